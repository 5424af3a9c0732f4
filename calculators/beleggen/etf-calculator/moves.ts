/** When to take gains: at the end, or each year on purchases that rose enough. */
import { trying } from '#calculators/kernel/moves.ts'
import { meerwaardetarief } from '#rules/sparen-beleggen/meerwaardebelasting.figures.ts'
import { fundOf } from './choices-fund.ts'
import { inputs } from './inputs.ts'
import type { outputs } from './outputs.ts'
import { runPlan } from './model-plan.ts'
import { planOf } from './solve.ts'
import { lastOf, profitOf } from './model-variants.ts'

export const moves = trying<typeof inputs, typeof outputs>((values, { law }) => {
  if (values.vraag !== 'plan' || law(meerwaardetarief) === 0) return null
  const others = inputs.verkoop.options.filter(({ value }) => value !== values.verkoop)
  return {
    output: 'nettoWinst',
    way: 'more',
    moves: others.map(({ value }) => ({ key: value, change: { verkoop: value } })),
    // Without the other rhythms, the other kind of fund and the past.
    only: (changed, env) => profitOf(lastOf(runPlan(env.law, planOf(changed, fundOf(changed), env.today)).rows)),
  }
})
