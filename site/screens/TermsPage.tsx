import { longDate } from '#calculators/kernel/format.ts'
import { dataLicence } from '#site/content/open-figures.ts'
import { legalTextsChangedOn, operator } from '#site/content/site.ts'
import { OperatorDetails } from '#site/screens/AboutPage.tsx'
import { InformationPage } from '#site/screens/InformationPage.tsx'

export function TermsPage() {
  return (
    <InformationPage path="/voorwaarden" lead="Kort gezegd: gebruik onze rekenhulpen gerust, maar beslis zelf.">
      <div className="prose">
        <p className="dated">Laatst bijgewerkt op {longDate(legalTextsChangedOn)}.</p>
        <h2>Informatie, geen advies</h2>
        <p>
          De rekenhulpen zijn er om te informeren. Ze zijn geen beleggings-, krediet-, fiscaal of juridisch advies en
          geen aanbod. Een uitkomst hangt af van wat je invult en van aannames die we erbij tonen. Vraag voor een
          belangrijke beslissing raad aan je bank, notaris, boekhouder of een erkende adviseur.
        </p>
        <h2>Wat je mag</h2>
        <ul>
          <li>De rekenhulpen gratis gebruiken, voor jezelf en je naasten.</li>
          <li>Een uitkomst bewaren, afdrukken of delen.</li>
          <li>Naar onze pagina’s verwijzen.</li>
          <li>
            Een rekenhulp op je eigen site zetten, ook op die van een bedrijf, met de code die we daarvoor geven en met
            de vermelding van Rekenklaar eronder.
          </li>
          <li>
            Met je eigen programma of assistent rekenen via de open rekendienst, en onze wettelijke cijfers hergebruiken
            onder {dataLicence.name}. Hoe dat werkt, staat bij <a href="/ontwikkelaars">Ontwikkelaars</a>.
          </li>
        </ul>
        <h2>Wat niet mag</h2>
        <ul>
          <li>
            De pagina’s en teksten van de site commercieel hergebruiken zonder onze schriftelijke toestemming. Wat
            hierboven staat, mag wel.
          </li>
          <li>
            De pagina’s met bots of andere geautomatiseerde middelen leegtrekken of belasten. Programma’s gebruiken in
            de plaats daarvan de open rekendienst op <code>/api/v1</code> of <code>/mcp</code>: die is vrij, met een
            grens per minuut.
          </li>
          <li>De site gebruiken voor iets wat de wet verbiedt, of proberen ze te verstoren.</li>
        </ul>
        <p>Zoekmachines mogen de site gewoon indexeren.</p>
        <h2>Juistheid en aansprakelijkheid</h2>
        <p>
          We controleren onze cijfers zorgvuldig en tonen bij elk cijfer de datum van de laatste controle. Toch kunnen
          regels en rentes veranderen en kunnen er fouten insluipen. We zijn niet aansprakelijk voor schade door een
          beslissing die op een uitkomst steunt, behalve bij opzet of zware fout. Je rechten als consument blijven
          altijd gelden.
        </p>
        <h2>Links naar andere sites</h2>
        <p>We verwijzen naar bronnen die we nuttig vinden. Voor de inhoud van andere sites staan wij niet in.</p>
        <h2>Wijzigingen</h2>
        <p>
          Een belangrijke wijziging van deze voorwaarden kondigen we 30 dagen lang aan op de startpagina. De datum
          bovenaan zegt wanneer de tekst het laatst veranderde.
        </p>
        <h2>Toepasselijk recht</h2>
        <p>
          Het Belgische recht is van toepassing. Komen we er samen niet uit, dan is de Belgische rechter bevoegd. Als
          consument kun je je ook wenden tot de{' '}
          <a href="https://consumentenombudsdienst.be/nl" rel="noopener">
            Consumentenombudsdienst
          </a>
          .
        </p>
        <h2>Vragen</h2>
        <p>
          Schrijf naar <a href={`mailto:${operator.email}`}>{operator.email}</a>. We antwoorden binnen 5 werkdagen.
        </p>
        <OperatorDetails />
      </div>
    </InformationPage>
  )
}
