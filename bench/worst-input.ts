/**
 * Looks for the input that costs a calculator most: whoever asks from outside chooses it. From the default case and from
 * every field at its largest it climbs, keeping what costs more. For `npm run bench:worst`.
 */
import { type AnyCalculator, openEnv } from '#calculators/kernel/calculator.ts'
import { boundsOf, type Env, type Field, type RowsField, type SimpleField } from '#calculators/kernel/fields.ts'
import { outcomeOf } from '#calculators/kernel/fuzz.ts'
import {
  freshRow,
  type Raw,
  rawCell,
  type RawCell,
  type RawRow,
  rawFromValues,
  startValues,
} from '#calculators/kernel/read.ts'
import { situation } from '#calculators/kernel/testing.ts'
import { fromDayNumber, toDayNumber } from '#finance/dates.ts'
import { seeded } from '#finance/random.ts'

/** What we promise of one computation, on one core. */
export const mostMs = 30

export type Worst = { readonly ms: number; readonly raw: Raw; readonly accepted: number }

/** Milliseconds of processor time of this thread: what others do on the machine does not count. */
export function worked(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** The value at a share of the way from the smallest to the largest that a field takes. */
function between(field: SimpleField, share: number, env: Env): RawCell {
  switch (field.kind) {
    case 'toggle':
      return share >= 0.5
    case 'choice':
      return field.options[Math.min(field.options.length - 1, Math.floor(share * field.options.length))]?.value ?? ''
    case 'text':
      return ''
    case 'date':
    case 'month': {
      const [first, last] = [field.min ?? '1990-01-01', field.max ?? '2060-12-31'].map((day) =>
        toDayNumber(day.length === 7 ? `${day}-01` : day),
      )
      const day = fromDayNumber(Math.round((first ?? 0) + share * ((last ?? 0) - (first ?? 0))))
      return rawCell(field, field.kind === 'month' ? day.slice(0, 7) : day)
    }
    default: {
      const { min, max } = boundsOf(field, env)
      return rawCell(field, Number((min + share * (max - min)).toFixed(field.decimals)))
    }
  }
}

/** The corners of a field, largest first, and a few values between. */
function cornersOf(field: SimpleField, start: RawCell, env: Env): readonly RawCell[] {
  if (field.kind === 'toggle') return [true, false]
  if (field.kind === 'choice') return field.options.map((option) => option.value)
  if (field.kind === 'text') return [start, '9000 Gent', '']
  return [1, 0, 0.001, 0.02, 0.1, 0.5, 0.9].map((share) => between(field, share, env)).concat([start])
}

type Pick = <T>(list: readonly T[]) => T

/** How a column of a long list is filled: as the list had it, one corner for all rows, one for each, or from end to end. */
const ways = ['kept', 'kept', 'same', 'each', 'spread'] as const
type Way = (typeof ways)[number]

type Filling = { readonly count: number; readonly wayOf: (column: SimpleField) => Way }

/** A list of so many rows: those it has again and again, with some of the columns filled anew. */
function rowsOf(field: RowsField, held: readonly RawRow[], { count, wayOf }: Filling, pick: Pick, env: Env): RawRow[] {
  const fresh = freshRow(field, env)
  const columns = Object.entries(field.columns).map(([name, column]) => {
    const corners = cornersOf(column, fresh[name] ?? '', env)
    return { name, column, way: wayOf(column), corners, same: pick(corners) }
  })
  return Array.from({ length: count }, (_, index) => {
    const row = held[index % Math.max(1, held.length)] ?? fresh
    const cells = columns.map(({ name, column, way, corners, same }) => {
      if (way === 'kept') return [name, row[name] ?? fresh[name] ?? '']
      if (way === 'spread') return [name, between(column, (index + 0.5) / count, env)]
      return [name, way === 'same' ? same : pick(corners)]
    })
    return Object.fromEntries(cells) as RawRow
  })
}

const isDay = ({ kind }: SimpleField) => kind === 'date' || kind === 'month'
/** Tried first of every list: as long as it may be, on as many days as it may have, and anything in its cells. */
const longest: readonly Filling['wayOf'][] = [
  () => 'kept',
  (column) => (isDay(column) ? 'spread' : 'kept'),
  (column) => (isDay(column) ? 'spread' : 'each'),
]

/** The mean of some runs; some kernels count the time of a thread in steps, so that one short run tells nothing. */
function costOf(calculator: AnyCalculator, raw: Raw, runs: number): number | undefined {
  const started = worked()
  for (let run = 0; run < runs; run++) if (outcomeOf(calculator, raw).status !== 'ok') return undefined
  return (worked() - started) / runs
}

export function worstOf(calculator: AnyCalculator, tries: number, seed: number): Worst {
  const random = seeded(seed)
  const pick: Pick = <T>(list: readonly T[]): T => list[random.integer(list.length)] as T
  const env = openEnv(situation())
  const start = rawFromValues(calculator.inputs, startValues(calculator.inputs, env))
  const fields = Object.entries(calculator.inputs)
  const heldBy = (raw: Raw, key: string): readonly RawRow[] => {
    const rows = raw[key]
    return Array.isArray(rows) ? (rows as readonly RawRow[]) : []
  }
  const cornersAt = (key: string, field: SimpleField) => {
    const given = start[key]
    return cornersOf(field, typeof given === 'string' || typeof given === 'boolean' ? given : '', env)
  }
  const largest = ([key, field]: readonly [string, Field]): readonly Raw[] =>
    field.kind === 'rows'
      ? longest.map((wayOf) => ({
          [key]: rowsOf(field, heldBy(start, key), { count: field.max, wayOf }, pick, env),
        }))
      : [{ [key]: cornersAt(key, field)[0] ?? '' }]
  const any = ([key, field]: readonly [string, Field], raw: Raw): Raw => {
    if (field.kind !== 'rows') return { [key]: pick(cornersAt(key, field)) }
    const count = pick([field.max, field.max, field.min, Math.ceil(field.max / 2)])
    return { [key]: rowsOf(field, heldBy(raw, key), { count, wayOf: () => pick(ways) }, pick, env) }
  }
  const merged = (parts: readonly Raw[]): Raw => Object.fromEntries(parts.flatMap((part) => Object.entries(part)))

  costOf(calculator, start, 3)
  let best: Worst = { ms: costOf(calculator, start, 3) ?? 0, raw: start, accepted: 1 }
  const consider = (raw: Raw) => {
    const first = costOf(calculator, raw, 1)
    if (first === undefined) return
    const accepted = best.accepted + 1
    best = { ...best, accepted }
    if (first <= best.ms) return
    const ms = Math.min(first, costOf(calculator, raw, 3) ?? 0)
    if (ms > best.ms) best = { ms, raw, accepted }
  }
  // One field at its largest, each by itself: many are only allowed apart.
  for (const field of fields) for (const change of largest(field)) consider(merged([best.raw, change]))
  consider(merged([start, ...fields.flatMap(largest)]))
  for (let attempt = 0; attempt < tries; attempt++) {
    const changes = Array.from({ length: 1 + random.integer(3) }, () => any(pick(fields), best.raw))
    consider(merged([best.raw, ...changes]))
  }
  // Once more, when all of it is compiled: the cheapest of some rounds, because a busy machine makes a round dearer.
  const rounds = Array.from({ length: 3 }, () => costOf(calculator, best.raw, 4) ?? best.ms)
  return { ...best, ms: Math.min(...rounds) }
}
