/** The price that goes with what a household can borrow. */
import { purchaseCosts } from '#calculators/models/home-purchase.ts'
import { roundCents, roundedSum } from '#finance/money.ts'
import { bisectInteger } from '#finance/solve.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { kostenKredietakte } from '#rules/krediet/kredietakte.ts'
import { dossierkostenWoonkrediet, nbbLtvEigenWoning, nbbLtvVerhuur } from '#rules/krediet/woonkrediet.figures.ts'
import type { CapacityValues } from './inputs.ts'

/** The share of the price that the National Bank expects a loan to stay within. */
export const shareOf = (law: Law, own: boolean): number => law(own ? nbbLtvEigenWoning : nbbLtvVerhuur)

/** What buying at this price takes: the loan, all costs and the own money. */
export function buying(law: Law, values: CapacityValues, price: number, loan: number) {
  const borrowed = Math.min(loan, roundCents(price * shareOf(law, values.enigeEigenWoning)))
  const purchase = purchaseCosts(law, {
    gewest: values.gewest,
    goed: 'bestaand',
    prijs: price,
    aandeelEigenWoning: values.enigeEigenWoning ? 1 : 0,
    datumAkte: law.date,
  })
  // What the bank asks for the file, as on the pages of the purchase and the loan.
  const bank = borrowed > 0 ? law(dossierkostenWoonkrediet) : 0
  const costs = roundedSum([purchase.kosten, kostenKredietakte(law, { krediet: borrowed }).totaal, bank])
  return { price, loan: borrowed, costs, own: roundCents(price + costs - borrowed) }
}

/** The dearest home that loan and own money pay, costs included, within the quotity the National Bank expects. */
export function priceOf(law: Law, values: CapacityValues, loan: number) {
  const tooDear =
    bisectInteger((price) => buying(law, values, price, loan).own > values.eigenInbreng, 1, 20_000_000) ?? 20_000_001
  const price = tooDear - 1
  return price < 1 ? { price: 0, loan: 0, costs: 0, own: 0 } : buying(law, values, price, loan)
}
