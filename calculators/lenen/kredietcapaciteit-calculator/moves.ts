/** What makes a dearer home possible: other credit gone, more of one's own, a longer term. */
import { trying } from '#calculators/kernel/moves.ts'
import type { inputs } from './inputs.ts'
import type { outputs } from './outputs.ts'
import { AGE_ASKED, ownMissing } from './solve.ts'

/** The longest that most banks give: practice, not law. */
const LONGEST = 30

export const moves = trying<typeof inputs, typeof outputs>((values, env) => {
  const { lopendeKredieten, kaartlimiet, eigenInbreng, looptijd, leeftijd } = values
  const missing = ownMissing(values, env)
  const mayLonger = looptijd < LONGEST && (leeftijd ?? 0) + LONGEST <= AGE_ASKED
  return {
    output: 'prijsRond',
    way: 'more',
    moves: [
      ...(lopendeKredieten > 0 ? [{ key: 'kredieten', change: { lopendeKredieten: 0 } }] : []),
      ...(kaartlimiet > 0 ? [{ key: 'kaarten', change: { kaartlimiet: 0 } }] : []),
      ...(missing > 0 ? [{ key: 'eigenGeld', change: { eigenInbreng: eigenInbreng + missing } }] : []),
      ...(mayLonger ? [{ key: 'langer', change: { looptijd: LONGEST } }] : []),
    ],
  }
})
