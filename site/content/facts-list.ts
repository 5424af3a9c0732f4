/** Every fact of a household that a calculator asks, as the page of the visitor's own situation shows it. */
import { catalogue } from '#calculators/catalogue.ts'
import { askedFacts } from '#calculators/kernel/facts.ts'
import {
  type ChoiceField,
  type DateField,
  type NumberField,
  type RowsField,
  type SimpleField,
  suffixOf,
} from '#calculators/kernel/fields.ts'
import { ownFacts } from '#calculators/situation/own-facts.ts'
import { loadCalculator } from '#calculators/load.ts'

/** What a text has to be, without the words and the start of any one page: it travels in the HTML. */
export type FactShape =
  | Pick<NumberField, 'kind' | 'min' | 'max' | 'decimals' | 'around' | 'unit' | 'words'>
  | Pick<DateField, 'kind' | 'min' | 'max'>
  | { readonly kind: 'postcode' }
  | Pick<ChoiceField, 'kind' | 'options'>

export type FactLine = {
  readonly fact: string
  readonly label: string
  readonly suffix: string
  /** The answers of a choice, of all pages that ask it; empty for a text. */
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly hint?: string
  /** None for a choice, which cannot be wrong. Of a list, that of each value between commas. */
  readonly shape?: FactShape
  /** Several values, with commas. */
  readonly several?: boolean
  /** Of rows with several values each: what they are, in order. */
  readonly columns?: readonly FactColumn[]
}
export type FactColumn = {
  readonly key: string
  readonly label: string
  readonly optional: boolean
  readonly shape?: FactShape
}

const HINTS: Readonly<Record<string, string>> = {
  kinderenGeboren: 'Maand en jaar, met een komma ertussen.',
  schulden:
    'Per schuld: lening of kaart, wat openstaat, het JKP en het bedrag per maand. Bijvoorbeeld lening 11.000 4,75 250; kaart 3.600 12,49 150.',
}

const YES_NO = [
  { value: 'ja', label: 'ja' },
  { value: 'nee', label: 'nee' },
]

function shapeOf(field: SimpleField): FactShape | undefined {
  switch (field.kind) {
    case 'choice':
    case 'toggle':
      return undefined
    case 'text':
      return field.table ? { kind: 'postcode' } : undefined
    case 'date':
    case 'month':
      return { kind: field.kind, min: field.min, max: field.max }
    default: {
      const { kind, min, max, decimals, around, unit, words } = field
      return { kind, min, max, decimals, around, unit, words }
    }
  }
}

/** The wider of two bounds; a page without one has none. */
const outer = <T extends number | string>(one: T | undefined, other: T | undefined, wider: (a: T, b: T) => boolean) =>
  one === undefined || other === undefined ? undefined : wider(one, other) ? one : other

/** What at least one page takes: each page still looks at its own bounds. */
function widest(one: FactShape | undefined, other: FactShape | undefined): FactShape | undefined {
  if (!one || !other) return one ?? other
  if ('decimals' in one && 'decimals' in other)
    return {
      ...one,
      min: Math.min(one.min, other.min),
      max: Math.max(one.max, other.max),
      decimals: Math.max(one.decimals, other.decimals),
      around: one.around &&
        other.around && {
          back: Math.max(one.around.back, other.around.back),
          ahead: Math.max(one.around.ahead, other.around.ahead),
        },
    }
  if ((one.kind === 'date' || one.kind === 'month') && one.kind === other.kind)
    return {
      kind: one.kind,
      min: outer(one.min, other.min, (a, b) => a < b),
      max: outer(one.max, other.max, (a, b) => a > b),
    }
  return one
}

function columnsOf({ columns, asFact }: RowsField): readonly FactColumn[] {
  return (asFact?.columns ?? []).flatMap((key) => {
    const cell = columns[key]
    if (!cell) return []
    const shape = cell.kind === 'choice' ? { kind: cell.kind, options: cell.options } : shapeOf(cell)
    return [{ key, label: cell.label, optional: 'optional' in cell && cell.optional === true, shape }]
  })
}

export async function factsList(): Promise<readonly FactLine[]> {
  const pages = await Promise.all(catalogue.map(async ({ category, slug }) => loadCalculator(category, slug)))
  const lines = new Map<string, FactLine>()
  for (const { inputs } of pages)
    for (const { fact, field } of askedFacts(inputs)) {
      const known = lines.get(fact)
      const own =
        field.kind === 'choice'
          ? field.options.map(({ value, label }) => ({ value, label }))
          : field.kind === 'toggle'
            ? YES_NO
            : []
      const seen = known?.options ?? []
      const columns = field.kind === 'rows' ? columnsOf(field) : []
      const shape = field.kind === 'rows' ? columns[0]?.shape : shapeOf(field)
      lines.set(fact, {
        fact,
        label: field.label,
        suffix: field.kind === 'rows' ? '' : suffixOf(field),
        options: [...seen, ...own.filter(({ value }) => seen.every((one) => one.value !== value))],
        shape: widest(known?.shape, shape),
        ...(field.kind === 'rows' ? { hint: HINTS[fact], several: true } : {}),
        ...(columns.length > 1 ? { columns } : {}),
      })
    }
  const own = ownFacts.flatMap(({ like, ...words }) => {
    const line = lines.get(like)
    return line ? [{ ...line, ...words }] : []
  })
  return [...lines.values(), ...own]
}
