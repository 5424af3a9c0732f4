/** From table rows to the shapes of the contract. What is not named here never leaves the server. */
import type { Bank, ManagedBank } from '#contract/bank.ts'
import { bankTypes } from '#contract/bank.ts'
import { confidences } from '#contract/fields.ts'
import type { ManagedProduct, Product } from '#contract/product.ts'
import { productTypes } from '#contract/product.ts'
import { rateTypes, totalRate, type ManagedRate, type Rate, type RateHistoryPoint } from '#contract/rate.ts'
import type { BankRow, ProductRow, RateHistoryRow, RateRow } from '#server/database/tables.ts'

/** The database only holds values that passed the contract, so an unknown one is our own mistake. */
export function oneOf<const Value extends string>(values: readonly Value[], text: string): Value {
  const found = values.find((value) => value === text)
  if (found === undefined) throw new Error(`unexpected value in the database: ${text}`)
  return found
}

export function toBank(row: BankRow): Bank {
  return {
    id: row.id,
    name: row.name,
    shortName: row.short_name,
    website: row.website,
    type: oneOf(bankTypes, row.type),
    bic: row.bic,
    phone: row.phone,
    email: row.email,
    description: row.description,
    isActive: row.is_active === 1,
  }
}

function bookkeepingOf(row: { version: number; created_at: string; updated_at: string }) {
  return { version: row.version, createdAt: row.created_at, updatedAt: row.updated_at }
}

export function toManagedBank(row: BankRow): ManagedBank {
  return { ...toBank(row), ...bookkeepingOf(row) }
}

export function toProduct(row: ProductRow): Product {
  return {
    id: row.id,
    bankId: row.bank_id,
    name: row.name,
    productType: oneOf(productTypes, row.product_type),
    description: row.description,
    regulated: row.regulated === null ? null : row.regulated === 1,
    minAmount: row.min_amount,
    maxAmount: row.max_amount,
    maxMonthlyDeposit: row.max_monthly_deposit,
    minTerm: row.min_term,
    maxTerm: row.max_term,
    isActive: row.is_active === 1,
  }
}

export function toManagedProduct(row: ProductRow): ManagedProduct {
  return { ...toProduct(row), ...bookkeepingOf(row) }
}

type RateColumns = Omit<RateRow, 'id' | 'product_id' | 'version' | 'created_at' | 'updated_at'>

function rateValuesOf(row: RateColumns) {
  return {
    rateType: oneOf(rateTypes, row.rate_type),
    baseRate: row.base_rate,
    loyaltyBonus: row.loyalty_bonus,
    promotionalRate: row.promotional_rate,
    promotionalPeriod: row.promotional_period,
    validFrom: row.valid_from,
    checkedOn: row.checked_on,
    source: row.source,
    confidence: oneOf(confidences, row.confidence),
    note: row.note,
  }
}

export function toRate(row: RateRow): Rate {
  const values = rateValuesOf(row)
  return { id: row.id, productId: row.product_id, ...values, totalRate: totalRate(values) }
}

export function toManagedRate(row: RateRow): ManagedRate {
  return { ...toRate(row), ...bookkeepingOf(row) }
}

export function toHistoryPoint(row: RateHistoryRow): RateHistoryPoint {
  return {
    id: row.id,
    productId: row.product_id,
    bankName: row.bank_name,
    productName: row.product_name,
    productType: oneOf(productTypes, row.product_type),
    ...rateValuesOf(row),
    totalRate: row.total_rate,
  }
}
