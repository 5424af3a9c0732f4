/** What a sister page would answer when opened with these figures, worked out as that page itself does. */
import type { AnyCalculator, Answered, Situation } from '#calculators/kernel/calculator.ts'
import { filledFrom } from '#calculators/kernel/facts.ts'
import type { Category } from '#calculators/kernel/meta.ts'
import { showFigure } from '#calculators/kernel/units.ts'
import { loadCalculator } from '#calculators/load.ts'
import { openFrame, outcomeFor } from '#site/calculator/state/calculation.ts'
import { decodePage } from '#site/calculator/state/page-link.ts'

/** A date or an amount; a long name has no place at the end of a line. */
const LONGEST = 16

/** A choice, a count or a term in sight may be an example; an amount, a rate, a day or a list makes the answer nobody's. */
const DECIDES: ReadonlySet<string | undefined> = new Set(['euro', 'percent', 'date', 'month', 'year', 'rows'])

const isOfNobody = ({ inputs }: AnyCalculator, { report }: Answered) =>
  report.assumed.some(({ key, origin, folded }) => origin === 'example' && !folded && DECIDES.has(inputs[key]?.kind))

/** Its name and the amount, which says little alone: "Kopen wint, met", "Een woning tot ongeveer". */
export type NextAnswer = readonly [name: string, text: string]

async function answerOf(address: string, { today, market }: Situation): Promise<NextAnswer | undefined> {
  const [path = '', fragment = ''] = address.split('#')
  const [category = '', slug = ''] = path.split('/')
  if (fragment === '') return undefined
  const calculator = await loadCalculator(category as Category, slug)
  // Offers of banks travel with their own page only: an answer that looks at them would be another one here.
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
  if (asksForOffers) return undefined
  const linked = decodePage(calculator.inputs, fragment)
  if (!linked || linked.unknown.length > 0) return undefined
  const given = { ...filledFrom(calculator.inputs, linked.carried, env), ...linked.typed }
  const origins = Object.fromEntries(Object.keys(given).map((key) => [key, 'typed' as const]))
  const situation: Situation = { today, market: { ...market, offers: [] } }
  const outcome = outcomeFor(calculator, { ...start, ...given }, situation, origins)
  if (outcome.status !== 'ok' || outcome.report.ofBanks || isOfNobody(calculator, outcome)) return undefined
  const { headline } = outcome.report
  const text = showFigure(headline)
  return headline.lacking || text.length > LONGEST ? undefined : [headline.label, text]
}

export async function nextAnswers(
  addresses: readonly string[],
  situation: Situation,
): Promise<Readonly<Record<string, NextAnswer>>> {
  const answers = await Promise.allSettled(addresses.map(async (address) => answerOf(address, situation)))
  const found = answers.flatMap((one, index): [string, NextAnswer][] =>
    one.status === 'fulfilled' && one.value ? [[addresses[index] ?? '', one.value]] : [],
  )
  return Object.fromEntries(found)
}
