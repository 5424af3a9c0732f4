/** The rates as rows of a table: with the names of bank and product, sorted and filtered. */
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

export const rateColumns = ['bank', 'product', 'type', 'total', 'validFrom'] as const
export type RateColumn = (typeof rateColumns)[number]
export type RateOrder = { readonly column: RateColumn; readonly descending: boolean }

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

const sortValue = (line: RateLine, column: RateColumn) => (column === 'validFrom' ? line.rate.validFrom : line[column])

function compare(a: string | number | null, b: string | number | null): number {
  if (a === null || b === null) return a === b ? 0 : a === null ? -1 : 1
  return typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b), 'nl')
}

/** Every word of the filter must occur somewhere in the line. */
export function arrange(
  lines: readonly RateLine[],
  filter: string,
  { column, descending }: RateOrder,
): readonly RateLine[] {
  const wanted = filter.toLowerCase().split(/\s+/).filter(Boolean)
  return lines
    .filter((line) => {
      const text = `${line.bank} ${line.product} ${line.type} ${line.rate.source}`.toLowerCase()
      return wanted.every((word) => text.includes(word))
    })
    .toSorted(
      (a, b) =>
        compare(sortValue(a, column), sortValue(b, column)) * (descending ? -1 : 1) ||
        a.rate.id.localeCompare(b.rate.id),
    )
}
