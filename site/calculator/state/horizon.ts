/** How far ahead a report looks, and whether euros of today say something. */
import { figuresOf, type Report } from '#calculators/kernel/report.ts'

/** Up to this many years the difference says little and the switch is not shown. */
const SHORTEST_HORIZON = 3

export function horizonOf(report: Report): number {
  const charts = report.charts.flatMap((chart) => ('inYears' in chart && chart.inYears ? chart.inYears : []))
  const tables = report.tables.flatMap((table) => table.inYears ?? [])
  const figures = figuresOf(report).map((figure) => figure.inYears ?? 0)
  return [...charts, ...tables, ...figures].reduce((furthest, years) => Math.max(furthest, years), 0)
}

/** Whether the page offers the switch. */
export function canDeflate(report: Report): boolean {
  return report.inflation !== undefined && horizonOf(report) > SHORTEST_HORIZON
}
