import { defineCalculator } from '#calculators/kernel/calculator.ts'
import { year as yearOf } from '#finance/dates.ts'
import { inputs } from './inputs.ts'
import { outputs } from './outputs.ts'
import { solve } from './solve.ts'
import { tell } from './tell.ts'

export default defineCalculator({
  inputs,
  outputs,
  check(values, { today }) {
    const age = yearOf(today) - values.geboortejaar
    return age >= values.planTot
      ? { geboortejaar: `Je bent dit jaar ${age}. Kies een later eindpunt voor je plan.` }
      : undefined
  },
  solve,
  tell,
})
