import { defineCalculator } from '#calculators/kernel/calculator.ts'
import { plural } from '#calculators/kernel/format.ts'
import { UNKNOWN_AGE } from '#calculators/models/child-age.ts'
import { below } from './below.ts'
import { inputs } from './inputs.ts'
import { outputs } from './outputs.ts'
import { insured } from './model-premium.ts'
import { solve } from './solve.ts'
import { tell } from './tell.ts'

/** The legal tables stop here. */
const OLDEST = 100

export default defineCalculator({
  inputs,
  outputs,
  settle(values) {
    const unknown = values.kinderen.filter(({ leeftijd }) => leeftijd === null).length
    return unknown === 0
      ? undefined
      : {
          values,
          said: [
            `Van ${plural(unknown, 'kind', 'kinderen')} kennen we de leeftijd niet. We rekenen met ${UNKNOWN_AGE} jaar.`,
          ],
        }
  },
  check(values, { today }) {
    const late = (who: 'jij' | 'partner') => insured(values, who, today).age + values.looptijd > OLDEST
    return {
      looptijd:
        values.krediet > 0 && (late('jij') || (values.metPartner && late('partner')))
          ? 'Op het einde zou je ouder dan honderd zijn. Kies een kortere looptijd.'
          : undefined,
    }
  },
  solve,
  tell,
  below,
})
