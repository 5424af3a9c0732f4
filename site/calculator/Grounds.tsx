/** What the result rests on: legal figures, assumptions, what is left out, sources, dates. */
import type { ReactNode } from 'react'
import { dateText } from '#calculators/kernel/format.ts'
import type { Report } from '#calculators/kernel/report.ts'
import { lawAddress, type LawUse } from '#rules/kernel/dated.ts'
import { versionOf } from '#site/calculator/ErrorReport.tsx'
import { FigureSource, FigureValue } from '#site/screens/FigureValue.tsx'

export function UsedFigures({ uses }: { readonly uses: readonly LawUse[] }) {
  if (uses.length === 0) return null
  return (
    <ul className="law">
      {uses.map((use) => {
        const notes = [use.row.note, use.figure.note].filter(Boolean)
        return (
          <li key={`${use.figure.label}${use.row.from}`}>
            {/* No paragraph: a scale is a table, which may not stand in one. */}
            <div className="law-name">
              <span>{use.figure.label}</span>
              <div className="law-value">
                <FigureValue figure={use.figure} row={use.row} />
              </div>
            </div>
            <p className="src">
              {use.provisional && (
                <>
                  <strong>Voorlopig</strong>: voor {use.date.slice(0, 4)} nog niet bekend of nog niet nagekeken ·{' '}
                </>
              )}
              Geldt sinds {dateText(use.row.from)} · <FigureSource figure={use.figure} row={use.row} /> · nagekeken op{' '}
              {dateText(use.row.proof?.seenOn ?? use.figure.checkedOn)}
              {use.row.derived && ' · afgeleid'}
              {use.figure.confidence !== 'hoog' && ` · zekerheid: ${use.figure.confidence}`}
            </p>
            {notes.map((note) => (
              <p key={note} className="src">
                {note}
              </p>
            ))}
          </li>
        )
      })}
    </ul>
  )
}

function Lines({
  id,
  title,
  lines,
}: {
  readonly id: string
  readonly title: string
  readonly lines: readonly string[]
}) {
  if (lines.length === 0) return null
  return (
    <section id={id}>
      <h2>{title}</h2>
      <ul className="lines">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  )
}

type Props = {
  readonly report: Report
  readonly uses: readonly LawUse[]
  /** Last change of words or rules of this calculator. */
  readonly changedOn: string
  /** The day whose rules were used. */
  readonly rulesDay: string
  readonly market: { readonly asOf: string } | null
  /** What stands under the sources. */
  readonly children: ReactNode
}

/** The youngest check of anything on this page. */
function lastCheck(uses: readonly LawUse[], changedOn: string): string {
  return uses.reduce((newest, use) => (use.figure.checkedOn > newest ? use.figure.checkedOn : newest), changedOn)
}

/** Each source once, in the order in which it is used. */
function sourcesOf(uses: readonly LawUse[]): { name: string; url: string | undefined }[] {
  const found = new Map<string, string | undefined>()
  for (const { figure, row } of uses) {
    const name = row.source ?? figure.source
    found.set(name, found.get(name) ?? lawAddress(figure, row))
  }
  return [...found].map(([name, url]) => ({ name, url }))
}

export function Grounds({ report, uses, changedOn, rulesDay, market, children }: Props) {
  const sources = sourcesOf(uses)
  return (
    <>
      {uses.length > 0 && (
        <section id="gebruikte-cijfers">
          <h2>Gebruikte cijfers</h2>
          <UsedFigures uses={uses} />
        </section>
      )}
      <div className="pair">
        <Lines id="aannames" title="Aannames" lines={report.assumptions} />
        <Lines id="niet-meegerekend" title="Niet meegerekend" lines={report.excluded} />
      </div>
      <section id="controle">
        <h2>Bronnen en controle</h2>
        {sources.length > 0 && (
          <ul className="lines">
            {sources.map(({ name, url }) => (
              <li key={name}>
                {url ? (
                  <a href={url} rel="noopener">
                    {name}
                  </a>
                ) : (
                  name
                )}
              </li>
            ))}
          </ul>
        )}
        <p className="src">
          Laatst nagekeken op {dateText(lastCheck(uses, changedOn))} · regels op {dateText(rulesDay)} · versie{' '}
          {versionOf(changedOn)}
          {market && ` · bankrentes van ${dateText(market.asOf)}`}
        </p>
        {children}
        <p className="src">Deze berekening is informatief en geen persoonlijk advies.</p>
      </section>
    </>
  )
}
