// Three things are called "the rate". They are fractions (0.0325 for 3,25 %) and different types:
// effective: what one euro earns in a year; nominal: the rate per period times the periods in a year;
// periodic: the rate of one period. A number only becomes one of them by a named function.
import { findRoot } from './solve.ts'

declare const kind: unique symbol
export type EffectiveRate = number & { readonly [kind]: 'effective' }
export type NominalRate = number & { readonly [kind]: 'nominal' }
export type PeriodicRate = number & { readonly [kind]: 'periodic' }
/** Force of interest: one euro grows to e^δ in a year. */
export type ContinuousRate = number & { readonly [kind]: 'continuous' }

function above(x: number, limit: number): number {
  if (!Number.isFinite(x) || x <= limit) throw new RangeError(`not a rate: ${x}`)
  return x
}

function count(n: number): number {
  if (!(n > 0) || !Number.isFinite(n)) throw new RangeError(`not a number of periods: ${n}`)
  return n
}

export const effective = (x: number): EffectiveRate => above(x, -1) as EffectiveRate
export const nominal = (x: number): NominalRate => above(x, -Infinity) as NominalRate
export const perPeriod = (x: number): PeriodicRate => above(x, -1) as PeriodicRate
export const continuous = (x: number): ContinuousRate => above(x, -Infinity) as ContinuousRate

/** (1 + rate)^periods − 1, accurate also for tiny rates. */
export const compound = (rate: number, periods: number): number => Math.expm1(periods * Math.log1p(rate))

/** The rate of one of n equal periods in a year: (1 + I)^(1/n) − 1. */
export const periodic = (rate: EffectiveRate, n: number): PeriodicRate => perPeriod(compound(rate, 1 / count(n)))

/** The actuarial monthly rate: (1 + I)^(1/12) − 1. */
export const monthlyActuarial = (rate: EffectiveRate): PeriodicRate => periodic(rate, 12)

export const effectiveFromPeriodic = (rate: PeriodicRate, n: number): EffectiveRate =>
  effective(compound(rate, count(n)))

export const nominalToPeriodic = (rate: NominalRate, n: number): PeriodicRate => perPeriod(rate / count(n))

export const nominalFromPeriodic = (rate: PeriodicRate, n: number): NominalRate => nominal(rate * count(n))

export const nominalFromEffective = (rate: EffectiveRate, n: number): NominalRate =>
  nominalFromPeriodic(periodic(rate, n), n)

export const effectiveFromNominal = (rate: NominalRate, n: number): EffectiveRate =>
  effectiveFromPeriodic(nominalToPeriodic(rate, n), n)

export const continuousFromEffective = (rate: EffectiveRate): ContinuousRate => continuous(Math.log1p(rate))

export const effectiveFromContinuous = (rate: ContinuousRate): EffectiveRate => effective(Math.expm1(rate))

/** Fisher, exact: what is left of a return after inflation. */
export const real = (rate: number, inflation: number): number => (rate - inflation) / (1 + above(inflation, -1))

/** Fisher the other way: the return that leaves this real return after inflation. */
export const nominalFromReal = (realRate: number, inflation: number): number =>
  realRate + inflation + realRate * inflation

/**
 * A flat rate charges the same share of the *original* loan every period ("forfaitair lastenpercentage per maand"):
 * instalment = P × (1 + n × flat) / n. Without costs both ways have exactly one answer.
 */
export function periodicFromFlat(flat: number, periods: number): PeriodicRate {
  const instalment = (1 + count(periods) * above(flat, -Infinity)) / periods
  const root = findRoot((i) => instalment * discountSum(i, periods) - 1, -0.5, 1, { expand: { low: -1, high: 1e9 } })
  if (root === null) throw new RangeError(`flat rate: ${flat}`)
  return perPeriod(root)
}

export const flatFromPeriodic = (rate: PeriodicRate, periods: number): number =>
  1 / discountSum(rate, count(periods)) - 1 / periods

export const effectiveFromFlat = (flat: number, months: number): EffectiveRate =>
  effectiveFromPeriodic(periodicFromFlat(flat, months), 12)

export const flatFromEffective = (rate: EffectiveRate, months: number): number =>
  flatFromPeriodic(monthlyActuarial(rate), months)

/** Value today of 1 at the end of each period: (1 − (1 + i)^−n) / i, and n when i is 0. */
export const discountSum = (rate: number, periods: number): number =>
  rate === 0 ? periods : -compound(rate, -periods) / rate

/** Value at the end of 1 at the end of each period: ((1 + i)^n − 1) / i, and n when i is 0. */
export const growthSum = (rate: number, periods: number): number =>
  rate === 0 ? periods : compound(rate, periods) / rate
