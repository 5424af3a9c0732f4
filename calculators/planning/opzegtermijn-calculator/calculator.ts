import { defineCalculator } from '#calculators/kernel/calculator.ts'
import { inputs } from './inputs.ts'
import { outputs } from './outputs.ts'
import { isOld } from './plan.ts'
import { solve } from './solve.ts'
import { tell } from './tell.ts'

export default defineCalculator({
  inputs,
  outputs,
  check(values, { law }) {
    if (values.inDienst > values.kennisgeving)
      return { kennisgeving: 'De opzegbrief kan niet vóór je eerste werkdag liggen.' }
    return {
      profiel2013:
        values.profiel2013 === 'nee' && isOld(law.on(values.kennisgeving), values)
          ? 'Je was toen al in dienst. Kies wat je toen was: dat bepaalt een deel van je opzeg.'
          : undefined,
    }
  },
  solve,
  tell,
})
