/** From the columns of a file to the columns of a list: guessed by name and content, changed by the visitor. Pure. */
import { type NumberField, type RowsField, type SimpleField, unitOf } from '#calculators/kernel/fields.ts'
import type { RawCell, RawRow } from '#calculators/kernel/read.ts'
import { fromEdge, typedText } from '#calculators/kernel/units.ts'
import { belgianDate, belgianNumber, type TextTable } from '#site/calculator/form/import/table-text.ts'

/** Which column of the file fills each column of the list; null leaves it empty. */
export type Mapping = Readonly<Record<string, number | null>>
/** A file with buys and sales fills a list of one of them. */
export type Side = 'alles' | 'aankopen' | 'verkopen'

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

/** Words for the same thing in Dutch, English and French, the surest first. */
const SUBJECTS: Readonly<Record<string, readonly string[]>> = {
  dag: [
    'datum',
    'uitvoeringsdatum',
    'transactiedatum',
    'boekingsdatum',
    'valutadatum',
    'aankoopdatum',
    'verkoopdatum',
    'trade date',
    'date time',
    'date',
    'time',
    'dag',
  ],
  aantal: [
    'aantal',
    'quantity',
    'qty',
    'quantite',
    'shares',
    'no of shares',
    'nombre',
    'stuks',
    'aandelen',
    'units',
    'amount quantity',
    'quantity transacted',
  ],
  prijs: [
    'koers',
    'prijs',
    'prijs per stuk',
    'price share',
    'price per share',
    'price at transaction',
    't price',
    'price',
    'cours',
    'prix',
    'quote',
  ],
  bedrag: [
    'bedrag',
    'montant',
    'amount',
    'waarde eur',
    'total eur',
    'totaal eur',
    'value',
    'totaal',
    'total',
    'net amount',
    'proceeds',
    'transactiewaarde',
  ],
  kosten: [
    'kosten',
    'kost',
    'fees',
    'fee',
    'frais',
    'comm fee',
    'commission',
    'transactiekosten',
    'transaction and or third party fees eur',
  ],
  naam: [
    'naam',
    'effect',
    'product',
    'omschrijving',
    'munt',
    'instrument',
    'security name',
    'security',
    'name',
    'asset',
    'ticker symbol',
    'ticker',
    'symbol',
    'symbool',
    'nom',
    'titre',
    'libelle',
    'description',
    'currency',
  ],
  soort: [
    'soort',
    'type',
    'richting',
    'side',
    'action',
    'actie',
    'transaction type',
    'transactietype',
    'sens',
    'koop verkoop',
    'buy sell',
    'operation',
  ],
  rente: ['rente', 'rentevoet', 'jkp', 'rate', 'taux', 'interest'],
  saldo: ['saldo', 'openstaand', 'balance', 'solde'],
}

const holds = (name: string, word: string) => ` ${name} `.includes(` ${word} `)

/** How surely a heading means a subject: its first words weigh most, a whole match more than a part. */
function fitOf(heading: string, words: readonly string[]): number {
  const name = plain(heading)
  return words.reduce((best, word, order) => {
    const score = name === word ? 200 - order : holds(name, word) ? 100 - order : 0
    return Math.max(best, score)
  }, 0)
}

function subjectOf(key: string, field: SimpleField): readonly string[] {
  const own = [plain(field.label), plain(key)]
  // What something was worth on one day is not the price of a trade.
  if (/\b\d{4}\b/.test(field.label)) return own
  const known = Object.entries(SUBJECTS)
    .map(([, words]) => ({ words, fit: Math.max(...own.map((name) => fitOf(name, words))) }))
    .toSorted((a, b) => b.fit - a.fit)[0]
  return known && known.fit > 0 ? [...own, ...known.words] : own
}

const isNumberKind = (field: SimpleField) => 'decimals' in field

/** Whether what is in a column can be in the field at all. */
function suits(field: SimpleField, cells: readonly string[], table: TextTable): boolean {
  const given = cells.filter((cell) => cell !== '')
  if (given.length === 0) return false
  const fitting = given.filter((cell) => {
    if (field.kind === 'choice') return choiceCell(field, cell) !== ''
    if (field.kind === 'date') return /^\d{1,2}\/\d{1,2}\/\d{2,4}$/.test(belgianDate(cell, table.monthFirst))
    return isNumberKind(field) ? /^-?\d+(,\d+)?$/.test(belgianNumber(cell, table.decimal)) : true
  })
  return fitting.length >= given.length / 2
}

/** An amount in euro is looked for first in a column that says it is. */
const euroFirst = (field: SimpleField, heading: string) =>
  field.kind === 'euro' && plain(heading).endsWith(' in euro') ? 200 : 0

export function guessMapping(field: RowsField, table: TextTable): Mapping {
  const taken = new Set<number>()
  const columns = Object.entries(field.columns)
  const nameless = table.headings.every((heading) => /^Kolom \d+$/.test(heading))
  const cellsOf = (index: number) => table.rows.slice(0, 50).map((row) => row[index] ?? '')
  return Object.fromEntries(
    columns.map(([key, cell], order) => {
      const words = subjectOf(key, cell)
      const found = table.headings
        // Without names it goes by place; where ours is not in the file, the next one stands a place earlier.
        .map((heading, index) => ({
          index,
          fit: nameless ? order + 1 - index : fitOf(heading, words),
          first: euroFirst(cell, heading),
        }))
        .filter(({ index, fit }) => fit > 0 && !taken.has(index) && suits(cell, cellsOf(index), table))
        .toSorted((a, b) => b.fit + b.first - a.fit - a.first)[0]
      if (found) taken.add(found.index)
      return [key, found?.index ?? null]
    }),
  )
}

/** The names in a file for a list about one of them: it asks a price but no name. Empty when there is nothing to choose. */
export function namesIn(field: RowsField, table: TextTable): readonly string[] {
  const columns = Object.entries(field.columns)
  const place = table.layout ? table.headings.indexOf('Naam') : -1
  const priced = columns.some(([key]) => fitOf(key, SUBJECTS['prijs'] ?? []) > 0)
  if (place === -1 || !priced || columns.some(([, cell]) => cell.kind === 'text')) return []
  const names = [...new Set(table.rows.map((row) => row[place] ?? ''))]
  return names.length > 1 ? names : []
}

export const onlyNamed = (table: TextTable, name: string): TextTable => ({
  ...table,
  rows: table.rows.filter((row) => row[table.headings.indexOf('Naam')] === name),
})

const BUY = /\b(?:buy|bought|koop|aankoop|achat|market buy|limit buy|b)\b/
const SELL = /\b(?:sell|sold|verkoop|vente|market sell|limit sell|s)\b/

/** Whether a line buys or sells: by a word in it, else by the sign of its number of pieces. */
function sideOf(row: readonly string[], table: TextTable): Side | null {
  const at = (words: readonly string[]) => {
    const fits = table.headings.map((heading) => fitOf(heading, words))
    const best = Math.max(...fits)
    return best > 0 ? (row[fits.indexOf(best)] ?? '') : ''
  }
  const word = plain(at(SUBJECTS['soort'] ?? []))
  if (SELL.test(word)) return 'verkopen'
  if (BUY.test(word)) return 'aankopen'
  const pieces = belgianNumber(at(SUBJECTS['aantal'] ?? []), table.decimal)
  if (!/^-?\d/.test(pieces)) return null
  return pieces.startsWith('-') ? 'verkopen' : 'aankopen'
}

/** Null when the lines do not say whether they buy or sell. */
export function guessSide(field: RowsField, table: TextTable): Side | null {
  const sides = table.rows.map((row) => sideOf(row, table))
  // A plain list has no sign for a sale; the file of a broker has, so its buys are never taken for sales.
  if (!sides.includes('verkopen') && table.layout === null) return null
  const name = plain(`${field.label} ${field.row}`)
  const sells = /verko/.test(name)
  const buys = /kocht|koop|kopen|lot/.test(name.replace(/verko\w*/g, ''))
  return sells === buys ? 'alles' : sells ? 'verkopen' : 'aankopen'
}

/** Words of other languages for a choice of ours. */
const CHOICE_WORDS: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:aan)?koop/, BUY],
  [/^verkoop/, SELL],
  [/^storting/, /\b(?:storting|deposit|depot|versement|credit|bijschrijving)\b/],
  [/^(?:opname|afhaling)/, /\b(?:opname|withdrawal|retrait|debit|afschrijving)\b/],
]

function choiceCell(field: SimpleField, text: string): RawCell {
  if (field.kind !== 'choice') return text
  const name = plain(text)
  const own = field.options.find(({ label, value }) => plain(label) === name || plain(value) === name)
  const meant = field.options.find(({ label }) =>
    CHOICE_WORDS.some(([ours, theirs]) => ours.test(plain(label)) && theirs.test(name)),
  )
  return own?.value ?? meant?.value ?? ''
}

/** As written: the half of 1,015 goes up, whatever its bits say. */
const halfUp = (number: string, decimals: number) =>
  Number(`${Math.round(Number(`${number}e${decimals}`))}e-${decimals}`).toFixed(decimals)

/** A file writes a fee of 0,02600996 euro. Whole numbers are left alone: a fraction there is a mistake to ask about. */
const withinDecimals = (number: string, decimals: number): string =>
  decimals > 0 && (number.split(',')[1]?.length ?? 0) > decimals
    ? belgianNumber(halfUp(number.replace(',', '.'), decimals), '.')
    : number

/** With the dots a number has once its field is left. What the field will refuse stays as it is. */
function asTyped(field: NumberField, number: string): string {
  const [, decimals = ''] = number.split(',')
  if (!/^-?\d+(?:,\d+)?$/.test(number) || decimals.length > field.decimals) return number
  const unit = unitOf(field)
  return typedText(unit, fromEdge(unit, Number(number.replace(',', '.'))), field.decimals)
}

function cellOf(field: SimpleField, text: string, table: TextTable): RawCell {
  switch (field.kind) {
    case 'toggle':
      return /^(?:ja|yes|oui|waar|true|1|x)$/i.test(text)
    case 'choice':
      return choiceCell(field, text)
    case 'date':
    case 'month':
      return belgianDate(text, table.monthFirst)
    case 'text':
      return text.slice(0, field.maxLength)
    default: {
      const number = withinDecimals(belgianNumber(text, table.decimal), field.decimals)
      // A sign tells which way the money went; a field that cannot be negative wants the amount.
      return asTyped(field, field.min >= 0 ? number.replace(/^-/, '') : number)
    }
  }
}

/** A statement of a bank says by a sign what we ask as a choice: money that came in or went out. */
function choiceBySign(field: SimpleField, amount: string): RawCell {
  if (field.kind !== 'choice' || amount === '') return ''
  const called = (name: RegExp) => field.options.find(({ label }) => name.test(plain(label)))
  const [into, out] = [called(/^storting/), called(/^(?:opname|afhaling)/)]
  return into && out ? (amount.startsWith('-') ? out : into).value : ''
}

export type Imported = {
  readonly rows: readonly RawRow[]
  /** Lines without any of the wanted days and numbers, such as totals. */
  readonly skipped: number
  /** Lines that do not fit in the list any more. */
  readonly left: number
}

/** What is not in the file stays empty: the form then asks for it. */
export function importedRows(field: RowsField, table: TextTable, mapping: Mapping, side: Side): Imported {
  const columns = Object.entries(field.columns)
  const wanted = side === 'alles' ? table.rows : table.rows.filter((row) => sideOf(row, table) === side)
  const telling = columns.filter(([key, cell]) => mapping[key] !== null && (cell.kind === 'date' || isNumberKind(cell)))
  const at = (row: readonly string[], key: string | undefined) => {
    const index = key === undefined ? null : mapping[key]
    return index === null || index === undefined ? null : (row[index] ?? '')
  }
  const amount = columns.find(([, cell]) => cell.kind === 'euro')?.[0]
  const made = wanted.map((row): RawRow =>
    Object.fromEntries(
      columns.flatMap(([key, cell]): [string, RawCell][] => {
        const text = at(row, key)
        if (text !== null) return [[key, cellOf(cell, text, table)]]
        // What assumes nothing may keep its start value; the rest is asked for.
        if (cell.kind === 'choice' && cell.neutral !== undefined) return []
        return [[key, cell.kind === 'toggle' ? false : choiceBySign(cell, at(row, amount) ?? '')]]
      }),
    ),
  )
  const useful = made.filter((row) => telling.length === 0 || telling.some(([key]) => /^-?\d/.test(String(row[key]))))
  const rows = useful.slice(0, field.max)
  return { rows, skipped: made.length - useful.length, left: useful.length - rows.length }
}
