import { defineCalculator } from '#calculators/kernel/calculator.ts'
import { eur } from '#calculators/kernel/format.ts'
import { wederbeleggingMaanden } from '#rules/krediet/woonkrediet.figures.ts'
import { inputs } from './inputs.ts'
import { outputs } from './outputs.ts'
import { solve } from './solve.ts'
import { tell } from './tell.ts'

export default defineCalculator({
  inputs,
  outputs,

  check(values, { law }) {
    const { looptijd, extraMaanden, uitstel, aflossing, leenbedrag, waarde, schijven } = values
    const limit = law(wederbeleggingMaanden)
    if (values.wederbeleggingMaanden !== null && values.wederbeleggingMaanden > limit) {
      return { wederbeleggingMaanden: `De wet laat hoogstens ${limit} maanden rente toe. Vul ${limit} of minder in.` }
    }
    const months = looptijd * 12 + extraMaanden
    if (aflossing !== 'alleenRente' && uitstel >= months) {
      return { uitstel: `Het uitstel moet korter zijn dan de looptijd van ${months} maanden.` }
    }
    if (aflossing === 'alleenRente' && uitstel > 0) {
      return { uitstel: 'Bij alleen rente los je nooit kapitaal af: zet het uitstel op 0.' }
    }
    if (schijven.some(({ maand }) => maand >= months))
      return { schijven: `De laatste schijf moet voor het einde van de looptijd van ${months} maanden vallen.` }
    const later = schijven.reduce((total, { bedrag }) => total + bedrag, 0)
    if (later > leenbedrag)
      return { schijven: `De schijven zijn samen ${eur(later)}: meer dan de lening van ${eur(leenbedrag)}.` }
    if (waarde !== null && leenbedrag > waarde * 3)
      return { waarde: 'Je leent meer dan drie keer de waarde: kijk de bedragen na.' }
    return undefined
  },

  solve,
  tell,
})
