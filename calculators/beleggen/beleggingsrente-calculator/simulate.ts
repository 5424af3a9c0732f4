/** An investment plan on many chance paths. Years are the steps: half of a year's deposits count from its start, half from its end. */
import { internalRate } from '#finance/cashflow.ts'
import { portableExp } from '#finance/random.ts'
import { logNormal, monteCarlo } from '#finance/simulation.ts'

export const PROFILES = {
  defensief: { label: 'Defensief', mean: 0.03, volatility: 0.05 },
  neutraal: { label: 'Neutraal', mean: 0.05, volatility: 0.1 },
  dynamisch: { label: 'Dynamisch', mean: 0.07, volatility: 0.16 },
} as const
export type ProfileName = keyof typeof PROFILES

export const BANDS = [0.1, 0.25, 0.5, 0.75, 0.9] as const

export type MarketPlan = {
  start: number
  yearly: number
  years: number
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

export const pathsFor = (years: number): number => Math.min(MOST_PATHS, Math.floor(BUDGET / years))

export const netMean = (plan: MarketPlan): number => (1 + plan.mean) * (1 - plan.fee) - 1

export function fanOf(plan: MarketPlan, rowsOf: 'years' | 'end' = 'years'): Fan {
  const paths = pathsFor(plan.years)
  const deposit = plan.yearly * (1 - plan.entryFee)
  const half = deposit / 2
  const result = monteCarlo({
    paths,
    periods: plan.years,
    start: plan.start * (1 - plan.entryFee),
    flows: Array.from({ length: plan.years }, (_, year) => (year === 0 ? half : deposit)),
    mean: netMean(plan),
    volatility: plan.volatility * (1 - plan.fee),
    seed: plan.seed,
    percentiles: [...BANDS],
    rows: rowsOf,
  })
  // The second half of a year's deposits arrives on its last day: the same for every path.
  const rows = result.rows.map(({ period, values }) => values.map((value) => (period === 0 ? value : value + half)))
  return { rows, paths, chanceBelow: (amount) => result.chanceBelow(amount - half) }
}

/** The same plan on the middle of the road: every year the return that half of the years beat. */
export function steady(plan: MarketPlan): number {
  const { mu } = logNormal(netMean(plan), plan.volatility * (1 - plan.fee))
  const growth = portableExp(mu)
  const half = (plan.yearly * (1 - plan.entryFee)) / 2
  let value = plan.start * (1 - plan.entryFee)
  for (let year = 0; year < plan.years; year++) value = (value + half) * growth + half
  return value
}

/** Yearly return of the deposits against an end amount, with the same half-year convention. */
export function returnOf(plan: MarketPlan, final: number): number | null {
  const half = plan.yearly / 2
  const flows = Array.from({ length: plan.years + 1 }, (_, time) => ({
    time,
    amount: -(time === 0 ? plan.start + half : time === plan.years ? half : plan.yearly),
  }))
  return internalRate([...flows, { time: plan.years, amount: final }])
}
