import type { Law } from '#rules/kernel/dated.ts'
import { overgangsuitkeringMaanden } from '#rules/pensioen/overgangsuitkering.figures.ts'

/** Months of overgangsuitkering for a spouse with children of these ages. Leaves out: disabled and unborn children. */
export function maandenOvergangsuitkering(law: Law, ages: readonly number[]): number {
  const { zonderKind, metKind, jongKind, jongTot } = law(overgangsuitkeringMaanden)
  if (ages.length === 0) return zonderKind
  return ages.some((age) => age < jongTot) ? jongKind : metKind
}
