/** CSV as a Belgian spreadsheet opens it: semicolons, decimal commas, a byte order mark for the accents. */
import { asPercent, dateText } from '#calculators/kernel/format.ts'
import type { Column, Table } from '#calculators/kernel/report.ts'
import type { Cell, Unit } from '#calculators/kernel/units.ts'
import { roundTo } from '#finance/money.ts'
import { totalsOf } from '#site/calculator/report/totals.ts'
import { saveFile } from '#site/ui/save-file.ts'

const BOM = '\uFEFF'

/** A text that starts like a formula is made plain, so that opening the file runs nothing. */
function textCell(text: string): string {
  const safe = /^[=+@\t\r-]/.test(text) ? `'${text}` : text
  return /[;"\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Amounts to the cent, as programs get them; a price may have more digits. */
export function csvCell(value: Cell, unit: Unit, decimals = 2): string {
  if (value === null) return ''
  if (typeof value === 'string') return unit === 'date' || unit === 'month' ? dateText(value) : textCell(value)
  const digits = unit === 'euro' || unit === 'euro0' ? Math.max(2, decimals) : 8
  const shown = unit === 'percent' ? asPercent(value) : roundTo(value, digits)
  return `${String(shown === 0 ? 0 : shown).replace('.', ',')}${unit === 'percent' ? '%' : ''}`
}

function line(cells: readonly Cell[], columns: readonly Column[]): string {
  return cells.map((cell, index) => csvCell(cell, columns[index]?.unit ?? 'text', columns[index]?.decimals)).join(';')
}

export function tableCsv(table: Table): string {
  const greyed = table.greyed ?? {}
  const reasons = Object.keys(greyed).length > 0
  const header = [...table.columns.map((column) => textCell(column.label)), ...(reasons ? ['Opmerking'] : [])].join(';')
  const rows = table.rows.map(
    (row, index) => `${line(row, table.columns)}${reasons ? `;${textCell(greyed[index] ?? '')}` : ''}`,
  )
  const totals = totalsOf(table)
  return `${BOM}${[header, ...rows, ...(totals ? [line(totals, table.columns)] : [])].join('\r\n')}\r\n`
}

export const saveTable = (table: Table, fileName: string): void =>
  saveFile(`${fileName}.csv`, tableCsv(table), 'text/csv')
