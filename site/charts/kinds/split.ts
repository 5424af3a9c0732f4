/** Whole bars cut in parts that carry their own name and amount: money bars, rulers, tanks, shares. Pure. */
import type { BarChart, Part, SplitChart } from '#calculators/kernel/chart.ts'
import type { Unit } from '#calculators/kernel/units.ts'
import { showCell } from '#calculators/kernel/units.ts'
import {
  type Mark,
  type Scene,
  type TextLook,
  isDark,
  placeWords,
  round,
  widthOf,
  wordAt,
  wrapText,
} from '#site/charts/scene.ts'

const TALL = 46
const LOW = 34
const LINE = 18
const BETWEEN = 14
const LENS = 26
const SEAM = 0.003
/** Pixels before the words in a part, and where there is little room. */
const AIR = 9
const TIGHT = 5

type SplitRow = SplitChart['rows'][number]
type Span = { readonly part: Part; readonly from: number; readonly to: number }

const sumOf = (parts: readonly Part[]) => parts.reduce((sum, { value }) => sum + Math.max(0, value), 0)

function spansOf(parts: readonly Part[], scale: number): Span[] {
  let at = 0
  return parts.flatMap((part) => {
    if (part.value <= 0) return []
    const from = at
    at += part.value / scale
    return [{ part, from, to: at }]
  })
}

/** What an amount is called under its part: as short as can be. A tax that each part pays is a minus in its colour. */
function wordsOf({ label, value, tone }: Part, unit: Unit, parts: readonly Part[]): string {
  const amount = showCell(value, unit)
  const each = tone === 'tax' && parts.filter((part) => part.label === label).length > 1
  return each ? `− ${amount.replace('€\u00a0', '')}` : `${label} ${amount}`.trim()
}
const outsideLook = ({ tone }: Part): TextLook => (tone === 'tax' ? 'tax' : 'plain')

function trapezium(a: Span, b: Span, top: number, bottom: number): string {
  const x = (value: number) => round(value * 1000)
  return `M${x(a.from)} ${top}L${x(a.to)} ${top}L${x(b.to)} ${bottom}L${x(b.from)} ${bottom}Z`
}

type Drawn = {
  readonly marks: Mark[]
  readonly bottom: number
  readonly spans: readonly Span[]
  readonly barTop: number
  readonly barBottom: number
}

function drawRow(
  row: SplitRow,
  spans: readonly Span[],
  chart: Pick<SplitChart, 'y' | 'zones'>,
  top: number,
  width: number,
): Drawn {
  const marks: Mark[] = []
  let y = top
  if (row.label || row.whole) {
    const whole = row.whole ?? ''
    const together = widthOf(row.label ?? '', 'soft') + widthOf(whole, 'soft-bold') + 12 <= width
    const lines = wrapText(row.label ?? '', together ? width : width, 'soft')
    for (const [index, line] of lines.entries())
      marks.push({ kind: 'text', x: 0, y: y + 12 + index * LINE, text: line, look: 'soft' })
    y += (lines.length - 1) * LINE
    if (whole !== '') {
      if (!together && row.label) y += LINE
      marks.push({
        kind: 'text',
        x: together || !row.label ? 1 : 0,
        y: y + 12,
        text: whole,
        look: 'soft-bold',
        anchor: together || !row.label ? 'end' : undefined,
      })
    }
    y += LINE + 1
  }
  const height = chart.zones ? LOW : TALL
  const barTop = y
  const outside: { x: number; text: string; look: TextLook }[] = []
  for (const { part, from, to } of spans) {
    const dark = !part.hollow && isDark(part.tone)
    const seam = to < 0.999 ? SEAM : 0
    marks.push({
      kind: 'rect',
      x: from,
      width: Math.max(to - from - seam, 0.004),
      y,
      height,
      paint: part.hollow ? 'hollow' : (part.tone ?? 'main'),
    })
    const room = (to - from) * width - 2 * AIR
    const value = showCell(part.value, chart.y.unit)
    const words = Math.max(widthOf(part.label), widthOf(value, 'bold'))
    if (chart.zones) {
      if (widthOf(part.label) <= room + 12)
        marks.push({
          kind: 'text',
          x: (from + to) / 2,
          y: y + 22,
          text: part.label,
          look: dark ? 'on' : 'in',
          anchor: 'middle',
        })
      else if (part.label !== '') outside.push({ x: (from + to) / 2, text: part.label, look: outsideLook(part) })
    } else if (words <= room + 2 * (AIR - TIGHT)) {
      const dx = words <= room ? AIR : TIGHT
      marks.push({ kind: 'text', x: from, dx, y: y + 19, text: part.label, look: dark ? 'on' : 'in' })
      marks.push({ kind: 'text', x: from, dx, y: y + 37, text: value, look: dark ? 'on-bold' : 'in-bold' })
    } else {
      const lines = wrapText(wordsOf(part, chart.y.unit, row.parts), width, 'plain')
      outside.push(...lines.map((text) => ({ x: (from + to) / 2, text, look: outsideLook(part) })))
    }
  }
  y += height
  const below = placeWords(outside, { width, top: y + 17 })
  marks.push(...below.placed)
  return { marks, bottom: y + below.lines * LINE + (below.lines > 0 ? 4 : 0), spans, barTop, barBottom: y }
}

function rulerMarks(
  { you, marks = [] }: SplitChart,
  scale: number,
  drawn: Drawn,
  width: number,
): { marks: Mark[]; lines: number } {
  const placed: Mark[] = []
  if (you) {
    const x = Math.min(1, Math.max(0, you.x / scale))
    placed.push({ kind: 'line', x1: x, x2: x, y1: drawn.barTop - 8, y2: drawn.barTop, look: 'ink' })
    placed.push(wordAt(x, drawn.barTop - 13, you.label, 'bold', width))
  }
  const taken = drawn.marks.flatMap((mark) => (mark.kind === 'text' ? [mark] : []))
  // What decides is placed first, so that it stands where it belongs.
  const sorted = marks.toSorted((a, b) => Number(b.strong ?? false) - Number(a.strong ?? false))
  const words = placeWords(
    sorted.map(({ x, label, strong }) => ({
      x: Math.min(1, Math.max(0, x / scale)),
      text: label,
      look: strong ? 'bold' : 'soft',
    })),
    { width, top: drawn.barBottom + 18, taken },
  )
  for (const { x, strong } of marks) {
    const at = Math.min(1, Math.max(0, x / scale))
    placed.push({
      kind: 'line',
      x1: at,
      x2: at,
      y1: drawn.barBottom,
      y2: drawn.barBottom + 5,
      look: strong ? 'ink' : 'thread',
    })
    if (strong) placed.push({ kind: 'line', x1: at, x2: at, y1: drawn.barTop, y2: drawn.barBottom, look: 'ink' })
  }
  return { marks: [...placed, ...words.placed], lines: words.lines }
}

export function splitScene(chart: SplitChart, width: number): Scene {
  const longest = chart.rows.reduce((most, { parts }) => Math.max(most, sumOf(parts)), 0) || 1
  const marks: Mark[] = []
  let y = chart.you ? 26 : 0
  let above: Drawn | undefined
  for (const row of chart.rows) {
    const scale = chart.shared ? longest : sumOf(row.parts) || 1
    const spans = spansOf(row.parts, scale)
    const lensTop = above?.bottom ?? 0
    if (above) y += row.enlarges ? LENS : chart.bands ? LENS + 8 : BETWEEN
    const drawn = drawRow(row, spans, chart, y, width)
    if (above && row.enlarges) {
      const from = above.spans.at(-row.enlarges)?.from ?? 0
      const to = above.spans.at(-1)?.to ?? 1
      const whole = { part: { label: '', value: 0 }, from: 0, to: spans.at(-1)?.to ?? 1 }
      // The lens is drawn first: words stand on it, not under it.
      marks.unshift({
        kind: 'path',
        d: trapezium({ ...whole, from, to }, whole, above.barBottom, drawn.barTop),
        look: 'area lens',
      })
    } else if (above && chart.bands) {
      const before = above
      drawn.spans.forEach((span) => {
        const same = before.spans.find(({ part }) => part.label === span.part.label)
        if (same)
          marks.unshift({ kind: 'path', d: trapezium(same, span, before.barBottom, drawn.barTop), look: `area lens` })
      })
    }
    marks.push(...drawn.marks)
    y = Math.max(drawn.bottom, lensTop)
    above = drawn
  }
  if (!above) return { height: 1, marks }
  const first = chart.rows[0]
  const ruler = rulerMarks(chart, chart.shared ? longest : sumOf(first?.parts ?? []) || 1, above, width)
  marks.push(...ruler.marks)
  return { height: Math.max(y, above.barBottom + ruler.lines * LINE + (ruler.lines > 0 ? 6 : 0)) + 2, marks }
}

/** Plain bars in parts: a row per category on one scale. */
export function stackedBarScene(chart: BarChart, width: number): Scene {
  const tones = ['main', 'third', 'compare', 'second', 'open', 'lost'] as const
  return splitScene(
    {
      ...chart,
      kind: 'split',
      shared: true,
      rows: chart.categories.map((label, index) => {
        const parts = chart.series.map((series, order) => ({
          label: series.label,
          value: series.values[index] ?? 0,
          tone: series.tone ?? tones[order % tones.length] ?? 'main',
        }))
        return { label, whole: showCell(sumOf(parts), chart.y.unit), parts }
      }),
    },
    width,
  )
}
