import { catalogue } from '#calculators/catalogue.ts'
import { dateText, num } from '#calculators/kernel/format.ts'
import { computeWith } from '#calculators/library.ts'
import calculator from '#calculators/sparen/deposito-calculator/calculator.ts'
import { meta } from '#calculators/sparen/deposito-calculator/meta.ts'
import { mostBodyBytes, mostRows, usualMsPerMinute } from '#contract/compute.ts'
import { hostPagePrefix } from '#contract/embed.ts'
import { apiChanges, apiVersion, mostBatchBytes, mostCases, v1Prefix } from '#contract/v1.ts'
import { buildDay } from '#site/content/build-day.ts'
import { dataLicence } from '#site/content/open-figures.ts'
import { operator, publicOrigin } from '#site/content/site.ts'
import { lawFigures } from '#site/content/tokens.ts'
import { productVersion } from '#site/content/version.ts'
import { callForms, type FormName, formNames } from '#site/developers/call-forms.ts'
import { InformationPage } from '#site/screens/InformationPage.tsx'
import { CodeBlock } from '#site/ui/CodeBlock.tsx'

const EXAMPLE = 'deposito-calculator'
const example = { invoer: { bedrag: 10_000, looptijd: 6, rente: 2 }, datum: buildDay }
/** What the service answers to it, worked out when the page is made. */
const answered = computeWith<Record<string, unknown>>(meta, calculator, example.invoer, { date: buildDay })
const output = answered.status === 'ok' ? answered.answer.headline : ''
const value = answered.status === 'ok' ? String(answered.answer.figures[output]) : ''
const forms = callForms({ origin: publicOrigin, slug: EXAMPLE, request: example, output })
const question = {
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name: 'cijfer', arguments: { vraag: 'spaarvrijstelling' } },
}

const commands = [
  {
    words: 'Stel een vraag in gewone taal',
    code: `curl -s ${publicOrigin}${v1Prefix}/vraag \\\n  -H 'Content-Type: application/json' \\\n  -d '${JSON.stringify({ vraag: 'hoeveel hou ik over van 3200 euro bruto' })}'`,
  },
  {
    words: 'Vraag een cijfer uit de wet op een dag',
    code: `curl -s '${publicOrigin}${v1Prefix}/cijfers/spaarvrijstelling?datum=${buildDay}'`,
  },
  {
    words: 'Vraag het als assistent',
    code: `curl -s ${publicOrigin}/mcp \\\n  -H 'Content-Type: application/json' \\\n  -H 'Accept: application/json, text/event-stream' \\\n  -d '${JSON.stringify(question)}'`,
  },
]

function Offer() {
  return (
    <dl className="offers">
      <div>
        <dt>Rekendienst</dt>
        <dd>
          <code>{v1Prefix}</code>: rekenen (ook honderd gevallen tegelijk), velden en uitkomsten beschrijven, vragen in
          gewone taal, en cijfers uit de wet op een dag. Beschreven in <a href="/rekenhulpen.openapi.json">OpenAPI</a>,
          en per rekenhulp, bijvoorbeeld <a href={`/openapi/${EXAMPLE}.json`}>het deposito</a>. De bankrentes staan in{' '}
          <a href="/api/openapi.json">een eigen document</a>.
        </dd>
      </div>
      <div>
        <dt>Assistenten</dt>
        <dd>
          <code>/mcp</code> (Model Context Protocol). De tool <code>vraag</code> beantwoordt een zin in één keer;{' '}
          <code>bereken</code>, <code>beschrijf</code>, <code>zoek</code>, <code>cijfer</code> en vijftien rekenhulpen
          hebben een eigen schema. Met de broncode draait dezelfde dienst op je eigen computer (<code>npm run mcp</code>
          ); dan verlaat niets je toestel.
        </dd>
      </div>
      <div>
        <dt>Insluiten</dt>
        <dd>
          Elke rekenhulp kan op je eigen site staan. Onderaan elke rekenhulp staat “Zet deze rekenhulp op je site”,
          bijvoorbeeld bij <a href={`${hostPagePrefix}${EXAMPLE}`}>het deposito</a>. Er is ook een compacte vorm.
        </dd>
      </div>
      <div>
        <dt>Open cijfers</dt>
        <dd>
          {lawFigures.length} wettelijke cijfers met al hun waarden, bron en bewijs: <a href="/cijfers.json">JSON</a>,{' '}
          <a href="/cijfers.schema.json">JSON Schema</a>, <a href="/cijfers.csv">CSV</a> en een{' '}
          <a href="/cijfers.xml">feed</a>. De bankrentes staan in <a href="/api/rates.csv">CSV</a> en in{' '}
          <a href="/veranderingen.xml">hun feed</a>.
        </dd>
      </div>
      <div>
        <dt>Bibliotheek</dt>
        <dd>
          <code>npm run pakket</code> maakt van de broncode een npm-pakket zonder afhankelijkheden. Een rekenhulp, veld
          of keuze die niet bestaat, compileert niet.
        </dd>
      </div>
    </dl>
  )
}

function TryIt() {
  return (
    <form className="try" data-try>
      <p>
        <label htmlFor="try-slug">Rekenhulp</label>
        <select id="try-slug" name="slug" defaultValue={EXAMPLE}>
          {catalogue.map(({ slug, breadcrumbTitle }) => (
            <option key={slug} value={slug}>
              {breadcrumbTitle}
            </option>
          ))}
        </select>
      </p>
      <p>
        <label htmlFor="try-body">Vraag</label>
        <textarea
          id="try-body"
          name="body"
          rows={8}
          spellCheck={false}
          autoComplete="off"
          defaultValue={JSON.stringify(example, null, 2)}
        />
      </p>
      <p>
        <button type="submit" className="btn btn-primary">
          Verstuur
        </button>{' '}
        <span role="status" data-try-said />
      </p>
      <pre className="try-answer" data-try-answer tabIndex={0} aria-label="Antwoord">
        <code>Hier komt het antwoord.</code>
      </pre>
    </form>
  )
}

export function DevelopersPage() {
  return (
    <InformationPage
      path="/ontwikkelaars"
      lead={`Alle ${catalogue.length} rekenhulpen staan open voor andere programma’s: hetzelfde antwoord als op de pagina, met de regels en bronnen erbij. Zonder sleutel, zonder account.`}
    >
      <section className="section" aria-labelledby="wat">
        <h2 id="wat">Wat er is</h2>
        <Offer />
      </section>
      <section className="section" aria-labelledby="probeer">
        <h2 id="probeer">Probeer het hier</h2>
        <p className="prose">
          Dit formulier stuurt de vraag naar onze server, zoals een programma dat doet. Gebruik geen echte gegevens als
          je dat niet wilt.
        </p>
        <TryIt />
      </section>
      <section className="section" aria-labelledby="vormen">
        <h2 id="vormen">Dezelfde vraag elders</h2>
        <p className="prose">
          Wat je hierboven verstuurt, staat hier om over te nemen. Het antwoord is{' '}
          <strong data-call-result>{value}</strong>, met een punt voor de decimalen. De formule voor Excel is die van
          een Nederlandstalige versie; in een Engelse heet de functie NUMBERVALUE.
        </p>
        {(Object.keys(formNames) as FormName[]).map((name) => (
          <div key={name} className="command" data-call-form={name}>
            <h3>{formNames[name]}</h3>
            <CodeBlock code={forms[name]} label={formNames[name]} />
          </div>
        ))}
      </section>
      <section className="section" aria-labelledby="opdrachten">
        <h2 id="opdrachten">Drie andere opdrachten</h2>
        {commands.map(({ words, code }) => (
          <div key={words} className="command">
            <h3>{words}</h3>
            <CodeBlock code={code} label={words} />
          </div>
        ))}
      </section>
      <div className="prose section">
        <h2 id="grenzen">Grenzen</h2>
        <ul>
          <li>
            Per netwerk gewoonlijk {num(usualMsPerMinute / 1000)} seconden rekentijd per minuut, goed voor ongeveer
            zevenhonderd antwoorden, en één berekening tegelijk. Daarboven antwoordt de dienst met 429 en zegt{' '}
            <code>Retry-After</code> hoeveel seconden je wacht.
          </li>
          <li>
            Een vraag is hoogstens {num(mostBodyBytes / 1024)} kB groot en heeft hoogstens {mostRows} rijen per lijst;
            een reeks heeft hoogstens {mostCases} gevallen en {num(mostBatchBytes / 1024)} kB. Elk geval telt voor de
            rekentijd die het vroeg.
          </li>
          <li>
            Een fout veld geeft 422 met een boodschap per veld, en met de keuzes, grenzen of jaren die wel kunnen. Wat
            je niet meegeeft, krijgt zijn startwaarde; <code>aangenomen</code> noemt wat meebeslist en{' '}
            <code>streng</code> weigert voorbeelden.
          </li>
          <li>Een jaar waarvan we de regels niet kennen, wordt geweigerd; we gokken niet.</li>
          <li>De vaste zinnen van een weigering komen in het Nederlands, Frans of Engels (Accept-Language).</li>
        </ul>
        <h2 id="privacy">Privacy</h2>
        <p>
          Op de site zelf en in een ingesloten rekenhulp blijft wat je invult in je browser. Bij de rekendienst en{' '}
          <code>/mcp</code> is dat anders: daar stuurt een programma de invoer bewust naar ons. We antwoorden en
          vergeten: geen cookies, geen bestand, en geen enkel logboek bevat een invoer. Ons logboek houdt wel bij dat er
          iets gevraagd werd, aan welke rekenhulp, en hoe lang het duurde.
        </p>
        <h2 id="licentie">Licentie</h2>
        <ul>
          <li>
            Cijfers:{' '}
            <a href={dataLicence.address} rel="noopener license">
              {dataLicence.name}
            </a>
            , met vermelding van Rekenklaar.
          </li>
          <li>Broncode en bibliotheek: EUPL-1.2.</li>
          <li>
            Antwoorden van de rekendienst mag je vrij gebruiken, ook beroepsmatig. Het blijft informatie, geen advies:
            toon de datum van de regels en wat niet meegerekend is (<code>nietMeegerekend</code>) erbij.
          </li>
          <li>
            Voor de pagina’s en teksten van de site gelden de <a href="/voorwaarden">voorwaarden</a>: die trek je niet
            met een bot leeg.
          </li>
        </ul>
        <h2 id="versies">Versies en belofte</h2>
        <p>
          Dit is versie {apiVersion} van de rekendienst, met rekenhulpen van versie {productVersion()}. Elk antwoord
          noemt beide. Binnen versie 1 veranderen adressen, namen, types, codes en statussen niet; een veld dat een
          andere naam krijgt, blijft ook onder de oude begrepen. Er kunnen adressen, velden, uitkomsten en delen bij
          komen: laat je programma negeren wat het niet kent. Zinnen, startwaarden en de wet kunnen altijd veranderen.
          Komt er ooit een versie 2, dan blijft versie 1 nog minstens twee jaar antwoorden.
        </p>
        <ul>
          {apiChanges.map(({ version, on, text }) => (
            <li key={version}>
              {version} ({dateText(on)}): {text}
            </li>
          ))}
        </ul>
        <p>
          Sleutels zijn overal Nederlands, zoals de velden en de wet zelf. De adressen van vroeger,{' '}
          <code>/api/rekenhulpen</code>, blijven antwoorden. Wat er in de wet en in de rentes verandert, staat bij{' '}
          <a href="/veranderingen">Wat is er veranderd?</a>
        </p>
        <p>
          Vragen of een fout gezien? Schrijf naar <a href={`mailto:${operator.email}`}>{operator.email}</a>.
        </p>
      </div>
    </InformationPage>
  )
}
