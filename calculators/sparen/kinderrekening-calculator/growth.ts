/** Money for a child from today to a birthday, on a savings account and in a fund, deposit by deposit. */
import { growthFactors, type Rates } from '#calculators/models/savings-account.ts'
import { addYears, monthsBetween, yearsBetween } from '#finance/dates.ts'
import { at } from '#finance/list.ts'
import { roundCents } from '#finance/money.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { spaarbelasting } from '#rules/sparen-beleggen/sparen.ts'

export type ChildPlan = {
  readonly birth: string
  readonly from: string
  readonly untilAge: number
  readonly start: number
  readonly monthly: number
  readonly yearlyGifts: number
  /** Gifts at the start of each year of the child's life instead of at its end, on the birthday. */
  readonly giftsFirst: boolean
  /** The first deposit today instead of after a month; there are as many. */
  readonly depositsFirst: boolean
  readonly fundShare: number
  readonly savings: Rates
  readonly fundReturn: number
  readonly holders: number
}
export type ChildYear = {
  readonly age: number
  readonly date: string
  readonly paidIn: number
  readonly savings: number
  readonly fund: number
  readonly tax: number
}

/** Deposits that fit between two days, one each month counted from the first day, so month ends stay month ends. */
export function depositsBetween(from: string, to: string): number {
  return Math.min(1200, Math.max(0, monthsBetween(from, to)))
}

type Pot = { readonly factors: readonly number[]; readonly deposits: { month: number; amount: number }[] }
const valueIn = ({ factors, deposits }: Pot, month: number) =>
  deposits.reduce((total, deposit) => total + deposit.amount * at(factors, month - deposit.month), 0)

export function growChild(
  law: Law,
  plan: ChildPlan,
): {
  readonly years: readonly ChildYear[]
  readonly deposits: number
  readonly gifts: number
  /** What went into the fund. */
  readonly fundPaid: number
  readonly end: string
} {
  const { birth, from, untilAge, fundShare } = plan
  const end = addYears(birth, untilAge)
  const deposits = depositsBetween(from, end)
  const savings: Pot = { factors: growthFactors(plan.savings, deposits), deposits: [] }
  const fund: Pot = {
    factors: growthFactors({ ...plan.savings, base: plan.fundReturn, premium: 0 }, deposits),
    deposits: [],
  }
  let paidIn = 0
  let paidOnSavings = 0
  let gifts = 0
  const pay = (month: number, amount: number) => {
    if (amount <= 0) return
    savings.deposits.push({ month, amount: amount * (1 - fundShare) })
    fund.deposits.push({ month, amount: amount * fundShare })
    paidIn = roundCents(paidIn + amount)
    paidOnSavings += amount * (1 - fundShare)
  }
  const give = (month: number) => {
    pay(month, plan.yearlyGifts)
    gifts = roundCents(gifts + plan.yearlyGifts)
  }

  pay(0, plan.start)
  if (plan.giftsFirst) give(0)
  const firstAge = yearsBetween(birth, from) + 1
  const years: ChildYear[] = []
  let month = 0
  let before = savings.deposits.reduce((total, deposit) => total + deposit.amount, 0)
  paidOnSavings = 0
  for (let age = firstAge; age <= untilAge; age++) {
    const birthday = addYears(birth, age)
    const until = age === untilAge ? deposits : depositsBetween(from, birthday)
    for (month++; month <= until; month++) pay(plan.depositsFirst ? month - 1 : month, plan.monthly)
    month = until
    if (!plan.giftsFirst) give(until)
    // The bank keeps tax on the interest of the year; what it keeps no longer grows.
    const interest = roundCents(valueIn(savings, until) - before - paidOnSavings)
    const tax = spaarbelasting(law, Math.max(0, interest), plan.holders)
    if (tax > 0) savings.deposits.push({ month: until, amount: -tax })
    before = valueIn(savings, until)
    years.push({
      age,
      date: birthday,
      paidIn,
      savings: roundCents(before),
      fund: roundCents(valueIn(fund, until)),
      tax,
    })
    paidOnSavings = 0
    if (plan.giftsFirst && age < untilAge) give(until)
  }
  const fundPaid = roundCents(fund.deposits.reduce((total, deposit) => total + deposit.amount, 0))
  return { years, deposits, gifts, fundPaid, end }
}
