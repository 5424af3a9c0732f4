/** American shares with dividends in euro, year by year: what a plan would have become. */
import { marketReturns } from '#data/series/market-returns.ts'
import { at } from '#finance/list.ts'
import { historicWindows, yearOfMonths } from '#finance/simulation.ts'
import { findRoot } from '#finance/solve.ts'
import { percentile } from '#finance/statistics.ts'
import { portableExp, portableLog } from '#finance/random.ts'

/** Years in a row with what one euro became in each. */
export type YearGrowth = readonly { readonly year: number; readonly growth: number }[]

const known: YearGrowth = marketReturns.year.map((year, index) => ({
  year,
  growth: 1 + at(marketReturns.euro, index) / 100,
}))

export const historyYears = { first: known[0]?.year ?? 0, last: known.at(-1)?.year ?? 0 }

/** What a year gave on average in the record. */
export const historyMean = known.reduce((sum, { growth }) => sum + growth, 0) / known.length - 1

/** Fewer periods than this say nothing. */
const ENOUGH = 10

export type HistoricBand = { low: number; middle: number; high: number; periods: number }

/**
 * End values of the same payments over every period of so many years in a row, after yearly costs; tenth, middle and
 * ninetieth of a hundred. Null when the record is too short.
 */
export function historicBand(
  plan: { start: number; monthly: number; years: number; due: boolean; fee: number },
  after: (value: number) => number,
  record: YearGrowth = known,
): HistoricBand | null {
  const growths = record.map(({ growth }) => growth * (1 - plan.fee))
  // A year is in many periods: what its payments become is worked out once.
  const paid = growths.map((growth) => plan.monthly * yearOfMonths(portableExp(portableLog(growth) / 12), plan.due))
  const ends = historicWindows(growths, plan.years, (window, first) =>
    window.reduce((value, growth, index) => value * growth + at(paid, first + index), plan.start),
  )
  if (ends.length < ENOUGH) return null
  const part = (share: number) => after(percentile(ends, share))
  return { low: part(0.1), middle: part(0.5), high: part(0.9), periods: ends.length }
}

/** The steady yearly return at which a start and payments at the beginning of each month grow to a value. */
export function steadyReturn(
  { start, monthly, years }: { start: number; monthly: number; years: number },
  value: number,
): number | null {
  const grown = (rate: number) => {
    const factor = (1 + rate) ** (1 / 12)
    let total = start
    for (let month = 0; month < years * 12; month++) total = (total + monthly) * factor
    return total
  }
  return findRoot((guess) => grown(guess) - value, -0.5, 1)
}
