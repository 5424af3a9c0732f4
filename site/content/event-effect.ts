/** What an event does to the money of its example: the cards of Mijn situatie before and after, worked out at build time. */
import { builtInMarket } from '#calculators/built-in-market.ts'
import { showDifference, showFigure } from '#calculators/kernel/units.ts'
import { loadCalculator } from '#calculators/load.ts'
import { answerCards, type CardAnswer } from '#calculators/situation/card-answer.ts'
import type { Card } from '#calculators/situation/card.ts'
import { cards } from '#calculators/situation/cards.ts'
import { changed, encodeChosen, movedBy } from '#calculators/situation/what-if.ts'
import { encodeFacts } from '#site/calculator/state/facts-link.ts'
import { buildDay } from '#site/content/build-day.ts'
import type { LifeEvent } from '#site/content/event.ts'

type EffectLine = {
  readonly key: string
  readonly title: string
  readonly note: string
  readonly before: string
  readonly after: string
  readonly by: string
  /** The page with the example filled in. */
  readonly link: string
}
export type EventEffect = {
  readonly lines: readonly EffectLine[]
  readonly isChange: boolean
  /** Euro a year more or less; null when the example has no change, or only one side of it is known. */
  readonly perYear: number | null
  readonly link: string
}

const load = async ({ category, slug }: Card) => ({
  calculator: await loadCalculator(category, slug),
  at: { today: buildDay, market: builtInMarket },
})
const known = (answers: readonly CardAnswer[], key: string) => {
  const found = answers.find((one) => one.key === key)
  return found?.status === 'known' ? found : null
}

export async function eventEffect({ example: { facts, chosen, cards: wanted } }: LifeEvent): Promise<EventEffect> {
  const now = await answerCards(cards, facts, load)
  const after = chosen.length > 0 ? changed(facts, now.facts, chosen, buildDay) : null
  const later = after && (await answerCards(cards, after.facts, load))
  const lines = wanted.flatMap((key): readonly EffectLine[] => {
    const card = cards.find((one) => one.key === key)
    const before = known(now.answers, key)
    const then = later === null ? before : known(later.answers, key)
    const shown = then ?? before
    if (card === undefined || shown === null) return []
    const show = (one: typeof shown | null) => (one === null ? '–' : showFigure(one.figure))
    const difference = Number(then?.figure.value ?? 0) - Number(before?.figure.value ?? 0)
    return [
      {
        key,
        title: card.title,
        note: shown.note,
        before: show(before),
        after: show(then),
        by:
          before && then && difference !== 0
            ? showDifference(difference, shown.figure.unit, shown.figure.decimals)
            : '',
        link: `/${card.category}/${card.slug}#${shown.link}`,
      },
    ]
  })
  const link = `/mijn-situatie#${encodeFacts(facts)}${chosen.length > 0 ? `&${encodeChosen(chosen)}` : ''}`
  const perYear = later && after ? movedBy({ ...now, typed: facts }, { ...later, typed: after.facts }, chosen) : null
  return { lines, isChange: later !== null, perYear, link }
}
