/** What the page about a home loan takes along from other pages, within the ends of its fields. */
import { madeOf } from '#calculators/kernel/carry.ts'

export const LOAN_PAGE = { smallest: 1_000, highest: 15 } as const
const LONGEST = 40

/** A term in months, as that page asks it: whole years and the months above. */
export function termOnLoanPage(months: number, ...of: readonly string[]) {
  const term = Math.max(12, Math.min(12 * LONGEST, months))
  return { looptijd: madeOf(Math.floor(term / 12), ...of), extraMaanden: madeOf(term % 12, ...of) }
}
