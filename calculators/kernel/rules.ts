/** Which rules a case is solved by: those of today, of another year, or with what is voted or announced. */

export const ANNOUNCED = 'aangekondigd'
/** Other rules than those of today. */
export type Rules = number | typeof ANNOUNCED

const yearOf = (day: string): number => Number(day.slice(0, 4))

/** The day that stands for the rules of a year: its end when it is past, its start when it is still to come. */
export function rulesDateOf(year: number, today: string): string | undefined {
  const current = yearOf(today)
  if (year === current) return undefined
  const written = String(Math.max(1, year)).padStart(4, '0')
  return year < current ? `${written}-12-31` : `${written}-01-01`
}
