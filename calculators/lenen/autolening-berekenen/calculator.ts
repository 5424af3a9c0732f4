import { defineCalculator } from '#calculators/kernel/calculator.ts'
import { eur } from '#calculators/kernel/format.ts'
import { kleinsteKredietbedrag } from '#rules/krediet/consumentenkrediet.figures.ts'
import { inputs } from './inputs.ts'
import { outputs } from './outputs.ts'
import { amountOf, balloonOf, carPlan, withRate } from './model.ts'
import { solve } from './solve.ts'
import { tell } from './tell.ts'

export default defineCalculator({
  inputs,
  outputs,

  check(values, env) {
    const amount = amountOf(values)
    const smallest = env.law(kleinsteKredietbedrag)
    if (amount < smallest && values.leenbedrag !== null)
      return { leenbedrag: `Onder ${eur(smallest, 0)} gelden niet alle regels voor consumentenkrediet. Vul meer in.` }
    if (amount < smallest)
      return { eigenInbreng: `Je hebt genoeg eigen geld: er blijft minder dan ${eur(smallest, 0)} te lenen over.` }
    if (carPlan(withRate(values, env))) return undefined
    const message = `De slotsom van ${eur(balloonOf(values))} moet kleiner zijn dan het leenbedrag van ${eur(amount)}, en de looptijd minstens 2 maanden.`
    return values.slotsom === null ? { slotsomPercentage: message } : { slotsom: message }
  },

  solve,
  tell,
})
