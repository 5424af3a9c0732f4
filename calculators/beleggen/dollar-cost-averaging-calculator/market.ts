/** American shares with dividends per month, in euro. */
import { eurPerUsd } from '#data/series/eur-per-usd.ts'
import { sp500Month } from '#data/series/sp500-month.ts'
import { at } from '#finance/list.ts'
import { portableExp, portableLog } from '#finance/random.ts'

/** The share index begins a year before the exchange rates. */
const EARLIER = 12
const index = sp500Month.totalReturn.slice(EARLIER)

export const euroIndex: readonly number[] = index.map((value, month) => value * (eurPerUsd.euro[month] ?? 1))

export const euroIndexFrom = eurPerUsd.month[0] ?? ''
export const euroIndexTo = eurPerUsd.month[index.length - 1] ?? ''

/** Mean and volatility of a year in this record, so that a simulation without figures of one's own is on the same basis. */
function recordOf(prices: readonly number[]): { mean: number; volatility: number } {
  const steps = prices.slice(1).map((price, month) => portableLog(price / at(prices, month)))
  const average = steps.reduce((sum, step) => sum + step, 0) / steps.length
  const variance = steps.reduce((sum, step) => sum + (step - average) ** 2, 0) / (steps.length - 1)
  const mean = portableExp(12 * average + 6 * variance) - 1
  const volatility = (1 + mean) * Math.sqrt(portableExp(12 * variance) - 1)
  // To a thousandth: more digits say nothing.
  return { mean: Number(mean.toFixed(3)), volatility: Number(volatility.toFixed(3)) }
}
export const record = recordOf(euroIndex)
