import { longDate } from '#calculators/kernel/format.ts'
import { type LawChange, SCALE } from '#site/content/law-changes.ts'
import { InformationPage } from '#site/screens/InformationPage.tsx'

type Props = { readonly upcoming: readonly LawChange[]; readonly changes: readonly LawChange[] }

type Became = 'werd' | 'wordt'

function Change({ change, became }: { readonly change: LawChange; readonly became: Became }) {
  return (
    <li>
      <p className="change-label">{change.label}</p>
      {change.after === SCALE ? (
        <p className="change-values">
          De schaal is aangepast. <a href="/cijfers-en-bronnen">Bekijk de cijfers</a>
        </p>
      ) : (
        <p className="change-values">
          <span className="change-before">{change.before}</span> <span aria-hidden="true">→</span>
          <span className="visually-hidden"> {became} </span> <strong>{change.after}</strong>
        </p>
      )}
      <p className="dated">{[change.source, change.note].filter(Boolean).join('. ')}</p>
    </li>
  )
}

function ByDate({ changes, became }: { readonly changes: readonly LawChange[]; readonly became: Became }) {
  const dates = [...new Set(changes.map((change) => change.from))]
  return dates.map((date) => (
    <section key={date} className="change-day">
      <h3>{longDate(date)}</h3>
      <ul>
        {changes
          .filter((change) => change.from === date)
          .map((change) => (
            <Change key={change.label} change={change} became={became} />
          ))}
      </ul>
    </section>
  ))
}

/** Rates of banks change while the site runs, so changes.ts asks the server for them: last, so that nothing moves. */
export function ChangesPage({ upcoming, changes }: Props) {
  return (
    <InformationPage
      path="/veranderingen"
      lead="Een berekening van vorig jaar kan vandaag anders uitvallen. Hier zie je welk cijfer veranderde, en wanneer."
    >
      <p className="prose">
        Zoek je de rentes van banken? <a href="#rentes">Die staan onderaan</a>.
      </p>
      {upcoming.length > 0 ? (
        <section className="section" aria-labelledby="straks">
          <h2 id="straks">Al bekend voor later</h2>
          <ByDate changes={upcoming} became="wordt" />
        </section>
      ) : null}
      <section className="section" aria-labelledby="wet">
        <h2 id="wet">Wettelijke cijfers</h2>
        <p className="dated">
          Van dit jaar en vorig jaar. Oudere waarden staan bij <a href="/cijfers-en-bronnen">Cijfers en bronnen</a>.
        </p>
        <ByDate changes={changes} became="werd" />
      </section>
      <section className="section" aria-labelledby="rentes">
        <h2 id="rentes">Bankrentes</h2>
        <p className="dated">De nieuwste wijzigingen in de rentes die we volgen.</p>
        <div data-rate-changes>
          <p>
            De rentes van vandaag staan bij <a href="/sparen/hoogste-spaarrente-belgie">Hoogste spaarrente</a> en{' '}
            <a href="/lenen/kredietvergelijker-belgie">Krediet vergelijken</a>. Alle wijzigingen vind je in onze{' '}
            <a href="/veranderingen.xml">nieuwsfeed</a>. Je kunt alle rentes met hun bron ook{' '}
            <a href="/api/rates.csv" download>
              downloaden als CSV
            </a>
            .
          </p>
        </div>
      </section>
    </InformationPage>
  )
}
