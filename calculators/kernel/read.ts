/** From what stands on screen, in a link or in JSON to checked values, and back. One reader for all three. */
import {
  boundsOf,
  type DateField,
  type Env,
  type Field,
  type Inputs,
  isShown,
  type NumberField,
  optionFor,
  type RowsField,
  type RowValue,
  type SimpleField,
  startValue,
  suffixOf,
  unitOf,
} from '#calculators/kernel/fields.ts'
import { dateText, eur, num } from '#calculators/kernel/format.ts'
import { type Parsed } from '#calculators/kernel/parse.ts'
import { fromEdge, parseIn, toEdge, typedText, UNITS } from '#calculators/kernel/units.ts'

/** What is in the form: text, ticks and rows of text. */
export type RawCell = string | boolean
export type RawRow = Readonly<Record<string, RawCell>>
export type Raw = Readonly<Record<string, RawCell | readonly RawRow[]>>
/** Field errors by path: "bedrag", or "schulden.2.saldo" for a cell of a list. */
export type FieldErrors = Readonly<Record<string, string>>
export type Values = Readonly<Record<string, unknown>>
export type ReadResult = { readonly values: Values; readonly errors: FieldErrors }

/** Without a prototype, so that a key such as __proto__ is a key like any other. */
export const noErrors = (): Record<string, string> => Object.create(null) as Record<string, string>

const isNumberField = (field: SimpleField): field is NumberField => 'decimals' in field

function bound(field: NumberField, value: number): string {
  if (field.kind === 'euro') return eur(value, Number.isInteger(value) ? 0 : 2)
  if (field.kind === 'year') return String(value)
  return num(toEdge(unitOf(field), value), 4)
}

function rangeError(field: NumberField, value: number, env: Env): string | null {
  const { min, max } = boundsOf(field, env)
  if (value >= min && value <= max) return null
  const range = `${`Vul een getal in tussen ${bound(field, min)} en ${bound(field, max)} ${suffixOf(field)}`.trimEnd()}.`
  return value < 0 && min === 0 ? `Dit mag niet negatief zijn. ${range}` : range
}

function checkDate(field: SimpleField & { min?: unknown; max?: unknown }, value: string): Parsed<string> {
  const { min, max } = field
  if (typeof min === 'string' && value < min) return { error: `Kies een datum vanaf ${dateText(min)}.` }
  if (typeof max === 'string' && value > max) return { error: `Kies een datum tot en met ${dateText(max)}.` }
  return { value }
}

/** Said where a choice is none of those there are; a program gets the list with it. */
export const chooseOne = 'Kies een van de mogelijkheden.'
export const askFor = (field: SimpleField) => (field.kind === 'choice' ? chooseOne : UNITS[unitOf(field)].ask)

function parseCell(field: SimpleField, raw: RawCell, env: Env): Parsed<unknown> {
  switch (field.kind) {
    case 'toggle':
      return { value: raw === true || raw === 'ja' }
    case 'text':
      return { value: String(raw).trim().slice(0, field.maxLength) }
    case 'choice': {
      const option = optionFor(field, raw)
      return option ? { value: option.value } : { error: askFor(field) }
    }
    default:
      return parseTyped(field, raw, env)
  }
}

/** "15.000 km" in a field of km: the unit that stands behind the field may be typed too. */
function withoutSuffix(field: NumberField | DateField, text: string): string {
  const suffix = suffixOf(field)
  const typed = text.trimEnd()
  if (suffix === '' || !typed.toLowerCase().endsWith(suffix.toLowerCase())) return text
  const number = typed.slice(0, typed.length - suffix.length)
  // "2 jaar en 6 maanden" is read as a whole.
  return /^[^a-z]*\d\s*$/i.test(number) ? number : text
}

/** A number or a date, within its bounds. */
function parseTyped(field: NumberField | DateField, raw: RawCell, env: Env): Parsed<unknown> {
  const number = isNumberField(field)
  if (number && field.words && Object.hasOwn(field.words, String(raw))) return { value: field.words[String(raw)] }
  const { min, max } = number ? boundsOf(field, env) : field
  const parsed = parseIn(unitOf(field), withoutSuffix(field, String(raw)), {
    decimals: number ? field.decimals : undefined,
    fits: (value) => (min === undefined || value >= min) && (max === undefined || value <= max),
  })
  if (!('value' in parsed)) return parsed
  if (typeof parsed.value === 'string') return checkDate(field, parsed.value)
  const value = fromEdge(unitOf(field), parsed.value)
  const error = number ? rangeError(field, value, env) : null
  return error === null ? { value } : { error }
}

/** Value of one cell, or the message that goes under it. */
function readCell(field: SimpleField, raw: RawCell | undefined, env: Env): { value: unknown } | { error: string } {
  const parsed = parseCell(field, raw ?? '', env)
  if ('value' in parsed || 'error' in parsed) return parsed
  return 'optional' in field && field.optional ? { value: null } : { error: askFor(field) }
}

type Known = { readonly of: unknown; readonly today: string; readonly cell: { value: unknown } | { error: string } }
const knownValues = new WeakMap<SimpleField, Known>()

/**
 * A value as its field would read it. Programs leave most fields at their start and moves try one amount in many sets, so
 * its text is written and read once.
 */
export function readValue(field: SimpleField, value: unknown, env: Env): Known['cell'] {
  const known = knownValues.get(field)
  if (known && known.of === value && known.today === env.today) return known.cell
  const cell = readCell(field, rawCell(field, value as RowValue[string]), env)
  knownValues.set(field, { of: value, today: env.today, cell })
  return cell
}

type ReadRow = Record<string, unknown>

function readRows(
  key: string,
  field: RowsField,
  raw: readonly RawRow[],
  env: Env,
  errors: Record<string, string>,
): ReadRow[] {
  if (raw.length < field.min) errors[key] = `Voeg minstens ${field.min} ${field.min === 1 ? 'rij' : 'rijen'} toe.`
  if (raw.length > field.max) errors[key] = `Hoogstens ${field.max} rijen.`
  return raw.slice(0, field.max).map((row, index) => {
    const values: ReadRow = {}
    for (const [column, cellField] of Object.entries(field.columns)) {
      // A row from before this column existed, or from a file without it, has its start value.
      const own = row[column]
      const start = startValue<unknown>(cellField.start, env)
      const cell = own === undefined ? readValue(cellField, start, env) : readCell(cellField, own, env)
      if ('error' in cell) errors[`${key}.${index}.${column}`] = cell.error
      else values[column] = cell.value
    }
    return values
  })
}

/** Start values in code units. */
export function startValues(inputs: Inputs, env: Env): Values {
  return Object.fromEntries(Object.entries(inputs).map(([key, field]) => [key, startValue<unknown>(field.start, env)]))
}

/** Reads the form. A hidden field counts with its start value, so nothing invisible can be wrong. */
export function readRaw(inputs: Inputs, raw: Raw, env: Env): ReadResult {
  return readFields(inputs, raw, env, startValues(inputs, env), (field) => readCell(field, undefined, env))
}

/** `missing` reads a field of which there is no text. */
export function readFields(
  inputs: Inputs,
  raw: Raw,
  env: Env,
  starts: Values,
  missing: (field: SimpleField, key: string) => Known['cell'],
): ReadResult {
  const errors: Record<string, string> = noErrors()
  const values: Record<string, unknown> = {}
  const hidden: string[] = []
  for (const [key, field] of Object.entries(inputs)) {
    const own = raw[key]
    if (field.kind === 'rows') {
      values[key] = readRows(key, field, Array.isArray(own) ? own : rawRows(field, starts[key]), env, errors)
      continue
    }
    const text = typeof own === 'string' || typeof own === 'boolean'
    const cell = text ? readCell(field, own, env) : missing(field, key)
    if ('error' in cell) errors[key] = cell.error
    else values[key] = cell.value
  }
  for (const [key, field] of Object.entries(inputs)) {
    if (isShown(field, values)) continue
    hidden.push(key)
    values[key] = starts[key]
  }
  // So does a cell that its row or the form hides.
  for (const [key, field] of Object.entries(inputs)) {
    if (field.kind !== 'rows') continue
    for (const [index, row] of (values[key] as ReadRow[]).entries())
      for (const [column, cell] of Object.entries(field.columns)) {
        if (isShown(cell, { ...values, ...row })) continue
        hidden.push(`${key}.${index}.${column}`)
        row[column] = startValue<unknown>(cell.start, env)
      }
  }
  const shownErrors = Object.entries(errors).filter(
    ([path]) => !hidden.includes(path) && !hidden.includes(path.split('.')[0] ?? ''),
  )
  return { values, errors: Object.fromEntries(shownErrors) }
}

/** How a value looks in its field. */
export function rawCell(field: SimpleField, value: RowValue[string] | undefined): RawCell {
  if (field.kind === 'toggle') return value === true
  if (value === null || value === undefined || typeof value === 'boolean') return ''
  return typedText(unitOf(field), value, isNumberField(field) ? field.decimals : 0)
}

function rawRows(field: RowsField, value: unknown): readonly RawRow[] {
  const list = Array.isArray(value) ? (value as readonly RowValue[]) : []
  return list.map((row) =>
    Object.fromEntries(Object.entries(field.columns).map(([column, cell]) => [column, rawCell(cell, row[column])])),
  )
}

function rawField(field: Field, value: unknown): RawCell | readonly RawRow[] {
  return field.kind === 'rows' ? rawRows(field, value) : rawCell(field, value as RowValue[string])
}

export function rawFromValues(inputs: Inputs, values: Values): Raw {
  return Object.fromEntries(Object.entries(inputs).map(([key, field]) => [key, rawField(field, values[key])]))
}

/** A fresh row for the list editor: each column's start value. */
export function freshRow(field: RowsField, env: Env): RawRow {
  return Object.fromEntries(
    Object.entries(field.columns).map(([column, cell]) => [
      column,
      rawCell(cell, startValue<RowValue[string]>(cell.start, env)),
    ]),
  )
}

/** The start values as they are in the form. */
export function startRaw(inputs: Inputs, env: Env): Raw {
  return rawFromValues(inputs, startValues(inputs, env))
}

/** Keys as they are called now, whatever an older link, file or program calls them. A key of today stands above a former one. */
export function underOwnKeys<T>(inputs: Inputs, held: Readonly<Record<string, T>>): Readonly<Record<string, T>> {
  if (Object.keys(held).every((key) => Object.hasOwn(inputs, key))) return held
  const own: Record<string, T> = Object.create(null) as Record<string, T>
  for (const [key, value] of Object.entries(held)) {
    const now = keyNow(inputs, key)
    if (now === key || !Object.hasOwn(held, now)) own[now] = value
  }
  return own
}

/** The key of this page for a key of an older version, or for the name of a fact: one name for one fact on every page. */
export function keyNow(inputs: Inputs, key: string): string {
  if (Object.hasOwn(inputs, key)) return key
  const fields = Object.entries(inputs)
  const own =
    fields.find(([, field]) => field.formerly?.includes(key)) ?? fields.find(([, field]) => field.fact === key)
  return own?.[0] ?? key
}
