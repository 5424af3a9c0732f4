/** What funds of the same class gave in the past; none where we have no record of that class, or too short a one. */
import { historicBand, historyYears, steadyReturn, type YearGrowth } from '#calculators/common/history.ts'
import { classReturns } from '#data/series/class-returns.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { type Plan, runPlan } from './model-plan.ts'
import { lastOf } from './model-variants.ts'

export type PastClass = 'american' | keyof typeof classReturns

/** By the kind of fund in our list. A mixed fund, a sector or a factor has none. */
const CLASS_OF: Readonly<Record<string, PastClass>> = {
  'aandelen VS': 'american',
  'aandelen wereld': 'world',
  'aandelen wereld ontwikkeld': 'world',
  'aandelen groeilanden': 'emerging',
  'aandelen Europa': 'europe',
  'staatsobligaties euro': 'euroBonds',
}

/** A fund nobody named is put beside American shares, and the answer calls them so. */
export const pastClassOf = (kind: string, bondShare: number): PastClass | null =>
  kind === '' ? (bondShare > 0 ? null : 'american') : (CLASS_OF[kind] ?? null)

const SINCE = 2010

const recordOf = (of: Exclude<PastClass, 'american'>): YearGrowth =>
  classReturns[of].flatMap((percent, index) =>
    percent === null ? [] : [{ year: SINCE + index, growth: 1 + percent / 100 }],
  )

/** The record as the steady return that ends at the same value, and then after all costs and taxes. */
export function pastOf(law: Law, plan: Plan, of: PastClass | null) {
  if (of === null) return null
  const record = of === 'american' ? undefined : recordOf(of)
  // The record of a fund has its costs in it.
  const ter = record ? 0 : plan.ter
  const net = (value: number) => {
    const rate = steadyReturn(plan, value)
    return rate === null ? value : lastOf(runPlan(law, { ...plan, rate, ter }).rows).net
  }
  const paid = { start: plan.start, monthly: plan.monthly, years: plan.years, due: true, fee: 0 }
  const years = record ? { first: record[0]?.year ?? 0, last: record.at(-1)?.year ?? 0 } : historyYears
  return { of, ...years, band: historicBand(paid, net, record) }
}
