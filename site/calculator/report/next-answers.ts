/** What a sister page would answer when opened with these figures, worked out as that page itself does. */
import { type AnyCalculator, type Good, openEnv, type Situation, solveChange } from '#calculators/kernel/calculator.ts'
import { filledFrom } from '#calculators/kernel/facts.ts'
import { type Field, isShown } from '#calculators/kernel/fields.ts'
import type { Category } from '#calculators/kernel/meta.ts'
import type { Raw } from '#calculators/kernel/read.ts'
import { showFigure } from '#calculators/kernel/units.ts'
import { loadCalculator } from '#calculators/load.ts'
import { openFrame, outcomeFor } from '#site/calculator/state/calculation.ts'
import { decodePage, givenOf, withFacts } from '#site/calculator/state/page-link.ts'
import { readSituation } from '#site/calculator/state/situation.ts'
import { bringTables } from '#site/search/page-answer.ts'

/** A date or an amount; a long name has no place at the end of a line. */
const LONGEST = 16

/** In sight: a choice, a count or a term may be an example; an amount, a rate, a day or a list that decides makes the answer nobody's. */
const DECIDES: ReadonlySet<string | undefined> = new Set(['euro', 'percent', 'date', 'month', 'year', 'rows'])

/** What the field could say instead, as in code. */
function others(field: Field, value: unknown): readonly unknown[] {
  if (!('decimals' in field) || typeof value !== 'number') return []
  const step = field.kind === 'year' ? 5 : Math.max(Math.abs(value) / 10, field.kind === 'percent' ? 0.01 : 1)
  return [value + step, value - step]
}

/** The answer would be another one with another value where nobody gave one: it is nobody's, and there is no room here to say so. */
function restsOnExample(calculator: AnyCalculator, { values, out, report }: Good, situation: Situation): boolean {
  const { headline } = report
  // A page fills in what a household did not say, such as the birth of a child, and says so above its answer.
  if (calculator.settle?.(values as never, openEnv(situation))?.said.length) return true
  return report.assumed.some(({ key, origin, folded }) => {
    const field = calculator.inputs[key]
    if (origin !== 'example' || folded || !field || !DECIDES.has(field.kind) || !isShown(field, values)) return false
    const answers = others(field, values[key]).map(
      (value) => solveChange(calculator, values, { [key]: value }, openEnv(situation))?.[headline.key],
    )
    return answers.length === 0 || answers.some((answer) => answer !== undefined && answer !== out[headline.key])
  })
}

/** Its name and the amount, which says little alone: "Kopen wint, met", "Een woning tot ongeveer". */
export type NextAnswer = readonly [name: string, text: string]

async function answerOf(address: string, { today, market }: Situation): Promise<NextAnswer | undefined> {
  const [path = '', fragment = ''] = address.split('#')
  const [category = '', slug = ''] = path.split('/')
  if (fragment === '') return undefined
  const calculator = await loadCalculator(category as Category, slug)
  const { inputs } = calculator
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
  const linked = decodePage(inputs, fragment)
  if (!linked || linked.unknown.length > 0) return undefined
  const own = (facts: Raw) => Object.fromEntries(Object.entries(facts).filter(([key]) => !(key in linked.typed)))
  const kept = withFacts(linked, own(filledFrom(inputs, readSituation() ?? {}, env)), 'situation')
  const page = withFacts(kept, own(filledFrom(inputs, linked.carried, env)), 'typed')
  await bringTables(inputs, page.typed)
  // What a page would change moves no headline.
  const situation: Situation = { today, market: { ...market, offers: [] }, movesLater: true }
  const outcome = outcomeFor(calculator, { ...start, ...page.typed }, situation, givenOf(page))
  if (outcome.status !== 'ok' || asksForOffers || outcome.report.ofBanks) return undefined
  if (restsOnExample(calculator, outcome, situation)) return undefined
  const { headline } = outcome.report
  if (headline.value === null || headline.lacking) return undefined
  const text = showFigure(headline)
  return text.length > LONGEST ? undefined : [headline.label, text]
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
