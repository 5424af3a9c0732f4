import { UNKNOWN_POSTCODE } from '#calculators/common/municipality-check.ts'
import { defineCalculator } from '#calculators/kernel/calculator.ts'
import { below } from './below.ts'
import { inputs } from './inputs.ts'
import { outputs } from './outputs.ts'
import { placed, solve } from './solve.ts'
import { tell } from './tell.ts'

export default defineCalculator({
  inputs,
  outputs,
  check(values, { law }) {
    const found = placed(law, values)
    if (found === 'onbekende-postcode') return { postcode: UNKNOWN_POSTCODE }
    if (found === 'provincie-ontbreekt' && values.onroerendeVoorheffing === null)
      return {
        onroerendeVoorheffing:
          'Van deze postcode kennen we niet alle opcentiemen. Vul hier het bedrag van het aanslagbiljet in, of laat de postcode leeg.',
      }
    return undefined
  },
  solve,
  tell,
  below,
})
