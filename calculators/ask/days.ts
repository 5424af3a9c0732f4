/** Days and months as words, and moving through the calendar. */
import { keyOf } from '#calculators/ask/words.ts'

export const MONTHS: readonly (readonly string[])[] = [
  ['januari', 'jan'],
  ['februari', 'feb', 'febr'],
  ['maart', 'mrt'],
  ['april', 'apr'],
  ['mei'],
  ['juni', 'jun'],
  ['juli', 'jul'],
  ['augustus', 'aug'],
  ['september', 'sep', 'sept'],
  ['oktober', 'okt'],
  ['november', 'nov'],
  ['december', 'dec'],
].map((names) => [...names, ...names.filter((name) => name.length > 4).map(keyOf)])

/** YYYY-MM-DD, or null when there is no such day. */
export function dayInMonth(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day))
  const right = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return right ? date.toISOString().slice(0, 10) : null
}

/** The day so many months from another; the end of a shorter month where that day is not there. */
export function monthsFrom(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const whole = Math.trunc(months)
  const first = new Date(Date.UTC(year, month - 1 + whole, 1))
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  const base = Date.UTC(first.getUTCFullYear(), first.getUTCMonth(), Math.min(date, last))
  return new Date(base + Math.round((months - whole) * 30) * 86_400_000).toISOString().slice(0, 10)
}
