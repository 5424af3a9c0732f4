/** One loan, four questions: from any three of amount, instalment, term and JKP to the fourth and its schedule. */
import { jkpOf } from '#calculators/lenen/jkp.ts'
import { monthlyRate, roundingOf } from '#calculators/models/month-rate.ts'
import { annuityPayment, loanFromPayment, loanSchedule, type LoanSchedule, periodsFromPayment } from '#finance/loan.ts'
import { floorCents, roundCents } from '#finance/money.ts'
import { discountSum, perPeriod, type PeriodicRate } from '#finance/rate.ts'
import { findRoot } from '#finance/solve.ts'
import type { PersonalLoanValues } from './inputs.ts'

/** The values with a JKP to compute with. */
export type LoanAsked = Omit<PersonalLoanValues, 'jkp'> & { readonly jkp: number }

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
  /** The rate follows from the instalment instead of the other way round. */
  readonly derived: boolean
}

/** Monthly rate behind an offer of equal instalments; null when less is paid back than was borrowed. */
function rateOfOffer(principal: number, payment: number, months: number): PeriodicRate | null {
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

/** Costs without a debit rate: the JKP that was typed in holds them already. */
export const costsInJkp = ({
  kosten,
  debetrente,
  gezocht,
}: Pick<PersonalLoanValues, 'kosten' | 'debetrente' | 'gezocht'>): boolean =>
  kosten > 0 && debetrente === null && gezocht !== 'jkp'

/**
 * null when the visitor's instalment can never repay the loan, or belongs to no JKP. A JKP without a debit rate already
 * holds the costs: it belongs to what is left after them, and the rate of the schedule follows from the instalment.
 */
export function personalPlan(values: LoanAsked): PersonalPlan | null {
  const { gezocht, maandbedrag, kosten, kostenBetaling, debetrente, looptijd } = values
  const rounding = roundingOf(values.afronding)
  const financed = kostenBetaling === 'meegefinancierd' ? kosten : 0
  const startCosts = kosten - financed
  // A JKP is a yearly rate by law; only a debit rate may be one that is divided by twelve.
  const given =
    debetrente === null ? monthlyRate(values.jkp, 'actuarieel') : monthlyRate(debetrente, values.renteomzetting)
  const inJkp = costsInJkp(values)
  const finish = (amount: number, rate: PeriodicRate, schedule: LoanSchedule, derived = false): PersonalPlan => ({
    amount,
    principal: roundCents(amount + financed),
    rate,
    months: schedule.periods,
    schedule,
    startCosts,
    jkp: jkpOf({ amount, startCosts, payments: schedule.rows.map((row) => row.payment) }),
    derived,
  })
  /** A schedule with this instalment, whatever rate it takes. */
  const offered = (amount: number, payment: number, periods: number): PersonalPlan | null => {
    const principal = roundCents(amount + financed)
    const rate = principal > 0 && payment > 0 ? rateOfOffer(principal, payment, periods) : null
    if (rate === null) return null
    const schedule = withEqualLast(loanSchedule({ principal, periods, periodicRate: rate, payment }), payment)
    const plan = finish(amount, rate, schedule, true)
    return plan.jkp === null ? null : plan
  }
  const principal = roundCents(values.bedrag + financed)
  const net = roundCents(values.bedrag - startCosts)

  if (gezocht === 'jkp') return offered(values.bedrag, maandbedrag, looptijd)
  if (gezocht === 'maandlast') {
    if (inJkp) {
      const exact = annuityPayment(Math.max(0, net), given, looptijd)
      return offered(values.bedrag, rounding === 'down' ? floorCents(exact) : roundCents(exact), looptijd)
    }
    return finish(values.bedrag, given, loanSchedule({ principal, periods: looptijd, periodicRate: given, rounding }))
  }
  if (gezocht === 'bedrag') {
    const whole = floorCents(loanFromPayment(maandbedrag, given, looptijd))
    if (inJkp) return offered(roundCents(whole + startCosts), maandbedrag, looptijd)
    if (whole <= financed) return null
    const schedule = loanSchedule({ principal: whole, periods: looptijd, periodicRate: given, rounding })
    return finish(roundCents(whole - financed), given, schedule)
  }
  // With a broken last term, many debit rates fit one JKP: then the debit rate has to be given.
  const needed = inJkp ? null : periodsFromPayment(principal, maandbedrag, given)
  if (needed === null || needed > 1_200) return null
  const periods = Math.max(1, Math.ceil(needed - 1e-9))
  return finish(values.bedrag, given, loanSchedule({ principal, periods, periodicRate: given, payment: maandbedrag }))
}
