/** Lines and areas over an axis: names and amounts stand at the end of each line, nothing needs a legend. Pure. */
import type { FanChart, LineChart, Series, Tone } from '#calculators/kernel/chart.ts'
import { showCell } from '#calculators/kernel/units.ts'
import { axisText, niceTicks, positions, xText, xWords } from '#site/charts/scale.ts'
import {
  type Box,
  type Mark,
  type Scene,
  type TextLook,
  type TextMark,
  boxOf,
  meet,
  placeOnOneLine,
  placeWords,
  pushApart,
  round,
  widthOf,
  wrapText,
} from '#site/charts/scene.ts'

export type LineSource = LineChart | FanChart

const HEIGHT = 170
const LINE = 17
/** More points than this cannot be told apart on screen and only make the page heavier. */
const MOST_POINTS = 80

type Reading = { readonly label: string; readonly value: number | null; readonly y: number | null }
export type LineScene = Scene & {
  /** Where each point stands, as a fraction of the width. */
  readonly xs: readonly number[]
  readonly bottom: number
  readonly readings: (index: number) => readonly Reading[]
}

type Point = readonly [number, number]

export const seriesOf = (chart: LineSource): readonly Series[] =>
  chart.kind === 'fan' ? [chart.middle, ...(chart.lines ?? [])] : chart.series

const LINE_TONES: readonly Tone[] = ['main', 'compare', 'second', 'lost', 'third', 'open']
const AREA_TONES: readonly Tone[] = ['main', 'third', 'compare', 'second', 'lost', 'open']

const toneOf = (chart: LineSource, order: number): Tone =>
  seriesOf(chart)[order]?.tone ?? (chart.kind === 'stacked' ? AREA_TONES : LINE_TONES)[order % 6] ?? 'main'

function thinned(length: number): number[] {
  const stride = Math.ceil(length / MOST_POINTS)
  return Array.from({ length }, (_, index) => index).filter((index) => index % stride === 0 || index === length - 1)
}

/** What is drawn: the running sums of a stack, else the values. */
function drawnValues(chart: LineSource): (number | null)[][] {
  const all = seriesOf(chart).map(({ values }) => values.map((value) => (Number.isFinite(value) ? value : null)))
  if (chart.kind !== 'stacked') return all
  return all.map((_, order) =>
    chart.x.values.map((_x, index) => all.slice(0, order + 1).reduce((sum, values) => sum + (values[index] ?? 0), 0)),
  )
}

type Frame = {
  readonly xs: readonly number[]
  readonly kept: readonly number[]
  readonly y: (value: number) => number
  readonly step: boolean
  readonly bottom: number
}

function runs(values: readonly (number | null)[], { xs, kept, y }: Frame): Point[][] {
  const found: Point[][] = [[]]
  for (const index of kept) {
    const value = values[index] ?? null
    if (value === null) found.push([])
    else found.at(-1)?.push([xs[index] ?? 0, y(value)])
  }
  const drawn = found.filter((run) => run.length > 0)
  // The only point of a picture stands in its middle, and holds from edge to edge.
  return xs.length > 1
    ? drawn
    : drawn.map(([[x, at] = [0, 0]]) => [
        [0, at],
        [2 * x, at],
      ])
}

/** Gaps in the values break the line. */
function pathOf(points: readonly Point[], step: boolean): string {
  return points
    .map(
      ([x, y], index) =>
        `${index === 0 ? 'M' : step ? 'H' : 'L'}${round(x * 1000)}${index > 0 && step ? 'V' : ' '}${round(y)}`,
    )
    .join('')
}

function areaBetween(top: readonly (number | null)[], bottom: readonly (number | null)[], frame: Frame): string {
  const upper = runs(top, frame).flat()
  const lower = runs(bottom, frame).flat().toReversed()
  if (upper.length === 0 || lower.length === 0) return ''
  const back = lower.map(([x, y]) => `L${round(x * 1000)} ${round(y)}`).join('')
  return `${pathOf(upper, frame.step)}${back}Z`
}

function shapesOf(chart: LineSource, drawn: readonly (readonly (number | null)[])[], frame: Frame): Mark[] {
  const floor = chart.x.values.map(() => 0)
  const area = (top: readonly (number | null)[], bottom: readonly (number | null)[], tone: string): Mark => ({
    kind: 'path',
    d: areaBetween(top, bottom, frame),
    look: `area ${tone}`,
  })
  if (chart.kind === 'stacked')
    return drawn.map((values, order) => area(values, drawn[order - 1] ?? floor, toneOf(chart, order)))
  const filled = [
    ...(chart.kind === 'fan'
      ? chart.bands.map(({ low, high }, level) => area(high, low, level === 0 ? 'open' : 'third'))
      : []),
    ...(chart.kind === 'area' && drawn[0] ? [area(drawn[0], floor, 'open')] : []),
  ]
  // The first line lies on top.
  const lines = drawn.flatMap((values, order): Mark[] => {
    const dashed = seriesOf(chart)[order]?.dashed ? ' dashed' : ''
    return runs(values, frame).map((run) => ({
      kind: 'path',
      d: pathOf(run, frame.step),
      look: `curve ${toneOf(chart, order)}${dashed}`,
    }))
  })
  return [...filled, ...lines.toReversed()]
}

/** Whether a line runs through a box. */
function crosses(run: readonly Point[], { left, right, top, bottom }: Box, width: number): boolean {
  return run.some(([x, y], index) => {
    const [nextX, nextY] = run[index + 1] ?? [x, y]
    return nextX * width >= left && x * width <= right && Math.max(y, nextY) > top && Math.min(y, nextY) < bottom
  })
}

type EndLabel = {
  readonly y: number
  readonly height: number
  readonly lines: readonly { readonly text: string; readonly look: TextLook }[]
}

function endLook(tone: Tone): TextLook {
  if (tone === 'tax') return 'tax'
  return tone === 'main' ? 'own' : tone === 'compare' || tone === 'lost' ? 'soft' : 'plain'
}

/** Name and last amount of each line that reaches the end; a single line is named by the title and says its amount. */
function endLabels(
  chart: LineSource,
  drawn: readonly (readonly (number | null)[])[],
  y: (value: number) => number,
  room: number,
): EndLabel[] {
  const series = seriesOf(chart)
  const label = (text: string, value: number, at: number, look: TextLook): EndLabel => {
    const amount = showCell(value, chart.y.unit)
    const short = widthOf(`${text} ${amount}`, look) <= room
    const lines = short ? [`${text} ${amount}`.trim()] : [...wrapText(text, room, look), amount]
    return { y: at, height: lines.length * LINE + 4, lines: lines.map((line) => ({ text: line, look })) }
  }
  const own = series.flatMap(({ label: name, values }, order): EndLabel[] => {
    const [value, top] = [values.at(-1) ?? null, drawn[order]?.at(-1) ?? null]
    if (value === null || top === null) return []
    const below = order > 0 ? (drawn[order - 1]?.at(-1) ?? 0) : 0
    // A layer is named at its middle; one without thickness at the end is still named.
    const at = chart.kind === 'stacked' ? (y(top) + y(below)) / 2 : y(top)
    return [label(series.length === 1 && chart.kind !== 'fan' ? '' : name, value, at, endLook(toneOf(chart, order)))]
  })
  if (chart.kind !== 'fan') return own
  const outer = chart.bands[0]
  const [high, low] = [outer?.high.at(-1), outer?.low.at(-1)]
  const [above, under] = chart.lowIsGood === true ? (['slecht', 'goed'] as const) : (['goed', 'slecht'] as const)
  return [
    ...(high === undefined ? [] : [label(above, high, y(high), 'plain')]),
    ...own,
    ...(low === undefined ? [] : [label(under, low, y(low), 'plain')]),
  ]
}

/** Lines that stop before the end are named on the line itself. */
function innerLabels(
  chart: LineSource,
  taken: readonly TextMark[],
  drawn: readonly (readonly (number | null)[])[],
  frame: Frame,
  width: number,
  plot: number,
): TextMark[] {
  const placed: TextMark[] = []
  seriesOf(chart).forEach(({ label, values }, order) => {
    const run = runs(drawn[order] ?? [], frame).at(-1)
    if (values.at(-1) !== null || !run) return
    const half = widthOf(label) / 2
    const spots = [0.5, 0.75, 0.25, 1, 0].flatMap((share) => {
      const [x, y] = run[Math.round((run.length - 1) * share)] ?? [0, 0]
      return [10, -20, 28, -38, 46, 64].map((up): TextMark => ({
        kind: 'text',
        x: Math.min(plot - half / width, Math.max(half / width, x)),
        y: round(Math.max(14, y - up)),
        text: label,
        look: endLook(toneOf(chart, order)),
        anchor: 'middle',
      }))
    })
    // Neither on another word nor on the axis and what stands under it.
    const free = spots.find(
      (mark) =>
        mark.y < frame.bottom - 3 &&
        ![...taken, ...placed].some((other) => meet(boxOf(mark, width), boxOf(other, width))),
    )
    if (free) placed.push(free)
  })
  return placed
}

function markPlaces(
  chart: LineSource,
  xs: readonly number[],
): { readonly at: number; readonly label: string; readonly strong: boolean }[] {
  if (chart.kind === 'fan') return []
  const { values } = chart.x
  return (chart.marks ?? []).flatMap(({ x, label, strong = false }) => {
    // On an axis of words or dates a mark names the point by its number.
    if (typeof values[0] === 'string') return xs[x] === undefined ? [] : [{ at: xs[x] ?? 0, label, strong }]
    const index = values.findIndex((value) => typeof value === 'number' && value >= x)
    if (index === -1) return []
    const [here, before] = [values[index] as number, values[index - 1]]
    const [at, earlier] = [xs[index] ?? 0, xs[index - 1] ?? 0]
    const share = typeof before === 'number' && here !== before ? (x - before) / (here - before) : 1
    return [{ at: earlier + (at - earlier) * share, label, strong }]
  })
}

/** What a point under the axis is called: "nu", "jaar 9", "leeftijd 30", "maand 6". */
function tickText(chart: LineSource, index: number, ends: boolean): string {
  const { values, unit, label } = chart.x
  const value = values[index] ?? ''
  const text = xText(value, unit)
  if (typeof value !== 'number' || (unit !== undefined && unit !== 'number') || (value >= 1900 && value < 2200))
    return text
  const counted = /^(jaren|maanden)/i.exec(label)?.[1]?.toLowerCase()
  if (counted)
    return value === 0
      ? 'nu'
      : ends
        ? `${text} ${counted === 'jaren' ? 'jaar' : value === 1 ? 'maand' : 'maanden'}`
        : text
  return ends && /^\S{1,9}$/.test(label) ? `${label.toLowerCase()} ${text}` : text
}

/** At most five words under the axis: begin and end, then round values between. */
function xAxis(chart: LineSource, xs: readonly number[], y: number, width: number): TextMark[] {
  const { values, unit } = chart.x
  const last = values.length - 1
  const [first, end] = [values[0], values[last]]
  // Half and whole years, where there are years to show.
  const size = /^(months|Maand)/.test(unit ?? chart.x.label) && Number(end) > 11 ? 12 : 1
  const inner =
    typeof first === 'number' && typeof end === 'number' && end > first
      ? niceTicks({ min: first / size, max: end / size }, 4).flatMap((tick) => {
          const index = values.findIndex((value) => Math.abs((value as number) - tick * size) < 1e-9)
          return index > 0 && index < last ? [index] : []
        })
      : [2, 1, 3].map((quarter) => Math.round((quarter * last) / 4))
  const places = [...new Set([0, last, ...inner])].filter((index) => index >= 0)
  return placeOnOneLine(
    places.map((index) => ({
      x: xs[index] ?? 0,
      text: tickText(chart, index, index === 0 || index === last),
      look: 'soft',
    })),
    { width, y },
  )
}

export function lineScene(chart: LineSource, width: number): LineScene {
  const drawn = drawnValues(chart)
  const bands = chart.kind === 'fan' ? chart.bands.flatMap(({ low, high }) => [...low, ...high]) : []
  const values = [...drawn.flat(), ...bands].filter((value) => Number.isFinite(value)) as number[]
  // Zero is on the axis, and below nothing but zeros: names at their end have the height of the picture above them.
  const low = Math.min(0, ...values)
  const high = Math.max(0, ...values) || (low < 0 ? 0 : 1)
  const span = high - low
  const flat = (value: number) => ((high - value) / span) * HEIGHT
  const labels = endLabels(chart, drawn, flat, Math.min(width * 0.36, 170))
  const margin = Math.max(0, ...labels.flatMap(({ lines }) => lines.map(({ text, look }) => widthOf(text, look))))
  const plot = labels.length > 0 ? 1 - (margin + 12) / width : 1
  const xs = positions(chart.x.values).map((x) => x * plot)
  const marked = markPlaces(chart, xs)
  const above = placeWords(
    marked.map(({ at, label, strong }) => ({ x: at, text: label, look: strong ? 'bold' : 'soft-bold' })),
    { width, top: 12 },
  )
  const needed = labels.reduce((sum, { height }) => sum + height, 0)
  const top = above.lines * 18 + 12
  const stretch = Math.max(1, (needed - 12) / HEIGHT)
  const y = (value: number) => round(top + flat(value) * stretch)
  const bottom = y(low)
  const frame: Frame = { xs, kept: thinned(xs.length), y, step: chart.kind === 'step', bottom }

  const ticks = niceTicks({ min: low, max: high }, 3).filter(
    (tick) => tick !== 0 && tick > low && tick < low + span * 0.93,
  )
  const step = Math.abs((ticks[1] ?? high) - (ticks[0] ?? 0)) || 1
  const grid = /fan|stacked/.test(chart.kind) || !values.some(Boolean) ? [] : ticks.slice(0, 4)
  const gridWords = grid
    .map((tick): TextMark => ({
      kind: 'text',
      x: 0,
      y: y(tick) - 4,
      text: axisText(tick, chart.y.unit, step),
      look: 'soft',
    }))
    .filter((word) => drawn.every((one) => runs(one, frame).every((run) => !crosses(run, boxOf(word, width), width))))
  const places = pushApart(
    labels.map((label) => ({ ...label, y: top + label.y * stretch })),
    Math.max(0, top - 12),
    bottom + 2,
  )
  return {
    xs,
    bottom,
    height: bottom + 24,
    readings: (index) =>
      seriesOf(chart).map(({ label, values: own }, order) => {
        const at = drawn[order]?.[index] ?? null
        return { label, value: own[index] ?? null, y: at === null ? null : y(at) }
      }),
    marks: [
      ...grid.map((tick): Mark => ({ kind: 'line', x1: 0, x2: plot, y1: y(tick), y2: y(tick), look: 'grid' })),
      ...shapesOf(chart, drawn, frame),
      { kind: 'line', x1: 0, x2: plot, y1: y(0), y2: y(0), look: 'axis' },
      ...gridWords,
      ...marked.map(({ at, strong }): Mark => ({
        kind: 'line',
        x1: at,
        x2: at,
        y1: above.lines * 18,
        y2: bottom,
        look: strong ? 'ink' : 'dash',
      })),
      ...above.placed,
      ...innerLabels(chart, [...gridWords, ...above.placed], drawn, frame, width, plot),
      ...places.flatMap(({ at, lines }) =>
        lines.map(({ text, look }, line): Mark => ({
          kind: 'text',
          x: plot,
          dx: 8,
          y: round(at + 12 + line * LINE),
          text,
          look,
        })),
      ),
      ...xAxis(chart, xs, bottom + 18, width),
    ],
  }
}

export const pointName = (chart: LineSource, index: number): string =>
  xWords(chart.x.values[index] ?? '', chart.x.unit, chart.x.label)
