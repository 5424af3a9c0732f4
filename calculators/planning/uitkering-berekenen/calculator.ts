import { defineCalculator } from '#calculators/kernel/calculator.ts'
import { pensioenleeftijd } from '#rules/pensioen/pensioen.figures.ts'
import { inputs } from './inputs.ts'
import { outputs } from './outputs.ts'
import { solve } from './solve.ts'
import { tell } from './tell.ts'

/** Nobody works before this age. */
const YOUNGEST = 15

export default defineCalculator({
  inputs,
  outputs,
  check: ({ leeftijd, gewerkt, begin }, { law }) => {
    if (leeftijd === null) return undefined
    if (gewerkt > leeftijd - YOUNGEST)
      return { leeftijd: 'Zoveel jaren kun je op die leeftijd nog niet gewerkt hebben.' }
    // Art. 64 of the royal decree of 25 November 1991: no benefit after the month in which that age is reached.
    const last = law.on(`${begin}-01`)(pensioenleeftijd)
    return leeftijd < last
      ? undefined
      : { leeftijd: `Vanaf ${last} jaar, je pensioenleeftijd, krijg je geen werkloosheidsuitkering meer.` }
  },
  solve,
  tell,
})
