/** A GVV share held for some years, and the same euros in a flat to let. */
import { irr } from '#finance/cashflow.ts'
import { year as yearOf } from '#finance/dates.ts'
import { annuityPayment, balanceAfter } from '#finance/loan.ts'
import { roundCents } from '#finance/money.ts'
import { effective, monthlyActuarial } from '#finance/rate.ts'
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
  fee: { fixed: number; rate: number }
  tob: TobClass
  reclaim: boolean
  used: number
  persons: number
  firstYear: number
}
export type ReitYear = {
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
  paid: number
  proceeds: number
  gain: number
  gainTax: GainTax
  received: number
  costs: number
  yearly: number | null
}

const order = (law: Law, reit: Reit, amount: number) => ({
  tob: beurstaks(law, amount, reit.tob),
  fee: roundCents(reit.fee.fixed + amount * reit.fee.rate),
})

/** Years without a sale save up exemption; rules of before the tax have neither. */
function taxOnSale(law: Law, { firstYear, years, persons, used }: Reit, net: number): GainTax {
  const year = isBelast(law, law.date) ? firstYear + years : yearOf(law.date)
  const carried = opgespaardeVrijstelling(law, firstYear, year, persons)
  return meerwaardebelasting(law, { year, net, persons, used, carried })
}

export function holdReit(law: Law, reit: Reit): ReitResult {
  const buyCosts = order(law, reit, reit.amount)
  const paid = roundCents(reit.amount + buyCosts.tob + buyCosts.fee)
  let units = reit.amount / reit.price
  let base = reit.amount
  let price = reit.price
  let perShare = reit.dividend
  let received = 0
  let costs = roundCents(buyCosts.tob + buyCosts.fee)
  const flows = [-paid]
  const rows: ReitYear[] = []
  for (let year = 1; year <= reit.years; year++) {
    price *= 1 + reit.priceGrowth
    const gross = roundCents(units * perShare)
    const tax = ingehouden(law, gross, reit.taxRate)
    const back = reit.reclaim
      ? Math.min(tax, dividendTerug(law, [{ amount: gross, rate: reit.taxRate, exemptible: true }], reit.persons).total)
      : 0
    const net = roundCents(gross - tax + back)
    let flow = 0
    if (reit.use === 'opnemen' || year === reit.years) {
      received = roundCents(received + net)
      flow = net
    } else {
      const reinvest = reit.use === 'herbeleggen' ? order(law, reit, net) : { tob: 0, fee: 0 }
      const buys = roundCents(Math.max(0, net - reinvest.tob - reinvest.fee))
      if (buys > 0) {
        units += buys / price
        base = roundCents(base + buys)
        costs = roundCents(costs + reinvest.tob + reinvest.fee)
      } else {
        received = roundCents(received + net)
        flow = net
      }
    }
    rows.push({
      year,
      units,
      price,
      perShare,
      gross,
      tax: roundCents(tax - back),
      net,
      value: roundCents(units * price),
    })
    flows.push(flow)
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
    paid,
    proceeds,
    gain,
    gainTax,
    received,
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
