/** What calculator tests share: the built-in market, a fixed day, and a run that must succeed. */
import { builtInMarket } from '#calculators/built-in-market.ts'
import { type AnyCalculator, openEnv, type Out, type Situation, solveValues } from '#calculators/kernel/calculator.ts'
import { runJson } from '#calculators/kernel/run.ts'
import { filledFrom } from '#calculators/kernel/facts.ts'
import { readJson } from '#calculators/kernel/read-json.ts'
import { type Figure, figureByKey, figuresOf, type Report } from '#calculators/kernel/report.ts'
import { type Cell, toEdge, type Unit } from '#calculators/kernel/units.ts'

export const TEST_DAY = '2026-11-15'

export function situation(today = TEST_DAY, rulesDate?: string): Situation {
  return { today, market: builtInMarket, rulesDate }
}

/** The report for these inputs; fails the test when the inputs are refused. */
export function reportFor(
  calculator: AnyCalculator,
  input: Readonly<Record<string, unknown>> = {},
  at = situation(),
): Report {
  const outcome = runJson(calculator, input, at)
  if (outcome.status === 'ok') return outcome.report
  throw new Error(outcome.status === 'invalid' ? JSON.stringify(outcome.errors) : outcome.message)
}

/** The outputs alone, several times as fast as a report; fails the test when the inputs are refused. */
export function outFor(calculator: AnyCalculator, input: Readonly<Record<string, unknown>>, at = situation()): Out {
  const { values, errors } = readJson(calculator.inputs, input, openEnv(at))
  const out = Object.keys(errors).length > 0 ? null : solveValues(calculator, values, openEnv(at))
  if (out === null) throw new Error(`${JSON.stringify(input)} is refused: ${JSON.stringify(errors)}`)
  return out
}

/** What the page behind this next step opens with: the facts it asks, and above them the fields the step names. */
export function taken(
  report: Report,
  slug: string,
  page: AnyCalculator,
  at = situation(),
): Readonly<Record<string, unknown>> {
  const step = report.next.find((one) => one.slug === slug)
  if (!step) throw new Error(`No step to ${slug}; there are ${report.next.map((one) => one.slug).join(', ')}`)
  const spare = Object.fromEntries(Object.entries(step.spare ?? {}).map(([fact, value]) => [fact, String(value)]))
  return { ...filledFrom(page.inputs, { ...spare, ...report.facts }, openEnv(at)), ...step.carry }
}

/** The field errors for these inputs; an empty object when they are accepted. */
export function errorsFor(calculator: AnyCalculator, input: Readonly<Record<string, unknown>>, at = situation()) {
  const outcome = runJson(calculator, input, at)
  return outcome.status === 'invalid' ? outcome.errors : {}
}

/** A figure as the command line prints it: percent and points as 2.5. */
export function valueOf(from: Report, key: string): number | string | null {
  const found = figureByKey(from, key)
  if (!found)
    throw new Error(
      `No figure ${key}; there are ${figuresOf(from)
        .map((f) => f.key)
        .join(', ')}`,
    )
  return toEdge(found.unit, found.value)
}

/** A numeric figure, for properties. */
export function numberOf(from: Report, key: string): number {
  const value = valueOf(from, key)
  if (typeof value !== 'number') throw new Error(`${key} is ${String(value)}`)
  return value
}

type Draft = Pick<Report, 'headline' | 'sentence'> & Partial<Report>

/** A report with these parts and nothing else, for tests of what the page does with it. */
export const reportWith = (draft: Draft): Report => ({
  key: [],
  groups: [],
  rest: [],
  assumed: [],
  example: false,
  ofBanks: false,
  facts: {},
  charts: [],
  tables: [],
  notices: [],
  assumptions: [],
  excluded: [],
  next: [],
  downloads: [],
  steps: [],
  ...draft,
})

export const figure = (
  key: string,
  label: string,
  value: Cell,
  unit: Unit = 'euro',
  extra: Partial<Figure> = {},
): Figure => ({ key, label, value, unit, ...extra })
