/** For loan pages that still compute and tell in one function: goes with the last of them. */
import type { Notice } from '#calculators/kernel/report.ts'
import { type CreditTest, testCredit } from '#calculators/lenen/credit-test.ts'
import { creditNotices } from '#calculators/lenen/credit-words.ts'
import type { Law } from '#rules/kernel/dated.ts'

export { isBovenMaximum } from '#calculators/lenen/credit-test.ts'
export { kredietregels } from '#calculators/lenen/credit-words.ts'

export function toetsKrediet(
  law: Law,
  loan: Parameters<typeof testCredit>[1],
): CreditTest & { readonly notices: readonly Notice[] } {
  const test = testCredit(law, loan)
  return { ...test, notices: creditNotices(test) }
}
