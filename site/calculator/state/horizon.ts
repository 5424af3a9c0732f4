/** How far ahead a report looks, and whether euros of today say something. */
import type { Chart } from '#calculators/kernel/chart.ts'
import { type Figure, figuresOf, type Report, shownFigures, type Table } from '#calculators/kernel/report.ts'
import type { Unit } from '#calculators/kernel/units.ts'

/** Up to this many years the difference says little and the switch is not shown. */
const SHORTEST_HORIZON = 3

export const isMoney = (unit: Unit) => unit === 'euro' || unit === 'euro0'

export function horizonOf(report: Report): number {
  const charts = report.charts.flatMap((chart) => ('inYears' in chart && chart.inYears ? chart.inYears : []))
  const tables = report.tables.flatMap((table) => table.inYears ?? [])
  const figures = figuresOf(report).map((figure) => figure.inYears ?? 0)
  return [...charts, ...tables, ...figures].reduce((furthest, years) => Math.max(furthest, years), 0)
}

const figureMoves = ({ value, unit, inYears, ofToday }: Figure) =>
  !isMoney(unit) || typeof value !== 'number' || value === 0 || inYears !== undefined || ofToday !== undefined

function chartMoves(chart: Chart): boolean {
  if (chart.kind === 'timeline' || !isMoney(chart.y.unit)) return true
  return 'inYears' in chart && chart.inYears !== undefined
}

const tableMoves = ({ columns, inYears }: Table) => inYears !== undefined || !columns.some(({ unit }) => isMoney(unit))

/** Whether the page offers the switch: only where every amount on screen can move along. */
export function canDeflate(report: Report): boolean {
  if (report.inflation === undefined || horizonOf(report) <= SHORTEST_HORIZON) return false
  return shownFigures(report).every(figureMoves) && report.charts.every(chartMoves) && report.tables.every(tableMoves)
}
