import { defineCalculator } from '#calculators/kernel/calculator.ts'
import { eur } from '#calculators/kernel/format.ts'
import { grensHogeBediende } from '#rules/loon/opzeg.figures.ts'
import { inputs } from './inputs.ts'
import { outputs } from './outputs.ts'
import { isOld } from './model-plan.ts'
import { solve } from './solve.ts'
import { tell } from './tell.ts'

export default defineCalculator({
  inputs,
  outputs,
  settle(values, { law }) {
    const on = law.on(values.kennisgeving)
    if (values.profiel2013 !== 'nee' || !isOld(on, values)) return undefined
    return {
      values: { ...values, profiel2013: 'lagereBediende' },
      said: [
        `Je was op 31 december 2013 al in dienst. We rekenen met een bediende die toen hoogstens ${eur(on(grensHogeBediende), 0)} bruto per jaar verdiende. Kies wat je toen was als dat anders is: het bepaalt een deel van je opzeg.`,
      ],
    }
  },
  check(values) {
    if (values.inDienst > values.kennisgeving)
      return { kennisgeving: 'De opzegbrief kan niet vóór je eerste werkdag liggen.' }
    return undefined
  },
  solve,
  tell,
})
