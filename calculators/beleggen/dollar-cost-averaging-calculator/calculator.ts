import { unknownFee } from '#calculators/beleggen/broker-fields.ts'
import { brokerFee } from '#calculators/beleggen/broker.ts'
import { defineCalculator } from '#calculators/kernel/calculator.ts'
import { etfFees } from '#data/series/broker-etfs.ts'
import { orderFor } from './model-compare.ts'
import { inputs } from './inputs.ts'
import { outputs } from './outputs.ts'
import { amountsOf } from './model-own.ts'
import { setupOf, solve } from './solve.ts'
import { tell } from './tell.ts'

export default defineCalculator({
  inputs,
  outputs,
  check(values, { law, today }) {
    const own = values.modus === 'eigen'
    if (own) {
      const given = values.koersen.map(({ bedrag }) => bedrag !== null)
      const missing = given.indexOf(false)
      if (given.includes(true) && missing >= 0)
        return { [`koersen.${missing}.bedrag`]: 'Vul bij elke aankoop een bedrag in, of bij geen enkele.' }
      const late = values.koersen.findIndex(({ datum }) => datum !== null && datum > today)
      if (values.koersNu !== null && late >= 0)
        return { [`koersen.${late}.datum`]: 'Deze aankoop ligt in de toekomst.' }
      const turned = values.koersen.findIndex(
        ({ datum }, index) => datum !== null && datum < (values.koersen[index - 1]?.datum ?? ''),
      )
      if (turned >= 0) return { [`koersen.${turned}.datum`]: 'Zet je aankopen van oud naar nieuw.' }
    }
    const setup = setupOf(values)
    const amounts = own ? amountsOf(values) : [values.bedrag / values.maanden, values.bedrag]
    const fee = brokerFee(etfFees, values.makelaar, values.makelaarsloon)
    if (amounts.some((amount) => fee(amount) === null)) return { makelaarsloon: unknownFee(values.makelaar) }
    return amounts.every((amount) => orderFor(law, setup, amount).invested > 0)
      ? undefined
      : { makelaarsloon: 'De kosten zijn hoger dan één deelorder. Neem een hoger bedrag of minder delen.' }
  },
  solve,
  tell,
})
