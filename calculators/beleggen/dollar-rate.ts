/** A rate of the dollar for a row without one: the mean of its month, or of the newest month we have. It is said. */
import type { Currency } from '#calculators/beleggen/currency.ts'
import { longDate, num } from '#calculators/kernel/format.ts'
import { monthRateUntil } from '#data/exchange-rates.ts'

type Missing = { readonly munt: Currency; readonly wisselkoers: number | null }

/** Reads the rates for one answer and remembers which months it took. */
export function dollarRates() {
  const taken = new Map<string, number>()
  return {
    /** The rate of the row, or that of its month; null for another currency. */
    rateOf({ munt, wisselkoers }: Missing, day: string): number | null {
      if (wisselkoers !== null || munt !== 'USD') return wisselkoers
      const found = monthRateUntil(day)
      if (!found) return null
      const rate = Number(found.rate.toFixed(6))
      taken.set(found.month, rate)
      return rate
    },
    said(): readonly string[] {
      if (taken.size === 0) return []
      const rates = [...taken].map(([month, rate]) => `1 euro = ${num(rate, 4)} dollar in ${longDate(month)}`)
      return [
        `Zonder wisselkoers rekenen we met het gemiddelde van de maand: ${rates.join(', ')}. Vul de koers van de dag zelf in voor je aangifte.`,
      ]
    },
  }
}
