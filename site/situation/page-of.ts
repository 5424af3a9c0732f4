/** What a card computes with is fetched as a visitor's browser would fetch it for the page itself: the same rates and rules. */
import type { AnyCalculator, Situation } from '#calculators/kernel/calculator.ts'
import type { Market } from '#calculators/kernel/market.ts'
import { loadCalculator } from '#calculators/load.ts'
import type { Card } from '#calculators/situation/card.ts'
import { pageCase } from '#site/search/page-answer.ts'

const NO_RATES: Market = { asOf: '', version: '', offers: [], levels: [] }

export async function pageOf(
  { category, slug, market }: Card,
  today: string,
): Promise<{ readonly calculator: AnyCalculator; readonly at: Situation }> {
  const { calculator, situation } = market
    ? await pageCase(`/${category}/${slug}`)
    : { calculator: await loadCalculator(category, slug), situation: { market: NO_RATES } }
  return { calculator, at: { ...situation, today } }
}
