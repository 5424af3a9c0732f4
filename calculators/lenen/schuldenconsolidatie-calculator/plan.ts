/** Several debts month by month: each on its own, or with one extra amount that goes to a chosen debt first. */
import { monthlyRate } from '#calculators/models/month-rate.ts'
import { at } from '#finance/list.ts'
import { annuityPayment, periodsFromPayment } from '#finance/loan.ts'
import { roundCents, sum } from '#finance/money.ts'
import type { PeriodicRate } from '#finance/rate.ts'
import { vergoedingConsument } from '#rules/krediet/consumentenkrediet.ts'
import type { Law } from '#rules/kernel/dated.ts'
import type { DebtValues } from './inputs.ts'

export type Debt = {
  /** Place in the list, from 1. */
  readonly nr: number
  readonly name: string | null
  readonly loan: boolean
  /** Stays out of the new credit. */
  readonly apart: boolean
  readonly balance: number
  readonly jkp: number
  readonly rate: PeriodicRate
  readonly payment: number
  /** Last instalment, when the months are known: it closes the balance, as in the bank's own table. */
  readonly term: number | null
}

/**
 * Which debt gets the extra money and freed instalments: the smallest, the dearest, or each by what is still owed.
 * null: nobody, and a freed instalment stays in your pocket.
 */
export type Strategy = 'sneeuwbal' | 'lawine' | 'verdeeld' | null

export type Run = {
  /** Total still owed, 0 first. */
  readonly balances: readonly number[]
  /** Month in which each debt reaches zero; null: never. */
  readonly ends: readonly (number | null)[]
  readonly length: number | null
  readonly interest: number
  readonly fees: number
  readonly paid: number
  /** Everything paid in month 1, 2, 3, … */
  readonly payments: readonly number[]
}

/** After this many months a debt is taken as never repaid. */
export const LONGEST = 720

export const debtsOf = ({ schulden, renteomzetting }: DebtValues): Debt[] =>
  schulden.map((debt, index) => {
    const rate = monthlyRate(debt.jkp, renteomzetting)
    const term = debt.maandlast === null ? (debt.resterend ?? 1) : null
    return {
      nr: index + 1,
      name: debt.naam.trim() === '' ? null : debt.naam.trim(),
      loan: debt.soort === 'lening',
      apart: debt.apart,
      balance: debt.saldo,
      jkp: debt.jkp,
      rate,
      payment: debt.maandlast ?? Math.max(0.01, roundCents(annuityPayment(debt.saldo, rate, term ?? 1))),
      term,
    }
  })

/** Smallest balance first, or highest rate first; ties by the other property, so that the order of typing never matters. */
function targets(debts: readonly Debt[], strategy: Strategy): readonly number[] {
  const order = debts.map((_, index) => index)
  if (strategy === null) return []
  return order.toSorted((a, b) => {
    const [one, two] = [at(debts, a), at(debts, b)]
    const byBalance = one.balance - two.balance
    const byRate = two.jkp - one.jkp
    const last = one.payment - two.payment || Number(one.loan) - Number(two.loan)
    return (strategy === 'sneeuwbal' ? byBalance || byRate : byRate || byBalance) || last
  })
}

/** How the spare money is handed out this month, in order. */
function handOut(order: readonly number[], owed: readonly number[], spare: number, strategy: Strategy): number[] {
  const open = sum(order.map((index) => at(owed, index)))
  let left = Math.min(spare, open)
  let still = open
  return order.map((index) => {
    const balance = at(owed, index)
    // By share of what is open; the last in line takes the cents that are left.
    const wanted = strategy === 'verdeeld' && still > 0 ? roundCents((left * balance) / still) : left
    const amount = Math.min(wanted, balance)
    left = roundCents(left - amount)
    still = roundCents(still - balance)
    return amount
  })
}

export function runDebts(
  law: Law,
  debts: readonly Debt[],
  strategy: Strategy,
  extra: number,
  feeOnExtra: boolean,
): Run {
  const order = targets(debts, strategy)
  const owed = debts.map((debt) => roundCents(debt.balance))
  const ends: (number | null)[] = debts.map(() => null)
  const balances = [roundCents(owed.reduce((a, b) => a + b, 0))]
  let interest = 0
  let fees = 0
  let paid = 0
  const payments: number[] = []
  for (let month = 1; month <= LONGEST && owed.some((balance) => balance > 0); month++) {
    const before = paid + fees
    let spare = strategy === null ? 0 : extra
    debts.forEach((debt, index) => {
      const start = at(owed, index)
      if (start === 0) {
        // Paid off: only what it used to cost is free.
        if (strategy !== null) spare = roundCents(spare + debt.payment)
        return
      }
      const charged = roundCents(start * debt.rate)
      const all = roundCents(start + charged)
      const payment = month === debt.term ? all : Math.min(debt.payment, all)
      owed[index] = roundCents(all - payment)
      interest = roundCents(interest + charged)
      paid = roundCents(paid + payment)
      if (strategy !== null) spare = Math.max(0, roundCents(spare + debt.payment - payment))
    })
    const amounts = handOut(order, owed, spare, strategy)
    for (const [place, index] of order.entries()) {
      const debt = at(debts, index)
      const balance = at(owed, index)
      const amount = at(amounts, place)
      if (amount <= 0) continue
      if (feeOnExtra && debt.loan) {
        const left = periodsFromPayment(balance, debt.payment, debt.rate) ?? LONGEST
        fees = roundCents(fees + vergoedingConsument(law, amount, left, amount * debt.rate * left))
      }
      owed[index] = roundCents(balance - amount)
      paid = roundCents(paid + amount)
    }
    owed.forEach((balance, index) => {
      if (balance === 0 && ends[index] === null) ends[index] = month
    })
    const total = roundCents(owed.reduce((a, b) => a + b, 0))
    balances.push(total)
    payments.push(roundCents(paid + fees - before))
    // A balance that keeps growing will not turn any more.
    if (total > 1e9) break
  }
  const done = ends.every((end) => end !== null)
  return {
    balances,
    ends,
    length: done ? Math.max(0, ...ends.map((end) => end ?? 0)) : null,
    interest,
    fees,
    paid: roundCents(paid + fees),
    payments,
  }
}

export type Settled = { readonly months: number | null; readonly interest: number | null; readonly fee: number }

/** One debt on its own: months to go, interest to come and the fee to settle it today. */
export function settle(law: Law, debt: Debt, typedFee: number | null): Settled {
  const run = runDebts(law, [debt], null, 0, false)
  const interest = run.length === null ? null : run.interest
  const legal = debt.loan ? vergoedingConsument(law, debt.balance, run.length ?? LONGEST, interest ?? debt.balance) : 0
  return { months: run.length, interest, fee: typedFee ?? legal }
}
