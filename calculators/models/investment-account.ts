/**
 * What somebody holds of an ETF: pieces with their price, costs and taxes so far, and what a sale would leave. One account
 * for every page that puts a plan or another investment beside an ETF, so that they agree to the cent.
 */
import { roundCents } from '#finance/money.ts'
import { beurstaks, type TobClass } from '#rules/sparen-beleggen/beurstaks.ts'
import type { Law } from '#rules/kernel/dated.ts'
import {
  bruikbareOverdracht,
  meerwaardebelasting,
  vrijstellingVan,
} from '#rules/sparen-beleggen/meerwaardebelasting.ts'
import { meerwaardetarief } from '#rules/sparen-beleggen/meerwaardebelasting.figures.ts'

/** Yearly costs of a fund nobody named. */
export const USUAL_TER = 0.002

/** What decides about costs and taxes of an order. */
export type Holding = {
  readonly tob: TobClass
  /** A fund bought from the bank: exchange tax only on the way out, on what is left after the tax on interest. */
  readonly exitOnly: boolean
  /** Broker's fee of an order of this size. */
  readonly fee: (amount: number) => number
  /** The part of a gain that is interest, and the tax on it: none for a fund of shares. */
  readonly interestIn: (law: Law, gain: number) => { readonly interest: number; readonly tax: number }
  readonly persons: number
  readonly firstYear: number
}

export type Costs = { tobBuy: number; tobSell: number; fee: number; ter: number }
export type Taxes = { dividend: number; reynders: number; gains: number }

type Lot = { units: number; cost: number }
export type Account = {
  lots: Lot[]
  units: number
  price: number
  /** Saved for the next order. */
  waiting: number
  /** Exemption of earlier years. */
  carried: number
  costs: Costs
  taxes: Taxes
  /** Paid on top of the orders. */
  onTop: number
}

export const openAccount = (law: Law, plan: Holding): Account => ({
  lots: [],
  units: 0,
  price: 1,
  waiting: 0,
  // The exemption of the first year is not used by this plan.
  carried: carriedTo(law, plan, plan.firstYear, 0),
  costs: { tobBuy: 0, tobSell: 0, fee: 0, ter: 0 },
  taxes: { dividend: 0, reynders: 0, gains: 0 },
  onTop: 0,
})

export const cents = (a: number, b: number) => roundCents(a + b)
export const held = ({ units, price }: Account) => units * price
const gainOf = (lot: Lot, price: number) => lot.units * price - lot.cost

/** What the exemption of a year without sales adds. */
export function carriedTo(law: Law, plan: Holding, year: number, carried: number): number {
  if (law(meerwaardetarief) === 0) return carried
  return meerwaardebelasting(law, { year, net: 0, persons: plan.persons, carried }).carriedOut
}

/** Taxes of selling pieces with this gain, in this year: the part that is interest first, the rest as a gain. */
function gainTax(law: Law, plan: Holding, year: number, gain: number, carried: number) {
  const { interest, tax: reynders } = plan.interestIn(law, gain)
  const rest = roundCents(gain - interest)
  if (law(meerwaardetarief) === 0) return { reynders, interest, gains: 0, carriedOut: 0 }
  const { tax, carriedOut } = meerwaardebelasting(law, { year, net: rest, persons: plan.persons, carried })
  return { reynders, interest, gains: tax, carriedOut }
}

/** Costs on top of an order. */
export function buy(law: Law, plan: Holding, account: Account, amount: number): number {
  if (amount <= 0) return 0
  const tob = plan.exitOnly ? 0 : beurstaks(law, amount, plan.tob)
  const fee = roundCents(plan.fee(amount))
  const { costs, lots, price } = account
  costs.tobBuy = cents(costs.tobBuy, tob)
  costs.fee = cents(costs.fee, fee)
  const extra = roundCents(tob + fee)
  account.onTop = cents(account.onTop, extra)
  lots.push({ units: amount / price, cost: amount })
  account.units += amount / price
  return extra
}

const costOf = (law: Law, plan: Holding, amount: number) =>
  roundCents((plan.exitOnly ? 0 : beurstaks(law, amount, plan.tob)) + plan.fee(amount))

/** An order out of money that is already in the plan: costs and tax come out of the budget, what is left over waits. */
export function buyWithin(law: Law, plan: Holding, account: Account, budget: number): void {
  let order = budget
  // Each round comes closer; where a tariff jumps, the smaller of two orders fits.
  for (let round = 0; round < 6; round++) order = roundCents(budget - costOf(law, plan, order))
  while (order > 0 && roundCents(order + costOf(law, plan, order)) > roundCents(budget))
    order = roundCents(Math.min(order - 0.01, budget - costOf(law, plan, order)))
  if (order <= 0) {
    account.waiting = roundCents(account.waiting + budget)
    return
  }
  const { onTop } = account
  const extra = buy(law, plan, account, order)
  account.onTop = onTop
  account.waiting = roundCents(account.waiting + budget - order - extra)
}

/** What is left when all is sold now; changes nothing. */
export function liquidate(law: Law, plan: Holding, account: Account, year: number) {
  const value = held(account)
  const gain = roundCents(account.lots.reduce((sum, lot) => sum + gainOf(lot, account.price), 0))
  const fee = value > 0 ? roundCents(plan.fee(value)) : 0
  const tax = gainTax(law, plan, year, gain, account.carried)
  const tob = value > 0 ? beurstaks(law, value - (plan.exitOnly ? tax.reynders : 0), plan.tob) : 0
  const proceeds = roundCents(value + account.waiting)
  const net = roundCents(proceeds - tob - fee - tax.reynders - tax.gains)
  return { proceeds, gain, tob, fee, tax, net }
}

/** Takes the oldest pieces out until their gain fills the exemption; pieces that rose less than `least` stay. */
function takeOldest(account: Account, exemption: number, least: number): { amount: number; gain: number } {
  const { lots, price } = account
  let [room, amount, gain] = [exemption, 0, 0]
  for (const lot of lots) {
    const lotGain = gainOf(lot, price)
    if (lotGain <= 0 || lotGain < lot.cost * least || room <= 0.005) break
    const share = Math.min(1, room / lotGain)
    amount += lot.units * price * share
    gain += lotGain * share
    room -= lotGain * share
    account.units -= lot.units * share
    lot.units *= 1 - share
    lot.cost *= 1 - share
  }
  while (lots[0] && lots[0].units < 1e-9) lots.shift()
  return { amount, gain }
}

/**
 * Sells what the exemption leaves free, of pieces that rose at least so much, and buys back on the same day with what is
 * left: costs and taxes come out of the plan. A year without such a sale keeps its exemption.
 */
export function harvest(law: Law, plan: Holding, account: Account, year: number, least: number): void {
  if (law(meerwaardetarief) === 0) return
  const { costs, taxes } = account
  const interestShare = plan.interestIn(law, 1).interest
  const usable = bruikbareOverdracht(law, year, account.carried, plan.persons)
  const exemption = vrijstellingVan(law, year) * plan.persons + usable
  const { amount, gain } = takeOldest(account, exemption / Math.max(0.0001, 1 - interestShare), least)
  if (amount <= 0) {
    account.carried = carriedTo(law, plan, year, account.carried)
    return
  }
  const fee = roundCents(plan.fee(amount))
  const tax = gainTax(law, plan, year, roundCents(gain), account.carried)
  const tob = beurstaks(law, amount - (plan.exitOnly ? tax.reynders : 0), plan.tob)
  account.carried = tax.carriedOut
  costs.tobSell = cents(costs.tobSell, tob)
  costs.fee = cents(costs.fee, fee)
  taxes.reynders = cents(taxes.reynders, tax.reynders)
  taxes.gains = cents(taxes.gains, tax.gains)
  buyWithin(law, plan, account, roundCents(amount - tob - fee - tax.reynders - tax.gains))
}
