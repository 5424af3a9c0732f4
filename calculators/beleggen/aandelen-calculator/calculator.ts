import { unknownFee } from '#calculators/beleggen/broker-fields.ts'
import { brokerFee } from '#calculators/beleggen/broker.ts'
import { askRate } from '#calculators/beleggen/currency.ts'
import { missingRates } from '#calculators/beleggen/missing-rates.ts'
import { defineCalculator } from '#calculators/kernel/calculator.ts'
import { num } from '#calculators/kernel/format.ts'
import { inputs } from './inputs.ts'
import { outputs } from './outputs.ts'
import { heldUnits, marketOf } from './position.ts'
import { solve } from './solve.ts'
import { tell } from './tell.ts'

export default defineCalculator({
  inputs,
  outputs,
  settle(values) {
    if (values.munt === 'EUR') return undefined
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
    return { values: settled, said: rates.said() }
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
    return orders.some(
      (amount) => brokerFee(values.makelaar, 'aandelen', values.makelaarsloon, amount, marketOf(values)) === null,
    )
      ? { makelaarsloon: unknownFee(values.makelaar) }
      : undefined
  },
  solve,
  tell,
})
