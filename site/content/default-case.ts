/** The worked default case of a calculator: what the page shows before anyone types. Computed at build time. */
import { builtInMarket } from '#calculators/built-in-market.ts'
import { type AnyCalculator, type Good, type Outcome } from '#calculators/kernel/calculator.ts'
import { runJson } from '#calculators/kernel/run.ts'
import { loadCalculator } from '#calculators/load.ts'
import type { Meta } from '#calculators/kernel/meta.ts'
import { buildDay } from '#site/content/build-day.ts'

type DefaultCase = Pick<Good, 'report' | 'uses'>

const known = new Map<string, Promise<DefaultCase>>()

const on = (calculator: AnyCalculator, today: string): Outcome =>
  runJson(calculator, {}, { today, market: builtInMarket })

/** On a day long after the law we know, the case is that of the last year we do know: a page never fails on a date. */
function outcomeOn(calculator: AnyCalculator, today: string): Outcome {
  const outcome = on(calculator, today)
  return outcome.status === 'uncovered' ? on(calculator, `${outcome.year}-12-31`) : outcome
}

async function compute(meta: Meta): Promise<DefaultCase> {
  const outcome = outcomeOn(await loadCalculator(meta.category, meta.slug), buildDay)
  if (outcome.status === 'ok') return { report: outcome.report, uses: outcome.uses }
  const reason = outcome.status === 'invalid' ? JSON.stringify(outcome.errors) : outcome.message
  throw new Error(`The default case of ${meta.slug} has no report: ${reason}`)
}

export function defaultCase(meta: Meta): Promise<DefaultCase> {
  const found = known.get(meta.slug) ?? compute(meta)
  known.set(meta.slug, found)
  return found
}

/** When the page last said something else: its words, or a legal figure of its default case that came into force. */
export async function lastChange(meta: Meta): Promise<string> {
  const { uses } = await defaultCase(meta)
  const inForce = uses.map((use) => use.row.from).filter((from) => from <= buildDay)
  return [meta.changedOn, ...inForce].reduce((newest, date) => (date > newest ? date : newest))
}
