/** Bars on a line of dates, today, and the days that count. Pure. */
import { dateText } from '#calculators/kernel/format.ts'
import type { TimelineChart } from '#calculators/kernel/chart.ts'
import { boxOf, type Mark, type Scene, type TextMark, placeWords, widthOf, wordAt } from '#site/charts/scene.ts'
import { stripScene, type StripRow } from '#site/charts/kinds/strips.ts'

/** Pixels between a thread and its words. */
const BESIDE = 6

type Event = { readonly date: string; readonly label: string }

/**
 * Each day beside a thread that hangs from its place: right of it, or left where the picture ends. The last ones of a
 * crowd stand highest (left of the end: the first ones), so that no thread runs through the words of another day.
 */
function eventMarks(
  events: readonly Event[],
  at: (date: string) => number,
  top: number,
  width: number,
): { marks: Mark[]; height: number } {
  const words = events.map(({ date, label }) => {
    const day = dateText(date)
    const wide = Math.max(widthOf(day, 'bold'), widthOf(label, 'soft')) + BESIDE
    const x = at(date)
    const before = x * width + wide > width
    const left = before ? x * width - wide : x * width
    return { day, label, x, before, left, right: left + wide, tier: 0 }
  })
  const placed: (typeof words)[number][] = []
  const marks: Mark[] = []
  for (const word of [...words.filter(({ before }) => !before).toReversed(), ...words.filter(({ before }) => before)]) {
    while (placed.some(({ tier, left, right }) => tier === word.tier && left < word.right + 8 && word.left < right + 8))
      word.tier++
    placed.push(word)
    const { x, day, label, before, tier } = word
    const y = top + 4 + tier * 40
    const place = before ? ({ dx: -BESIDE, anchor: 'end' } as const) : { dx: BESIDE }
    marks.push(
      { kind: 'line', x1: x, x2: x, y1: top - 6, y2: y + 32, look: 'thread' },
      { kind: 'text', x, y: y + 14, text: day, look: 'bold', ...place },
      { kind: 'text', x, y: y + 31, text: label, look: 'soft', ...place },
    )
  }
  return { marks, height: placed.reduce((most, { tier }) => Math.max(most, 4 + tier * 40 + 36), 0) }
}

/** How much wider than it was laid out for a picture may get before the next one is shown. */
const WIDER = 1.96
const AIR = 3

/** An upright line over the bars that leaves out where words stand, at every width the picture may have. */
function uprightBeside(x: number, top: number, bottom: number, marks: readonly Mark[], width: number): Mark[] {
  /** Which side of the word the line is on at this width; 0 is through it. */
  const side = (mark: TextMark, wide: number) => {
    const { left, right } = boxOf(mark, wide)
    return x * wide < left - AIR ? -1 : x * wide > right + AIR ? 1 : 0
  }
  const words = marks
    .filter((mark): mark is TextMark => mark.kind === 'text')
    .filter((mark) => side(mark, width) * side(mark, width * WIDER) < 1)
    .map((mark) => boxOf(mark, width))
    .toSorted((a, b) => a.top - b.top)
  let y1 = top
  return [...words, { top: bottom, bottom }].flatMap((box): Mark[] => {
    const line: Mark = { kind: 'line', x1: x, x2: x, y1, y2: box.top, look: 'ink' }
    y1 = Math.max(y1, box.bottom)
    return line.y2 > line.y1 ? [line] : []
  })
}

export function timelineScene(chart: TimelineChart, width: number): Scene {
  const first = Date.parse(chart.from)
  const span = Date.parse(chart.to) - first || 1
  const events = chart.events ?? []
  const noted = chart.bars.some(({ note }) => note !== undefined)
  const longest = noted ? chart.bars.reduce((most, { note = '' }) => Math.max(most, widthOf(note, 'bold')), 0) + 10 : 0
  const scale = events.length > 0 ? 1 : Math.max(0.55, 1 - longest / width)
  const at = (date: string) => Math.min(1, Math.max(0, (Date.parse(date) - first) / span)) * scale
  const value = (date: string) => Date.parse(date)
  const rows = chart.bars.map(({ label, from, to, filled, note, tone = 'main' }): StripRow => {
    const split = value(from) + (value(to) - value(from)) * (filled ?? 1)
    return {
      name: label,
      end: note ?? '',
      floats: from > chart.from,
      pieces: [
        ...(split > value(from) ? [{ from: value(from), to: split, tone }] : []),
        ...(split < value(to)
          ? [{ from: split, to: value(to), tone: tone === 'compare' ? ('lost' as const) : ('open' as const) }]
          : []),
      ],
    }
  })
  const inside = chart.today !== undefined && chart.today >= chart.from && chart.today <= chart.to
  const top = inside ? 22 : 0
  const axis = { at: (stamp: number) => at(new Date(stamp).toISOString().slice(0, 10)), zero: 0 }
  const body = stripScene(rows, width, { axis, top })
  const marks = [...body.marks]
  let height = body.height
  if (inside && chart.today) {
    const x = at(chart.today)
    marks.push(...uprightBeside(x, 17, height, body.marks, width))
    marks.push(wordAt(x, 12, 'vandaag', 'bold', width))
  }
  if (events.length > 0) {
    const below = eventMarks(events, at, height, width)
    marks.push(...below.marks)
    height += below.height
  } else {
    const ends = placeWords(
      [
        { x: 0, text: dateText(chart.from), look: 'soft' },
        { x: scale, text: dateText(chart.to), look: 'soft' },
      ],
      { width, top: height + 16 },
    )
    marks.push({ kind: 'line', x1: 0, x2: scale, y1: height, y2: height, look: 'axis' }, ...ends.placed)
    height += ends.lines * 18 + 6
  }
  return { height, marks }
}
