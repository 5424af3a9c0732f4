import { defineCalculator } from '#calculators/kernel/calculator.ts'
import { dateText } from '#calculators/kernel/format.ts'
import { addDays, daysBetween } from '#finance/dates.ts'
import { inputs } from './inputs.ts'
import { outputs } from './outputs.ts'
import { solve } from './solve.ts'
import { tell } from './tell.ts'

export default defineCalculator({
  inputs,
  outputs,

  check(values, { today }) {
    if (values.soort === 'kort') {
      const days = daysBetween(today, values.tot)
      if (days < 1 || days > 366)
        return { tot: `Kies een dag tussen ${dateText(addDays(today, 1))} en ${dateText(addDays(today, 366))}.` }
    }
    if (values.soort === 'pensioen' && values.gevraagd !== null && values.gevraagd > values.reserve)
      return { gevraagd: 'Je kunt niet meer opnemen dan je reserve.' }
    return undefined
  },

  solve,
  tell,
})
