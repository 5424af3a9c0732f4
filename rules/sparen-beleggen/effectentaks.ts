/** Jaarlijkse taks op de effectenrekeningen: art. 201/3 and following WDRT, per account. */
import { roundCents } from '#finance/money.ts'
import type { Law } from '#rules/kernel/dated.ts'
import {
  effectentaksDrempel,
  effectentaksTarief,
  effectentaksBegrenzing,
} from '#rules/sparen-beleggen/effectentaks.figures.ts'

export type SecuritiesAccountTax = { average: number; tax: number; rate: number; capped: boolean }

/**
 * Tax on one account from its values on the reference dates (31/12, 31/3, 30/6, 30/9). Above the threshold
 * the whole average counts, but never more than the cap on the part above it. Leaves out: accounts opened
 * or closed in the year and the rules against splitting accounts.
 */
export function effectentaks(
  law: Law,
  values: readonly number[],
  rate = law(effectentaksTarief),
): SecuritiesAccountTax {
  const average =
    values.length === 0 ? 0 : roundCents(values.reduce((total, value) => total + value, 0) / values.length)
  const threshold = law(effectentaksDrempel)
  if (average <= threshold) return { average, tax: 0, rate, capped: false }
  const full = average * rate
  const cap = (average - threshold) * law(effectentaksBegrenzing)
  return { average, tax: roundCents(Math.min(full, cap)), rate, capped: cap < full }
}
