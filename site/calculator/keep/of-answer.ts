/** What is kept of the calculation on screen. */
import type { AnyCalculator } from '#calculators/kernel/calculator.ts'
import type { Report } from '#calculators/kernel/report.ts'
import { showFigure } from '#calculators/kernel/units.ts'
import type { Calculation } from '#site/calculator/keep/kept.ts'
import { encodePage } from '#site/calculator/state/encode-page.ts'
import type { PageMeta } from '#site/calculator/state/props.ts'
import type { Answer } from '#site/calculator/state/use-answer.ts'

export function calculationOf(
  meta: PageMeta,
  { inputs }: AnyCalculator,
  { state, start }: Pick<Answer, 'state' | 'start'>,
  { headline }: Report,
): Calculation {
  return {
    path: `/${meta.category}/${meta.slug}`,
    title: meta.pageTitle,
    link: encodePage(inputs, state, start),
    label: headline.label,
    headline: showFigure(headline),
    version: meta.changedOn,
  }
}
