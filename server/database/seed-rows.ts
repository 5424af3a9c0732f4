/** The rows a new database starts with, and the snapshot the site falls back on: read from data/*.csv. */
import { existsSync, readFileSync } from 'node:fs'
import { bankInput } from '#contract/bank.ts'
import { productInput } from '#contract/product.ts'
import { numbersOfFile, numbersOfRow, productNumbers, rateNumbers, rowOfNumbers } from '#contract/rate-columns.ts'
import { rateInput, totalRate } from '#contract/rate.ts'
import type { Offer } from '#calculators/kernel/market.ts'
import { readCsv, type CsvRow } from '#data/csv.ts'
import { bankColumns, productColumns } from '#server/database/rows.ts'
import type { BankRow, ProductRow, RateHistoryRow, RateRow, SeriesPointRow } from '#server/database/tables.ts'

export type SeedRows = {
  readonly banks: readonly BankRow[]
  readonly products: readonly ProductRow[]
  readonly rates: readonly RateRow[]
  readonly history: readonly RateHistoryRow[]
  readonly series: readonly SeriesPointRow[]
}

export function slugOf(text: string): string {
  const ascii = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
  return ascii
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
    .replace(/-+$/, '')
}

function dataFile(name: string): readonly CsvRow[] {
  const path = new URL(`../../data/${name}`, import.meta.url)
  return existsSync(path) ? readCsv(readFileSync(path, 'utf8')) : []
}

function cell(row: CsvRow, name: string): string {
  const value = row.values[name]
  if (value === undefined) throw new Error(`column ${name} is missing`)
  return value
}

function number(row: CsvRow, name: string): number | null {
  const text = cell(row, name)
  return text === '' ? null : Number(text)
}

function readBanks(at: string): readonly BankRow[] {
  return dataFile('banken.csv').map((row) => {
    const bank = bankInput.parse({
      name: cell(row, 'name'),
      shortName: cell(row, 'shortName'),
      website: cell(row, 'website'),
      type: cell(row, 'type'),
      bic: cell(row, 'bic'),
      phone: cell(row, 'phone'),
      email: cell(row, 'email'),
      description: cell(row, 'description'),
      isActive: cell(row, 'isActive') === 'true',
    })
    return { id: slugOf(bank.shortName), ...bankColumns(bank), version: 1, created_at: at, updated_at: at }
  })
}

function regulatedOf(row: CsvRow): boolean | null {
  const text = cell(row, 'gereglementeerd')
  return text === '' ? null : text === 'ja'
}

const newestOf = (rows: readonly CsvRow[]) =>
  rows.reduce((a, b) => (cell(b, 'peildatum') >= cell(a, 'peildatum') ? b : a))

/** A product that only has old rates is kept for its history, but is not on offer. */
function toProduct(rows: readonly CsvRow[], bankId: string, id: string, at: string): ProductRow {
  const newest = newestOf(rows)
  const product = productInput.parse({
    bankId,
    name: cell(newest, 'product'),
    productType: cell(newest, 'producttype'),
    regulated: regulatedOf(newest),
    ...numbersOfFile(productNumbers, (column) => number(newest, column)),
    isActive: rows.some((row) => cell(row, 'status') === 'recent'),
  })
  return { id, ...productColumns(product), version: 1, created_at: at, updated_at: at }
}

function rateValues(row: CsvRow) {
  const read = numbersOfFile(rateNumbers, (column) => number(row, column))
  return {
    rate_type: read.promotionalRate === null ? 'standard' : 'promotional',
    ...rowOfNumbers(rateNumbers, { ...read, baseRate: read.baseRate ?? number(row, 'jkp_of_debetrente_pct') }),
    valid_from: cell(row, 'peildatum'),
    checked_on: cell(row, 'peildatum'),
    source: cell(row, 'bron'),
    confidence: cell(row, 'betrouwbaarheid'),
    // What a visitor may read; remarks about the source stay in the file.
    note: cell(row, 'voorwaarde'),
  }
}

/** Where only one half of a savings rate is known the total is unknown too, unless the source gave it. */
function knownTotal(row: CsvRow): number | null {
  const given = number(row, 'totaal_pct')
  if (given !== null) return given
  const values = rateValues(row)
  if (values.base_rate === null) return values.promotional_rate
  return totalRate({ baseRate: values.base_rate, loyaltyBonus: values.loyalty_bonus })
}

function readSeries(at: string): readonly SeriesPointRow[] {
  return dataFile('belgie-rentepeil-punten.csv').map((row) => ({
    series: cell(row, 'reeks'),
    period: cell(row, 'maand'),
    value: Number(cell(row, 'rente_pct')),
    source: cell(row, 'bron'),
    fetched_at: at,
  }))
}

type ProductGroup = { readonly id: string; readonly bankName: string; readonly rows: readonly CsvRow[] }

/** The lines of the file by product. */
function productGroups(): readonly ProductGroup[] {
  const groups = Map.groupBy(dataFile('producten-rentes.csv'), (row) =>
    [cell(row, 'bank'), cell(row, 'product'), cell(row, 'producttype')].join('|'),
  )
  const usedIds = new Set<string>()
  return [...groups.values()].flatMap((rows) => {
    const first = rows[0]
    if (first === undefined) return []
    const bankName = cell(first, 'bank')
    const base = slugOf(`${bankName}-${cell(first, 'product')}`)
    const id = usedIds.has(base) ? `${base}-${slugOf(cell(first, 'producttype'))}` : base
    usedIds.add(id)
    return { id, bankName, rows }
  })
}

export type Conditions = Pick<Offer, 'category' | 'minAge' | 'maxAge' | 'newMoney'>

/** Who may open an account and with which money: not in the tables, so read from the file by product. */
export function readConditions(): ReadonlyMap<string, Conditions> {
  const categoryOf = (text: string) => (['A', 'B', 'C'] as const).find((category) => category === text) ?? null
  return new Map(
    productGroups().map(({ id, rows }) => {
      const newest = newestOf(rows)
      const newMoney = cell(newest, 'nieuw_geld')
      const conditions = {
        category: categoryOf(cell(newest, 'categorie')),
        minAge: number(newest, 'leeftijd_min'),
        maxAge: number(newest, 'leeftijd_max'),
        newMoney: newMoney === '' ? null : newMoney === 'ja',
      }
      return [id, conditions]
    }),
  )
}

export function readSeedRows(at: string): SeedRows {
  const banks = readBanks(at)
  const bankByShortName = new Map(banks.map((bank) => [bank.short_name, bank]))
  const products: ProductRow[] = []
  const rates: RateRow[] = []
  const history: RateHistoryRow[] = []
  for (const { id, bankName, rows } of productGroups()) {
    const bank = bankByShortName.get(bankName)
    // Lenders without a banking licence are not in the list of banks: their past rates stay, without a product.
    if (bank !== undefined) products.push(toProduct(rows, bank.id, id, at))
    const ordered = rows.toSorted((a, b) => cell(a, 'peildatum').localeCompare(cell(b, 'peildatum')))
    ordered.forEach((row, position) => {
      history.push({
        id: `${id}-${position + 1}`,
        product_id: bank === undefined ? null : id,
        bank_name: bank?.short_name ?? bankName,
        product_name: cell(row, 'product'),
        product_type: cell(row, 'producttype'),
        ...rateValues(row),
        total_rate: knownTotal(row),
        action: 'seed',
        // News of its own day, not of the day this database was made.
        recorded_at: `${cell(row, 'peildatum')}T00:00:00.000Z`,
      })
    })
    const current = ordered.findLast((row) => cell(row, 'status') === 'recent')
    if (bank !== undefined && current !== undefined) {
      const values = rateValues(current)
      rateInput.parse({
        productId: id,
        rateType: values.rate_type,
        ...numbersOfRow(rateNumbers, values),
        validFrom: values.valid_from,
        checkedOn: values.checked_on,
        source: values.source,
        confidence: values.confidence,
        note: values.note,
      })
      rates.push({ id, product_id: id, ...values, version: 1, created_at: at, updated_at: at })
    }
  }
  return { banks, products, rates, history, series: readSeries(at) }
}
