import { defineCalculator } from '#calculators/kernel/calculator.ts'
import { inputs } from './inputs.ts'
import { outputs } from './outputs.ts'
import { solve } from './solve.ts'
import { tell } from './tell.ts'

export default defineCalculator({
  inputs,
  outputs,
  check({ looptijd, eenheid }) {
    if (eenheid === 'maanden' && looptijd > 12)
      return { looptijd: 'Een deposito loopt hoogstens 12 maanden. Langer? Gebruik de termijnrekening.' }
    if (eenheid === 'dagen' && looptijd < 7) return { looptijd: 'Een deposito loopt minstens 7 dagen.' }
    return undefined
  },
  solve,
  tell,
})
