/** Rows of bars: ranked lists, waterfalls, ladders. The name is in the bar or beside it, words at its end. Pure. */
import type { BarChart, StripsChart, Tone, WaterfallChart } from '#calculators/kernel/chart.ts'
import { showCell } from '#calculators/kernel/units.ts'
import { type Mark, type Scene, type TextLook, isDark, placeWords, widthOf, wrapText } from '#site/charts/scene.ts'

const BAR = 28
const GAP = 10
const LINE = 18

type Piece = { readonly from: number; readonly to: number; readonly tone: Tone; readonly hollow?: boolean }
export type StripRow = {
  readonly name: string
  readonly end: string
  readonly pieces: readonly Piece[]
  /** The name may stand left of a bar that does not begin at the axis. */
  readonly floats?: boolean
  /** A sum: name and words both in the bar. */
  readonly whole?: boolean
  readonly above?: string
  /** A thread to the next row, from this value. */
  readonly thread?: number
  readonly quiet?: boolean
}

type Place = 'inside' | 'whole' | 'after' | 'left' | 'above'
type Axis = { readonly at: (value: number) => number; readonly zero: number }

/** Zero is on the axis; the fraction leaves room at the right for the words. */
function axisOf(rows: readonly StripRow[], fraction: number): Axis {
  const values = rows.flatMap(({ pieces }) => pieces.flatMap(({ from, to }) => [from, to]))
  const low = values.reduce((a, b) => Math.min(a, b), 0)
  const high = values.reduce((a, b) => Math.max(a, b), 0)
  const span = high - low || 1
  const at = (value: number) => ((value - low) / span) * fraction
  return { at, zero: at(0) }
}

const edges = (row: StripRow, { at, zero }: Axis, width: number) => {
  const places = row.pieces.flatMap(({ from, to }) => [at(from), at(to)])
  return {
    left: places.reduce((a, b) => Math.min(a, b), places[0] ?? zero) * width,
    right: places.reduce((a, b) => Math.max(a, b), places[0] ?? zero) * width,
  }
}

/** Whether words from one pixel to another stand on dark parts only (1), pale ones only (0) or on both. */
function groundOf(row: StripRow, { at }: Axis, from: number, to: number, width: number): number {
  const under = row.pieces.filter(
    (piece) =>
      Math.max(at(piece.from), at(piece.to)) * width > from + 2 &&
      Math.min(at(piece.from), at(piece.to)) * width < to - 2,
  )
  const dark = under.filter((piece) => !piece.hollow && isDark(piece.tone)).length
  return under.length === 0 ? 0.5 : dark / under.length
}

const nameLook = (row: StripRow): TextLook => (row.quiet ? 'soft' : 'plain')
const oneGround = (share: number) => share === 0 || share === 1

function placeOf(row: StripRow, axis: Axis, width: number): Place {
  const { left, right } = edges(row, axis, width)
  const name = widthOf(row.name, nameLook(row))
  const end = row.end === '' ? 0 : widthOf(row.end, 'bold')
  const nameIn = right - left >= name + 20 && oneGround(groundOf(row, axis, left, left + name + 12, width))
  const bothIn = right - left >= name + end + 34 && oneGround(groundOf(row, axis, left, right, width))
  if (row.whole && bothIn) return 'whole'
  if (row.floats && left >= name + end + 22) return 'left'
  if (nameIn && right + 8 + end <= width) return 'inside'
  if (right + 18 + name + end <= width) return 'after'
  return bothIn ? 'whole' : 'above'
}

/** As wide as leaves the fewest names without room beside or in their bar. */
function bestAxis(rows: readonly StripRow[], width: number): Axis {
  let best = { axis: axisOf(rows, 1), score: Number.POSITIVE_INFINITY }
  for (let fraction = 1; fraction > 0.62; fraction -= 0.02) {
    const axis = axisOf(rows, fraction)
    const score = rows.reduce((sum, row) => {
      const place = placeOf(row, axis, width)
      if (place === 'above')
        return sum + 1 + (edges(row, axis, width).right + 8 + widthOf(row.end, 'bold') > width ? 1 : 0)
      return sum + (place === 'whole' && !row.whole ? 0.5 : 0)
    }, 0)
    if (score < best.score - 1e-9) best = { axis, score }
  }
  return best.axis
}

function barMarks({ pieces }: StripRow, axis: Axis, y: number): Mark[] {
  const marks: Mark[] = []
  for (const { from, to, tone, hollow } of pieces) {
    const [a, b] = [axis.at(Math.min(from, to)), axis.at(Math.max(from, to))]
    // A bar too thin to see still says that it is there.
    marks.push({
      kind: 'rect',
      x: a,
      width: from === to ? 0 : Math.max(b - a, 0.004),
      y,
      height: BAR,
      paint: hollow ? 'hollow' : tone,
    })
  }
  const last = pieces.at(-1)
  if (last && !last.hollow && !isDark(last.tone) && last.from !== last.to) {
    const x = axis.at(last.to)
    const grey = last.tone === 'compare' || last.tone === 'lost'
    marks.push({
      kind: 'line',
      x1: x,
      x2: x,
      y1: y,
      y2: y + BAR,
      look: last.tone === 'spared' || grey ? 'cap-grey' : 'cap',
    })
  }
  return marks
}

function rowMarks(row: StripRow, axis: Axis, top: number, width: number): { marks: Mark[]; height: number } {
  const place = placeOf(row, axis, width)
  const { left, right } = edges(row, axis, width)
  const marks: Mark[] = []
  const endOutside = right + 8 + widthOf(row.end, 'bold') <= width
  // A tax is red wherever its name and amount find room.
  const taxed = row.floats && row.pieces.at(-1)?.tone === 'tax'
  const name = taxed ? 'tax' : nameLook(row)
  const endLook: TextLook = taxed ? 'tax' : row.quiet ? 'soft-bold' : 'bold'
  let y = top
  if (row.above) {
    for (const line of wrapText(row.above, width, 'soft')) {
      marks.push({ kind: 'text', x: 0, y: y + 13, text: line, look: 'soft' })
      y += LINE
    }
    y += 4
  }
  if (place === 'above') {
    const endAbove = !endOutside && row.end !== ''
    // Name and words on one line where they fit; else the words follow on a line of their own.
    const beside = endAbove && widthOf(row.name, name) + widthOf(row.end, 'bold') + 12 <= width
    const lines = wrapText(row.name, width, name)
    // Above its own bar where that has room, else at the edge. A bar that floats hangs from a thread: its name ends at
    // that, like the names of its neighbours, or begins there.
    const wide = widthOf(row.name, name)
    const free = !endAbove && lines.length === 1
    const thread = free && row.floats ? axis.at(row.pieces[0]?.from ?? 0) : 0
    const over = free && left + wide <= width ? left / width : 0
    if (thread * width >= wide + 8)
      marks.push({ kind: 'text', x: thread, dx: -8, y: y + 13, text: row.name, look: name, anchor: 'end' })
    else if (thread > 0 && thread * width + wide + 8 <= width)
      marks.push({ kind: 'text', x: thread, dx: 8, y: y + 13, text: row.name, look: name })
    else
      for (const [index, line] of lines.entries())
        marks.push({ kind: 'text', x: over, y: y + 13 + index * LINE, text: line, look: name })
    if (endAbove)
      marks.push({
        kind: 'text',
        x: 1,
        y: y + 13 + (lines.length - (beside ? 1 : 0)) * LINE,
        text: row.end,
        look: endLook,
        anchor: 'end',
      })
    y += (lines.length + (endAbove && !beside ? 1 : 0)) * LINE + 1
  }
  const base = y + 19
  marks.push(...barMarks(row, axis, y))
  const ground = (from: number, to: number) => (groundOf(row, axis, from, to, width) === 1 ? 'on' : 'in')
  if (place === 'inside' || place === 'whole')
    marks.push({
      kind: 'text',
      x: left / width,
      dx: 10,
      y: base,
      text: row.name,
      look: ground(left, left + widthOf(row.name)),
    })
  if (place === 'whole' && row.end !== '')
    marks.push({
      kind: 'text',
      x: right / width,
      dx: -10,
      y: base,
      text: row.end,
      look: `${ground(right - 20, right)}-bold`,
      anchor: 'end',
    })
  if (place === 'left') {
    marks.push(
      { kind: 'text', x: left / width, dx: -9, y: base, text: row.end, look: endLook, anchor: 'end' },
      {
        kind: 'text',
        x: left / width,
        dx: -19 - widthOf(row.end, 'bold'),
        y: base,
        text: row.name,
        look: name,
        anchor: 'end',
      },
    )
  }
  if (place === 'after') {
    marks.push({ kind: 'text', x: right / width, dx: 8, y: base, text: row.name, look: name })
    marks.push({
      kind: 'text',
      x: right / width,
      dx: 18 + widthOf(row.name, name),
      y: base,
      text: row.end,
      look: endLook,
    })
  }
  if (row.end !== '' && (place === 'inside' || (place === 'above' && endOutside)))
    marks.push({ kind: 'text', x: right / width, dx: 8, y: base, text: row.end, look: endLook })
  return { marks, height: y + BAR - top }
}

export type StripOptions = { readonly tie?: StripsChart['tie']; readonly axis?: Axis; readonly top?: number }

export function stripScene(
  rows: readonly StripRow[],
  width: number,
  { tie, axis: given, top = 0 }: StripOptions = {},
): Scene {
  const axis = given ?? bestAxis(rows, width)
  const marks: Mark[] = []
  let y = top
  const tied = tie && tie.count > 1 ? tie.count : 0
  if (tie && tied > 0) {
    marks.push({ kind: 'text', x: 1, y: y + 12, text: tie.text, look: 'own', anchor: 'end' })
    y += 26
  }
  const frameTop = y - 7
  const bars: number[] = []
  for (const [index, row] of rows.entries()) {
    const drawn = rowMarks(row, axis, y, width)
    marks.push(...drawn.marks)
    y += drawn.height
    bars.push(y)
    if (index === tied - 1) {
      marks.unshift({ kind: 'rect', x: -0.015, width: 1.03, y: frameTop, height: y - frameTop + 7, paint: 'frame' })
      y += 10
    }
    if (index < rows.length - 1) y += GAP
  }
  rows.forEach((row, index) => {
    const next = bars[index + 1]
    if (row.thread === undefined || next === undefined) return
    const x = axis.at(row.thread)
    marks.unshift({ kind: 'line', x1: x, x2: x, y1: (bars[index] ?? 0) - 2, y2: next - BAR, look: 'thread' })
  })
  if (axis.zero > 0) marks.push({ kind: 'line', x1: axis.zero, x2: axis.zero, y1: top, y2: y, look: 'axis' })
  return { height: y + 2, marks }
}

/** Two places on one axis per row: what is written as a ring, what it comes to as a full dot. */
function dotScene(chart: StripsChart, width: number): Scene {
  const high = chart.strips.flatMap(({ parts }) => parts).reduce((most, { value }) => Math.max(most, value), 0) || 1
  const at = (value: number) => 0.02 + (Math.max(0, value) / high) * 0.96
  const marks: Mark[] = []
  let y = 0
  for (const { label, parts } of chart.strips) {
    const [first, last] = [parts[0], parts.at(-1)]
    if (!first || !last) continue
    for (const line of wrapText(label, width)) {
      marks.push({ kind: 'text', x: 0, y: y + 13, text: line, look: 'plain' })
      y += LINE
    }
    const middle = y + 12
    marks.push(
      { kind: 'line', x1: 0, x2: 1, y1: middle, y2: middle, look: 'grid' },
      { kind: 'line', x1: at(first.value), x2: at(last.value), y1: middle, y2: middle, look: 'ink' },
      { kind: 'dot', x: at(first.value), y: middle, r: 6, paint: 'ring' },
      { kind: 'dot', x: at(last.value), y: middle, r: 6, paint: last.tone ?? 'main' },
    )
    const words = placeWords(
      [
        { x: at(last.value), text: `${last.label} ${showCell(last.value, chart.y.unit)}`, look: 'own' },
        { x: at(first.value), text: `${first.label} ${showCell(first.value, chart.y.unit)}`, look: 'soft' },
      ],
      { width, top: middle + 26 },
    )
    marks.push(...words.placed)
    y = middle + 16 + words.lines * LINE + GAP
  }
  return { height: y, marks }
}

export function stripsScene(chart: StripsChart, width: number): Scene {
  if (chart.dots) return dotScene(chart, width)
  const rows = chart.strips.map(({ label, parts, start = 0, end, above }): StripRow => {
    let at = start
    const pieces = parts.map(({ value, tone = 'main', hollow }): Piece => {
      const from = at
      at += value
      return { from, to: at, tone, hollow }
    })
    const sum = parts.reduce((total, { value, hollow }) => total + (hollow ? 0 : value), 0)
    return { name: label, end: end ?? showCell(sum, chart.y.unit), pieces, floats: start > 0, above }
  })
  return stripScene(rows, width, { tie: chart.tie })
}

export function waterfallScene(chart: WaterfallChart, width: number): Scene {
  let running = 0
  const rows = chart.bars.map(({ label, value, total, tone }, index): StripRow => {
    const from = total ? 0 : running
    running = total ? value : running + value
    const sign = total ? '' : value > 0 ? '+ ' : value < 0 ? '− ' : ''
    const last = index === chart.bars.length - 1
    return {
      name: label,
      end: total
        ? showCell(value, chart.y.unit)
        : `${sign}${showCell(Math.abs(value), chart.y.unit).replace('€\u00a0', '')}`,
      pieces: [
        { from, to: running, tone: tone ?? (total ? (last ? 'main' : 'third') : value < 0 ? 'compare' : 'second') },
      ],
      floats: !total,
      whole: total,
      thread: running,
    }
  })
  return stripScene(rows, width)
}

/** Plain bars lie down: one row per category, or a heading with a row per series. */
export function barScene(chart: BarChart, width: number): Scene {
  const single = chart.series.length === 1
  const rows = chart.categories.flatMap((category, index): StripRow[] =>
    chart.series.map((series, order) => {
      const value = series.values[index] ?? null
      return {
        name: single ? category : series.label,
        end: showCell(value, chart.y.unit),
        pieces: [{ from: 0, to: value ?? 0, tone: series.tone ?? (order === 0 ? 'third' : 'compare') }],
        quiet: !single && order > 0,
        above: !single && order === 0 ? category : undefined,
      }
    }),
  )
  return stripScene(rows, width)
}
