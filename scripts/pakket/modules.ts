/** The typed ways into the package: a module per calculator with its inputs and outputs as types, and one for all. */
import { catalogue } from '#calculators/catalogue.ts'
import type { AnyCalculator } from '#calculators/kernel/calculator.ts'
import { type Field, type Inputs, type SimpleField, suffixOf, unitOf } from '#calculators/kernel/fields.ts'
import type { Output } from '#calculators/kernel/outputs.ts'
import { UNITS } from '#calculators/kernel/units.ts'
import { loadCalculator } from '#calculators/load.ts'

const comment = (...parts: readonly (string | undefined)[]) =>
  `/** ${parts.filter(Boolean).join(' ').replaceAll('*/', '* /')} */`
const sentence = (text: string) => (/[.?!]$/.test(text) ? text : `${text}.`)
const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`

function simpleType(field: SimpleField): string {
  const empty = 'optional' in field && field.optional ? ' | null' : ''
  switch (field.kind) {
    case 'choice':
      return field.options.map(({ value }) => quoted(value)).join(' | ')
    case 'toggle':
      return 'boolean'
    case 'text':
      return 'string'
    case 'date':
    case 'month':
      return `string${empty}`
    default:
      return `number${empty}`
  }
}

const typeOf = (field: Field): string =>
  field.kind === 'rows' ? `readonly {\n${membersOf(field.columns)}\n}[]` : simpleType(field)

function aboutField(field: Field): string {
  const condition = Object.entries(field.when ?? {}).map(
    ([key, wanted]) => `Counts when ${key} is ${[wanted].flat().map(String).join(' or ')}.`,
  )
  const choices =
    field.kind === 'choice' ? field.options.map(({ value, label }) => `${value}: ${label}`).join('; ') : undefined
  const unit = field.kind === 'rows' ? '' : suffixOf(field) || UNITS[unitOf(field)].name
  return comment(sentence(field.label), unit && `In ${unit}.`, choices && `${choices}.`, ...condition)
}

function membersOf(inputs: Inputs): string {
  const entries = Object.entries(inputs)
  const taken = new Set(Object.keys(inputs))
  return entries
    .flatMap(([key, field]) => {
      const own = `  ${aboutField(field)}\n  readonly ${key}?: ${typeOf(field)}`
      // A fact of a household has one name on every calculator; what it was called here is still read.
      if (field.fact === undefined || taken.has(field.fact)) return [own]
      taken.add(field.fact)
      return [
        `  ${aboutField(field)}\n  readonly ${field.fact}?: ${typeOf(field)}`,
        `  ${comment(`The same as ${field.fact}, as it was called before.`)}\n  readonly ${key}?: ${typeOf(field)}`,
      ]
    })
    .join('\n')
}

function outputLine([key, { label, unit, note, optional }]: readonly [string, Output]): string {
  const type = unit === 'date' || unit === 'month' || unit === 'text' ? 'string' : 'number'
  const name = UNITS[unit].name
  return `  ${comment(sentence(label), name && `In ${name}.`, note)}\n  readonly ${key}: ${type}${optional ? ' | null' : ''}`
}

function moduleOf(category: string, slug: string, { inputs, outputs }: AnyCalculator): string {
  return `import calculator from '../calculators/${category}/${slug}/calculator.ts'
import { meta } from '../calculators/${category}/${slug}/meta.ts'
import { type ComputeOptions, type Computed, computeWith } from '../calculators/library.ts'

export type Inputs = {
${membersOf(inputs)}
}

export type Outputs = {
${Object.entries(outputs).map(outputLine).join('\n')}
}

/** Inputs as a person types them: euro, 2.5 for 2,5 %, dates as YYYY-MM-DD. What is absent takes its start value. */
export const compute = (inputs: Inputs = {}, options: ComputeOptions = {}): Computed<Outputs> =>
  computeWith<Outputs>(meta, calculator, inputs, options)
`
}

function indexOf(): string {
  const lines = (line: (slug: string, index: number) => string) =>
    catalogue.map(({ slug }, index) => line(slug, index)).join('\n')
  const list = catalogue.map(({ slug, category, pageTitle, question }) =>
    JSON.stringify({ slug, category, title: pageTitle, question }),
  )
  return `${lines((slug, index) => `import type * as c${index} from './rekenhulpen/${slug}.ts'`)}
import type { ComputeOptions, Computed } from './calculators/library.ts'

export type { Answer, ComputeOptions, Computed } from './calculators/library.ts'

/** Inputs by calculator. */
export type Inputs = {
${lines((slug, index) => `  '${slug}': c${index}.Inputs`)}
}

/** Outputs by calculator. */
export type Outputs = {
${lines((slug, index) => `  '${slug}': c${index}.Outputs`)}
}

export type Slug = keyof Inputs

type Summary = {
  readonly slug: Slug
  readonly category: 'sparen' | 'lenen' | 'beleggen' | 'planning'
  readonly title: string
  readonly question: string
}

/** Every calculator with the question it answers. */
export const calculators: readonly Summary[] = [
${list.join(',\n')},
]

/** Named one by one, so that a bundler finds them. */
const modules = {
${lines((slug) => `  '${slug}': () => import('./rekenhulpen/${slug}.ts'),`)}
}

/**
 * Computes a case of a calculator. Inputs are what a person types: euro, 2.5 for 2,5 %, dates as YYYY-MM-DD; what is absent
 * takes its start value and is named in \`answer.assumed\`.
 */
export async function compute<S extends Slug>(
  slug: S,
  inputs: Inputs[S] = {},
  options: ComputeOptions = {},
): Promise<Computed<Outputs[S]>> {
  // From JavaScript anything can come.
  if (!Object.hasOwn(modules, slug)) throw new RangeError(\`There is no calculator "\${slug}".\`)
  const module = await modules[slug]()
  return (module.compute as (inputs: Inputs[S], options: ComputeOptions) => Computed<Outputs[S]>)(inputs, options)
}
`
}

/** File → text, with the extension .ts in imports. */
export async function typedModules(): Promise<ReadonlyMap<string, string>> {
  const modules = await Promise.all(
    catalogue.map(async ({ category, slug }) => {
      const text = moduleOf(category, slug, await loadCalculator(category, slug))
      return [`rekenhulpen/${slug}.ts`, text] as const
    }),
  )
  return new Map([...modules, ['index.ts', indexOf()] as const])
}
