/** Money for a child from today to a birthday, on a savings account and in a fund, month by month. */
import { addMonths, addYears } from '#finance/dates.ts'
import { roundCents } from '#finance/money.ts'
import { effective, monthlyActuarial } from '#finance/rate.ts'
import type { Law } from '#rules/dated.ts'
import { spaarbelasting } from '#rules/sparen.ts'

export type ChildPlan = {
  readonly birth: string
  readonly from: string
  readonly untilAge: number
  readonly start: number
  readonly monthly: number
  readonly yearlyGifts: number
  readonly fundShare: number
  readonly savingsRate: number
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
  let count = 0
  while (count < 1200 && addMonths(from, count + 1) <= to) count++
  return count
}

export function growChild(
  law: Law,
  plan: ChildPlan,
): { readonly years: readonly ChildYear[]; readonly deposits: number; readonly end: string } {
  const end = addYears(plan.birth, plan.untilAge)
  const deposits = depositsBetween(plan.from, end)
  const savingsRate = monthlyActuarial(effective(plan.savingsRate))
  const fundRate = monthlyActuarial(effective(plan.fundReturn))
  let savings = plan.start * (1 - plan.fundShare)
  let fund = plan.start * plan.fundShare
  let paidIn = plan.start
  let interestOfYear = 0
  const years: ChildYear[] = []
  for (let month = 1; month <= deposits; month++) {
    const interest = savings * savingsRate
    interestOfYear += interest
    savings += interest
    fund *= 1 + fundRate
    const gift = month % 12 === 0 ? plan.yearlyGifts : 0
    savings += (plan.monthly + gift) * (1 - plan.fundShare)
    fund += (plan.monthly + gift) * plan.fundShare
    paidIn += plan.monthly + gift
    if (month % 12 === 0 || month === deposits) {
      const tax = spaarbelasting(law, roundCents(interestOfYear), plan.holders)
      savings -= tax
      interestOfYear = 0
      const date = addMonths(plan.from, month)
      years.push({
        age: Number(date.slice(0, 4)) - Number(plan.birth.slice(0, 4)),
        date,
        paidIn: roundCents(paidIn),
        savings: roundCents(savings),
        fund: roundCents(fund),
        tax,
      })
    }
  }
  return { years, deposits, end }
}
