/** The rows of the visitor as lots and sales in euro. */
import { inEuro } from '#calculators/beleggen/currency.ts'
import { settle } from '#calculators/beleggen/sales.ts'
import { UNDATED } from '#calculators/beleggen/undated.ts'
import type { Law } from '#rules/kernel/dated.ts'
import type { Values } from './inputs.ts'

/** One exemption or scale each. */
export const personsOf = (values: Values) => values.titularissen

export function holdingsOf(values: Values) {
  const speculative = values.regime === 'speculatief'
  return {
    lots: values.loten.map((lot) => ({
      asset: lot.effect,
      date: lot.datum ?? UNDATED,
      units: lot.aantal,
      price: inEuro(lot.prijs, lot) ?? 0,
      // Speculation is taxed on the whole gain: the photo value belongs to the tax on ordinary gains alone.
      photo: speculative ? null : lot.foto,
    })),
    sales: values.verkopen.map((sale) => ({
      asset: sale.effect,
      date: sale.datum,
      units: sale.aantal,
      price: inEuro(sale.prijs, sale) ?? 0,
    })),
    // The average price too: speculation looks at what each piece really cost.
    options: { ownPrice: values.bewijs, oldLots: speculative ? ('fifo' as const) : values.oudeLoten },
  }
}

export function settled(values: Values, law: Law) {
  const { lots, sales, options } = holdingsOf(values)
  return settle(law, lots, sales, options)
}

export const lastSale = (values: Values): string | undefined =>
  values.verkopen
    .map((sale) => sale.datum)
    .toSorted()
    .at(-1)

export const firstSale = (values: Values): string | undefined => values.verkopen.map((sale) => sale.datum).toSorted()[0]
