/** The words on, above and under columns. Pure. */
import type { ColumnsChart, Part } from '#calculators/kernel/chart.ts'
import { showCell } from '#calculators/kernel/units.ts'
import {
  type Box,
  type TextLook,
  type TextMark,
  boxOf,
  isDark,
  meet,
  placeOnOneLine,
  round,
  widthOf,
  wordAt,
  wrapText,
} from '#site/charts/scene.ts'

export const LINE = 17
/** Up to so many columns, and as wide as this, each part says its own name and amount. */
const PILLARS = 4
const PILLAR_WIDTH = 84

export const arePillars = (chart: ColumnsChart, plotWidth: number) =>
  chart.columns.length <= PILLARS && !isStairs(chart) && plotWidth / chart.columns.length >= PILLAR_WIDTH

export type Piece = { readonly part: Part; readonly top: number; readonly bottom: number }
export type Column = {
  readonly source: ColumnsChart['columns'][number]
  readonly from: number
  readonly to: number
  readonly pieces: readonly Piece[]
  readonly top: number
  readonly total: number
}

const inLook = (part: Part, bold = false): TextLook =>
  !part.hollow && isDark(part.tone) ? (bold ? 'on-bold' : 'on') : bold ? 'in-bold' : 'in'
const outLook = (part: Part): TextLook => (part.tone === 'tax' ? 'tax' : 'plain')

export type Laid = {
  readonly inside: TextMark[]
  readonly above: readonly { readonly text: string; readonly look: TextLook }[]
}

/** Names and amounts in the parts of a wide column; what does not fit stands above it. */
export function pillarWords(
  { source, from, to, pieces, total }: Column,
  chart: ColumnsChart,
  width: number,
  named: boolean,
): Laid {
  const inside: TextMark[] = []
  const above: { text: string; look: TextLook }[] = []
  const room = (to - from) * width - 10
  const middle = (from + to) / 2
  for (const { part, top, bottom } of pieces) {
    const value = showCell(part.value, chart.y.unit)
    const both = `${part.label} ${value}`
    const tall = bottom - top
    if (!named && tall >= 20 && widthOf(value, 'bold') <= room)
      inside.push({ kind: 'text', x: middle, y: top + 16, text: value, look: inLook(part, true), anchor: 'middle' })
    else if (named && tall >= 20 && widthOf(both, 'bold') <= room)
      inside.push({
        kind: 'text',
        x: middle,
        y: round((top + bottom) / 2 + 5),
        text: both,
        look: inLook(part, true),
        anchor: 'middle',
      })
    else if (named && tall >= 40 && Math.max(widthOf(part.label), widthOf(value, 'bold')) <= room) {
      const y = round((top + bottom) / 2)
      inside.push({ kind: 'text', x: middle, y: y - 3, text: part.label, look: inLook(part), anchor: 'middle' })
      inside.push({ kind: 'text', x: middle, y: y + 14, text: value, look: inLook(part, true), anchor: 'middle' })
    } else above.push({ text: named ? both : value, look: named ? outLook(part) : 'bold' })
  }
  if (source.parts.length > 1 && pieces.length > 1) above.push({ text: showCell(total, chart.y.unit), look: 'bold' })
  if (pieces.length === 0) above.push({ text: showCell(0, chart.y.unit), look: 'bold' })
  const slot = (to - from) * width + 6
  return {
    inside,
    above: above.flatMap(({ text, look }) => wrapText(text, slot, look).map((line) => ({ text: line, look }))),
  }
}

/** The name of a part once, on the stretch of columns where it is thick enough to carry it. */
export function areaName(
  label: string,
  columns: readonly Column[],
  width: number,
  taken: readonly TextMark[],
): TextMark | null {
  let best: { mark: TextMark; thick: number } | null = null
  for (const [index, column] of columns.entries()) {
    const own = column.pieces.find(({ part }) => part.label === label)
    if (!own) continue
    const x = column.from
    const mark = { kind: 'text', x, dx: 5, y: 0, text: label, look: inLook(own.part, true) } as const
    const { left, right } = boxOf(mark, width)
    if (right > (columns.at(-1)?.to ?? 1) * width) continue
    const under = columns.slice(index).filter(({ from }) => from * width < right)
    // White words do not cross the gap between two bars.
    const gapped = under.some((one, order) => order > 0 && (one.from - (under[order - 1]?.to ?? 0)) * width > 2)
    if (gapped && !own.part.hollow && isDark(own.part.tone)) continue
    const bands = under.map(({ pieces }) =>
      pieces.find(({ part }) => part.label === label && part.tone === own.part.tone),
    )
    if (bands.some((band) => !band) || left < 0) continue
    const top = bands.reduce((most, band) => Math.max(most, band?.top ?? 0), 0)
    const bottom = bands.reduce((least, band) => Math.min(least, band?.bottom ?? 0), Number.POSITIVE_INFINITY)
    const at: TextMark = { ...mark, y: round((top + bottom) / 2 + 5) }
    if (bottom - top < 20 || (best && bottom - top <= best.thick)) continue
    if (taken.some((other) => meet(boxOf(at, width), boxOf(other, width)))) continue
    best = { mark: at, thick: bottom - top }
  }
  return best?.mark ?? null
}

export const isStairs = ({ columns }: ColumnsChart) => columns.some(({ width }) => width !== undefined)

/** Whether a word would stand on a bar. */
const onBar = (columns: readonly Column[], { left, right, bottom }: Box, width: number) =>
  columns.some(({ from, to, top }) => from * width < right - 1 && to * width > left + 1 && top < bottom - 2)

/**
 * A step says its amount inside, where it is wide and high enough, without the sign of the euro where that helps; else
 * on top, where that is free, close to the bar if need be. No level runs through it.
 */
function stairWords(
  columns: readonly Column[],
  chart: ColumnsChart,
  width: number,
  levels: readonly number[],
): TextMark[] {
  const placed: TextMark[] = []
  for (const { from, to, top, total, pieces } of columns) {
    const full = showCell(total, chart.y.unit)
    const [first] = pieces
    const tall = first ? first.bottom - first.top : 0
    const inside = [full, full.replace('€\u00a0', '')].flatMap((text) =>
      [19, 37]
        .filter((down) => tall >= down + 7 && widthOf(text, 'bold') + 8 <= (to - from) * width)
        .map((down) => ({ text, y: top + down, look: first ? inLook(first.part, true) : ('bold' as const) })),
    )
    const above = [6, 2].map((up) => ({ text: full, y: top - up, look: 'soft' as const }))
    for (const { text, y, look } of inside.length > 0 ? inside : above) {
      const mark = wordAt((from + to) / 2, y, text, look, width)
      const box = boxOf(mark, width)
      const struck =
        levels.some((level) => level > box.top && level < box.bottom) || (look === 'soft' && onBar(columns, box, width))
      if (struck || placed.some((other) => meet(box, boxOf(other, width)))) continue
      placed.push(mark)
      break
    }
  }
  return placed
}

/** Amounts on top: of all columns where each has room, else of those that count. */
export function topWords(
  columns: readonly Column[],
  chart: ColumnsChart,
  { plot, width, levels }: { readonly plot: number; readonly width: number; readonly levels: readonly number[] },
): TextMark[] {
  if (isStairs(chart)) return stairWords(columns, chart, width, levels)
  const edge = plot * width
  const words = columns.map((column, index): TextMark => ({
    kind: 'text',
    x: (column.from + column.to) / 2,
    y: column.top - 6,
    text: showCell(column.total, chart.y.unit),
    look: column.source.strong ? 'bold' : 'soft',
    // Beside the line of a mark, not under it.
    ...(chart.marks?.some(({ x }) => x === index) ? { dx: 5 } : { anchor: 'middle' }),
  }))
  const fits = columns.every(
    ({ from, to }, index) => widthOf(words[index]?.text ?? '', 'soft') <= (to - from) * width + 4,
  )
  const inPicture = (word: TextMark): TextMark => {
    const { left, right } = boxOf(word, width)
    if (right > edge) return { ...word, x: plot, dx: 0, anchor: 'end' }
    return left < 0 ? { ...word, x: 0, dx: 0, anchor: 'start' } : word
  }
  if (fits) return words.map(inPicture)
  const placed: TextMark[] = []
  const tallest = columns.reduce((best, { top }, index) => (top < (columns[best]?.top ?? 0) ? index : best), 0)
  const strong = columns.flatMap(({ source }, index) => (source.strong ? [index] : []))
  for (const index of new Set([...strong, columns.length - 1, 0, tallest])) {
    const word = words[index]
    if (!word) continue
    const mark = inPicture(word)
    const own = boxOf(mark, width)
    if (!onBar(columns, own, width) && placed.every((other) => !meet(own, boxOf(other, width)))) placed.push(mark)
  }
  return placed
}

/** Names of the columns under the axis: all of them where they fit, else at most five, those that count first. */
export function footWords(
  columns: readonly Column[],
  chart: ColumnsChart,
  pillars: boolean,
  y: number,
  width: number,
): { marks: TextMark[]; lines: number } {
  const stairs = isStairs(chart)
  const word = ({ source, from, to }: Column) => ({
    x: stairs ? to : (from + to) / 2,
    text: source.label,
    look: source.strong ? ('bold' as const) : ('soft' as const),
  })
  if (pillars) {
    const wrapped = columns.map((column) =>
      wrapText(column.source.label, (column.to - column.from) * width + 8, 'soft-bold'),
    )
    const marks = columns.flatMap(({ from, to }, index) =>
      (wrapped[index] ?? []).map((text, line): TextMark => ({
        kind: 'text',
        x: (from + to) / 2,
        y: y + 17 + line * LINE,
        text,
        look: 'soft-bold',
        anchor: 'middle',
      })),
    )
    return { marks, lines: wrapped.reduce((most, lines) => Math.max(most, lines.length), 1) }
  }
  const all = columns.map(word)
  const everyOne = placeOnOneLine(all, { width, y: y + 17, most: 99 })
  if (everyOne.length === columns.length && (columns.length <= 8 || stairs)) return { marks: everyOne, lines: 1 }
  const last = columns.length - 1
  const strong = columns.flatMap(({ source }, index) => (source.strong ? [index] : []))
  const quarter = [0.5, 0.25, 0.75].map((share) => Math.round(last * share))
  const order = [...new Set([...strong, 0, last, ...quarter])]
  return {
    marks: placeOnOneLine(
      order.flatMap((index) => all[index] ?? []),
      { width, y: y + 17 },
    ),
    lines: 1,
  }
}
