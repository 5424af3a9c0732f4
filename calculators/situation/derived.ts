/** Facts that follow from others, by the calculators that the pages themselves are: net pay from gross pay, a balance from its loan. */
import type { FactTexts } from '#calculators/kernel/facts.ts'
import { answerCards } from '#calculators/situation/card-answer.ts'
import { cards } from '#calculators/situation/cards.ts'

/** What follows; a fact that was given is never replaced. */
export async function derivedFrom(
  facts: FactTexts,
  wanted: readonly string[],
  load: Parameters<typeof answerCards>[2],
): Promise<FactTexts> {
  const giving = (needed: readonly string[]) =>
    cards.filter(({ gives = [] }) => gives.some(({ fact }) => needed.includes(fact)))
  // What is wanted may rest on what another card gives: net pay on the company car.
  const taken = giving(wanted).flatMap(({ takes = [] }) => takes)
  const known = await answerCards(giving([...wanted, ...taken]), facts, load)
  return Object.fromEntries(
    Object.entries(known.facts).filter(([fact]) => wanted.includes(fact) && !Object.hasOwn(facts, fact)),
  )
}
