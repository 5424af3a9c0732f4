/** The purchase as a project: what it costs, what has to be borrowed, and how far that is from the bank's thresholds. */
import { loanFor, lawOfDeed, purchaseCosts, type PurchaseCosts } from '#calculators/lenen/aankoop.ts'
import { monthlyRate } from '#calculators/lenen/rente.ts'
import { loanSchedule, type LoanSchedule } from '#finance/loan.ts'
import { roundCents, sum } from '#finance/money.ts'
import type { Law } from '#rules/dated.ts'
import { kostenKredietakte } from '#rules/kredietakte.ts'
import { type Aktekosten } from '#rules/notaris.ts'
import type { Gewest } from '#rules/gewest.ts'
import type { ProjectValues } from './inputs.ts'

export type Project = {
  readonly costs: PurchaseCosts
  /** Price with registration tax or VAT, works included, deeds not. */
  readonly priceWithTax: number
  /** Everything except the credit deed. */
  readonly needed: number
  readonly own: number
  readonly loan: number
  readonly deed: Aktekosten
  /** What the home is worth after the works: the base of the quotity. */
  readonly value: number
  readonly schedule: LoanSchedule | null
}

export function projectOf(law: Law, values: ProjectValues, gewest: Gewest = values.gewest): Project {
  const costs = purchaseCosts(law, {
    gewest,
    goed: values.type,
    prijs: values.prijs,
    bouwkost: values.bouwkost,
    grondwaarde: values.grondwaarde,
    lageBtw: values.btwTarief === 'heropbouw',
    aandeelEigenWoning: values.enigeEigenWoning ? values.aandeelEigenWoning : 0,
    kernstad: values.kernstad,
    klassensprong: values.klassensprong,
    eigenTarief: values.registratietarief,
    derden: values.derden ?? undefined,
    datumAkte: values.datumAkte,
  })
  const works = sum([values.bouwkost, values.sloopkost])
  const priceWithTax = sum([values.prijs, costs.registratie.belasting, works, costs.btw])
  const needed = sum([priceWithTax, costs.akte.totaal, values.renovatie, values.verhuis, values.bankkosten])
  const own = sum([values.eigenInbreng, values.schenking])
  const { loan, deed } = loanFor(lawOfDeed(law, values.datumAkte), {
    needed,
    own,
    volmacht: values.volmacht,
    aanhorigheden: values.aanhorigheden,
  })
  const schedule =
    loan > 0
      ? loanSchedule({ principal: loan, periods: values.looptijd * 12, periodicRate: monthlyRate(values.rente) })
      : null
  return {
    costs,
    priceWithTax,
    needed,
    own,
    loan,
    deed,
    value: sum([values.prijs, values.bouwkost, costs.btw, values.renovatie]),
    schedule,
  }
}

/** Own money that brings the loan down to this share of the value. */
export function ownFor(law: Law, values: ProjectValues, { needed, value }: Project, share: number): number {
  const target = roundCents(value * share)
  const deed = kostenKredietakte(lawOfDeed(law, values.datumAkte), {
    krediet: target,
    volmacht: values.volmacht,
    aanhorigheden: values.aanhorigheden,
  })
  return Math.max(0, roundCents(needed + deed.totaal - target))
}
