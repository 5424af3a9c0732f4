/** Upright bars in parts: stairs, pillars, a calendar, year by year. Pure. */
import type { BarChart, ColumnsChart, Part } from '#calculators/kernel/chart.ts'
import { showCell } from '#calculators/kernel/units.ts'
import {
  type Mark,
  type Scene,
  type TextLook,
  type TextMark,
  placeWords,
  pushApart,
  round,
  widthOf,
  wrapText,
} from '#site/charts/scene.ts'
import {
  arePillars,
  areaName,
  type Column,
  footWords,
  isStairs,
  type Laid,
  LINE,
  type Piece,
  pillarWords,
  topWords,
} from '#site/charts/kinds/column-words.ts'

const HEIGHT = 150
const sumOf = (parts: readonly Part[]) => parts.reduce((sum, { value, hollow }) => sum + (hollow ? 0 : value), 0)

function scaleOf(
  { columns, levels = [], line }: ColumnsChart,
  top: number,
): { y: (value: number) => number; low: number } {
  const up = columns.map(({ parts }) => parts.reduce((sum, { value }) => sum + Math.max(0, value), 0))
  const down = columns.map(({ parts }) => parts.reduce((sum, { value }) => sum + Math.min(0, value), 0))
  const extra = [...levels.map(({ value }) => value), ...(line?.values ?? []).map((value) => value ?? 0)]
  const high = [...up, ...extra].reduce((a, b) => Math.max(a, b), 0)
  const low = [...down, ...extra].reduce((a, b) => Math.min(a, b), 0)
  const span = high - low || 1
  return { y: (value) => round(top + ((high - value) / span) * HEIGHT), low }
}

function layColumns(chart: ColumnsChart, plot: number, y: (value: number) => number): Column[] {
  const whole = chart.columns.reduce((sum, { width = 1 }) => sum + width, 0) || 1
  const stairs = isStairs(chart)
  const air = stairs || chart.columns.length > 16 ? 0.03 : chart.columns.length > 4 ? 0.16 : 0.14
  let at = 0
  return chart.columns.map((source): Column => {
    const slot = ((source.width ?? 1) / whole) * plot
    const from = at + (stairs ? 0 : (slot * air) / 2)
    const to = at + slot - (stairs ? 0.004 : (slot * air) / 2)
    at += slot
    let [up, down] = [0, 0]
    const pieces = source.parts.flatMap((part): Piece[] => {
      if (part.value === 0) return []
      const start = part.value < 0 ? down : up
      if (part.value < 0) down += part.value
      else up += part.value
      const [a, b] = [y(start), y(start + part.value)]
      return [{ part, top: Math.min(a, b), bottom: Math.max(a, b) }]
    })
    return { source, from, to, pieces, top: y(up), total: sumOf(source.parts) }
  })
}

type Beside = {
  readonly y: number
  readonly height: number
  readonly lines: readonly { readonly text: string; readonly look: TextLook }[]
}

/** What stands right of the columns: levels and the end of the line. */
function besideOf(chart: ColumnsChart, y: (value: number) => number, room: number): Beside[] {
  const entry = (label: string, value: number, look: TextLook): Beside => {
    const lines = [
      ...wrapText(label, room, look).map((text) => ({ text, look })),
      { text: showCell(value, chart.y.unit), look: 'bold' as const },
    ]
    return { y: y(value), height: lines.length * LINE, lines }
  }
  const end = chart.line?.values.at(-1)
  return [
    ...(chart.levels ?? []).map(({ label, value }) => entry(label, value, 'soft')),
    ...(chart.line && typeof end === 'number' ? [entry(chart.line.label, end, 'own')] : []),
  ]
}

const middleOf = ({ from, to }: Column) => (from + to) / 2

function curveOf(values: readonly (number | null)[], columns: readonly Column[], y: (value: number) => number): string {
  const points = columns.flatMap((column, index) => {
    const value = values[index]
    return typeof value === 'number' ? [`${round(middleOf(column) * 1000)} ${y(value)}`] : []
  })
  return `M${points.join('L')}`
}

/** Names of parts on the columns; those without room stand under the picture, each with a dot of its colour. */
function partNames(
  columns: readonly Column[],
  labels: readonly string[],
  texts: TextMark[],
  top: number,
  width: number,
): { marks: Mark[]; height: number } {
  const marks: Mark[] = []
  let y = top
  for (const label of labels) {
    const mark = areaName(label, columns, width, texts)
    if (mark) {
      texts.push(mark)
      continue
    }
    const part = columns.flatMap(({ pieces }) => pieces).find((piece) => piece.part.label === label)?.part
    if (!part) continue
    marks.push(
      { kind: 'dot', x: 0, px: 5, y: y + 8, r: 5, paint: part.hollow ? 'ring' : (part.tone ?? 'main') },
      { kind: 'text', x: 0, dx: 16, y: y + 13, text: label, look: 'soft' },
    )
    y += LINE
  }
  return { marks, height: y - top }
}

function pillarTexts(columns: readonly Column[], words: readonly Laid[], top: number): TextMark[] {
  return columns.flatMap((column, index) => [
    ...(words[index]?.inside ?? []).map((mark) => ({ ...mark, y: round(mark.y + top) })),
    ...(words[index]?.above ?? []).toReversed().map(({ text, look }, line): TextMark => ({
      kind: 'text',
      x: middleOf(column),
      y: round(column.top - 6 - line * LINE),
      text,
      look,
      anchor: 'middle',
    })),
  ])
}

function besideTexts(beside: readonly Beside[], plot: number, top: number, bottom: number): TextMark[] {
  return pushApart(
    beside.map((one) => ({ ...one, y: one.y + top })),
    0,
    bottom + 4,
  ).flatMap(({ at, lines }) =>
    lines.map(({ text, look }, line): TextMark => ({
      kind: 'text',
      x: plot,
      dx: 8,
      y: round(at + 13 + line * LINE),
      text,
      look,
    })),
  )
}

function bars(columns: readonly Column[]): Mark[] {
  return columns.flatMap(({ from, to, pieces }) =>
    pieces.map(({ part, top, bottom }): Mark => ({
      kind: 'rect',
      x: from,
      width: to - from,
      y: top,
      height: round(Math.max(bottom - top, 1)),
      paint: part.hollow ? 'hollow' : (part.tone ?? 'main'),
    })),
  )
}

export function columnsScene(chart: ColumnsChart, width: number): Scene {
  const labels = [...new Set(chart.columns.flatMap(({ parts }) => parts.map(({ label }) => label)))]
  // First on a plot that begins at the top: what stands above the columns decides how far it moves down.
  const flat = scaleOf(chart, 0)
  const beside = besideOf(chart, flat.y, width * 0.3)
  const widest = beside
    .flatMap(({ lines }) => lines)
    .reduce((most, { text, look }) => Math.max(most, widthOf(text, look)), 0)
  const plot = beside.length > 0 ? 1 - (widest + 10) / width : 1
  const pillars = arePillars(chart, plot * width)
  const first = layColumns(chart, plot, flat.y)
  const words = pillars ? first.map((column) => pillarWords(column, chart, width, labels.length > 1)) : []
  const above = placeWords(
    (chart.marks ?? []).flatMap(({ x, label }) => {
      const column = first[x]
      return column ? [{ x: middleOf(column), text: label, look: 'bold' as const }] : []
    }),
    { width, top: 12 },
  )
  const lines = words.reduce((most, laid) => Math.max(most, laid.above.length), 0)
  const top = above.lines * LINE + (above.lines > 0 ? 6 : 0) + (pillars ? lines * LINE + 4 : 20)

  const { y, low } = scaleOf(chart, top)
  const bottom = y(low)
  const columns = layColumns(chart, plot, y)
  const levels = (chart.levels ?? []).map(({ value }) => y(value))
  const texts = pillars
    ? pillarTexts(columns, words, top)
    : chart.line
      ? []
      : topWords(columns, chart, { plot, width, levels })
  texts.push(...besideTexts(beside, plot, top, bottom))
  const foot = footWords(columns, chart, pillars, bottom, width)
  const end = bottom + foot.lines * LINE + 8
  const names = pillars || labels.length < 2 ? { marks: [], height: 0 } : partNames(columns, labels, texts, end, width)
  const places = (chart.marks ?? []).flatMap(({ x }): Mark[] => {
    const column = columns[x]
    if (!column) return []
    return [
      { kind: 'line', x1: middleOf(column), x2: middleOf(column), y1: above.lines * LINE + 1, y2: bottom, look: 'ink' },
    ]
  })
  return {
    height: end + names.height,
    marks: [
      ...bars(columns),
      ...(chart.levels ?? []).map(({ value }, order): Mark => ({
        kind: 'line',
        x1: 0,
        x2: plot,
        y1: y(value),
        y2: y(value),
        look: order === 0 ? 'dash' : 'thread',
      })),
      ...(chart.line ? [{ kind: 'path', d: curveOf(chart.line.values, columns, y), look: 'curve ink' } as const] : []),
      ...places,
      { kind: 'line', x1: 0, x2: plot, y1: y(0), y2: y(0), look: 'axis' },
      ...above.placed,
      ...texts,
      ...foot.marks,
      ...names.marks,
    ],
  }
}

/** Plain bars over many short names (years, months) stand upright. */
export function uprightBarScene(chart: BarChart, width: number): Scene {
  const tones = ['third', 'compare', 'open', 'lost'] as const
  return columnsScene(
    {
      ...chart,
      kind: 'columns',
      columns: chart.categories.map((label, index) => ({
        label,
        parts: chart.series.map((series, order) => ({
          label: series.label,
          value: series.values[index] ?? 0,
          tone: series.tone ?? tones[order % tones.length] ?? 'third',
        })),
      })),
    },
    width,
  )
}
