/** What a household can pay back each month by the rules of banks, and the loan that goes with it: the same on every page. */
import { monthlyRate, type Omzetting } from '#calculators/models/month-rate.ts'
import { loanFromPayment } from '#finance/loan.ts'
import { floorCents, roundCents, roundedSum } from '#finance/money.ts'

/** Practice of banks: the part of rent that counts as income, and of a card limit that counts as a monthly burden. */
const RENT_COUNTED = 0.8
const CARD_COUNTED = 0.05

export type Budget = {
  readonly ontleners: 'een' | 'twee'
  readonly inkomen1: number
  readonly inkomen2: number
  readonly huurinkomsten: number
  readonly anderInkomen: number
  readonly lopendeKredieten: number
  readonly kaartlimiet: number
  readonly alimentatie: number
  readonly kinderen: number
  /** Share of the income that may go to instalments. */
  readonly norm: number
  readonly leefgeldAlleen: number
  readonly leefgeldKoppel: number
  readonly leefgeldPerKind: number
}

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

export function capacityOf(values: Budget): Capacity {
  const two = values.ontleners === 'twee'
  const wages = roundedSum([values.inkomen1, two ? values.inkomen2 : 0])
  const rent = roundCents(values.huurinkomsten * RENT_COUNTED)
  const income = roundedSum([wages, rent, values.anderInkomen])
  const credits = roundedSum([values.lopendeKredieten, values.kaartlimiet * CARD_COUNTED])
  const burden = roundedSum([credits, values.alimentatie])
  const living = roundedSum([
    two ? values.leefgeldKoppel : values.leefgeldAlleen,
    values.kinderen * values.leefgeldPerKind,
  ])
  const byShare = Math.max(0, roundCents(income * values.norm - burden))
  const byLiving = Math.max(0, roundCents(income - burden - living))
  return { wages, rent, income, credits, burden, living, byShare, byLiving, payment: Math.min(byShare, byLiving) }
}

export function loanOf(payment: number, rente: number, looptijd: number, omzetting?: Omzetting): number {
  return floorCents(loanFromPayment(payment, monthlyRate(rente, omzetting), looptijd * 12))
}
