/** What a household can borrow by each of the bank's rules, and the price that goes with it. */
import { purchaseCosts } from '#calculators/lenen/aankoop.ts'
import { monthlyRate, type Omzetting } from '#calculators/lenen/month-rate.ts'
import { loanFromPayment } from '#finance/loan.ts'
import { floorCents, roundCents, sum } from '#finance/money.ts'
import { bisectInteger } from '#finance/solve.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { kostenKredietakte } from '#rules/krediet/kredietakte.ts'
import { nbbLtvEigenWoning, nbbLtvVerhuur } from '#rules/krediet/woonkrediet.figures.ts'
import type { CapacityValues } from './inputs.ts'

/** Practice of banks: the part of rent that counts as income, and of a card limit that counts as a monthly burden. */
const RENT_COUNTED = 0.8
const CARD_COUNTED = 0.05

export type Capacity = {
  readonly wages: number
  readonly rent: number
  readonly income: number
  /** Instalments of other credit, card limits included. */
  readonly credits: number
  /** Those instalments and alimony. */
  readonly burden: number
  readonly living: number
  /** Instalment by the share of income, by the money left to live on, and the lower of both. */
  readonly byShare: number
  readonly byLiving: number
  readonly payment: number
}

export function capacityOf(values: CapacityValues): Capacity {
  const two = values.ontleners === 'twee'
  const wages = sum([values.inkomen1, two ? values.inkomen2 : 0])
  const rent = roundCents(values.huurinkomsten * RENT_COUNTED)
  const income = sum([wages, rent, values.anderInkomen])
  const credits = sum([values.lopendeKredieten, values.kaartlimiet * CARD_COUNTED])
  const burden = sum([credits, values.alimentatie])
  const living = sum([two ? values.leefgeldKoppel : values.leefgeldAlleen, values.kinderen * values.leefgeldPerKind])
  const byShare = Math.max(0, roundCents(income * values.norm - burden))
  const byLiving = Math.max(0, roundCents(income - burden - living))
  return { wages, rent, income, credits, burden, living, byShare, byLiving, payment: Math.min(byShare, byLiving) }
}

export function loanOf(payment: number, rente: number, looptijd: number, omzetting?: Omzetting): number {
  return floorCents(loanFromPayment(payment, monthlyRate(rente, omzetting), looptijd * 12))
}

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
  const costs = sum([purchase.kosten, kostenKredietakte(law, { krediet: borrowed }).totaal])
  return { price, loan: borrowed, costs, own: roundCents(price + costs - borrowed) }
}

/** The dearest home that loan and own money pay, costs included, within the quotity the National Bank expects. */
export function priceOf(law: Law, values: CapacityValues, loan: number) {
  const tooDear =
    bisectInteger((price) => buying(law, values, price, loan).own > values.eigenInbreng, 1, 20_000_000) ?? 20_000_001
  const price = tooDear - 1
  return price < 1 ? { price: 0, loan: 0, costs: 0, own: 0 } : buying(law, values, price, loan)
}
