/** What an order costs at brokers and banks, and who pays which tax for the visitor. Dated; doubtful rows say so. */
import type { BrokerFee, BrokerFees } from '#data/rows.ts'
import { roundCents } from '#finance/money.ts'

export const brokersIn = (fees: BrokerFees): readonly string[] => [...new Set(fees.map(({ broker }) => broker))]

/** The tariffs of a broker, in the order of the file: the home market first. */
export const feesOf = (fees: BrokerFees, broker: string): BrokerFees => fees.filter((fee) => fee.broker === broker)

/** An exchange, in the words of our list, where an American share is traded. */
export const AMERICAN = /Verenigde Staten|NYSE|\balle\b/

/** Where a broker trades. */
export const exchangesOf = (fees: BrokerFees, broker: string): readonly string[] => [
  ...new Set(feesOf(fees, broker).map(({ exchange }) => exchange)),
]

/** A slice counts as soon as it is started; with a fixed part it counts from where this tariff begins. */
function slices({ slice, fixed, from }: BrokerFee, amount: number): number {
  if (slice === null) return 0
  return Math.max(0, Math.ceil((amount - (fixed === null ? 0 : Math.floor(from))) / slice))
}

function feeOf(fee: BrokerFee, amount: number): number {
  const cost = (fee.fixed ?? 0) + (fee.rate ?? 0) * amount + (fee.perSlice ?? 0) * slices(fee, amount)
  return roundCents(Math.min(fee.max ?? Infinity, Math.max(fee.min ?? 0, cost)))
}

/** Cost of one order on an exchange, and the tariff it comes from; null when we do not know the tariff of that size. */
export function orderCost(
  fees: BrokerFees,
  broker: string,
  exchange: string,
  amount: number,
): { readonly cost: number; readonly fee: BrokerFee } | null {
  const fee = feesOf(fees, broker).find(
    (each) => each.exchange === exchange && amount >= Math.floor(each.from) && (each.to === null || amount <= each.to),
  )
  return fee === undefined ? null : { cost: feeOf(fee, amount), fee }
}
