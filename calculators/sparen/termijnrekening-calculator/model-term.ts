/** A term account, paid out yearly or capitalised, and the savings account beside it. */
import { type Standing, standing } from '#calculators/models/savings-account.ts'
import { addMonths } from '#finance/dates.ts'
import { roundCents, roundedSum } from '#finance/money.ts'
import { findRoot } from '#finance/solve.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { ingehouden, wetOpBetaaldag } from '#rules/sparen-beleggen/roerende-voorheffing.ts'

/** `gekapitaliseerdNetto`: the bank adds the interest after tax, so that tax is taken every year. */
type Payout = 'jaarlijks' | 'gekapitaliseerd' | 'gekapitaliseerdNetto'
export type Term = {
  readonly amount: number
  readonly rate: number
  /** Length in months; a last part of a year earns its share of the yearly interest. */
  readonly months: number
  readonly payout: Payout
  readonly start: string
}
export type TermYear = {
  /** Years since the start, 2.5 at the end of a last half year. */
  readonly time: number
  readonly date: string
  readonly interest: number
  readonly tax: number
  readonly net: number
  /** What the visitor owns at the end of the year, net interest received so far included. */
  readonly value: number
}

/** Lengths in months of the years of a term: 30 months are 12, 12 and 6. */
const yearsOf = (months: number) =>
  Array.from({ length: Math.ceil(months / 12) }, (_, index) => Math.min(12, months - index * 12))

/** Withholding is taken at each payment (art. 269 WIB 92): yearly, or once on everything at the end. */
export function termAccount(law: Law, { amount, rate, months, payout, start }: Term): readonly TermYear[] {
  let balance = amount
  let untaxed = 0
  let passed = 0
  return yearsOf(months).map((length) => {
    passed += length
    const date = addMonths(start, passed)
    const interest = roundCents(((payout === 'jaarlijks' ? amount : balance) * rate * length) / 12)
    untaxed = roundCents(untaxed + interest)
    const isPaid = payout !== 'gekapitaliseerd' || passed === months
    const tax = isPaid ? ingehouden(wetOpBetaaldag(law, date), untaxed) : 0
    if (isPaid) untaxed = 0
    balance = roundCents(balance + interest - tax)
    return { time: passed / 12, date, interest, tax, net: roundCents(interest - tax), value: balance }
  })
}

/** Net interest when the money is taken back early, before what the bank charges for it. */
export function brokenInterest(law: Law, term: Term, after: number): { readonly gross: number; readonly tax: number } {
  const path = termAccount(law, { ...term, months: after })
  return { gross: roundedSum(path.map((year) => year.interest)), tax: roundedSum(path.map((year) => year.tax)) }
}

export type Savings = Standing & { readonly months: number }

/** A savings account on which all money stays: what it holds at the end, after tax. */
export const savedAfter = (law: Law, { months, ...money }: Savings): number =>
  roundCents(money.amount + standing(law, [{ ...money, until: addMonths(money.start, months) }]).net)

/** The same at the end of each year of the term. */
export const savingsPath = (law: Law, savings: Savings): readonly number[] => [
  savings.amount,
  ...yearsOf(savings.months).map((length, index) => savedAfter(law, { ...savings, months: index * 12 + length })),
]

/** The average rate, base and premium together, at which a savings account ends with the same amount. */
export function equalSavingsRate(law: Law, savings: Savings, target: number): number | null {
  if (target <= savings.amount) return 0
  const { months, ...money } = savings
  const until = addMonths(money.start, months)
  const gainAt = (rate: number) => standing(law, [{ ...money, base: rate, premium: 0, until }]).net
  return findRoot((rate) => money.amount + gainAt(rate) - target, 0, 0.5)
}
