/**
 * Fills {name} in texts with the legal figure of that name, for the day of the build. The name is that of the
 * export in rules/. An unknown name stops the build: a text can never show a figure that no rule knows.
 */
import { showLaw } from '#calculators/kernel/units.ts'
import { type Dated, isDated, nearestRow } from '#rules/kernel/dated.ts'
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

export function fillTokens(text: string, day = buildDay): string {
  return text.replace(/\{([A-Za-z][A-Za-z0-9]*)\}/g, (_, name: string) => {
    const figure = byName.get(name)
    if (!figure) throw new Error(`Unknown figure {${name}} in: ${text}`)
    const { value } = nearestRow(figure, day)
    if (typeof value === 'object' && value !== null) throw new Error(`{${name}} is not a single value, in: ${text}`)
    return showLaw(value, figure.unit)
  })
}
