/** American shares with dividends per month, in euro. */
import { eurPerUsd } from '#data/series/eur-per-usd.ts'
import { sp500Month } from '#data/series/sp500-month.ts'

/** The share index begins a year before the exchange rates. */
const EARLIER = 12
const index = sp500Month.totalReturn.slice(EARLIER)

export const euroIndex: readonly number[] = index.map((value, month) => value * (eurPerUsd.euro[month] ?? 1))

export const euroIndexFrom = eurPerUsd.month[0] ?? ''
export const euroIndexTo = eurPerUsd.month[index.length - 1] ?? ''
