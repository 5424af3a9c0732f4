import { belgianDay } from '#calculators/kernel/belgian-day.ts'

/** The moment a Belgian calendar day begins, or a day so many days later. */
export function startOfDay(day: string, later = 0): string {
  const wanted = new Date(Date.parse(day) + later * 86_400_000).toISOString().slice(0, 10)
  const summer = new Date(`${wanted}T00:00:00+02:00`)
  return (belgianDay(summer) === wanted ? summer : new Date(`${wanted}T00:00:00+01:00`)).toISOString()
}

/** Today, for code that asks thousands of times a second: looked up once a minute. */
export function calendarOf(clock: () => Date): () => string {
  let minute = -1
  let day = ''
  return () => {
    const now = clock()
    const current = Math.floor(now.getTime() / 60_000)
    if (current !== minute) {
      minute = current
      day = belgianDay(now)
    }
    return day
  }
}
