/** Bars on a line of dates, today, and the days that count. Pure. */
import { dateText } from '#calculators/kernel/format.ts'
import type { TimelineChart } from '#calculators/kernel/report.ts'
import { type Mark, type Scene, placeWords, widthOf, wordAt } from '#site/charts/scene.ts'
import { stripScene, type StripRow } from '#site/charts/kinds/strips.ts'

type Event = { readonly date: string; readonly label: string }

/** Each day on the first pair of lines where it meets no other; a leader shows where it belongs. */
function eventMarks(
  events: readonly Event[],
  at: (date: string) => number,
  top: number,
  width: number,
): { marks: Mark[]; height: number } {
  const marks: Mark[] = []
  const ends: number[] = []
  let height = 0
  for (const { date, label } of events) {
    const day = dateText(date)
    const wide = Math.max(widthOf(day, 'bold'), widthOf(label, 'soft'))
    const x = at(date)
    const left = Math.min(Math.max(0, x * width - wide / 2), width - wide)
    let tier = 0
    while ((ends[tier] ?? Number.NEGATIVE_INFINITY) + 10 > left) tier++
    ends[tier] = left + wide
    const y = top + 8 + tier * 40
    marks.push({ kind: 'line', x1: x, x2: x, y1: top - 6, y2: y, look: 'thread' })
    const middle = (left + wide / 2) / width
    marks.push(wordAt(middle, y + 14, day, 'bold', width), wordAt(middle, y + 31, label, 'soft', width))
    height = Math.max(height, y + 36 - top)
  }
  return { marks, height }
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
    marks.unshift({ kind: 'line', x1: x, x2: x, y1: 17, y2: height, look: 'ink' })
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
