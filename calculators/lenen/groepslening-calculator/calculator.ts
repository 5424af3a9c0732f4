import { defineCalculator } from '#calculators/kernel/calculator.ts'
import { inputs } from './inputs.ts'
import { outputs } from './outputs.ts'
import { peopleOf } from './model-together.ts'
import { solve } from './solve.ts'
import { tell } from './tell.ts'

export default defineCalculator({
  inputs,
  outputs,
  check(values) {
    if (values.soort === 'onderling') return undefined
    const people = peopleOf(values)
    if (people.every(({ weight }) => weight === 0))
      return values.sleutel === 'inkomen'
        ? { personen: 'Geef minstens één persoon een inkomen, of verdeel gelijk.' }
        : { eigenaars: 'Geef minstens één persoon een aandeel, of verdeel gelijk.' }
    if (values.stopper > people.length) return { stopper: `Er zijn maar ${people.length} personen in de lijst.` }
    return undefined
  },
  solve,
  tell,
})
