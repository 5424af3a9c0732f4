/** The way in for programs that take the calculators as a package: which there are, and one function that computes. */
import { builtInMarket } from '#calculators/built-in-market.ts'
import { catalogue } from '#calculators/catalogue.ts'
import type { Market } from '#calculators/kernel/market.ts'
import { answerProgram, type ProgramAnswer } from '#calculators/kernel/program.ts'
import { loadCalculator } from '#calculators/load.ts'

export const calculators = catalogue.map(({ slug, category, pageTitle, question }) => ({
  slug,
  category,
  title: pageTitle,
  question,
}))

export type ComputeOptions = {
  /** The day of the computation, YYYY-MM-DD. A computation reads no clock. */
  readonly date: string
  /** The day of the rules when it is another one. */
  readonly rulesDate?: string
  /** Bank rates behind start values; those of the package when absent. */
  readonly market?: Market
  /** Refuse to invent what is absent. */
  readonly strict?: boolean
}

export type Computed =
  | { readonly status: 'ok'; readonly answer: ProgramAnswer }
  | { readonly status: 'unknown-calculator' }
  /** Asked to be strict: these inputs would have been invented. */
  | { readonly status: 'missing'; readonly missing: readonly string[] }
  /** Messages by input. */
  | { readonly status: 'invalid'; readonly errors: Readonly<Record<string, string>> }
  /** We do not have the rules of that date; `year` is the nearest year that works. */
  | { readonly status: 'outside-law'; readonly year: number }

/** Inputs as a person types them: euro, 2.5 for 2,5 %, dates as YYYY-MM-DD. What is absent takes its start value. */
export async function compute(
  slug: string,
  inputs: Readonly<Record<string, unknown>>,
  { date, rulesDate, market = builtInMarket, strict }: ComputeOptions,
): Promise<Computed> {
  const meta = catalogue.find((one) => one.slug === slug)
  if (meta === undefined) return { status: 'unknown-calculator' }
  const calculator = await loadCalculator(meta.category, slug)
  const outcome = answerProgram(meta, calculator, inputs, { today: date, rulesDate, market }, strict)
  switch (outcome.status) {
    case 'ok':
      return { status: 'ok', answer: outcome.answer }
    case 'missing':
      return { status: 'missing', missing: outcome.missing.map(({ key }) => key) }
    case 'invalid':
      return { status: 'invalid', errors: outcome.errors }
    case 'uncovered':
      return { status: 'outside-law', year: outcome.year }
  }
}
