/** Withdrawal plans against American market history, year by year from January to January. */
import { shiller } from '#data/series/shiller.ts'
import { discountSum } from '#finance/rate.ts'
import { historicWindows } from '#finance/simulation.ts'
import { percentileSorted } from '#finance/statistics.ts'

export type Span = 'alles' | 'trinity'

/** The years of the study of Cooley, Hubbard and Walz (1998). */
const TRINITY = { from: 1926, to: 1995 } as const
const BOND_YEARS = 10

type HistoricYear = {
  readonly year: number
  readonly stocks: number
  readonly bonds: number
  readonly inflation: number
}

/** A par bond of ten years bought in January and sold a year later at the yield of that day. */
function bondReturn(bought: number, sold: number): number {
  const left = BOND_YEARS - 1
  return bought + bought * discountSum(sold, left) + (1 + sold) ** -left - 1
}

const history: readonly HistoricYear[] = shiller.month.slice(0, -1).map((month, n) => {
  const growth = (series: readonly number[]) => (series[n + 1] ?? 1) / (series[n] ?? 1)
  const stocks = growth(shiller.stocks)
  return {
    year: Number(month.slice(0, 4)),
    stocks: stocks - 1,
    bonds: bondReturn((shiller.bondYield[n] ?? 0) / 100, (shiller.bondYield[n + 1] ?? 0) / 100),
    inflation: stocks / growth(shiller.realStocks) - 1,
  }
})

export const yearsOf = (span: Span): readonly HistoricYear[] =>
  span === 'alles' ? history : history.filter(({ year }) => year >= TRINITY.from && year <= TRINITY.to)

export type Test = {
  readonly span: Span
  readonly years: number
  /** Part in shares; the rest in ten-year bonds. */
  readonly stocks: number
  /** Withdrawals follow inflation, or stay the same amount. */
  readonly indexed: boolean
}

export type WindowResult = { readonly start: number; readonly balances: readonly number[]; readonly lasted: boolean }

/**
 * Every stretch of history: returns first, then the withdrawal at the end of the year. Balances are in money of
 * the first year when withdrawals are indexed. A window succeeds when it is never overdrawn.
 */
export function runHistory(test: Test, start: number, withdrawals: readonly number[]): readonly WindowResult[] {
  const series = yearsOf(test.span)
  return historicWindows(returnsOf(test), test.years, (window, place) => {
    const balances = [start]
    let balance = start
    let lasted = true
    for (const [year, rate] of window.entries()) {
      balance = balance * (1 + rate) - (withdrawals[year] ?? 0)
      if (balance < 0) {
        lasted = false
        balance = 0
      }
      balances.push(balance)
    }
    return { start: series[place]?.year ?? 0, balances, lasted }
  })
}

/** Return of the mix in each year, after inflation when withdrawals follow it. */
export function returnsOf(test: Omit<Test, 'years'>): readonly number[] {
  return yearsOf(test.span).map(({ stocks, bonds, inflation }) => {
    const nominal = 1 + test.stocks * stocks + (1 - test.stocks) * bonds
    return (test.indexed ? nominal / (1 + inflation) : nominal) - 1
  })
}

export const shareLasted = (windows: readonly WindowResult[]): number | null =>
  windows.length === 0 ? null : windows.filter((window) => window.lasted).length / windows.length

/** A fixed rate of the starting capital, as in the tables everyone quotes. A table asks it of the same returns. */
export function rateTest(
  test: Test,
  rate: number,
  returns = returnsOf(test),
): { share: number | null; windows: number } {
  const windows = Math.max(0, returns.length - test.years + 1)
  let good = 0
  for (let start = 0; start < windows; start++) if (lasts(returns, start, test.years, rate)) good++
  return { share: windows === 0 ? null : good / windows, windows }
}

/** Whether a capital of 1 pays this much at the end of each year from `start` on. */
function lasts(returns: readonly number[], start: number, years: number, rate: number): boolean {
  let balance = 1
  for (let year = start; year < start + years; year++) {
    balance = balance * (1 + (returns[year] ?? 0)) - rate
    if (balance < 0) return false
  }
  return true
}

/** Percentiles of the balances at the end of each year, over all windows. */
export function spread(windows: readonly WindowResult[], years: number, percentiles: readonly number[]): number[][] {
  const sorted = Array.from({ length: years + 1 }, (_, year) => {
    const balances = new Float64Array(windows.length)
    windows.forEach((window, place) => (balances[place] = window.balances[year] ?? 0))
    return balances.toSorted()
  })
  return percentiles.map((p) => sorted.map((balances) => percentileSorted(balances, p)))
}
