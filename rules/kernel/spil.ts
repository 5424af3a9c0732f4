/**
 * Base times index. Many amounts are given by the law as a base that is tied to a spilindex: a step of two percent counts
 * 1,02 more, and the coefficient is rounded to four decimals (art. 4 of the law of 2 August 1971). Base, rule and
 * rounding stand here once; each figure names its base.
 */
import { roundCents, roundTo } from '#finance/money.ts'
import type { Indexed } from '#rules/kernel/dated.ts'
import { indexed, type LegalBase } from '#rules/kernel/indexed.ts'
import { indexsprongen } from '#rules/kernel/spil.figures.ts'

const STEP = 1.02

/** Steps more than those counted from the spilindex 103,14, for a base tied to an older one. */
export type Spilbasis = '103,14' | '105,10' | '114,89' | '138,01' | 'loopbaanonderbreking'
const extraSteps: Readonly<Record<Spilbasis, number>> = {
  '103,14': 0,
  // The pivot of 2018 on base 2013, seventeen steps later: child benefits of the regions.
  '105,10': -17,
  '114,89': 4,
  // Pay and pensions of civil servants: 1,9999 in July 2023, 2,1223 in July 2025.
  '138,01': 10,
  loopbaanonderbreking: 8,
}

/** The spilindex a base is tied to, or the step on which the amounts that we start from were published. */
type Basis = Spilbasis | { readonly step: number }

export const spilcoefficient = (steps: number, basis: Basis = '103,14'): number =>
  roundTo(STEP ** (steps + (typeof basis === 'string' ? extraSteps[basis] : -basis.step)), 4)

/** One row per base and per index step from the first base on, each marked as derived. */
export const bySpil = <B, T>(
  bases: readonly LegalBase<B>[],
  basis: Basis,
  value: (base: B, coefficient: number, steps: number) => T,
): Indexed<T> =>
  indexed(
    indexsprongen,
    bases.map((base) => ({ ...base, derived: true })),
    (base, steps) => value(base, spilcoefficient(steps, basis), steps),
  )

/** Every number of a record times the coefficient, to the cent. */
export function timesIndex<K extends string>(
  base: Readonly<Record<K, number>>,
  coefficient: number,
): Readonly<Record<K, number>> {
  const entries = Object.entries<number>(base).map(([key, amount]) => [key, roundCents(amount * coefficient)])
  return Object.fromEntries(entries) as Record<K, number>
}
