/** Between the fields of one page and the facts of a household, as texts: what a visitor typed once fills every page that asks it. */
import { type Env, type Field, type Inputs, type RowsField } from '#calculators/kernel/fields.ts'
import { parseMonth } from '#calculators/kernel/parse.ts'
import {
  freshRow,
  freshRows,
  type Raw,
  rawFromValues,
  type RawRow,
  readRaw,
  type Values,
} from '#calculators/kernel/read.ts'

/**
 * Texts by the name of the fact. One with several values, such as the months of birth of children, has them with commas; one
 * with several of each, such as debts, has a semicolon between rows and a space between values: "lening 11.000 4,75 250".
 */
export type FactTexts = Readonly<Record<string, string>>

/** The rows in a text, by column; "-" is a value that is not known, where others follow it. */
export function rowsIn(columns: readonly string[], text: string): readonly Readonly<Record<string, string>>[] {
  const several = columns.length > 1
  return text.split(several ? ';' : ',').map((row) => {
    const cells = several ? row.trim().split(/\s+/) : [row.trim()]
    return Object.fromEntries(columns.map((column, index) => [column, cells[index]?.replace(/^-$/, '') ?? '']))
  })
}

function rowsText(columns: readonly string[], rows: readonly RawRow[]): string {
  const several = columns.length > 1
  return rows
    .map((row) => columns.map((column) => String(row[column] ?? '')))
    .map((cells) => (several ? cells.map((cell) => cell.replaceAll(/\s/g, '') || '-') : cells).join(' '))
    .map((row) => (several ? row.replace(/(?:(?:^| )-)+$/, '') : row))
    .filter((row) => row !== '')
    .join(several ? '; ' : ',')
}

type Asked = { readonly key: string; readonly field: Field; readonly fact: string }

export function askedFacts(inputs: Inputs): readonly Asked[] {
  return Object.entries(inputs).flatMap(([key, field]) =>
    field.fact === undefined ? [] : [{ key, field, fact: field.fact }],
  )
}

/** Whether the field takes this text: a choice a page does not offer, or an amount it refuses, stays away. */
function accepts(field: Field, raw: Raw[string], env: Env): boolean {
  const alone: Field = { ...field, when: undefined }
  return Object.keys(readRaw({ cell: alone }, { cell: raw }, env).errors).length === 0
}

function rawOf(field: Field, text: string, env: Env): Raw[string] {
  if (field.kind === 'toggle') return text === 'ja'
  if (field.kind !== 'rows') return text
  return rowsIn(field.factColumns ?? [], text).map((cells) => ({ ...freshRow(field, env), ...cells }))
}

const monthsIn = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7))

function ageText(born: string, today: string): string {
  const read = parseMonth(born.trim())
  return 'value' in read ? String(Math.floor((monthsIn(today) - monthsIn(read.value)) / 12)) : ''
}

function textOf(field: Field, raw: Raw[string]): string {
  if (typeof raw === 'boolean') return raw ? 'ja' : 'nee'
  if (typeof raw === 'string') return raw
  return field.kind === 'rows' ? rowsText(field.factColumns ?? [], raw) : ''
}

/** Rows of which other facts tell the age, or only how many there are. */
function rowsFor(field: RowsField, known: (fact?: string) => string, env: Env): readonly RawRow[] | undefined {
  const { ages, counted } = field
  const births = known(ages?.fact)
  if (ages && births !== '')
    return births.split(',').map((born) => ({ ...freshRow(field, env), [ages.column]: ageText(born, env.today) }))
  const count = known(counted)
  return /^\d+$/.test(count) ? freshRows(field, Number(count), env) : undefined
}

/** The fields of this page that the facts fill in. */
export function filledFrom(inputs: Inputs, facts: FactTexts, env: Env): Raw {
  const known = (fact = '') => (Object.hasOwn(facts, fact) ? facts[fact] : '') ?? ''
  const fits = Object.entries(inputs).flatMap(([key, field]) => {
    const text = known(field.fact)
    const raw = text !== '' ? rawOf(field, text, env) : field.kind === 'rows' ? rowsFor(field, known, env) : undefined
    return raw !== undefined && accepts(field, raw, env) ? [[key, raw] as const] : []
  })
  return Object.fromEntries(fits)
}

/** The facts in these fields; unfinished texts are none. */
export function factsIn(inputs: Inputs, raw: Raw, env: Env): FactTexts {
  const found = askedFacts(inputs).flatMap(({ key, field, fact }) => {
    const own = raw[key]
    if (own === undefined || !accepts(field, own, env)) return []
    const text = textOf(field, own)
    return text === '' ? [] : [[fact, text] as const]
  })
  return Object.fromEntries(found)
}

/** The same from values that were read already. */
export function factsOf(inputs: Inputs, values: Values, keys: readonly string[]): FactTexts {
  const found = askedFacts(inputs).flatMap(({ key, field, fact }) => {
    if (!keys.includes(key)) return []
    const text = textOf(field, rawFromValues({ [key]: field }, values)[key] ?? '')
    return text === '' ? [] : [[fact, text] as const]
  })
  return Object.fromEntries(found)
}
