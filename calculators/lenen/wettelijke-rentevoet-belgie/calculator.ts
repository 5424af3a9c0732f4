import { defineCalculator } from '#calculators/kernel/calculator.ts'
import { inputs } from './inputs.ts'
import { outputs } from './outputs.ts'
import { solve } from './solve.ts'
import { tell } from './tell.ts'

export default defineCalculator({
  inputs,
  outputs,
  check({ van, tot, betalingen }) {
    if (tot < van) return { tot: 'Deze datum ligt voor de begindatum.' }
    return Object.fromEntries(
      betalingen.flatMap((payment, index) =>
        payment.datum < van || payment.datum > tot
          ? [[`betalingen.${index}.datum`, 'Kies een datum tussen begin en einde.']]
          : [],
      ),
    )
  },
  solve,
  tell,
})
