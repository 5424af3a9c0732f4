/** The text of calculators/inputs-of.ts: the inputs of every page by its slug, from the folders there are. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { compareText } from '#finance/list.ts'
import { categories } from '#calculators/kernel/meta.ts'
import { camelCase } from './files.ts'
import { root } from './setup.mjs'

export const INPUTS_OF = 'calculators/inputs-of.ts'

type Page = { readonly category: string; readonly slug: string }

const pagesIn = (category: string): readonly Page[] =>
  readdirSync(join(root, 'calculators', category), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name: slug }) => ({ category, slug }))

const nameOf = ({ slug }: Page) => camelCase(slug)
const keyOf = ({ slug }: Page) => (slug.includes('-') ? `'${slug}'` : slug)

export function inputsOfText(): string {
  const pages = categories.flatMap(pagesIn).toSorted((one, other) => compareText(one.slug, other.slug))
  return [
    '/** The inputs of every page by its slug. Made by `npm run nieuw` and `npm run check -- -u`. */',
    ...pages.map(
      (page) => `import type { inputs as ${nameOf(page)} } from '#calculators/${page.category}/${page.slug}/inputs.ts'`,
    ),
    '',
    'export type InputsOf = {',
    ...pages.map((page) => `  ${keyOf(page)}: typeof ${nameOf(page)}`),
    '}',
    '',
  ].join('\n')
}
