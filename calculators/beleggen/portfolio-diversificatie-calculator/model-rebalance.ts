/** From today's weights to the target: new money first, selling only what stays outside the band. */
import { roundCents, roundedSum } from '#finance/money.ts'
import { largestRemainder } from '#finance/shares.ts'
import { beurstaks } from '#rules/sparen-beleggen/beurstaks.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { meerwaardebelasting } from '#rules/sparen-beleggen/meerwaardebelasting.ts'
import { CLASSES, type ClassName } from './choices-classes.ts'

export type Target = { class: ClassName; amount: number; target: number; cost: number | null }
type Move = {
  class: ClassName
  before: number
  target: number
  /** Bought with new money. */
  fresh: number
  /** Bought (+) or sold (−) after that. */
  trade: number
  after: number
  tob: number
  fee: number
  gain: number
  /** Sells something whose gain is taxed. */
  sellsTaxed: boolean
}
export type Rebalance = {
  moves: Move[]
  costs: number
  tax: number
  sold: number
  /** New money that would restore the targets without selling anything; null when something has to go whole. */
  needed: number | null
}

export type RebalanceOptions = {
  fresh: number
  band: number
  fee: number
  used: number
  persons: number
  year: number
}

export function rebalance(
  law: Law,
  targets: readonly Target[],
  { fresh, band, fee, used, persons, year }: RebalanceOptions,
): Rebalance {
  const total = roundedSum(targets.map((item) => item.amount))
  const whole = roundCents(total + fresh)
  const gaps = targets.map((item) => item.target * whole - item.amount)
  const shortfalls = gaps.map((gap) => Math.max(0, gap))
  const given = fresh > 0 ? largestRemainder(fresh, shortfalls) : targets.map(() => 0)
  const held = targets.map((item, index) => roundCents(item.amount + (given[index] ?? 0)))
  const tooMuch = targets.map((item, index) => {
    const over = (held[index] ?? 0) - item.target * whole
    return whole > 0 && over / whole > band ? roundCents(over) : 0
  })
  const sold = roundedSum(tooMuch)
  const short = targets.map((item, index) => Math.max(0, item.target * whole - (held[index] ?? 0)))
  const bought = sold > 0 ? largestRemainder(sold, short) : targets.map(() => 0)
  const moves = targets.map((item, index): Move => {
    const tob = CLASSES[item.class].tob
    const buy = roundCents((given[index] ?? 0) + (bought[index] ?? 0))
    const sell = tooMuch[index] ?? 0
    const traded =
      CLASSES[item.class].tob === 'geen' && item.class !== 'goud' && item.class !== 'crypto'
        ? 0
        : (buy > 0 ? 1 : 0) + (sell > 0 ? 1 : 0)
    const taxed = CLASSES[item.class].taxed && item.cost !== null && item.amount > 0
    return {
      class: item.class,
      before: total > 0 ? item.amount / total : 0,
      target: item.target,
      fresh: given[index] ?? 0,
      trade: roundCents((bought[index] ?? 0) - sell),
      after: whole > 0 ? ((held[index] ?? 0) + (bought[index] ?? 0) - sell) / whole : 0,
      tob: roundCents(beurstaks(law, buy, tob) + beurstaks(law, sell, tob)),
      fee: roundCents(traded * fee),
      gain: taxed ? roundCents((sell * (item.amount - (item.cost ?? item.amount))) / item.amount) : 0,
      sellsTaxed: sell > 0 && CLASSES[item.class].taxed,
    }
  })
  const net = roundedSum(moves.map((move) => move.gain))
  const needed = targets.some((item) => item.target === 0 && item.amount > 0)
    ? null
    : Math.max(0, ...targets.map((item) => (item.target > 0 ? roundCents(item.amount / item.target - total) : 0)))
  return {
    moves,
    costs: roundedSum(moves.flatMap((move) => [move.tob, move.fee])),
    tax: meerwaardebelasting(law, { year, net, used, persons }).tax,
    sold,
    needed,
  }
}
