/** Whether the choice of a year of rules says anything: where every year gives the same answer it is noise. */
import type { AnyCalculator, Good, Situation } from '#calculators/kernel/calculator.ts'
import type { Raw } from '#calculators/kernel/read.ts'
import { comparableYears } from '#rules/kernel/years.ts'
import { openFrame, outcomeFor, situationFor } from '#site/calculator/state/calculation.ts'

export function yearsMatter(
  calculator: AnyCalculator,
  raw: Raw,
  base: Situation,
  now: Good,
  years: readonly number[],
): boolean {
  return years.some((year) => {
    const other = outcomeFor(calculator, raw, situationFor(base, year))
    return other.status !== 'ok' || other.report.headline.value !== now.report.headline.value
  })
}

/** Of the case the page opens with. */
export function yearsMatterAtFirst(calculator: AnyCalculator, base: Situation): boolean {
  const { start } = openFrame(calculator, base)
  const now = outcomeFor(calculator, start, base)
  if (now.status !== 'ok') return false
  const years = comparableYears(now.uses, base.today)
  return years.length > 1 && yearsMatter(calculator, start, base, now, years)
}
