import { defineCalculator } from '#calculators/kernel/calculator.ts'
import { inputs } from './inputs.ts'
import { outputs } from './outputs.ts'
import { solve } from './solve.ts'
import { tell } from './tell.ts'

export default defineCalculator({
  inputs,
  outputs,
  check({ goed, prijs, grondwaarde }) {
    if (goed === 'nieuwbouw' && grondwaarde > prijs)
      return { grondwaarde: 'De grond kan niet meer kosten dan de hele aankoop.' }
    return undefined
  },
  solve,
  tell,
})
