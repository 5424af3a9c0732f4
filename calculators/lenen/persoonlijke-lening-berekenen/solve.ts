import { personalLoanRate, renovationLoanRate } from '#calculators/common/loan-rates.ts'
import type { Env } from '#calculators/kernel/fields.ts'
import { testCredit } from '#calculators/lenen/credit-test.ts'
import { roundingOf } from '#calculators/models/month-rate.ts'
import { runsOf, scheduleView } from '#calculators/lenen/schedule.ts'
import { referenceRates } from '#data/reference-rates.ts'
import { addMonths } from '#finance/dates.ts'
import { loanSchedule, type LoanSchedule } from '#finance/loan.ts'
import { roundCents, roundedSum } from '#finance/money.ts'
import { effectiveFromPeriodic, nominalFromPeriodic } from '#finance/rate.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { vergoedingVervroegd, vergoedingVervroegdLaatsteJaar } from '#rules/krediet/consumentenkrediet.figures.ts'
import { hoogsteJkp, vergoedingConsument } from '#rules/krediet/consumentenkrediet.ts'
import type { PersonalLoanValues } from './inputs.ts'
import { costsInJkp, type LoanAsked, personalPlan, type PersonalPlan } from './model.ts'

/** Terms of the table, in months. */
const TERMS = [12, 18, 24, 30, 36, 42, 48, 60, 72, 84, 96, 120, 240]

/** What the visitor asks, with a reference rate where there is no JKP yet. */
export const withRate = (values: PersonalLoanValues, env: Env): LoanAsked => ({
  ...values,
  jkp: values.jkp ?? personalLoanRate(env).rate,
})

/** The dearer end: a second JKP, or without any JKP the dearest reference that the law allows. */
function highPlan(values: PersonalLoanValues, asked: LoanAsked, law: Law) {
  if (values.gezocht !== 'maandlast' || values.debetrente !== null) return null
  const reference = Math.min(referenceRates.personalLoanHigh.rate, hoogsteJkp(law, 'lening', values.bedrag))
  const jkp = values.jkpHoog ?? (values.jkp === null ? reference : null)
  const plan = jkp !== null && jkp > asked.jkp ? personalPlan({ ...asked, jkp }) : null
  return plan && jkp !== null ? { jkp, payment: plan.schedule.payment } : null
}

function earlyRepayment(law: Law, { rows, periods }: LoanSchedule, after: number | null) {
  if (after === null || after >= periods) return null
  const balance = rows[after - 1]?.balance ?? 0
  const interestLeft = roundedSum(rows.slice(after).map((row) => row.interest))
  const fee = vergoedingConsument(law, balance, periods - after, interestLeft)
  return {
    balance,
    fee,
    interestLeft,
    instalments: roundedSum(rows.slice(after).map((row) => row.payment)),
    toPay: roundCents(balance + fee),
    gain: roundCents(interestLeft - fee),
    law: periods - after <= 12 ? vergoedingVervroegdLaatsteJaar : vergoedingVervroegd,
  }
}

/** The same amount over other terms. */
function termOptions(asked: LoanAsked, plan: PersonalPlan, maxLooptijd: number) {
  const { amount, principal, rate, months, startCosts } = plan
  const scheduleOf = (term: number): LoanSchedule | undefined => {
    if (term === months) return plan.schedule
    if (costsInJkp(asked))
      return personalPlan({ ...asked, gezocht: 'maandlast', bedrag: amount, looptijd: term })?.schedule
    return loanSchedule({ principal, periods: term, periodicRate: rate, rounding: roundingOf(asked.afronding) })
  }
  const terms = [...new Set([...TERMS.filter((term) => term <= Math.max(60, maxLooptijd)), months])]
  return terms
    .toSorted((a, b) => a - b)
    .flatMap((term) => {
      const option = scheduleOf(term)
      if (!option) return []
      const cost = roundCents(option.totalPaid + startCosts - amount)
      return [{ term, payment: option.payment, cost, allowed: term <= maxLooptijd }]
    })
}

export function solve(values: PersonalLoanValues, env: Env) {
  const { law, today } = env
  const asked = withRate(values, env)
  const plan = personalPlan(asked)
  if (!plan) throw new Error('refused')
  const { amount, principal, rate, months, schedule, jkp } = plan
  const { payment, periods } = schedule
  const test = testCredit(law, { bedrag: amount, looptijd: months, jkp })
  const paid = roundedSum([schedule.totalPaid, plan.startCosts])
  const cost = roundCents(paid - amount)
  const high = highPlan(values, asked, law)
  const early = earlyRepayment(law, schedule, values.vervroegdNa)

  return {
    out: {
      maandlast: payment,
      leenbedrag: amount,
      jkp,
      looptijd: months,
      maandlastHoog: high?.payment ?? null,
      kredietkost: cost,
      totaalTeBetalen: paid,
      maxJkp: test.maxJkp,
      margeJkp: jkp === null ? null : test.maxJkp - jkp,
      maxLooptijd: test.maxLooptijd,
      maandrente: rate,
      nominaleRente: nominalFromPeriodic(rate, 12),
      eersteRente: schedule.rows[0]?.interest ?? 0,
      eersteKapitaal: schedule.rows[0]?.capital ?? 0,
      laatsteAfbetaling: schedule.lastPayment,
      kostPer1000: roundCents((cost / amount) * 1_000),
      termijnenOver: early?.instalments ?? null,
      saldoVervroegd: early?.balance ?? null,
      vergoedingVervroegd: early?.fee ?? null,
      afkoopsom: early?.toPay ?? null,
      winstVervroegd: early?.gain ?? null,
      totaleRente: schedule.totalInterest,
      totaalGelijkeTermijnen: roundCents(payment * periods),
      renteGelijkeTermijnen: roundCents(payment * periods - principal),
    },
    get work() {
      return {
        principal,
        startCosts: plan.startCosts,
        instalments: schedule.totalPaid,
        periods,
        /** The rate follows from the instalment instead of the other way round. */
        derived: plan.derived,
        yearly: plan.derived ? effectiveFromPeriodic(rate, 12) : (values.debetrente ?? asked.jkp),
        /** The month of that reference. */
        referenceMonth: personalLoanRate(env).asOf.slice(0, 7),
        /** No JKP was given: that of the market is used. */
        reference: values.gezocht !== 'jkp' && values.jkp === null && values.debetrente === null ? asked.jkp : null,
        test,
        high: high && { ...high, tooDear: high.jkp > test.maxJkp },
        early,
        options: termOptions(asked, plan, test.maxLooptijd),
        runs: runsOf(schedule),
        view: scheduleView(schedule, principal, values.eersteAflossing ?? addMonths(today, 1)),
        renovation: values.doel === 'renovatie' ? renovationLoanRate(env) : null,
      }
    },
  }
}
