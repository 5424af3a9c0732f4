import { catalogue } from '#calculators/catalogue.ts'
import { categories } from '#calculators/kernel/meta.ts'
import { calculatorsOf, categoryNames } from '#site/content/categories.ts'
import { sectionTexts } from '#site/content/home.ts'
import { operator } from '#site/content/site.ts'
import { InformationPage } from '#site/screens/InformationPage.tsx'

export function OperatorDetails() {
  const rows: readonly (readonly [string, string])[] = [
    ['Naam', operator.name],
    ['Adres', operator.address],
    ['Ondernemingsnummer (KBO)', operator.companyNumber],
    ['Btw-nummer', operator.vatNumber],
    ['Telefoon', operator.phone],
  ]
  return (
    <dl>
      {rows
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      <div>
        <dt>E-mail</dt>
        <dd>
          <a href={`mailto:${operator.email}`}>{operator.email}</a>
        </dd>
      </div>
    </dl>
  )
}

export function AboutPage() {
  return (
    <InformationPage
      path="/over-ons"
      lead="Geldzaken worden vaak ingewikkelder gemaakt dan ze zijn. Wij maken rekenhulpen die je meteen begrijpt en die je kunt narekenen."
    >
      <div className="prose">
        <h2>Onze missie</h2>
        <p>
          Iedereen in België moet een geldbeslissing kunnen nemen met de juiste cijfers voor ogen. Niet met een folder
          van een verkoper, niet met een Amerikaans rekenblad, maar met de Belgische regels en je eigen bedragen.
        </p>
        <h2>Wat we aanbieden</h2>
        <p>
          {catalogue.length} gratis rekenhulpen. Je ziet de uitkomst terwijl je typt, met een grafiek, een tabel en elke
          stap van de berekening. Je kunt scenario’s naast elkaar leggen, terugrekenen vanaf een doel, afdrukken, een
          Excel bewaren of een link delen. Je invoer blijft daarbij in je browser.
        </p>
        <h2>Vier categorieën</h2>
        <dl>
          {categories.map((category) => (
            <div key={category} data-category={category}>
              <dt>
                <a href={`/${category}`}>{categoryNames[category]}</a> ({calculatorsOf(category).length})
              </dt>
              <dd>{sectionTexts[category]}</dd>
            </div>
          ))}
        </dl>
        <h2>Onze waarden</h2>
        <ul>
          <li>
            <strong>Eerlijk.</strong> We verkopen geen financiële producten en geven geen leads door. Een rangschikking
            volgt de cijfers, nooit een vergoeding.
          </li>
          <li>
            <strong>Controleerbaar.</strong> Elk wettelijk cijfer heeft een bron en een datum. Je vindt ze allemaal bij{' '}
            <a href="/cijfers-en-bronnen">Cijfers en bronnen</a>.
          </li>
          <li>
            <strong>Getest.</strong> We rekenen gepubliceerde voorbeelden na en tonen het verschil. Kijk mee bij{' '}
            <a href="/zo-testen-we">Zo testen we</a>.
          </li>
          <li>
            <strong>Discreet.</strong> Geen account, geen registratie. Cookies voor statistiek of reclame komen er
            alleen als jij ja zegt.
          </li>
          <li>
            <strong>Voor iedereen.</strong> Ook met een toetsenbord, een schermlezer of een oud toestel. Zie onze{' '}
            <a href="/toegankelijkheid">toegankelijkheidsverklaring</a>.
          </li>
        </ul>
        <h2>Hoe we geld verdienen</h2>
        <p>
          De site mag reclame tonen om de kosten te dekken, en alleen aan wie daarvoor toestemming geeft. Reclame staat
          nooit tussen je invoer en je uitkomst, en heeft geen invloed op wat we berekenen.
        </p>
        <h2>Contact</h2>
        <p>Een fout gezien, een vraag of een idee? Schrijf ons. We lezen alles.</p>
        <OperatorDetails />
      </div>
    </InformationPage>
  )
}
