/** The debts of a household besides its home loan, as a fact: a row each, and what they come to. */
import type { FactTexts } from '#calculators/kernel/facts.ts'
import { parseNumber } from '#calculators/kernel/parse.ts'
import { rowsIn } from '#calculators/situation/row-facts.ts'

/** Kind, balance, rate, instalment and, where that is not known, the months that are left. */
export const DEBT_COLUMNS = ['soort', 'saldo', 'jkp', 'maandlast', 'resterend'] as const

/** Null when one of them is not known. */
function sumOf(texts: readonly (string | undefined)[]): number | null {
  const amounts = texts.map((text) => parseNumber(text ?? '', 'plain', 2))
  return amounts.reduce<number | null>(
    (all, read) => (all !== null && 'value' in read && read.value !== null ? all + read.value : null),
    0,
  )
}

/** The facts of other pages that follow from the rows. */
export function debtSums(text: string): FactTexts {
  const rows = rowsIn(DEBT_COLUMNS, text)
  const sums = { lopendeKredieten: 'maandlast', openstaandeSchuld: 'saldo' } as const
  return Object.fromEntries(
    Object.entries(sums).flatMap(([fact, column]) => {
      const sum = sumOf(rows.map((row) => row[column]))
      return sum === null ? [] : [[fact, String(Number(sum.toFixed(2))).replace('.', ',')]]
    }),
  )
}
