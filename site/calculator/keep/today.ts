/** A kept calculation worked out again as its page would today: with its code, its rates and its day. */
import type { AnyCalculator } from '#calculators/kernel/calculator.ts'
import { type Raw, rawFromValues, type Values } from '#calculators/kernel/read.ts'
import type { Report } from '#calculators/kernel/report.ts'
import type { Kept } from '#site/calculator/keep/kept.ts'
import { firstWrong, openFrame, outcomeFor, situationFor } from '#site/calculator/state/calculation.ts'
import { deflate } from '#site/calculator/state/deflate.ts'
import { canDeflate } from '#site/calculator/state/horizon.ts'
import { decodePage, FRESH_STATE, givenOf } from '#site/calculator/state/page-link.ts'
import { bringTables, type PageCase, pageCase } from '#site/search/page-answer.ts'

export type Today = {
  readonly calculator: AnyCalculator
  readonly raw: Raw
  readonly values: Values
  readonly report: Report | null
  /** What stands in the way of an answer, or what we no longer ask. */
  readonly changes: readonly string[]
}

export async function keptToday(kept: Kept, page: PageCase): Promise<Today> {
  const { calculator, situation: base } = page
  const { inputs } = calculator
  const state = decodePage(inputs, kept.link) ?? { ...FRESH_STATE, unknown: [] }
  await bringTables(inputs, state.typed)
  const situation = { ...situationFor(base, state.rules), aside: state.aside }
  const raw = { ...openFrame(calculator, base).start, ...state.typed }
  const outcome = outcomeFor(calculator, raw, situation, givenOf(state))
  const report = outcome.status === 'ok' ? outcome.report : null
  const wrong = firstWrong(inputs, outcome)
  const changes = [
    ...(state.unknown.length > 0 ? [`We vragen niet meer: ${state.unknown.join(', ')}.`] : []),
    ...(wrong ? [`${wrong.name}: ${wrong.message}`] : []),
    ...(outcome.status === 'uncovered' ? [outcome.message] : []),
  ]
  return {
    calculator,
    // As it would be in the form: a link has no dots between the thousands.
    raw: report ? rawFromValues(inputs, outcome.values) : raw,
    values: outcome.values,
    report: report && state.real && canDeflate(report) ? deflate(report) : report,
    changes,
  }
}

export const workedOut = async (kept: Kept): Promise<Today> => keptToday(kept, await pageCase(kept.path))
