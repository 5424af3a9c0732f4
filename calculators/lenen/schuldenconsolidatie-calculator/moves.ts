/** Which debts to merge: each may stay apart or come along. */
import { trying } from '#calculators/kernel/moves.ts'
import type { inputs } from './inputs.ts'
import type { outputs } from './outputs.ts'
import { cheapestOf } from './solve.ts'

/** Of a longer list the largest debts are tried: each one more doubles the combinations. */
const MOST_TRIED = 6

export const moves = trying<typeof inputs, typeof outputs>(({ schulden }) => ({
  output: 'totaalBeste',
  way: 'less',
  only: cheapestOf(),
  moves:
    schulden.length < 2
      ? []
      : schulden
          .map((debt, index) => ({ debt, index }))
          .toSorted((a, b) => b.debt.saldo - a.debt.saldo)
          .slice(0, MOST_TRIED)
          .map(({ debt, index }) => ({
            key: `schuld${index + 1}`,
            change: { [`schulden.${index}.apart`]: !debt.apart },
          })),
}))
