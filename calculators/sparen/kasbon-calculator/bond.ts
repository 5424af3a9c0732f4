/** Cash flows of a savings certificate in its three forms, after withholding tax. */
import { roundCents } from '#finance/money.ts'
import type { Law } from '#rules/dated.ts'
import { ingehouden } from '#rules/roerende-voorheffing.ts'

export type Form = 'coupon' | 'groei' | 'kapitalisatie'
export type BonYear = {
  readonly year: number
  readonly rate: number
  readonly gross: number
  readonly tax: number
  readonly net: number
}

export function bonYears(
  law: Law,
  nominal: number,
  rates: readonly number[],
  form: Form,
  taxRate: number,
): readonly BonYear[] {
  let capital = nominal
  return rates.map((rate, index) => {
    const year = index + 1
    if (form !== 'kapitalisatie') {
      const gross = roundCents(nominal * rate)
      const tax = ingehouden(law, gross, taxRate)
      return { year, rate, gross, tax, net: roundCents(gross - tax) }
    }
    capital *= 1 + rate
    if (year < rates.length) return { year, rate, gross: 0, tax: 0, net: 0 }
    // Everything is paid at once, so the tax falls on all years together.
    const gross = roundCents(capital - nominal)
    const tax = ingehouden(law, gross, taxRate)
    return { year, rate, gross, tax, net: roundCents(gross - tax) }
  })
}
