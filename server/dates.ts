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
