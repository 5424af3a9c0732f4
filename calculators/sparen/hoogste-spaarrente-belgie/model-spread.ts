/** A sum over several banks: no more at one bank than the guarantee protects, no more on an account than it takes. */
import { monthlyDeposits } from '#calculators/models/savings-account.ts'
import { addMonths } from '#finance/dates.ts'
import { roundCents, roundedSum } from '#finance/money.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { type Account, bestFirst, bookOf, type Plan, type Ranked, together } from './model-ranking.ts'

/** Parts a visitor would still keep apart. */
const MOST_PARTS = 6
/** What the accounts are ordered by: the same small sum on each. */
const SAMPLE = 1_000
const SAMPLE_MONTHLY = 100

type Part = { readonly account: Account; readonly amount: number; readonly perMonth: number }
export type Spread = { readonly parts: readonly Part[]; readonly tax: number; readonly net: number }

/** How much of the sum an account can take beside what already stands at its bank. */
function room(account: Account, parts: readonly Part[], guarantee: number): number {
  const there = roundedSum(parts.filter((part) => part.account.bank === account.bank).map(({ amount }) => amount))
  return Math.max(0, Math.min(guarantee - there, account.maxAmount ?? Infinity))
}

/**
 * Fills the accounts that pay most for this length, one after the other. What comes in each month goes to the last one,
 * which has room. Only regulated accounts that take a sum at once: the others have another tax or another plan.
 */
export function spreadOver(law: Law, ranked: readonly Ranked[], plan: Plan, guarantee: number): Spread | null {
  if (plan.start === 0 || plan.withdrawal > 0) return null
  const later = roundCents(plan.monthly * Math.max(0, plan.months - 1))
  const sample: Plan = { ...plan, start: SAMPLE, monthly: 0 }
  const open = ranked.filter(
    ({ account, impossible }) =>
      account.regulated &&
      account.maxMonthlyDeposit === null &&
      account.minAmount === null &&
      (impossible === null || impossible.code === 'boven-saldo'),
  )
  // Where each of them takes all of it, one part is enough, whichever pays most.
  if (open.every(({ account }) => plan.start + later <= room(account, [], guarantee))) return null
  const usable = bestFirst(
    law,
    open.map(({ account }) => account),
    sample,
  )
  const parts: Part[] = []
  let left = plan.start
  for (const account of usable) {
    if (left <= 0 || parts.length === MOST_PARTS) break
    const space = room(account, parts, guarantee)
    const amount = Math.min(left, space)
    if (amount <= 0) continue
    const isLast = amount === left
    // The deposits to come must fit where the rest of the sum goes.
    if (isLast && later > 0 && amount + later > space) continue
    parts.push({ account, amount, perMonth: isLast ? plan.monthly : 0 })
    left = roundCents(left - amount)
  }
  return left > 0 ? null : settle(law, parts, plan)
}

/** What comes in each month over the accounts that pay most for it, each up to its own maximum. */
export function spreadMonthly(law: Law, ranked: readonly Ranked[], plan: Plan): Spread | null {
  if (plan.start > 0 || plan.withdrawal > 0) return null
  const sample: Plan = { ...plan, monthly: SAMPLE_MONTHLY }
  const accounts = ranked
    .filter(
      ({ account, impossible }) =>
        account.regulated && (impossible === null || impossible.code === 'storting-boven-maximum'),
    )
    .map(({ account }) => account)
  const parts: Part[] = []
  let left = plan.monthly
  for (const account of bestFirst(law, accounts, sample)) {
    if (left <= 0 || parts.length === MOST_PARTS) break
    const most = Math.min(left, account.maxMonthlyDeposit ?? left, (account.maxAmount ?? Infinity) / plan.months)
    const perMonth = Math.floor(most * 100) / 100
    if (perMonth <= 0) continue
    parts.push({ account, amount: 0, perMonth })
    left = roundCents(left - perMonth)
  }
  return left > 0 ? null : settle(law, parts, plan)
}

/** The parts together, when there is something to divide. */
function settle(law: Law, parts: readonly Part[], plan: Plan): Spread | null {
  if (parts.length < 2) return null
  const until = addMonths(plan.today, plan.months)
  const books = parts.map(({ account, amount, perMonth }) =>
    bookOf(
      law,
      account,
      [
        ...(amount > 0 ? [{ date: plan.today, amount }] : []),
        ...monthlyDeposits(addMonths(plan.today, 1), until, perMonth),
      ],
      until,
    ),
  )
  return { parts, ...together(law, books, plan) }
}
