/** Up to three kept calculations beside the one on screen. In memory and in the link, nowhere else. */
import { useMemo } from 'react'
import type { Raw } from '#calculators/kernel/read.ts'
import { answerFor } from '#site/calculator/state/calculation.ts'
import { deflate } from '#site/calculator/state/deflate.ts'
import { compareChart, compareRows, type NamedReport } from '#site/calculator/tools/compare.ts'
import type { ToolProps } from '#site/calculator/tools/Tools.tsx'
import { ChartFigure } from '#site/charts/ChartFigure.tsx'

export function Scenarios({ calculator, situation, start, good, real, state, setState }: ToolProps) {
  const kept = useMemo(
    () =>
      state.scenarios.map(({ name, typed }) => {
        const raw: Raw = { ...start, ...typed }
        const outcome = answerFor(calculator, raw, situation)
        return { name, typed, report: outcome.status === 'ok' ? outcome.report : null }
      }),
    [state.scenarios, start, calculator, situation],
  )
  const basis = (report: NamedReport['report']) => (real ? deflate(report) : report)
  const reports: NamedReport[] = [
    { name: 'Nu', report: basis(good.report) },
    ...kept.flatMap(({ name, report }) => (report ? [{ name: `Scenario ${name}`, report: basis(report) }] : [])),
  ]
  const chart = compareChart(reports)
  if (kept.length === 0) {
    return (
      <p>Nog niets bewaard. Kies bij het resultaat "Bewaar als scenario A", verander dan je gegevens en vergelijk.</p>
    )
  }
  const remove = (name: string) =>
    setState((now) => {
      const left = now.scenarios.filter((scenario) => scenario.name !== name)
      return { ...now, scenarios: left.map((scenario, index) => ({ ...scenario, name: 'ABC'.charAt(index) })) }
    })
  return (
    <>
      <div className="report-table">
        <div className="table-scroll" role="region" aria-label="Tabel: scenario's naast elkaar" tabIndex={0}>
          <table>
            <caption className="visually-hidden">Scenario's naast elkaar, met het verschil tegenover nu</caption>
            <thead>
              <tr>
                <th scope="col" className="text">
                  Cijfer
                </th>
                {reports.map(({ name }) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {compareRows(reports).map((row) => (
                <tr key={row.label}>
                  <th scope="row" className="text">
                    {row.label}
                  </th>
                  {row.cells.map((cell, index) => (
                    <td key={index}>
                      {cell.value}
                      {cell.difference && <small className="difference">{cell.difference}</small>}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
      <ul className="kept">
        {kept.map(({ name, typed, report }) => (
          <li key={name}>
            <strong>Scenario {name}</strong>
            {!report && <span className="f-error">Deze gegevens geven geen uitkomst.</span>}
            <button type="button" className="btn" onClick={() => setState((now) => ({ ...now, typed }))}>
              Terugzetten<span className="visually-hidden"> van scenario {name}</span>
            </button>
            <button type="button" className="btn" onClick={() => remove(name)}>
              Verwijderen<span className="visually-hidden"> van scenario {name}</span>
            </button>
          </li>
        ))}
      </ul>
      {chart && <ChartFigure chart={chart} fileName="scenarios" />}
    </>
  )
}
