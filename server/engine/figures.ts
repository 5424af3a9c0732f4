/** The dated figures of rules/ by name, for programs that ask for one on a day. */
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { prepare, search } from '#calculators/search.ts'
import { type Dated, isDated } from '#rules/kernel/dated.ts'

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
