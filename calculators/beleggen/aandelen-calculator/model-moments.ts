/** The choice between selling now and in January, and the price from which gain is taxed. */
import { settle } from '#calculators/beleggen/sales.ts'
import { year as yearOf } from '#finance/dates.ts'
import { roundCents, roundedSum } from '#finance/money.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { isBelast, meerwaardebelasting } from '#rules/sparen-beleggen/meerwaardebelasting.ts'
import { OLDEST_FIRST, type Position, type TradeResult } from './model-trade.ts'

export type Moment = { when: 'nu' | 'half' | 'januari'; tax: number }

/** Tax of selling all now, all in January, or half of the pieces in each, oldest first, with the exemption of each year. */
export function moments(law: Law, { lots, soldOn, units, persons, used }: Position, price: number): Moment[] {
  if (!isBelast(law, soldOn)) return []
  const year = yearOf(soldOn)
  const taxOf = (first: number) => {
    const sale = (date: string, count: number) => ({ asset: '', date, units: count, price })
    const sales = [sale(soldOn, first), sale(`${year + 1}-01-02`, units - first)]
    const [now, later] = settle(law, lots, sales, OLDEST_FIRST).sales
    const { tax, carriedOut: carried } = meerwaardebelasting(law, { year, net: now?.gain ?? 0, persons, used })
    return roundedSum([tax, meerwaardebelasting(law, { year: year + 1, net: later?.gain ?? 0, persons, carried }).tax])
  }
  return [
    { when: 'nu', tax: taxOf(units) },
    { when: 'half', tax: taxOf(units / 2) },
    { when: 'januari', tax: taxOf(0) },
  ]
}

/** The sale price from which gain is taxed; null when there is no tax or nothing to sell. */
export function exemptionUsedAt(law: Law, position: Position, { settlement, tax }: TradeResult): number | null {
  if (!isBelast(law, position.soldOn) || !(position.units > 0)) return null
  const base = roundedSum(settlement.slices.map((slice) => slice.base))
  return roundCents((base + tax.exemption) / position.units)
}
