import { operator } from '#site/content/site.ts'
import { InformationPage } from '#site/screens/InformationPage.tsx'

export function AccessibilityPage() {
  return (
    <InformationPage
      path="/toegankelijkheid"
      lead="Rekenen over geld moet voor iedereen kunnen, hoe je ook leest, typt of kijkt."
    >
      <div className="prose">
        <h2>Waar we naar streven</h2>
        <p>
          We volgen de internationale richtlijn WCAG 2.2, niveau AA. We zijn daar wettelijk wellicht niet toe verplicht,
          maar vinden het vanzelfsprekend.
        </p>
        <h2>Wat je mag verwachten</h2>
        <ul>
          <li>Alles werkt met het toetsenbord, met een zichtbare focus. De eerste tab brengt je naar de inhoud.</li>
          <li>Elk veld heeft een label met de eenheid. Fouten staan naast het veld en zeggen wat je kunt doen.</li>
          <li>De uitkomst wordt één keer voorgelezen nadat je stopt met typen, in één zin.</li>
          <li>Elke grafiek heeft een zin die zegt wat je ziet, en een tabel met dezelfde cijfers.</li>
          <li>Kleur is nooit het enige verschil. Tekst heeft voldoende contrast, ook in donkere kleuren.</li>
          <li>De pagina’s werken op 320 pixels breed en bij 400 % vergroting.</li>
          <li>Vraagt je toestel om minder beweging, dan beweegt er niets.</li>
          <li>Zonder JavaScript lees je bij elke rekenhulp de uitleg en een uitgewerkt voorbeeld.</li>
        </ul>
        <h2>Hoe we het nagaan</h2>
        <p>
          Een automatische controle (axe) bekijkt elke soort pagina in lichte en donkere kleuren, met en zonder
          cookiemelding. Daarnaast lopen we de pagina’s met het toetsenbord na. Automatische controles vinden niet
          alles.
        </p>
        <h2>Wat nog niet lukt</h2>
        <ul>
          <li>Er is nog geen volledige test met schermlezers door mensen die er elke dag mee werken.</li>
          <li>
            Een bewaarde PDF is een afdruk van de pagina en heeft geen eigen koppenstructuur. Gebruik liever de pagina
            zelf.
          </li>
          <li>Brede tabellen schuif je op een smal scherm zijwaarts.</li>
        </ul>
        <h2>Een probleem melden</h2>
        <p>
          Lukt iets niet? Schrijf naar <a href={`mailto:${operator.email}`}>{operator.email}</a> en zeg op welke pagina
          en met welk hulpmiddel. We antwoorden binnen 5 werkdagen.
        </p>
      </div>
    </InformationPage>
  )
}
