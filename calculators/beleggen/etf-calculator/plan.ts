/**
 * An ETF plan month by month: orders with costs and exchange tax, growth after the fund's costs, dividends,
 * and what is left after a sale. A projection with one return, so values are not rounded; orders, costs and
 * taxes are.
 */
import { internalRate } from '#finance/cashflow.ts'
import { roundCents } from '#finance/money.ts'
import { beurstaks, type TobClass } from '#rules/sparen-beleggen/beurstaks.ts'
import type { Law } from '#rules/kernel/dated.ts'
import {
  bruikbareOverdracht,
  meerwaardebelasting,
  vrijstellingVan,
} from '#rules/sparen-beleggen/meerwaardebelasting.ts'
import { meerwaardetarief } from '#rules/sparen-beleggen/meerwaardebelasting.figures.ts'
import { reynderstaks } from '#rules/sparen-beleggen/reynderstaks.ts'
import { ingehouden } from '#rules/sparen-beleggen/roerende-voorheffing.ts'

export type Plan = {
  start: number
  monthly: number
  years: number
  rate: number
  ter: number
  distributes: boolean
  dividendYield: number
  tob: TobClass
  /** A fund bought from the bank: exchange tax only on the way out, on what is left after the tax on interest. */
  exitOnly: boolean
  /** Broker's fee of an order of this size. */
  fee: (amount: number) => number
  bondShare: number
  /** Months between orders. */
  rhythm: 1 | 3 | 12
  persons: number
  /** Sell and buy back each year to use the exemption. */
  harvest: boolean
  firstYear: number
}

export type Costs = { tobBuy: number; tobSell: number; fee: number; ter: number }
export type Taxes = { dividend: number; reynders: number; gains: number }
export type PlanYear = {
  year: number
  paidIn: number
  value: number
  /** Paid on top of the orders, so far. */
  onTop: number
  dividends: number
  /** What a sale of everything on this day would leave, with dividends that were paid out. */
  net: number
  costs: Costs
  taxes: Taxes
}
export type PlanResult = { rows: PlanYear[]; irr: number | null; gain: number; reyndersInterest: number }

type Lot = { units: number; cost: number }
type Money = { costs: Costs; taxes: Taxes; onTop: number; dividends: number; paidIn: number }

const cents = (a: number, b: number) => roundCents(a + b)

/** Taxes of selling pieces with this gain, in this year: the part that is interest first, the rest as a gain. */
function gainTax(law: Law, plan: Plan, year: number, gain: number, carried: number) {
  const fund = { bondShare: plan.bondShare, boughtOn: `${plan.firstYear}-01-01` }
  const { interest, tax: reynders } = reynderstaks(law, { ...fund, gain })
  const rest = roundCents(gain - interest)
  if (law(meerwaardetarief) === 0) return { reynders, interest, gains: 0, carriedOut: 0 }
  const { tax, carriedOut } = meerwaardebelasting(law, { year, net: rest, persons: plan.persons, carried })
  return { reynders, interest, gains: tax, carriedOut }
}

export function runPlan(law: Law, plan: Plan): PlanResult {
  const total = (1 + plan.rate) * (1 - plan.ter)
  const paidOutYield = plan.distributes ? plan.dividendYield : 0
  const growth = (total / (1 + paidOutYield)) ** (1 / 12)
  const terShare = 1 - (1 - plan.ter) ** (1 / 12)
  const lots: Lot[] = []
  const money: Money = {
    costs: { tobBuy: 0, tobSell: 0, fee: 0, ter: 0 },
    taxes: { dividend: 0, reynders: 0, gains: 0 },
    onTop: 0,
    dividends: 0,
    paidIn: plan.start,
  }
  const flows: { time: number; amount: number }[] = []
  let price = 1
  let units = 0
  // The exemption of the first year is not used by this plan.
  let carried =
    law(meerwaardetarief) > 0
      ? meerwaardebelasting(law, { year: plan.firstYear, net: 0, persons: plan.persons }).carriedOut
      : 0
  let waiting = 0
  let ter = 0

  const buy = (amount: number, own: boolean): number => {
    if (amount <= 0) return 0
    const tob = plan.exitOnly ? 0 : beurstaks(law, amount, plan.tob)
    const fee = roundCents(plan.fee(amount))
    const { costs } = money
    costs.tobBuy = cents(costs.tobBuy, tob)
    costs.fee = cents(costs.fee, fee)
    const extra = roundCents(tob + fee)
    money.onTop = cents(money.onTop, extra)
    lots.push({ units: amount / price, cost: amount })
    units += amount / price
    return own ? amount + extra : extra
  }
  const gainOf = (lot: Lot) => lot.units * price - lot.cost
  const held = () => units * price

  flows.push({ time: 0, amount: -buy(plan.start, true) })

  /** What is left when all is sold now; changes nothing. */
  const liquidate = (year: number) => {
    const value = held()
    const gain = roundCents(lots.reduce((sum, lot) => sum + gainOf(lot), 0))
    const fee = value > 0 ? roundCents(plan.fee(value)) : 0
    const tax = gainTax(law, plan, year, gain, carried)
    const tob = value > 0 ? beurstaks(law, value - (plan.exitOnly ? tax.reynders : 0), plan.tob) : 0
    const proceeds = roundCents(value + waiting)
    const net = roundCents(proceeds - tob - fee - tax.reynders - tax.gains)
    return { proceeds, gain, tob, fee, tax, net }
  }

  /** Oldest pieces first, until the gain fills the exemption; sold and bought back on the same day. */
  const harvest = (year: number): number => {
    if (law(meerwaardetarief) === 0) return 0
    const usable = bruikbareOverdracht(law, year, carried, plan.persons)
    const interestShare = reynderstaks(law, {
      gain: 1,
      bondShare: plan.bondShare,
      boughtOn: `${plan.firstYear}-01-01`,
    }).interest
    let room = (vrijstellingVan(law, year) * plan.persons + usable) / Math.max(0.0001, 1 - interestShare)
    let amount = 0
    let gain = 0
    for (const lot of lots) {
      const lotGain = gainOf(lot)
      if (lotGain <= 0 || room <= 0.005) break
      const share = Math.min(1, room / lotGain)
      amount += lot.units * price * share
      gain += lotGain * share
      room -= lotGain * share
      units -= lot.units * share
      lot.units *= 1 - share
      lot.cost *= 1 - share
    }
    while (lots[0] && lots[0].units < 1e-9) lots.shift()
    if (amount <= 0) return 0
    const fee = roundCents(plan.fee(amount))
    const tax = gainTax(law, plan, year, roundCents(gain), carried)
    const tob = beurstaks(law, amount - (plan.exitOnly ? tax.reynders : 0), plan.tob)
    carried = tax.carriedOut
    money.costs.tobSell = cents(money.costs.tobSell, tob)
    money.costs.fee = cents(money.costs.fee, fee)
    money.taxes.reynders = cents(money.taxes.reynders, tax.reynders)
    money.taxes.gains = cents(money.taxes.gains, tax.gains)
    const extra = roundCents(tob + fee + tax.reynders + tax.gains)
    money.onTop = cents(money.onTop, extra)
    return extra + buy(roundCents(amount), false)
  }

  const rows: PlanYear[] = []
  const months = plan.years * 12
  let last = liquidate(plan.firstYear)
  for (let month = 0; month < months; month++) {
    const time = month / 12
    if (plan.monthly > 0) {
      waiting = roundCents(waiting + plan.monthly)
      money.paidIn = roundCents(money.paidIn + plan.monthly)
      let extra = plan.monthly
      if ((month + 1) % plan.rhythm === 0 || month === months - 1) {
        extra += buy(waiting, false)
        waiting = 0
      }
      flows.push({ time, amount: -extra })
    }
    ter += held() * terShare
    price *= growth
    if ((month + 1) % 12 !== 0) continue
    const year = plan.firstYear + (month + 1) / 12
    const end = (month + 1) / 12
    if (paidOutYield > 0) {
      const gross = roundCents(held() * paidOutYield)
      const tax = ingehouden(law, gross)
      money.taxes.dividend = cents(money.taxes.dividend, tax)
      const net = roundCents(gross - tax)
      if (month < months - 1) flows.push({ time: end, amount: -buy(net, false) })
      else {
        money.dividends = cents(money.dividends, net)
        flows.push({ time: end, amount: net })
      }
    }
    money.costs.ter = roundCents(ter)
    last = liquidate(year)
    const { costs, taxes } = money
    rows.push({
      year: end,
      paidIn: money.paidIn,
      value: last.proceeds,
      onTop: money.onTop,
      dividends: money.dividends,
      net: roundCents(last.net + money.dividends),
      costs: {
        ...costs,
        tobSell: cents(costs.tobSell, last.tob),
        fee: cents(costs.fee, last.fee),
      },
      taxes: {
        ...taxes,
        reynders: cents(taxes.reynders, last.tax.reynders),
        gains: cents(taxes.gains, last.tax.gains),
      },
    })
    if (month < months - 1) {
      if (plan.harvest) {
        const extra = harvest(year)
        if (extra > 0) flows.push({ time: end, amount: -extra })
      } else if (law(meerwaardetarief) > 0) {
        carried = meerwaardebelasting(law, { year, net: 0, persons: plan.persons, carried }).carriedOut
      }
    }
  }
  flows.push({ time: plan.years, amount: last.net })
  return { rows, irr: internalRate(flows), gain: last.gain, reyndersInterest: last.tax.interest }
}
