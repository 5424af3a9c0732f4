/** The switch: the loan as it runs, the new one, what changing costs and what is left of the gain. */
import { loanFor } from '#calculators/models/home-purchase.ts'
import { monthlyRate } from '#calculators/models/month-rate.ts'
import { annuityPayment, loanSchedule, type LoanSchedule } from '#finance/loan.ts'
import { roundCents, roundedSum } from '#finance/money.ts'
import { findRoot } from '#finance/solve.ts'
import { vergoedingConsument } from '#rules/krediet/consumentenkrediet.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { kostenHandlichting } from '#rules/krediet/kredietakte.figures.ts'
import { kostenKredietakte } from '#rules/krediet/kredietakte.ts'
import {
  dossierkostenHerziening,
  dossierkostenWoonkrediet,
  wederbeleggingEigenBank,
  wederbeleggingMaanden,
} from '#rules/krediet/woonkrediet.figures.ts'
import { wederbeleggingsvergoeding } from '#rules/krediet/woonkrediet.ts'
import type { RefinanceValues } from './inputs.ts'

type SwitchCosts = {
  readonly fee: number
  /** Months of interest behind the fee; null for an instalment loan. */
  readonly feeMonths: number | null
  readonly release: number
  readonly deed: number
  readonly file: number
  readonly valuation: number
  readonly other: number
  readonly total: number
}

export type Switch = {
  readonly months: number
  readonly newMonths: number
  readonly current: LoanSchedule
  readonly next: LoanSchedule
  /** The new loan without financed costs: what the lower rate alone does. */
  readonly plain: LoanSchedule
  readonly principal: number
  readonly costs: SwitchCosts
  readonly lostTax: number
  readonly saving: number
}

export const monthsLeft = ({ resterend, extraMaanden }: Pick<RefinanceValues, 'resterend' | 'extraMaanden'>): number =>
  resterend * 12 + extraMaanden

/** What is still owed: as typed, or what the loan of then leaves with so many months to go. */
export function balanceOf(values: Omit<RefinanceValues, 'nieuweRente'>): number {
  const { saldo, oorspronkelijkBedrag: principal, oorspronkelijkeLooptijd: term } = values
  if (principal === null || term === null) return saldo
  const { rows } = loanSchedule({
    principal,
    periods: term * 12,
    periodicRate: monthlyRate(values.huidigeRente, values.renteomzetting),
  })
  return rows[term * 12 - monthsLeft(values) - 1]?.balance ?? principal
}

/** Yearly rate behind the fee: the one of the contract, or twelve times its monthly rate. */
export const feeRate = ({ huidigeRente, wederbeleggingBasis, renteomzetting }: RefinanceValues): number =>
  wederbeleggingBasis === 'maandrente' ? 12 * monthlyRate(huidigeRente, renteomzetting) : huidigeRente

function costsOf(law: Law, values: RefinanceValues, current: LoanSchedule, principal: number | null): SwitchCosts {
  const { saldo, soort } = values
  const home = soort === 'woonkrediet'
  const own = values.waar === 'eigenBank'
  // What was typed may be what another bank asks: the law stays the limit for somebody who stays.
  const most = law(own ? wederbeleggingEigenBank : wederbeleggingMaanden)
  const feeMonths = home ? Math.min(values.wederbeleggingMaanden ?? most, most) : null
  const fee =
    feeMonths === null
      ? vergoedingConsument(law, saldo, current.periods, current.totalInterest)
      : wederbeleggingsvergoeding(saldo, feeRate(values), feeMonths)
  const release = home && !own ? (values.handlichting ?? law(kostenHandlichting)) : 0
  const asked = values.dossierkosten ?? (home ? law(dossierkostenWoonkrediet) : 0)
  const file = home && own ? Math.min(asked, law(dossierkostenHerziening)) : asked
  const valuation = home && !own ? values.schatting : 0
  const other = values.andereKosten
  const known = roundedSum([fee, release, file, valuation, other])
  const deed =
    !home || own
      ? 0
      : (values.nieuweAkte ??
        (principal === null
          ? loanFor(law, { needed: saldo + known, own: 0 }).deed.totaal
          : kostenKredietakte(law, { krediet: principal }).totaal))
  return { fee, feeMonths, release, deed, file, valuation, other, total: roundedSum([known, deed]) }
}

export function switchOf(law: Law, values: RefinanceValues): Switch {
  const months = monthsLeft(values)
  const newMonths = values.nieuweLooptijd ?? months
  const schedule = (principal: number, rate: number, periods: number) =>
    loanSchedule({ principal, periods, periodicRate: monthlyRate(rate, values.renteomzetting) })
  const current = schedule(values.saldo, values.huidigeRente, months)
  const financed = values.kostenBetaling === 'meelenen'
  const costs = costsOf(law, values, current, financed ? null : values.saldo)
  const principal = financed ? roundedSum([values.saldo, costs.total]) : values.saldo
  const plain = schedule(values.saldo, values.nieuweRente, newMonths)
  const next = financed ? schedule(principal, values.nieuweRente, newMonths) : plain
  const lostTax = taxLost(values, months, months)
  const paidNow = financed ? 0 : costs.total
  return {
    months,
    newMonths,
    current,
    next,
    plain,
    principal,
    costs,
    lostTax,
    saving: roundCents(current.totalPaid - next.totalPaid - paidNow - lostTax),
  }
}

/** Tax benefit of the old loan that is gone after so many months; it would have ended with the old loan. */
const taxLost = ({ belastingverlies }: RefinanceValues, months: number, after: number): number =>
  roundCents((belastingverlies * Math.min(after, months)) / 12)

/**
 * What the switch has brought when it stops after so many months, by a sale or another loan: instalments not paid, plus
 * what is owed less, minus costs and lost tax benefits. At the end of the loans it is what the switch brings in all.
 */
export function cumulative(values: RefinanceValues, { current, next, costs, months }: Switch): number[] {
  const length = Math.max(current.rows.length, next.rows.length)
  let saved = values.kostenBetaling === 'meelenen' ? 0 : 0 - costs.total
  return [
    0 - costs.total,
    ...Array.from({ length }, (_, index) => {
      const [old, renewed] = [current.rows[index], next.rows[index]]
      saved = roundCents(saved + (old?.payment ?? 0) - (renewed?.payment ?? 0))
      const owedLess = (old?.balance ?? 0) - (renewed?.balance ?? 0)
      return roundCents(saved + owedLess - taxLost(values, months, index + 1))
    }),
  ]
}

/** The new rate at which nothing is won or lost; null when even 0 % does not pay, or any rate does. */
export function tippingRate(
  values: RefinanceValues,
  { current, costs, lostTax, newMonths, principal }: Switch,
): number | null {
  const paidNow = values.kostenBetaling === 'meelenen' ? 0 : costs.total
  const saving = (rate: number) =>
    current.totalPaid -
    newMonths * annuityPayment(principal, monthlyRate(rate, values.renteomzetting), newMonths) -
    paidNow -
    lostTax
  return findRoot(saving, 0, 1)
}
