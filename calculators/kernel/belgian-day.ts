import { daysBetween, isDate } from '#finance/dates.ts'

/**
 * The calendar day in Belgium. Only the parts are taken from Intl: how a locale writes a whole date changes with the
 * browser (en-CA is 2026-11-16 in one and 11/16/2026 in the other).
 */
const clock = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Europe/Brussels',
  calendar: 'gregory',
  numberingSystem: 'latn',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** As YYYY-MM-DD. */
export function belgianDay(moment: Date): string {
  const parts = clock.formatToParts(moment)
  const part = (type: 'year' | 'month' | 'day') => parts.find((each) => each.type === type)?.value ?? ''
  return `${part('year').padStart(4, '0')}-${part('month').padStart(2, '0')}-${part('day').padStart(2, '0')}`
}

/** A device whose clock is further off than this is not believed. */
const LONGEST_LIFE_OF_A_BUILD = 370

/** Whether a device may set the day: a real day, not before the build, and not more than a year after it. */
export function plausibleDay(day: string, buildDate: string): boolean {
  if (!isDate(day)) return false
  const age = daysBetween(buildDate, day)
  return age >= 0 && age <= LONGEST_LIFE_OF_A_BUILD
}
