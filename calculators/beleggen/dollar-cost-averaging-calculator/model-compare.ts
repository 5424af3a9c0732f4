/**
 * Two ways to put the same cash to work, on any row of prices: all on the first day, or in equal parts.
 * Costs and exchange tax come out of the cash; cash that waits earns interest.
 */
import { at } from '#finance/list.ts'
import { roundCents } from '#finance/money.ts'
import { type Random, seeded } from '#finance/random.ts'
import { growthTable } from '#finance/simulation.ts'
import { percentilesOf } from '#finance/statistics.ts'
import { beurstaks, type TobClass } from '#rules/sparen-beleggen/beurstaks.ts'
import type { Law } from '#rules/kernel/dated.ts'

export type Setup = {
  amount: number
  parts: number
  /** Broker's fee of an order of this size. */
  fee: (amount: number) => number
  tob: TobClass
  /** Interest on waiting cash, per month. */
  cashRate: number
}

export type Order = { invested: number; tob: number; fee: number }

/** What an amount of cash buys after its own costs. */
export function orderFor(law: Law, setup: Setup, cash: number): Order {
  const fee = Math.min(cash, roundCents(setup.fee(cash)))
  // The tax is due on what is bought, so it is taken from the cash once more to fit.
  const first = beurstaks(law, Math.max(0, cash - fee), setup.tob)
  const tob = beurstaks(law, Math.max(0, cash - fee - first), setup.tob)
  return { invested: roundCents(Math.max(0, cash - fee - tob)), tob, fee }
}

/** Values at the last price of many rows of prices, and the lowest value on the way beside the cash at the start. */
export type Ends = {
  lump: Float64Array
  spread: Float64Array
  lumpLow: Float64Array
  spreadLow: Float64Array
}
const room = (count: number): Ends => ({
  lump: new Float64Array(count),
  spread: new Float64Array(count),
  lumpLow: new Float64Array(count),
  spreadLow: new Float64Array(count),
})

export type Orders = { lump: Order; part: Order; cashPart: number }
export const ordersOf = (law: Law, setup: Setup): Orders => {
  const cashPart = setup.amount / setup.parts
  return { lump: orderFor(law, setup, setup.amount), part: orderFor(law, setup, cashPart), cashPart }
}

type Stretch = { prices: ArrayLike<number>; from: number; length: number }

/** Parts are bought at the first `parts` prices of the stretch; both ways hold until its last price. */
function follow(setup: Setup, orders: Orders, { prices, from, length }: Stretch, into: Ends, place: number): void {
  const { amount, parts, cashRate } = setup
  const { invested } = orders.part
  const { cashPart } = orders
  const first = prices[from] ?? 1
  const lumpUnits = orders.lump.invested / first
  let units = 0
  let cash = amount
  let interest = 0
  let lowest = amount
  let spreadLowest = amount
  let lump = 0
  let spread = 0
  for (let k = 0; k < length; k++) {
    const price = prices[from + k] ?? first
    if (k > 0) interest += cash * cashRate
    if (k < parts) {
      units += invested / price
      cash -= cashPart
    }
    lump = lumpUnits * price
    spread = units * price + cash + interest
    if (lump < lowest) lowest = lump
    if (spread < spreadLowest) spreadLowest = spread
  }
  into.lump[place] = lump
  into.spread[place] = spread
  into.lumpLow[place] = lowest / amount - 1
  into.spreadLow[place] = spreadLowest / amount - 1
}

/** Both ways month by month along one row of prices, with the cash that still waits. */
export function trace(setup: Setup, orders: Orders, prices: readonly number[]): Ends {
  const ends = room(prices.length)
  prices.forEach((_, k) => follow(setup, orders, { prices, from: 0, length: k + 1 }, ends, k))
  return ends
}

/** Where both ways stand at the last price. */
export function standing(setup: Setup, orders: Orders, prices: readonly number[]): { lump: number; spread: number } {
  const end = room(1)
  follow(setup, orders, { prices, from: 0, length: prices.length }, end, 0)
  return { lump: end.lump[0] ?? 0, spread: end.spread[0] ?? 0 }
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

const MARKS = [0.05, 0.25, 0.5, 0.75, 0.95] as const

function summarise({ lump, spread, lumpLow, spreadLow }: Ends): Summary {
  const count = lump.length
  let [won, lost, gain, loss] = [0, 0, 0, 0]
  for (let k = 0; k < count; k++) {
    const difference = (lump[k] ?? 0) - (spread[k] ?? 0)
    if (difference > 0) {
      won++
      gain += difference
    } else if (difference < 0) {
      lost++
      loss -= difference
    }
  }
  return {
    count,
    lumpWins: won / count,
    meanDifference: (gain - loss) / count,
    lump: percentilesOf(lump, MARKS),
    spread: percentilesOf(spread, MARKS),
    lumpLow: at(percentilesOf(lumpLow, [0.05]), 0),
    spreadLow: at(percentilesOf(spreadLow, [0.05]), 0),
    regretLump: lost > 0 ? loss / lost : 0,
    regretSpread: won > 0 ? gain / won : 0,
  }
}

/** Month steps that fit well within a blink. */
const BUDGET = 240_000
const pathsFor = (months: number): number => Math.min(10_000, Math.floor(BUDGET / months))

export type Simulated = { summary: Summary; example: number[]; averagePrice: number }

/** One row of prices from 100 on, a month per factor picked; gives the sum of 1 ÷ price over the months of buying. */
function walk(prices: Float64Array, growth: Float64Array, picks: Uint16Array): number {
  let price = 100
  let inverse = 0
  prices[0] = price
  for (let k = 0; k < picks.length; k++) {
    inverse += 1 / price
    price *= growth[picks[k] ?? 0] ?? 1
    prices[k + 1] = price
  }
  return inverse
}

/**
 * Both ways on as many rows of prices as there is room for; gives the average prices paid, added up. Nothing but loops,
 * so that the compiled loop is kept when it ends.
 */
function walkAll(setup: Setup, orders: Orders, growth: Float64Array, random: Random, into: Ends): number {
  const picks = new Uint16Array(setup.parts)
  const prices = new Float64Array(setup.parts + 1)
  const stretch = { prices, from: 0, length: prices.length }
  let paid = 0
  for (let path = 0; path < into.lump.length; path++) {
    random.picks(picks)
    paid += setup.parts / walk(prices, growth, picks)
    follow(setup, orders, stretch, into, path)
  }
  return paid
}

/** The first row of prices, as an example. */
function firstWalk(parts: number, growth: Float64Array, random: Random): number[] {
  const picks = new Uint16Array(parts)
  const prices = new Float64Array(parts + 1)
  random.picks(picks)
  walk(prices, growth, picks)
  return [...prices]
}

/** Independent log-normal months around a yearly mean and volatility; the price starts at 100. */
export function simulate(
  law: Law,
  setup: Setup,
  market: { mean: number; volatility: number; seed: number },
): Simulated {
  const growth = growthTable(market.mean, market.volatility, 12)
  const ends = room(pathsFor(setup.parts))
  const paid = walkAll(setup, ordersOf(law, setup), growth, seeded(market.seed), ends)
  return {
    summary: summarise(ends),
    example: firstWalk(setup.parts, growth, seeded(market.seed)),
    averagePrice: paid / ends.lump.length,
  }
}

/** Every stretch of history of the right length. */
export function history(law: Law, setup: Setup, index: readonly number[]): Summary {
  const orders = ordersOf(law, setup)
  const length = setup.parts + 1
  const ends = room(Math.max(0, index.length - setup.parts))
  ends.lump.forEach((_, from) => follow(setup, orders, { prices: index, from, length }, ends, from))
  return summarise(ends)
}
