import type { Table } from '#calculators/kernel/report.ts'
import type { Cell } from '#calculators/kernel/units.ts'

/** The sum of each column that has one; null elsewhere. */
export function totalsOf(table: Table): readonly Cell[] | null {
  if (!table.columns.some((column) => column.total)) return null
  return table.columns.map((column, index) => {
    if (!column.total) return index === 0 ? 'Totaal' : null
    const sum = table.rows.reduce((total, row) => total + (typeof row[index] === 'number' ? row[index] : 0), 0)
    // Cents add up exactly; this takes off the dust of adding binary fractions.
    return Number(sum.toFixed(8))
  })
}
