/**
 * A report as spreadsheet sheets: first what was asked and answered, then the tables. A column with a formula stays a
 * formula, so a visitor can follow the schedule and change a number; its value is stored too, for programs that only read.
 */
import { type Field, type Inputs, isShown, type NumberField } from '#calculators/kernel/fields.ts'
import { upperFirst } from '#calculators/kernel/format.ts'
import type { Raw, RawRow } from '#calculators/kernel/read.ts'
import type { Column, Figure, Report, Table } from '#calculators/kernel/report.ts'
import { type Cell, toEdge, type Unit } from '#calculators/kernel/units.ts'
import { totalsOf } from '#site/calculator/report/totals.ts'
import { inputText } from '#site/calculator/export/PrintSheet.tsx'
import { figureFormula, sheetNames } from '#site/calculator/export/workbook.ts'
import { plainText } from '#site/ui/Rich.tsx'

type SheetCell = {
  readonly value: string | number | Date
  readonly type?: 'Formula'
  /** What the formula gives now. */
  readonly stored?: number
  readonly format?: string
  readonly fontWeight?: 'bold'
} | null
export type SheetContent = {
  readonly sheet: string
  readonly data: readonly (readonly SheetCell[])[]
  readonly columns: readonly { readonly width: number }[]
  readonly stickyRowsCount?: number
}

export type Inputted = {
  readonly inputs: Inputs
  readonly raw: Raw
  readonly values: Readonly<Record<string, unknown>>
  readonly title: string
  readonly slug?: string
}

const FIGURES_SHEET = 'Berekening'
const placeOf = (row: number) => `${FIGURES_SHEET}!$B$${row}`

function formatOf(unit: Unit, decimals: number | undefined): string | undefined {
  const places = (count: number) => (count > 0 ? `.${'0'.repeat(count)}` : '')
  switch (unit) {
    case 'euro':
      return `"€" #,##0${places(decimals ?? 2)}`
    case 'euro0':
      return `"€" #,##0${places(decimals ?? 0)}`
    case 'percent':
      return `0${places(decimals ?? 2)}%`
    case 'points':
      return `0${places(decimals ?? 2)}" procentpunt"`
    case 'date':
    case 'month':
      return unit === 'date' ? 'dd/mm/yyyy' : 'mm/yyyy'
    default:
      return undefined
  }
}

function sheetCell(value: Cell, unit: Unit, decimals?: number): SheetCell {
  if (value === null) return null
  const format = formatOf(unit, decimals)
  // A spreadsheet shows 0.02 as 2% by itself, but has no such format for points.
  if (typeof value === 'number') return { value: unit === 'points' ? toEdge(unit, value) : value, format }
  if ((unit === 'date' || unit === 'month') && /^\d{4}-\d{2}/.test(value)) {
    return { value: new Date(`${value.length === 7 ? `${value}-01` : value}T00:00:00Z`), format }
  }
  return { value }
}

const bold = (value: string): SheetCell => ({ value, fontWeight: 'bold' })

/** A, B … Z, AA: the letters of a column. */
export function columnLetters(index: number): string {
  const rest = String.fromCharCode(65 + (index % 26))
  return index < 26 ? rest : `${columnLetters(Math.floor(index / 26) - 1)}${rest}`
}

type Places = Readonly<Record<string, string>>
/** Where the inputs and figures of the first sheet are, and which numbers stand there. */
type Known = { readonly places: Places; readonly numbers: Readonly<Record<string, number>> }

/** One column formula for one row, or null where it points above the first row or at something that is not there. */
export function cellFormula(
  formula: string,
  columns: readonly Column[],
  row: number,
  firstRow: number,
  places: Places,
): string | null {
  let possible = true
  const text = formula.replace(/\{([^{}]+)\}/g, (_, name: string) => {
    if (name.startsWith('#')) {
      const place = places[name.slice(1)]
      if (!place) possible = false
      return place ?? ''
    }
    const [key = '', shift = '0'] = name.split('@')
    const column = columns.findIndex((one) => one.key === key)
    const target = row + Number(shift)
    if (column === -1 || target < firstRow) possible = false
    return `${columnLetters(Math.max(0, column))}${target}`
  })
  return possible ? `=${text}` : null
}

function inputRow(key: string, field: Field, { raw, values }: Inputted): readonly SheetCell[] {
  const value = values[key]
  const unit: Unit =
    field.kind === 'euro' ? 'euro' : field.kind === 'percent' ? 'percent' : field.kind === 'date' ? 'date' : 'number'
  const plain = typeof value === 'number' || (field.kind === 'date' && typeof value === 'string')
  const decimals = unit === 'percent' ? (field as NumberField).decimals : undefined
  return [
    { value: field.label },
    plain ? sheetCell(value, unit, decimals) : { value: inputText(field, raw[key] ?? '') },
  ]
}

/** A list stands row by row, under its name. */
function inputRows(key: string, field: Field, inputted: Inputted): (readonly SheetCell[])[] {
  const rows = field.kind === 'rows' ? inputted.raw[key] : undefined
  if (field.kind !== 'rows' || !Array.isArray(rows)) return [inputRow(key, field, inputted)]
  const name = upperFirst(field.row)
  return (rows as readonly RawRow[]).map((row, index) => [
    { value: `${name} ${index + 1}` },
    { value: inputText(field, [row], inputted.values) },
  ])
}

/** A figure of the first sheet: computed there where a spreadsheet can. */
function figureCell({ key, value, unit, decimals }: Figure, { places, numbers }: Known, own: string): SheetCell {
  const plain = sheetCell(value, unit, decimals)
  if (typeof value !== 'number') return plain
  const text = places[key] === own ? figureFormula(key, value, numbers) : `{#${key}}`
  const formula = text === undefined ? null : cellFormula(text, [], 1, 1, places)
  if (formula === null) return plain
  const here = formula.replaceAll(`${FIGURES_SHEET}!`, '')
  return { value: here, type: 'Formula', stored: value, format: formatOf(unit, decimals) }
}

function figuresSheet(report: Report, inputted: Inputted): { sheet: SheetContent } & Known {
  const places: Record<string, string> = {}
  const numbers: Record<string, number> = {}
  const warnings = [report.provisional, report.age].filter((text) => text !== undefined)
  const data: (readonly SheetCell[])[] = [
    [bold(inputted.title)],
    [{ value: plainText(report.sentence) }],
    ...warnings.map((value) => [{ value }]),
    [],
    [bold('Invoer')],
  ]
  for (const [key, field] of Object.entries(inputted.inputs)) {
    if (!isShown(field, inputted.values)) continue
    data.push(...inputRows(key, field, inputted))
    places[key] ??= placeOf(data.length)
    const value = inputted.values[key]
    if (typeof value === 'number') numbers[key] = value
  }
  // A formula may point at a figure further down: the cells are filled when every place is known.
  const placed: { readonly figure: Figure; readonly row: number }[] = []
  const add = (title: string, figures: readonly Figure[]) => {
    if (figures.length > 0) data.push([], [bold(title)])
    for (const figure of figures) {
      placed.push({ figure, row: data.length })
      data.push([{ value: figure.label }, null])
      // A figure with the name of an input wins, unless it is what was typed: formulas speak of figures.
      if (numbers[figure.key] === undefined || numbers[figure.key] !== figure.value)
        places[figure.key] = placeOf(data.length)
      if (typeof figure.value === 'number') numbers[figure.key] = figure.value
    }
  }
  add('Uitkomst', [report.headline, ...report.key])
  for (const { title, figures } of report.groups) add(title, figures)
  add(
    'Andere cijfers',
    report.rest.filter((figure) => figure.value !== null),
  )
  for (const { figure, row } of placed)
    data[row] = [{ value: figure.label }, figureCell(figure, { places, numbers }, placeOf(row + 1))]
  for (const [title, lines] of [
    ['Aannames', report.assumptions],
    ['Niet meegerekend', report.excluded],
  ] as const) {
    if (lines.length > 0) data.push([], [bold(title)], ...lines.map((line) => [{ value: line }]))
  }
  // Titles and sentences run over into the empty cells beside them; labels must fit.
  const labels = data.filter((row) => row.length > 1)
  return {
    sheet: { sheet: FIGURES_SHEET, data, columns: [{ width: widthOf(labels, 0) }, { width: 26 }] },
    places,
    numbers,
  }
}

/** As shown, roughly: amounts get dots and a euro sign, dates ten signs. */
function shownLength(cell: SheetCell): number {
  if (!cell) return 0
  if (cell.value instanceof Date) return 10
  const value = cell.stored ?? cell.value
  if (typeof value !== 'number') return value.length
  const digits = Math.round(Math.abs(value)).toString().length
  return digits + Math.floor(digits / 3) + 5
}

function widthOf(rows: readonly (readonly SheetCell[])[], column: number): number {
  const longest = rows.reduce((most, row) => Math.max(most, shownLength(row[column] ?? null)), 0)
  return Math.max(11, Math.min(64, longest + 2))
}

const LONGEST_NAME = 31
/** A name must not end on a word that asks for another one. */
const LOOSE_END =
  /[\s,;:(–-]+(?:(?:en|of|de|het|een|van|voor|met|bij|per|in|op|je|dezelfde|hetzelfde|andere)\b[\s,;:(–-]*)*$/i

/** Names of sheets: at most 31 signs, cut between words, without the signs a spreadsheet refuses, each only once. */
export function sheetName(title: string, taken: readonly string[]): string {
  const clean = title
    .replace(/[[\]*/\\?:']/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const fitted = (room: number) => {
    if (clean.length <= room) return clean
    return clean.slice(0, clean.lastIndexOf(' ', room)).slice(0, room).replace(LOOSE_END, '')
  }
  const name = fitted(LONGEST_NAME) || 'Tabel'
  return taken.includes(name) ? `${fitted(LONGEST_NAME - 3) || 'Tabel'} ${taken.length + 1}` : name
}

/** The first row of a schedule starts from the amount of the first sheet, the others from the row above. */
function linked(table: Table, index: number, column: Column, value: number, { numbers }: Known): string | undefined {
  if (column.key === 'maandlast') return numbers.maandlast === value ? '{#maandlast}' : undefined
  if (column.key !== 'vooraf') return undefined
  const balance = table.columns.findIndex(({ key }) => key === 'saldo')
  if (index > 0) return table.rows[index - 1]?.[balance] === value ? '{saldo@-1}' : undefined
  const from = ['leenbedrag', 'bedrag'].find((key) => numbers[key] === value)
  return from && `{#${from}}`
}

function tableSheet(table: Table, name: string, known: Known): SheetContent {
  const { places } = known
  const { columns } = table
  const header = columns.map((column) => bold(column.label))
  const firstRow = 2
  const rows = table.rows.map((cells, index) =>
    cells.map((value, order): SheetCell => {
      const column = columns[order]
      const plain = sheetCell(value, column?.unit ?? 'text', column?.decimals)
      if (!column || typeof value !== 'number') return plain
      const text = column.formula ?? linked(table, index, column, value, known)
      if (text === undefined) return plain
      const formula = cellFormula(text, columns, firstRow + index, firstRow, places)
      return formula === null
        ? plain
        : { value: formula, type: 'Formula', stored: value, format: formatOf(column.unit, column.decimals) }
    }),
  )
  const totals = totalsOf(table)?.map((value, order): SheetCell => {
    const column = columns[order]
    if (!column?.total) return value === null ? null : bold(String(value))
    const letters = columnLetters(order)
    return {
      value: `=SUM(${letters}${firstRow}:${letters}${firstRow + rows.length - 1})`,
      type: 'Formula',
      stored: typeof value === 'number' ? value : undefined,
      format: formatOf(column.unit, column.decimals),
      fontWeight: 'bold',
    }
  })
  const data = [header, ...rows, ...(totals ? [totals] : [])]
  return {
    sheet: name,
    data,
    columns: columns.map((_, order) => ({ width: widthOf(data, order) })),
    stickyRowsCount: 1,
  }
}

export function reportSheets(report: Report, inputted: Inputted): SheetContent[] {
  const { sheet, ...known } = figuresSheet(report, inputted)
  const names: string[] = [sheet.sheet]
  const short = sheetNames[inputted.slug ?? ''] ?? {}
  const tables = report.tables.map((table) => {
    const name = sheetName(table.title.length > LONGEST_NAME ? (short[table.key] ?? table.title) : table.title, names)
    names.push(name)
    return tableSheet(table, name, known)
  })
  return [sheet, ...tables]
}

/** The value beside each formula in the file: without it a viewer that does not calculate shows nothing. */
export function withStoredValues(xml: string, { data }: Pick<SheetContent, 'data'>): string {
  const stored = new Map<string, number>(
    data.flatMap((row, line) =>
      row.flatMap((cell, order) =>
        cell?.stored === undefined ? [] : [[`${columnLetters(order)}${line + 1}`, cell.stored] as const],
      ),
    ),
  )
  return xml.replace(/<c r="([A-Z]+\d+)"[^>]*><f>[^<]*<\/f>(?=<\/c>)/g, (formula, place: string) => {
    const value = stored.get(place)
    return value === undefined ? formula : `${formula}<v>${value}</v>`
  })
}
