/**
 * Two ways to put the same cash to work, on any row of prices: all on the first day, or in equal parts.
 * Costs and exchange tax come out of the cash; cash that waits earns interest.
 */
import { harmonicMean, mean, percentileSorted } from '#finance/statistics.ts'
import { roundCents } from '#finance/money.ts'
import { portableExp, seeded } from '#finance/random.ts'
import { logNormal } from '#finance/simulation.ts'
import { beurstaks, type TobClass } from '#rules/beurstaks.ts'
import type { Law } from '#rules/dated.ts'

export type Setup = {
  amount: number
  parts: number
  fee: { fixed: number; rate: number }
  tob: TobClass
  /** Interest on waiting cash, per month. */
  cashRate: number
}

export type Order = { invested: number; tob: number; fee: number }

/** What an amount of cash buys after its own costs. */
export function orderFor(law: Law, setup: Setup, cash: number): Order {
  const fee = Math.min(cash, roundCents(setup.fee.fixed + cash * setup.fee.rate))
  // The tax is due on what is bought, so it is taken from the cash once more to fit.
  const first = beurstaks(law, Math.max(0, cash - fee), setup.tob)
  const tob = beurstaks(law, Math.max(0, cash - fee - first), setup.tob)
  return { invested: roundCents(Math.max(0, cash - fee - tob)), tob, fee }
}

export type Outcome = {
  lump: number
  spread: number
  /** Lowest value on the way, compared with the cash at the start. */
  lumpLow: number
  spreadLow: number
}

export type Orders = { lump: Order; part: Order; cashPart: number }
export const ordersOf = (law: Law, setup: Setup): Orders => {
  const cashPart = setup.amount / setup.parts
  return { lump: orderFor(law, setup, setup.amount), part: orderFor(law, setup, cashPart), cashPart }
}

/** Parts are bought at the first `parts` prices; both hold until the last price. */
export function follow(setup: Setup, { lump, part, cashPart }: Orders, prices: ArrayLike<number>): Outcome {
  const first = prices[0] ?? 1
  const lumpUnits = lump.invested / first
  let units = 0
  let cash = setup.amount
  let interest = 0
  let lumpLow = 0
  let spreadLow = 0
  let lumpValue = 0
  let spreadValue = 0
  for (let k = 0; k < prices.length; k++) {
    const price = prices[k] ?? first
    if (k > 0) interest += cash * setup.cashRate
    if (k < setup.parts) {
      units += part.invested / price
      cash -= cashPart
    }
    lumpValue = lumpUnits * price
    spreadValue = units * price + cash + interest
    lumpLow = Math.min(lumpLow, lumpValue / setup.amount - 1)
    spreadLow = Math.min(spreadLow, spreadValue / setup.amount - 1)
  }
  return { lump: lumpValue, spread: spreadValue, lumpLow, spreadLow }
}

export type Summary = {
  count: number
  lumpWins: number
  meanDifference: number
  lump: number[]
  spread: number[]
  lumpLow: number
  spreadLow: number
  /** Mean shortfall of each way in the cases it loses. */
  regretLump: number
  regretSpread: number
}

export const MARKS = [0.05, 0.25, 0.5, 0.75, 0.95] as const

export function summarise(outcomes: readonly Outcome[]): Summary {
  const sorted = (pick: (outcome: Outcome) => number) => Float64Array.from(outcomes, pick).toSorted()
  const lump = sorted((outcome) => outcome.lump)
  const spread = sorted((outcome) => outcome.spread)
  const differences = outcomes.map((outcome) => outcome.lump - outcome.spread)
  const won = differences.filter((value) => value > 0)
  const lost = differences.filter((value) => value < 0)
  return {
    count: outcomes.length,
    lumpWins: won.length / outcomes.length,
    meanDifference: mean(differences),
    lump: MARKS.map((p) => percentileSorted(lump, p)),
    spread: MARKS.map((p) => percentileSorted(spread, p)),
    lumpLow: percentileSorted(
      sorted((outcome) => outcome.lumpLow),
      0.05,
    ),
    spreadLow: percentileSorted(
      sorted((outcome) => outcome.spreadLow),
      0.05,
    ),
    regretLump: lost.length > 0 ? -mean(lost) : 0,
    regretSpread: won.length > 0 ? mean(won) : 0,
  }
}

/** Month steps that fit well within a blink. */
const BUDGET = 240_000
export const pathsFor = (months: number): number => Math.min(10_000, Math.floor(BUDGET / months))

export type Simulated = { summary: Summary; example: number[]; averagePrice: number }

/** Independent log-normal months around a yearly mean and volatility; the price starts at 100. */
export function simulate(
  law: Law,
  setup: Setup,
  market: { mean: number; volatility: number; seed: number },
): Simulated {
  const yearly = logNormal(market.mean, market.volatility)
  const mu = yearly.mu / 12
  const sigma = yearly.sigma / Math.sqrt(12)
  const random = seeded(market.seed)
  const orders = ordersOf(law, setup)
  const prices = new Float64Array(setup.parts + 1)
  const outcomes: Outcome[] = []
  let example: number[] = []
  let paidSum = 0
  const paths = pathsFor(setup.parts)
  for (let path = 0; path < paths; path++) {
    prices[0] = 100
    let inverse = 0
    for (let k = 1; k <= setup.parts; k++) {
      inverse += 1 / (prices[k - 1] ?? 100)
      prices[k] = (prices[k - 1] ?? 100) * portableExp(mu + sigma * random.normal())
    }
    paidSum += setup.parts / inverse
    if (path === 0) example = [...prices]
    outcomes.push(follow(setup, orders, prices))
  }
  return { summary: summarise(outcomes), example, averagePrice: paidSum / paths }
}

/** Every stretch of history of the right length. */
export function history(law: Law, setup: Setup, index: readonly number[]): Summary {
  const orders = ordersOf(law, setup)
  const outcomes: Outcome[] = []
  for (let start = 0; start + setup.parts < index.length; start++) {
    outcomes.push(follow(setup, orders, index.slice(start, start + setup.parts + 1)))
  }
  return summarise(outcomes)
}

/** What equal amounts paid on average, and the plain average of the prices. */
export const averages = (prices: readonly number[]): { paid: number; plain: number } => ({
  paid: harmonicMean(prices),
  plain: mean(prices),
})
