/** A loan schedule by date and by year: what the schedule table and the charts of every loan page show. */
import { addMonths, type PlainDate } from '#finance/dates.ts'
import type { LoanRow, LoanSchedule } from '#finance/loan.ts'
import { roundCents, roundedSum } from '#finance/money.ts'

export type YearOfLoan = {
  readonly year: number
  readonly rows: readonly LoanRow[]
  readonly paid: number
  readonly interest: number
  readonly capital: number
  readonly balance: number
}

/** Twelve instalments together; a last year may be shorter. */
export function yearsOf(schedule: LoanSchedule): YearOfLoan[] {
  const years: YearOfLoan[] = []
  for (let from = 0; from < schedule.rows.length; from += 12) {
    const rows = schedule.rows.slice(from, from + 12)
    years.push({
      year: from / 12 + 1,
      rows,
      paid: roundedSum(rows.flatMap((row) => [row.payment, row.extra])),
      interest: roundedSum(rows.map((row) => row.interest)),
      capital: roundedSum(rows.flatMap((row) => [row.capital, row.extra])),
      balance: rows.at(-1)?.balance ?? 0,
    })
  }
  return years
}

/** What is still owed at the start and after each year. */
export function balanceByYear(schedule: LoanSchedule, principal: number): number[] {
  const { rows } = schedule
  const ends = rows.filter((_, index) => index % 12 === 11 || index === rows.length - 1)
  return [rows[0]?.drawn ?? principal, ...ends.map(({ balance }) => balance)]
}

/** The first instalment of each year. */
export function paymentByYear(schedule: LoanSchedule): number[] {
  return schedule.rows.filter((_, index) => index % 12 === 0).map(({ payment }) => payment)
}

export type Run = { readonly count: number; readonly amount: number }

/** The instalments as they are: how many times which amount, in order. */
export function runsOf(schedule: LoanSchedule): Run[] {
  const runs: { count: number; amount: number }[] = []
  for (const { payment } of schedule.rows) {
    const last = runs.at(-1)
    if (last?.amount === payment) last.count += 1
    else runs.push({ count: 1, amount: payment })
  }
  return runs
}

type ScheduleLine = {
  /** Number of the instalment or of the year. */
  readonly nr: number
  readonly date: PlainDate
  readonly drawn: number
  /** Owed before the instalment, with what is drawn that month. */
  readonly before: number
  readonly payment: number
  readonly interest: number
  readonly capital: number
  readonly extra: number
  readonly balance: number
}

export type ScheduleView = {
  readonly months: readonly ScheduleLine[]
  /** Each year sums the next `size` months; `repaid` is all capital, extra repayments included. */
  readonly years: readonly (ScheduleLine & { readonly size: number; readonly repaid: number })[]
  readonly withExtra: boolean
  readonly inSlices: boolean
}

/** `first` is the date of the first instalment. */
export function scheduleView(schedule: LoanSchedule, principal: number, first: PlainDate): ScheduleView {
  const inSlices = schedule.rows[0]?.drawn !== undefined
  const before = (index: number) =>
    roundCents((schedule.rows[index - 1]?.balance ?? (inSlices ? 0 : principal)) + (schedule.rows[index]?.drawn ?? 0))
  return {
    months: schedule.rows.map((row, index) => ({
      nr: row.period,
      date: addMonths(first, index),
      drawn: row.drawn ?? 0,
      before: before(index),
      payment: row.payment,
      interest: row.interest,
      capital: row.capital,
      extra: row.extra,
      balance: row.balance,
    })),
    years: yearsOf(schedule).map(({ year, rows, interest, capital, balance }) => ({
      nr: year,
      size: rows.length,
      date: addMonths(first, (year - 1) * 12 + rows.length - 1),
      drawn: roundedSum(rows.map((row) => row.drawn ?? 0)),
      before: before((year - 1) * 12),
      payment: roundedSum(rows.map((row) => row.payment)),
      interest,
      capital: roundedSum(rows.map((row) => row.capital)),
      extra: roundedSum(rows.map((row) => row.extra)),
      repaid: capital,
      balance,
    })),
    withExtra: schedule.rows.some((row) => row.extra > 0),
    inSlices,
  }
}
