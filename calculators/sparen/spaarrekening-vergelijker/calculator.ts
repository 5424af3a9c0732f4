import { defineCalculator } from '#calculators/kernel/calculator.ts'
import { addMonths } from '#finance/dates.ts'
import { roundedSum } from '#finance/money.ts'
import { inputs } from './inputs.ts'
import { outputs } from './outputs.ts'
import { solve } from './solve.ts'
import { tell } from './tell.ts'

export default defineCalculator({
  inputs,
  outputs,
  check({ overstapdatum, horizon, laatsteStorting, delen, saldo }, { today }) {
    const late = delen.findIndex((part) => part.datum > today)
    return {
      ...(late < 0 ? {} : { [`delen.${late}.datum`]: 'Deze storting ligt in de toekomst.' }),
      delen:
        roundedSum(delen.map((part) => part.bedrag)) > saldo
          ? 'Deze stortingen zijn samen meer dan je saldo. Vul in wat er nog van staat.'
          : undefined,
      overstapdatum:
        overstapdatum < today
          ? 'Kies een dag vanaf vandaag.'
          : overstapdatum > addMonths(today, horizon)
            ? 'Deze dag valt na je horizon.'
            : undefined,
      laatsteStorting: laatsteStorting > today ? 'Je laatste storting ligt in het verleden.' : undefined,
    }
  },
  solve,
  tell,
})
