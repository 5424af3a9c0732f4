/** What a household owes over a year, whichever page asks: the same people, the same assessment, the same cent. */
import { roundedSum } from '#finance/money.ts'
import { type Aanslag, aanslag } from '#rules/belasting/aanslag.ts'
import type { Belastingplichtige } from '#rules/belasting/belastbaar-inkomen.ts'
import { niemandTenLaste } from '#rules/belasting/ten-laste.ts'
import type { Law } from '#rules/kernel/dated.ts'
import type { Gewest } from '#rules/kernel/gewest.ts'
import type { Gezin } from '#rules/loon/loon.figures.ts'
import type { Vervanging } from '#rules/uitkeringen/vervangingsinkomen.ts'

export type Household = {
  readonly gezin: Gezin
  readonly kinderen: number
  readonly gewest: Gewest
  readonly gemeentebelasting: number
  /** Taxable pay of the partner over the year, after RSZ. Counts only for a partner with an income. */
  readonly inkomenPartner: number
  /** False for a parent who shares the home with another adult without being married. */
  readonly alleenwonendeOuder?: boolean
}

/** Married or legally cohabiting: taxed together. */
export const isCouple = (gezin: Gezin): boolean => gezin !== 'alleenstaand'

/** Pay of a year as the tax sees it. */
type YearOfPay = {
  /** After RSZ, before professional expenses: code 1250. */
  readonly inkomen: number
  readonly werkbonusA?: number
  readonly werkbonusB?: number
  /** Benefits beside the pay. */
  readonly vervanging?: Vervanging
}

/** The assessment of a person and, in a couple, a partner with pay or without. `law` is that of the income year. */
export function householdBill(law: Law, household: Household, person: Belastingplichtige): Aanslag {
  const { gezin, kinderen, gewest, gemeentebelasting, alleenwonendeOuder } = household
  const partner = { soort: 'werknemer', inkomen: gezin === 'partnerMetInkomen' ? household.inkomenPartner : 0 } as const
  return aanslag(law, [person, ...(isCouple(gezin) ? [partner] : [])], {
    gewest,
    gemeentebelasting,
    alleenwonendeOuder,
    tenLaste: { ...niemandTenLaste, kinderen },
  })
}

/** The same for an employee. */
export const householdTax = (law: Law, household: Household, pay: YearOfPay): Aanslag =>
  householdBill(law, household, { soort: 'werknemer', ...pay })

/** What is given back whatever the tax: fiscal werkbonus, children, day care and a low income on own account. */
export const creditsOf = (bill: Aanslag): number =>
  roundedSum([bill.werkbonuskrediet, bill.kindkrediet, bill.opvangkrediet, bill.activiteitskrediet])

/** Tax, municipal tax and special contribution less refundable credits: what the year costs, whenever it is paid. */
export const totalDue = (bill: Aanslag): number =>
  roundedSum([bill.belasting, bill.gemeentebelasting, bill.bbsz, -creditsOf(bill)])

/** The law by which a year's income is taxed. */
export const lawOfYear = (law: Law, year: string | number): Law => law.on(`${year}-12-31`)
