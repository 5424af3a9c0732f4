/** The rate file: what `/api/rates.csv` gives and `rates:import` takes, so that a download can be edited and sent back. */
import { writeCsv } from '#data/csv.ts'
import type { BankRow, ProductRow, RateRow } from '#server/database/tables.ts'

export const columns = [
  'bank',
  'product',
  'producttype',
  'gereglementeerd',
  'soort',
  'basisrente_pct',
  'getrouwheidspremie_pct',
  'promotierente_pct',
  'promotieperiode_maanden',
  'min_bedrag',
  'max_bedrag',
  'max_storting_per_maand',
  'min_looptijd_maanden',
  'max_looptijd_maanden',
  'geldig_sinds',
  'nagekeken_op',
  'bron',
  'betrouwbaarheid',
  'opmerking',
] as const
export type Column = (typeof columns)[number]

export type RateFileRows = {
  readonly banks: readonly BankRow[]
  readonly products: readonly ProductRow[]
  readonly rates: readonly RateRow[]
}

export function yesOrNo(bit: number | null): string {
  return bit === null ? '' : bit === 1 ? 'ja' : 'nee'
}

function toCells(bank: BankRow, product: ProductRow, rate: RateRow): readonly (string | number | null)[] {
  const cells: Readonly<Record<Column, string | number | null>> = {
    bank: bank.short_name,
    product: product.name,
    producttype: product.product_type,
    gereglementeerd: yesOrNo(product.regulated),
    soort: rate.rate_type === 'promotional' ? 'promotie' : 'gewoon',
    basisrente_pct: rate.base_rate,
    getrouwheidspremie_pct: rate.loyalty_bonus,
    promotierente_pct: rate.promotional_rate,
    promotieperiode_maanden: rate.promotional_period,
    min_bedrag: product.min_amount,
    max_bedrag: product.max_amount,
    max_storting_per_maand: product.max_monthly_deposit,
    min_looptijd_maanden: product.min_term,
    max_looptijd_maanden: product.max_term,
    geldig_sinds: rate.valid_from,
    nagekeken_op: rate.checked_on,
    bron: rate.source,
    betrouwbaarheid: rate.confidence,
    opmerking: rate.note,
  }
  return columns.map((column) => cells[column])
}

export function ratesAsCsv(rows: RateFileRows): string {
  const banks = new Map(rows.banks.map((bank) => [bank.id, bank]))
  const products = new Map(rows.products.map((product) => [product.id, product]))
  const lines = rows.rates.flatMap((rate) => {
    const product = products.get(rate.product_id)
    const bank = product && banks.get(product.bank_id)
    return product && bank ? [toCells(bank, product, rate)] : []
  })
  lines.sort((a, b) => String(a[0]).localeCompare(String(b[0])) || String(a[1]).localeCompare(String(b[1])))
  return writeCsv(columns, lines)
}
