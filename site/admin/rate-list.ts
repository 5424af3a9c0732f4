/** The rates as rows of a table: with the names of bank and product. */
import type { ManagedBank } from '#contract/bank.ts'
import { type ManagedProduct, productTypeNames } from '#contract/product.ts'
import { type ManagedRate, totalRate } from '#contract/rate.ts'

export type RateLine = {
  readonly rate: ManagedRate
  readonly bank: string
  readonly product: string
  readonly type: string
  readonly total: number | null
}

export function rateLines(
  rates: readonly ManagedRate[],
  products: readonly ManagedProduct[],
  banks: readonly ManagedBank[],
): readonly RateLine[] {
  return rates.map((rate) => {
    const product = products.find((each) => each.id === rate.productId)
    const bank = banks.find((each) => each.id === product?.bankId)
    return {
      rate,
      bank: bank?.shortName ?? '–',
      product: product?.name ?? rate.productId,
      type: product ? productTypeNames[product.productType] : '–',
      total: totalRate(rate),
    }
  })
}
