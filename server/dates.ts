const brussels = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Brussels',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** The calendar day in Belgium, as YYYY-MM-DD. */
export function dayIn(moment: Date): string {
  return brussels.format(moment)
}

/** The moment a Belgian calendar day begins, or a day so many days later. */
export function startOfDay(day: string, later = 0): string {
  const wanted = new Date(Date.parse(day) + later * 86_400_000).toISOString().slice(0, 10)
  const summer = new Date(`${wanted}T00:00:00+02:00`)
  return (dayIn(summer) === wanted ? summer : new Date(`${wanted}T00:00:00+01:00`)).toISOString()
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
      day = dayIn(now)
    }
    return day
  }
}
