import { nearestRow } from '#rules/kernel/dated.ts'
import { buildDay } from '#site/content/build-day.ts'
import { bySubject, figuresOf, type LawGroup, lawGroups } from '#site/content/law-groups.ts'
import { subjectOf } from '#site/content/law-subjects.ts'
import { lawLines } from '#site/content/law-value.ts'
import { dataLicence } from '#site/content/open-figures.ts'
import { lawFigures, type NamedFigure } from '#site/content/tokens.ts'
import { InformationPage } from '#site/screens/InformationPage.tsx'

/** The value of today, or what we last knew; what was only voted and since when stand on the page of its subject. */
function today({ figure }: NamedFigure): string {
  const lines = lawLines(nearestRow(figure, buildDay).value, figure.unit)
  return lines.length === 1 && (lines[0] ?? '').length < 60 ? (lines[0] ?? '') : 'schaal'
}

function Subject({
  group,
  file,
  figures,
}: {
  readonly group: LawGroup
  readonly file: string
  readonly figures: readonly NamedFigure[]
}) {
  return (
    <div data-filter-group>
      <h3>{subjectOf(file)}</h3>
      <table className="plain-table figure-table">
        <tbody>
          {figures.map((named) => (
            <tr key={named.name} data-filter-line>
              <th scope="row">
                <a href={`/cijfers-en-bronnen/${group.slug}#${named.name}`}>{named.figure.label}</a>
              </th>
              <td>{today(named)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

export function FiguresPage() {
  return (
    <InformationPage
      path="/cijfers-en-bronnen"
      lead={`${lawFigures.length} wettelijke cijfers, met hun waarde van nu. Klik door voor sinds wanneer die geldt, de vroegere waarden, de bron en onze laatste controle. Dit zijn precies de cijfers waarmee de rekenhulpen werken.`}
    >
      <p className="filter" data-filter>
        <label htmlFor="cijfer-zoeken">Zoek een cijfer</label>
        <input id="cijfer-zoeken" type="search" autoComplete="off" placeholder="bijvoorbeeld beurstaks" />
        <span role="status" data-filter-said></span>
      </p>
      <p className="prose">
        Wil je ermee verder? Neem alle cijfers mee als <a href="/cijfers.json">JSON</a> (
        <a href="/cijfers.schema.json">schema</a>) of <a href="/cijfers.csv">CSV</a>, en volg nieuwe waarden in de{' '}
        <a href="/cijfers.xml">feed</a>. Ze zijn vrij te gebruiken, ook beroepsmatig, onder{' '}
        <a href={dataLicence.address} rel="noopener license">
          {dataLicence.name}
        </a>
        : vermeld Rekenklaar als bron.
      </p>
      {lawGroups.map((group) => (
        <section key={group.slug} className="section" aria-labelledby={`groep-${group.slug}`} data-filter-group>
          <h2 id={`groep-${group.slug}`}>
            <a href={`/cijfers-en-bronnen/${group.slug}`}>{group.name}</a>
          </h2>
          {bySubject(figuresOf(group)).map(([file, figures]) => (
            <Subject key={file} group={group} file={file} figures={figures} />
          ))}
        </section>
      ))}
    </InformationPage>
  )
}
