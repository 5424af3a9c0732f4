import { postcodeFault } from '#calculators/common/municipality-check.ts'
import { defineCalculator } from '#calculators/kernel/calculator.ts'
import { inputs } from './inputs.ts'
import { outputs } from './outputs.ts'
import { solve } from './solve.ts'
import { tell } from './tell.ts'

export default defineCalculator({
  inputs,
  outputs,
  check: ({ postcode }) => ({
    postcode: postcodeFault(postcode),
  }),
  solve,
  tell,
})
