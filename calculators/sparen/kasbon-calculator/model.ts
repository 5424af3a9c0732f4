/** Cash flows of a savings certificate in its three forms, after withholding tax. */
import { addYears } from '#finance/dates.ts'
import { roundCents } from '#finance/money.ts'

type Form = 'coupon' | 'groei' | 'kapitalisatie'
export type Bon = {
  readonly nominal: number
  /** One rate per year until the certificate is repaid or sold. */
  readonly rates: readonly number[]
  readonly form: Form
  readonly start: string
  /** What capitalised interest earns itself, when that is not the rate of the certificate. */
  readonly onInterest: number | null
  readonly taxRateOn: (paidOn: string) => number
}
export type BonYear = {
  readonly year: number
  readonly date: string
  readonly rate: number
  readonly gross: number
  readonly tax: number
  readonly net: number
}

/** Tax falls on what is paid, on the day it is paid: each coupon, or all capitalised interest at once. */
export function bonYears({ nominal, rates, form, start, onInterest, taxRateOn }: Bon): readonly BonYear[] {
  let saved = 0
  return rates.map((rate, index) => {
    const year = index + 1
    const date = addYears(start, year)
    if (form === 'kapitalisatie') saved = saved * (1 + (onInterest ?? rate)) + nominal * rate
    const waits = form === 'kapitalisatie' && year < rates.length
    const gross = waits ? 0 : roundCents(form === 'kapitalisatie' ? saved : nominal * rate)
    const tax = roundCents(gross * taxRateOn(date))
    return { year, date, rate, gross, tax, net: roundCents(gross - tax) }
  })
}
