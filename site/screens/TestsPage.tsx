import { categories, type Category } from '#calculators/kernel/meta.ts'
import { calculatorPath, categoryNames } from '#site/content/categories.ts'
import type { CasesOfPage, TestCase } from '#site/content/test-cases.ts'
import { InformationPage } from '#site/screens/InformationPage.tsx'

const isRight = (example: TestCase) => example.figures.every((figure) => figure.equal)
const isPublished = ({ source }: TestCase) => !source.startsWith('Eigen afleiding')
const countText = (count: number) => (count === 1 ? '1 voorbeeld' : `${count} voorbeelden`)

export function TestsPage({ pages }: { readonly pages: readonly CasesOfPage[] }) {
  const all = pages.flatMap(({ cases }) => cases)
  const right = all.filter(isRight).length
  return (
    <InformationPage
      path="/zo-testen-we"
      lead={`${all.length} uitgewerkte voorbeelden, met hun bron. Bij ${right === all.length ? 'alle' : right} komt onze uitkomst overeen, op de nauwkeurigheid van het voorbeeld.`}
    >
      <div className="prose">
        <p>
          We zoeken voorbeelden die anderen gepubliceerd hebben: banken, overheid, notarissen, de pers. Waar er geen
          bestaat, leiden we de uitkomst zelf met de hand af. Bij elke wijziging van de site rekenen we ze allemaal
          opnieuw na. Klopt er één niet meer, dan gaat de wijziging niet door.
        </p>
        <p>
          Daarnaast controleren we eigenschappen die altijd moeten gelden: de aflossingen van een lening tellen op tot
          het geleende bedrag, een hogere rente geeft nooit een lagere maandlast, en heen en terug rekenen brengt je
          waar je begon.
        </p>
      </div>
      <div className="map">
        {categories.map((category) => (
          <section key={category} className="map-group" data-category={category} aria-labelledby={`tests-${category}`}>
            <h2 id={`tests-${category}`}>
              <a href={`/zo-testen-we/${category}`}>{categoryNames[category]}</a>
            </h2>
            <ul>
              {pages
                .filter(({ meta }) => meta.category === category)
                .map(({ meta, cases }) => (
                  <li key={meta.slug}>
                    <a href={`/zo-testen-we/${category}#${meta.slug}`}>{meta.pageTitle}</a>
                    <span>{countText(cases.length)}</span>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
    </InformationPage>
  )
}

function Case({ example }: { readonly example: TestCase }) {
  return (
    <article className="test-case">
      <h3>{example.title}</h3>
      <p className="dated">{example.source}</p>
      <table className="plain-table">
        <thead>
          <tr>
            <th scope="col">Wat</th>
            <th scope="col">Voorbeeld</th>
            <th scope="col">Rekenklaar</th>
          </tr>
        </thead>
        <tbody>
          {example.figures.map((figure) => (
            <tr key={figure.label}>
              <th scope="row">{figure.label}</th>
              <td>{figure.published}</td>
              <td>
                {figure.ours}
                {figure.equal ? null : <strong> (wijkt af)</strong>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {example.note ? <p className="dated">{example.note}</p> : null}
    </article>
  )
}

/** All of them in full would make a page of a hundred screens. */
const IN_FULL = 3

function Wrong({ cases }: { readonly cases: readonly TestCase[] }) {
  return cases.every(isRight) ? null : <strong> Minstens één wijkt af.</strong>
}

/** By source only, folded away. */
function Others({ cases }: { readonly cases: readonly TestCase[] }) {
  if (cases.length === 0) return null
  return (
    <details className="fold">
      <summary>Ook nagerekend ({cases.length})</summary>
      <Wrong cases={cases} />
      <ul className="dated">
        {[...Map.groupBy(cases, ({ source }) => source)].map(([source, { length }]) => (
          <li key={source}>{length === 1 ? source : `${source}: ${countText(length)}`}</li>
        ))}
      </ul>
    </details>
  )
}

function Cases({ cases }: { readonly cases: readonly TestCase[] }) {
  const published = cases.filter(isPublished)
  const derived = cases.filter((example) => !isPublished(example))
  return (
    <>
      <div className="test-grid">
        {published.slice(0, IN_FULL).map((example) => (
          <Case key={example.title} example={example} />
        ))}
      </div>
      <Others cases={published.slice(IN_FULL)} />
      {derived.length === 0 ? null : (
        <p className="dated">
          {countText(derived.length)} zelf met de hand afgeleid en nagerekend.
          <Wrong cases={derived} />
        </p>
      )}
    </>
  )
}

type GroupProps = { readonly category: Category; readonly pages: readonly CasesOfPage[] }

export function TestGroupPage({ category, pages }: GroupProps) {
  return (
    <InformationPage
      path={`/zo-testen-we/${category}`}
      lead="Links het gepubliceerde voorbeeld, rechts wat onze rekenhulp ervan maakt."
    >
      {pages
        .filter(({ meta }) => meta.category === category)
        .map(({ meta, cases }) => (
          <section key={meta.slug} className="section" aria-labelledby={meta.slug} data-category={category}>
            <h2 id={meta.slug}>
              <a href={calculatorPath(meta)}>{meta.pageTitle}</a>
            </h2>
            <Cases cases={cases} />
          </section>
        ))}
    </InformationPage>
  )
}
