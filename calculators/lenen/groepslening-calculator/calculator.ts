import { defineLegacy } from '#calculators/kernel/legacy.ts'
import { inputs } from './inputs.ts'
import { between } from './onderling.ts'
import { together, weightsOf } from './samen.ts'

export default defineLegacy({
  inputs,

  check(values) {
    if (values.soort === 'onderling') return undefined
    if (weightsOf(values).every((weight) => weight === 0))
      return { personen: 'Geef minstens één persoon een aandeel of een inkomen, of verdeel gelijk.' }
    if (values.stopper > values.personen.length)
      return { stopper: `Er zijn maar ${values.personen.length} personen in de lijst.` }
    if (values.stopMaand > values.looptijd) return { stopMaand: 'Kies een maand binnen de looptijd.' }
    return undefined
  },

  compute(values, env) {
    return values.soort === 'samen' ? together(values, env) : between(values, env)
  },
})
