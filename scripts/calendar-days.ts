/** The days for which the whole site is tested: today, just after New Year, after the yearly amounts, a year from now. */
import { belgianDay } from '#calculators/kernel/belgian-day.ts'

export type CalendarDay = { readonly name: string; readonly day: string }

export function calendarDays(today: string): readonly CalendarDay[] {
  const year = Number(today.slice(0, 4))
  return [
    { name: 'today', day: today },
    { name: 'next 2 January', day: `${year + 1}-01-02` },
    { name: 'the 1 March after it', day: `${year + 1}-03-01` },
    { name: 'a year from now', day: `${year + 1}${today.slice(4) === '-02-29' ? '-02-28' : today.slice(4)}` },
  ]
}

export const belgianToday = (): string => belgianDay(new Date())

/** The day with which the site is built once more: the one that used to break it. */
export const newYearDay = (today: string): string => `${Number(today.slice(0, 4)) + 1}-01-02`
