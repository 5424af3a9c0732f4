/** What a company car costs the employer in levies: the CO2 contribution, and tax on a part of the benefit. */
import { roundCents } from '#finance/money.ts'
import { at } from '#finance/list.ts'
import { hasBegun, type Law } from '#rules/kernel/dated.ts'
import type { Brandstof } from '#rules/loon/bedrijfswagen.ts'
import { vennootschapsbelasting } from '#rules/zelfstandigen/vennootschap.figures.ts'
import {
  co2BijdrageFormule,
  co2BijdrageIndex,
  co2BijdrageMinimum,
  co2BijdrageVerhoging,
  uitstootOnbekendBijdrage,
  verworpenWagen,
} from '#rules/loon/wagen-werkgever.figures.ts'

export const werkgeverskostBekend = (law: Law): boolean => hasBegun(co2BijdrageIndex, law.date)

const greenSince = at(co2BijdrageVerhoging.rows, 0).from
/** Cars ordered before the green law keep the minimum of then. */
const oldMinimum = (law: Law): number => law.on(greenSince)(co2BijdrageMinimum)

/**
 * Per month, on the emission of the certificate (null: not known), also for a false hybrid; an electric car pays the
 * minimum. `orderedOn` decides about the higher factor.
 */
export function co2Bijdrage(law: Law, brandstof: Brandstof, attested: number | null, orderedOn: string): number {
  const index = law(co2BijdrageIndex)
  const green = orderedOn >= greenSince
  const least = roundCents((green ? law(co2BijdrageMinimum) : oldMinimum(law)) * index)
  if (brandstof === 'elektrisch') return least
  const { perGram, ...free } = law(co2BijdrageFormule)
  const grams = attested ?? law(uitstootOnbekendBijdrage)[brandstof === 'diesel' ? 'diesel' : 'benzine']
  const plain = ((grams * perGram - free[brandstof]) / 12) * index
  return Math.max(least, roundCents(plain * (green ? law(co2BijdrageVerhoging) : 1)))
}

/** Corporate tax a year on the part of the benefit that is no deductible cost. */
export function belastingVerworpen(law: Law, benefit: number, fuel: boolean): number {
  const { zonderBrandstof, metBrandstof } = law(verworpenWagen)
  return roundCents(benefit * (fuel ? metBrandstof : zonderBrandstof) * law(vennootschapsbelasting))
}
