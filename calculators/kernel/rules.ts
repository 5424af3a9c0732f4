/** Which rules a case is solved by: those of today, of another year, or with what is voted or announced. */
import { year as yearOf } from '#finance/dates.ts'

export const ANNOUNCED = 'aangekondigd'
/** Other rules than those of today. */
export type Rules = number | typeof ANNOUNCED

/** The day that stands for the rules of a year: its end when it is past, its start when it is still to come. */
export function rulesDateOf(year: number, today: string): string | undefined {
  const current = yearOf(today)
  if (year === current) return undefined
  const written = String(Math.max(1, year)).padStart(4, '0')
  return year < current ? `${written}-12-31` : `${written}-01-01`
}
