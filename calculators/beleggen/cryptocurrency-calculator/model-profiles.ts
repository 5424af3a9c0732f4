/** The same sales under three regimes: normal management, speculation, profession. */
import { settle, speculativeBase, taxYears, type Settlement, type TaxYear } from '#calculators/beleggen/sales.ts'
import { UNDATED } from '#calculators/beleggen/undated.ts'
import { year as yearOf } from '#finance/dates.ts'
import { roundCents, roundedSum } from '#finance/money.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { speculatiebelasting } from '#rules/sparen-beleggen/meerwaardebelasting.ts'
import type { Values } from './inputs.ts'

/** One exemption each. */
export const personsOf = (values: Values) => values.titularissen

export function settled(values: Values, law: Law): Settlement {
  return settle(
    law,
    values.loten.map((lot) => ({
      asset: lot.munt,
      date: lot.datum ?? UNDATED,
      units: lot.aantal,
      price: lot.prijs,
      photo: lot.foto,
    })),
    values.verkopen.map((sale) => ({ asset: sale.munt, date: sale.datum, units: sale.aantal, price: sale.prijs })),
    { ownPrice: true, oldLots: 'fifo' },
  )
}

export type Profiles = {
  years: TaxYear[]
  normal: number
  speculative: { tax: number; surcharge: number; total: number; base: number }
  professional: { tax: number; total: number; base: number }
}

/** Real gains per year, with costs: what the two heavier regimes look at. Speculative losses keep for five years. */
function realYears(values: Values, settlement: Settlement): { year: number; net: number }[] {
  const years = [...new Set(settlement.slices.map((slice) => yearOf(slice.soldOn)))].toSorted((a, b) => a - b)
  return years.map((year) => {
    const slices = settlement.slices.filter((slice) => yearOf(slice.soldOn) === year)
    const buyCosts = slices.map((slice) => {
      const lot = values.loten[slice.lot]
      return lot && lot.aantal > 0 ? (lot.kost * slice.units) / lot.aantal : 0
    })
    const saleCosts = values.verkopen.filter((sale) => yearOf(sale.datum) === year).map((sale) => sale.kost)
    const gain = slices.map((slice) => slice.proceeds - slice.units * (values.loten[slice.lot]?.prijs ?? 0))
    return {
      year,
      net: roundCents([...gain, ...buyCosts.map((c) => -c), ...saleCosts.map((c) => -c)].reduce((a, b) => a + b, 0)),
    }
  })
}

export function profilesOf(values: Values, law: Law, settlement: Settlement): Profiles {
  const persons = personsOf(values)
  const years = taxYears(law, settlement, { persons, carried: values.overgedragen, used: values.alGebruikt })
  const real = realYears(values, settlement)
  const base = speculativeBase(law, real)
  const { tax, surcharge } = speculatiebelasting(law, base, values.gemeentebelasting)
  const work = Math.max(0, roundedSum(real.map(({ net }) => net)))
  const income = roundCents(work * values.beroepstarief)
  return {
    years,
    normal: roundedSum(years.map((line) => line.tax)),
    speculative: { tax, surcharge, total: roundCents(tax + surcharge), base },
    professional: { tax: income, total: roundCents(income * (1 + values.gemeentebelasting)), base: work },
  }
}
