/** What the home page shows of our own data: the best savings accounts of our list, and what the law changes next. */
import { showCell } from '#calculators/kernel/units.ts'
import { buildDay } from '#site/content/build-day.ts'
import { calculatorBySlug } from '#site/content/categories.ts'
import { defaultCase } from '#site/content/default-case.ts'
import { type LawChange, SCALE, splitLawChanges } from '#site/content/law-changes.ts'

const SHOWN = 3

export type SavingsLine = { readonly name: string; readonly rate: string; readonly checked: string }

/** The first of the ranking in its default case; a column is found by its key. */
export async function savingsLines(): Promise<readonly SavingsLine[]> {
  const meta = calculatorBySlug('hoogste-spaarrente-belgie')
  if (!meta) return []
  const { report } = await defaultCase(meta)
  const table = report.tables.find(({ key }) => key === 'rekeningen')
  if (!table) return []
  const at = (row: number, key: string): string => {
    const index = table.columns.findIndex((column) => column.key === key)
    const column = table.columns[index]
    return column ? showCell(table.rows[row]?.[index] ?? null, column.unit, column.decimals) : ''
  }
  return table.rows.slice(0, SHOWN).map((_, row) => ({
    name: at(row, 'rekening'),
    rate: at(row, 'rendement'),
    checked: at(row, 'gecontroleerd').replace(/ \(.*\)$/, ''),
  }))
}

/** The next figures of the law that are already known: short ones, with a unit that says what the number is. */
export function nextChanges(): readonly LawChange[] {
  return splitLawChanges(buildDay)
    .upcoming.filter(({ before, after }) => before !== SCALE && after !== SCALE)
    .filter(({ before, after }) => /[€%a-z]/.test(after) && `${before}${after}`.length < 40)
    .slice(0, SHOWN)
}
