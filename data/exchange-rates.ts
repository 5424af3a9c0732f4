/** Reference rates for a day on which a file names none: of the day itself where we have it, else the mean of its month. */
import { addMonths, monthsBetween } from '#finance/dates.ts'
import { dollarRate } from '#data/series/dollar-rate.ts'
import { photoRates } from '#data/series/exchange-rates.ts'

/** Units of the currency for one euro, and where that comes from. */
export type DayRate = { readonly rate: number; readonly of: 'file' | 'day' | 'month' }

const PHOTO_DAY = '2025-12-31'
/** Euro for a dollar, month by month. */
const perDollar: readonly number[] = running(dollarRate.euro)

function running(steps: readonly number[]): number[] {
  let whole = 0
  return steps.map((step) => {
    whole += step
    return whole / 10_000
  })
}

/** The first month of the list. */
const SINCE = '1999-01-01'
const placeOf = (day: string) => monthsBetween(SINCE, `${day.slice(0, 7)}-01`)

/** Null when we know neither: a rate is never made up. */
export function rateOn(currency: string, day: string): DayRate | null {
  const onPhotoDay = day === PHOTO_DAY ? photoRates.find((one) => one.currency === currency) : undefined
  if (onPhotoDay) return { rate: onPhotoDay.rate, of: 'day' }
  const euro = currency === 'USD' ? (perDollar[placeOf(day)] ?? 0) : 0
  return euro > 0 ? { rate: 1 / euro, of: 'month' } : null
}

/** Dollars for one euro: the mean of the month of this day, or of the newest month before it that we have. */
export function monthRateUntil(day: string): { readonly month: string; readonly rate: number } | null {
  const place = Math.min(placeOf(day), perDollar.length - 1)
  const euro = perDollar[place] ?? 0
  return euro > 0 ? { month: addMonths(SINCE, place).slice(0, 7), rate: 1 / euro } : null
}

/** Units of the currency for one euro on the photo day; null when the European Central Bank has none. */
export const photoRateOf = (currency: string): number | null =>
  photoRates.find((one) => one.currency === currency)?.rate ?? null
