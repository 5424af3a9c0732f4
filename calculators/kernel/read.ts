/** From what stands on screen, in a link or in JSON to checked values, and back. One place for all three. */
import { asPercent, dateText, eur, num } from '#calculators/kernel/format.ts'
import {
  type Env,
  type Field,
  type Inputs,
  isShown,
  type NumberField,
  type RowsField,
  type RowValue,
  type SimpleField,
  startValue,
} from '#calculators/kernel/fields.ts'
import { type NumberKind, type Parsed, parseDate, parseMonth, parseNumber } from '#calculators/kernel/parse.ts'

/** What stands in the form: text, ticks and rows of text. */
export type RawCell = string | boolean
export type RawRow = Readonly<Record<string, RawCell>>
export type Raw = Readonly<Record<string, RawCell | readonly RawRow[]>>
/** Field errors by path: "bedrag", or "schulden.2.saldo" for a cell of a list. */
export type FieldErrors = Readonly<Record<string, string>>
export type Values = Readonly<Record<string, unknown>>
export type ReadResult = { readonly values: Values; readonly errors: FieldErrors }

/** Without a prototype, so that a key such as __proto__ is a key like any other. */
const noErrors = (): Record<string, string> => Object.create(null) as Record<string, string>

const NUMBER_KINDS: Record<NumberField['kind'], NumberKind> = {
  euro: 'money',
  percent: 'percent',
  months: 'plain',
  years: 'plain',
  count: 'plain',
}

/** The number a visitor sees for a value in code. */
export function toEdge(field: NumberField, value: number): number {
  return field.kind === 'percent' ? asPercent(value) : value
}

/** The value in code for the number a visitor types; the division keeps 2,5 % exactly 0.025. */
export function fromEdge(field: NumberField, typed: number): number {
  return field.kind === 'percent' ? Number((typed / 100).toFixed(10)) : typed
}

const UNIT_WORDS: Record<NumberField['kind'], string> = {
  euro: '',
  percent: ' %',
  months: ' maanden',
  years: ' jaar',
  count: '',
}

function bound(field: NumberField, value: number): string {
  if (field.kind === 'euro') return eur(value, Number.isInteger(value) ? 0 : 2)
  return `${num(toEdge(field, value), 4)}${UNIT_WORDS[field.kind]}${field.kind === 'count' && field.unit ? ` ${field.unit}` : ''}`
}

function rangeError(field: NumberField, value: number): string | null {
  if (value >= field.min && value <= field.max) return null
  if (value < 0 && field.min === 0)
    return `Dit mag niet negatief zijn. Vul een getal in tussen ${bound(field, field.min)} en ${bound(field, field.max)}.`
  return `Vul een getal in tussen ${bound(field, field.min)} en ${bound(field, field.max)}.`
}

function checkNumber(field: NumberField, typed: number): Parsed<number> {
  const value = fromEdge(field, typed)
  const error = rangeError(field, value)
  return error ? { error } : { value }
}

function checkDate(field: SimpleField & { min?: unknown; max?: unknown }, value: string): Parsed<string> {
  const { min, max } = field
  if (typeof min === 'string' && value < min) return { error: `Kies een datum vanaf ${dateText(min)}.` }
  if (typeof max === 'string' && value > max) return { error: `Kies een datum tot en met ${dateText(max)}.` }
  return { value }
}

const EMPTY_HINTS: Record<SimpleField['kind'], string> = {
  euro: 'Vul een bedrag in, bijvoorbeeld 25.000.',
  percent: 'Vul een percentage in, bijvoorbeeld 2,5.',
  months: 'Vul een aantal maanden in.',
  years: 'Vul een aantal jaren in.',
  count: 'Vul een getal in.',
  date: 'Vul een datum in, bijvoorbeeld 15/11/2026.',
  month: 'Vul een maand in, bijvoorbeeld 11/2026.',
  choice: 'Kies een van de mogelijkheden.',
  toggle: 'Kies ja of nee.',
  text: '',
}

function parseCell(field: SimpleField, raw: RawCell): Parsed<unknown> {
  switch (field.kind) {
    case 'toggle':
      return { value: raw === true || raw === 'ja' }
    case 'text':
      return { value: String(raw).trim().slice(0, field.maxLength) }
    case 'choice': {
      const option = field.options.find((candidate) => candidate.value === raw)
      return option ? { value: option.value } : { error: EMPTY_HINTS.choice }
    }
    case 'date':
    case 'month': {
      const parsed = field.kind === 'date' ? parseDate(String(raw)) : parseMonth(String(raw))
      return 'value' in parsed ? checkDate(field, parsed.value) : parsed
    }
    default: {
      const parsed = parseNumber(String(raw), NUMBER_KINDS[field.kind], field.decimals)
      return 'value' in parsed ? checkNumber(field, parsed.value) : parsed
    }
  }
}

/** Value of one cell, or the message that goes under it. */
function readCell(field: SimpleField, raw: RawCell | undefined): { value: unknown } | { error: string } {
  const parsed = parseCell(field, raw ?? '')
  if ('value' in parsed || 'error' in parsed) return parsed
  return 'optional' in field && field.optional ? { value: null } : { error: EMPTY_HINTS[field.kind] }
}

function readRows(key: string, field: RowsField, raw: readonly RawRow[], errors: Record<string, string>): unknown[] {
  if (raw.length < field.min) errors[key] = `Voeg minstens ${field.min} ${field.min === 1 ? 'rij' : 'rijen'} toe.`
  if (raw.length > field.max) errors[key] = `Hoogstens ${field.max} rijen.`
  return raw.slice(0, field.max).map((row, index) => {
    const values: Record<string, unknown> = {}
    for (const [column, cellField] of Object.entries(field.columns)) {
      const cell = readCell(cellField, row[column])
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
  const errors: Record<string, string> = noErrors()
  const values: Record<string, unknown> = {}
  const hidden: string[] = []
  const starts = startValues(inputs, env)
  for (const [key, field] of Object.entries(inputs)) {
    const own = raw[key]
    if (field.kind === 'rows') {
      values[key] = readRows(key, field, Array.isArray(own) ? own : rawRows(field, starts[key]), errors)
      continue
    }
    const cell = readCell(field, Array.isArray(own) ? undefined : (own as RawCell | undefined))
    if ('error' in cell) errors[key] = cell.error
    else values[key] = cell.value
  }
  for (const [key, field] of Object.entries(inputs)) {
    if (isShown(field, values)) continue
    hidden.push(key)
    values[key] = starts[key]
  }
  const shownErrors = Object.entries(errors).filter(([path]) => !hidden.includes(path.split('.')[0] ?? ''))
  return { values, errors: Object.fromEntries(shownErrors) }
}

/** How a value looks in its field. */
export function rawCell(field: SimpleField, value: RowValue[string] | undefined): RawCell {
  if (field.kind === 'toggle') return value === true
  if (value === null || value === undefined) return ''
  if (field.kind === 'date' && typeof value === 'string') return dateText(value)
  if (field.kind === 'month' && typeof value === 'string') return value.split('-').toReversed().join('/')
  if (typeof value !== 'number' || field.kind === 'text' || field.kind === 'choice') return String(value)
  const typed = toEdge(field as NumberField, value)
  if (field.kind === 'count') return String(typed).replace('.', ',')
  const cents = field.kind === 'euro' && !Number.isInteger(typed) ? 2 : 0
  return num(typed, (field as NumberField).decimals, cents)
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

function jsonCell(field: SimpleField, json: unknown): { value: unknown } | { error: string } {
  if (json === null && 'optional' in field && field.optional) return { value: null }
  if (typeof json === 'boolean')
    return field.kind === 'toggle' ? { value: json } : { error: 'Hier hoort geen ja of nee.' }
  if (typeof json === 'number' && field.kind !== 'toggle') {
    if (!Number.isFinite(json)) return { error: 'Vul een getal in.' }
    if (field.kind === 'choice' || field.kind === 'text') return readCell(field, String(json))
    if (field.kind === 'date' || field.kind === 'month') return { error: EMPTY_HINTS[field.kind] }
    const decimals = (field as NumberField).decimals
    if (Math.abs(Number(json.toFixed(decimals)) - json) > 1e-9)
      return { error: `Gebruik maximaal ${decimals} decimalen.` }
    const checked = checkNumber(field as NumberField, json)
    return 'empty' in checked ? { error: EMPTY_HINTS[field.kind] } : checked
  }
  if (typeof json === 'string') return readCell(field, json)
  return { error: EMPTY_HINTS[field.kind] }
}

/** Reads a JSON object as the command line and tests give it; absent keys take their start value. */
export function readJson(inputs: Inputs, json: Readonly<Record<string, unknown>>, env: Env): ReadResult {
  const errors: Record<string, string> = noErrors()
  const values: Record<string, unknown> = { ...startValues(inputs, env) }
  for (const [key, own] of Object.entries(json)) {
    const field = Object.hasOwn(inputs, key) ? inputs[key] : undefined
    if (!field) {
      errors[key] = `Onbekend veld. Bekende velden: ${Object.keys(inputs).join(', ')}.`
    } else if (field.kind === 'rows') {
      if (!Array.isArray(own)) {
        errors[key] = 'Hier hoort een lijst.'
        continue
      }
      if (own.length < field.min) errors[key] = `Voeg minstens ${field.min} ${field.min === 1 ? 'rij' : 'rijen'} toe.`
      if (own.length > field.max) errors[key] = `Hoogstens ${field.max} rijen.`
      values[key] = own.map((row: unknown, index) => readJsonRow(`${key}.${index}`, field, row, env, errors))
    } else {
      const cell = jsonCell(field, own)
      if ('error' in cell) errors[key] = cell.error
      else values[key] = cell.value
    }
  }
  return { values, errors }
}

function readJsonRow(path: string, field: RowsField, row: unknown, env: Env, errors: Record<string, string>): Values {
  if (typeof row !== 'object' || row === null || Array.isArray(row)) {
    errors[path] = 'Elke rij is een object.'
    return {}
  }
  const given = row as Readonly<Record<string, unknown>>
  for (const column of Object.keys(given)) {
    if (!Object.hasOwn(field.columns, column))
      errors[`${path}.${column}`] = `Onbekende kolom. Bekende kolommen: ${Object.keys(field.columns).join(', ')}.`
  }
  const values: Record<string, unknown> = {}
  for (const [column, cellField] of Object.entries(field.columns)) {
    if (!Object.hasOwn(given, column)) {
      values[column] = startValue<unknown>(cellField.start, env)
      continue
    }
    const cell = jsonCell(cellField, given[column])
    if ('error' in cell) errors[`${path}.${column}`] = cell.error
    else values[column] = cell.value
  }
  return values
}
