import { askRate, missingRate } from '#calculators/beleggen/currency.ts'
import { missingRates } from '#calculators/beleggen/missing-rates.ts'
import { photoPrices } from '#calculators/beleggen/photo-prices.ts'
import { UNDATED, UNDATED_RATE } from '#calculators/beleggen/undated.ts'
import { FIRST_YEAR, undatedText } from '#calculators/beleggen/words.ts'
import { defineCalculator } from '#calculators/kernel/calculator.ts'
import { eur, num, pct } from '#calculators/kernel/format.ts'
import { photoCoins } from '#data/series/photo-coins.ts'
import { photoPrices as fundPrices } from '#data/series/photo-prices.ts'
import { year } from '#finance/dates.ts'
import { aanmerkelijkBelangDrempel } from '#rules/sparen-beleggen/meerwaardebelasting.figures.ts'
import { hoogsteOverdracht, isBelast } from '#rules/sparen-beleggen/meerwaardebelasting.ts'
import { firstSale, lastSale, personsOf, settled as settledSales } from './model-holdings.ts'
import { inputs } from './inputs.ts'
import { outputs } from './outputs.ts'
import { solve } from './solve.ts'
import { tell } from './tell.ts'

export default defineCalculator({
  inputs,
  outputs,
  settle(values) {
    const undated = values.loten.filter(({ datum }) => datum === null).length
    const rates = missingRates()
    const photos = photoPrices([...fundPrices, ...photoCoins])
    const settled = {
      ...values,
      loten: values.loten.map((row) => ({
        ...row,
        datum: row.datum ?? UNDATED,
        wisselkoers: rates.rateOf(row, row.datum ?? UNDATED_RATE),
        foto: photos.of({ name: row.effect, day: row.datum ?? UNDATED, photo: row.foto }),
      })),
      verkopen: values.verkopen.map((row) => ({ ...row, wisselkoers: rates.rateOf(row, row.datum) })),
    }
    const said = [...(undated > 0 ? [undatedText(undated)] : []), ...rates.said(), ...photos.said()]
    return undated === 0 && said.length === 0 ? undefined : { values: settled, said }
  },
  check(values, { law, today }) {
    const lot = values.loten.findIndex(missingRate)
    if (lot >= 0) return { [`loten.${lot}.wisselkoers`]: askRate(values.loten[lot]?.munt ?? 'EUR') }
    const sale = values.verkopen.findIndex(missingRate)
    if (sale >= 0) return { [`verkopen.${sale}.wisselkoers`]: askRate(values.verkopen[sale]?.munt ?? 'EUR') }
    const { short } = settledSales(values, law)
    const index = short.findIndex((missing) => missing > 0)
    if (index >= 0) {
      return {
        [`verkopen.${index}.aantal`]: `Je verkoopt ${num(short[index] ?? 0, 6)} stuks meer dan je op die dag had. Vul de aankoop in, met dezelfde naam.`,
      }
    }
    const day = lastSale(values) ?? law.date
    if ((values.regime === 'aanmerkelijk' || values.regime === 'intern') && !isBelast(law, day)) {
      return { regime: `Dit regime bestaat sinds ${FIRST_YEAR}. Kies voor een oudere verkoop “Gewone belegging”.` }
    }
    if (values.regime === 'aanmerkelijk' && values.belang < law.on(day)(aanmerkelijkBelangDrempel)) {
      return {
        belang: `Vanaf ${pct(law.on(day)(aanmerkelijkBelangDrempel), 2, 0)} is een belang aanmerkelijk. Kies bij een kleiner belang “Gewone belegging”.`,
      }
    }
    const start = year(firstSale(values) ?? today)
    const most = hoogsteOverdracht(law, start, personsOf(values))
    if (values.overgedragen > most) {
      return {
        overgedragen:
          most === 0
            ? `Voor ${start} kan er nog niets overgedragen zijn. Vul 0 in.`
            : `Aan het begin van ${start} kan er hoogstens ${eur(most, 0)} overgedragen zijn.`,
      }
    }
    return undefined
  },
  solve,
  tell,
})
