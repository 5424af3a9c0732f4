/** What an order costs at brokers and banks, and who pays which tax for the visitor. Dated; doubtful rows say so. */
import type { BrokerProduct, BrokerFee } from '#data/rows.ts'
import { brokerFees } from '#data/series/brokers.ts'
import { roundCents } from '#finance/money.ts'

export const brokerNames: readonly string[] = [...new Set(brokerFees.map(({ broker }) => broker))]

/** The tariffs of a broker for a product, in the order of the file: the home market first. */
export const feesOf = (broker: string, product: BrokerProduct): readonly BrokerFee[] =>
  brokerFees.filter((fee) => fee.broker === broker && fee.product.split(' en ').includes(product))

/** Where a broker trades a product. */
export const exchangesOf = (broker: string, product: BrokerProduct): readonly string[] => [
  ...new Set(feesOf(broker, product).map(({ exchange }) => exchange)),
]

/** A slice counts as soon as it is started; with a fixed part it counts from where this tariff begins. */
function slices({ slice, fixed, from }: BrokerFee, amount: number): number {
  if (slice === null) return 0
  return Math.max(0, Math.ceil((amount - (fixed === null ? 0 : Math.floor(from))) / slice))
}

export function feeOf(fee: BrokerFee, amount: number): number {
  const cost = (fee.fixed ?? 0) + (fee.rate ?? 0) * amount + (fee.perSlice ?? 0) * slices(fee, amount)
  return roundCents(Math.min(fee.max ?? Infinity, Math.max(fee.min ?? 0, cost)))
}

/** Cost of one order on an exchange, and the tariff it comes from; null when we do not know the tariff of that size. */
export function orderCost(
  broker: string,
  product: BrokerProduct,
  exchange: string,
  amount: number,
): { readonly cost: number; readonly fee: BrokerFee } | null {
  const fee = feesOf(broker, product).find(
    (each) => each.exchange === exchange && amount >= Math.floor(each.from) && (each.to === null || amount <= each.to),
  )
  return fee === undefined ? null : { cost: feeOf(fee, amount), fee }
}
