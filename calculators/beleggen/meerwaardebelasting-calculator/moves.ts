/** A sale that is still to come, in the other year: each year has its own exemption. */
import { trying } from '#calculators/kernel/moves.ts'
import type { inputs } from './inputs.ts'
import type { outputs } from './outputs.ts'

/** Each one more doubles the combinations. */
const MOST_TRIED = 6

export const moves = trying<typeof inputs, typeof outputs>(({ verkopen, regime }, { today }) => {
  if (regime !== 'gewoon') return null
  const year = today.slice(0, 4)
  const [december, january] = [`${year}-12-31`, `${Number(year) + 1}-01-02`]
  return {
    output: 'belasting',
    way: 'less',
    moves: verkopen
      .flatMap(({ datum }, index) => {
        if (datum < today || datum.slice(0, 4) > january.slice(0, 4)) return []
        const day = datum > december ? december : january
        return [{ key: `verkoop${index + 1}`, change: { [`verkopen.${index}.datum`]: day } }]
      })
      .slice(0, MOST_TRIED),
  }
})
