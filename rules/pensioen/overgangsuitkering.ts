import type { Law } from '#rules/kernel/dated.ts'
import { roundCents } from '#finance/money.ts'
import { overgangsuitkeringMaanden } from '#rules/pensioen/overgangsuitkering.figures.ts'
import { loonplafond, pensioenAlleenstaande } from '#rules/pensioen/pensioen.figures.ts'

/** Months of overgangsuitkering for a spouse with children of these ages. Leaves out: disabled and unborn children. */
export function maandenOvergangsuitkering(law: Law, ages: readonly number[]): number {
  const { zonderKind, metKind, jongKind, jongTot } = law(overgangsuitkeringMaanden)
  if (ages.length === 0) return zonderKind
  return ages.some((age) => age < jongTot) ? jongKind : metKind
}

/**
 * Gross a month for the spouse of an employee who earned this much a year, in every year since turning twenty: the
 * career fraction is then whole (art. 7bis KB 23 December 1996). A gap in the career lowers it in proportion.
 */
export const overgangsuitkeringPerMaand = (law: Law, jaarloon: number): number =>
  roundCents((Math.min(jaarloon, law(loonplafond)) * law(pensioenAlleenstaande)) / 12)

/**
 * The most an employee's spouse can get, gross a month: the benefit follows the rules of a retirement pension, over the
 * years since the deceased turned twenty instead of a full career. Leaves out: the self-employed and civil servants.
 */
export const hoogsteOvergangsuitkering = (law: Law): number => overgangsuitkeringPerMaand(law, law(loonplafond))
