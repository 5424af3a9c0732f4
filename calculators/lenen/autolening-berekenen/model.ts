/** The car loan with and without a final sum, and the value of the car beside the debt. */
import { carLoanRate } from '#calculators/common/loan-rates.ts'
import type { Env } from '#calculators/kernel/fields.ts'
import { monthlyRate, roundingOf } from '#calculators/models/month-rate.ts'
import { loanSchedule, type LoanSchedule } from '#finance/loan.ts'
import { floorCents, roundCents } from '#finance/money.ts'
import { compound, discountSum, type PeriodicRate } from '#finance/rate.ts'
import type { CarLoanValues } from './inputs.ts'

/** What the visitor asks, with the reference for that kind of car where there is no JKP yet. */
export type CarAsked = CarLoanValues & { readonly jkp: number }
export const withRate = (values: CarLoanValues, env: Env): CarAsked => ({
  ...values,
  jkp: values.jkp ?? carLoanRate(env, values.soort).rate,
})

export type CarPlan = {
  readonly amount: number
  readonly balloon: number
  readonly rate: PeriodicRate
  readonly schedule: LoanSchedule
  /** The same loan without a final sum. */
  readonly plain: LoanSchedule
  /** Car value after each month, 0 first. */
  readonly value: readonly number[]
}

export const amountOf = ({ leenbedrag, prijs, eigenInbreng }: CarLoanValues): number =>
  leenbedrag ?? roundCents(prijs - eigenInbreng)

export const balloonOf = ({ slotsom, slotsomPercentage, prijs }: CarLoanValues): number =>
  slotsom ?? roundCents(prijs * slotsomPercentage)

/** Instalment when the final sum takes the place of the last one. */
function replacingInstalment(amount: number, rate: PeriodicRate, months: number, balloon: number): number {
  return (amount - balloon / (1 + compound(rate, months))) / discountSum(rate, months - 1)
}

/** A schedule that ends with the final sum; null when the final sum leaves nothing to repay monthly. */
export function balloonSchedule(values: CarAsked, amount: number, balloon: number): LoanSchedule | null {
  const periods = values.looptijd
  const periodicRate = monthlyRate(values.jkp, values.renteomzetting)
  const rounding = roundingOf(values.afronding)
  if (balloon === 0) return loanSchedule({ principal: amount, periods, periodicRate, rounding })
  if (balloon >= amount || periods < 2) return null
  if (values.slotsomVorm === 'bovenop')
    return loanSchedule({ principal: amount, periods, periodicRate, rounding, balloon })
  const exact = replacingInstalment(amount, periodicRate, periods, balloon)
  const payment = rounding === 'down' ? floorCents(exact) : roundCents(exact)
  return payment > 0 ? loanSchedule({ principal: amount, periods, periodicRate, payment }) : null
}

/** The payments of an offer with this instalment: equal ones, and the final sum in the place of the last or on top. */
export function offeredPayments(
  { looptijd, slotsomVorm }: CarLoanValues,
  instalment: number,
  balloon: number,
): number[] {
  const last = balloon === 0 ? instalment : slotsomVorm === 'vervangt' ? balloon : roundCents(instalment + balloon)
  return [...Array.from({ length: looptijd - 1 }, () => instalment), last]
}

export function carPlan(values: CarAsked): CarPlan | null {
  const amount = amountOf(values)
  const balloon = balloonOf(values)
  const schedule = amount > 0 ? balloonSchedule(values, amount, balloon) : null
  const plain = amount > 0 ? balloonSchedule(values, amount, 0) : null
  if (!schedule || !plain) return null
  // A car loses most at first: an equal part of what is left each month, down to the expected value at the end.
  const keep = Math.max(values.restwaarde, 0.0001) ** (1 / values.looptijd)
  const value = Array.from({ length: values.looptijd + 1 }, (_, month) =>
    month === values.looptijd ? roundCents(values.prijs * values.restwaarde) : roundCents(values.prijs * keep ** month),
  )
  return { amount, balloon, rate: monthlyRate(values.jkp, values.renteomzetting), schedule, plain, value }
}
