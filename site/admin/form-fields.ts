/** A form as data: which fields there are and how a text becomes a value. The schema of the contract judges the values. */
import { parseDate, parseNumber } from '#calculators/kernel/parse.ts'
import { dateText, num } from '#calculators/kernel/format.ts'

export type Option = { readonly value: string; readonly label: string }

export type FormField = {
  readonly name: string
  readonly label: string
  readonly kind: 'text' | 'url' | 'email' | 'tel' | 'area' | 'choice' | 'yesno' | 'euro' | 'percent' | 'count' | 'date'
  readonly required?: boolean
  readonly options?: readonly Option[]
  readonly hint?: string
  /** Takes the whole width of the form. */
  readonly wide?: boolean
  /** Text of a new row. */
  readonly start?: string
}

export type Texts = Readonly<Record<string, string>>
export type Values = Record<string, unknown>

function textOf(value: unknown, field: FormField): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'ja' : 'nee'
  if (typeof value === 'number') return num(value, field.kind === 'euro' ? 2 : 4)
  if (typeof value !== 'string') return ''
  return field.kind === 'date' && value !== '' ? dateText(value) : value
}

/** What stands in the fields for a row, or for a new one. */
export function textsOf(fields: readonly FormField[], row: Readonly<Record<string, unknown>> | undefined): Texts {
  return Object.fromEntries(
    fields.map((field) => [field.name, row ? textOf(row[field.name], field) : (field.start ?? '')]),
  )
}

function valueOf(text: string, field: FormField): { readonly value: unknown } | { readonly error: string } {
  switch (field.kind) {
    case 'euro':
    case 'percent':
    case 'count': {
      const parsed = parseNumber(text, field.kind === 'euro' ? 'money' : field.kind === 'percent' ? 'percent' : 'plain')
      if ('empty' in parsed) return { value: null }
      return parsed
    }
    case 'date': {
      const parsed = parseDate(text)
      if ('empty' in parsed) return { value: undefined }
      return parsed
    }
    case 'choice':
      return field.required && text === '' ? { error: `${field.label}: kies uit de lijst.` } : { value: text }
    case 'yesno':
      return { value: text === '' ? null : text === 'ja' }
    default:
      return { value: text.trim() }
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
