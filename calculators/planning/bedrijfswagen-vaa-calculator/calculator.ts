import { defineCalculator } from '#calculators/kernel/calculator.ts'
import { dateText } from '#calculators/kernel/format.ts'
import { inputs } from './inputs.ts'
import { outputs } from './outputs.ts'
import { solve } from './solve.ts'
import { tell } from './tell.ts'

export default defineCalculator({
  inputs,
  outputs,
  check({ jaar, eersteInschrijving, vanaf, tot }) {
    if (eersteInschrijving && Number(eersteInschrijving.slice(0, 4)) > jaar)
      return {
        eersteInschrijving: `De wagen is pas na ${jaar} ingeschreven. Kies een vroegere maand of een later jaar.`,
      }
    if (vanaf && Number(vanaf.slice(0, 4)) > jaar) return { vanaf: `Kies een dag in ${jaar} of vroeger.` }
    const given = vanaf ?? (eersteInschrijving ? `${eersteInschrijving}-01` : '')
    const first = given > `${jaar}-01-01` ? given : `${jaar}-01-01`
    return { tot: tot && tot <= first ? `Kies een dag na ${dateText(first)}, of laat leeg.` : undefined }
  },
  solve,
  tell,
})
