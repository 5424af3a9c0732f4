// Capital that grows with interest and deposits. A projection, so nothing is rounded here; the page rounds what it shows.
// Time runs in years. A rate is quoted as banks quote it: nominal per year, added `compounding` times a year
// (1 makes it the effective rate). A year has 52 weeks, 12 months or 4 quarters of equal length.
import {
  compound,
  continuous,
  effective,
  effectiveFromContinuous,
  effectiveFromNominal,
  growthSum,
  nominal,
  nominalFromEffective,
  periodic,
} from './rate.ts'
import type { EffectiveRate, PeriodicRate } from './rate.ts'
import { bisectInteger, findRoot } from './solve.ts'

export type Annuity = {
  start?: number
  deposit?: number
  periodicRate: PeriodicRate
  periods: number
  /** Deposits at the beginning of each period instead of at its end. */
  due?: boolean
}

/** Start capital plus an equal deposit each period, at the end of the last period. */
export function futureValue({ start = 0, deposit = 0, periodicRate, periods, due = false }: Annuity): number {
  const deposits = deposit * growthSum(periodicRate, periods) * (due ? 1 + periodicRate : 1)
  return start * (1 + compound(periodicRate, periods)) + deposits
}

export type Rhythm = 'weekly' | 'monthly' | 'quarterly' | 'yearly'
export const perYear = { weekly: 52, monthly: 12, quarterly: 4, yearly: 1 } as const satisfies Record<Rhythm, number>

export type Compounding = number | 'continuous'

type Withholding = { readonly rate: number; readonly exempt: number }

export type GrowthPlan = {
  start: number
  deposit: number
  rhythm?: Rhythm
  /** Yearly rate, nominal at the frequency of `compounding`. */
  rate: number
  compounding?: Compounding
  years: number
  /** Deposits at the beginning of each period instead of at its end. */
  due?: boolean
  /** Yearly growth of the deposit, from its second year on. */
  depositGrowth?: number
  /** Taken at the end of each year, and at the end of the plan, on the interest of that year above the exempt part. */
  withholding?: Withholding
  /** How many rows a year the schedule shows. */
  rowsPerYear?: number
}

export type GrowthRow = {
  /** Time at the end of the row, in years. */
  year: number
  /** All deposits so far, without the start capital. */
  deposits: number
  /** Interest so far on start and deposits themselves. */
  simpleInterest: number
  /** Interest so far on interest. */
  compoundInterest: number
  interest: number
  /** Withheld so far; the interest above is what was left after it. */
  tax: number
  balance: number
}

export type Growth = {
  rows: GrowthRow[]
  start: number
  deposits: number
  simpleInterest: number
  compoundInterest: number
  interest: number
  tax: number
  final: number
}

export function effectiveRate(rate: number, compounding: Compounding = 1): EffectiveRate {
  return compounding === 'continuous'
    ? effectiveFromContinuous(continuous(rate))
    : effectiveFromNominal(nominal(rate), compounding)
}

const tiny = 1e-9

/** Balance at the end of each row (and at the end of the plan), split into start, deposits, simple interest and interest on interest. */
export function growthSchedule(plan: GrowthPlan): Growth {
  const {
    start,
    deposit,
    rhythm = 'monthly',
    rate,
    compounding = 1,
    years,
    due = false,
    depositGrowth = 0,
    withholding,
    rowsPerYear = 1,
  } = plan
  for (const x of [start, deposit, rate, depositGrowth])
    if (!Number.isFinite(x)) throw new RangeError(`not a number: ${x}`)
  if (!(years >= 0) || years > 1000) throw new RangeError(`years: ${years}`)
  if (!Number.isInteger(rowsPerYear) || rowsPerYear < 1) throw new RangeError(`rowsPerYear: ${rowsPerYear}`)
  const depositsPerYear = perYear[rhythm]
  const untaxed = openAccount(rate, compounding)
  const account = withholding ? taxed(untaxed, withholding, years) : untaxed
  const numberOfDeposits = Math.floor(years * depositsPerYear + tiny)
  const rows: GrowthRow[] = []
  let deposits = 0
  let done = 0
  account.add(0, start)
  const depositUntil = (time: number, including: boolean): void => {
    for (; done < numberOfDeposits; done++) {
      const at = (due ? done : done + 1) / depositsPerYear
      if (including ? at > time + tiny : at > time - tiny) return
      const amount = deposit * (1 + depositGrowth) ** Math.floor(done / depositsPerYear)
      account.add(at, amount)
      deposits += amount
    }
  }
  for (let row = 1; row < years * rowsPerYear + 1 - tiny; row++) {
    const time = Math.min(row / rowsPerYear, years)
    // A deposit at the beginning of a period belongs to the row of that period.
    depositUntil(time, !due)
    const { balance, simpleInterest, tax } = account.at(time)
    const interest = balance - start - deposits
    const compoundInterest = interest - simpleInterest
    rows.push({ year: time, deposits, simpleInterest, compoundInterest, interest, tax, balance })
  }
  const none = { deposits: 0, simpleInterest: 0, compoundInterest: 0, interest: 0, tax: 0, balance: start }
  const { balance: final, ...last } = rows.at(-1) ?? none
  const { simpleInterest, compoundInterest, interest } = last
  return { rows, start, deposits: last.deposits, simpleInterest, compoundInterest, interest, tax: last.tax, final }
}

/** What `growthSchedule` ends with, a year at a time and without its rows: a search asks it some sixty times. */
export function finalOf(plan: GrowthPlan): number {
  const { start, deposit, rhythm = 'monthly', rate, compounding = 1, years } = plan
  const { due = false, depositGrowth = 0, withholding } = plan
  const deposits = perYear[rhythm]
  const yearly = effectiveRate(rate, compounding)
  const perPeriod = periodic(yearly, deposits)
  const grown = (time: number) => 1 + compound(yearly, time)
  const numberOfDeposits = Math.floor(years * deposits + tiny)
  let [value, paid, kept] = [start, start, 0]
  for (let year = 0; year < years; year++) {
    const length = Math.min(1, years - year)
    const times = Math.max(0, Math.min(deposits, numberOfDeposits - year * deposits))
    const amount = deposit * (1 + depositGrowth) ** year
    const together = amount * growthSum(perPeriod, times) * (due ? 1 + perPeriod : 1)
    value = value * grown(length) + together * grown(length - times / deposits)
    paid += amount * times
    if (withholding === undefined) continue
    const interest = value - paid - kept
    const withheld = Math.max(0, interest - withholding.exempt) * withholding.rate
    value -= withheld
    kept += interest - withheld
  }
  return value
}

/** Time never goes back. */
type Account = {
  add(time: number, amount: number): void
  at(time: number): Pick<GrowthRow, 'balance' | 'simpleInterest' | 'tax'>
}
type OpenAccount = Account & {
  /** Out of the interest: the money itself stays what it was. */
  take(time: number, amount: number): void
}

// Grows at every moment with the equivalent rate. An amount younger than one compounding period has had no interest
// on interest yet: until then all of its interest counts as simple, after that rate × time does.
function openAccount(rate: number, compounding: Compounding): OpenAccount {
  const yearly = effectiveRate(rate, compounding)
  const period = compounding === 'continuous' ? 0 : 1 / compounding
  const young: { time: number; amount: number }[] = []
  let now = 0
  let value = 0
  let oldAmount = 0
  let oldAmountTime = 0
  const moveTo = (time: number): void => {
    value *= 1 + compound(yearly, time - now)
    now = time
  }
  return {
    add(time, amount) {
      moveTo(time)
      value += amount
      young.push({ time, amount })
    },
    take(time, amount) {
      moveTo(time)
      value -= amount
    },
    at(time) {
      for (let first = young[0]; first && time - first.time >= period - tiny; first = young[0]) {
        oldAmount += first.amount
        oldAmountTime += first.amount * first.time
        young.shift()
      }
      const fresh = young.reduce((total, { time: from, amount }) => total + amount * compound(yearly, time - from), 0)
      const simpleInterest = rate * (oldAmount * time - oldAmountTime) + fresh
      return { balance: value * (1 + compound(yearly, time - now)), simpleInterest, tax: 0 }
    },
  }
}

// Before anything happens after the end of a year, the tax on the interest of that year is taken.
function taxed(account: OpenAccount, { rate, exempt }: Withholding, end: number): Account {
  let paidIn = 0
  let kept = 0
  let tax = 0
  let settled = 0
  const settleUntil = (time: number): void => {
    while (settled < end && Math.min(settled + 1, end) <= time + tiny) {
      settled = Math.min(settled + 1, end)
      const interest = account.at(settled).balance - paidIn - kept
      const withheld = Math.max(0, interest - exempt) * rate
      account.take(settled, withheld)
      tax += withheld
      kept += interest - withheld
    }
  }
  return {
    add(time, amount) {
      settleUntil(time)
      account.add(time, amount)
      paidIn += amount
    },
    at(time) {
      settleUntil(time)
      const { balance, simpleInterest } = account.at(time)
      const interest = balance - paidIn
      // Tax takes the same part of interest and of interest on interest.
      return { balance, simpleInterest: tax > 0 ? (simpleInterest * interest) / (interest + tax) : simpleInterest, tax }
    },
  }
}

type Known<K extends keyof GrowthPlan> = Omit<GrowthPlan, K> & { final: number }
export type GrowthQuestion =
  | ({ unknown: 'final' } & GrowthPlan)
  | ({ unknown: 'start' } & Known<'start'>)
  | ({ unknown: 'deposit' } & Known<'deposit'>)
  | ({ unknown: 'rate' } & Known<'rate'>)
  | ({ unknown: 'time' } & Known<'years'>)

/** Longest time that is searched. */
const longest = 200

/**
 * The one figure that is missing, or null when nothing fits. Time with deposits is the first whole deposit period in
 * which the goal is reached, in years; without deposits it is the exact moment.
 */
export function solveGrowth(question: GrowthQuestion): number | null {
  if (question.withholding && question.unknown !== 'final' && question.unknown !== 'rate') return solveTaxed(question)
  switch (question.unknown) {
    case 'final':
      return growthSchedule(question).final
    case 'start': {
      const without = growthSchedule({ ...question, start: 0 }).final
      const perEuro = growthSchedule({ ...question, start: 1, deposit: 0 }).final
      return (question.final - without) / perEuro
    }
    case 'deposit': {
      const without = growthSchedule({ ...question, deposit: 0 }).final
      const perEuro = growthSchedule({ ...question, start: 0, deposit: 1 }).final
      return perEuro > 0 ? (question.final - without) / perEuro : null
    }
    case 'rate': {
      // The lowest rate that still leaves something after a year, one trillionth.
      const { compounding = 1 } = question
      const lowest =
        compounding === 'continuous' ? Math.log(1e-12) : nominalFromEffective(effective(1e-12 - 1), compounding)
      const surplus = (rate: number): number => finalOf({ ...question, rate }) - question.final
      return findRoot(surplus, lowest / 2, 0.5, { expand: { low: lowest, high: 50 } })
    }
    case 'time':
      return timeToGrow(question)
  }
}

/** With a tax above an exempt part nothing is in proportion any more: the missing figure is searched. */
function solveTaxed(question: Exclude<GrowthQuestion, { unknown: 'final' | 'rate' }>): number | null {
  const { final } = question
  const most = Math.max(1, 2 * Math.abs(final))
  const tolerance = 1e-6
  if (question.unknown === 'start')
    return findRoot((start) => finalOf({ ...question, start }) - final, -most, most, { tolerance })
  if (question.unknown === 'deposit')
    return findRoot((deposit) => finalOf({ ...question, deposit }) - final, -most, most, { tolerance })
  const after = (years: number): number => finalOf({ ...question, years })
  if (question.deposit === 0) return findRoot((years) => after(years) - final, 0, longest)
  if (question.start === final) return 0
  const periods = perYear[question.rhythm ?? 'monthly']
  const direction = Math.sign(final - question.start)
  const first = bisectInteger((n) => direction * (after(n / periods) - final) >= -tiny, 1, longest * periods)
  return first === null ? null : first / periods
}

function timeToGrow(question: Known<'years'>): number | null {
  const { start, deposit, rate, compounding = 1, rhythm = 'monthly', due = false, depositGrowth = 0, final } = question
  if (start === final) return 0
  if (deposit === 0) {
    const years = Math.log(final / start) / Math.log1p(effectiveRate(rate, compounding))
    return Number.isFinite(years) && years >= 0 && years <= longest ? years : null
  }
  const rising = final > start
  // Thousands of periods leave a rounding error in proportion to the amounts: it may not cost a whole period.
  const slack = tiny + 1e-11 * (Math.abs(start) + Math.abs(final))
  const isThere = (balance: number): boolean => (rising ? balance >= final - slack : balance <= final + slack)
  const depositsPerYear = perYear[rhythm]
  const factor = 1 + compound(effectiveRate(rate, compounding), 1 / depositsPerYear)
  let balance = start
  for (let n = 0; n < longest * depositsPerYear; n++) {
    const amount = deposit * (1 + depositGrowth) ** Math.floor(n / depositsPerYear)
    balance = due ? (balance + amount) * factor : balance * factor + amount
    if (isThere(balance)) return (n + 1) / depositsPerYear
  }
  return null
}
