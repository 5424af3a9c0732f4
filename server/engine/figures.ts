/** The dated figures of rules/ by name, for programs that ask for one on a day. */
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { prepare, search } from '#calculators/search.ts'
import { checkedOnOf, confidenceOf, covers, type Dated, isDated, lawAddress, nearestRow } from '#rules/kernel/dated.ts'

export type NamedFigure = { readonly name: string; readonly subject: string; readonly figure: Dated<unknown> }

const rules = new URL('../../rules/', import.meta.url)

async function readFigures(): Promise<readonly NamedFigure[]> {
  const files = readdirSync(fileURLToPath(rules), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.figures.ts'))
    .toSorted()
  const modules = await Promise.all(
    files.map(async (file) => [file, (await import(new URL(file, rules).href)) as object] as const),
  )
  return modules.flatMap(([file, module]) =>
    Object.entries(module)
      .filter((entry): entry is [string, Dated<unknown>] => isDated(entry[1]))
      .map(([name, figure]) => ({ name, subject: file.split('/')[0] ?? '', figure })),
  )
}

let read: Promise<readonly NamedFigure[]> | undefined
/** Read once: rules do not change while the server runs. */
export const lawFigures = (): Promise<readonly NamedFigure[]> => (read ??= readFigures())

/** A figure as it stands on a day, with where one can look it up. */
export function figureOn({ name, subject, figure }: NamedFigure, date: string) {
  const row = nearestRow(figure, date)
  return {
    name,
    subject,
    label: figure.label,
    unit: figure.unit,
    date,
    value: row.value,
    from: row.from,
    provisional: !covers(figure, date),
    confidence: confidenceOf(figure, row),
    checkedOn: checkedOnOf(figure, row),
    state: row.state,
    knownTo: figure.knownTo,
    source: row.source ?? figure.source,
    article: row.article ?? figure.article,
    address: lawAddress(figure, row),
    proof: row.proof,
    leaves: row.leaves,
    derived: row.derived,
    note: row.note ?? figure.note,
  }
}

let index: ReturnType<typeof prepare> | undefined
const indexOf = (all: readonly NamedFigure[]) =>
  (index ??= prepare(all.map(({ name, subject, figure }) => [name, figure.label, '', name, subject, ''] as const)))

/** By its name, else by words. */
export async function findFigures(asked: string, count = 5): Promise<readonly NamedFigure[]> {
  const all = await lawFigures()
  const exact = all.filter((one) => one.name === asked)
  if (exact.length > 0) return exact
  const found = search(indexOf(all), asked, count).map(([name]) => name)
  return found.flatMap((name) => all.filter((one) => one.name === name))
}
