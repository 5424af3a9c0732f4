/** What the result rests on: legal figures, assumptions, what is left out, sources, dates. */
import { type ReactNode, useCallback, useState } from 'react'
import { dateText, longDate, plural } from '#calculators/kernel/format.ts'
import type { Report } from '#calculators/kernel/report.ts'
import { type LawUse } from '#rules/kernel/dated.ts'
import { checkedOnOf, confidenceOf, lawAddress } from '#rules/kernel/proof.ts'
import { Folded } from '#site/calculator/report/Folded.tsx'
import { bringSources, Sourced } from '#site/calculator/report/sources.tsx'
import { Steps } from '#site/calculator/report/Steps.tsx'
import { FigureSource, FigureValue } from '#site/screens/FigureValue.tsx'

export const versionOf = (changedOn: string) => changedOn.slice(0, 7).replace('-', '.')

type ListProps = { readonly uses: readonly LawUse[]; readonly sourced?: boolean }

/** Where a value comes from, who looked at it and how sure it is. */
function Origin({ use: { figure, row } }: { readonly use: LawUse }) {
  const confidence = confidenceOf(figure, row)
  const sure = confidence === 'hoog' ? '' : ` · zekerheid: ${confidence}`
  return (
    <>
      <FigureSource figure={figure} row={row} />
      {` · nagekeken op ${dateText(checkedOnOf(figure, row))}${row.derived ? ' · afgeleid' : ''}${sure}`}
    </>
  )
}

function UsedFigures({ uses, sourced = true }: ListProps) {
  if (uses.length === 0) return null
  return (
    <ul className="law">
      {uses.map((use) => {
        const notes = [use.row.note, use.figure.note].filter(Boolean)
        return (
          <li key={`${use.figure.id}${use.row.from}`}>
            {/* No paragraph: a scale is a table, which may not be in one. */}
            <div className="law-name">
              <span>{use.figure.label}</span>
              <div className="law-value">
                <FigureValue figure={use.figure} row={use.row} />
              </div>
            </div>
            <p className="src">
              {use.provisional && (
                <>
                  <strong>Voorlopig</strong>: voor {use.date.slice(0, 4)} nog niet bekend of nagekeken ·{' '}
                </>
              )}
              {`Geldt sinds ${dateText(use.row.from)}${sourced ? ' · ' : ''}`}
              {sourced && <Origin use={use} />}
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

function Lines({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <div>
      <h3>{title}</h3>
      <ul className="lines">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  )
}

/** From so many figures on a visitor may want to look for one. */
const WORTH_A_FILTER = 10

function FilteredFigures({ uses }: { readonly uses: readonly LawUse[] }) {
  const [wanted, setWanted] = useState('')
  const show = useCallback(
    (all: readonly LawUse[], sourced: boolean) => {
      const words = wanted.toLowerCase().split(/\s+/).filter(Boolean)
      const text = ({ figure, row }: LawUse) =>
        [figure.label, row.source ?? figure.source, row.article ?? figure.article].join(' ').toLowerCase()
      const found = all.filter((use) => words.every((word) => text(use).includes(word)))
      if (found.length === 0) return <p className="src">Geen cijfer met die woorden.</p>
      return <UsedFigures uses={found} sourced={sourced} />
    },
    [wanted],
  )
  return (
    <>
      {uses.length >= WORTH_A_FILTER && (
        <p className="filter no-print">
          <label htmlFor="wet-zoeken">Zoek een cijfer of artikel</label>
          <input
            id="wet-zoeken"
            type="search"
            autoComplete="off"
            value={wanted}
            onChange={(event) => setWanted(event.target.value)}
          />
        </p>
      )}
      <Sourced uses={uses} show={show} />
    </>
  )
}

type Props = {
  readonly report: Report
  readonly uses: readonly LawUse[]
  /** Last change of words or rules of this calculator. */
  readonly changedOn: string
  /** The day whose rules were used. */
  readonly rulesDay: string
  /** The amounts on the page are in euros of today. */
  readonly real: boolean
  /** The day of the bank rates; empty where none are used. */
  readonly asOf: string
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

function Sources({ uses }: { readonly uses: readonly LawUse[] }) {
  const sources = sourcesOf(uses)
  if (sources.length === 0) return null
  return (
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
  )
}

const showSources = (uses: readonly LawUse[], sourced: boolean) => sourced && <Sources uses={uses} />

function StepsPart({ report: { steps }, uses, real }: Pick<Props, 'report' | 'uses' | 'real'>) {
  const show = useCallback((found: readonly LawUse[]) => <Steps steps={steps} uses={found} />, [steps])
  if (steps.length === 0) return null
  return (
    <div id="zo-rekenen-we">
      <h3>Zo rekenen we</h3>
      {real && <p className="src">De stappen staan in euro’s van dan.</p>}
      <Sourced uses={uses} show={show} />
    </div>
  )
}

/** Steps, law, assumptions and sources behind one title, which says how many there are. */
export function Grounds({ report, uses, changedOn, rulesDay, real, asOf, children }: Props) {
  const onOpen = useCallback(() => void bringSources(uses), [uses])
  const checked = lastCheck(uses, changedOn)
  const counts = [
    report.steps.length > 0 && plural(report.steps.length, 'stap', 'stappen'),
    uses.length > 0 && plural(uses.length, 'wetcijfer', 'wetcijfers'),
    plural(report.assumptions.length, 'aanname', 'aannames'),
  ].filter(Boolean)
  return (
    <Folded
      id="controle"
      title="Controleer ons"
      words={`${counts.join(', ')}. Nagekeken op ${longDate(checked)}.`}
      onOpen={onOpen}
    >
      <div className="check-body">
        <StepsPart report={report} uses={uses} real={real} />
        {uses.length > 0 && (
          <div id="gebruikte-cijfers">
            <h3>Cijfers uit de wet</h3>
            <FilteredFigures uses={uses} />
          </div>
        )}
        <div id="aannames">
          <Lines title="Aannames" lines={report.assumptions} />
          <Lines title="Niet meegerekend" lines={report.excluded} />
        </div>
        <div>
          <h3>Bronnen en controle</h3>
          <Sourced uses={uses} show={showSources} />
          <p className="src">
            Laatst nagekeken op {dateText(checked)} · regels op {dateText(rulesDay)} · versie {versionOf(changedOn)}
            {asOf !== '' && ` · bankrentes van ${dateText(asOf)}`} · <a href="/zo-testen-we">zo testen we</a>
          </p>
          {children}
          <p className="src">Deze berekening is informatief en geen persoonlijk advies.</p>
        </div>
      </div>
    </Folded>
  )
}
