/** What other programs give and get: JSON in the place of texts in a form. */
import {
  type Env,
  type Inputs,
  optionFor,
  type RowsField,
  type RowValue,
  type SimpleField,
  unitOf,
} from '#calculators/kernel/fields.ts'
import {
  askFor,
  freshRow,
  noErrors,
  type RawCell,
  type RawRow,
  type ReadResult,
  readFields,
  readValue,
  startValues,
  type Values,
} from '#calculators/kernel/read.ts'
import { toEdge } from '#calculators/kernel/units.ts'

/** Values as a person types them and JSON carries them: 2.5 for 2,5 %, also inside rows. */
export function edgeValues(inputs: Inputs, values: Values): Values {
  const cell = (field: SimpleField, value: unknown) => toEdge(unitOf(field), value)
  return Object.fromEntries(
    Object.entries(inputs).map(([key, field]) => {
      const value = values[key]
      if (field.kind !== 'rows') return [key, cell(field, value)]
      const list = Array.isArray(value) ? (value as readonly RowValue[]) : []
      const columns = Object.entries(field.columns)
      return [
        key,
        list.map((row) => Object.fromEntries(columns.map(([name, column]) => [name, cell(column, row[name])]))),
      ]
    }),
  )
}

/** A JSON value as the text a visitor would type; the message when it is of another kind. */
function jsonText(field: SimpleField, json: unknown): { raw: RawCell } | { error: string } {
  if (typeof json === 'string') return { raw: json }
  if (json === null) return { raw: '' }
  if (typeof json === 'boolean') {
    if (field.kind === 'toggle') return { raw: json }
    // A choice that was a yes or no before still reads it.
    const before = json ? 'ja' : 'nee'
    const known = field.kind === 'choice' ? optionFor(field, before) : 'words' in field && field.words?.[before]
    return known ? { raw: before } : { error: 'Hier hoort geen ja of nee.' }
  }
  if (typeof json !== 'number' || field.kind === 'toggle' || field.kind === 'date' || field.kind === 'month')
    return { error: field.kind === 'toggle' ? 'Kies ja of nee.' : askFor(field) }
  if (field.kind === 'choice' || field.kind === 'text') return { raw: String(json) }
  // Programs multiply and divide: 8.200000000000001 is 8.2 with binary dust.
  return { raw: String(Number(json.toFixed(9))).replace('.', ',') }
}

const isObject = (json: unknown): json is Readonly<Record<string, unknown>> =>
  typeof json === 'object' && json !== null && !Array.isArray(json)

function jsonRow(path: string, field: RowsField, row: unknown, env: Env, errors: Record<string, string>): RawRow {
  const raw: Record<string, RawCell> = { ...freshRow(field, env) }
  if (!isObject(row)) {
    errors[path] = 'Elke rij is een object.'
    return raw
  }
  for (const [column, json] of Object.entries(row)) {
    const cellField = Object.hasOwn(field.columns, column) ? field.columns[column] : undefined
    if (!cellField) {
      errors[`${path}.${column}`] = `Onbekende kolom. Bekende kolommen: ${Object.keys(field.columns).join(', ')}.`
      continue
    }
    const text = jsonText(cellField, json)
    if ('error' in text) errors[`${path}.${column}`] = text.error
    else raw[column] = text.raw
  }
  return raw
}

const isCount = (json: unknown): json is number => typeof json === 'number' && Number.isInteger(json) && json >= 0

/** Reads a JSON object as other programs give it: turned into what a visitor types, then read as the form is. */
export function readJson(inputs: Inputs, json: Readonly<Record<string, unknown>>, env: Env): ReadResult {
  const errors: Record<string, string> = noErrors()
  const starts = startValues(inputs, env)
  const raw: Record<string, RawCell | readonly RawRow[]> = {}
  const known = () =>
    Object.entries(inputs)
      .map(([key, { fact = key }]) => fact)
      .join(', ')
  for (const [key, own] of Object.entries(json)) {
    const field = Object.hasOwn(inputs, key) ? inputs[key] : undefined
    if (!field) errors[key] = `Onbekend veld. Bekende velden: ${known()}.`
    else if (field.kind !== 'rows') {
      const text = jsonText(field, own)
      if ('error' in text) errors[key] = text.error
      else raw[key] = text.raw
    } else if (field.counted && isCount(own))
      // One too many is enough to be refused.
      raw[key] = Array.from({ length: Math.min(own, field.max + 1) }, () => freshRow(field, env))
    else if (!Array.isArray(own)) errors[key] = 'Hier hoort een lijst.'
    else raw[key] = own.map((row: unknown, index) => jsonRow(`${key}.${index}`, field, row, env, errors))
  }
  const read = readFields(inputs, raw, env, starts, (field, key) => readValue(field, starts[key], env))
  return { values: read.values, errors: { ...read.errors, ...errors } }
}
