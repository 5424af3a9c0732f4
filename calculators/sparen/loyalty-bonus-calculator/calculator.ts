import { defineCalculator } from '#calculators/kernel/calculator.ts'
import { inputs } from './inputs.ts'
import { outputs } from './outputs.ts'
import { solve } from './solve.ts'
import { tell } from './tell.ts'

export default defineCalculator({
  inputs,
  outputs,
  check({ bewegingen, maandelijks, maandelijksVanaf }) {
    if (bewegingen.length === 0 && maandelijks === 0) return { bewegingen: 'Voeg minstens één storting toe.' }
    if (maandelijks > 0 && maandelijksVanaf === null)
      return { maandelijksVanaf: 'Vanaf welke dag stort je elke maand?' }
    return undefined
  },
  solve,
  tell,
})
