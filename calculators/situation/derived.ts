/** Facts that follow from others, by the calculators that the pages themselves are: net pay from gross pay, a balance from its loan. */
import type { FactTexts } from '#calculators/kernel/facts.ts'
import { answerCards } from '#calculators/situation/card-answer.ts'
import type { Card } from '#calculators/situation/card.ts'
import { cards } from '#calculators/situation/cards.ts'

/** What follows; a fact that was given is never replaced. */
export async function derivedFrom(
  facts: FactTexts,
  wanted: readonly string[],
  load: Parameters<typeof answerCards>[2],
): Promise<FactTexts> {
  const isWanted = ({ gives = [] }: Card) => gives.some(({ fact }) => wanted.includes(fact))
  const known = await answerCards(cards.filter(isWanted), facts, load)
  return Object.fromEntries(
    Object.entries(known.facts).filter(([fact]) => wanted.includes(fact) && !Object.hasOwn(facts, fact)),
  )
}
