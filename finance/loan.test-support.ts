/** What the tests of loans share: amounts, durations and rates to draw from, and what holds for every schedule. */
import fc from 'fast-check'
import { expect } from 'vitest'
import type { LoanSchedule } from './loan.ts'
import { roundedSum, toCents } from './money.ts'
import { effective, monthlyActuarial } from './rate.ts'

export const principals = fc.integer({ min: 10_000, max: 100_000_000 }).map((cents) => cents / 100)
export const months = fc.integer({ min: 1, max: 480 })
export const yearly = fc.integer({ min: 0, max: 2000 }).map((bp) => bp / 10_000)
export const monthly = (rate: number) => monthlyActuarial(effective(rate))

/** Rows, balances and totals agree to the cent and the debt is gone at the end. */
export function expectSound(loan: LoanSchedule, principal: number): void {
  let balance = toCents(principal)
  // One expectation for all rows: thousands of them per schedule cost more than the schedules.
  const wrong = loan.rows.filter((row, k) => {
    balance -= toCents(row.capital) + toCents(row.extra)
    return (
      row.period !== k + 1 ||
      toCents(row.interest) + toCents(row.capital) !== toCents(row.payment) ||
      toCents(row.balance) !== balance
    )
  })
  expect(wrong).toEqual([])
  expect(loan.rows.at(-1)?.balance).toBe(0)
  expect(loan.periods).toBe(loan.rows.length)
  expect(loan.lastPayment).toBe(loan.rows.at(-1)?.payment)
  expect(loan.totalInterest).toBe(roundedSum(loan.rows.map((row) => row.interest)))
  expect(loan.totalPaid).toBe(roundedSum(loan.rows.flatMap((row) => [row.payment, row.extra])))
  expect(toCents(loan.totalPaid)).toBe(toCents(principal) + toCents(loan.totalInterest))
}
