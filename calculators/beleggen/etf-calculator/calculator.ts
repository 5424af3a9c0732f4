import { unknownFee } from '#calculators/beleggen/broker-fields.ts'
import { brokerFee } from '#calculators/beleggen/broker.ts'
import { undatedText } from '#calculators/beleggen/words.ts'
import { defineCalculator } from '#calculators/kernel/calculator.ts'
import { inputs } from './inputs.ts'
import { moves } from './moves.ts'
import { outputs } from './outputs.ts'
import { missingUnits } from './sale.ts'
import { solve } from './solve.ts'
import { tell } from './tell.ts'

export default defineCalculator({
  inputs,
  outputs,
  settle(values) {
    const undated = values.vraag === 'verkoop' ? values.loten.filter(({ datum }) => datum === null).length : 0
    return undated === 0 ? undefined : { values, said: [undatedText(undated)] }
  },
  check(values, { law }) {
    const plan = values.vraag === 'plan'
    if (plan && values.bedragIneens + values.perMaand <= 0)
      return { bedragIneens: 'Vul een bedrag ineens of een bedrag per maand in.' }
    if (!plan && missingUnits(values, law) > 0)
      return { verkoopAantal: 'Je verkoopt meer stuks dan je op die dag had. Kijk je aankopen na.' }
    const orders = plan ? [values.bedragIneens, values.perMaand] : [values.verkoopAantal * values.verkoopkoers]
    return orders.some(
      (amount) => amount > 0 && brokerFee(values.makelaar, 'etf', values.makelaarsloon, amount) === null,
    )
      ? { makelaarsloon: unknownFee(values.makelaar) }
      : undefined
  },
  solve,
  moves,
  tell,
})
