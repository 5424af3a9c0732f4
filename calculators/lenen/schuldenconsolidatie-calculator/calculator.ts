import { defineCalculator } from '#calculators/kernel/calculator.ts'
import { eur, plural } from '#calculators/kernel/format.ts'
import { roundedSum } from '#finance/money.ts'
import { kleinsteKredietbedrag } from '#rules/krediet/consumentenkrediet.figures.ts'
import { type DebtValues, inputs } from './inputs.ts'
import { moves } from './moves.ts'
import { outputs } from './outputs.ts'
import { solve } from './solve.ts'
import { tell } from './tell.ts'

/** For a debt of which nobody knows the instalment. */
const TERM = 48
const isUnknown = ({ maandlast, resterend }: DebtValues['schulden'][number]) => maandlast === null && resterend === null

export default defineCalculator({
  inputs,
  outputs,

  settle(values) {
    const unknown = values.schulden.filter(isUnknown)
    if (unknown.length === 0) return undefined
    const names = unknown.map(({ naam }) => naam.trim()).filter(Boolean)
    const which = names.length === unknown.length ? names.join(', ') : plural(unknown.length, 'schuld', 'schulden')
    return {
      values: {
        ...values,
        schulden: values.schulden.map((debt) => (isUnknown(debt) ? { ...debt, resterend: TERM } : debt)),
      },
      said: [
        `Zonder maandbedrag (${which}) rekenen we met nog ${TERM} maanden. Vul het maandbedrag of de resterende maanden in.`,
      ],
    }
  },

  check({ schulden, kostenNieuw }, { law }) {
    const smallest = law(kleinsteKredietbedrag)
    const together = schulden.filter((debt) => !debt.apart)
    if (together.length === 0) return { schulden: 'Houd minstens één schuld niet apart, om ze samen te voegen.' }
    return roundedSum(together.map((debt) => debt.saldo)) + kostenNieuw < smallest
      ? { schulden: `Samen minder dan ${eur(smallest, 0)}: daarvoor gelden niet alle regels voor consumentenkrediet.` }
      : undefined
  },

  solve,
  moves,
  tell,
})
