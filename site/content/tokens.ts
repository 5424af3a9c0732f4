/**
 * Fills {name} in texts with the legal figure of that name, for the day of the build. The name is that of the
 * export in rules/. An unknown name stops the build: a text can never show a figure that no rule knows.
 *
 * A text names no year of its own: {name.sinds} is the year in which the row of the day began, {name.sindsMaand} its
 * month, {name.vorige} the value before it, {name.nagekeken} the day somebody looked. Other words go into a table, and
 * {name.jaar} is the year of a day; a year takes an offset, as in {spaarvrijstelling.sinds-1}.
 */
import { longDate } from '#calculators/kernel/format.ts'
import { isLawScalar, showLaw } from '#calculators/kernel/law-words.ts'
import { announcedRow, type Dated, isDated, nearestRow } from '#rules/kernel/dated.ts'
import { buildDay } from '#site/content/build-day.ts'

const modules = import.meta.glob<Readonly<Record<string, unknown>>>('../../rules/*/*.figures.ts', {
  eager: true,
})

export type NamedFigure = {
  readonly name: string
  /** The folder of rules/, which is its subject, and the file in it. */
  readonly folder: string
  readonly file: string
  readonly figure: Dated<unknown>
}

function placeOf(path: string): { readonly folder: string; readonly file: string } {
  const [folder = '', file = ''] = path.split('/').slice(-2)
  return { folder, file: file.replace(/\.figures\.ts$/, '') }
}

/** Every dated figure that rules/ exports, in the order of the files. */
export const lawFigures: readonly NamedFigure[] = Object.entries(modules).flatMap(([path, module]) =>
  Object.entries(module)
    .filter((entry): entry is [string, Dated<unknown>] => isDated(entry[1]))
    .map(([name, figure]) => ({ name, ...placeOf(path), figure })),
)

const byName = new Map(lawFigures.map((named) => [named.name, named.figure]))

const yearOf = (date: string, offset: string | undefined): string =>
  String(Number(date.slice(0, 4)) + Number(offset ?? 0))

const inside = (value: unknown, word: string): unknown =>
  typeof value === 'object' && value !== null ? new Map(Object.entries(value)).get(word) : undefined

/** What the words after the dot ask of the row of the day; null when that is a table and does not fit in a sentence. */
function tokenText(
  figure: Dated<unknown>,
  words: readonly string[],
  offset: string | undefined,
  day: string,
): string | null {
  const show = (value: unknown) => (isLawScalar(value) ? showLaw(value, figure.unit) : null)
  const row = nearestRow(figure, day)
  const [word] = words
  if (word === 'sinds') return yearOf(row.from, offset)
  if (word === 'sindsMaand') return longDate(row.from.slice(0, 7))
  if (word === 'nagekeken') return longDate(figure.checkedOn)
  if (word === 'vorige') return show(figure.rows[figure.rows.indexOf(row) - 1]?.value)
  const asksYear = words.at(-1) === 'jaar'
  const announced = word === 'aangekondigd'
  const asked = words.slice(announced ? 1 : 0, asksYear ? -1 : undefined)
  const value = asked.reduce(inside, (announced ? (announcedRow(figure, day) ?? row) : row).value)
  return asksYear && typeof value === 'string' ? yearOf(value, offset) : show(value)
}

const TOKEN = /\{([A-Za-z][A-Za-z0-9]*)((?:\.[A-Za-z0-9]+)*)([+-]\d+)?\}/g

export function fillTokens(text: string, day = buildDay): string {
  return text.replace(TOKEN, (token: string, name: string, path: string, offset: string | undefined) => {
    const figure = byName.get(name)
    if (!figure) throw new Error(`Unknown figure ${token} in: ${text}`)
    const filled = tokenText(figure, path.split('.').slice(1), offset, day)
    if (filled === null) throw new Error(`${token} is not a single value, in: ${text}`)
    return filled
  })
}
