import { defineCalculator } from '#calculators/kernel/calculator.ts'
import { inputs } from './inputs.ts'
import { outputs } from './outputs.ts'
import { solve } from './solve.ts'
import { tell } from './tell.ts'

export default defineCalculator({
  inputs,
  outputs,
  check({
    startbedrag,
    maandelijks,
    opname,
    opnameMaand,
    looptijd,
    zonderPlafond,
    alleenPerMaand,
    betaaldPlan,
    planKost,
  }) {
    if (startbedrag === 0 && maandelijks === 0)
      return { startbedrag: 'Vul een startbedrag of een maandelijkse storting in.' }
    if (opname > 0 && opnameMaand === null) return { opnameMaand: 'Na hoeveel maanden neem je dit bedrag op?' }
    if (opname > 0 && (opnameMaand ?? 0) > looptijd)
      return { opnameMaand: 'Deze maand valt na het einde van je looptijd.' }
    if (zonderPlafond && alleenPerMaand)
      return { alleenPerMaand: 'Je verbergt net de rekeningen met een maximum per maand. Kies een van beide.' }
    if (betaaldPlan !== 'geen' && planKost === null)
      return { planKost: 'Vul in wat het plan per maand kost, of 0 als je het toch al hebt.' }
    return undefined
  },
  solve,
  tell,
})
