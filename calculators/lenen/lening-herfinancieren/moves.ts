/** The same switch at the own bank, or with the costs out of pocket. */
import { trying } from '#calculators/kernel/moves.ts'
import type { inputs } from './inputs.ts'
import type { outputs } from './outputs.ts'

export const moves = trying<typeof inputs, typeof outputs>(({ soort, waar, kostenBetaling }) => ({
  output: 'besparing',
  way: 'more',
  moves: [
    ...(soort === 'woonkrediet' && waar === 'andereBank' ? [{ key: 'eigenBank', change: { waar: 'eigenBank' } }] : []),
    ...(kostenBetaling === 'meelenen' ? [{ key: 'zelf', change: { kostenBetaling: 'zelf' } }] : []),
  ],
}))
