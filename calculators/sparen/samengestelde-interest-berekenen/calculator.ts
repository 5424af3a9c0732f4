import { defineCalculator } from '#calculators/kernel/calculator.ts'
import { inputs } from './inputs.ts'
import { outputs } from './outputs.ts'
import { solve } from './solve.ts'
import { tell } from './tell.ts'

export default defineCalculator({
  inputs,
  outputs,
  check({ zoek, eindkapitaal, startbedrag, inleg, duur, duurMaanden }) {
    if (zoek === 'eindkapitaal' && startbedrag === 0 && inleg === 0)
      return { startbedrag: 'Vul een startbedrag of een inleg in.' }
    if ((zoek === 'rente' || zoek === 'tijd') && startbedrag === 0 && inleg === 0)
      return { startbedrag: 'Zonder startbedrag of inleg groeit er niets.' }
    if (zoek !== 'tijd' && duur === 0 && duurMaanden === 0) return { duur: 'Kies een duur van meer dan nul maanden.' }
    if (zoek === 'tijd' && eindkapitaal <= startbedrag)
      return { eindkapitaal: 'Je startbedrag is al zo hoog. Vul een hoger bedrag in.' }
    return undefined
  },
  solve,
  tell,
})
