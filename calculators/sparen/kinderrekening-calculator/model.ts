/** Money for a child from today to a birthday, on a savings account and in a fund, deposit by deposit. */
import { interestByYear, paidIn, totalTax } from '#calculators/models/savings-account.ts'
import { addMonths, addYears, monthsBetween, yearsBetween } from '#finance/dates.ts'
import { at, last as lastOf } from '#finance/list.ts'
import { roundCents, roundedSum } from '#finance/money.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { spaarboekje } from '#rules/sparen-beleggen/spaarboekje.ts'

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
  readonly savings: { readonly base: number; readonly premium: number }
  readonly fundReturn: number
  readonly holders: number
}
export type ChildYear = {
  readonly age: number
  readonly date: string
  readonly paidIn: number
  readonly savings: number
  readonly fund: number
  /** On the interest of the savings account, from the first day to this one. */
  readonly tax: number
}

/** Deposits that fit between two days, one each month counted from the first day, so month ends stay month ends. */
export function depositsBetween(from: string, to: string): number {
  return Math.min(1200, Math.max(0, monthsBetween(from, to)))
}

type Deposit = {
  /** After the first day of the plan. */
  readonly month: number
  /** Which year of the plan it belongs to: a gift at the start of a year of life comes on the birthday before it. */
  readonly year: number
  readonly amount: number
}

function depositsOf(plan: ChildPlan, birthdays: readonly number[], count: number): readonly Deposit[] {
  const monthly = Array.from({ length: count }, (_, index) => ({
    month: plan.depositsFirst ? index : index + 1,
    year: birthdays.findIndex((birthday) => birthday > index),
    amount: plan.monthly,
  }))
  const gifts = birthdays.map((birthday, year) => ({
    month: plan.giftsFirst ? (birthdays[year - 1] ?? 0) : birthday,
    year,
    amount: plan.yearlyGifts,
  }))
  return [{ month: 0, year: 0, amount: plan.start }, ...monthly, ...gifts].filter(({ amount }) => amount > 0)
}

/**
 * The savings account is the book of the bank, day by day: base interest on 1 January, a premium for each deposit that
 * stood twelve months, paid at the next quarter (art. 2 KB/WIB 92). What it brought by a birthday is the interest that ran
 * and the premiums that are earned, less the tax on both.
 */
function onSavings(
  law: Law,
  { from, savings, holders }: ChildPlan,
  deposits: readonly Deposit[],
  birthdays: readonly string[],
) {
  const movements = deposits
    .filter(({ amount }) => amount > 0)
    .map(({ month, amount }) => ({ date: addMonths(from, month), amount }))
  const rates = [{ from, ...savings }]
  const plan = { movements, rates, until: lastOf(birthdays), merge: true, listed: false, marks: birthdays }
  const book = spaarboekje(law, plan)
  return birthdays.map((date) => {
    const byYear = interestByYear(
      law,
      book.marks.find((mark) => mark.date === date) ?? NOTHING_YET,
      holders,
      paidIn(date),
    )
    const tax = totalTax(byYear)
    return { tax, brought: roundedSum([...byYear.map(({ interest }) => interest), -tax]) }
  })
}
const NOTHING_YET = { premiumByYear: {}, paidByYear: {}, baseByYear: {} }

/** The days and the deposits of a plan, on the account and in the fund. */
function scheduleOf(plan: ChildPlan) {
  const { birth, from, untilAge, fundShare } = plan
  const end = addYears(birth, untilAge)
  const count = depositsBetween(from, end)
  const firstAge = yearsBetween(birth, from) + 1
  const ages = Array.from({ length: untilAge - firstAge + 1 }, (_, index) => firstAge + index)
  const birthdays = ages.map((age) => (age === untilAge ? count : depositsBetween(from, addYears(birth, age))))
  const list = depositsOf(plan, birthdays, count)
  const onAccount = list.map((each) => ({ ...each, amount: roundCents(each.amount * (1 - fundShare)) }))
  const inFund = list.map((each, index) => ({ ...each, amount: roundCents(each.amount - at(onAccount, index).amount) }))
  const dates = ages.map((age) => addYears(birth, age))
  return { end, count, ages, birthdays, list, onAccount, inFund, dates }
}

type Account = ReturnType<typeof onSavings>

/** What the savings account of a plan brings by each birthday; the return of the fund changes nothing about it. */
export function accountOf(law: Law, plan: ChildPlan): Account {
  const { onAccount, dates } = scheduleOf(plan)
  return onSavings(law, plan, onAccount, dates)
}

/** What became of the fund by a month. Growth comes by months, because every birthday looks back at every deposit. */
function fundBy(inFund: readonly Deposit[], grown: readonly number[], year: number, month: number): number {
  let fund = 0
  for (const each of inFund) if (each.year <= year) fund += each.amount * at(grown, month - each.month)
  return roundCents(fund)
}

const growthByMonth = (fundReturn: number, months: number): readonly number[] =>
  Array.from({ length: months + 1 }, (_, month) => (1 + fundReturn) ** (month / 12))

/** A plan at its end alone: the birthdays before it are most of the work. */
export function endOfPlan(law: Law, plan: ChildPlan) {
  const { birthdays, onAccount, inFund, dates, ages } = scheduleOf(plan)
  const year = ages.length - 1
  const month = at(birthdays, year)
  const { brought } = at(onSavings(law, plan, onAccount, [at(dates, year)]), 0)
  return {
    savings: roundCents(at(paidByYear(onAccount, ages.length), year) + brought),
    fund: fundBy(inFund, growthByMonth(plan.fundReturn, Math.max(0, ...birthdays)), year, month),
    fundPaid: roundedSum(inFund.map(({ amount }) => amount)),
  }
}

/** What was paid in by the end of each year of the plan. */
function paidByYear(deposits: readonly Deposit[], years: number): readonly number[] {
  const byYear = Array.from({ length: years }, () => 0)
  for (const { year, amount } of deposits) byYear[year] = (byYear[year] ?? 0) + amount
  let total = 0
  return byYear.map((amount) => (total = roundCents(total + amount)))
}

export function growChild(
  law: Law,
  plan: ChildPlan,
  account: Account,
): {
  readonly years: readonly ChildYear[]
  readonly deposits: number
  readonly gifts: number
  /** What went into the fund. */
  readonly fundPaid: number
  readonly end: string
} {
  const { fundReturn } = plan
  const { end, count, ages, birthdays, list, onAccount, inFund, dates } = scheduleOf(plan)
  const paidBy = paidByYear(list, ages.length)
  const onAccountBy = paidByYear(onAccount, ages.length)
  const grown = growthByMonth(fundReturn, Math.max(0, ...birthdays))
  const years = ages.map((age, year): ChildYear => ({
    age,
    date: at(dates, year),
    paidIn: at(paidBy, year),
    savings: roundCents(at(onAccountBy, year) + at(account, year).brought),
    fund: fundBy(inFund, grown, year, at(birthdays, year)),
    tax: at(account, year).tax,
  }))
  return {
    years,
    deposits: count,
    gifts: roundCents(birthdays.length * plan.yearlyGifts),
    fundPaid: roundedSum(inFund.map(({ amount }) => amount)),
    end,
  }
}
