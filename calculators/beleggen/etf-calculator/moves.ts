/** When to take gains: at the end, or each year on purchases that rose enough. */
import { trying } from '#calculators/kernel/moves.ts'
import { meerwaardetarief } from '#rules/sparen-beleggen/meerwaardebelasting.figures.ts'
import { inputs } from './inputs.ts'
import type { outputs } from './outputs.ts'

export const moves = trying<typeof inputs, typeof outputs>((values, { law }) => {
  if (values.vraag !== 'plan' || law(meerwaardetarief) === 0) return null
  const others = inputs.verkoop.options.filter(({ value }) => value !== values.verkoop)
  return {
    output: 'nettoWinst',
    way: 'more',
    moves: others.map(({ value }) => ({ key: value, change: { verkoop: value } })),
  }
})
