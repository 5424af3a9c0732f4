/** One way to check a value against a schema, with the same Dutch messages in the browser and on the server. */
import type * as z from 'zod'

export type FieldErrors = Readonly<Record<string, readonly string[]>>

export type Checked<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fields: FieldErrors }

export const unknownNames = (names: readonly string[]): string =>
  `Onbekend veld: ${names.slice(0, 5).join(', ').slice(0, 200)}.`

/** Messages for issues that no field has words for. The key of an error on the whole body is an empty string. */
const general: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'unrecognized_keys':
      return unknownNames(issue.keys)
    case 'invalid_type':
      return issue.input === undefined ? 'Dit veld is verplicht.' : 'Deze waarde heeft niet de juiste vorm.'
    case 'invalid_value':
      return 'Kies een waarde uit de lijst.'
    default:
      return 'Deze waarde is niet geldig.'
  }
}

export function check<Schema extends z.ZodType>(schema: Schema, input: unknown): Checked<z.output<Schema>> {
  const result = schema.safeParse(input, { error: general })
  if (result.success) return { ok: true, value: result.data }
  const fields = new Map<string, string[]>()
  for (const issue of result.error.issues) {
    const field = issue.path.map(String).join('.')
    fields.set(field, [...(fields.get(field) ?? []), issue.message])
  }
  return { ok: false, fields: Object.fromEntries(fields) }
}
