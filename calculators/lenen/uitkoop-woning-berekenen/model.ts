/**
 * Maintenance of children by methods that are in use, side by side: the law gives no table, and the judge decides. All of
 * them start from what children cost and divide it by income and by stay (art. 203 and 203bis of the old Civil Code).
 */
import { roundCents } from '#finance/money.ts'

/**
 * The method of Roland Renard: a child needs this part more than the couple alone, by its age. Its whole table is not
 * public; these are the ends, the age of ten and the mean that were published.
 */
const RENARD = [
  { code: 'renard0', coefficient: 0.137 },
  { code: 'renardGemiddeld', coefficient: 0.2 },
  { code: 'renard10', coefficient: 0.21 },
  { code: 'renard17', coefficient: 0.262 },
] as const

/** A rule of thumb of lawyers: part of the income of who hardly has the children, for one, two, three or more of them. */
const QUICK = [0.1, 0.2, 0.25] as const
/** A weekend in two and part of the holidays. */
const HARDLY = 0.2

export type Parents = {
  readonly income: number
  readonly incomeEx: number
  readonly benefit: number
  readonly children: number
  /** Part of the time that the children stay with the former partner. */
  readonly stayEx: number
}

export type Maintenance = {
  readonly code: string
  /** What the children cost together each month, where the method says so. */
  readonly cost: number | null
  /** What the former partner pays each month; negative when the other way round. */
  readonly fromEx: number
}

/** Cost of all children: with each the household needs its coefficient more. */
export const renardCost = (income: number, coefficient: number, children: number): number =>
  roundCents((income * (children * coefficient)) / (1 + children * coefficient))

export function maintenanceOf(parents: Parents): readonly Maintenance[] {
  const { income, incomeEx, benefit, children, stayEx } = parents
  const wages = income + incomeEx
  if (children === 0 || wages === 0) return []
  const shareEx = incomeEx / wages
  const byIncome = RENARD.map(({ code, coefficient }) => {
    const cost = renardCost(wages + benefit, coefficient, children)
    // The child benefit pays its part first; the rest is divided by income, less what each bears in kind.
    const rest = Math.max(0, cost - benefit)
    return { code, cost, fromEx: roundCents(rest * (shareEx - stayEx)) }
  })
  const part = QUICK[Math.min(children, QUICK.length) - 1] ?? 0
  const quick =
    stayEx <= HARDLY
      ? [{ code: 'vuistregel', cost: null, fromEx: roundCents(incomeEx * part) }]
      : stayEx >= 1 - HARDLY
        ? [{ code: 'vuistregel', cost: null, fromEx: roundCents(0 - income * part) }]
        : []
  return [...byIncome, ...quick]
}
