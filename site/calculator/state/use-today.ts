import { useEffect, useState } from 'react'

/** A device whose clock is further off than this is not believed. */
const LONGEST_LIFE_OF_A_BUILD = 370

const belgianDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Brussels' })

/** Whether a device may set the day: not before the build, and not more than a year after it. */
export function plausibleDay(day: string, buildDate: string): boolean {
  const age = (Date.parse(day) - Date.parse(buildDate)) / 86_400_000
  return age >= 0 && age <= LONGEST_LIFE_OF_A_BUILD
}

/** The day of the server until the page is alive, then the day in Belgium by the device's clock. */
export function useToday(given: string, buildDate: string): string {
  const [today, setToday] = useState(given)
  useEffect(() => {
    const device = belgianDay.format(new Date())
    if (plausibleDay(device, buildDate)) setToday(device)
  }, [buildDate])
  return today
}
