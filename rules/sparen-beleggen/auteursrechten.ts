/** Copyright as movable income (art. 37 WIB 92). */
import { progressiveTax } from '#finance/brackets.ts'
import { roundCents } from '#finance/money.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { kostenforfaitAuteursrechten } from '#rules/sparen-beleggen/auteursrechten.figures.ts'

/** Costs the payer may take off without proof: half of the first slice, a quarter of the second. */
export function forfaitAuteursrechten(law: Law, gross: number): number {
  const slices = law(kostenforfaitAuteursrechten)
  return slices === null ? 0 : roundCents(progressiveTax(gross, slices))
}
