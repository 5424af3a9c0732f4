import { defineCalculator } from '#calculators/kernel/calculator.ts'
import { inputs } from './inputs.ts'
import { outputs } from './outputs.ts'
import { solve } from './solve.ts'
import { tell } from './tell.ts'

/** Nobody works before this age. */
const YOUNGEST = 15

export default defineCalculator({
  inputs,
  outputs,
  check: ({ leeftijd, gewerkt }) => ({
    leeftijd:
      leeftijd !== null && gewerkt > leeftijd - YOUNGEST
        ? 'Zoveel jaren kun je op die leeftijd nog niet gewerkt hebben.'
        : undefined,
  }),
  solve,
  tell,
})
