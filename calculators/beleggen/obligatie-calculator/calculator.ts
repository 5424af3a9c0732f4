import { askRate } from '#calculators/beleggen/currency.ts'
import { missingRates } from '#calculators/beleggen/missing-rates.ts'
import { defineCalculator } from '#calculators/kernel/calculator.ts'
import { addMonths } from '#finance/dates.ts'
import { inputs } from './inputs.ts'
import { filledIn } from './choices-listed.ts'
import { outputs } from './outputs.ts'
import { solve } from './solve.ts'
import { tell } from './tell.ts'

const LONGEST = 720

export default defineCalculator({
  inputs,
  outputs,
  settle(typed) {
    const listed = filledIn(typed)
    const values = listed?.values ?? typed
    if (values.munt === 'EUR' || values.muntAankoop !== null) return listed
    const rates = missingRates()
    const muntAankoop = rates.rateOf({ munt: values.munt, wisselkoers: null }, values.aankoopdatum)
    return { values: { ...values, muntAankoop }, said: [...(listed?.said ?? []), ...rates.said()] }
  },
  check(values) {
    const { aankoopdatum, vervaldag, verkoopdatum, uitgiftedatum } = values
    if (vervaldag <= aankoopdatum) return { vervaldag: 'De vervaldag komt na de aankoop. Kies een latere datum.' }
    if (vervaldag > addMonths(aankoopdatum, LONGEST)) return { vervaldag: 'We rekenen tot 60 jaar ver.' }
    if (uitgiftedatum !== null && uitgiftedatum > aankoopdatum)
      return { uitgiftedatum: 'De uitgifte komt niet na je aankoop. Kies een vroegere datum.' }
    if (verkoopdatum !== null && verkoopdatum <= aankoopdatum)
      return { verkoopdatum: 'Je verkoopt na de aankoop. Kies een latere datum.' }
    if (verkoopdatum !== null && verkoopdatum > vervaldag)
      return { verkoopdatum: 'Dan is de obligatie al terugbetaald. Kies een vroegere datum.' }
    if (verkoopdatum !== null && verkoopdatum < vervaldag && values.verkoopkoers === null)
      return { verkoopkoers: 'Vul de koers in waaraan je denkt te verkopen.' }
    if (values.munt !== 'EUR' && values.muntAankoop === null) return { muntAankoop: askRate(values.munt) }
    return undefined
  },
  solve,
  tell,
})
