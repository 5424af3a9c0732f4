/** The worked default case of a calculator: what the page shows before anyone types. Computed at build time. */
import { builtInMarket } from '#calculators/built-in-market.ts'
import { runJson } from '#calculators/calculator.ts'
import { loadCalculator } from '#calculators/load.ts'
import type { Meta } from '#calculators/meta.ts'
import type { Report } from '#calculators/report.ts'
import { buildDay } from '#site/content/build-day.ts'

const known = new Map<string, Promise<Report>>()

async function compute(meta: Meta): Promise<Report> {
  const calculator = await loadCalculator(meta.category, meta.slug)
  const outcome = runJson(calculator, {}, { today: buildDay, market: builtInMarket })
  if (outcome.status === 'ok') return outcome.report
  const reason = outcome.status === 'invalid' ? JSON.stringify(outcome.errors) : outcome.message
  throw new Error(`The default case of ${meta.slug} has no result: ${reason}`)
}

export function defaultCase(meta: Meta): Promise<Report> {
  const found = known.get(meta.slug) ?? compute(meta)
  known.set(meta.slug, found)
  return found
}
