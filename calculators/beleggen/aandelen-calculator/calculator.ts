import { unknownFee } from '#calculators/beleggen/broker-fields.ts'
import { brokerFee } from '#calculators/beleggen/broker.ts'
import { askRate } from '#calculators/beleggen/currency.ts'
import { missingRates } from '#calculators/beleggen/missing-rates.ts'
import { photoPrices } from '#calculators/beleggen/photo-prices.ts'
import { defineCalculator } from '#calculators/kernel/calculator.ts'
import { num } from '#calculators/kernel/format.ts'
import { shareFees } from '#data/series/broker-shares.ts'
import { photoShares } from '#data/series/photo-shares.ts'
import { minDate } from '#finance/dates.ts'
import { inputs } from './inputs.ts'
import { outputs } from './outputs.ts'
import { heldUnits, marketOf } from './model-position.ts'
import { solve } from './solve.ts'
import { tell } from './tell.ts'

export default defineCalculator({
  inputs,
  outputs,
  settle(typed) {
    const photos = photoPrices(photoShares)
    const day = minDate(typed.aankoopdatum, ...typed.loten.map(({ datum }) => datum))
    const values = { ...typed, fotokoers: photos.of({ name: typed.aandeel, day, photo: typed.fotokoers }) }
    if (values.munt === 'EUR') return { values, said: photos.said() }
    const { munt, muntAankoop, muntVerkoop } = values
    const rates = missingRates()
    const settled = {
      ...values,
      muntAankoop: rates.rateOf({ munt, wisselkoers: muntAankoop }, values.aankoopdatum),
      muntVerkoop: rates.rateOf({ munt, wisselkoers: muntVerkoop }, values.verkoopdatum),
      loten: values.loten.map((row) => ({
        ...row,
        wisselkoers: rates.rateOf({ munt, wisselkoers: row.wisselkoers }, row.datum),
      })),
    }
    return { values: settled, said: [...photos.said(), ...rates.said()] }
  },
  check(values) {
    if (values.munt !== 'EUR') {
      if (values.muntAankoop === null) return { muntAankoop: askRate(values.munt) }
      if (values.muntVerkoop === null) return { muntVerkoop: askRate(values.munt) }
      const lot = values.loten.findIndex((row) => row.wisselkoers === null)
      if (lot >= 0) return { [`loten.${lot}.wisselkoers`]: askRate(values.munt) }
    }
    if (values.aankoopdatum > values.verkoopdatum)
      return { verkoopdatum: 'De verkoop komt na de aankoop. Kies een latere datum.' }
    const late = values.loten.findIndex((row) => row.datum > values.verkoopdatum)
    if (late >= 0) return { [`loten.${late}.datum`]: 'Deze aankoop komt na je verkoop.' }
    const held = heldUnits(values)
    if (values.verkochtAantal !== null && values.verkochtAantal > held + 1e-9)
      return { verkochtAantal: `Je hebt maar ${num(held, 6)} stuks.` }
    const orders = [values.aantal * values.aankoopkoers, held * values.verkoopkoers]
    const fee = brokerFee(shareFees, values.makelaar, values.makelaarsloon, marketOf(values))
    return orders.some((amount) => fee(amount) === null) ? { makelaarsloon: unknownFee(values.makelaar) } : undefined
  },
  solve,
  tell,
})
