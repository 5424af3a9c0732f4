/** One share position from purchase to sale: costs, taxes, dividends and what is left. */
import { settle, type OwnLot, type Settlement } from '#calculators/beleggen/sales.ts'
import { xirr } from '#finance/cashflow.ts'
import { addYears, compareDates, year as yearOf, yearsBetween } from '#finance/dates.ts'
import { at, last } from '#finance/list.ts'
import { roundCents, roundedSum } from '#finance/money.ts'
import { findRoot } from '#finance/solve.ts'
import { beurstaksOp, type TobClass } from '#rules/sparen-beleggen/beurstaks.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { dividendTerug } from '#rules/sparen-beleggen/dividendvrijstelling.ts'
import { dividendvrijstelling } from '#rules/sparen-beleggen/dividendvrijstelling.figures.ts'
import { type GainTax, meerwaardebelasting } from '#rules/sparen-beleggen/meerwaardebelasting.ts'
import { naBuitenland } from '#rules/sparen-beleggen/roerende-voorheffing.ts'
import { roerendeVoorheffing } from '#rules/sparen-beleggen/roerende-voorheffing.figures.ts'

export type Position = {
  /** Prices in euro. */
  lots: readonly OwnLot[]
  soldOn: string
  units: number
  /** Broker's fee of an order of this size. */
  fee: (amount: number) => number
  tob: TobClass
  dividend: { perShare: number; foreignRate: number; reclaim: boolean }
  persons: number
  used: number
}

export const OLDEST_FIRST = { ownPrice: true, oldLots: 'fifo' } as const

export type Order = { tob: number; fee: number; total: number }

export const orderCosts = (law: Law, position: Position, date: string, amount: number): Order => {
  const tob = beurstaksOp(law, date, amount, position.tob)
  const fee = roundCents(position.fee(amount))
  return { tob, fee, total: roundCents(tob + fee) }
}

type Dividends = {
  gross: number
  foreign: number
  belgian: number
  reclaimed: number
  net: number
  flows: Flow[]
}

export type TradeResult = {
  settlement: Settlement
  cost: number
  proceeds: number
  buy: Order
  sell: Order
  gain: number
  withheld: number
  tax: GainTax
  /** What goes out and comes in by day, without the dividends. */
  flows: Flow[]
  /** Result without the dividends. */
  result: number
}

type Flow = { date: string; amount: number }

/** Buying and selling at this price; dividends do not depend on it and are added later. */
export function trade(law: Law, position: Position, price: number): TradeResult {
  const sale = { asset: '', date: position.soldOn, units: position.units, price }
  const settlement = settle(law, position.lots, [sale], OLDEST_FIRST)
  // For the tax old lots share an average price; what was really paid is counted from the lots themselves.
  const paid = settlement.slices.map((slice) => roundCents(slice.units * (position.lots[slice.lot]?.price ?? 0)))
  const cost = roundedSum(paid)
  const orders = settlement.slices.map((slice) => {
    const { units = slice.units, price: paidPrice = 0 } = position.lots[slice.lot] ?? {}
    const share = units > 0 ? slice.units / units : 1
    const whole = orderCosts(law, position, slice.boughtOn, roundCents(units * paidPrice))
    const part = (amount: number) => roundCents(amount * share)
    return { tob: part(whole.tob), fee: part(whole.fee), total: part(whole.total) }
  })
  const buy: Order = {
    tob: roundedSum(orders.map((order) => order.tob)),
    fee: roundedSum(orders.map((order) => order.fee)),
    total: roundedSum(orders.flatMap((order) => [order.tob, order.fee])),
  }
  const line = settlement.sales[0]
  const proceeds = line?.proceeds ?? 0
  const sellTob = beurstaksOp(law, position.soldOn, proceeds, position.tob)
  const sellFee = position.units > 0 ? roundCents(position.fee(proceeds)) : 0
  const sell: Order = { tob: sellTob, fee: sellFee, total: roundCents(sellTob + sellFee) }
  const gain = line?.gain ?? 0
  const year = yearOf(position.soldOn)
  const { persons, used } = position
  const tax = meerwaardebelasting(law, { year, net: gain, persons, used })
  const paidOut = settlement.slices.map((slice, index) => ({
    date: slice.boughtOn,
    amount: -((paid[index] ?? 0) + (orders[index]?.total ?? 0)),
  }))
  const back = { date: position.soldOn, amount: roundCents(proceeds - sell.total - tax.tax) }
  return {
    settlement,
    cost,
    proceeds,
    buy,
    sell,
    gain,
    withheld: line?.withheld ?? 0,
    tax,
    flows: [...paidOut, back],
    result: roundCents(proceeds - cost - buy.total - sell.total - tax.tax),
  }
}

export type Sold = TradeResult & { dividends: Dividends; total: number; yearly: number | null }

/** The trade with its dividends and true yearly return; that is null when all is bought and sold on one day. */
export function soldAt(law: Law, position: Position, price: number): Sold {
  const traded = trade(law, position, price)
  const dividends = dividendsOf(law, position, traded.settlement)
  const flows = [...traded.flows, ...dividends.flows].toSorted((a, b) => compareDates(a.date, b.date))
  const held = at(flows, 0).date < last(flows).date
  return { ...traded, dividends, total: roundCents(traded.result + dividends.net), yearly: held ? xirr(flows) : null }
}

/** Law on the day of a dividend; before the first and after the last rate we know, the nearest one. */
function lawOfDividend(law: Law, day: string): Law {
  const first = at(roerendeVoorheffing.rows, 0).from
  return law.ahead(day < first ? first : day)
}

/** A dividend each year on the anniversary of the purchase, taxed abroad and in Belgium, one exemption per year. */
function dividendsOf(law: Law, position: Position, settlement: Settlement): Dividends {
  const { perShare, foreignRate, reclaim } = position.dividend
  const total: Dividends = { gross: 0, foreign: 0, belgian: 0, reclaimed: 0, net: 0, flows: [] }
  const usedIn = new Map<number, number>()
  for (const slice of settlement.slices) {
    const count = yearsBetween(slice.boughtOn, position.soldOn)
    for (let k = 1; k <= count; k++) {
      const anniversary = addYears(slice.boughtOn, k)
      const day = anniversary < position.soldOn ? anniversary : position.soldOn
      const then = lawOfDividend(law, day)
      const gross = roundCents(slice.units * perShare)
      const { foreign, border, belgian, net } = naBuitenland(then, gross, foreignRate)
      const used = usedIn.get(yearOf(day)) ?? 0
      const dividend = { amount: border, rate: then(roerendeVoorheffing), exemptible: true }
      const free = reclaim && day >= at(dividendvrijstelling.rows, 0).from
      const claim = free ? dividendTerug(then, [dividend], position.persons, used) : { total: 0, exempt: [0] }
      const back = Math.min(belgian, claim.total)
      usedIn.set(yearOf(day), used + (claim.exempt[0] ?? 0))
      total.gross = roundCents(total.gross + gross)
      total.foreign = roundCents(total.foreign + foreign)
      total.belgian = roundCents(total.belgian + belgian)
      total.reclaimed = roundCents(total.reclaimed + back)
      total.net = roundCents(total.net + net + back)
      total.flows.push({ date: day, amount: roundCents(net + back) })
    }
  }
  return total
}

/** The sale price at which the trade and what came in besides even out; null when no price does. */
export function breakEven(law: Law, position: Position, besides: number): number | null {
  const result = (price: number) => trade(law, position, price).result + besides
  if (result(0) >= 0) return 0
  let high = Math.max(1, ...position.lots.map((lot) => lot.price)) * 2
  while (result(high) < 0) {
    high *= 4
    if (high > 1e9) return null
  }
  return findRoot(result, 0, high, { tolerance: 1e-7 })
}
