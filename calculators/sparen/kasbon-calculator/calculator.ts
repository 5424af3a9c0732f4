import { defineCalculator } from '#calculators/kernel/calculator.ts'
import { inputs } from './inputs.ts'
import { outputs } from './outputs.ts'
import { solve, termOf } from './solve.ts'
import { tell } from './tell.ts'

export default defineCalculator({
  inputs,
  outputs,
  check(values) {
    const { verkoop, verkoopNa } = values
    const term = termOf(values)
    if (verkoop && verkoopNa >= term)
      return { verkoopNa: `De bon loopt maar ${term} jaar. Kies een jaar vóór de vervaldag.` }
    return undefined
  },
  solve,
  tell,
})
