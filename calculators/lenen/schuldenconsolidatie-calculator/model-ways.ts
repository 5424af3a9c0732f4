/** The ways out of debt on one monthly budget, and the new credit on its own term. */
import { jkpOf } from '#calculators/lenen/jkp.ts'
import { monthlyRate } from '#calculators/models/month-rate.ts'
import { LONGEST } from '#calculators/lenen/kredietlijn.ts'
import { at } from '#finance/list.ts'
import { annuityPayment, loanSchedule, type LoanSchedule, periodsFromPayment } from '#finance/loan.ts'
import { roundCents, roundedSum } from '#finance/money.ts'
import { effectiveFromPeriodic, type PeriodicRate } from '#finance/rate.ts'
import { findRoot } from '#finance/solve.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { langsteLooptijd } from '#rules/krediet/consumentenkrediet.ts'
import type { DebtValues } from './inputs.ts'
import { type Debt, type Run, runDebts } from './model-plan.ts'

export type WayKey = 'lawine' | 'sneeuwbal' | 'verdeeld' | 'samenvoegen'
export type Way = { readonly key: WayKey; readonly length: number | null; readonly total: number | null }

export const totalOf = (run: Run): number | null => (run.length === null ? null : run.paid)

/** The new credit repaid with a fixed amount a month; null when that takes too long or never ends. */
export function loanAtPace(
  principal: number,
  payment: number,
  rate: PeriodicRate,
  longest: number,
): LoanSchedule | null {
  const periods = periodsFromPayment(principal, payment, rate)
  return periods === null || periods > longest
    ? null
    : loanSchedule({ principal, periods: LONGEST, periodicRate: rate, payment })
}

type NewCredit = { readonly merged: number; readonly rate: PeriodicRate; readonly least: number }

/**
 * The new credit beside the debts that stay apart, all on one budget: first each its instalment, then the dearest. Null
 * where the budget does not carry it, or the new credit runs longer than the law allows.
 */
export function mergedOnBudget(
  law: Law,
  apart: readonly Debt[],
  { merged, rate, least }: NewCredit,
  budget: number,
  feeOnExtra: boolean,
): Run | null {
  const room = roundCents(budget - roundedSum(apart.map((debt) => debt.payment)))
  const payment = Math.min(least, room)
  if (payment <= 0) return null
  const fresh: Debt = {
    nr: 0,
    name: null,
    // One chooses its term: paying it faster costs nothing extra.
    loan: false,
    apart: false,
    balance: merged,
    jkp: effectiveFromPeriodic(rate, 12),
    rate,
    payment,
    term: null,
  }
  const run = runDebts(law, [...apart, fresh], 'lawine', roundCents(room - payment), feeOnExtra)
  const end = run.ends.at(-1)
  return end && end <= langsteLooptijd(law, merged) ? run : null
}

/** Cheapest first; at the same total the faster, then the dearest debt first: the same every time. */
export function ranked(ways: readonly Way[]): Way[] {
  return ways.toSorted(
    (a, b) =>
      (a.total ?? Number.MAX_VALUE) - (b.total ?? Number.MAX_VALUE) ||
      (a.length ?? LONGEST) - (b.length ?? LONGEST) ||
      ways.indexOf(a) - ways.indexOf(b),
  )
}

/** The ways that cost as little as the cheapest. */
export const tied = (order: readonly Way[]): Way[] => order.filter((way) => way.total === at(order, 0).total)

/** The JKP at which the new credit costs in all what the debts cost today. */
export function tippingJkp(merged: number, total: number | null, values: DebtValues): number | null {
  const { looptijdNieuw, renteomzetting } = values
  const costAt = (jkp: number) =>
    annuityPayment(merged, monthlyRate(jkp, renteomzetting), looptijdNieuw) * looptijdNieuw
  if (total === null || costAt(0) > total || costAt(1) < total) return null
  return findRoot((jkp) => costAt(jkp) - total, 0, 1, { tolerance: 1e-7 })
}

/** What the visitor pays for all debts together, measured on the debts of today. */
export const jkpOnDebts = (balance: number, payments: readonly number[]) => jkpOf({ amount: balance, payments })

export const gap = (a: number | null, b: number | null) => (a === null || b === null ? null : roundCents(a - b))
