/** The rate file: what `/api/rates.csv` gives and `rates:import` takes, so that a download can be edited and sent back. */
import { fileOfNumbers, numbersOfRow, productNumbers, rateNumbers } from '#contract/rate-columns.ts'
import { rateFileColumns, type RateFileColumn } from '#contract/rate-import.ts'
import { writeCsv, writeExcelCsv } from '#data/csv.ts'
import type { BankRow, ProductRow, RateRow } from '#server/database/tables.ts'

export const columns = rateFileColumns
export type Column = RateFileColumn
export const mostRows = 5000

/** Written as dates, so that a spreadsheet can sort and change them. */
export const dateColumns: ReadonlySet<Column> = new Set(['geldig_sinds', 'nagekeken_op'])

export type FileCell = string | number | null

export type RateFileRows = {
  readonly banks: readonly BankRow[]
  readonly products: readonly ProductRow[]
  readonly rates: readonly RateRow[]
}

export function yesOrNo(bit: number | null): string {
  return bit === null ? '' : bit === 1 ? 'ja' : 'nee'
}

function toCells(bank: BankRow, product: ProductRow, rate: RateRow): readonly FileCell[] {
  const cells: Readonly<Record<Column, FileCell>> = {
    bank: bank.short_name,
    product: product.name,
    producttype: product.product_type,
    gereglementeerd: yesOrNo(product.regulated),
    soort: rate.rate_type === 'promotional' ? 'promotie' : 'gewoon',
    ...fileOfNumbers(rateNumbers, numbersOfRow(rateNumbers, rate)),
    ...fileOfNumbers(productNumbers, numbersOfRow(productNumbers, product)),
    geldig_sinds: rate.valid_from,
    nagekeken_op: rate.checked_on,
    bron: rate.source,
    betrouwbaarheid: rate.confidence,
    opmerking: rate.note,
  }
  return columns.map((column) => cells[column])
}

/** One line per rate of which product and bank are known, in the order of the columns. */
export function rateFileLines(rows: RateFileRows): readonly (readonly FileCell[])[] {
  const banks = new Map(rows.banks.map((bank) => [bank.id, bank]))
  const products = new Map(rows.products.map((product) => [product.id, product]))
  const { compare } = new Intl.Collator('nl-BE', { numeric: true })
  return rows.rates
    .flatMap((rate) => {
      const product = products.get(rate.product_id)
      const bank = product && banks.get(product.bank_id)
      return product && bank ? [toCells(bank, product, rate)] : []
    })
    .toSorted((a, b) => compare(String(a[0]), String(b[0])) || compare(String(a[1]), String(b[1])))
}

export function ratesAsCsv(rows: RateFileRows): string {
  return writeCsv(columns, rateFileLines(rows))
}

export function ratesAsExcelCsv(rows: RateFileRows): string {
  const shown = (cell: FileCell, position: number) => {
    const column = columns[position]
    const isDate = column !== undefined && dateColumns.has(column) && typeof cell === 'string'
    return isDate ? cell.split('-').toReversed().join('/') : cell
  }
  return writeExcelCsv(
    columns,
    rateFileLines(rows).map((line) => line.map(shown)),
  )
}
