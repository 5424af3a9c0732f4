/** Days and months as words, and moving through the calendar. */
import { keyOf } from '#calculators/ask/words.ts'
import { MONTHS } from '#calculators/kernel/months.ts'
import { addDays, addMonths, isDate } from '#finance/dates.ts'

const OTHER: Readonly<Record<string, string>> = { februari: 'febr', maart: 'mrt', september: 'sept' }

/** Each month as people type it: januari, jan, januarie. */
export const MONTH_NAMES: readonly (readonly string[])[] = MONTHS.map((name) => [
  name,
  name.slice(0, 3),
  OTHER[name] ?? name,
  ...(name.length > 4 ? [keyOf(name)] : []),
])

/** YYYY-MM-DD, or null when there is no such day. */
export function dayInMonth(year: number, month: number, day: number): string | null {
  const date = [year, ...[month, day].map((part) => String(part).padStart(2, '0'))].join('-')
  return isDate(date) ? date : null
}

/** Two hundred years: nobody who asks has seen or will see that. */
const FURTHEST = 2400

/** The day so many months from another, the end of a shorter month where that day is not there. */
export function monthsFrom(day: string, months: number): string | null {
  const whole = Math.trunc(months)
  return Math.abs(whole) > FURTHEST ? null : addDays(addMonths(day, whole), Math.round((months - whole) * 30))
}
