/** What the home page shows of our own data: the best savings accounts of our list, and what the law changes next. */
import { catalogue } from '#calculators/catalogue.ts'
import { showCell } from '#calculators/kernel/units.ts'
import { buildDay } from '#site/content/build-day.ts'
import { calculatorBySlug } from '#site/content/categories.ts'
import { defaultCase } from '#site/content/default-case.ts'
import { type Coming, comingChanges, comingYear, ESTIMATE } from '#site/content/next-year.ts'

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

export type HomeChange = Pick<Coming, 'label' | 'from' | 'before' | 'after'> & { readonly estimated: boolean }

/** In how many calculators each figure decides before anyone types: what concerns many households. */
async function readers(): Promise<ReadonlyMap<string, number>> {
  const found = new Map<string, number>()
  for (const { uses } of await Promise.all(catalogue.map(defaultCase)))
    for (const id of new Set(uses.map(({ figure }) => figure.id))) found.set(id, (found.get(id) ?? 0) + 1)
  return found
}

/** One amount or share, or one from and to: what can be written down. */
const PLAIN = /^(?:€\s[\d.,]+|[\d.,]+\s%)(?: per \p{L}+)?(?: tot .+)?$/u
/** "€ 11.500 per jaar tot € 11.550 per jaar" as "€ 11.500 tot 11.550": a line has room for little. */
const short = (value: string) => value.replaceAll(/ per \p{L}+/gu, '').replace(/ tot €\s/u, ' tot ')

/** What 1 January brings most people: figures that change on that day and that calculators read, the most read first. */
export async function nextChanges(): Promise<readonly HomeChange[]> {
  const day = `${comingYear(buildDay)}-01-01`
  const read = await readers()
  const times = ({ id }: Coming) => read.get(id) ?? 0
  const coming = comingChanges(buildDay).flatMap(({ changes }) => changes)
  // Of a figure for which something else is voted or announced, an estimate of the index is half the story.
  const isOnlyOne = (change: Coming) => coming.every((other) => other === change || other.id !== change.id)
  return coming
    .filter((change) => change.from === day && times(change) > 0 && isOnlyOne(change))
    .filter(({ before, after }) => PLAIN.test(before) && PLAIN.test(after))
    .toSorted((a, b) => times(b) - times(a))
    .slice(0, SHOWN)
    .map(({ label, from, before, after, state }) => ({
      label,
      from,
      before: short(before),
      after: short(after),
      estimated: state === ESTIMATE,
    }))
}
