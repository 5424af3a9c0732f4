import { dateText } from '#calculators/format.ts'
import type { Dated } from '#rules/dated.ts'
import { lawLines } from '#site/content/law-value.ts'
import { subjectOf } from '#site/content/law-subjects.ts'
import { lawFigures, type NamedFigure } from '#site/content/tokens.ts'
import { InformationPage } from '#site/screens/InformationPage.tsx'

const confidenceTexts = {
  hoog: 'officiële tekst gezien',
  middel: 'goede tweede bron',
  laag: 'onze keuze, niet zeker',
} as const

/** A long scale is folded, so that the page stays a list one can scan. */
function Value({ lines }: { readonly lines: readonly string[] }) {
  if (lines.length === 1) return lines[0]
  const list = (
    <ul className="law-lines">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
  if (lines.length <= 5) return list
  return (
    <details>
      <summary>{lines.length} regels</summary>
      {list}
    </details>
  )
}

function FigureRows({ figure }: { readonly figure: Dated<unknown> }) {
  const newestFirst = figure.rows.toReversed()
  return (
    <article className="law-figure">
      <h3>{figure.label}</h3>
      <table className="plain-table">
        <caption className="visually-hidden">{figure.label}, per begindatum</caption>
        <thead>
          <tr>
            <th scope="col">Geldt vanaf</th>
            <th scope="col">Waarde</th>
          </tr>
        </thead>
        <tbody>
          {newestFirst.map((row) => (
            <tr key={row.from}>
              <th scope="row">{dateText(row.from)}</th>
              <td>
                <Value lines={lawLines(row.value, figure.unit)} />
                {row.note ? <small>{row.note}</small> : null}
                {row.source ? <small>{[row.source, row.article].filter(Boolean).join(', ')}</small> : null}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="dated">
        Bron:{' '}
        {figure.url ? (
          <a href={figure.url} rel="noopener">
            {figure.source}
          </a>
        ) : (
          figure.source
        )}
        {figure.article ? `, ${figure.article}` : ''}. Nagekeken op {dateText(figure.checkedOn)} (
        {confidenceTexts[figure.confidence]}).{figure.note ? ` ${figure.note}` : ''}
      </p>
    </article>
  )
}

function grouped(figures: readonly NamedFigure[]): readonly (readonly [string, readonly NamedFigure[]])[] {
  const files = [...new Set(figures.map((named) => named.file))]
  return files
    .map((file): readonly [string, readonly NamedFigure[]] => [file, figures.filter((named) => named.file === file)])
    .toSorted(([a], [b]) => subjectOf(a).localeCompare(subjectOf(b), 'nl'))
}

export function FiguresPage() {
  const groups = grouped(lawFigures)
  return (
    <InformationPage
      path="/cijfers-en-bronnen"
      lead={`${lawFigures.length} wettelijke cijfers, elk met de datum waarop het ingaat, de bron en onze laatste controle. Dit zijn precies de cijfers waarmee de rekenhulpen werken.`}
    >
      <nav className="index-links" aria-label="Onderwerpen">
        <ul>
          {groups.map(([file, figures]) => (
            <li key={file}>
              <a href={`#${file}`}>{subjectOf(file)}</a> ({figures.length})
            </li>
          ))}
        </ul>
      </nav>
      {groups.map(([file, figures]) => (
        <section key={file} className="section" aria-labelledby={file}>
          <h2 id={file}>{subjectOf(file)}</h2>
          <div className="law-figures">
            {figures.map((named) => (
              <FigureRows key={named.name} figure={named.figure} />
            ))}
          </div>
        </section>
      ))}
    </InformationPage>
  )
}
