/** Year-end premiums of joint committees. Agreements change: every row has the date of its source. */
import type { YearEndPremium } from '#data/rows.ts'
import { yearEndPremiums } from '#data/series/year-end-premiums.ts'

/** Rows whose amount can be worked out: a part of a wage, a fixed amount, or both. */
export const computablePremiums: readonly YearEndPremium[] = yearEndPremiums.filter(
  ({ monthShare, wageShare, fixed }) => monthShare !== null || wageShare !== null || fixed !== null,
)
