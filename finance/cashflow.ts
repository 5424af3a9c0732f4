// Value and return of cash flows. All rates of return come from one equation, Σ amount × (1 + r)^−t = 0; they only
// differ in how time is counted. More than one root, or none: null.
import { addMonths, addYears, addDays, daysBetween, minDate, toDayNumber } from './dates.ts'
import type { PlainDate } from './dates.ts'
import { at, last } from './list.ts'
import { effective } from './rate.ts'
import type { EffectiveRate } from './rate.ts'
import { findRoot } from './solve.ts'

/** An amount received (+) or paid (−) at a time in years or periods. */
export type TimedFlow = { time: number; amount: number }
export type DatedFlow = { date: PlainDate; amount: number }

/** Value at time 0 of flows at times 0, 1, 2, … (Excel's NPV puts the first one at time 1). */
export function npv(rate: number, flows: readonly number[]): number {
  if (!(rate > -1)) throw new RangeError(`rate: ${rate}`)
  return flows.reduceRight((later, amount) => amount + later / (1 + rate), 0)
}

/** Rate per period of flows at times 0, 1, 2, … */
export const irr = (flows: readonly number[]): number | null =>
  internalRate(flows.map((amount, time) => ({ time, amount })))

const dated = (flows: readonly DatedFlow[]): TimedFlow[] => {
  const first = flows[0]
  if (!first) return []
  const start = toDayNumber(first.date)
  return flows.map(({ date, amount }) => ({ time: (toDayNumber(date) - start) / 365, amount }))
}

/** Value on the first flow's date, days over 365 as in Excel. */
export function xnpv(rate: number, flows: readonly DatedFlow[]): number {
  if (!(rate > -1)) throw new RangeError(`rate: ${rate}`)
  return dated(flows).reduce((total, { time, amount }) => total + amount * (1 + rate) ** -time, 0)
}

/** Effective yearly rate of dated flows, days over 365 as in Excel. */
export const xirr = (flows: readonly DatedFlow[]): number | null => internalRate(dated(flows))

// x = ln(1 + r) makes the equation a sum of exponentials; rates outside e^±30 are no rates.
const limit = 30

/** The only rate at which the flows are worth nothing, or null when there is none or more than one. */
export function internalRate(unsorted: readonly TimedFlow[]): number | null {
  for (const { time, amount } of unsorted) {
    if (!Number.isFinite(time) || !Number.isFinite(amount)) throw new RangeError(`flow of ${amount} at ${time}`)
  }
  const flows = joined(unsorted)
  const changes = signChanges(flows.map((flow) => flow.amount))
  if (changes === 0) return null
  const start = at(flows, 0).time
  const end = last(flows).time
  const times = Float64Array.from(flows, (flow) => flow.time)
  const amounts = Float64Array.from(flows, (flow) => flow.amount)
  // Valued at the first flow when money grows, at the last when it shrinks: no exponential overflows, the sign is the same.
  const value = (x: number): number => {
    const reference = x < 0 ? end : start
    let total = 0
    for (let k = 0; k < times.length; k++) total += (amounts[k] ?? 0) * Math.exp(-x * ((times[k] ?? 0) - reference))
    return total
  }
  // One change of sign has one root (Descartes, also for real exponents).
  const root =
    changes === 1 ? findRoot(value, -0.1, 0.1, { expand: { low: -limit, high: limit } }) : onlyRoot(flows, value)
  return root === null ? null : Math.expm1(root)
}

/** In order of time, flows of the same moment added up. */
function joined(flows: readonly TimedFlow[]): TimedFlow[] {
  const result: TimedFlow[] = []
  for (const { time, amount } of flows.toSorted((a, b) => a.time - b.time)) {
    const before = result.at(-1)
    if (before?.time === time) before.amount += amount
    else result.push({ time, amount })
  }
  return result
}

const signChanges = (amounts: readonly number[]): number => {
  let changes = 0
  let previous = 0
  for (const amount of amounts) {
    if (amount === 0) continue
    if (previous !== 0 && amount > 0 !== previous > 0) changes++
    previous = amount
  }
  return changes
}

const step = 0.01
const steps = 300

// Several changes of sign may mean several roots: look for all of them between −95 % and +1 900 % per unit of time.
function onlyRoot(flows: readonly TimedFlow[], value: (x: number) => number): number | null {
  const roots: number[] = []
  const signs = [...signsAlong(flows, -1, value).toReversed(), ...signsAlong(flows, 1, value).subarray(1)]
  for (let k = -steps; k < steps; k++) {
    const isSame = at(signs, k + steps) * at(signs, k + steps + 1) > 0
    const root = isSame ? null : findRoot(value, k * step, (k + 1) * step)
    // A root on the edge of two steps is found twice.
    if (root !== null && root !== roots.at(-1)) roots.push(root)
  }
  if (roots.length <= 1) return roots[0] ?? null
  // Norstrom: running totals that change sign once leave exactly one positive rate, the one that is meant.
  let total = 0
  const running = flows.map(({ amount }) => (total += amount))
  return signChanges(running) === 1 ? (roots.find((root) => root > 0) ?? null) : null
}

/** Below this part of what is added up, products and powers could give different signs. */
const unsure = 1e-10

/**
 * The sign of the value at 0, 1, 2, … steps up or down. From one step to the next every flow shrinks by the same part, so
 * that a product replaces a power; where the flows nearly cancel out, the value itself is asked.
 */
function signsAlong(flows: readonly TimedFlow[], way: 1 | -1, value: (x: number) => number): Int8Array {
  const reference = way > 0 ? at(flows, 0).time : last(flows).time
  const terms = Float64Array.from(flows, ({ amount }) => amount)
  const shrinks = Float64Array.from(flows, ({ time }) => Math.exp(-step * Math.abs(time - reference)))
  const signs = new Int8Array(steps + 1)
  for (let k = 0; k <= steps; k++) {
    let total = 0
    let size = 0
    for (let j = 0; j < terms.length; j++) {
      const term = terms[j] ?? 0
      total += term
      size += Math.abs(term)
      terms[j] = term * (shrinks[j] ?? 0)
    }
    signs[k] = Math.sign(Math.abs(total) > unsure * size ? total : value(way * k * step))
  }
  return signs
}

/** A flow on a date, or a number of equal months, weeks (52 a year), years or days (365 a year) after the start. */
export type AprFlow = { amount: number } & (
  | { date: PlainDate }
  | { years: number }
  | { months: number }
  | { weeks: number }
  | { days: number }
)

/** How the time between dates is measured: in days over 365, or in whole periods counted backwards plus days. */
export type AprCounting = 'days' | 'weeks' | 'months' | 'years'

/**
 * Annual percentage rate by the equation of annex I of Directive 2008/48/EC (the same in 2014/17/EU):
 * Σ draws × (1 + X)^−t = Σ payments × (1 + X)^−s. Amounts are positive on both sides; costs are payments.
 */
export function apr(options: {
  draws: readonly AprFlow[]
  payments: readonly AprFlow[]
  counting?: AprCounting | undefined
}): EffectiveRate | null {
  const { draws, payments, counting = 'months' } = options
  const dates = [...draws, ...payments].flatMap((flow) => ('date' in flow ? [flow.date] : []))
  const start = dates.length > 0 ? minDate(...dates) : null
  const timed = (flow: AprFlow, sign: 1 | -1): TimedFlow => ({
    time: aprTime(flow, start, counting),
    amount: sign * flow.amount,
  })
  const rate = internalRate([...draws.map((flow) => timed(flow, 1)), ...payments.map((flow) => timed(flow, -1))])
  return rate === null ? null : effective(rate)
}

function aprTime(flow: AprFlow, start: PlainDate | null, counting: AprCounting): number {
  if ('years' in flow) return flow.years
  if ('months' in flow) return flow.months / 12
  if ('weeks' in flow) return flow.weeks / 52
  if ('days' in flow) return flow.days / 365
  return aprYears(start ?? flow.date, flow.date, counting)
}

/**
 * Years between two dates by remarks (c) and (d) of the annex: whole periods are counted backwards from the last day,
 * the days that remain are divided by the length (365 or 366) of the year that ends on the last of them.
 */
export function aprYears(from: PlainDate, to: PlainDate, counting: AprCounting): number {
  const days = daysBetween(from, to)
  if (days < 0) throw new RangeError(`${to} is before ${from}`)
  if (counting === 'days') return days / 365
  const back = (n: number): PlainDate =>
    counting === 'weeks' ? addDays(to, -7 * n) : counting === 'months' ? addMonths(to, -n) : addYears(to, -n)
  const inYear = { weeks: 52, months: 12, years: 1 }[counting]
  let periods = Math.floor(days / { weeks: 7, months: 28, years: 365 }[counting])
  while (back(periods) < from) periods--
  const reached = back(periods)
  return periods / inYear + daysBetween(from, reached) / daysBetween(addYears(reached, -1), reached)
}
