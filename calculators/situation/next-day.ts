/** Days of the year that come round. */
import { addDays, addYears, year } from '#finance/dates.ts'
import { naWeekend } from '#rules/belasting/voorafbetaling.ts'

/** The next time this day of the year comes round: "12-31". */
export const nextDay = (today: string, day: string) => {
  // Most years have 28 February instead of the 29th.
  const [own = '', next = ''] = [0, 1].map((later) => addYears(`2000-${day}`, year(today) + later - 2000))
  return own >= today ? own : next
}

/** The next last day to pay in advance: one of a day or two ago may have moved past the weekend and still lie ahead. */
export const nextPrepayment = (today: string, day: string) => {
  const moved = naWeekend(nextDay(addDays(today, -2), day))
  return moved >= today ? moved : naWeekend(nextDay(today, day))
}
