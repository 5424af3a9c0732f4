/**
 * A rate for a row without one: of the dollar the mean of its month, or of the newest month we have; of another currency
 * the reference rate of the photo day, the only one we have. It is said.
 */
import type { Currency } from '#calculators/beleggen/currency.ts'
import { PHOTO_DAY } from '#calculators/beleggen/words.ts'
import { longDate, num } from '#calculators/kernel/format.ts'
import { monthRateUntil, photoRateOf } from '#data/exchange-rates.ts'

type Missing = { readonly munt: Currency; readonly wisselkoers: number | null }

/** Reads the rates for one answer and remembers which it took. */
export function missingRates() {
  const months = new Map<string, number>()
  const others = new Map<string, number>()
  return {
    /** The rate of the row, or the one we have for it. */
    rateOf({ munt, wisselkoers }: Missing, day: string): number | null {
      if (wisselkoers !== null || munt === 'EUR') return wisselkoers
      if (munt === 'USD') {
        const found = monthRateUntil(day)
        if (!found) return null
        const rate = Number(found.rate.toFixed(6))
        months.set(found.month, rate)
        return rate
      }
      const rate = photoRateOf(munt)
      if (rate !== null) others.set(munt, rate)
      return rate
    },
    said(): readonly string[] {
      const dollars = [...months].map(([month, rate]) => `1 euro = ${num(rate, 4)} dollar in ${longDate(month)}`)
      const rates = [...others].map(([currency, rate]) => `1 euro = ${num(rate, 4)} ${currency}`)
      const day = 'Vul de koers van de dag zelf in voor je aangifte.'
      return [
        ...(dollars.length > 0
          ? [`Zonder wisselkoers rekenen we met het gemiddelde van de maand: ${dollars.join(', ')}. ${day}`]
          : []),
        ...(rates.length > 0
          ? [
              `Zonder wisselkoers rekenen we met de koers van de Europese Centrale Bank op ${PHOTO_DAY}: ${rates.join(', ')}. ${day}`,
            ]
          : []),
      ]
    },
  }
}
