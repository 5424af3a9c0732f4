/** The work behind derived facts, with the code of the calculators that do it. */
import type { FactTexts } from '#calculators/kernel/facts.ts'
import { derivedFrom } from '#calculators/situation/derived.ts'
import { pageOf } from '#site/situation/page-of.ts'

export const derive = async (facts: FactTexts, wanted: readonly string[], today: string): Promise<FactTexts> =>
  derivedFrom(facts, wanted, async (card) => pageOf(card, today))
