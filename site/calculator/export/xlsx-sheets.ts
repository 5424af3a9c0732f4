/**
 * A report as spreadsheet sheets. A column with a formula stays a formula, so a visitor can follow the schedule and
 * change a number; the figures and inputs it points to stand on a sheet of their own.
 */
import { type Field, type Inputs, isShown, type NumberField } from '#calculators/kernel/fields.ts'
import type { Raw } from '#calculators/kernel/read.ts'
import { type Column, figuresOf, type Report, type Table } from '#calculators/kernel/report.ts'
import type { Cell, Unit } from '#calculators/kernel/units.ts'
import { totalsOf } from '#site/calculator/export/csv.ts'
import { inputText } from '#site/calculator/export/PrintSheet.tsx'
import { plainText } from '#site/ui/Rich.tsx'

export type SheetCell = {
  readonly value: string | number | Date
  readonly type?: 'Formula'
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
}

const FIGURES_SHEET = 'Gegevens'

function formatOf(unit: Unit, decimals: number | undefined): string | undefined {
  const places = (count: number) => (count > 0 ? `.${'0'.repeat(count)}` : '')
  switch (unit) {
    case 'euro':
      return `"€" #,##0${places(decimals ?? 2)}`
    case 'euro0':
      return `"€" #,##0${places(decimals ?? 0)}`
    case 'percent':
      return `0${places(decimals ?? 2)}%`
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
  if (typeof value === 'number') return { value, format }
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

function figuresSheet(report: Report, inputted: Inputted): { sheet: SheetContent; places: Places } {
  const places: Record<string, string> = {}
  const data: (readonly SheetCell[])[] = [
    [bold(inputted.title)],
    [{ value: plainText(report.sentence) }],
    [],
    [bold('Invoer')],
  ]
  const note = (key: string) => {
    places[key] ??= `${FIGURES_SHEET}!$B$${data.length}`
  }
  for (const [key, field] of Object.entries(inputted.inputs)) {
    if (!isShown(field, inputted.values)) continue
    data.push(inputRow(key, field, inputted))
    note(key)
  }
  data.push([], [bold('Uitkomst')])
  for (const figure of figuresOf(report)) {
    data.push([{ value: figure.label }, sheetCell(figure.value, figure.unit, figure.decimals)])
    // A figure with the name of an input wins: formulas speak of figures.
    places[figure.key] = `${FIGURES_SHEET}!$B$${data.length}`
  }
  for (const [title, lines] of [
    ['Aannames', report.assumptions],
    ['Niet meegerekend', report.excluded],
  ] as const) {
    if (lines.length > 0) data.push([], [bold(title)], ...lines.map((line) => [{ value: line }]))
  }
  return { sheet: { sheet: FIGURES_SHEET, data, columns: [{ width: 44 }, { width: 20 }] }, places }
}

/** Names of sheets: 31 characters at most, without the signs a spreadsheet refuses, each only once. */
function sheetName(title: string, taken: readonly string[]): string {
  const clean =
    title
      .replace(/[[\]*/\\?:']/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, 31) || 'Tabel'
  if (!taken.includes(clean)) return clean
  return `${clean.slice(0, 28)} ${taken.length + 1}`
}

function tableSheet(table: Table, name: string, places: Places): SheetContent {
  const { columns } = table
  const header = columns.map((column) => bold(column.label))
  const firstRow = 2
  const rows = table.rows.map((cells, index) =>
    cells.map((value, order): SheetCell => {
      const column = columns[order]
      const plain = sheetCell(value, column?.unit ?? 'text', column?.decimals)
      if (!column?.formula || typeof value !== 'number') return plain
      const formula = cellFormula(column.formula, columns, firstRow + index, firstRow, places)
      return formula === null
        ? plain
        : { value: formula, type: 'Formula', format: formatOf(column.unit, column.decimals) }
    }),
  )
  const totals = totalsOf(table)?.map((value, order): SheetCell => {
    const column = columns[order]
    if (!column?.total) return value === null ? null : bold(String(value))
    const letters = columnLetters(order)
    return {
      value: `=SUM(${letters}${firstRow}:${letters}${firstRow + rows.length - 1})`,
      type: 'Formula',
      format: formatOf(column.unit, column.decimals),
      fontWeight: 'bold',
    }
  })
  return {
    sheet: name,
    data: [header, ...rows, ...(totals ? [totals] : [])],
    columns: columns.map((column) => ({ width: Math.max(12, Math.min(40, column.label.length + 2)) })),
    stickyRowsCount: 1,
  }
}

export function reportSheets(report: Report, inputted: Inputted): SheetContent[] {
  const { sheet, places } = figuresSheet(report, inputted)
  const names: string[] = [sheet.sheet]
  const tables = report.tables.map((table) => {
    const name = sheetName(table.title, names)
    names.push(name)
    return tableSheet(table, name, places)
  })
  return [...tables, sheet]
}
