import { defineCalculator } from '#calculators/kernel/calculator.ts'
import { addYears } from '#finance/dates.ts'
import { inputs } from './inputs.ts'
import { outputs } from './outputs.ts'
import { solve } from './solve.ts'
import { tell } from './tell.ts'

export default defineCalculator({
  inputs,
  outputs,
  check({ geboortedatum, totLeeftijd }, { today }) {
    if (addYears(geboortedatum, totLeeftijd) <= today)
      return { totLeeftijd: `Je kind is al ${totLeeftijd} of ouder. Kies een hogere leeftijd.` }
    return undefined
  },
  solve,
  tell,
})
