/** Between table rows and the shapes of the contract. What is not named here never leaves the server. */
import type { Bank, BankInput, ManagedBank } from '#contract/bank.ts'
import { bankTypes } from '#contract/bank.ts'
import { confidences } from '#contract/fields.ts'
import type { ManagedProduct, Product, ProductInput } from '#contract/product.ts'
import { productTypes } from '#contract/product.ts'
import { numbersOfRow, productNumbers, rateNumbers, rowOfNumbers } from '#contract/rate-columns.ts'
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

export function bankColumns(bank: BankInput) {
  return {
    name: bank.name,
    short_name: bank.shortName,
    short_name_key: bank.shortName.toLowerCase(),
    website: bank.website,
    type: bank.type,
    bic: bank.bic,
    phone: bank.phone,
    email: bank.email,
    description: bank.description,
    is_active: bank.isActive ? 1 : 0,
  } satisfies Partial<BankRow>
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
    ...numbersOfRow(productNumbers, row),
    isActive: row.is_active === 1,
  }
}

export function productColumns(product: ProductInput) {
  return {
    bank_id: product.bankId,
    name: product.name,
    product_type: product.productType,
    description: product.description,
    regulated: product.regulated === null ? null : product.regulated ? 1 : 0,
    ...rowOfNumbers(productNumbers, product),
    is_active: product.isActive ? 1 : 0,
  } satisfies Partial<ProductRow>
}

export function toManagedProduct(row: ProductRow): ManagedProduct {
  return { ...toProduct(row), ...bookkeepingOf(row) }
}

type RateColumns = Omit<RateRow, 'id' | 'product_id' | 'version' | 'created_at' | 'updated_at'>

function rateValuesOf(row: RateColumns) {
  return {
    rateType: oneOf(rateTypes, row.rate_type),
    ...numbersOfRow(rateNumbers, row),
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
