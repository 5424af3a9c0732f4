/** Markets we have a record of: what one euro became month by month, and what a year gave. */
import { monthReturns } from '#data/series/month-returns.ts'
import { shiftMonth } from '#finance/dates.ts'
import { at } from '#finance/list.ts'
import { portableExp, portableLog } from '#finance/random.ts'
import { mean, standardDeviation } from '#finance/statistics.ts'

export type Market = keyof typeof monthReturns

export type MarketRecord = {
  readonly prices: readonly number[]
  readonly from: string
  readonly to: string
  /** Of a year, to a tenth of a percent: a simulation without figures of one's own is on the same basis. */
  readonly mean: number
  readonly volatility: number
}

const tenth = (part: number) => Math.round(part * 1000) / 1000

function read(market: Market): MarketRecord {
  const { from, values } = monthReturns[market]
  const prices = [100]
  for (const percent of values) prices.push(at(prices, prices.length - 1) * (1 + percent / 100))
  const steps = values.map((percent) => portableLog(1 + percent / 100))
  const variance = standardDeviation(steps) ** 2
  const yearly = portableExp(12 * mean(steps) + 6 * variance)
  return {
    prices,
    from: shiftMonth(from, -1),
    to: shiftMonth(from, values.length - 1),
    mean: tenth(yearly - 1),
    volatility: tenth(yearly * Math.sqrt(portableExp(12 * variance) - 1)),
  }
}

const known = new Map<Market, MarketRecord>()

export function recordOf(market: Market): MarketRecord {
  const found = known.get(market) ?? read(market)
  known.set(market, found)
  return found
}
