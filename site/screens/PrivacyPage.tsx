import { longDate } from '#calculators/kernel/format.ts'
import { purposes, purposeTexts } from '#site/consent/cookies.ts'
import { StorageTable } from '#site/consent/StorageTable.tsx'
import { asksConsent, legalTextsChangedOn, operator } from '#site/content/site.ts'
import { OperatorDetails } from '#site/screens/AboutPage.tsx'
import { InformationPage } from '#site/screens/InformationPage.tsx'

export function PrivacyPage() {
  return (
    <InformationPage path="/privacy" lead="Wat je invult, blijft van jou. De berekening gebeurt in je eigen browser.">
      <div className="prose">
        <p className="dated">Laatst bijgewerkt op {longDate(legalTextsChangedOn)}.</p>
        <h2>Wie is verantwoordelijk?</h2>
        <OperatorDetails />
        <h2>Je berekeningen</h2>
        <p>
          Alle invoer van de rekenhulpen wordt lokaal verwerkt, in je browser. We sturen ze niet naar onze server en
          bewaren ze niet. Vraag je om iets te onthouden, dan staat het alleen op jouw toestel. Deel je een link met je
          cijfers, dan staan die achter het hekje (#) in het adres: dat deel stuurt een browser nooit mee. Wie de link
          krijgt, ziet je cijfers wel.
        </p>
        <h2>Geen registratie</h2>
        <p>Er zijn geen accounts voor bezoekers. We vragen geen naam, e-mailadres of rijksregisternummer.</p>
        <h2>Technische logboeken</h2>
        <p>
          Onze server noteert aanvragen aan de rentegegevens en fouten om de site veilig en beschikbaar te houden.
          Volledige IP-adressen komen niet in die logboeken. Vraagt een programma iets aan onze{' '}
          <a href="/ontwikkelaars#privacy">rekendienst</a>, dan noteren we aan welke rekenhulp, maar nooit wat er
          ingevuld is.
        </p>
        <h2 id="cookies">Cookies en lokale opslag</h2>
        <p>
          Noodzakelijke cookies en opslag dekken je sessie, je toestemming en voorkeuren zoals donkere kleuren en taal.
          Daarvoor vragen we geen toestemming. Voor statistiek en reclame wel: zonder jouw ja wordt er niets van
          geladen, ook niet zonder cookies.
        </p>
        <p>
          Twee diensten kunnen na jouw toestemming geladen worden: Google Analytics voor statistiek en Google AdSense
          voor reclame. {!asksConsent && 'Op dit ogenblik gebruiken we geen van beide. '}Hebben wij een dienst niet
          ingeschakeld, dan wordt er ook met je toestemming niets geladen. Google kan gegevens buiten de Europese Unie
          verwerken, onder het EU-VS-gegevensbeschermingskader.
        </p>
        {purposes.map((purpose) => (
          <section key={purpose} aria-labelledby={`doel-${purpose}`}>
            <h3 id={`doel-${purpose}`}>{purposeTexts[purpose].title}</h3>
            <p>{purposeTexts[purpose].text}</p>
            <StorageTable purpose={purpose} />
          </section>
        ))}
        <p>
          Je kunt je toestemming altijd intrekken of veranderen. Dat gaat even snel als toestemmen: met deze knop, of
          met ‘Cookie-instellingen’ onderaan elke pagina.
        </p>
        <p>
          <button type="button" className="btn" data-consent-reset>
            Cookie-instellingen
          </button>
        </p>
        <h2>Je rechten</h2>
        <p>
          De Europese privacywet (AVG, in het Engels <span lang="en">GDPR</span>) geeft je het recht om je gegevens in
          te zien, te verbeteren, te wissen, mee te nemen, en om je tegen het gebruik te verzetten. Schrijf naar{' '}
          <a href={`mailto:${operator.email}`}>{operator.email}</a>. We antwoorden binnen 30 dagen.
        </p>
        <p>
          Ben je niet tevreden met ons antwoord, dan kun je klacht indienen bij de{' '}
          <a href="https://www.gegevensbeschermingsautoriteit.be/burger" rel="noopener">
            Gegevensbeschermingsautoriteit
          </a>
          , Drukpersstraat 35, 1000 Brussel.
        </p>
        <h2>Wijzigingen</h2>
        <p>
          Verandert er iets belangrijks, dan melden we dat 30 dagen lang op de startpagina. Komt er een nieuw doel bij,
          dan vragen we je toestemming opnieuw.
        </p>
      </div>
    </InformationPage>
  )
}
