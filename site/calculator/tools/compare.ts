/** Scenarios side by side: a table of figures with differences, and one chart for all. Pure. */
import {
  type Chart,
  type Figure,
  figureByKey,
  type Report,
  type Series,
  shownFigures,
} from '#calculators/kernel/report.ts'
import { showCell, showFigure } from '#calculators/kernel/units.ts'

export type NamedReport = { readonly name: string; readonly report: Report }

export type CompareRow = {
  readonly label: string
  readonly cells: readonly { readonly value: string; readonly difference: string }[]
}

function differenceText(figure: Figure, base: Figure | undefined): string {
  if (!base || typeof figure.value !== 'number' || typeof base.value !== 'number' || figure.unit !== base.unit)
    return ''
  const by = figure.value - base.value
  if (Math.abs(by) < 1e-9) return '='
  return `${by > 0 ? '+' : '−'} ${showCell(Math.abs(by), figure.unit, figure.decimals)}`
}

/** The first report is the base of the differences. */
export function compareRows(reports: readonly NamedReport[]): CompareRow[] {
  const base = reports[0]
  if (!base) return []
  return shownFigures(base.report).map((figure) => ({
    label: figure.label,
    cells: reports.map(({ report }, order) => {
      const own = figureByKey(report, figure.key)
      return { value: own ? showFigure(own) : '–', difference: own && order > 0 ? differenceText(own, figure) : '' }
    }),
  }))
}

type Lined = Extract<Chart, { readonly x: unknown }>

/** The one line that stands for a chart: the middle of a fan, the top of a stack, else the first series. */
function mainSeries(chart: Lined): Series | undefined {
  if (chart.kind === 'fan') return chart.middle
  const first = chart.series[0]
  if (chart.kind !== 'stacked' || !first) return first
  const values = first.values.map((_, index) => chart.series.reduce((sum, one) => sum + (one.values[index] ?? 0), 0))
  return { key: 'samen', label: chart.title, values }
}

/** The first chart with lines, with one line per scenario; else the headlines as bars. */
export function compareChart(reports: readonly NamedReport[]): Chart | null {
  const first = reports[0]
  if (!first || reports.length < 2) return null
  const title = "Scenario's in één grafiek"
  const lined = first.report.charts.find((chart) => 'x' in chart)
  if (lined) {
    const lines = reports.flatMap(({ name, report }) => {
      const chart = report.charts.find((one) => one.key === lined.key)
      if (!chart || !('x' in chart)) return []
      return [{ name, x: chart.x, series: mainSeries(chart) }]
    })
    const longest = lines.reduce((most, line) => (line.x.values.length > most.values.length ? line.x : most), lined.x)
    const what = lines[0]?.series?.label ?? lined.title
    return {
      kind: 'line',
      key: 'scenarios',
      title,
      sentence: `${what}, per scenario.`,
      x: longest,
      y: lined.y,
      series: lines.map(({ name, series }): Series => ({ key: name, label: name, values: series?.values ?? [] })),
    }
  }
  const numeric = reports.filter(({ report }) => typeof report.headline.value === 'number')
  if (numeric.length < 2) return null
  return {
    kind: 'bar',
    key: 'scenarios',
    title,
    sentence: `${first.report.headline.label}, per scenario.`,
    categories: numeric.map(({ name }) => name),
    y: { unit: first.report.headline.unit },
    series: [
      {
        key: 'kop',
        label: first.report.headline.label,
        values: numeric.map(({ report }) => report.headline.value as number),
      },
    ],
  }
}
