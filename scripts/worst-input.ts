/**
 * Looks for the input that costs a calculator most: whoever asks from outside chooses it. From the default case and from
 * every field at its largest it climbs, keeping what costs more. For `npm test` (a little) and `npm run bench:worst` (more).
 */
import { type AnyCalculator, openEnv } from '#calculators/kernel/calculator.ts'
import type { Field, SimpleField } from '#calculators/kernel/fields.ts'
import { outcomeOf } from '#calculators/kernel/fuzz.ts'
import { type Raw, rawCell, type RawCell, rawFromValues, startValues } from '#calculators/kernel/read.ts'
import { situation } from '#calculators/kernel/testing.ts'
import { seeded } from '#finance/random.ts'

/** What we promise of one computation, on one core. */
export const mostMs = 30

export type Worst = { readonly ms: number; readonly raw: Raw; readonly accepted: number }

/** Milliseconds of processor time of this thread: what others do on the machine does not count. */
function worked(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** The corners of a field, largest first, and a few values between. */
function cornersOf(field: SimpleField, start: RawCell): readonly RawCell[] {
  switch (field.kind) {
    case 'toggle':
      return [true, false]
    case 'choice':
      return field.options.map((option) => option.value)
    case 'text':
      return [start, '9000 Gent', '']
    case 'date':
      return ['31/12/2060', '01/01/1990', '15/06/2015', '15/11/2026', '01/07/2030', start]
    case 'month':
      return ['12/2060', '01/1990', '06/2015', '11/2026', '07/2030', start]
    default: {
      const { min, max } = field
      const between = [0.001, 0.02, 0.1, 0.5, 0.9].map((share) => min + share * (max - min))
      const rounded = between.map((value) => Number(value.toFixed(field.decimals)))
      return [max, min, ...rounded].map((value) => rawCell(field, value)).concat([start])
    }
  }
}

function rowsOf(field: Extract<Field, { kind: 'rows' }>, count: number, pick: <T>(list: readonly T[]) => T) {
  const row = () =>
    Object.fromEntries(Object.entries(field.columns).map(([name, column]) => [name, pick(cornersOf(column, ''))]))
  return Array.from({ length: count }, row)
}

/** The mean of some runs; some kernels count the time of a thread in steps, so that one short run tells nothing. */
function costOf(calculator: AnyCalculator, raw: Raw, runs: number): number | undefined {
  const started = worked()
  for (let run = 0; run < runs; run++) if (outcomeOf(calculator, raw).status !== 'ok') return undefined
  return (worked() - started) / runs
}

/** What costs no more than `enough` is not measured again: whoever only asks whether a limit holds need not know by how much. */
export function worstOf(calculator: AnyCalculator, tries: number, seed: number, enough = 0): Worst {
  const random = seeded(seed)
  const pick = <T>(list: readonly T[]): T => list[random.integer(list.length)] as T
  const start = rawFromValues(calculator.inputs, startValues(calculator.inputs, openEnv(situation())))
  const fields = Object.entries(calculator.inputs)
  const cornerOf = ([key, field]: readonly [string, Field], which: 'largest' | 'any'): Raw => {
    if (field.kind === 'rows') {
      const count = which === 'largest' ? field.max : pick([field.max, field.min, Math.ceil(field.max / 2)])
      return { [key]: rowsOf(field, count, pick) }
    }
    const given = start[key]
    const corners = cornersOf(field, given === undefined || Array.isArray(given) ? '' : (given as RawCell))
    return { [key]: which === 'largest' ? (corners[0] as RawCell) : pick(corners) }
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
    const ms = first <= enough ? first : Math.min(first, costOf(calculator, raw, 3) ?? 0)
    if (ms > best.ms) best = { ms, raw, accepted }
  }
  // One field at its largest, each by itself: many are only allowed apart.
  for (const field of fields) consider(merged([best.raw, cornerOf(field, 'largest')]))
  consider(merged([start, ...fields.map((field) => cornerOf(field, 'largest'))]))
  for (let attempt = 0; attempt < tries; attempt++) {
    const changes = Array.from({ length: 1 + random.integer(3) }, () => cornerOf(pick(fields), 'any'))
    consider(merged([best.raw, ...changes]))
  }
  if (best.ms <= enough) return best
  // Once more, when all of it is compiled: the cheapest of some rounds, because a busy machine makes a round dearer.
  const rounds = Array.from({ length: 3 }, () => costOf(calculator, best.raw, 4) ?? best.ms)
  return { ...best, ms: Math.min(...rounds) }
}
