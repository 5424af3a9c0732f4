import { useEffect, useState } from 'react'
import { belgianDay, plausibleDay } from '#calculators/kernel/belgian-day.ts'

/** The day of the server until the page is alive, then the day in Belgium by the device's clock. */
export function useToday(given: string, buildDate: string): string {
  const [today, setToday] = useState(given)
  useEffect(() => {
    const device = belgianDay(new Date())
    if (plausibleDay(device, buildDate)) setToday(device)
  }, [buildDate])
  return today
}
