/** A car of a person as the three regions tax it. Leaves out: lpg, cng, oldtimers, leasing companies. */
import { monthsBetween } from '#finance/dates.ts'
import { roundTo } from '#finance/money.ts'
import { euronormVolgensDatum, indexcijferMei } from '#rules/auto/verkeersbelasting.figures.ts'
import type { Law } from '#rules/kernel/dated.ts'

type Aandrijving = 'benzine' | 'diesel' | 'hybride' | 'elektrisch'

export type Auto = {
  /** hybride: a plug-in on petrol. */
  readonly aandrijving: Aandrijving
  /** Month of first registration, YYYY-MM; null for a new car. */
  readonly inschrijving: string | null
  /** Fiscal horsepower. */
  readonly pk: number
  readonly kw: number
  /** Grams per kilometre. */
  readonly co2: number
  /** Greatest permitted mass in kilogram. */
  readonly massa: number
  /** 0 to 6; null when it is not known. */
  readonly euronorm: number | null
  readonly roetfilter: boolean
}

/** Since this month new cars have the CO2 of the WLTP test, and Flanders its present formulas. */
export const WLTP = '2021-01'

export const isNaWltp = ({ inschrijving }: Auto): boolean => inschrijving === null || inschrijving >= WLTP

/** Whole months since the first registration, taken on the first of its month. */
export const maandenOud = (law: Law, { inschrijving }: Auto): number =>
  inschrijving === null ? 0 : Math.max(0, monthsBetween(`${inschrijving}-01`, law.date))

/** The place in a list that runs from euro 0 to euro 6. A filter lifts a diesel of euro 3 or 4 one place. */
export function normVan(law: Law, { aandrijving, euronorm, roetfilter, inschrijving }: Auto): number {
  if (euronorm === null) {
    const dag = inschrijving === null ? law.date : `${inschrijving}-01`
    return law(euronormVolgensDatum).findLast(({ vanaf }) => vanaf <= dag)?.norm ?? 0
  }
  return aandrijving === 'diesel' && roetfilter && (euronorm === 3 || euronorm === 4) ? euronorm + 1 : euronorm
}

/** How far prices rose since a May, as a factor of four decimals: so the regions publish it. */
export const indexSinds = (law: Law, indexcijfer: number): number => roundTo(law(indexcijferMei) / indexcijfer, 4)
