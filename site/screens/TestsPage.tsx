import { calculatorPath } from '#site/content/categories.ts'
import type { CasesOfPage, TestCase } from '#site/content/test-cases.ts'
import { InformationPage } from '#site/screens/InformationPage.tsx'

function Case({ example }: { readonly example: TestCase }) {
  return (
    <article className="test-case">
      <h4>{example.title}</h4>
      <p className="dated">{example.source}</p>
      <table className="plain-table">
        <caption className="visually-hidden">{example.title}</caption>
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
                {figure.ours} {figure.equal ? null : <strong>(wijkt af)</strong>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {example.note ? <p className="dated">{example.note}</p> : null}
    </article>
  )
}

export function TestsPage({ pages }: { readonly pages: readonly CasesOfPage[] }) {
  const count = pages.reduce((sum, page) => sum + page.cases.length, 0)
  const right = pages.reduce(
    (sum, page) => sum + page.cases.filter((each) => each.figures.every((f) => f.equal)).length,
    0,
  )
  return (
    <InformationPage
      path="/zo-testen-we"
      lead={`${count} uitgewerkte voorbeelden, met hun bron. Bij ${right === count ? 'alle' : right} komt onze uitkomst overeen, op de nauwkeurigheid van het voorbeeld.`}
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
      {pages.map(({ meta, cases }) => (
        <section key={meta.slug} className="section" aria-labelledby={meta.slug} data-category={meta.category}>
          <h2 id={meta.slug}>
            <a href={calculatorPath(meta)}>{meta.pageTitle}</a>
          </h2>
          <details className="test-cases">
            <summary>{cases.length === 1 ? '1 voorbeeld' : `${cases.length} voorbeelden`}</summary>
            <h3 className="visually-hidden">Voorbeelden</h3>
            <div className="test-grid">
              {cases.map((example) => (
                <Case key={example.title} example={example} />
              ))}
            </div>
          </details>
        </section>
      ))}
    </InformationPage>
  )
}
