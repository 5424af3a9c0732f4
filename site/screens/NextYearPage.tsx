import { longDate } from '#calculators/kernel/format.ts'
import { SCALE } from '#site/content/law-changes.ts'
import { type Coming, type ComingGroup } from '#site/content/next-year.ts'
import { InformationPage } from '#site/screens/InformationPage.tsx'

function Change({ change, slug }: { readonly change: Coming; readonly slug: string }) {
  return (
    <li>
      <p className="change-label">{change.label}</p>
      {change.after.includes(SCALE) ? (
        <p className="change-values">
          De schaal verandert. <a href={`/cijfers-en-bronnen/${slug}#${change.id}`}>Bekijk de bedragen</a>
        </p>
      ) : (
        <p className="change-values">
          <span className="change-before">{change.before}</span> <span aria-hidden="true">→</span>
          <span className="visually-hidden"> wordt </span> <strong>{change.after}</strong>
        </p>
      )}
      <p className="dated">
        Vanaf {longDate(change.from)} · {change.state} ·{' '}
        {change.address ? <a href={change.address}>{change.source}</a> : change.source}
        {change.note ? `. ${change.note}` : ''}
      </p>
    </li>
  )
}

export function NextYearPage({ groups, year }: { readonly groups: readonly ComingGroup[]; readonly year: number }) {
  return (
    <InformationPage
      path="/wat-verandert"
      lead={`Bedragen en regels die in ${year} veranderen, met wat erachter staat: een wet die begint, een stemming, een ontwerp of onze raming van de index.`}
    >
      {groups.map(({ name, slug, changes }) => (
        <section key={slug} className="section" aria-labelledby={slug}>
          <h2 id={slug}>{name}</h2>
          <ul>
            {changes.map((change) => (
              <Change key={`${change.id}${change.from}${change.state}`} change={change} slug={slug} />
            ))}
          </ul>
        </section>
      ))}
      <p className="prose">
        Wat al veranderde, staat bij <a href="/veranderingen">Wat is er veranderd?</a>
      </p>
    </InformationPage>
  )
}
