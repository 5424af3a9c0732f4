/**
 * The cards of Mijn situatie, worked out beside the page: this file is its own worker.
 */
import type { Situation } from '#calculators/kernel/calculator.ts'
import type { FactTexts } from '#calculators/kernel/facts.ts'
import { ANNOUNCED, type Rules, rulesDateOf } from '#calculators/kernel/rules.ts'
import { answerCards, type CardAnswer } from '#calculators/situation/card-answer.ts'
import type { Card } from '#calculators/situation/card.ts'
import { cards } from '#calculators/situation/cards.ts'
import { changed, type Chosen } from '#calculators/situation/what-if.ts'
import { pageOf } from '#site/situation/page-of.ts'

export type Answered = {
  readonly answers: readonly CardAnswer[]
  /** With what the cards worked out. */
  readonly facts: FactTexts
  /** The typed facts. */
  readonly typed: FactTexts
  /** Other rules than those of today. */
  readonly rules: Rules | null
}
export type Ask = {
  readonly id: number
  readonly facts: FactTexts
  readonly chosen: readonly Chosen[]
  readonly today: string
}
export type Told = { readonly id: number; readonly now: Answered; readonly later: Answered | null }

async function answered(
  facts: FactTexts,
  today: string,
  rules: Rules | null,
  pause?: () => Promise<void>,
): Promise<Answered> {
  const chosen =
    rules === null ? {} : rules === ANNOUNCED ? { announced: true } : { rulesDate: rulesDateOf(rules, today) }
  const load = async (card: Card) => {
    const { calculator, at } = await pageOf(card, today)
    return { calculator, at: { ...at, ...chosen } satisfies Situation }
  }
  const result = await answerCards(cards, facts, load, pause)
  return { ...result, typed: facts, rules }
}

/** Now, and after the chosen changes. `pause` lets a page breathe between two cards. */
export async function tell({ id, facts, chosen, today }: Ask, pause?: () => Promise<void>): Promise<Told> {
  const now = await answered(facts, today, null, pause)
  const after = chosen.length > 0 ? changed(facts, now.facts, chosen, today) : null
  return { id, now, later: after && (await answered(after.facts, today, after.rules, pause)) }
}

type Policies = {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string }
}

/** This very file, as a worker; null where the browser has none of these. */
export function startWorker(): Worker | null {
  try {
    const own = import.meta.url
    const policies = Reflect.get(globalThis, 'trustedTypes') as Policies | undefined
    const address =
      policies?.createPolicy('rekenklaar-werker', { createScriptURL: () => own }).createScriptURL('') ?? own
    return new Worker(address, { type: 'module', name: 'mijn-situatie' })
  } catch {
    return null
  }
}

if ('WorkerGlobalScope' in globalThis)
  addEventListener('message', ({ data }: MessageEvent<Ask>) => {
    void tell(data).then(
      (told) => postMessage(told),
      () => postMessage({ id: data.id, failed: true }),
    )
  })
