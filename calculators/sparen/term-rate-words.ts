/** Where the rate of a term comes from when the visitor gave none. */
import { duration, pct, plural } from '#calculators/kernel/format.ts'
import type { TermRate } from '#calculators/sparen/term-rates.ts'

/** "2,50 % (middelste van 7 banken)"; how old that is stands beside the amount and under the field. */
export function termRateText(rate: number, guide: TermRate | null): string {
  if (guide === null) return pct(rate)
  const [low, high] = guide.between ?? [0, 0]
  const what =
    guide.between === null
      ? guide.offers === 1
        ? 'de enige in onze lijst'
        : `middelste van ${plural(guide.offers, 'bank', 'banken')}`
      : low === high
        ? `onze lijst gaat tot ${duration(low)}`
        : `tussen onze rentes op ${duration(low)} en ${duration(high)}`
  return `${pct(rate)} (${what})`
}
