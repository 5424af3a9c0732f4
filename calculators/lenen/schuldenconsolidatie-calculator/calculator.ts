import { defineCalculator } from '#calculators/kernel/calculator.ts'
import { eur } from '#calculators/kernel/format.ts'
import { sum } from '#finance/money.ts'
import { kleinsteKredietbedrag } from '#rules/krediet/consumentenkrediet.figures.ts'
import { inputs } from './inputs.ts'
import { outputs } from './outputs.ts'
import { solve } from './solve.ts'
import { tell } from './tell.ts'

export default defineCalculator({
  inputs,
  outputs,

  check({ schulden, kostenNieuw }, { law }) {
    const unknown = schulden.findIndex((debt) => debt.maandlast === null && debt.resterend === null)
    if (unknown >= 0)
      return { [`schulden.${unknown}.maandlast`]: 'Vul het maandbedrag in, of het aantal resterende maanden.' }
    const smallest = law(kleinsteKredietbedrag)
    return sum(schulden.map((debt) => debt.saldo)) + kostenNieuw < smallest
      ? { schulden: `Samen minder dan ${eur(smallest, 0)}: daarvoor gelden niet alle regels voor consumentenkrediet.` }
      : undefined
  },

  solve,
  tell,
})
