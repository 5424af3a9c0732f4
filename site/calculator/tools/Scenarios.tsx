/** Up to three calculations beside the one on screen. In memory and in the link, nowhere else. */
import { useMemo, useState } from 'react'
import { type Raw, rawFromValues } from '#calculators/kernel/read.ts'
import { wholeReport } from '#calculators/kernel/whole.ts'
import { outcomeFor } from '#site/calculator/state/calculation.ts'
import { deflate } from '#site/calculator/state/deflate.ts'
import { LONGEST_NAME, MOST_SCENARIOS, type Scenario } from '#site/calculator/state/page-link.ts'
import {
  compareChart,
  compareRows,
  differingInputs,
  type NamedReport,
  withScenario,
} from '#site/calculator/tools/compare.ts'
import { SideBySide } from '#site/calculator/tools/SideBySide.tsx'
import type { ToolProps } from '#site/calculator/tools/tool-props.ts'
import { ChartFigure } from '#site/charts/ChartFigure.tsx'

export function Scenarios({ calculator, situation, start, good, real, state, setState }: ToolProps) {
  const { inputs } = calculator
  const [chosen, setChosen] = useState(0)
  // A link has no dots between the thousands: as texts its amounts would differ from those of the form.
  const now: Raw = rawFromValues(inputs, good.values)
  const kept = useMemo(
    () =>
      state.scenarios.map(({ typed }) => {
        const outcome = outcomeFor(calculator, { ...start, ...typed }, situation)
        return outcome.status === 'ok'
          ? { report: wholeReport(calculator, outcome), out: outcome.out, values: outcome.values }
          : null
      }),
    [state.scenarios, start, calculator, situation],
  )
  const current = useMemo(() => wholeReport(calculator, good), [calculator, good])
  const basis = (report: NamedReport['report']) => (real ? deflate(report) : report)
  const reports: NamedReport[] = [
    { name: 'Nu', report: basis(current), out: good.out },
    ...state.scenarios.flatMap(({ name }, index) => {
      const one = kept[index]
      return one ? [{ name, report: basis(one.report), out: one.out }] : []
    }),
  ]
  const beside = Math.min(chosen + 1, reports.length - 1)
  const chart = compareChart(reports)
  const full = state.scenarios.length >= MOST_SCENARIOS
  const change = (index: number, next: readonly Scenario[]) =>
    setState((before) => ({
      ...before,
      scenarios: before.scenarios.flatMap((scenario, order) => (order === index ? next : [scenario])),
    }))
  return (
    <>
      {state.scenarios.length === 0 && (
        <p>Zet deze berekening opzij, verander daarna je gegevens en zie wat het scheelt.</p>
      )}
      <div className="acts">
        <button type="button" className="btn" disabled={full} onClick={() => setState(withScenario)}>
          Zet deze berekening ernaast
        </button>
        {full && <p className="f-hint">Er staan er drie. Verwijder er een om een andere ernaast te zetten.</p>}
      </div>
      <ul className="kept">
        {state.scenarios.map(({ name, typed }, index) => {
          const own = kept[index]
          const differing = own ? differingInputs(inputs, rawFromValues(inputs, own.values), now, good.values) : []
          return (
            <li key={index}>
              <label className="kept-name">
                <span className="visually-hidden">Naam van berekening {index + 1}</span>
                <input
                  type="text"
                  autoComplete="off"
                  maxLength={LONGEST_NAME}
                  value={name}
                  onChange={(event) => change(index, [{ name: event.target.value, typed }])}
                />
              </label>
              <button type="button" className="btn" onClick={() => setState((before) => ({ ...before, typed }))}>
                Terugzetten<span className="visually-hidden"> van {name}</span>
              </button>
              <button type="button" className="btn" onClick={() => change(index, [])}>
                Verwijderen<span className="visually-hidden"> van {name}</span>
              </button>
              {own ? (
                <p className="f-hint">
                  {differing.length === 0
                    ? 'Gelijk aan nu. Verander iets in het formulier: hier zie je wat het scheelt.'
                    : `Anders dan nu: ${differing.join(' · ')}.`}
                </p>
              ) : (
                <p className="f-error">Deze gegevens geven geen uitkomst.</p>
              )}
            </li>
          )
        })}
      </ul>
      {reports.length > 2 && (
        <label className="beside">
          Naast nu
          <select className="select" value={beside - 1} onChange={(event) => setChosen(Number(event.target.value))}>
            {reports.slice(1).map(({ name }, index) => (
              <option key={index} value={index}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      {reports.length > 1 && (
        <SideBySide names={reports.map(({ name }) => name)} rows={compareRows(reports)} beside={beside}>
          Berekeningen naast elkaar, met het verschil tegenover nu
        </SideBySide>
      )}
      {chart && <ChartFigure chart={chart} fileName="vergelijking" />}
    </>
  )
}
