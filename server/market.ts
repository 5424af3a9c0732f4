/** Builds the dated snapshot that calculators and rate pages get: active offers as fractions, with their source. */
import type { Level, Market, Offer } from '#calculators/kernel/market.ts'
import { productTypes } from '#contract/product.ts'
import { numbersOfRow, productNumbers, rateNumbers } from '#contract/rate-columns.ts'
import { compareText } from '#finance/list.ts'
import { oneOf } from '#server/database/rows.ts'
import { type Conditions, readConditions } from '#server/database/seed-rows.ts'
import type { BankRow, ProductRow, RateRow, SeriesPointRow } from '#server/database/tables.ts'

export type MarketRows = {
  readonly banks: readonly BankRow[]
  readonly products: readonly ProductRow[]
  readonly rates: readonly RateRow[]
  readonly series: readonly SeriesPointRow[]
}

/** 1.1 % must become 0.011, not 0.011000000000000001. */
function fraction(percent: number | null): number | null {
  return percent === null ? null : Number((percent / 100).toFixed(8))
}

const UNKNOWN: Conditions = { category: null, minAge: null, maxAge: null, newMoney: null }
const conditions = readConditions()

function toOffer(bank: BankRow, product: ProductRow, rate: RateRow): Offer {
  const type = oneOf(productTypes, product.product_type)
  const rates = numbersOfRow(rateNumbers, rate, (value, kind) => (kind === 'percent' ? fraction(value) : value))
  const isSavings = type === 'spaarrekening' || type === 'jongerenspaarrekening'
  return {
    id: rate.id,
    bank: bank.name,
    bankShort: bank.short_name,
    product: product.name,
    type,
    regulated: product.regulated === 1,
    ...rates,
    ...(isSavings ? {} : { baseRate: null, loyaltyBonus: null }),
    rate: isSavings ? null : (rates.baseRate ?? rates.promotionalRate),
    ...numbersOfRow(productNumbers, product),
    ...(conditions.get(product.id) ?? UNKNOWN),
    validFrom: rate.valid_from,
    checkedOn: rate.checked_on,
    source: rate.source,
    confidence: rate.confidence,
    note: rate.note,
  }
}

/** Series of the market that calculators show. A database that an earlier release filled also holds others. */
export function isLevel(point: SeriesPointRow): boolean {
  return /^(consumptie|woonkrediet|spaar|termijn|olo)_(?!uitstaand)/.test(point.series)
}

function toLevel(point: SeriesPointRow): Level {
  return { series: point.series, month: point.period, rate: fraction(point.value) ?? 0, source: point.source }
}

export function buildMarket(rows: MarketRows, version: string): Market {
  const banks = new Map(rows.banks.filter((bank) => bank.is_active === 1).map((bank) => [bank.id, bank]))
  const products = new Map(
    rows.products.filter((product) => product.is_active === 1).map((product) => [product.id, product]),
  )
  const offers = rows.rates.flatMap((rate) => {
    const product = products.get(rate.product_id)
    const bank = product && banks.get(product.bank_id)
    return product && bank ? [toOffer(bank, product, rate)] : []
  })
  offers.sort(
    (a, b) => compareText(a.bankShort, b.bankShort) || compareText(a.product, b.product) || compareText(a.id, b.id),
  )
  const levels = rows.series.filter(isLevel).map(toLevel)
  levels.sort((a, b) => compareText(a.series, b.series) || compareText(a.month, b.month))
  const asOf = offers.reduce((newest, offer) => (offer.checkedOn > newest ? offer.checkedOn : newest), '')
  return { asOf, version, offers, levels }
}
