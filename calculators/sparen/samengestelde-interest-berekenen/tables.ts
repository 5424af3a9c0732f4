/** The growth year by year, with the months folded under each year. */
import { eur } from '#calculators/kernel/format.ts'
import type { Table } from '#calculators/kernel/report.ts'
import type { Cell } from '#calculators/kernel/units.ts'
import { type GrowthPlan, type GrowthRow, growthSchedule } from '#finance/growth.ts'
import { last } from '#finance/list.ts'
import { roundCents } from '#finance/money.ts'

const MONTHS = 12

/** What was paid in is what is left of the rounded capital, so that each row adds up. */
function cellsOf(label: string, row: GrowthRow): readonly Cell[] {
  const capital = roundCents(row.balance)
  const simple = roundCents(row.simpleInterest)
  const compound = roundCents(row.compoundInterest)
  return [label, roundCents(capital - simple - compound), simple, compound, capital]
}

export function growthTable(plan: GrowthPlan): Table {
  const { rows } = growthSchedule({ ...plan, rowsPerYear: MONTHS })
  const years = Array.from({ length: Math.ceil(rows.length / MONTHS) }, (_, index) =>
    rows.slice(index * MONTHS, (index + 1) * MONTHS),
  )
  return {
    key: 'jaren',
    title: 'Jaar per jaar',
    columns: [
      { key: 'jaar', label: 'Jaar', unit: 'text' },
      { key: 'inleg', label: 'Zelf ingelegd', unit: 'euro' },
      { key: 'rente', label: 'Rente', unit: 'euro' },
      { key: 'renteoprente', label: 'Rente op rente', unit: 'euro' },
      { key: 'kapitaal', label: 'Kapitaal', unit: 'euro', formula: '{inleg}+{rente}+{renteoprente}' },
    ],
    rows: rows.map((row, index) => cellsOf(`Maand ${index + 1}`, row)),
    groups: years.map((months, index) => ({
      size: months.length,
      cells: cellsOf(`Jaar ${index + 1}`, last(months)),
    })),
    inYears: rows.map((row) => row.year),
    note: `Je start met ${eur(plan.start)}. Klap een jaar open voor de maanden.`,
  }
}
