/** The whole report of an answered case: with what stands below the answer and what goes along to other pages. */
import type { Answered, AnyCalculator } from '#calculators/kernel/calculator.ts'
import { askedFacts, type FactTexts, textOf } from '#calculators/kernel/facts.ts'
import type { Inputs } from '#calculators/kernel/fields.ts'
import { rawFromValues, type Values } from '#calculators/kernel/read.ts'
import { NOTHING_WORKED_OUT, type Report, told } from '#calculators/kernel/report.ts'
import { resolveNext } from '#calculators/kernel/resolve-next.ts'

/** The facts in these fields. */
function factsOf(inputs: Inputs, values: Values, keys: readonly string[]): FactTexts {
  const found = askedFacts(inputs).flatMap(({ key, field, fact }) => {
    if (!keys.includes(key)) return []
    const text = textOf(field, rawFromValues({ [key]: field }, values)[key] ?? '')
    return text === '' ? [] : [[fact, text] as const]
  })
  return Object.fromEntries(found)
}

export function wholeReport(
  calculator: AnyCalculator,
  { values, given, out, report, case: solved, env, next }: Answered,
): Report {
  const { inputs, outputs } = calculator
  const below = calculator.below?.(solved as never, env)
  return {
    ...report,
    ...(below && { charts: [], tables: [], ...below, steps: below.steps.map(told) }),
    ...(below && report.headline.lacking && NOTHING_WORKED_OUT),
    // What was worked out from facts follows from them again on the next page.
    facts: factsOf(
      inputs,
      values,
      Object.keys(given).filter((key) => given[key] !== 'derived'),
    ),
    next: (below?.next ?? next).map((step) => resolveNext(step, { inputs, outputs, values, out, given })),
  }
}
