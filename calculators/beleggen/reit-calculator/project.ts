/** A GVV share held for some years, and the same euros in a flat to let. */
import { irr } from '#finance/cashflow.ts'
import { roundCents } from '#finance/money.ts'
import { beurstaks, type TobClass } from '#rules/beurstaks.ts'
import type { Law } from '#rules/dated.ts'
import { dividendTerug } from '#rules/dividendvrijstelling.ts'
import { type GainTax, meerwaardebelasting } from '#rules/meerwaardebelasting.ts'
import { ingehouden } from '#rules/roerende-voorheffing.ts'

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
      ? Math.min(tax, dividendTerug(law, [{ amount: gross, rate: reit.taxRate, exemptible: true }]).total)
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
  const gainTax = meerwaardebelasting(law, { year: reit.firstYear + reit.years, net: gain, used: reit.used })
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

export type Flat = { rent: number; costShare: number; purchaseCosts: number; rentGrowth: number; valueGrowth: number }

/** Yearly return of a flat bought without a loan, per euro of price; costs of selling and rent tax are left out. */
export function flatReturn(flat: Flat, years: number): { netRent: number; yearly: number | null } {
  const flows = [-(1 + flat.purchaseCosts)]
  for (let year = 1; year <= years; year++) {
    const rent = flat.rent * (1 + flat.rentGrowth) ** (year - 1) * (1 - flat.costShare)
    flows.push(rent + (year === years ? (1 + flat.valueGrowth) ** years : 0))
  }
  return { netRent: (flat.rent * (1 - flat.costShare)) / (1 + flat.purchaseCosts), yearly: irr(flows) }
}
