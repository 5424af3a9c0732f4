/** Reads a rate file against what the database has: what each line would do, and what is wrong with it. */
import { check, type FieldErrors } from '#contract/check.ts'
import { productInput, type ProductInput } from '#contract/product.ts'
import {
  fileOfNumbers,
  numberColumns,
  numbersOfFile,
  numbersOfRow,
  productNumbers,
  rateNumbers,
} from '#contract/rate-columns.ts'
import { rateInput, type RateInput } from '#contract/rate.ts'
import type { RateImportResult } from '#contract/rate-import.ts'
import { CsvError, withFormulas, type CsvRow } from '#data/csv.ts'
import type { BankRow, ProductRow, RateRow } from '#server/database/tables.ts'
import { columns, yesOrNo, type Column, type RateFileRows } from '#server/rate-files/columns.ts'
import { guessColumns, headersOf, readRateFile, withColumns, type RateFile } from '#server/rate-files/file.ts'

export type PlannedLine = {
  readonly line: number
  readonly bank: BankRow
  readonly product: ProductRow | undefined
  readonly productInput: ProductInput
  readonly rate: RateRow | undefined
  readonly rateInput: RateInput
  readonly differences: RateImportResult['lines'][number]['fields']
}

export type Plan = {
  readonly lines: readonly PlannedLine[]
  readonly errors: RateImportResult['errors']
  readonly headers: readonly string[]
  readonly columns: RateImportResult['columns']
}

const required: readonly Column[] = ['bank', 'product', 'producttype', 'soort', 'bron']

function text(row: CsvRow, column: Column): string {
  // The download puts a quote mark before text that a spreadsheet would take for a formula.
  return withFormulas(row.values[column] ?? '')
}

/** A point or a comma before the decimals, nothing else: a file is not the place for guessing thousands. */
function number(row: CsvRow, column: Column): number | null {
  const written = text(row, column)
  if (written === '') return null
  return /^-?\d{1,10}([.,]\d{1,6})?$/.test(written) ? Number(written.replace(',', '.')) : Number.NaN
}

/** Of an amount or a number of months 500.000 can only mean thousands, and is refused as they are. */
const isGrouped = (row: CsvRow, column: Column) => /^\d{1,3}[.,]\d{3}$/.test(text(row, column))
const amount = (row: CsvRow, column: Column) => (isGrouped(row, column) ? Number.NaN : number(row, column))

/** A spreadsheet in Belgium turns 2026-11-15 into 15/11/2026 when it saves. */
function day(row: CsvRow, column: Column): string | undefined {
  const written = text(row, column)
  const [, date = '', month = '', year = ''] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(written) ?? []
  if (year !== '') return `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  return written === '' ? undefined : written
}

const columnOfField: Readonly<Record<string, Column>> = {
  name: 'product',
  productType: 'producttype',
  regulated: 'gereglementeerd',
  rateType: 'soort',
  validFrom: 'geldig_sinds',
  checkedOn: 'nagekeken_op',
  source: 'bron',
  confidence: 'betrouwbaarheid',
  note: 'opmerking',
}

function messagesOf(fields: FieldErrors): readonly string[] {
  return Object.entries(fields).flatMap(([field, messages]) =>
    messages.map((message) => `${numberColumns.get(field)?.file ?? columnOfField[field] ?? field}: ${message}`),
  )
}

const rateTypes: Readonly<Record<string, string>> = { gewoon: 'standard', promotie: 'promotional' }
const truths: Readonly<Record<string, boolean>> = { ja: true, nee: false }

/** A column the file does not have leaves the product as it is. */
function productFields(row: CsvRow, bank: BankRow, product: ProductRow | undefined) {
  const has = (column: Column) => column in row.values
  const known = product && fileOfNumbers(productNumbers, numbersOfRow(productNumbers, product))
  return {
    bankId: bank.id,
    name: text(row, 'product'),
    productType: text(row, 'producttype'),
    description: product?.description ?? '',
    regulated: has('gereglementeerd') ? (truths[text(row, 'gereglementeerd')] ?? null) : asTruth(product?.regulated),
    ...numbersOfFile(productNumbers, (column) => (has(column) ? amount(row, column) : (known?.[column] ?? null))),
    isActive: true,
  }
}

function asTruth(bit: number | null | undefined): boolean | null {
  return bit === null || bit === undefined ? null : bit === 1
}

function rateFields(row: CsvRow, productId: string) {
  return {
    productId,
    rateType: rateTypes[text(row, 'soort').toLowerCase()] ?? text(row, 'soort'),
    ...numbersOfFile(rateNumbers, (column) => number(row, column)),
    validFrom: day(row, 'geldig_sinds'),
    checkedOn: day(row, 'nagekeken_op'),
    source: text(row, 'bron'),
    confidence: text(row, 'betrouwbaarheid') || undefined,
    note: text(row, 'opmerking'),
  }
}

const typedEntries = <C extends object>(columns: C) => Object.entries(columns) as [keyof C, C[keyof C]][]

type Shown = string | number | null | undefined

function differencesOf(pairs: readonly (readonly [Column, Shown, Shown])[]): PlannedLine['differences'] {
  const shown = (value: Shown) => (value === null || value === undefined ? '' : String(value))
  return pairs
    .map(([field, before, after]) => ({ field, before: shown(before), after: shown(after) }))
    .filter(({ before, after }) => before !== after)
}

function compare(line: Omit<PlannedLine, 'differences'>): PlannedLine['differences'] {
  const { product, rate, productInput: newProduct, rateInput: newRate } = line
  const regulated = newProduct.regulated === null ? null : newProduct.regulated ? 1 : 0
  return differencesOf([
    ['gereglementeerd', product && yesOrNo(product.regulated), yesOrNo(regulated)],
    ...typedEntries(productNumbers).map(
      ([name, { column, file }]) => [file, product?.[column], newProduct[name]] as const,
    ),
    ...typedEntries(rateNumbers).map(([name, { column, file }]) => [file, rate?.[column], newRate[name]] as const),
    ['geldig_sinds', rate?.valid_from, newRate.validFrom ?? rate?.valid_from],
    ['nagekeken_op', rate?.checked_on, newRate.checkedOn ?? rate?.checked_on],
    ['bron', rate?.source, newRate.source],
    ['betrouwbaarheid', rate?.confidence, newRate.confidence],
    ['opmerking', rate?.note, newRate.note],
  ])
}

function planLine(row: CsvRow, rows: RateFileRows): PlannedLine | readonly string[] {
  const bankName = text(row, 'bank').toLowerCase()
  const bank = rows.banks.find((candidate) => candidate.short_name_key === bankName)
  if (bank === undefined) return [`bank: er is geen bank met de korte naam "${text(row, 'bank')}".`]
  const name = text(row, 'product').toLowerCase()
  const product = rows.products.find(
    (candidate) =>
      candidate.bank_id === bank.id &&
      candidate.name.toLowerCase() === name &&
      candidate.product_type === text(row, 'producttype'),
  )
  const written = text(row, 'gereglementeerd')
  const wrongTruth = written !== '' && truths[written] === undefined ? ['gereglementeerd: schrijf ja of nee.'] : []
  const newProduct = check(productInput, productFields(row, bank, product))
  const newRate = check(rateInput, rateFields(row, product?.id ?? 'nieuw'))
  if (!newProduct.ok || !newRate.ok || wrongTruth.length > 0) {
    const fromProduct = newProduct.ok ? [] : messagesOf(newProduct.fields)
    return [...wrongTruth, ...fromProduct, ...(newRate.ok ? [] : messagesOf(newRate.fields))]
  }
  const rate = rows.rates.find(
    (candidate) => candidate.product_id === product?.id && candidate.rate_type === newRate.value.rateType,
  )
  const line = { line: row.line, bank, product, productInput: newProduct.value, rate, rateInput: newRate.value }
  return { ...line, differences: compare(line) }
}

export async function planImport(file: RateFile, rows: RateFileRows): Promise<Plan> {
  const nothing = { lines: [], headers: [], columns: {} }
  let found: readonly CsvRow[]
  try {
    found = await readRateFile(file)
  } catch (error) {
    if (error instanceof CsvError) return { ...nothing, errors: [{ line: error.line, message: error.message }] }
    throw error
  }
  const headers = headersOf(found)
  const choice = file.columns ?? guessColumns(headers)
  const read = file.columns === undefined ? found : withColumns(found, file.columns)
  const first = read[0]
  if (first === undefined)
    return { ...nothing, errors: [{ line: 1, message: 'Het bestand heeft geen regels met rentes.' }] }
  const known: readonly string[] = columns
  const unknown = Object.keys(first.values).filter((name) => !known.includes(name))
  const missing = required.filter((name) => !(name in first.values))
  const errors: { line: number; message: string }[] = [
    ...unknown.map((name) => ({ line: 1, message: `Onbekende kolom: ${name}.` })),
    ...missing.map((name) => ({ line: 1, message: `De kolom ${name} ontbreekt.` })),
  ]
  if (errors.length > 0) return { lines: [], errors, headers, columns: choice }
  const lines: PlannedLine[] = []
  const seen = new Map<string, number>()
  for (const row of read) {
    const planned = planLine(row, rows)
    if (!('line' in planned)) {
      errors.push(...planned.map((message) => ({ line: row.line, message })))
      continue
    }
    const key = [
      planned.bank.id,
      planned.productInput.name.toLowerCase(),
      planned.productInput.productType,
      planned.rateInput.rateType,
    ].join('|')
    const earlier = seen.get(key)
    if (earlier !== undefined) errors.push({ line: row.line, message: `Deze rente staat ook op regel ${earlier}.` })
    seen.set(key, row.line)
    lines.push(planned)
  }
  return { lines, errors, headers, columns: choice }
}
