import { defineCalculator } from '#calculators/kernel/calculator.ts'
import { asPercent, num } from '#calculators/kernel/format.ts'
import { classOf, holdingsOf } from './holdings.ts'
import { inputs } from './inputs.ts'
import { outputs } from './outputs.ts'
import { solve } from './solve.ts'
import { tell } from './tell.ts'

export default defineCalculator({
  inputs,
  outputs,
  check(values) {
    const unknown = values.beleggingen.findIndex((row) => classOf(row) === null)
    if (unknown >= 0)
      return { [`beleggingen.${unknown}.klasse`]: 'Deze naam herkennen we niet als ETF. Kies zelf de soort.' }
    if (holdingsOf(values).length === 0)
      return { 'beleggingen.0.bedrag': 'Vul van minstens één belegging de waarde in.' }
    const total = values.doelen.reduce((all, row) => all + row.doel, 0)
    if (values.bijsturen && Math.abs(total - 1) > 0.0005)
      return { doelen: `Je doelen samen zijn ${num(asPercent(total), 2)} %. Maak er 100 % van.` }
    return undefined
  },
  solve,
  tell,
})
