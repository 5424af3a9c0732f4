/** The purchase as a project: what it costs, what has to be borrowed, and how far that is from the bank's thresholds. */
import { loanFor, lawOfDeed, purchaseCosts, type PurchaseCosts } from '#calculators/lenen/aankoop.ts'
import { monthlyRate } from '#calculators/lenen/rente.ts'
import { loanSchedule, type LoanSchedule } from '#finance/loan.ts'
import { roundCents, sum } from '#finance/money.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { kostenKredietakte } from '#rules/krediet/kredietakte.ts'
import type { Aktekosten } from '#rules/wonen/notaris.ts'
import { onroerendeVoorheffing } from '#rules/wonen/onroerende-voorheffing.ts'
import { opcentiemenRaming } from '#rules/wonen/onroerende-voorheffing.figures.ts'
import type { Gewest } from '#rules/kernel/gewest.ts'
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

/** Property tax of a year: what the visitor knows, else from the cadastral income with the surcharges of the region. */
export function propertyTaxOf(law: Law, values: ProjectValues, gewest: Gewest = values.gewest): number {
  if (values.onroerendeVoorheffing !== null) return values.onroerendeVoorheffing
  const surcharges = values.opcentiemen ?? law(opcentiemenRaming)[gewest]
  return onroerendeVoorheffing(law, gewest, {
    ki: values.kadastraalInkomen,
    municipal: surcharges,
    provincial: 0,
    agglomeration: 0,
  }).due
}

export type CashPlan = {
  /** Paid to the notary when the compromis is signed. */
  readonly advance: number
  readonly atDeed: number
  /** Part of the deed-day amount that own money has to pay; the loan pays the rest. */
  readonly ownAtDeed: number
  /** Building, demolition and VAT, in slices after the deed. */
  readonly later: number
  /** Renovation, furniture and moving. */
  readonly settling: number
}

/** Own money goes first: the advance, then the deed; the bank pays what is missing. */
export function cashPlanOf(project: Project, values: ProjectValues, advance: number): CashPlan {
  const later = sum([values.bouwkost, values.sloopkost, project.costs.btw])
  const settling = sum([values.renovatie, values.verhuis])
  const atDeed = roundCents(project.needed + project.deed.totaal - advance - later - settling)
  const ownAtDeed = Math.max(0, Math.min(atDeed, roundCents(project.own - advance)))
  return { advance, atDeed, ownAtDeed, later, settling }
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
