/**
 * What the package of the calculators is made of: one function that computes a case. `scripts/pakket.ts` writes the typed ways
 * in around it, one for all calculators and one for each.
 */
import { builtInMarket } from '#calculators/built-in-market.ts'
import { belgianDay } from '#calculators/kernel/belgian-day.ts'
import type { AnyCalculator } from '#calculators/kernel/calculator.ts'
import type { Market } from '#calculators/kernel/market.ts'
import type { Meta } from '#calculators/kernel/meta.ts'
import { answerProgram, type ProgramAnswer } from '#calculators/kernel/program.ts'

export type ComputeOptions = {
  /** The day of the computation, YYYY-MM-DD; without it today in Belgium. With it the same case always gives the same answer. */
  readonly date?: string
  /** The day of the rules when it is another one. */
  readonly rulesDate?: string
  /** Bank rates behind start values; those of the package when absent. */
  readonly market?: Market
  /** Refuse to invent what is absent. */
  readonly strict?: boolean
}

export type Answer<Outputs> = Omit<ProgramAnswer, 'figures'> & {
  /** Every output by key, rounded by its unit; percentages as people write them. */
  readonly figures: Outputs
}

export type Computed<Outputs> =
  | { readonly status: 'ok'; readonly answer: Answer<Outputs> }
  /** Asked to be strict: these inputs would have been invented. */
  | { readonly status: 'missing'; readonly missing: readonly string[] }
  /** Messages by input, in Dutch. */
  | { readonly status: 'invalid'; readonly errors: Readonly<Record<string, string>> }
  /** We do not have the rules of that date; `year` is the nearest year that works. */
  | { readonly status: 'outside-law'; readonly year: number }

/** Inputs as a person types them: euro, 2.5 for 2,5 %, dates as YYYY-MM-DD. What is absent takes its start value. */
export function computeWith<Outputs>(
  meta: Meta,
  calculator: AnyCalculator,
  inputs: object,
  { date = belgianDay(new Date()), rulesDate, market = builtInMarket, strict }: ComputeOptions = {},
): Computed<Outputs> {
  const given = Object.fromEntries(Object.entries(inputs).filter(([, value]) => value !== undefined))
  const outcome = answerProgram(meta, calculator, given, { today: date, rulesDate, market }, strict)
  switch (outcome.status) {
    case 'ok':
      // The generated types are made of the outputs of this calculator.
      return { status: 'ok', answer: outcome.answer as unknown as Answer<Outputs> }
    case 'missing':
      return { status: 'missing', missing: outcome.missing.map(({ key }) => key) }
    case 'invalid':
      return { status: 'invalid', errors: outcome.errors }
    case 'uncovered':
      return { status: 'outside-law', year: outcome.year }
  }
}
