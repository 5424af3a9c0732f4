const format = new Intl.DateTimeFormat('nl-BE', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Europe/Brussels' })

/** A moment as people in Belgium write it: 15/11/2026, 10:30. */
export function moment(at: string): string {
  return format.format(new Date(at))
}
