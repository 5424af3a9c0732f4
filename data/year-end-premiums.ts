/** Year-end premiums of joint committees. Agreements change: every row has the date of its source. */
import type { Confidence } from '#data/confidence.ts'
import { yearEndPremiums } from '#data/series/year-end-premiums.ts'

type Status = 'arbeider' | 'bediende' | 'ambtenaar'

export type YearEndPremium = {
  readonly committee: string
  readonly sector: string
  readonly statuses: readonly Status[]
  readonly payer: 'werkgever' | 'fonds' | 'overheid'
  readonly fund: string | null
  readonly paidIn: string
  readonly formula: string
  /** Part of one month's wage: 1 is a full month. */
  readonly monthShare: number | null
  /** Part of the gross wage of the reference period. */
  readonly wageShare: number | null
  readonly fixed: number | null
  /** Year of the fixed amount, which is mostly indexed since. */
  readonly fixedYear: number | null
  readonly seniority: string
  readonly conditions: string
  readonly source: string
  /** YYYY, YYYY-MM or YYYY-MM-DD; empty when the source has no date. */
  readonly checkedOn: string
  readonly confidence: Confidence
}

/** Rows whose amount can be worked out: a part of a wage, a fixed amount, or both. */
export const computablePremiums: readonly YearEndPremium[] = yearEndPremiums.filter(
  ({ monthShare, wageShare, fixed }) => monthShare !== null || wageShare !== null || fixed !== null,
)

export const premiumsOf = (committee: string): readonly YearEndPremium[] =>
  yearEndPremiums.filter((premium) => premium.committee === committee)
