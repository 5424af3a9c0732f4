/**
 * Which rates a page shows, so that a change draws only the pages that show it. A page that is not listed is taken to
 * show all of them. A test compares the list with the sources of the calculators.
 */
import { createHash } from 'node:crypto'
import type { Market, OfferType } from '#calculators/kernel/market.ts'

const savings = ['spaarrekening'] as const
const loans = ['persoonlijke_lening', 'autolening', 'renovatielening'] as const

export const ratesOnPages: Readonly<Record<string, readonly OfferType[]>> = {
  'dollar-cost-averaging-calculator': savings,
  'obligatie-calculator': ['termijnrekening'],
  'autolening-berekenen': ['spaarrekening', ...loans],
  'doorlopend-krediet-calculator': loans,
  'groepslening-calculator': loans,
  'huren-of-kopen-calculator': loans,
  'hypothecaire-lening-berekenen': loans,
  'kredietcapaciteit-calculator': loans,
  'kredietkaart-calculator': loans,
  'kredietvergelijker-belgie': loans,
  'leasingkrediet-calculator': ['spaarrekening', ...loans],
  'lening-herfinancieren': ['woonkrediet', ...loans],
  'persoonlijke-lening-berekenen': loans,
  'schuldenconsolidatie-calculator': loans,
  'studieschuld-calculator': loans,
  'voorschot-calculator': ['spaarrekening', ...loans],
  'woningkrediet-simulator': loans,
  'geldontwaarding-calculator': savings,
  'levensverzekeraar-calculator': loans,
  'rentevoet-vergelijker': ['spaarrekening', 'termijnrekening', 'kasbon', 'autolening'],
  'deposito-calculator': ['spaarrekening', 'jongerenspaarrekening', 'termijnrekening'],
  doelspaarcalculator: savings,
  'groepssparen-calculator': savings,
  'hoogste-spaarrente-belgie': ['spaarrekening', 'jongerenspaarrekening'],
  'kasbon-calculator': ['spaarrekening', 'termijnrekening', 'kasbon', 'staatsbon'],
  'kinderrekening-calculator': savings,
  'loyalty-bonus-calculator': ['spaarrekening', 'jongerenspaarrekening'],
  'spaarrekening-vergelijker': ['spaarrekening', 'jongerenspaarrekening'],
  'termijnrekening-calculator': ['spaarrekening', 'jongerenspaarrekening', 'termijnrekening'],
  'vakantiegeld-sparen-calculator': savings,
}

const digests = new WeakMap<Market, ReadonlyMap<string, string>>()

function digestsOf(market: Market): ReadonlyMap<string, string> {
  const known = digests.get(market)
  if (known !== undefined) return known
  const digest = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 16)
  const byType = Map.groupBy(market.offers, (offer) => offer.type)
  const made = new Map([...byType].map(([type, offers]): [string, string] => [type, digest(offers)]))
  made.set('levels', digest(market.levels))
  digests.set(market, made)
  return made
}

/** The same text as long as the page would look the same. */
export function contentFor(slug: string, market: Market): string {
  const made = digestsOf(market)
  const types = ratesOnPages[slug] ?? [...made.keys()].toSorted()
  return [market.asOf, made.get('levels'), ...types.map((type) => `${type}=${made.get(type) ?? ''}`)].join(' ')
}
