/** Rows as a workbook. */
import writeExcelFile from 'write-excel-file/node'
import { columns, dateColumns, rateFileLines, type FileCell, type RateFileRows } from '#server/rate-files/columns.ts'

function cellOf(cell: FileCell, position: number) {
  const column = columns[position]
  if (cell === null || cell === '') return null
  if (typeof cell === 'number') return { value: cell, type: Number }
  if (column !== undefined && dateColumns.has(column)) {
    return { value: new Date(`${cell}T00:00:00Z`), type: Date, format: 'dd/mm/yyyy' }
  }
  return { value: cell, type: String }
}

export async function ratesAsXlsx(rows: RateFileRows): Promise<Buffer> {
  const header = columns.map((name) => ({ value: name, type: String, fontWeight: 'bold' as const }))
  const data = [header, ...rateFileLines(rows).map((line) => line.map(cellOf))]
  const widths = columns.map((name) => ({ width: name === 'bron' || name === 'product' ? 36 : name.length + 2 }))
  return writeExcelFile(data, { sheet: 'Rentes', columns: widths, stickyRowsCount: 1 }).toBuffer()
}
