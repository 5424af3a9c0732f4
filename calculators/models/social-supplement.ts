/** The social supplement of child benefit over a year, where a page knows how many children there are but not their ages. */
import { type Household, isCouple } from '#calculators/models/household.ts'
import { shiftMonth } from '#finance/dates.ts'
import { roundCents, sum } from '#finance/money.ts'
import { inkomensband, kinderbijslag } from '#rules/familie/kinderbijslag.ts'
import type { Law } from '#rules/kernel/dated.ts'

/** Children whose age we do not ask: five years old, in the system of today. */
const AGE = 5 * 12

/** What a family gets in twelve months, by its taxable income before professional expenses. */
export function socialSupplement(
  law: Law,
  { kinderen, gezin, gewest: regio }: Pick<Household, 'kinderen' | 'gezin' | 'gewest'>,
): (income: number) => number {
  if (kinderen === 0) return () => 0
  const month = law.date.slice(0, 7)
  const child = { geboren: shiftMonth(month, -AGE), wees: 'geen', hogerOnderwijs: false, zorgtoeslag: 0 } as const
  const family = {
    regio,
    kinderen: Array.from({ length: kinderen }, () => child),
    alleenstaand: !isCouple(gezin),
    verhoogdeTegemoetkoming: false,
  }
  const byBand = new Map<string, number>()
  return (inkomen) => {
    const band = inkomensband(law, { regio, inkomen }, kinderen)
    const amount =
      byBand.get(band) ??
      roundCents(12 * sum(kinderbijslag(law, month, { ...family, inkomen }).map((one) => one.sociaal)))
    byBand.set(band, amount)
    return amount
  }
}
