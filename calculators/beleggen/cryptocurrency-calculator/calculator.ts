import { photoPrices } from '#calculators/beleggen/photo-prices.ts'
import { UNDATED } from '#calculators/beleggen/undated.ts'
import { undatedText } from '#calculators/beleggen/words.ts'
import { defineCalculator } from '#calculators/kernel/calculator.ts'
import { eur, num } from '#calculators/kernel/format.ts'
import { photoCoins } from '#data/series/photo-coins.ts'
import { year } from '#finance/dates.ts'
import { hoogsteOverdracht } from '#rules/sparen-beleggen/meerwaardebelasting.ts'
import { inputs } from './inputs.ts'
import { outputs } from './outputs.ts'
import { personsOf, settled } from './model-profiles.ts'
import { solve } from './solve.ts'
import { tell } from './tell.ts'

export default defineCalculator({
  inputs,
  outputs,
  settle(values) {
    const undated = values.loten.filter(({ datum }) => datum === null).length
    const photos = photoPrices(photoCoins)
    const loten = values.loten.map((row) => ({
      ...row,
      datum: row.datum ?? UNDATED,
      foto: photos.of({ name: row.munt, day: row.datum ?? UNDATED, photo: row.foto }),
    }))
    const said = [...(undated > 0 ? [undatedText(undated)] : []), ...photos.said()]
    return said.length === 0 ? undefined : { values: { ...values, loten }, said }
  },
  check(values, { law, today }) {
    const { short } = settled(values, law)
    const index = short.findIndex((missing) => missing > 1e-8)
    if (index >= 0) {
      return {
        [`verkopen.${index}.aantal`]: `Je verkoopt ${num(short[index] ?? 0, 8)} meer dan je op die dag had. Kijk de naam van de munt en de datum na.`,
      }
    }
    const first = year(values.verkopen.map(({ datum }) => datum).toSorted()[0] ?? today)
    const most = hoogsteOverdracht(law, first, personsOf(values))
    if (values.overgedragen <= most) return undefined
    return {
      overgedragen:
        most === 0
          ? `Voor ${first} kan er nog niets overgedragen zijn. Vul 0 in.`
          : `Aan het begin van ${first} kan er hoogstens ${eur(most, 0)} overgedragen zijn.`,
    }
  },
  solve,
  tell,
})
