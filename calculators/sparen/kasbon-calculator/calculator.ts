import { defineCalculator } from '#calculators/kernel/calculator.ts'
import { inputs } from './inputs.ts'
import { outputs } from './outputs.ts'
import { solve } from './solve.ts'
import { tell } from './tell.ts'

export default defineCalculator({
  inputs,
  outputs,
  check({ verkoop, verkoopNa, soort, looptijd, groeirentes }) {
    const term = soort === 'groei' ? groeirentes.length : looptijd
    if (verkoop && verkoopNa >= term)
      return { verkoopNa: `De bon loopt maar ${term} jaar. Kies een jaar vóór de vervaldag.` }
    return undefined
  },
  solve,
  tell,
})
