/** Charts that are rows of a ledger: a name, an amount at the right, and a bar below. Pure. */
import { dateText } from '#calculators/kernel/format.ts'
import type { BarChart, DonutChart, TimelineChart, WaterfallChart } from '#calculators/kernel/report.ts'
import type { Unit } from '#calculators/kernel/units.ts'
import { showCell } from '#calculators/kernel/units.ts'
import type { Legend } from '#site/charts/model.ts'

export type RowSource = BarChart | WaterfallChart | TimelineChart | DonutChart

/** Fractions of the width. */
export type Piece = { readonly from: number; readonly to: number; readonly paint: string }
export type ChartRow = {
  readonly name: string
  readonly value: string
  /** A heading stands above the rows of its group and has no bar. */
  readonly heading?: boolean
  readonly soft?: boolean
  readonly swatch?: string
  readonly pieces: readonly Piece[]
  /** Where the next row starts, for the thread of a waterfall. */
  readonly thread?: number
}
export type RowModel = {
  readonly rows: readonly ChartRow[]
  /** The zero line, when there are values on both sides of it. */
  readonly zero: number | null
  readonly mark: { readonly at: number; readonly label: string } | null
  readonly ends: readonly [string, string] | null
  readonly legend: readonly Legend[]
  readonly ring: readonly { readonly from: number; readonly to: number; readonly paint: string }[]
}

const EMPTY = { zero: null, mark: null, ends: null, legend: [], ring: [] } satisfies Partial<RowModel>

/** Axis labels carry no cents when the amounts are large: the table has them. */
const amount = (value: number | null, unit: Unit) => showCell(value, unit)

function scaleOf(values: readonly number[]): { at: (value: number) => number; zero: number | null } {
  const low = values.reduce((a, b) => Math.min(a, b), 0)
  const high = values.reduce((a, b) => Math.max(a, b), 0)
  const span = high - low || 1
  return { at: (value) => (value - low) / span, zero: low < 0 ? -low / span : null }
}

const piece = (a: number, b: number, paint: string): Piece => ({ from: Math.min(a, b), to: Math.max(a, b), paint })

function barRows(chart: BarChart): RowModel {
  const { unit } = chart.y
  const numbers = chart.series.map((series) => series.values.map((value) => value ?? 0))
  if (chart.stacked && chart.series.length > 1) {
    const totals = chart.categories.map((_, index) => numbers.reduce((sum, values) => sum + (values[index] ?? 0), 0))
    // Parts below zero stack to the left of it.
    const below = chart.categories.map((_, index) =>
      numbers.reduce((sum, values) => sum + Math.min(0, values[index] ?? 0), 0),
    )
    const above = chart.categories.map((_, index) =>
      numbers.reduce((sum, values) => sum + Math.max(0, values[index] ?? 0), 0),
    )
    const { at, zero } = scaleOf([...below, ...above])
    const rows = chart.categories.map((name, index): ChartRow => {
      let [left, right] = [0, 0]
      const pieces = numbers.map((values, order) => {
        const value = values[index] ?? 0
        const from = value < 0 ? left : right
        if (value < 0) left += value
        else right += value
        return piece(at(from), at(from + value), `fill-${order}`)
      })
      return { name, value: amount(totals[index] ?? 0, unit), pieces }
    })
    return {
      ...EMPTY,
      rows,
      zero,
      legend: chart.series.map((series, order) => ({ label: series.label, swatch: `fill-${order}` })),
    }
  }
  const { at, zero } = scaleOf(numbers.flat())
  const single = chart.series.length === 1
  const rows = chart.categories.flatMap((name, index): ChartRow[] => {
    const bars = chart.series.map((series, order): ChartRow => {
      const value = series.values[index] ?? null
      return {
        name: single ? name : series.label,
        value: amount(value, unit),
        soft: !single,
        pieces: value === null ? [] : [piece(at(0), at(value), `fill-${order}`)],
      }
    })
    return single ? bars : [{ name, value: '', heading: true, pieces: [] }, ...bars]
  })
  return { ...EMPTY, rows, zero }
}

function waterfallRows(chart: WaterfallChart): RowModel {
  let running = 0
  const spans = chart.bars.map((bar) => {
    const from = bar.total ? 0 : running
    const to = bar.total ? bar.value : running + bar.value
    running = to
    return { bar, from, to }
  })
  const { at, zero } = scaleOf(spans.flatMap(({ from, to }) => [from, to]))
  const rows = spans.map(({ bar, from, to }): ChartRow => {
    const sign = !bar.total && bar.value > 0 ? '+ ' : ''
    const paint = bar.total ? 'fill-0' : bar.value < 0 ? 'fill-1' : 'fill-4'
    return {
      name: bar.label,
      value: `${sign}${amount(bar.value, chart.y.unit)}`,
      pieces: [piece(at(from), at(to), paint)],
      thread: at(to),
    }
  })
  return { ...EMPTY, rows, zero }
}

function donutRows(chart: DonutChart): RowModel {
  const parts = chart.parts.filter((part) => part.value > 0)
  const total = parts.reduce((sum, part) => sum + part.value, 0)
  let turned = 0
  const ring = parts.map((part, order) => {
    const from = turned
    turned += part.value / total
    return { from, to: turned, paint: `fill-${order % 8}` }
  })
  const rows = chart.parts.map((part): ChartRow => {
    const order = parts.indexOf(part)
    const share = total > 0 && order >= 0 ? ` · ${showCell(part.value / total, 'percent', 1)}` : ''
    return {
      name: part.label,
      value: `${amount(part.value, chart.y.unit)}${share}`,
      swatch: order >= 0 ? `fill-${order % 8}` : undefined,
      pieces: [],
    }
  })
  return { ...EMPTY, rows, ring }
}

function timelineRows(chart: TimelineChart): RowModel {
  const first = Date.parse(chart.from)
  const span = Date.parse(chart.to) - first || 1
  const at = (date: string) => Math.min(1, Math.max(0, (Date.parse(date) - first) / span))
  const rows = chart.bars.map((bar): ChartRow => {
    const [from, to] = [at(bar.from), at(bar.to)]
    const filled = from + (to - from) * (bar.filled ?? 1)
    const dates = `${dateText(bar.from)} – ${dateText(bar.to)}`
    return {
      name: bar.label,
      value: bar.note ?? dates,
      pieces: [
        { from, to, paint: 'fill-open' },
        { from, to: filled, paint: 'fill-0' },
      ],
    }
  })
  const inside = chart.today !== undefined && chart.today >= chart.from && chart.today <= chart.to
  return {
    ...EMPTY,
    rows,
    mark: inside && chart.today ? { at: at(chart.today), label: 'vandaag' } : null,
    ends: [dateText(chart.from), dateText(chart.to)],
  }
}

export function rowModel(chart: RowSource): RowModel {
  switch (chart.kind) {
    case 'bar':
      return barRows(chart)
    case 'waterfall':
      return waterfallRows(chart)
    case 'donut':
      return donutRows(chart)
    case 'timeline':
      return timelineRows(chart)
  }
}
