/** The social supplement of child benefit over a year, where a page knows how many children there are but not their ages. */
import { UNKNOWN_AGE } from '#calculators/models/child-age.ts'
import { type Household, isCouple } from '#calculators/models/household.ts'
import { roundCents } from '#finance/money.ts'
import { isGermanSpeaking } from '#data/german-speaking.ts'
import { type Bijslagregio, inkomensband, socialeToeslag } from '#rules/familie/sociale-toeslag.ts'
import type { Law } from '#rules/kernel/dated.ts'
import type { Gewest } from '#rules/kernel/gewest.ts'

/** Who pays the child benefit: a region, or the German-speaking Community within Wallonia. */
export const benefitRegion = (postcode: string, gewest: Gewest): Bijslagregio =>
  isGermanSpeaking(postcode.trim()) ? 'duitstalig' : gewest

/**
 * What a family gets in twelve months, by its taxable income before professional expenses, in the system of today. In the German-speaking
 * Community no limit of income decides it.
 */
export function socialSupplement(
  law: Law,
  { kinderen, gezin }: Pick<Household, 'kinderen' | 'gezin'>,
  regio: Bijslagregio,
): (income: number) => number {
  if (kinderen === 0 || regio === 'duitstalig') return () => 0
  const family = { aantal: kinderen, alleenstaand: !isCouple(gezin), leeftijd: UNKNOWN_AGE }
  const byBand = new Map<string, number>()
  return (inkomen) => {
    const band = inkomensband(law, { regio, inkomen }, kinderen)
    const amount = byBand.get(band) ?? roundCents(12 * kinderen * socialeToeslag(law, regio, { ...family, band }))
    byBand.set(band, amount)
    return amount
  }
}
