import { defineCalculator } from '#calculators/kernel/calculator.ts'
import { eur } from '#calculators/kernel/format.ts'
import { inputs } from './inputs.ts'
import { outputs } from './outputs.ts'
import { solve } from './solve.ts'
import { tell } from './tell.ts'

export default defineCalculator({
  inputs,
  outputs,
  check: ({ bedrag, koers }) =>
    bedrag < koers ? { bedrag: `Eén aandeel kost ${eur(koers)}. Vul een hoger bedrag in.` } : undefined,
  solve,
  tell,
})
