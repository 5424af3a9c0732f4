/** Wat weegt het meest: which input moves the headline most? */
import { useMemo } from 'react'
import { showDifference, showFigure } from '#calculators/kernel/units.ts'
import { isSeen, probe, turnedFields, turnedInputs } from '#site/calculator/tools/probe.ts'
import { leversOf, sensitivities, type Sensitivity as One, withImplied } from '#site/calculator/tools/sensitivity.ts'
import type { ToolProps } from '#site/calculator/tools/tool-props.ts'

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

/** So many rows say which fields matter; the others move the answer less than these. */
const MOST = 6

export function Sensitivity({ calculator, situation, good, real }: ToolProps) {
  const { headline } = good.report
  const found = useMemo(() => {
    const { value: now } = headline
    if (typeof now !== 'number') return []
    const figureAt = (path: string, value: unknown) =>
      probe(calculator, situation, good.values, { path, value }, headline.key, good)
    const numbers = turnedInputs(calculator.inputs, good).flatMap((input) => withImplied(input, now, figureAt))
    const levers = leversOf(numbers, turnedFields(calculator.inputs, good.given), good.values)
    const all = sensitivities(levers, now, figureAt)
    return all.filter(({ down, up }) => [down, up].some((value) => value !== null && isSeen(value, headline)))
  }, [calculator, situation, good, headline])
  if (typeof headline.value !== 'number') return <p>Deze uitkomst is geen getal: er valt geen stap op te meten.</p>
  if (found.length === 0) return <p>Geen enkel veld verandert deze uitkomst met een kleine stap.</p>
  const most = found.slice(0, MOST)
  const widest = most.reduce(
    (widestSoFar, one) => Math.max(widestSoFar, Math.abs(one.down ?? 0), Math.abs(one.up ?? 0)),
    0,
  )
  const change = (value: number | null) => {
    if (value === null) return 'kan niet'
    return isSeen(value, headline) ? showDifference(value, headline.unit, headline.decimals) : 'geen verschil'
  }
  return (
    <>
      <p>
        {headline.label} is nu <strong>{showFigure(headline)}</strong>. Zoveel verandert dat met een kleine stap in één
        veld. Wat het meest weegt, staat bovenaan.
        {real && ' Alles staat hier in euro’s van dan.'}
      </p>
      <div className="table-scroll" role="region" aria-label="Tabel: wat het meest weegt" tabIndex={0}>
        <table className="sensitivity">
          <caption className="visually-hidden">Wat een kleine stap per veld doet</caption>
          <thead>
            <tr>
              <th scope="col">Veld en stap</th>
              <th scope="col">Minder</th>
              <th scope="col" className="sensitivity-bar">
                Effect
              </th>
              <th scope="col">Meer</th>
            </tr>
          </thead>
          <tbody>
            {most.map((one) => (
              <tr key={one.path}>
                <th scope="row" className="text">
                  {one.label} <small>± {one.step}</small>
                </th>
                <td>{change(one.down)}</td>
                <td className="sensitivity-bar">
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
