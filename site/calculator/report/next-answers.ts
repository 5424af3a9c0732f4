/** What a sister page would answer when opened with these figures, worked out as that page itself does. */
import type { Situation } from '#calculators/kernel/calculator.ts'
import { filledFrom } from '#calculators/kernel/facts.ts'
import type { Category } from '#calculators/kernel/meta.ts'
import { showFigure } from '#calculators/kernel/units.ts'
import { loadCalculator } from '#calculators/load.ts'
import { openFrame, outcomeFor } from '#site/calculator/state/calculation.ts'
import { decodePage } from '#site/calculator/state/page-link.ts'

/** A date or an amount; a long name has no place at the end of a line. */
const LONGEST = 16

async function answerOf(address: string, { today, market }: Situation): Promise<string | undefined> {
  const [path = '', fragment = ''] = address.split('#')
  const [category = '', slug = ''] = path.split('/')
  if (fragment === '') return undefined
  const calculator = await loadCalculator(category as Category, slug)
  // Offers of banks travel with their own page only: a start value or an answer that asks for them would be another one here.
  let asksForOffers = false
  const { env, start } = openFrame(calculator, {
    today,
    market: {
      ...market,
      get offers() {
        asksForOffers = true
        return []
      },
    },
  })
  const linked = decodePage(calculator.inputs, fragment)
  if (!linked || linked.unknown.length > 0) return undefined
  const facts = filledFrom(calculator.inputs, linked.carried, env)
  const outcome = outcomeFor(calculator, { ...start, ...facts, ...linked.typed }, {
    today,
    market: { ...market, offers: [] },
  })
  if (outcome.status !== 'ok' || asksForOffers || outcome.report.ofBanks) return undefined
  const text = showFigure(outcome.report.headline)
  return text.length > LONGEST ? undefined : text
}

export async function nextAnswers(
  addresses: readonly string[],
  situation: Situation,
): Promise<Readonly<Record<string, string>>> {
  const answers = await Promise.allSettled(addresses.map(async (address) => answerOf(address, situation)))
  const found = answers.map((one, index): [string, string] => [
    addresses[index] ?? '',
    one.status === 'fulfilled' ? (one.value ?? '') : '',
  ])
  return Object.fromEntries(found.filter(([, text]) => text !== ''))
}
