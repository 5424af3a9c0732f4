/** A GVV share held for some years, and the same euros in a flat to let. */
import { irr } from '#finance/cashflow.ts'
import { year as yearOf } from '#finance/dates.ts'
import { annuityPayment, balanceAfter } from '#finance/loan.ts'
import { at } from '#finance/list.ts'
import { roundCents } from '#finance/money.ts'
import { effective, monthlyActuarial } from '#finance/rate.ts'
import { bisectInteger } from '#finance/solve.ts'
import { beurstaks, type TobClass } from '#rules/sparen-beleggen/beurstaks.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { dividendTerug } from '#rules/sparen-beleggen/dividendvrijstelling.ts'
import {
  type GainTax,
  isBelast,
  meerwaardebelasting,
  opgespaardeVrijstelling,
} from '#rules/sparen-beleggen/meerwaardebelasting.ts'
import { ingehouden } from '#rules/sparen-beleggen/roerende-voorheffing.ts'

export type Reit = {
  amount: number
  price: number
  dividend: number
  dividendGrowth: number
  priceGrowth: number
  years: number
  taxRate: number
  use: 'opnemen' | 'herbeleggen' | 'keuzedividend'
  fee: number
  tob: TobClass
  reclaim: boolean
  persons: number
  firstYear: number
}
type ReitYear = {
  year: number
  units: number
  price: number
  perShare: number
  gross: number
  tax: number
  net: number
  value: number
}
export type ReitResult = {
  rows: ReitYear[]
  buyCosts: { tob: number; fee: number }
  sellCosts: { tob: number; fee: number }
  /** What the shares cost, without costs. */
  bought: number
  paid: number
  proceeds: number
  gain: number
  gainTax: GainTax
  received: number
  /** What the sale leaves after costs and tax. */
  end: number
  costs: number
  yearly: number | null
}

const order = (law: Law, reit: Reit, amount: number) => ({
  tob: beurstaks(law, amount, reit.tob),
  fee: reit.fee,
})

/** Years without a sale save up exemption; rules of before the tax have neither. */
function taxOnSale(law: Law, { firstYear, years, persons }: Reit, net: number): GainTax {
  const year = isBelast(law, law.date) ? firstYear + years : yearOf(law.date)
  const carried = opgespaardeVrijstelling(law, firstYear, year, persons)
  return meerwaardebelasting(law, { year, net, persons, carried })
}

/** A dividend after withholding tax and what of it comes back. */
function dividendOf(law: Law, reit: Reit, amount: number) {
  const gross = roundCents(amount)
  const held = ingehouden(law, gross, reit.taxRate)
  const dividend = { amount: gross, rate: reit.taxRate, exemptible: true }
  const back = reit.reclaim ? Math.min(held, dividendTerug(law, [dividend], reit.persons).total) : 0
  const tax = roundCents(held - back)
  return { gross, tax, net: roundCents(gross - tax) }
}

/** Up to here every whole number has its own place; a dividend far above the price would pass it within years. */
const MOST_UNITS = 2 ** 52

/** As many shares as the money buys, costs included; new shares of the company bear none. */
function sharesFor(law: Law, reit: Reit, money: number, price: number, free = false) {
  const costsOf = (units: number) => {
    const { tob, fee } = free || units === 0 ? { tob: 0, fee: 0 } : order(law, reit, roundCents(units * price))
    return roundCents(tob + fee)
  }
  const most = Math.min(Math.floor(money / price + 1e-9), MOST_UNITS)
  const tooMany =
    most > 0 ? bisectInteger((one) => roundCents(roundCents(one * price) + costsOf(one)) > money, 1, most) : null
  const units = tooMany === null ? most : tooMany - 1
  return { units, amount: roundCents(units * price), costs: costsOf(units) }
}

/** Whole shares only: what does not reach one waits for the next dividend. */
export function holdReit(law: Law, reit: Reit): ReitResult {
  let { units, amount: base } = sharesFor(law, reit, reit.amount, reit.price)
  const buyCosts = order(law, reit, base)
  const paid = roundCents(base + buyCosts.tob + buyCosts.fee)
  let price = reit.price
  let perShare = reit.dividend
  let received = 0
  let waiting = 0
  let costs = roundCents(buyCosts.tob + buyCosts.fee)
  const flows = [-paid]
  const rows: ReitYear[] = []
  for (let year = 1; year <= reit.years; year++) {
    price *= 1 + reit.priceGrowth
    const { gross, tax, net } = dividendOf(law, reit, units * perShare)
    rows.push({ year, units, price, perShare, gross, tax, net, value: 0 })
    waiting = roundCents(waiting + net)
    if (reit.use === 'opnemen' || year === reit.years) {
      received = roundCents(received + waiting)
      flows.push(waiting)
      waiting = 0
    } else {
      const bought = sharesFor(law, reit, waiting, price, reit.use === 'keuzedividend')
      units += bought.units
      base = roundCents(base + bought.amount)
      costs = roundCents(costs + bought.costs)
      waiting = roundCents(waiting - bought.amount - bought.costs)
      flows.push(0)
    }
    const row = at(rows, year - 1)
    row.units = units
    row.value = roundCents(units * price)
    perShare *= 1 + reit.dividendGrowth
  }
  const proceeds = roundCents(units * price)
  const sellCosts = order(law, reit, proceeds)
  const gain = roundCents(proceeds - base)
  const gainTax = taxOnSale(law, reit, gain)
  const end = roundCents(proceeds - sellCosts.tob - sellCosts.fee - gainTax.tax)
  flows[flows.length - 1] = (flows.at(-1) ?? 0) + end
  return {
    rows,
    buyCosts,
    sellCosts,
    bought: roundCents(paid - buyCosts.tob - buyCosts.fee),
    paid,
    proceeds,
    gain,
    gainTax,
    received,
    end,
    costs: roundCents(costs + sellCosts.tob + sellCosts.fee),
    yearly: irr(flows),
  }
}

export type Flat = {
  rent: number
  costShare: number
  purchaseCosts: number
  rentGrowth: number
  valueGrowth: number
  loan: { share: number; rate: number; years: number }
}

/** Yearly return on one's own money of a flat, per euro of price; costs of selling and tax on the rent are left out. */
export function flatReturn(flat: Flat, years: number): { netRent: number; yearly: number | null } {
  const { share, rate, years: term } = flat.loan
  const monthly = monthlyActuarial(effective(rate))
  const payment = share > 0 ? annuityPayment(share, monthly, term * 12) : 0
  const debt = years < term ? balanceAfter(share, payment, monthly, years * 12) : 0
  const flows = [-(1 + flat.purchaseCosts - share)]
  for (let year = 1; year <= years; year++) {
    const rent = flat.rent * (1 + flat.rentGrowth) ** (year - 1) * (1 - flat.costShare)
    const paid = year <= term ? payment * 12 : 0
    flows.push(rent - paid + (year === years ? (1 + flat.valueGrowth) ** years - debt : 0))
  }
  return { netRent: (flat.rent * (1 - flat.costShare)) / (1 + flat.purchaseCosts), yearly: irr(flows) }
}
