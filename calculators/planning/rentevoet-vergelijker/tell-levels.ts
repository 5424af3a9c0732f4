/** What the market gave and asked through the years, as far as we have sources for it. */
import { longDate } from '#calculators/kernel/format.ts'
import { latestLevel, type Level, type Market } from '#calculators/kernel/market.ts'
import type { Chart } from '#calculators/kernel/chart.ts'
import type { Table } from '#calculators/kernel/report.ts'

const LEVELS = [
  { series: 'woonkrediet_vast_20j_barometer', label: 'Woonkrediet, vast op 20 jaar' },
  { series: 'woonkrediet_vast_25j_barometer', label: 'Woonkrediet, vast op 25 jaar' },
  { series: 'woonkrediet_nieuw_meer_dan_10j_vast', label: 'Nieuwe woonkredieten, lang vast (NBB)' },
  { series: 'olo_10j', label: 'Belgische staat, 10 jaar' },
] as const

/** Quarters counted from the year 0. */
const quarterOf = (month: string) => Number(month.slice(0, 4)) * 4 + Math.floor((Number(month.slice(5, 7)) - 1) / 3)

/** The last months of the quarters from one month to another, both included. */
function quarters(first: string, last: string): readonly string[] {
  return Array.from({ length: quarterOf(last) - quarterOf(first) + 1 }, (_, step) => {
    const quarter = quarterOf(first) + step
    return `${Math.floor(quarter / 4)}-${String((quarter % 4) * 3 + 3).padStart(2, '0')}`
  })
}

/** Older than this a level says nothing any more. */
const LONGEST_QUARTERS = 8

/** A level holds until the next one we know. Series with one point say nothing about time and are left out. */
export function levelChart(market: Market): Chart | null {
  const known = LEVELS.map(({ series, label }) => ({
    series,
    label,
    points: market.levels
      .filter((level) => level.series === series)
      .toSorted((a, b) => (a.month < b.month ? -1 : a.month > b.month ? 1 : 0)),
  })).filter(({ points }) => points.length > 1)
  const all = known.flatMap(({ points }) => points.map((point) => point.month)).toSorted()
  const [first, last] = [all[0], all.at(-1)]
  if (first === undefined || last === undefined) return null
  const values = quarters(first, last)
  const holding = (points: readonly Level[], quarter: string) => {
    const newest = points.findLast((point) => point.month <= quarter)
    return newest && quarterOf(quarter) - quarterOf(newest.month) <= LONGEST_QUARTERS ? newest.rate : null
  }
  return {
    key: 'verloop',
    title: 'Het marktpeil door de jaren',
    sentence: `Van ${longDate(first)} tot ${longDate(last)}. Een peil blijft staan tot de volgende meting, hoogstens twee jaar.`,
    kind: 'step',
    x: { label: 'Kwartaal', values, unit: 'month' },
    y: { unit: 'percent' },
    series: known.map(({ series, label, points }) => ({
      key: series,
      label,
      values: values.map((quarter) => holding(points, quarter)),
    })),
  }
}

/** Who measured it, without where we read it and without the code of the series. */
const sourceName = (source: string) => source.replace(/ via .*$| \(.*\)$| [A-Z]\.\S+$/, '')

/** The newest level of each series, with its source and month. */
export const levelTable = (market: Market): Table => ({
  key: 'markt',
  title: 'Wat de markt vraagt',
  columns: [
    { key: 'product', label: 'Product', unit: 'text' },
    { key: 'rente', label: 'Rente', unit: 'percent' },
    { key: 'bron', label: 'Bron en maand', unit: 'text' },
  ],
  rows: LEVELS.flatMap(({ series, label }) => {
    const level = latestLevel(market, series)
    return level ? [[label, level.rate, `${sourceName(level.source)}, ${longDate(level.month)}`]] : []
  }),
})
