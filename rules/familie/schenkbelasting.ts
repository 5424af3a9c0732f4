/**
 * Gift tax of the three regions; the region is that of the giver. Movable goods pay a flat rate, immovable
 * goods a scale. Leaves out: family businesses, building land, charities.
 */
import { type Bracket, progressive } from '#finance/brackets.ts'
import { roundCents } from '#finance/money.ts'
import type { Law } from '#rules/kernel/dated.ts'
import type { Gewest } from '#rules/kernel/gewest.ts'
import {
  schenkRoerend,
  schenkOnroerend,
  schenkRenovatie,
  grootGezin,
  grootGezinPartner,
  type Begiftigde,
} from '#rules/familie/schenkbelasting.figures.ts'

type Ontvangst = { readonly soort: 'roerend' | 'onroerend'; readonly partner: boolean; readonly children: number }

/** For a receiver with a large family; outside Flanders on real estate only. */
export function grootGezinVermindering(
  law: Law,
  gewest: Gewest,
  tax: number,
  { soort, partner, children }: Ontvangst,
): number {
  const rule = law(partner ? grootGezinPartner : grootGezin)
  if (children < rule.vanaf || (gewest !== 'vlaanderen' && soort === 'roerend')) return 0
  return roundCents(Math.min(tax, tax * rule.perKind * children, rule.maximumPerKind * children))
}

/** Real estate: gifts of the last three years between the same people are added first. */
function onScale(scale: readonly Bracket[], amount: number, earlier: number) {
  const whole = progressive(amount + earlier, scale)
  return { tax: roundCents(whole.tax - progressive(earlier, scale).tax), lines: whole.lines }
}

/** Tax on a registered gift. */
export function schenkbelasting(
  law: Law,
  gewest: Gewest,
  soort: 'roerend' | 'onroerend',
  begiftigde: Begiftigde,
  amount: number,
  earlier = 0,
) {
  if (soort === 'roerend') return { tax: roundCents(amount * law(schenkRoerend)[gewest][begiftigde]), lines: [] }
  return onScale(law(schenkOnroerend)[gewest][begiftigde], amount, earlier)
}

/** Tax on a building in Flanders once it is renovated or let. */
export const schenkbelastingRenovatie = (law: Law, begiftigde: Begiftigde, amount: number, earlier = 0) =>
  onScale(law(schenkRenovatie)[begiftigde], amount, earlier)
