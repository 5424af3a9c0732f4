/** What an order costs at brokers and banks, and who pays which tax for the visitor. Dated; doubtful rows say so. */
import type { Confidence } from '#data/confidence.ts'
import { brokerFees } from '#data/series/brokers.ts'
import { roundCents } from '#finance/money.ts'

export type BrokerProduct = 'etf' | 'aandelen' | 'crypto'

/** One tariff for orders of a size: a fixed amount, a part of the order, an amount per started slice, or a sum of them. */
export type BrokerFee = {
  readonly broker: string
  readonly product: string
  readonly exchange: string
  readonly from: number
  readonly to: number | null
  readonly fixed: number | null
  readonly rate: number | null
  readonly min: number | null
  readonly max: number | null
  readonly slice: number | null
  readonly perSlice: number | null
  readonly paysTob: boolean | null
  readonly withholdsDividends: boolean | null
  readonly withholdsGains: boolean | null
  /** YYYY, YYYY-MM or YYYY-MM-DD; empty when the source has no date. */
  readonly checkedOn: string
  readonly confidence: Confidence
}

export const brokerNames: readonly string[] = [...new Set(brokerFees.map(({ broker }) => broker))]

const known = new Map<string, readonly BrokerFee[]>()

/** The tariffs of a broker for a product, in the order of the file: the home market first. Looked up once: a plan asks it for every order. */
export function feesOf(broker: string, product: BrokerProduct): readonly BrokerFee[] {
  const key = `${product} ${broker}`
  const found =
    known.get(key) ?? brokerFees.filter((fee) => fee.broker === broker && fee.product.split(' en ').includes(product))
  // Only names of ours: a text that somebody made up is not kept.
  if (found.length > 0) known.set(key, found)
  return found
}

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
