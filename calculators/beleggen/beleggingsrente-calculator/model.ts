/** An investment plan on many chance paths. Years are the steps of chance; within a year a path grows evenly. */
import { internalRate } from '#finance/cashflow.ts'
import { portableExp } from '#finance/random.ts'
import { monteCarlos, yearOfMonths } from '#finance/simulation.ts'

const BANDS = [0.1, 0.25, 0.5, 0.75, 0.9] as const

export type Payments = {
  start: number
  monthly: number
  years: number
  /** Monthly payments at the beginning of the month, else at its end. */
  due: boolean
}
export type MarketPlan = Payments & {
  mean: number
  volatility: number
  /** Share kept by the manager each year, and of each deposit. */
  fee: number
  entryFee: number
  seed: number
}

export type Fan = {
  /** Per year from 0: the amounts of BANDS, in order. */
  rows: number[][]
  paths: number
  chanceBelow: (amount: number) => number
}

/** Steps that fit well within a blink: 10.000 paths up to 20 years, fewer for longer plans. */
const BUDGET = 200_000
const MOST_PATHS = 10_000

const pathsFor = (years: number): number => Math.min(MOST_PATHS, Math.floor(BUDGET / years))

export const netMean = (plan: MarketPlan): number => (1 + plan.mean) * (1 - plan.fee) - 1

/** Plans of as many years on the same chance; of the first every year, of the others the start and the end. */
export function fansOf(plans: readonly MarketPlan[]): Fan[] {
  const results = monteCarlos(
    plans.map((plan, index) => ({
      paths: pathsFor(plan.years),
      periods: plan.years,
      start: plan.start * (1 - plan.entryFee),
      monthly: { amount: plan.monthly * (1 - plan.entryFee), due: plan.due },
      mean: netMean(plan),
      volatility: plan.volatility * (1 - plan.fee),
      seed: plan.seed,
      percentiles: BANDS,
      rows: index === 0 ? 'years' : 'end',
    })),
  )
  return results.map((result) => ({
    rows: result.rows.map(({ values }) => values),
    paths: result.final.length,
    chanceBelow: (amount) => result.chanceBelow(amount),
  }))
}

/** Start and monthly payments after the years, at this continuous rate. */
export function grown({ start, monthly, years, due }: Payments, mu: number): number {
  const growth = portableExp(mu)
  const paid = monthly * yearOfMonths(portableExp(mu / 12), due)
  let value = start
  for (let year = 0; year < years; year++) value = value * growth + paid
  return value
}

/** Yearly return of the payments against an end amount. */
export function returnOf({ start, monthly, years, due }: Payments, final: number): number | null {
  const months = Array.from({ length: years * 12 }, (_, k) => ({ time: (due ? k : k + 1) / 12, amount: -monthly }))
  return internalRate([{ time: 0, amount: -start }, ...months, { time: years, amount: final }])
}
