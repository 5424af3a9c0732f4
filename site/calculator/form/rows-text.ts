/** Rows from a spreadsheet: text with tabs, semicolons or commas, with or without a line of headings. */
import type { RowsField } from '#calculators/kernel/fields.ts'
import type { RawCell, RawRow } from '#calculators/kernel/read.ts'

/** Cells of one line; quotes may hold the separator. */
function splitLine(line: string, separator: string): string[] {
  const cells: string[] = []
  let cell = ''
  let quoted = false
  for (let index = 0; index < line.length; index++) {
    const sign = line.charAt(index)
    if (sign === '"' && quoted && line.charAt(index + 1) === '"') {
      cell += '"'
      index++
    } else if (sign === '"') quoted = !quoted
    else if (sign === separator && !quoted) {
      cells.push(cell.trim())
      cell = ''
    } else cell += sign
  }
  return [...cells, cell.trim()]
}

export function splitTable(text: string): string[][] {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '')
  const separator = lines.some((line) => line.includes('\t'))
    ? '\t'
    : lines.some((line) => line.includes(';'))
      ? ';'
      : ','
  // A decimal comma is not a separator: one column of amounts stays one column.
  const onlyAmounts = separator === ',' && lines.every((line) => /^[-€\s\d.]*(,\d+)?[\s%]*$/.test(line))
  return lines.map((line) => (onlyAmounts ? [line.trim()] : splitLine(line, separator)))
}

const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '')

/** Which column each place in the text is, when the first line names them; null when it does not. */
function headings(field: RowsField, cells: readonly string[]): (string | null)[] | null {
  const names = Object.entries(field.columns)
  const found = cells.map(
    (cell) =>
      names.find(([key, column]) => plain(cell) === plain(column.label) || plain(cell) === plain(key))?.[0] ?? null,
  )
  return found.filter((key) => key !== null).length >= Math.min(2, names.length) ? found : null
}

function cellFor(field: RowsField, column: string, text: string): RawCell {
  const kind = field.columns[column]
  if (kind?.kind === 'toggle') return /^(ja|yes|waar|true|1|x)$/i.test(text)
  if (kind?.kind === 'choice') {
    return (
      kind.options.find((option) => plain(option.label) === plain(text) || plain(option.value) === plain(text))
        ?.value ?? text
    )
  }
  return text
}

/**
 * Puts pasted text into the rows from one cell on, as a spreadsheet would. New rows start from `fresh`. Says how
 * many lines did not fit.
 */
export function pasteRows(
  field: RowsField,
  rows: readonly RawRow[],
  text: string,
  at: { readonly row: number; readonly column: string },
  fresh: RawRow,
): { rows: RawRow[]; left: number } {
  const lines = splitTable(text)
  const keys = Object.keys(field.columns)
  const named = lines[0] ? headings(field, lines[0]) : null
  const body = named ? lines.slice(1) : lines
  const places = named ?? keys.slice(Math.max(0, keys.indexOf(at.column)))
  const result = [...rows]
  let left = 0
  body.forEach((cells, offset) => {
    const index = at.row + offset
    if (index >= field.max) {
      left++
      return
    }
    const filled = Object.fromEntries(
      cells.flatMap((cell, place) => {
        const column = places[place]
        return column ? [[column, cellFor(field, column, cell)]] : []
      }),
    )
    result[index] = { ...(result[index] ?? fresh), ...filled }
  })
  return { rows: result, left }
}

/** A file replaces the list. */
export function importRows(field: RowsField, text: string, fresh: RawRow): { rows: RawRow[]; left: number } {
  return pasteRows(field, [], text, { row: 0, column: Object.keys(field.columns)[0] ?? '' }, fresh)
}
