import { defineCalculator, type Found } from '#calculators/kernel/calculator.ts'
import { isPeak } from './model.ts'
import { COSTS_OF } from './choices-groups.ts'
import { inputs, type Values } from './inputs.ts'
import { outputs } from './outputs.ts'
import { solve } from './solve.ts'
import { tell } from './tell.ts'

/** What does not come every month needs a month of its own. */
const withoutMonth = (
  list: 'inkomsten' | (typeof COSTS_OF)[Values['huishouden']],
  values: Values,
): Found<typeof inputs> =>
  Object.fromEntries(
    values[list].flatMap(({ ritme, maand }, index) =>
      isPeak({ rhythm: ritme }) && maand === null
        ? [[`${list}.${index}.maand`, 'In welke maand valt dit? Vul 1 tot 12 in.']]
        : [],
    ),
  )

export default defineCalculator({
  inputs,
  outputs,
  check: (values) => ({ ...withoutMonth('inkomsten', values), ...withoutMonth(COSTS_OF[values.huishouden], values) }),
  solve,
  tell,
})
