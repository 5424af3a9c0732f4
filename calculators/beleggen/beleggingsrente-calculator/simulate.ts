/** An investment plan on many chance paths. Years are the steps of chance; within a year a path grows evenly. */
import { internalRate } from '#finance/cashflow.ts'
import { portableExp } from '#finance/random.ts'
import { logNormal, monteCarlo, yearOfMonths } from '#finance/simulation.ts'

export const PROFILES = {
  defensief: { label: 'Defensief', mean: 0.03, volatility: 0.05 },
  neutraal: { label: 'Neutraal', mean: 0.05, volatility: 0.1 },
  dynamisch: { label: 'Dynamisch', mean: 0.07, volatility: 0.16 },
} as const
export type ProfileName = keyof typeof PROFILES

export const BANDS = [0.1, 0.25, 0.5, 0.75, 0.9] as const

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

/** A yearly rate that is paid a twelfth a month; by multiplication, so that every browser gets the same bits. */
export function yearlyOfTwelfths(rate: number): number {
  let growth = 1
  for (let month = 0; month < 12; month++) growth *= 1 + rate / 12
  return growth - 1
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

export const pathsFor = (years: number): number => Math.min(MOST_PATHS, Math.floor(BUDGET / years))

export const netMean = (plan: MarketPlan): number => (1 + plan.mean) * (1 - plan.fee) - 1

export function fanOf(plan: MarketPlan, rowsOf: 'years' | 'end' = 'years'): Fan {
  const paths = pathsFor(plan.years)
  const result = monteCarlo({
    paths,
    periods: plan.years,
    start: plan.start * (1 - plan.entryFee),
    monthly: { amount: plan.monthly * (1 - plan.entryFee), due: plan.due },
    mean: netMean(plan),
    volatility: plan.volatility * (1 - plan.fee),
    seed: plan.seed,
    percentiles: BANDS,
    rows: rowsOf,
  })
  return {
    rows: result.rows.map(({ values }) => values),
    paths,
    chanceBelow: (amount) => result.chanceBelow(amount),
  }
}

/** The same plan on the middle of the road: every year the return that half of the years beat. */
export function steady(plan: MarketPlan): number {
  const { mu } = logNormal(netMean(plan), plan.volatility * (1 - plan.fee))
  return grown({ ...plan, start: plan.start * (1 - plan.entryFee), monthly: plan.monthly * (1 - plan.entryFee) }, mu)
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
