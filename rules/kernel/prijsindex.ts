/**
 * Prices in Belgium: consumer price index, health index and smoothed health index (Statbel, CC BY 4.0),
 * on the base 2013 = 100, month by month: consumer prices since 1920, but for the war, and the health index since 1994.
 */
import { cpi } from '#data/series/cpi.ts'
import { monthsBetween, shiftMonth } from '#finance/dates.ts'
import { roundTo } from '#finance/money.ts'
import { hasBegun, type Law } from '#rules/kernel/dated.ts'
import {
  afvlakkingsfactor,
  geblokkeerdeIndex,
  spilstap,
  spilindex,
  basisjaar2025,
  basisjaren,
} from '#rules/kernel/prijsindex.figures.ts'

/** Base years in which Statbel publishes today; our series stands on the second. */
export const NEWEST_BASE = '2025'
export const SERIES_BASE = '2013'

export type IndexKind = 'cpi' | 'gezondheid' | 'afgevlakt'

/** Franc per euro, fixed on 31 December 1998 (regulation 2866/98). */
export const FRANC_PER_EURO = 40.3399

/** The conversion is one and the same for every month, so a reader of older rules has it as well. */
const toBase2025 = (law: Law) => law.on('2026-01-01')(basisjaar2025)

/** An index of base 2013 on each older base, rounded as Statbel prints it. */
export function inOldBases(
  law: Law,
  value: number,
  kind: 'cpi' | 'gezondheid',
): readonly { readonly base: string; readonly value: number }[] {
  return law(basisjaren).flatMap(({ base, cpi: factor, health }) => {
    const chosen = kind === 'cpi' ? factor : health
    return chosen === null ? [] : [{ base, value: roundTo(value * chosen, 2) }]
  })
}

/** Base years in which Statbel still prints the health index, newest first. */
export const healthBases = ['2025', '2013', '2004', '1996', '1988'] as const
export type HealthBase = (typeof healthBases)[number]

/** A health index of another base year on the base 2013. */
export function healthFromBase(law: Law, value: number, base: HealthBase): number {
  if (base === '2025') return value * toBase2025(law).gezondheid
  // The base 2013 itself is not among the older ones.
  return value / (law(basisjaren).find((each) => each.base === base)?.health ?? 1)
}

/** April 1914, the first base: the only level before 1920. */
const FIRST_BASE = { from: '1914-01', to: '1914-12', level: 0.4352 } as const

export type IndexPoint = { readonly value: number; readonly basis: 'maand' | 'basisperiode' }

const seriesOf = (kind: IndexKind) => (kind === 'cpi' ? cpi.cpi : cpi.health)

export const firstMonth = (kind: IndexKind): string => seriesOf(kind).from

export const lastMonth = (kind: IndexKind): string => {
  const { from, values } = seriesOf(kind)
  return shiftMonth(from, values.length - 1)
}

/** What the series says of a month and of those so many months from it, null where it says nothing. */
function monthly(month: string, kind: 'cpi' | 'gezondheid', shifts: readonly number[]): readonly (number | null)[] {
  const { from, values } = seriesOf(kind)
  const place = monthsBetween(`${from}-01`, `${month}-01`)
  return shifts.map((shift) => values[place + shift] ?? null)
}

const SMOOTHED = [0, -1, -2, -3]
const YEAR = Array.from({ length: 12 }, (_, month) => month)

/** The mean, or null as soon as one of the values is not known. */
function meanOf(values: readonly (number | null)[]): number | null {
  const numbers = values.filter((value) => value !== null)
  return numbers.length < values.length ? null : numbers.reduce((sum, value) => sum + value, 0) / numbers.length
}

/** The mean health index of the month and the three before it, since April 2015 × 0,98 and never under the blocked level. */
export function smoothedIndex(law: Law, month: string): number | null {
  const mean = meanOf(monthly(month, 'gezondheid', SMOOTHED))
  if (mean === null) return null
  const then = law.on(`${month}-01`)
  const smooth = roundTo(then(afvlakkingsfactor) * mean, 2)
  return hasBegun(geblokkeerdeIndex, then.date) ? Math.max(smooth, then(geblokkeerdeIndex)) : smooth
}

/** The index of a month, or null when it is not known. */
export function indexOf(law: Law, month: string, kind: IndexKind): IndexPoint | null {
  const exact = kind === 'afgevlakt' ? smoothedIndex(law, month) : (monthly(month, kind, [0])[0] ?? null)
  if (exact !== null) return { value: exact, basis: 'maand' }
  const inBase = kind === 'cpi' && month >= FIRST_BASE.from && month <= FIRST_BASE.to
  return inBase ? { value: FIRST_BASE.level, basis: 'basisperiode' } : null
}

/** An index on the base 2013 on the base 2025, in which Statbel publishes since January 2026. */
export const inBase2025 = (law: Law, value: number, kind: 'cpi' | 'gezondheid'): number =>
  roundTo(value / toBase2025(law)[kind], 2)

/** Mean of a calendar year, and its change against the year before. */
export function yearMean(year: number, kind: 'cpi' | 'gezondheid'): number | null {
  return meanOf(monthly(`${year}-01`, kind, YEAR))
}

/** Since 2019 the published rate is the ratio of two means of two decimals (9,59 % in 2022); before, of exact means. */
export function yearInflation(year: number, kind: 'cpi' | 'gezondheid' = 'cpi'): number | null {
  const now = yearMean(year, kind)
  const before = yearMean(year - 1, kind)
  if (now === null || before === null) return null
  return (year < 2019 ? now / before : roundTo(now, 2) / roundTo(before, 2)) - 1
}

/** Change against the same month a year earlier. */
export function inflationOver12Months(law: Law, month: string, kind: IndexKind = 'cpi'): number | null {
  const now = indexOf(law, month, kind)
  const before = indexOf(law, shiftMonth(month, -12), kind)
  return now?.basis === 'maand' && before?.basis === 'maand' ? now.value / before.value - 1 : null
}

export type Spil = {
  readonly value: number
  readonly base: '2013' | '2025'
  /** Month in which the smoothed index reached it, null as long as it did not in our figures. */
  readonly reached: string | null
}

/**
 * The spilindexen two percent apart, each with the month that reached it: up to 133,28 on the base 2013, after it on
 * the base 2025. `ahead` of them are not reached yet in the last month of our figures.
 */
export function spilindexen(law: Law, ahead = 3): readonly Spil[] {
  const step = 1 + law(spilstap)
  const lastOf2013 = law.on('2026-01-01')(spilindex)
  const perBase2025 = toBase2025(law).gezondheid
  const result: Spil[] = []
  const newest = lastMonth('gezondheid')
  let [value, base]: [number, Spil['base']] = [law.on('2013-01-01')(spilindex), '2013']
  // No month before the indexsprong comes near the first one.
  let month = '2015-04'
  while (result.filter((each) => each.reached === null).length < ahead) {
    const level = base === '2013' ? value : value * perBase2025
    while (month <= newest && (smoothedIndex(law, month) ?? 0) < level) month = shiftMonth(month, 1)
    result.push({ value, base, reached: month <= newest ? month : null })
    const leaves = base === '2013' && value >= lastOf2013
    value = roundTo(leaves ? (value * step) / perBase2025 : value * step, 2)
    if (leaves) base = '2025'
  }
  return result
}

/** The first of these spilindexen that the smoothed index had not reached at the end of this month. */
export const nextSpil = (spillen: readonly Spil[], month: string): Spil | null =>
  month < '2013-01' ? null : (spillen.find(({ reached }) => reached === null || reached > month) ?? null)

/** Yearly wage indexation of PC 200 in January: November and December against a year earlier. Before 2016 another formula held. */
export function pc200Indexation(law: Law, january: number): number | null {
  if (january < 2016) return null
  const endOf = (year: number) => meanOf([smoothedIndex(law, `${year}-11`), smoothedIndex(law, `${year}-12`)])
  const now = endOf(january - 1)
  const before = endOf(january - 2)
  return now === null || before === null ? null : now / before - 1
}
