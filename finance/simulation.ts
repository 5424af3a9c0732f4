// What may happen: chance paths with a seed, and windows of history. Flows are added at the beginning of a period
// (positive in, negative out); a balance never goes below zero.
import { at } from './list.ts'
import { normalTable, portableExp, portableLog, type Random, seeded } from './random.ts'
import { percentilesOf } from './statistics.ts'

type MonthlyPayment = { amount: number; due: boolean }

export type MonteCarloOptions = {
  paths: number
  /** Years, or months with periodsPerYear 12. */
  periods: number
  periodsPerYear?: 1 | 12 | undefined
  start: number
  /** One flow for every period, or a flow for each period. */
  flows?: number | readonly number[] | undefined
  /** Paid in every month of a yearly period, at its beginning (due) or end; within a year a path grows evenly. */
  monthly?: MonthlyPayment | undefined
  /** Expected simple return per year and its standard deviation, as fractions. */
  mean: number
  volatility: number
  seed: number
  /** Which percentiles to give, from 0 to 1. */
  percentiles?: readonly number[] | undefined
  /** Percentiles of every year, or of the start and the end alone: less work where nobody looks in between. */
  rows?: 'years' | 'end' | undefined
}

export type MonteCarlo = {
  /** Percentiles at the end of each year (and of the last period), in the order asked for; period 0 is the start. */
  rows: { period: number; values: number[] }[]
  /** Final balances, path by path. */
  final: Float64Array
  mean: number
  /** Share of the paths that paid every withdrawal in full. */
  successRate: number
  /** Share of the paths that end strictly below this amount. */
  chanceBelow(amount: number): number
}

/** Parameters of ln(1 + R) for a yearly return with this mean and standard deviation. */
export function logNormal(mean: number, volatility: number): { mu: number; sigma: number } {
  if (!(mean > -1) || !(volatility >= 0) || !Number.isFinite(mean + volatility))
    throw new RangeError(`mean ${mean}, volatility ${volatility}`)
  const relative = volatility / (1 + mean)
  const variance = portableLog(1 + relative * relative)
  return { mu: portableLog(1 + mean) - variance / 2, sigma: Math.sqrt(variance) }
}

export const usualPercentiles = [0.05, 0.25, 0.5, 0.75, 0.95] as const

/** What one euro becomes in a period: equally likely factors of a log-normal law, to be picked by their place. */
export function growthTable(mean: number, volatility: number, periodsPerYear: 1 | 12 = 1): Float64Array {
  const yearly = logNormal(mean, volatility)
  return factorsOf(yearly.mu / periodsPerYear, yearly.sigma / Math.sqrt(periodsPerYear), 1)
}

const kept = new Map<string, Float64Array>()
const mostKept = 24

/** Plans differ in their amounts far more often than in their market: a table that was just made is asked for again. */
function once(name: string, make: () => Float64Array): Float64Array {
  const table = kept.get(name) ?? make()
  kept.delete(name)
  kept.set(name, table)
  const [oldest] = kept.keys()
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
  return table
}

/** e to the power (mu + sigma z) / parts, for each z of the table. */
const factorsOf = (mu: number, sigma: number, parts: number): Float64Array =>
  once(`${mu} ${sigma} ${parts}`, () => normalTable().map((z) => portableExp((mu + sigma * z) / parts)))

/** What an amount a month becomes by the end of the year, for each of the factors of the table above. */
function monthlyTable(mean: number, volatility: number, { amount, due }: MonthlyPayment): Float64Array {
  const { mu, sigma } = logNormal(mean, volatility)
  const ofOne = once(`${mu} ${sigma} ${due}`, () => factorsOf(mu, sigma, 12).map((factor) => yearOfMonths(factor, due)))
  const table = new Float64Array(ofOne.length)
  for (let k = 0; k < table.length; k++) table[k] = amount * (ofOne[k] ?? 0)
  return table
}

/** Twelve payments of one euro, each growing by this factor a month: at the beginning of the months (due) or their end. */
export function yearOfMonths(factor: number, due: boolean): number {
  let total = 1
  for (let month = 1; month < 12; month++) total = total * factor + 1
  return due ? total * factor : total
}

/** Independent log-normal returns with the mean and volatility asked for. */
export function monteCarlo(options: MonteCarloOptions): MonteCarlo {
  return at(monteCarlos([options]), 0)
}

/** Several plans of as many paths and periods on the same chance, which is then drawn only once. */
export function monteCarlos(plans: readonly MonteCarloOptions[]): MonteCarlo[] {
  const { paths, periods, seed } = at(plans, 0)
  for (const n of [paths, periods]) if (!Number.isInteger(n) || n < 1) throw new RangeError(`paths or periods: ${n}`)
  if (plans.some((plan) => plan.paths !== paths || plan.periods !== periods || plan.seed !== seed))
    throw new RangeError('plans on the same chance have as many paths and periods, and one seed')
  const runs = plans.map(runOf)
  walk(runs, periods, seeded(seed), new Uint16Array(paths))
  return runs.map(({ rows, balances, failed }) => ({
    rows,
    final: balances,
    mean: total(balances) / paths,
    successRate: 1 - total(failed) / paths,
    chanceBelow: (amount) => countBelow(balances, amount) / paths,
  }))
}

/** One plan under way. */
type Run = {
  readonly flows: number | readonly number[]
  /** What one euro becomes and what the payments of the period become, by the place that is picked. */
  readonly growth: Float64Array
  readonly paid: Float64Array
  readonly balances: Float64Array
  readonly failed: Uint8Array
  readonly percentiles: readonly number[]
  /** Percentiles are taken after each so many periods, and at the end. */
  readonly every: number
  readonly rows: { period: number; values: number[] }[]
}

function runOf(options: MonteCarloOptions): Run {
  const { paths, periods, periodsPerYear = 1, start, flows = 0, monthly, percentiles = usualPercentiles } = options
  if (!(start >= 0)) throw new RangeError(`start: ${start}`)
  if (typeof flows !== 'number' && flows.length !== periods)
    throw new RangeError(`${flows.length} flows for ${periods} periods`)
  const growth = growthTable(options.mean, options.volatility, periodsPerYear)
  if (monthly && periodsPerYear !== 1) throw new RangeError('monthly payments go with yearly periods')
  return {
    flows,
    growth,
    paid: monthly ? monthlyTable(options.mean, options.volatility, monthly) : new Float64Array(growth.length),
    balances: new Float64Array(paths).fill(start),
    failed: new Uint8Array(paths),
    percentiles,
    every: options.rows === 'end' ? periods : periodsPerYear,
    rows: [{ period: 0, values: percentiles.map(() => start) }],
  }
}

// Every loop of the simulation in one function: a compiler that copies a small function into its caller may leave the
// loop in it half compiled, at twice the time. Growing without a test in the loop halves it again.
function walk(runs: readonly Run[], periods: number, random: Random, picks: Uint16Array): void {
  for (let period = 1; period <= periods; period++) {
    random.picks(picks)
    for (const { flows, growth, paid, balances, failed, percentiles, every, rows } of runs) {
      const flow = typeof flows === 'number' ? flows : (flows[period - 1] ?? 0)
      if (flow !== 0)
        for (let path = 0; path < balances.length; path++) {
          const balance = (balances[path] ?? 0) + flow
          if (balance < 0) failed[path] = 1
          balances[path] = balance < 0 ? 0 : balance
        }
      for (let path = 0; path < balances.length; path++) {
        const pick = picks[path] ?? 0
        balances[path] = (balances[path] ?? 0) * (growth[pick] ?? 0) + (paid[pick] ?? 0)
      }
      if (period === periods || period % every === 0)
        rows.push({ period, values: percentilesOf(balances, percentiles) })
    }
  }
}

function total(values: Float64Array | Uint8Array): number {
  let all = 0
  for (let k = 0; k < values.length; k++) all += values[k] ?? 0
  return all
}

function countBelow(values: Float64Array, amount: number): number {
  let count = 0
  for (let k = 0; k < values.length; k++) if ((values[k] ?? 0) < amount) count++
  return count
}

/** The result of fn for every stretch of `length` returns in a row, in order; `start` is its place in the series. */
export function historicWindows<T>(
  returns: readonly number[],
  length: number,
  fn: (window: readonly number[], start: number) => T,
): T[] {
  if (!Number.isInteger(length) || length < 1) throw new RangeError(`length: ${length}`)
  return Array.from({ length: Math.max(0, returns.length - length + 1) }, (_, start) =>
    fn(returns.slice(start, start + length), start),
  )
}

export type WithdrawalPlan = {
  start: number
  /** Taken at the beginning of each period. */
  withdrawal: number
  /** Growth of the withdrawal per period, from the second on: one rate, or one for each period. */
  growth?: number | readonly number[] | undefined
}

/** The end balance, and how many withdrawals were paid in full. */
export function withdraw(plan: WithdrawalPlan, returns: readonly number[]): { final: number; lasted: number } {
  const { growth = 0 } = plan
  let balance = plan.start
  let amount = plan.withdrawal
  for (const [period, r] of returns.entries()) {
    if (balance < amount) return { final: 0, lasted: period }
    balance = (balance - amount) * (1 + r)
    amount *= 1 + (typeof growth === 'number' ? growth : (growth[period] ?? 0))
  }
  return { final: balance, lasted: returns.length }
}

/** Share of the historic windows in which every withdrawal could be paid; null when history is too short. */
export function successRate(plan: WithdrawalPlan, returns: readonly number[], length: number): number | null {
  const lasted = historicWindows(returns, length, (window, start) => {
    const growth = typeof plan.growth === 'object' ? plan.growth.slice(start, start + length) : plan.growth
    return withdraw({ ...plan, growth }, window).lasted === length
  })
  return lasted.length === 0 ? null : lasted.filter(Boolean).length / lasted.length
}
