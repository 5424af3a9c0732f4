/** What the visitor filled in as a position in euro. */
import { checkedFee, type Market } from '#calculators/beleggen/broker.ts'
import { inEuro } from '#calculators/beleggen/currency.ts'
import { shareFees } from '#data/series/broker-shares.ts'
import { fotodag } from '#rules/sparen-beleggen/meerwaardebelasting.ts'
import type { Law } from '#rules/kernel/dated.ts'
import type { Values } from './inputs.ts'
import type { Position } from './model-trade.ts'

export const marketOf = ({ munt }: Values): Market => (munt === 'USD' ? 'american' : 'home')

export const heldUnits = (values: Values): number => values.loten.reduce((all, lot) => all + lot.aantal, values.aantal)

/** The sale price in euro of an amount in the currency of the share. */
export const saleRate = (values: Values): number =>
  inEuro(1, { munt: values.munt, wisselkoers: values.muntVerkoop }) ?? 1

export function positionOf(values: Values, law: Law): Position {
  const photoDay = fotodag(law)
  const lot = (date: string, units: number, price: number, wisselkoers: number | null) => ({
    asset: '',
    date,
    units,
    price: inEuro(price, { munt: values.munt, wisselkoers }) ?? 0,
    photo: date <= photoDay ? values.fotokoers : null,
  })
  return {
    lots: [
      lot(values.aankoopdatum, values.aantal, values.aankoopkoers, values.muntAankoop),
      ...values.loten.map((row) => lot(row.datum, row.aantal, row.koers, row.wisselkoers)),
    ],
    soldOn: values.verkoopdatum,
    units: values.verkochtAantal ?? heldUnits(values),
    fee: checkedFee(shareFees, values.makelaar, values.makelaarsloon, marketOf(values)),
    tob: values.beurstaks,
    dividend: {
      // In the currency of the share, at the rate of the sale.
      perShare: values.dividend * saleRate(values),
      foreignRate: values.bronheffing,
      reclaim: values.dividendVrijstelling,
    },
    persons: values.titularissen,
    used: values.alGebruikt,
  }
}
