/** Long-term saving (art. 145/1, 2° and 145/4 WIB 92) and the taxes on premiums of life insurance. */
import { roundCents } from '#finance/money.ts'
import type { Law } from '#rules/kernel/dated.ts'
import {
  langetermijnsparenMaximum,
  langetermijnsparenEersteSchijf,
  langetermijnsparenDeelEerste,
  langetermijnsparenDeelRest,
  langetermijnsparenTarief,
} from '#rules/belasting/langetermijnsparen.figures.ts'

/**
 * Ceiling of the premiums (art. 145/6): 15 % of a first slice of the professional income and 6 % of the rest, at
 * most an absolute maximum. Without an income only the maximum counts. Leaves out: capital repayments of old home
 * loans, which share the same ceiling.
 */
export function plafondLangetermijnsparen(law: Law, income: number | null): number {
  const maximum = law(langetermijnsparenMaximum)
  if (income === null) return maximum
  const slice = Math.min(income, law(langetermijnsparenEersteSchijf))
  const share = slice * law(langetermijnsparenDeelEerste) + (income - slice) * law(langetermijnsparenDeelRest)
  return Math.min(maximum, roundCents(share))
}

export const voordeelLangetermijnsparen = (law: Law, premium: number, income: number | null): number =>
  roundCents(Math.min(premium, plafondLangetermijnsparen(law, income)) * law(langetermijnsparenTarief))
