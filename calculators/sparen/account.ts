/** What the savings-account pages share: rates of the market and a plan of deposits and withdrawals. */
import type { Env } from '#calculators/fields.ts'
import { dateText } from '#calculators/format.ts'
import { medianRate, type Offer, offersOf } from '#calculators/market.ts'
import { addMonths } from '#finance/dates.ts'
import type { Movement } from '#rules/spaarboekje.ts'

export const marketBaseRate = ({ market }: Env) =>
  medianRate(offersOf(market, 'spaarrekening'), (offer) => offer.baseRate) ?? 0
export const marketPremium = ({ market }: Env) =>
  medianRate(offersOf(market, 'spaarrekening'), (offer) => offer.loyaltyBonus) ?? 0

type Reference = { readonly rate: number; readonly asOf: string; readonly source: string }

/** A start value and its hint from offers of the market, or from a dated reference when there are none. */
export function marketStart(what: string, offers: (env: Env) => readonly Offer[], reference: Reference) {
  const rate = (env: Env) => medianRate(offers(env), (offer) => offer.rate)
  return {
    start: (env: Env) => rate(env) ?? reference.rate,
    hint: (env: Env) =>
      rate(env) === null
        ? `Richtwaarde van ${dateText(reference.asOf)}: ${reference.source}.`
        : `${what}, laatst gecontroleerd op ${dateText(env.market.asOf)}.`,
  }
}

export const checkedOnHint =
  (what: string) =>
  ({ market }: Env) =>
    `${what}, laatst gecontroleerd op ${dateText(market.asOf)}.`

/** A monthly deposit on the same day, from `start` up to but not on `until`. */
export function monthlyDeposits(start: string, until: string, amount: number): Movement[] {
  const movements: Movement[] = []
  if (amount <= 0) return movements
  for (let index = 0; index < 720; index++) {
    const date = addMonths(start, index)
    if (date >= until) break
    movements.push({ date, amount })
  }
  return movements
}
