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
