/** The choice between selling now and in January, and the price from which gain is taxed. */
import { year as yearOf } from '#finance/dates.ts'
import { roundCents, sum } from '#finance/money.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { isBelast, meerwaardebelasting } from '#rules/sparen-beleggen/meerwaardebelasting.ts'
import type { Position, TradeResult } from './model-trade.ts'

export type Moment = { when: 'nu' | 'half' | 'januari'; tax: number }

/** Tax of selling all now, all in January, or half and half, with the exemption of each year. */
export function moments(law: Law, { soldOn, persons, used }: Position, gain: number): Moment[] {
  if (!isBelast(law, soldOn)) return []
  const year = yearOf(soldOn)
  const now = (net: number) => meerwaardebelasting(law, { year, net, persons, used })
  const later = (net: number, left: number) => meerwaardebelasting(law, { year: year + 1, net, persons, carried: left })
  const half = roundCents(gain / 2)
  const first = now(half)
  return [
    { when: 'nu', tax: now(gain).tax },
    { when: 'half', tax: roundCents(first.tax + later(gain - half, first.carriedOut).tax) },
    { when: 'januari', tax: later(gain, now(0).carriedOut).tax },
  ]
}

/** The sale price from which gain is taxed; null when there is no tax or nothing to sell. */
export function exemptionUsedAt(law: Law, position: Position, { settlement, tax }: TradeResult): number | null {
  if (!isBelast(law, position.soldOn) || !(position.units > 0)) return null
  const base = sum(settlement.slices.map((slice) => slice.base))
  return roundCents((base + tax.exemption) / position.units)
}
