/** Marks answers to questions whose calculator and fields are known; the rules are in testdata/README.md. */
import { catalogue } from '#calculators/catalogue.ts'
import { describeCalculator } from '#calculators/kernel/program.ts'
import type { Situation } from '#calculators/kernel/calculator.ts'
import { keyNow } from '#calculators/kernel/read.ts'
import { loadCalculator } from '#calculators/load.ts'

export type Question = {
  readonly vraag: string
  /** Null where we compute nothing. */
  readonly slug: string | null
  readonly invoer: Readonly<Record<string, unknown>>
  /** Also right; their fields are not marked. */
  readonly ook: readonly string[]
  readonly soort: string
  /** May be given, need not be. */
  readonly mag?: Readonly<Record<string, readonly unknown[] | '*'>>
  /** Other good values. */
  readonly ruim?: Readonly<Record<string, readonly unknown[] | { readonly min?: number; readonly max?: number }>>
  /** Fields of which only the sum counts. */
  readonly som?: readonly (readonly string[])[]
}

export type Answer = {
  readonly slug: string | null
  readonly invoer: Readonly<Record<string, unknown>>
  readonly sure: boolean
}

export type Mark = {
  readonly right: boolean
  /** Fields were marked: the best calculator was chosen. */
  readonly marked: boolean
  readonly wrong: readonly string[]
  readonly invented: readonly string[]
  readonly sure: boolean
}

type FieldInfo = {
  readonly key: string
  readonly kind: string
  readonly start?: unknown
  readonly columns?: readonly FieldInfo[]
  /** Names it had before, and words that stood for numbers: questions are older than fields. */
  readonly formerly?: readonly string[] | undefined
  readonly words?: Readonly<Record<string, number>> | undefined
}
export type FieldsOf = ReadonlyMap<string, ReadonlyMap<string, FieldInfo>>

export async function fieldsOfAll(situation: Situation): Promise<FieldsOf> {
  const described = await Promise.all(
    catalogue.map(async (meta) => {
      const calculator = await loadCalculator(meta.category, meta.slug)
      const fields = describeCalculator(meta, calculator, situation).inputs as unknown as readonly FieldInfo[]
      const known = fields.map((field) => {
        // The reader answers in the words of the page itself.
        const key = keyNow(calculator.inputs, field.key)
        const own = calculator.inputs[key]
        const words = own !== undefined && 'words' in own ? own.words : undefined
        return [key, { ...field, key, formerly: own?.formerly, words }] as const
      })
      return [meta.slug, new Map(known)] as const
    }),
  )
  return new Map(described)
}

const number = (value: unknown): number | null =>
  typeof value === 'number'
    ? value
    : typeof value === 'string' && /^-?\d+(?:[.,]\d+)?$/.test(value)
      ? Number(value.replace(',', '.'))
      : null
const truth = (value: unknown): unknown =>
  value === 'ja' || value === 'true' ? true : value === 'nee' || value === 'false' ? false : value

function same(wanted: unknown, got: unknown, field: FieldInfo | undefined): boolean {
  if (typeof wanted === 'boolean') return truth(got) === wanted
  const [a, b] = [number(wanted), number(got)]
  const kind = field?.kind ?? ''
  if (!/^(?:text|choice|date|month)$/.test(kind) && a !== null && b !== null && typeof wanted !== 'string') {
    if (kind === 'year' || (/^(?:count|years|months)$/.test(kind) && Math.abs(a) < 20)) return a === b
    return Math.abs(a - b) <= 0.005 * Math.abs(a) + 1e-9
  }
  return String(wanted).trim().toLowerCase() === String(got).trim().toLowerCase()
}

function alsoRight(wide: NonNullable<Question['ruim']>[string] | undefined, got: unknown): boolean {
  if (wide === undefined) return false
  if ('length' in wide)
    return wide.some((one) => (typeof one === 'string' ? String(got).startsWith(one) : number(got) === one))
  const n = number(got)
  return n !== null && n >= (wide.min ?? -Infinity) && n <= (wide.max ?? Infinity)
}

type Rows = readonly Readonly<Record<string, unknown>>[]

function markRows(
  key: string,
  wanted: Rows,
  got: unknown,
  field: FieldInfo | undefined,
  wide: NonNullable<Question['ruim']>,
) {
  if (!Array.isArray(got) || got.length !== wanted.length) return { wrong: [key], invented: [] }
  const columns = new Map((field?.columns ?? []).map((column) => [column.key, column]))
  const wrong: string[] = []
  const invented: string[] = []
  for (const [index, row] of wanted.entries()) {
    const given = (got as Rows)[index] ?? {}
    for (const [column, value] of Object.entries(row)) {
      const path = `${key}.${index}.${column}`
      if (
        !(column in given) ||
        !(same(value, given[column], columns.get(column)) || alsoRight(wide[path], given[column]))
      )
        wrong.push(path)
    }
    for (const [column, value] of Object.entries(given)) {
      const info = columns.get(column)
      if (!(column in row) && value !== '' && value !== null && info?.kind !== 'text' && value !== info?.start)
        invented.push(`${key}.${index}.${column}`)
    }
  }
  return { wrong: wrong.length > 0 ? [key] : [], invented }
}

/** Not the reader's own: what marks it must not share its mistakes. */
const regionOf = (postcode: unknown): string | null => {
  const n = number(postcode)
  if (n === null) return null
  if (n >= 1000 && n < 1300) return 'brussel'
  return (n >= 1300 && n < 1500) || (n >= 4000 && n < 8000) ? 'wallonie' : 'vlaanderen'
}

/** A question under the names that fields have now. */
function underNames(question: Question, fields: ReadonlyMap<string, FieldInfo>): Question {
  const nameOf = (key: string) =>
    fields.has(key) ? key : ([...fields.values()].find(({ formerly }) => formerly?.includes(key))?.key ?? key)
  const renamed = <T>(held: Readonly<Record<string, T>>, value: (key: string, one: T) => T = (_key, one) => one) =>
    Object.fromEntries(Object.entries(held).map(([key, one]) => [nameOf(key), value(nameOf(key), one)]))
  const word = (value: unknown) => (value === true ? 'ja' : value === false ? 'nee' : String(value))
  return {
    ...question,
    invoer: renamed(question.invoer, (key, value) => fields.get(key)?.words?.[word(value)] ?? value),
    mag: renamed(question.mag ?? {}, (key, values) =>
      values === '*' ? values : values.map((value) => fields.get(key)?.words?.[word(value)] ?? value),
    ),
    ruim: renamed(question.ruim ?? {}),
    som: (question.som ?? []).map((group) => group.map(nameOf)),
  }
}

export function mark(asked: Question, answer: Answer, all: FieldsOf): Mark {
  const { slug, invoer: got, sure } = answer
  const question = underNames(asked, all.get(slug ?? '') ?? new Map<string, FieldInfo>())
  if (question.slug === null) return { right: slug === null, marked: false, wrong: [], invented: [], sure }
  const right = slug === question.slug || (slug !== null && question.ook.includes(slug))
  if (slug !== question.slug) return { right, marked: false, wrong: [], invented: [], sure }
  const fields = all.get(slug) ?? new Map<string, FieldInfo>()
  const { ruim = {}, mag = {}, som = [] } = question
  const summed = new Set(som.flat())
  const wrong: string[] = []
  const invented: string[] = []
  for (const group of som) {
    const target = group.reduce((sum, key) => sum + (number(question.invoer[key]) ?? 0), 0)
    const parts = group.map((key) => number(got[key]))
    const total = parts.reduce<number>((sum, part) => sum + (part ?? Number.NaN), 0)
    if (!(Math.abs(total - target) <= 0.005 * target)) wrong.push(group.join('+'))
  }
  for (const [key, value] of Object.entries(question.invoer)) {
    if (summed.has(key)) continue
    const field = fields.get(key)
    if (!(key in got)) {
      const byPostcode = key === 'gewest' && regionOf(got['postcode']) === value
      const already = (field?.kind === 'choice' || field?.kind === 'toggle') && field.start === value
      if (!byPostcode && !already) wrong.push(key)
    } else if (Array.isArray(value)) {
      const rows = markRows(key, value as Rows, got[key], field, ruim)
      wrong.push(...rows.wrong)
      invented.push(...rows.invented)
    } else if (!same(value, got[key], field) && !alsoRight(ruim[key], got[key])) wrong.push(key)
  }
  for (const [key, value] of Object.entries(got)) {
    if (key in question.invoer || summed.has(key)) continue
    const may = mag[key]
    if (may === '*' || may?.some((one) => same(one, value, fields.get(key))) === true) continue
    if (key === 'postcode' && question.invoer['gewest'] === regionOf(value)) continue
    invented.push(key)
  }
  return { right, marked: true, wrong, invented, sure }
}
