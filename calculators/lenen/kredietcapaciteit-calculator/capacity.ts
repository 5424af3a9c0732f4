/** What a household can borrow by each of the bank's rules, and the price that goes with it. */
import { purchaseCosts } from '#calculators/lenen/aankoop.ts'
import { monthlyRate, type Omzetting } from '#calculators/lenen/rente.ts'
import { loanFromPayment } from '#finance/loan.ts'
import { floorCents, roundCents, sum } from '#finance/money.ts'
import { bisectInteger } from '#finance/solve.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { kostenKredietakte } from '#rules/krediet/kredietakte.ts'
import { nbbLtvEigenWoning, nbbLtvVerhuur } from '#rules/krediet/woonkrediet.figures.ts'
import type { CapacityValues } from './inputs.ts'

export type Capacity = {
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
  const income = sum([
    values.inkomen1,
    two ? values.inkomen2 : 0,
    values.huurinkomsten * values.huurWeging,
    values.anderInkomenTelt ? values.anderInkomen : 0,
    values.eindejaarTelt ? values.eindejaar / 12 : 0,
  ])
  const credits = sum([values.lopendeKredieten, values.kaartlimiet * values.kaartWeging])
  const burden = sum([credits, values.alimentatie])
  const living = sum([two ? values.leefgeldKoppel : values.leefgeldAlleen, values.kinderen * values.leefgeldPerKind])
  const base = values.normBasis === 'inkomen' ? income : Math.max(0, income - values.vasteKosten)
  const byShare = Math.max(0, roundCents(base * values.norm - burden))
  const byLiving = Math.max(0, roundCents(income - burden - living))
  return { income, credits, burden, living, byShare, byLiving, payment: Math.min(byShare, byLiving) }
}

export function loanOf(payment: number, rente: number, looptijd: number, omzetting?: Omzetting): number {
  return floorCents(loanFromPayment(payment, monthlyRate(rente, omzetting), looptijd * 12))
}

export type Price = {
  readonly price: number
  readonly loan: number
  readonly costs: number
  readonly limitedBy: 'lening' | 'eigenGeld'
}

/** The dearest home that loan and own money pay, costs included, within the quotity the National Bank expects. */
export function priceOf(law: Law, values: CapacityValues, loan: number): Price {
  const share = law(values.enigeEigenWoning ? nbbLtvEigenWoning : nbbLtvVerhuur)
  const at = (price: number) => {
    const borrowed = Math.min(loan, roundCents(price * share))
    const purchase = purchaseCosts(law, {
      gewest: values.gewest,
      goed: 'bestaand',
      prijs: price,
      aandeelEigenWoning: values.enigeEigenWoning ? 1 : 0,
      datumAkte: law.date,
    })
    const costs = sum([purchase.kosten, kostenKredietakte(law, { krediet: borrowed }).totaal])
    return { borrowed, costs, own: roundCents(price + costs - borrowed) }
  }
  const tooDear = bisectInteger((price) => at(price).own > values.eigenInbreng, 1, 20_000_000) ?? 20_000_001
  const price = tooDear - 1
  if (price < 1) return { price: 0, loan: 0, costs: 0, limitedBy: 'eigenGeld' }
  const { borrowed, costs } = at(price)
  return { price, loan: borrowed, costs, limitedBy: borrowed < loan ? 'eigenGeld' : 'lening' }
}
