/** CSV as in RFC 4180: commas, double quotes around text with commas, quotes doubled. Data files, rate files, importers. */

export class CsvError extends Error {
  readonly line: number
  constructor(line: number, message: string) {
    super(message)
    this.line = line
  }
}

export type CsvRow = { readonly line: number; readonly values: Readonly<Record<string, string>> }

type Cells = { readonly line: number; readonly cells: readonly string[] }

/** None of our files is nearly as large; one that is, is a mistake or an attack. */
const mostColumns = 200

function readCells(text: string, separator: string): readonly Cells[] {
  const rows: Cells[] = []
  let cells: string[] = []
  let cell = ''
  let quoted = false
  let line = 1
  let startLine = 1
  const endCell = () => {
    if (cells.length === mostColumns) throw new CsvError(line, `Een regel heeft meer dan ${mostColumns} velden.`)
    cells.push(cell)
  }
  const endRow = () => {
    endCell()
    if (cells.length > 1 || cell !== '') rows.push({ line: startLine, cells })
    cells = []
    cell = ''
  }
  for (let i = 0; i < text.length; i++) {
    const character = text[i]
    if (character === '\n') line++
    if (quoted) {
      if (character !== '"') cell += character
      else if (text[i + 1] === '"') cell += text[++i]
      else quoted = false
    } else if (character === '"') {
      if (cell !== '') throw new CsvError(line, 'Een aanhalingsteken mag enkel aan het begin van een veld staan.')
      quoted = true
    } else if (character === separator) {
      endCell()
      cell = ''
    } else if (character === '\n') {
      endRow()
      startLine = line
    } else if (character !== '\r') {
      cell += character
    }
  }
  if (quoted) throw new CsvError(startLine, 'Een aanhalingsteken is niet gesloten.')
  endRow()
  return rows
}

/** Excel in Belgium still saves CSV as Windows-1252; text that is no UTF-8 is that. */
export function textOf(bytes: ArrayBuffer | Uint8Array<ArrayBuffer>): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Rows by column name. Excel in Belgium writes semicolons, so the header decides on the separator. */
export function readCsv(text: string): readonly CsvRow[] {
  const bare = text.replace(/^\uFEFF/, '')
  const separator = /^[^,\n]*;/.test(bare) ? ';' : ','
  const [header, ...rows] = readCells(bare, separator)
  if (header === undefined) throw new CsvError(1, 'Het bestand is leeg.')
  const names = header.cells.map((name) => name.trim())
  const twice = names.find((name, position) => names.indexOf(name) !== position)
  if (twice !== undefined) throw new CsvError(1, `De kolom ${twice} staat er twee keer.`)
  return rows.map(({ line, cells }) => {
    if (cells.length !== names.length) {
      throw new CsvError(line, `Deze regel heeft ${cells.length} velden, de kopregel ${names.length}.`)
    }
    const values: Record<string, string> = {}
    names.forEach((name, position) => (values[name] = cells[position]?.trim() ?? ''))
    return { line, values }
  })
}

/** The same without line numbers, for files of our own. */
export function parseRecords(text: string): readonly Readonly<Record<string, string>>[] {
  return readCsv(text).map(({ values }) => values)
}

/**
 * A spreadsheet runs a cell that starts with = + - @ or | as a formula; a quote mark makes it text. Excel in Belgium cuts at
 * semicolons too, so what follows one is the start of a cell as well. Numbers stay numbers.
 */
function withoutFormulas(text: string): string {
  return text.replace(/(^|[;\t\r\n][^\S;\t\r\n]*)(?=[=+\-@|\t])/g, "$1'")
}

/** The text as it was before it was written. */
export function withFormulas(text: string): string {
  return text.replace(/(^|;[^\S;]*)'(?=[=+\-@|])/g, '$1')
}

type Value = string | number | boolean | null
type Dialect = { readonly separator: string; readonly decimal: string }

function writeCell(value: Value, { separator, decimal }: Dialect): string {
  const text = value === null ? '' : typeof value === 'number' ? String(value).replace('.', decimal) : String(value)
  const safe = typeof value === 'string' ? withoutFormulas(text) : text
  return safe.includes(separator) || /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

function write(columns: readonly string[], rows: readonly (readonly Value[])[], dialect: Dialect): string {
  const line = (row: readonly Value[]) => row.map((value) => writeCell(value, dialect)).join(dialect.separator)
  return [columns, ...rows].map((row) => `${line(row)}\r\n`).join('')
}

export function writeCsv(columns: readonly string[], rows: readonly (readonly Value[])[]): string {
  return write(columns, rows, { separator: ',', decimal: '.' })
}

/** As Excel in Belgium opens it right with a double click: a byte order mark, semicolons, a comma before decimals. */
export function writeExcelCsv(columns: readonly string[], rows: readonly (readonly Value[])[]): string {
  return `\uFEFF${write(columns, rows, { separator: ';', decimal: ',' })}`
}
