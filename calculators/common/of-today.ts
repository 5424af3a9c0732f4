/** Amounts of later years in euros of today. */

/** What an amount that falls in so many years is worth now. */
export const ofToday = (amount: number, inflation: number, years: number): number => amount / (1 + inflation) ** years

/** A running total by year: each step at its own moment, as charts and tables do. */
export const runningOfToday = (totals: readonly number[], inflation: number, years: readonly number[]): number =>
  totals.reduce((sum, total, index) => sum + ofToday(total - (totals[index - 1] ?? 0), inflation, years[index] ?? 0), 0)
