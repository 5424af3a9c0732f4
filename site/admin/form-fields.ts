/** A form as data: which fields there are and how a text becomes a value. The schema of the contract judges the values. */
import type { NumberColumn, productNumbers, rateNumbers } from '#contract/rate-columns.ts'
import { fromEdge, parseIn, typedText, type Unit, UNITS } from '#calculators/kernel/units.ts'

export type Option = { readonly value: string; readonly label: string }

export type FormField = {
  readonly name: string
  readonly label: string
  /** A unit of calculators/kernel/units.ts, or another control. */
  readonly kind: Unit | 'url' | 'email' | 'tel' | 'area' | 'choice' | 'yesno'
  readonly required?: boolean
  readonly options?: readonly Option[]
  readonly hint?: string
  /** Takes the whole width of the form. */
  readonly wide?: boolean
  /** Text of a new row. */
  readonly start?: string
}

const UNIT_NAMES = { percent: '%', months: 'maanden', euro: 'euro' } as const

/** The fields of a product or a rate that are a number. */
export const numberFields = (columns: typeof productNumbers | typeof rateNumbers): readonly FormField[] =>
  Object.entries<NumberColumn>(columns).map(([name, { label, kind, hint }]) => ({
    name,
    label: `${label} (${UNIT_NAMES[kind]})`,
    kind,
    hint,
  }))

export type Texts = Readonly<Record<string, string>>
export type Values = Record<string, unknown>

export const isUnit = (kind: FormField['kind']): kind is Unit => kind in UNITS

function textOf(value: unknown, { kind }: FormField): string {
  if (value === '' || value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'ja' : 'nee'
  const unit = isUnit(kind) ? kind : 'text'
  // The server has percentages as a person types them.
  if (typeof value === 'number') return typedText(unit, fromEdge(unit, value), unit === 'euro' ? 2 : 4)
  return typeof value === 'string' ? typedText(unit, value, 0) : ''
}

/** What is in the fields for a row, or for a new one. */
export function textsOf(fields: readonly FormField[], row: Readonly<Record<string, unknown>> | undefined): Texts {
  return Object.fromEntries(
    fields.map((field) => [field.name, row ? textOf(row[field.name], field) : (field.start ?? '')]),
  )
}

function valueOf(text: string, field: FormField): { readonly value: unknown } | { readonly error: string } {
  switch (field.kind) {
    case 'choice':
      return field.required && text === '' ? { error: `${field.label}: kies uit de lijst.` } : { value: text }
    case 'yesno':
      return { value: text === '' ? null : text === 'ja' }
    default: {
      const parsed = parseIn(isUnit(field.kind) ? field.kind : 'text', text)
      // Without a day the server takes today; an amount that is not there is said to be not there.
      if ('empty' in parsed) return { value: field.kind === 'date' ? undefined : null }
      return parsed
    }
  }
}

/** The values to send, and per field why a text cannot be read. */
export function readTexts(
  fields: readonly FormField[],
  texts: Texts,
): { readonly values: Values; readonly errors: Record<string, string> } {
  const values: Values = {}
  const errors: Record<string, string> = {}
  for (const field of fields) {
    const read = valueOf(texts[field.name] ?? '', field)
    if ('error' in read) errors[field.name] = read.error
    else if (read.value !== undefined) values[field.name] = read.value
  }
  return { values, errors }
}
