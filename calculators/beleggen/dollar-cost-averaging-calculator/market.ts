/** American shares with dividends per month, in euro. */
import { eurPerUsd } from '#data/series/eur-per-usd.ts'
import { sp500Month } from '#data/series/sp500-month.ts'
import { addMonths } from '#finance/dates.ts'

/** The share index begins a year before the exchange rates. */
const EARLIER = 12
const index = sp500Month.totalReturn.slice(EARLIER)

export const euroIndex: readonly number[] = index.map((value, month) => value * (eurPerUsd.euro[month] ?? 1))

export const euroIndexFrom = '1971-01'
export const euroIndexTo = addMonths(`${euroIndexFrom}-01`, index.length - 1).slice(0, 7)
