/** Days of the year that come round. */
import { addDays, addYears, year } from '#finance/dates.ts'
import { naWeekend } from '#rules/belasting/voorafbetaling.ts'

/** The next time this day of the year comes round: "12-31". */
export const nextDay = (today: string, day: string) => {
  // Of 29 February most years have the day before.
  const [own = '', next = ''] = [0, 1].map((later) => addYears(`2000-${day}`, year(today) + later - 2000))
  return own >= today ? own : next
}

/** A last day to pay in advance, of which the one before may still lie ahead after a weekend. */
export const nextPrepayment = (today: string, day: string) => {
  const moved = naWeekend(nextDay(addDays(today, -2), day))
  return moved >= today ? moved : naWeekend(nextDay(today, day))
}
