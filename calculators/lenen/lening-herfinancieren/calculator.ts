import { defineCalculator } from '#calculators/kernel/calculator.ts'
import { wederbeleggingMaanden } from '#rules/krediet/woonkrediet.figures.ts'
import { inputs } from './inputs.ts'
import { moves } from './moves.ts'
import { outputs } from './outputs.ts'
import { solve } from './solve.ts'
import { monthsLeft } from './model.ts'
import { tell } from './tell.ts'

export default defineCalculator({
  inputs,
  outputs,

  check(values, { law }) {
    if (monthsLeft(values) < 1) return { resterend: 'Er moet minstens één maand overblijven.' }
    const { oorspronkelijkBedrag: principal, oorspronkelijkeLooptijd: term } = values
    if (principal !== null && term === null) return { oorspronkelijkeLooptijd: 'Vul ook de looptijd van toen in.' }
    if (principal === null && term !== null) return { oorspronkelijkBedrag: 'Vul ook het bedrag van toen in.' }
    if (term !== null && monthsLeft(values) > term * 12) {
      return { oorspronkelijkeLooptijd: 'De resterende looptijd is langer dan de hele lening.' }
    }
    const limit = law(wederbeleggingMaanden)
    if (values.wederbeleggingMaanden !== null && values.wederbeleggingMaanden > limit) {
      return { wederbeleggingMaanden: `De wet laat hoogstens ${limit} maanden rente toe. Vul ${limit} of minder in.` }
    }
    return undefined
  },

  solve,
  moves,
  tell,
})
