import { defineCalculator } from '#calculators/kernel/calculator.ts'
import { plural } from '#calculators/kernel/format.ts'
import { inputs } from './inputs.ts'
import { outputs } from './outputs.ts'
import { solve } from './solve.ts'
import { tell } from './tell.ts'

export default defineCalculator({
  inputs,
  outputs,
  check: ({ dagenOver, vakantiedagen }) => ({
    dagenOver:
      dagenOver > vakantiedagen
        ? `Je hebt recht op ${plural(vakantiedagen, 'dag', 'dagen')}. Dit kan er niet meer zijn.`
        : undefined,
  }),
  solve,
  tell,
})
