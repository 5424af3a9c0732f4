/** What the state adds to low income from work, beside the werkbonus. */
import { roundCents } from '#finance/money.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { type KredietLageActiviteit, kredietLageActiviteit } from '#rules/loon/arbeidskorting.figures.ts'

export type Activiteit = {
  /** Net income from the activity itself. */
  readonly activiteit: number
  /** With pensions and benefits: all net professional income. */
  readonly beroep: number
  /** With income from real estate. */
  readonly totaal: number
}

/**
 * Tax credit for low income from an activity (art. 289ter WIB 92): by the activity, in the part it has in the
 * professional income, and never more than the total net income allows.
 */
export function kredietVoorLageActiviteit(
  law: Law,
  { activiteit, beroep, totaal }: Activiteit,
  kind: keyof KredietLageActiviteit['bedrag'],
): number {
  if (activiteit <= 0) return 0
  const { vanaf, vol, afbouw, nul, bedrag } = law(kredietLageActiviteit)
  const falling = (income: number) => Math.min(1, (nul - income) / (nul - afbouw))
  const byActivity = Math.min((activiteit - vanaf) / (vol - vanaf), falling(activiteit))
  const share = Math.min(byActivity * Math.min(1, activiteit / beroep), falling(totaal))
  return roundCents(bedrag[kind] * Math.max(0, share))
}
