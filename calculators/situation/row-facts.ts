/**
 * Facts with several values, as texts: months of birth with a comma between them; rows with several values each with a
 * semicolon between rows and a space between values, "lening 11.000 4,75 250; kaart 3.600 12,49 150".
 */
import type { RowFact } from '#calculators/kernel/fields.ts'
import { parseMonth } from '#calculators/kernel/parse.ts'

/** The rows in a text, by column; "-" is a value that is not known, where others follow it. */
export function rowsIn(columns: readonly string[], text: string): readonly Readonly<Record<string, string>>[] {
  const several = columns.length > 1
  return text.split(several ? ';' : ',').map((row) => {
    const cells = several ? row.trim().split(/\s+/) : [row.trim()]
    return Object.fromEntries(columns.map((column, index) => [column, cells[index]?.replace(/^-$/, '') ?? '']))
  })
}

function rowsText(columns: readonly string[], rows: Parameters<RowFact['text']>[0]): string {
  const several = columns.length > 1
  return rows
    .map((row) => columns.map((column) => String(row[column] ?? '')))
    .map((cells) => (several ? cells.map((cell) => cell.replaceAll(/\s/g, '') || '-') : cells).join(' '))
    .map((row) => (several ? row.replace(/(?:(?:^| )-)+$/, '') : row))
    .filter((row) => row !== '')
    .join(several ? '; ' : ',')
}

/** A list of which these columns are the fact. */
export const listFact = (fact: string, columns: readonly string[]): RowFact => ({
  columns,
  cells: (known) => (known(fact) === '' ? undefined : rowsIn(columns, known(fact))),
  text: (rows) => rowsText(columns, rows),
})

/** Whoever knows only how many there are gets so many rows of which nothing is known. */
const counted = (text: string) => (/^\d\d?$/.test(text) ? Array.from({ length: Number(text) }, () => ({})) : undefined)

const BORN = 'kinderenGeboren'

export function childrenBorn(column: string): RowFact {
  const list = listFact(BORN, [column])
  return { ...list, cells: (known, today) => list.cells(known, today) ?? counted(known('kinderen')) }
}

const monthsIn = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7))

/** Ages of the children: they follow from the months of birth and are no fact, since they change. */
export const childrenAged = (column: string): RowFact => ({
  columns: [],
  cells(known, today) {
    const births = known(BORN)
    if (births === '') return counted(known('kinderen'))
    return births.split(',').map((born) => {
      const read = parseMonth(born.trim())
      return 'value' in read ? { [column]: String(Math.floor((monthsIn(today) - monthsIn(read.value)) / 12)) } : {}
    })
  },
  text: () => '',
})
