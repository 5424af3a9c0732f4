/** Several debts month by month: each on its own, or with one extra amount that goes to a chosen debt first. */
import { LONGEST } from '#calculators/lenen/kredietlijn.ts'
import { monthlyRate } from '#calculators/models/month-rate.ts'
import { at } from '#finance/list.ts'
import { annuityPayment, periodsFromPayment } from '#finance/loan.ts'
import { fromCents, roundCents, toCents } from '#finance/money.ts'
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

/** Which debt gets the extra money and freed instalments: the smallest, the dearest, or each by what is still owed. */
export type Strategy = 'sneeuwbal' | 'lawine' | 'verdeeld'

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
  return order.toSorted((a, b) => {
    const [one, two] = [at(debts, a), at(debts, b)]
    const byBalance = one.balance - two.balance
    const byRate = two.jkp - one.jkp
    const last = one.payment - two.payment || Number(one.loan) - Number(two.loan)
    return (strategy === 'sneeuwbal' ? byBalance || byRate : byRate || byBalance) || last
  })
}

/** How the spare money is handed out this month, in order; in cents. */
function handOut(order: readonly number[], owed: readonly number[], spare: number, strategy: Strategy): number[] {
  let still = 0
  for (const index of order) still += at(owed, index)
  let left = Math.min(spare, still)
  return order.map((index) => {
    const balance = at(owed, index)
    // By share of what is open; the last in line takes the cents that are left.
    const wanted =
      strategy === 'verdeeld' && still > 0 ? toCents((fromCents(left) * fromCents(balance)) / fromCents(still)) : left
    const amount = Math.min(wanted, balance)
    left -= amount
    still -= balance
    return amount
  })
}

/** A total that keeps growing will not turn any more; in cents. */
const HOPELESS = 1e11

/** One debt with nothing extra, month by month and in cents: each list has the months from 1 on, `owed` has 0 first. */
export type Alone = {
  readonly owed: readonly number[]
  readonly interest: readonly number[]
  readonly paid: readonly number[]
  readonly length: number | null
}

export function payAlone({ balance, rate, payment: instalment, term }: Debt): Alone {
  const owed = [toCents(balance)]
  const interest: number[] = []
  const paid: number[] = []
  const fixed = toCents(instalment)
  for (let month = 1, left = at(owed, 0); month <= LONGEST && left > 0; month++) {
    const charged = toCents(fromCents(left) * rate)
    const all = left + charged
    const payment = month === term ? all : Math.min(fixed, all)
    left = all - payment
    owed.push(left)
    interest.push(charged)
    paid.push(payment)
  }
  return { owed, interest, paid, length: owed.at(-1) === 0 ? paid.length : null }
}

/** Several debts beside each other, each on its own: nobody gets the instalment that comes free. */
export function keepAll(alone: readonly Alone[]): Run {
  const longest = Math.max(0, ...alone.map(({ paid }) => paid.length))
  const balances = [totalOf(alone, ({ owed }) => owed[0])]
  const payments: number[] = []
  let interest = 0
  for (let month = 0; month < longest && (balances.at(-1) ?? 0) <= HOPELESS; month++) {
    balances.push(totalOf(alone, ({ owed }) => owed[month + 1]))
    payments.push(totalOf(alone, ({ paid }) => paid[month]))
    interest += totalOf(alone, (one) => one.interest[month])
  }
  // A balance that grew beyond all bounds stops the others too.
  const ends = alone.map(({ length }) => (length !== null && length <= payments.length ? length : null))
  return {
    balances: balances.map(fromCents),
    ends,
    length: lengthOf(ends),
    interest: fromCents(interest),
    fees: 0,
    paid: fromCents(payments.reduce((a, b) => a + b, 0)),
    payments: payments.map(fromCents),
  }
}

const totalOf = (alone: readonly Alone[], cents: (one: Alone) => number | undefined): number => {
  let total = 0
  for (const one of alone) total += cents(one) ?? 0
  return total
}

const lengthOf = (ends: readonly (number | null)[]): number | null =>
  ends.every((end) => end !== null) ? Math.max(0, ...ends.map((end) => end ?? 0)) : null

/** All debts on one budget: each its instalment, and what is over to the debt whose turn it is. */
export function runDebts(
  law: Law,
  debts: readonly Debt[],
  strategy: Strategy,
  extra: number,
  feeOnExtra: boolean,
): Run {
  const order = targets(debts, strategy)
  // Everything in whole cents: nothing is lost, and nothing has to be rounded again.
  const owed = debts.map((debt) => toCents(debt.balance))
  const instalments = debts.map((debt) => toCents(debt.payment))
  const ends: (number | null)[] = debts.map(() => null)
  const balances = [owed.reduce((a, b) => a + b, 0)]
  const payments: number[] = []
  let interest = 0
  let fees = 0
  let paid = 0
  for (let month = 1; month <= LONGEST && (balances.at(-1) ?? 0) > 0; month++) {
    const before = paid + fees
    let spare = toCents(extra)
    for (const [index, debt] of debts.entries()) {
      const start = at(owed, index)
      const instalment = at(instalments, index)
      if (start === 0) {
        // Paid off: only what it used to cost is free.
        spare += instalment
        continue
      }
      const charged = toCents(fromCents(start) * debt.rate)
      const all = start + charged
      const payment = month === debt.term ? all : Math.min(instalment, all)
      owed[index] = all - payment
      interest += charged
      paid += payment
      spare = Math.max(0, spare + instalment - payment)
    }
    const amounts = spare > 0 ? handOut(order, owed, spare, strategy) : []
    for (const [place, amount] of amounts.entries()) {
      if (amount <= 0) continue
      const index = at(order, place)
      const debt = at(debts, index)
      const balance = at(owed, index)
      if (feeOnExtra && debt.loan) {
        const left = periodsFromPayment(fromCents(balance), debt.payment, debt.rate) ?? LONGEST
        const repaid = fromCents(amount)
        fees += toCents(vergoedingConsument(law, repaid, left, repaid * debt.rate * left))
      }
      owed[index] = balance - amount
      paid += amount
    }
    let total = 0
    for (const [index, balance] of owed.entries()) {
      if (balance === 0) ends[index] ??= month
      total += balance
    }
    balances.push(total)
    payments.push(paid + fees - before)
    if (total > HOPELESS) break
  }
  return {
    balances: balances.map(fromCents),
    ends,
    length: lengthOf(ends),
    interest: fromCents(interest),
    fees: fromCents(fees),
    paid: fromCents(paid + fees),
    payments: payments.map(fromCents),
  }
}

export type Settled = { readonly months: number | null; readonly interest: number | null; readonly fee: number }

/** One debt on its own: months to go, interest to come and the fee to settle it today. */
export function settle(law: Law, debt: Debt, { interest, length }: Alone, typedFee: number | null): Settled {
  const total = length === null ? null : fromCents(interest.reduce((a, b) => a + b, 0))
  const legal = debt.loan ? vergoedingConsument(law, debt.balance, length ?? LONGEST, total ?? debt.balance) : 0
  return { months: length, interest: total, fee: typedFee ?? legal }
}
