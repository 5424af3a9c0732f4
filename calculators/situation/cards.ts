/**
 * The cards of Mijn situatie: each shows one figure of a calculator for this household. Declared as data; the figure comes from
 * the calculator itself, opened with the facts of the household, so a card has no sums of its own.
 */
import type { Card } from '#calculators/situation/card.ts'
import { cardsLater } from '#calculators/situation/cards-later.ts'
import { cardsNow } from '#calculators/situation/cards-now.ts'

export const cards: readonly Card[] = [...cardsNow, ...cardsLater]
