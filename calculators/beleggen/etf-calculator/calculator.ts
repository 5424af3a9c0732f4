import { unknownFee } from '#calculators/beleggen/broker-fields.ts'
import { brokerFee } from '#calculators/beleggen/broker.ts'
import { photoPrices } from '#calculators/beleggen/photo-prices.ts'
import { UNDATED } from '#calculators/beleggen/undated.ts'
import { undatedText } from '#calculators/beleggen/words.ts'
import { defineCalculator } from '#calculators/kernel/calculator.ts'
import { etfFees } from '#data/series/broker-etfs.ts'
import { photoFunds } from '#data/series/photo-funds.ts'
import { below } from './below.ts'
import { inputs } from './inputs.ts'
import { moves } from './moves.ts'
import { outputs } from './outputs.ts'
import { missingUnits } from './model-sale.ts'
import { solve } from './solve.ts'
import { tell } from './tell.ts'

export default defineCalculator({
  inputs,
  outputs,
  settle(values) {
    if (values.vraag === 'plan') return undefined
    const undated = values.loten.filter(({ datum }) => datum === null).length
    const photos = photoPrices(photoFunds)
    const loten = values.loten.map((lot) => ({
      ...lot,
      foto: photos.of({ name: values.fonds, day: lot.datum ?? UNDATED, photo: lot.foto }),
    }))
    return {
      values: { ...values, loten },
      said: [...(undated > 0 ? [undatedText(undated)] : []), ...photos.said()],
    }
  },
  check(values, { law }) {
    const plan = values.vraag === 'plan'
    if (plan && values.bedragIneens + values.perMaand <= 0)
      return { bedragIneens: 'Vul een bedrag ineens of een bedrag per maand in.' }
    if (!plan && missingUnits(values, law) > 0)
      return { verkoopAantal: 'Je verkoopt meer stuks dan je op die dag had. Kijk je aankopen na.' }
    const orders = plan ? [values.bedragIneens, values.perMaand] : [values.verkoopAantal * values.verkoopkoers]
    const fee = brokerFee(etfFees, values.makelaar, values.makelaarsloon)
    return orders.some((amount) => amount > 0 && fee(amount) === null)
      ? { makelaarsloon: unknownFee(values.makelaar) }
      : undefined
  },
  solve,
  moves,
  tell,
  below,
})
