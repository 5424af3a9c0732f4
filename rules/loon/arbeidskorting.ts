/** What the state adds to low income from work, beside the werkbonus. */
import { roundCents } from '#finance/money.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { jobbonus, type KredietLageActiviteit, kredietLageActiviteit } from '#rules/loon/arbeidskorting.figures.ts'

/** Tax credit for low income from work (art. 289ter WIB 92). Leaves out: who has other income above the limits. */
export function kredietVoorLageActiviteit(
  law: Law,
  income: number,
  kind: keyof KredietLageActiviteit['bedrag'],
): number {
  const { vanaf, vol, afbouw, nul, bedrag } = law(kredietLageActiviteit)
  const share = Math.min((income - vanaf) / (vol - vanaf), 1, (nul - income) / (nul - afbouw))
  return roundCents(bedrag[kind] * Math.max(0, share))
}

/** Flemish jobbonus of a year for the mean gross wage of a month at full time; the sum falls in a straight line. */
export function jobbonusPerJaar(law: Law, gross: number, fraction = 1): number {
  const { volTot, nulVanaf, hoogste, laagste, toeslag } = law(jobbonus)
  if (gross <= 0 || gross > nulVanaf) return 0
  const fall = ((hoogste - laagste) * Math.max(0, gross - volTot)) / (nulVanaf - volTot)
  return roundCents((hoogste - fall + toeslag) * fraction)
}
