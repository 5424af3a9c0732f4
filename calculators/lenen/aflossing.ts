/** For loan pages that still compute and tell in one function: goes with the last of them. */
import type { Table } from '#calculators/kernel/report.ts'
import { scheduleView } from '#calculators/lenen/schedule.ts'
import { scheduleTable as tableOf } from '#calculators/lenen/schedule-table.ts'
import type { PlainDate } from '#finance/dates.ts'
import type { LoanSchedule } from '#finance/loan.ts'

export { balanceByYear, yearsOf } from '#calculators/lenen/schedule.ts'

type TableOptions = {
  readonly schedule: LoanSchedule
  readonly principal: number
  /** Date of the first instalment. */
  readonly first: PlainDate
  readonly title?: string
  readonly rateKey?: string | undefined
}

export function scheduleTable({ schedule, principal, first, ...options }: TableOptions): Table {
  return {
    ...tableOf(scheduleView(schedule, principal, first), options),
    inYears: schedule.rows.map((row) => row.period / 12),
  }
}
