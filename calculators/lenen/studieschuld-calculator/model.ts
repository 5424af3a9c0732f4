/** A study loan: draws while studying, a wait, then instalments. In cents, month by month. */
import { monthlyRate } from '#calculators/models/month-rate.ts'
import { at } from '#finance/list.ts'
import { loanSchedule, type LoanSchedule } from '#finance/loan.ts'
import { fromCents, roundCents, toCents } from '#finance/money.ts'
import { largestRemainder } from '#finance/shares.ts'
import type { StudyValues } from './inputs.ts'

export type StudyMonth = {
  readonly drawn: number
  readonly interest: number
  readonly payment: number
  readonly balance: number
}

export type StudyPlan = {
  readonly months: readonly StudyMonth[]
  readonly studyMonths: number
  /** Months before the first instalment: study and wait. */
  readonly before: number
  readonly drawn: number
  readonly debtAtGraduation: number
  readonly debtAtStart: number
  /** The first instalment after the study and the wait; 0 when nothing is left to repay by then. */
  readonly instalment: number
  readonly schedule: LoanSchedule | null
  readonly interestBefore: number
  readonly interest: number
  readonly paid: number
}

type Kind = StudyValues['tijdensStudie']

/** Amount drawn at the beginning of each month of study; none for somebody who has the debt already. */
function drawsOf({ perJaar, toelage, jaren, opname, schuldNu }: StudyValues): number[] {
  if (schuldNu !== null) return []
  const year = Math.max(0, roundCents(perJaar - toelage))
  const months =
    opname === 'perMaand'
      ? largestRemainder(
          year,
          Array.from({ length: 12 }, () => 1),
        )
      : [year]
  return Array.from({ length: jaren * 12 }, (_, month) => months[month % 12] ?? 0)
}

/** Each draw is a loan of its own that is repaid from the next month on. */
function repayAtOnce(draws: readonly number[], { looptijd, rente, renteomzetting }: StudyValues): StudyMonth[] {
  const periods = looptijd * 12
  const flows = Array.from({ length: draws.length + periods }, () => ({ drawn: 0, interest: 0, payment: 0 }))
  const schedules = new Map<number, LoanSchedule>()
  draws.forEach((draw, start) => {
    if (draw === 0) return
    const schedule =
      schedules.get(draw) ??
      loanSchedule({ principal: draw, periods, periodicRate: monthlyRate(rente, renteomzetting) })
    schedules.set(draw, schedule)
    at(flows, start).drawn += toCents(draw)
    schedule.rows.forEach((row, index) => {
      const flow = at(flows, start + index)
      flow.interest += toCents(row.interest)
      flow.payment += toCents(row.payment)
    })
  })
  const used = flows.findLastIndex((flow) => flow.payment > 0 || flow.drawn > 0)
  let balance = 0
  return flows.slice(0, Math.max(draws.length, used + 1)).map(({ drawn, interest, payment }) => {
    balance += drawn + interest - payment
    return {
      drawn: fromCents(drawn),
      interest: fromCents(interest),
      payment: fromCents(payment),
      balance: fromCents(balance),
    }
  })
}

export function studyPlan(values: StudyValues, wanted: Kind = values.tijdensStudie): StudyPlan {
  const owed = values.schuldNu
  // A debt of today is repaid from next month on, whatever was paid while studying.
  const kind = owed === null ? wanted : 'niets'
  const draws = drawsOf(values)
  const studyMonths = draws.length
  const rate = monthlyRate(values.rente, values.renteomzetting)
  const months: StudyMonth[] = []
  let schedule: LoanSchedule | null = null
  let debtAtStart = 0
  let before = 0
  if (kind === 'alles') {
    months.push(...repayAtOnce(draws, values))
    debtAtStart = months[studyMonths - 1]?.balance ?? 0
  } else {
    before = owed === null ? studyMonths + values.uitstel : 0
    let balance = toCents(owed ?? 0)
    for (let month = 0; month < before; month++) {
      const drawn = toCents(draws[month] ?? 0)
      const interest = values.renteloosTijdensStudie ? 0 : toCents(((balance + drawn) * rate) / 100)
      const payment = kind === 'rente' ? interest : 0
      balance += drawn + interest - payment
      months.push({
        drawn: fromCents(drawn),
        interest: fromCents(interest),
        payment: fromCents(payment),
        balance: fromCents(balance),
      })
    }
    debtAtStart = fromCents(balance)
    schedule = loanSchedule({ principal: debtAtStart, periods: values.looptijd * 12, periodicRate: rate })
    schedule.rows.forEach((row, index) =>
      months.push({
        drawn: index === 0 ? (owed ?? 0) : 0,
        interest: row.interest,
        payment: row.payment,
        balance: row.balance,
      }),
    )
  }
  const total = (key: 'drawn' | 'interest' | 'payment', until = months.length) =>
    fromCents(months.slice(0, until).reduce((sum, month) => sum + toCents(month[key]), 0))
  return {
    months,
    studyMonths,
    before,
    drawn: total('drawn'),
    debtAtGraduation: owed ?? months[studyMonths - 1]?.balance ?? 0,
    debtAtStart,
    instalment: schedule ? schedule.payment : (months[studyMonths]?.payment ?? 0),
    schedule,
    interestBefore: total('interest', kind === 'alles' ? studyMonths : before),
    interest: total('interest'),
    paid: total('payment'),
  }
}
