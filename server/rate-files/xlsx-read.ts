/**
 * The first sheet of a workbook as rows of text. Reading costs what the file asks for, so this runs in a thread with
 * limits on time and memory (worker.ts); what it may unpack to is looked at first.
 */
import { readSheet, type SheetData } from 'read-excel-file/universal'
import { CsvError, type CsvRow } from '#data/csv.ts'
import { mostRows } from '#server/rate-files/columns.ts'
import { unpackedBytes } from '#server/rate-files/zip.ts'

const mostBytes = 10_000_000
const mostColumns = 100
const unreadable = 'Dit is geen leesbaar Excel-bestand (.xlsx).'

function textOf(cell: unknown): string {
  switch (typeof cell) {
    case 'string':
      return cell.trim()
    case 'boolean':
      return cell ? 'ja' : 'nee'
    case 'number':
      // Twelve digits hold every rate and amount; the rest is binary dust of the spreadsheet.
      return String(Number(cell.toPrecision(12)))
    default:
      return cell instanceof Date && !Number.isNaN(cell.getTime()) ? cell.toISOString().slice(0, 10) : ''
  }
}

/** The same rows a CSV file gives: the first line has the names. */
export async function readXlsx(zip: Buffer): Promise<readonly CsvRow[]> {
  let cells: SheetData
  try {
    if (unpackedBytes(zip) > mostBytes) throw new CsvError(1, unreadable)
    cells = await readSheet(new Uint8Array(zip).buffer)
  } catch {
    throw new CsvError(1, unreadable)
  }
  if (cells.length > mostRows) throw new CsvError(mostRows, `Het bestand heeft meer dan ${mostRows} regels.`)
  if (cells.some((row) => row.length > mostColumns)) throw new CsvError(1, `Hoogstens ${mostColumns} kolommen.`)
  const lines = cells
    .map((row, at) => ({ line: at + 1, texts: row.map(textOf) }))
    .filter(({ texts }) => texts.some((text) => text !== ''))
  const [first, ...rest] = lines
  if (first === undefined) throw new CsvError(1, 'Het bestand is leeg.')
  const names = first.texts
  const twice = names.find((name, position) => name !== '' && names.indexOf(name) !== position)
  if (twice !== undefined) throw new CsvError(1, `De kolom ${twice} staat er twee keer.`)
  return rest.map(({ line, texts }) => ({
    line,
    values: Object.fromEntries(names.flatMap((name, at) => (name === '' ? [] : [[name, texts[at] ?? '']]))),
  }))
}
