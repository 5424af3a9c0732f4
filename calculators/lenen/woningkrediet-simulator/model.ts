/** The purchase as a project: what it costs, what has to be borrowed, and how far that is from the bank's thresholds. */
import { lawOfDeed, loanFor, purchaseCosts, type PurchaseCosts } from '#calculators/models/home-purchase.ts'
import { roundCents, roundedSum } from '#finance/money.ts'
import type { Law } from '#rules/kernel/dated.ts'
import type { Gewest } from '#rules/kernel/gewest.ts'
import { kostenKredietakte } from '#rules/krediet/kredietakte.ts'
import type { Aktekosten } from '#rules/wonen/notaris.ts'
import type { ProjectValues } from './inputs.ts'

export type Project = {
  readonly costs: PurchaseCosts
  /** Building and renovation, without VAT on the building. */
  readonly works: number
  /** Price with registration tax or VAT and all works; deeds not. */
  readonly priceWithTax: number
  /** Everything except the credit deed. */
  readonly needed: number
  readonly loan: number
  readonly deed: Aktekosten
  /** What the home is worth after the works: the base of the quotity. */
  readonly value: number
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
    datumAkte: values.datumAkte,
  })
  const works = roundedSum([values.bouwkost, values.renovatie])
  const priceWithTax = roundedSum([values.prijs, costs.registratie.belasting, works, costs.btw])
  const beforeBank = roundedSum([priceWithTax, costs.akte.totaal, values.verhuis])
  // Without a loan there is no bank to pay.
  const needed = beforeBank > values.eigenInbreng ? roundedSum([beforeBank, values.bankkosten]) : beforeBank
  const { loan, deed } = loanFor(lawOfDeed(law, values.datumAkte), { needed, own: values.eigenInbreng })
  return { costs, works, priceWithTax, needed, loan, deed, value: roundedSum([values.prijs, works, costs.btw]) }
}

export type CashPlan = {
  /** Paid to the notary when the compromis is signed. */
  readonly advance: number
  readonly atDeed: number
  /** Part of the deed-day amount that own money has to pay; the loan pays the rest. */
  readonly ownAtDeed: number
  /** Building and VAT, in slices after the deed. */
  readonly later: number
  /** Renovation, furniture and moving. */
  readonly settling: number
}

/** Own money goes first: the advance, then the deed; the bank pays what is missing. */
export function cashPlanOf(project: Project, values: ProjectValues, advance: number): CashPlan {
  const later = roundedSum([values.bouwkost, project.costs.btw])
  const settling = roundedSum([values.renovatie, values.verhuis])
  const atDeed = roundCents(project.needed + project.deed.totaal - advance - later - settling)
  const ownAtDeed = Math.max(0, Math.min(atDeed, roundCents(values.eigenInbreng - advance)))
  return { advance, atDeed, ownAtDeed, later, settling }
}

/** Own money that brings the loan down to this share of the value. */
export function ownFor(law: Law, values: ProjectValues, { needed, value }: Project, share: number): number {
  const target = roundCents(value * share)
  const deed = kostenKredietakte(lawOfDeed(law, values.datumAkte), { krediet: target })
  return Math.max(0, roundCents(needed + deed.totaal - target))
}
