import { defineCalculator } from '#calculators/kernel/calculator.ts'
import { inputs } from './inputs.ts'
import { LIST_OF } from './choices-lists.ts'
import { outputs } from './outputs.ts'
import { solve } from './solve.ts'
import { tell } from './tell.ts'

export default defineCalculator({
  inputs,
  outputs,
  check(values, { today }) {
    const now = today.slice(0, 7)
    const list = LIST_OF[values.voorbeeld]
    return Object.fromEntries(
      values[list].flatMap((goal, index) =>
        goal.datum <= now ? [[`${list}.${index}.datum`, 'Kies een maand in de toekomst.']] : [],
      ),
    )
  },
  solve,
  tell,
})
