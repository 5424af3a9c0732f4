/** The day of the build in Belgium. Texts and default cases use it, never the clock of a visitor. */
export const buildDay: string =
  process.env.BUILD_DAY ?? new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Brussels' }).format(new Date())
