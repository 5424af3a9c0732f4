/** Gevoeligheid: which input moves the headline most? */
import { useMemo } from 'react'
import { showCell } from '#calculators/kernel/units.ts'
import { numberInputs, probe } from '#site/calculator/tools/probe.ts'
import { sensitivities, type Sensitivity as One } from '#site/calculator/tools/sensitivity.ts'
import type { ToolProps } from '#site/calculator/tools/Tools.tsx'

function Bar({ one, widest }: { readonly one: One; readonly widest: number }) {
  const side = (change: number | null, paint: string) => {
    if (change === null || change === 0) return null
    const share = (Math.abs(change) / widest) * 50
    return <rect className={paint} x={`${change < 0 ? 50 - share : 50}%`} y="2" width={`${share}%`} height="16" />
  }
  return (
    <svg className="chart-svg" width="100%" height="20" aria-hidden="true">
      {side(one.down, 'fill-1')}
      {side(one.up, 'fill-0')}
      <line className="grid zero" x1="50%" x2="50%" y1="0" y2="20" />
    </svg>
  )
}

export function Sensitivity({ calculator, situation, good }: ToolProps) {
  const { headline } = good.report
  const found = useMemo(() => {
    if (typeof headline.value !== 'number') return []
    return sensitivities(numberInputs(calculator.inputs, good.values), headline.value, (key, value) =>
      probe(calculator, situation, good.values, { key, value }, headline.key),
    )
  }, [calculator, situation, good, headline])
  if (found.length === 0) return <p>Een kleine stap van de getallen hierboven verandert deze uitkomst niet.</p>
  const widest = found.reduce((most, one) => Math.max(most, Math.abs(one.down ?? 0), Math.abs(one.up ?? 0)), 0)
  const change = (value: number | null) => {
    if (value === null) return 'kan niet'
    return value === 0
      ? 'geen verschil'
      : `${value > 0 ? '+' : '−'} ${showCell(Math.abs(value), headline.unit, headline.decimals)}`
  }
  return (
    <>
      <p>
        Wat doet een kleine stap met {headline.label.toLowerCase()} (
        {showCell(headline.value, headline.unit, headline.decimals)})? De gevoeligste staat bovenaan.
      </p>
      <div className="table-scroll" role="region" aria-label="Tabel: gevoeligheid" tabIndex={0}>
        <table className="sensitivity">
          <caption className="visually-hidden">Gevoeligheid per invoer</caption>
          <thead>
            <tr>
              <th scope="col">Invoer en stap</th>
              <th scope="col">Stap minder</th>
              <th scope="col" className="sensitivity-bar">
                Effect
              </th>
              <th scope="col">Stap meer</th>
            </tr>
          </thead>
          <tbody>
            {found.map((one) => (
              <tr key={one.key}>
                <th scope="row" className="text">
                  {one.label} <small>± {one.step}</small>
                </th>
                <td>{change(one.down)}</td>
                <td>
                  <Bar one={one} widest={widest} />
                </td>
                <td>{change(one.up)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
