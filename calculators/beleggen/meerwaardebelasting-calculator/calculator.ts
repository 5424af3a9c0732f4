import { askRate, missingRate } from '#calculators/beleggen/currency.ts'
import { dollarRates } from '#calculators/beleggen/dollar-rate.ts'
import { FIRST_YEAR } from '#calculators/beleggen/words.ts'
import { defineCalculator } from '#calculators/kernel/calculator.ts'
import { eur, num, pct, plural } from '#calculators/kernel/format.ts'
import { year } from '#finance/dates.ts'
import { aanmerkelijkBelangDrempel } from '#rules/sparen-beleggen/meerwaardebelasting.figures.ts'
import { hoogsteOverdracht, isBelast } from '#rules/sparen-beleggen/meerwaardebelasting.ts'
import { firstSale, lastSale, personsOf, settled as settledSales, UNDATED } from './holdings.ts'
import { inputs } from './inputs.ts'
import { outputs } from './outputs.ts'
import { solve } from './solve.ts'
import { tell } from './tell.ts'

export default defineCalculator({
  inputs,
  outputs,
  settle(values) {
    const undated = values.loten.filter(({ datum }) => datum === null).length
    if (undated === 0 && ![...values.loten, ...values.verkopen].some(missingRate)) return undefined
    const dollars = dollarRates()
    const settled = {
      ...values,
      // Without a day there is no month to take a rate of: then the rate is asked for.
      loten: values.loten.map((row) =>
        row.datum === null ? { ...row, datum: UNDATED } : { ...row, wisselkoers: dollars.rateOf(row, row.datum) },
      ),
      verkopen: values.verkopen.map((row) => ({ ...row, wisselkoers: dollars.rateOf(row, row.datum) })),
    }
    const said = `${plural(undated, 'aankoop', 'aankopen')} zonder datum: we rekenen alsof je voor ${FIRST_YEAR} kocht, en verkopen die eerst. Dan telt de koers van 31 december ${Number(FIRST_YEAR) - 1} als die hoger is dan je aankoopprijs.`
    return { values: settled, said: [...(undated > 0 ? [said] : []), ...dollars.said()] }
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
