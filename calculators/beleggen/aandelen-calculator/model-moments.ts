/** The choice between selling now and in January, and the price from which gain is taxed. */
import { settle } from '#calculators/beleggen/sales.ts'
import { year as yearOf } from '#finance/dates.ts'
import { roundCents, roundedSum } from '#finance/money.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { isBelast, meerwaardebelasting } from '#rules/sparen-beleggen/meerwaardebelasting.ts'
import { OLDEST_FIRST, orderCosts, type Position, type TradeResult } from './model-trade.ts'

export type Moment = {
  when: 'nu' | 'half' | 'januari'
  tax: number
  /** Fee and beurstaks of its orders. */
  costs: number
}

/**
 * Tax and order costs of selling all now, all in January, or half of the pieces in each, oldest first, with the exemption
 * of each year. Whole pieces stay whole.
 */
export function moments(law: Law, position: Position, price: number): Moment[] {
  const { lots, soldOn, units, persons, used } = position
  if (!isBelast(law, soldOn)) return []
  const year = yearOf(soldOn)
  const half = Number.isInteger(units) ? Math.floor(units / 2) : units / 2
  const sold = (when: Moment['when'], first: number): Moment => {
    const sale = (date: string, count: number) => ({ asset: '', date, units: count, price })
    const sales = [sale(soldOn, first), sale(`${year + 1}-01-02`, units - first)]
    const done = settle(law, lots, sales, OLDEST_FIRST).sales
    const [now, later] = done
    const { tax, carriedOut: carried } = meerwaardebelasting(law, { year, net: now?.gain ?? 0, persons, used })
    const next = meerwaardebelasting(law, { year: year + 1, net: later?.gain ?? 0, persons, carried })
    const orders = done.filter((one) => one.units > 0).map((one) => orderCosts(law, position, one.soldOn, one.proceeds))
    return { when, tax: roundedSum([tax, next.tax]), costs: roundedSum(orders.map(({ total }) => total)) }
  }
  return [sold('nu', units), ...(half > 0 ? [sold('half', half)] : []), sold('januari', 0)]
}

/** The sale price from which gain is taxed; null when there is no tax or nothing to sell. */
export function exemptionUsedAt(law: Law, position: Position, { settlement, tax }: TradeResult): number | null {
  if (!isBelast(law, position.soldOn) || !(position.units > 0)) return null
  const base = roundedSum(settlement.slices.map((slice) => slice.base))
  return roundCents((base + tax.exemption) / position.units)
}
