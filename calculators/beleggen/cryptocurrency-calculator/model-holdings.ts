/** What is left of the coins, at the price of today. */
import type { Settlement } from '#calculators/beleggen/sales.ts'
import { compareDates } from '#finance/dates.ts'
import { roundCents, roundedSum } from '#finance/money.ts'
import type { Values } from './inputs.ts'

const key = (name: string) => name.trim().toLowerCase()

/** Price of what is left: as given, else the last sale, else the last purchase of that coin. */
function priceNow(values: Values, coin: string): number {
  const given = values.koersen.findLast((row) => key(row.munt) === coin)
  const lastOf = (rows: readonly { munt: string; datum: string | null; prijs: number }[]) =>
    rows
      .filter((row) => key(row.munt) === coin)
      .toSorted((a, b) => compareDates(a.datum ?? '', b.datum ?? ''))
      .at(-1)
  return (given ?? lastOf(values.verkopen) ?? lastOf(values.loten))?.prijs ?? 0
}

export function holdings(values: Values, settlement: Settlement) {
  const left = settlement.left.map(({ lot, units }) => ({
    name: lot.name,
    date: lot.date,
    units,
    cost: roundCents(units * (values.loten[lot.index]?.prijs ?? 0)),
    value: roundCents(units * priceNow(values, lot.asset)),
  }))
  const soldCost = roundedSum(
    settlement.slices.map((slice) => roundCents(slice.units * (values.loten[slice.lot]?.prijs ?? 0))),
  )
  const proceeds = roundedSum(settlement.sales.map((sale) => sale.proceeds))
  const value = roundedSum(left.map((item) => item.value))
  const cost = roundedSum(left.map((item) => item.cost))
  const named = new Set(values.koersen.map(({ munt }) => key(munt)))
  const unpriced = settlement.left.some(({ lot }) => !named.has(lot.asset))
  return {
    left,
    unpriced,
    proceeds,
    realised: roundCents(proceeds - soldCost),
    value,
    unrealised: roundCents(value - cost),
  }
}

/** What a piece of the first coin cost on average. */
export function averagePrice(values: Values): { coin: string; price: number } {
  const coin = values.loten[0]?.munt.trim() ?? ''
  const lots = values.loten.filter((lot) => key(lot.munt) === key(coin))
  const units = lots.reduce((total, lot) => total + lot.aantal, 0)
  const paid = lots.reduce((total, lot) => total + lot.aantal * lot.prijs, 0)
  return { coin, price: units > 0 ? roundCents(paid / units) : 0 }
}
