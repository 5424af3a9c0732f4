/** One loan, four questions: from any three of amount, instalment, term and JKP to the fourth and its schedule. */
import { jkpOf } from '#calculators/lenen/jkp.ts'
import { monthlyRate, roundingOf } from '#calculators/lenen/rente.ts'
import { loanFromPayment, loanSchedule, type LoanSchedule, periodsFromPayment } from '#finance/loan.ts'
import { floorCents, roundCents } from '#finance/money.ts'
import { discountSum, perPeriod, type PeriodicRate } from '#finance/rate.ts'
import { findRoot } from '#finance/solve.ts'
import type { PersonalLoanValues } from './inputs.ts'

export type PersonalPlan = {
  /** What the borrower gets. */
  readonly amount: number
  /** Amount in the schedule: with financed costs. */
  readonly principal: number
  readonly rate: PeriodicRate
  readonly months: number
  readonly schedule: LoanSchedule
  readonly startCosts: number
  readonly jkp: number | null
}

/** Monthly rate behind an offer of equal instalments; null when less is paid back than was borrowed. */
export function rateOfOffer(principal: number, payment: number, months: number): PeriodicRate | null {
  if (payment * months < principal) return null
  const root = findRoot((rate) => payment * discountSum(rate, months) - principal, 0, 0.05, {
    expand: { low: -1e-9, high: 1e6 },
  })
  return root === null ? null : perPeriod(root)
}

/** In an offer every instalment is the same; the last interest takes up the rounding instead of the last payment. */
function withEqualLast(schedule: LoanSchedule, payment: number): LoanSchedule {
  const last = schedule.rows.at(-1)
  if (!last) return schedule
  const shift = roundCents(payment - last.payment)
  const rows = [...schedule.rows.slice(0, -1), { ...last, payment, interest: roundCents(last.interest + shift) }]
  return {
    ...schedule,
    rows,
    lastPayment: payment,
    totalInterest: roundCents(schedule.totalInterest + shift),
    totalPaid: roundCents(schedule.totalPaid + shift),
  }
}

/** null when the visitor's instalment can never repay the loan, or belongs to no JKP. */
export function personalPlan(values: PersonalLoanValues): PersonalPlan | null {
  const { gezocht, maandbedrag, kosten, kostenBetaling } = values
  const rounding = roundingOf(values.afronding)
  const financed = kostenBetaling === 'meegefinancierd' ? kosten : 0
  const startCosts = kosten - financed
  const yearly = values.debetrente ?? values.jkp
  const given = monthlyRate(yearly, values.renteomzetting)
  const finish = (amount: number, rate: PeriodicRate, months: number, schedule: LoanSchedule): PersonalPlan => ({
    amount,
    principal: roundCents(amount + financed),
    rate,
    months,
    schedule,
    startCosts,
    jkp: jkpOf({ amount, startCosts, payments: schedule.rows.map((row) => row.payment) }),
  })
  const principal = roundCents(values.bedrag + financed)

  if (gezocht === 'maandlast') {
    const schedule = loanSchedule({ principal, periods: values.looptijd, periodicRate: given, rounding })
    return finish(values.bedrag, given, values.looptijd, schedule)
  }
  if (gezocht === 'bedrag') {
    const whole = floorCents(loanFromPayment(maandbedrag, given, values.looptijd))
    if (whole <= financed) return null
    const schedule = loanSchedule({ principal: whole, periods: values.looptijd, periodicRate: given, rounding })
    return finish(roundCents(whole - financed), given, values.looptijd, schedule)
  }
  if (gezocht === 'looptijd') {
    const needed = periodsFromPayment(principal, maandbedrag, given)
    if (needed === null || needed > 1_200) return null
    const months = Math.max(1, Math.ceil(needed - 1e-9))
    const schedule = loanSchedule({ principal, periods: months, periodicRate: given, payment: maandbedrag })
    return finish(values.bedrag, given, schedule.periods, schedule)
  }
  const rate = rateOfOffer(principal, maandbedrag, values.looptijd)
  if (rate === null) return null
  const schedule = loanSchedule({ principal, periods: values.looptijd, periodicRate: rate, payment: maandbedrag })
  const plan = finish(values.bedrag, rate, values.looptijd, withEqualLast(schedule, maandbedrag))
  return plan.jkp === null ? null : plan
}
