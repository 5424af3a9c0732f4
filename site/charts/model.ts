/** From a chart with two axes to shapes: fractions across, pixels down. Pure, so the server draws it too. */
import type { BarChart, FanChart, LineChart, Series } from '#calculators/kernel/report.ts'
import type { Unit } from '#calculators/kernel/units.ts'
import {
  CHAR as LABEL_CHAR,
  type LabelledLine,
  NARROW as LABEL_PLOT,
  type PlacedLabel,
  placeLabels,
} from '#site/charts/labels.ts'
import {
  axisText,
  type Domain,
  domainOf,
  niceTicks,
  positions,
  type XTick,
  xTicks,
  xWords,
} from '#site/charts/scale.ts'

export const PLOT_HEIGHT = 250
/** Pixels left of the plot; the stylesheet has a class for each. */
const MARGINS = { narrow: 38, middle: 54, wide: 72, widest: 84 } as const
export type XYSource = LineChart | FanChart | BarChart

export type Shape =
  | {
      readonly kind: 'line'
      readonly series: number
      readonly dashed: boolean
      readonly stacked?: boolean
      readonly path: string
    }
  | { readonly kind: 'area'; readonly series: number; readonly stacked?: boolean; readonly path: string }
  | { readonly kind: 'band'; readonly level: number; readonly path: string }
  | {
      readonly kind: 'bar'
      readonly series: number
      readonly x: number
      readonly width: number
      readonly y: number
      readonly height: number
    }

export type Reading = {
  readonly label: string
  readonly value: number | null
  readonly series: number
  readonly y: number | null
}
export type Legend = { readonly label: string; readonly swatch: string }

export type XYModel = {
  readonly xs: readonly number[]
  readonly xTicks: readonly XTick[]
  readonly yTicks: readonly { readonly y: number; readonly label: string; readonly zero: boolean }[]
  readonly shapes: readonly Shape[]
  readonly labels: readonly PlacedLabel[]
  readonly legend: readonly Legend[]
  readonly marks: readonly { readonly at: number; readonly label: string }[]
  readonly unit: Unit
  /** What the x axis measures, where its numbers do not say so themselves. */
  readonly xLabel: string
  /** Said when the y axis does not begin at zero. */
  readonly cut: string | null
  /** Room for the labels of the y axis. */
  readonly margin: keyof typeof MARGINS
  /** What stands at one point, in words and values. */
  readonly nameAt: (index: number) => string
  readonly readings: (index: number) => readonly Reading[]
}

type Point = readonly [number, number] | null
/** More points than this cannot be told apart on screen and only make the page heavier. */
const MOST_POINTS = 160

const round = (value: number) => Math.round(value * 10) / 10

function thinned(length: number): number[] {
  const stride = Math.max(1, Math.ceil(length / MOST_POINTS))
  const kept: number[] = []
  for (let index = 0; index < length; index += stride) kept.push(index)
  if (length > 0 && kept.at(-1) !== length - 1) kept.push(length - 1)
  return kept
}

/** Gaps in the values break the line. */
function linePath(points: readonly Point[], step: boolean): string {
  let path = ''
  let previous: Point = null
  for (const point of points) {
    if (point) {
      const [x, y] = [round(point[0] * 1000), round(point[1])]
      path += previous ? (step ? `H${x}V${y}` : `L${x} ${y}`) : `M${x} ${y}`
    }
    previous = point
  }
  return path
}

function areaPath(top: readonly Point[], bottom: readonly Point[], step = false): string {
  const back = bottom.filter((point) => point !== null).toReversed()
  const start = linePath(top, step)
  if (start === '' || back.length === 0) return ''
  return `${start}${back.map((point) => `L${round(point[0] * 1000)} ${round(point[1])}`).join('')}Z`
}

type Frame = {
  readonly xs: readonly number[]
  readonly kept: readonly number[]
  readonly toY: (value: number) => number
}

const pointsOf = (frame: Frame, values: readonly (number | null)[]): Point[] =>
  frame.kept.map((index) => {
    const value = values[index]
    return value === null || value === undefined || !Number.isFinite(value)
      ? null
      : [frame.xs[index] ?? 0, frame.toY(value)]
  })

function stackedValues(series: readonly Series[], length: number): number[][] {
  const totals = Array.from({ length }, () => 0)
  return series.map((one) =>
    one.values.map((value, index) => {
      totals[index] = (totals[index] ?? 0) + (value ?? 0)
      return totals[index]
    }),
  )
}

const isStacked = (chart: XYSource) => chart.kind === 'stacked' || (chart.kind === 'bar' && chart.stacked === true)

function linesOf(chart: XYSource): readonly Series[] {
  return chart.kind === 'fan' ? [chart.middle, ...(chart.lines ?? [])] : chart.series
}

function valuesIn(chart: XYSource, stacks: readonly (readonly number[])[]): readonly (number | null)[] {
  if (isStacked(chart)) return [...stacks.flat(), ...linesOf(chart).flatMap((series) => series.values)]
  const own = linesOf(chart).flatMap((series) => series.values)
  return chart.kind === 'fan' ? [...own, ...chart.bands.flatMap((band) => [...band.low, ...band.high])] : own
}

function bars(chart: BarChart, frame: Frame, stacks: readonly (readonly number[])[]): Shape[] {
  const slot = 1 / Math.max(1, chart.categories.length)
  const width = chart.stacked ? slot * 0.72 : (slot * 0.8) / chart.series.length
  const inset = (slot - (chart.stacked ? width : width * chart.series.length)) / 2
  return chart.series.flatMap((series, order) =>
    series.values.map((value, index): Shape => {
      const top = chart.stacked ? (stacks[order]?.[index] ?? 0) : (value ?? 0)
      const from = chart.stacked && order > 0 ? (stacks[order - 1]?.[index] ?? 0) : 0
      const [a, b] = [frame.toY(top), frame.toY(from)]
      const x = index * slot + inset + (chart.stacked ? 0 : order * width)
      return {
        kind: 'bar',
        series: order,
        x: round(x * 100),
        width: round(width * 100),
        y: round(Math.min(a, b)),
        height: round(Math.abs(a - b)),
      }
    }),
  )
}

function shapesOf(chart: XYSource, frame: Frame, stacks: readonly (readonly number[])[]): Shape[] {
  const floor = (at: number) =>
    pointsOf(
      frame,
      frame.xs.map(() => at),
    )
  if (chart.kind === 'bar') return bars(chart, frame, stacks)
  if (chart.kind === 'stacked') {
    return stacks.toReversed().flatMap((values, back): Shape[] => {
      const series = stacks.length - 1 - back
      const top = pointsOf(frame, values)
      const below = series === 0 ? floor(0) : pointsOf(frame, stacks[series - 1] ?? [])
      return [
        { kind: 'area', series, stacked: true, path: areaPath(top, below) },
        { kind: 'line', series, dashed: false, stacked: true, path: linePath(top, false) },
      ]
    })
  }
  const lines = linesOf(chart).map((series, order): Shape => ({
    kind: 'line',
    series: order,
    dashed: series.dashed === true,
    path: linePath(pointsOf(frame, series.values), chart.kind === 'step'),
  }))
  if (chart.kind === 'fan') {
    const bands = chart.bands.map((band, level): Shape => ({
      kind: 'band',
      level,
      path: areaPath(pointsOf(frame, band.low), pointsOf(frame, band.high)),
    }))
    return [...bands, ...lines]
  }
  const first = chart.series[0]
  if (chart.kind === 'area' && first) {
    return [{ kind: 'area', series: 0, path: areaPath(pointsOf(frame, first.values), floor(0)) }, ...lines]
  }
  return lines
}

function labelLines(chart: XYSource, frame: Frame, stacks: readonly (readonly number[])[]): LabelledLine[] {
  return linesOf(chart).map((series, order) => ({
    series: order,
    text: series.label,
    points: pointsOf(frame, chart.kind === 'stacked' ? (stacks[order] ?? []) : series.values),
    step: chart.kind === 'step',
  }))
}

/** A band of a stack carries its name inside, where it is thick enough. */
function stackLabels(lines: readonly LabelledLine[], floorY: number): { placed: PlacedLabel[]; left: number[] } {
  const placed: PlacedLabel[] = []
  const left: number[] = []
  for (const [order, line] of lines.entries()) {
    const half = (line.text.length * LABEL_CHAR) / 2 / LABEL_PLOT
    let best: PlacedLabel | null = null
    let thickest = 26
    line.points.forEach((point, index) => {
      if (!point || point[0] < half || point[0] > 1 - half) return
      const below = order === 0 ? floorY : (lines[order - 1]?.points[index]?.[1] ?? floorY)
      if (below - point[1] <= thickest) return
      thickest = below - point[1]
      best = { series: line.series, x: point[0], y: (below + point[1]) / 2 + 5, text: line.text }
    })
    if (best) placed.push(best)
    else left.push(line.series)
  }
  return { placed, left }
}

function swatchOf(kind: XYSource['kind'], order: number): string {
  if (kind === 'stacked') return `area stacked area-${order}`
  return `${kind === 'bar' ? 'fill' : 'curve'}-${order}`
}

function marginFor(labels: readonly string[]): keyof typeof MARGINS {
  const longest = labels.reduce((length, label) => Math.max(length, label.length), 0)
  if (longest > 9) return 'widest'
  if (longest > 7) return 'wide'
  return longest > 4 ? 'middle' : 'narrow'
}

export function xyModel(chart: XYSource): XYModel {
  const values = chart.kind === 'bar' ? chart.categories : chart.x.values
  const unit = chart.kind === 'bar' ? undefined : chart.x.unit
  const count = values.length
  const xs = chart.kind === 'bar' ? values.map((_, index) => (index + 0.5) / Math.max(1, count)) : positions(values)
  const stacks = isStacked(chart) ? stackedValues(linesOf(chart), count) : []
  const ticks = niceTicks(domainOf(valuesIn(chart, stacks), chart.kind !== 'line' && chart.kind !== 'step'))
  const step = (ticks[1] ?? 1) - (ticks[0] ?? 0)
  const domain: Domain = { min: ticks[0] ?? 0, max: ticks.at(-1) ?? 1 }
  const toY = (value: number) => PLOT_HEIGHT - ((value - domain.min) / (domain.max - domain.min)) * PLOT_HEIGHT
  const frame: Frame = { xs, kept: thinned(count), toY }
  const lines = labelLines(chart, frame, stacks)
  const marks =
    chart.kind === 'bar' || chart.kind === 'fan' ? [] : (chart.marks ?? []).flatMap((mark) => markAt(mark, values, xs))
  const { placed, left } =
    chart.kind === 'bar'
      ? { placed: [], left: chart.series.map((_, order) => order) }
      : chart.kind === 'stacked'
        ? stackLabels(lines, toY(0))
        : placeLabels(
            lines,
            PLOT_HEIGHT,
            marks.map((mark) => mark.at),
          )
  const yTicks = ticks.map((value) => ({
    y: round(toY(value)),
    label: axisText(value, chart.y.unit, step),
    zero: value === 0,
  }))
  const seriesLegend = left.map((order) => ({
    label: linesOf(chart)[order]?.label ?? '',
    swatch: swatchOf(chart.kind, order),
  }))
  const bandLegend =
    chart.kind === 'fan' ? chart.bands.map((band, level) => ({ label: band.label, swatch: `band-${level}` })) : []
  return {
    xs,
    xTicks: chart.kind === 'bar' ? barTicks(chart.categories, xs) : xTicks(values, unit),
    yTicks,
    margin: marginFor(yTicks.map((tick) => tick.label)),
    shapes: shapesOf(chart, frame, stacks),
    labels: placed,
    // The title already names what stands alone.
    legend: linesOf(chart).length === 1 && chart.kind !== 'fan' ? [] : [...seriesLegend, ...bandLegend],
    marks,
    unit: chart.y.unit,
    xLabel: chart.kind !== 'bar' && (unit === undefined || unit === 'number' || unit === 'year') ? chart.x.label : '',
    cut: domain.min > 0 ? `De as begint bij ${axisText(domain.min, chart.y.unit, step)}, niet bij nul.` : null,
    nameAt: (index) =>
      chart.kind === 'bar' ? (chart.categories[index] ?? '') : xWords(values[index] ?? '', unit, chart.x.label),
    readings: (index) =>
      linesOf(chart).map((series, order) => {
        const value = series.values[index] ?? null
        const drawn = isStacked(chart) ? (stacks[order]?.[index] ?? null) : value
        return { label: series.label, value, series: order, y: drawn === null ? null : toY(drawn) }
      }),
  }
}

function barTicks(categories: readonly string[], xs: readonly number[]): XTick[] {
  const stride = Math.ceil(categories.length / 7)
  return categories.flatMap((label, index) =>
    index % stride === 0 ? [{ at: xs[index] ?? 0, label, wideOnly: (index / stride) % 2 === 1 }] : [],
  )
}

function markAt(
  mark: { readonly x: number; readonly label: string },
  values: readonly (number | string)[],
  xs: readonly number[],
) {
  // On an axis of words or dates a mark names the point by its number.
  if (typeof values[0] === 'string') return xs[mark.x] === undefined ? [] : [{ at: xs[mark.x] ?? 0, label: mark.label }]
  const index = values.findIndex((value) => typeof value === 'number' && value >= mark.x)
  if (index === -1) return []
  const [here, before] = [values[index] as number, values[index - 1]]
  const [at, earlier] = [xs[index] ?? 0, xs[index - 1] ?? 0]
  const share = typeof before === 'number' && here !== before ? (mark.x - before) / (here - before) : 1
  return [{ at: earlier + (at - earlier) * share, label: mark.label }]
}
