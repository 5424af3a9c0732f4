/** What goes without saying, beside what a sentence gives. */
import type { Given, Sentence } from '#calculators/ask/assign.ts'
import type { PageOwn } from '#calculators/ask/book.ts'
import { copyRows, type Filled, type Row } from '#calculators/ask/rows.ts'

/** One piece is only meant where no number of the sentence is left that could count. */
export function withSilent(
  { says, fields }: PageOwn,
  given: Readonly<Record<string, Filled>>,
  isAllTold: boolean,
  /** On screen, and no words chose it: what starts so is not given. */
  isFree: (key: string) => boolean,
  { today, people }: Sentence,
): Readonly<Record<string, Filled>> {
  const whole: Record<string, Filled> = { ...given }
  const amounts = Object.keys(given).filter((key) => /^(?:euro|rows)$/.test(fields[key]?.kind ?? ''))
  const isSingle = !people.who.some((who) => /^(?:partner|samen)$/.test(who))
  for (const [key, { copy, untold, silent, single, rows = {} }] of Object.entries(says)) {
    const isOpen = !(key in given) && amounts.length > 0 && isFree(key)
    if (silent === 0 && isOpen) whole[key] = 0
    if (single !== undefined && isOpen && isSingle) whole[key] = single
    if (copy !== undefined && untold !== undefined && copy[0] in given && !(key in given)) {
      whole[key] = untold
      copyRows(key, copy, whole)
    }
    const list = whole[key]
    if (!Array.isArray(list)) continue
    const cells: Record<string, Given> = {}
    for (const [column, cell] of Object.entries(rows)) {
      if (cell.silent === 'vandaag') cells[column] = today
      if (cell.silent === 1 && isAllTold && list.length === 1) cells[column] = 1
    }
    whole[key] = (list as readonly Row[]).map((row) => ({ ...cells, ...row }))
  }
  return whole
}
