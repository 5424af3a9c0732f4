import { defineCalculator } from '#calculators/kernel/calculator.ts'
import { inputs } from './inputs.ts'
import { outputs } from './outputs.ts'
import { solve } from './solve.ts'
import { tell } from './tell.ts'

export default defineCalculator({
  inputs,
  outputs,
  check({ lening, schuld, maandlastNu }) {
    if (lening === 'doorlopen' && schuld > 0 && maandlastNu === null)
      return { maandlastNu: 'Vul de maandlast van je lopende lening in.' }
    return undefined
  },
  solve,
  tell,
})
