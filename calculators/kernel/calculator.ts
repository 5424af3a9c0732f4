/** A calculator is a typed list of inputs and one pure function that turns them into a report. */
import type { Env, Inputs, ValuesOf } from '#calculators/kernel/fields.ts'
import type { Market } from '#calculators/kernel/market.ts'
import {
  type FieldErrors,
  type Raw,
  type ReadResult,
  readJson,
  readRaw,
  type Values,
} from '#calculators/kernel/read.ts'
import type { Report } from '#calculators/kernel/report.ts'
import { type LawUse, openLaw, OutsideLaw } from '#rules/kernel/dated.ts'

/** Messages by field path; a key without a message is no error. */
type Found = Readonly<Record<string, string | undefined>>

export type Calculator<I extends Inputs = Inputs> = {
  readonly inputs: I
  /** Years of rules a visitor can choose from; the newest is the default. Leave out when no year matters. */
  readonly years?: readonly number[]
  /** Errors that need two inputs or the law. Keys are field paths. */
  check?(values: ValuesOf<I>, env: Env): Found | undefined
  /** Reads no clock, no storage, no network: same values and env, same report. */
  compute(values: ValuesOf<I>, env: Env): Report
}

export function defineCalculator<const I extends Inputs>(calculator: Calculator<I>): Calculator<I> {
  return calculator
}

/** Any calculator, whatever its inputs: what the page, the command line and the tests work with. */
export type AnyCalculator = {
  readonly inputs: Inputs
  readonly years?: readonly number[]
  check?(values: never, env: Env): Found | undefined
  compute(values: never, env: Env): Report
}

export type Situation = {
  readonly today: string
  readonly market: Market
  /** Date of the rules when it is not today: "rekenen volgens de regels van 2025". */
  readonly rulesDate?: string
}

export type Outcome =
  | { readonly status: 'ok'; readonly values: Values; readonly report: Report; readonly uses: readonly LawUse[] }
  | { readonly status: 'invalid'; readonly values: Values; readonly errors: FieldErrors }
  | { readonly status: 'uncovered'; readonly values: Values; readonly message: string }

export function openEnv({ today, market, rulesDate }: Situation): Env {
  return { today, market, law: openLaw(rulesDate ?? today) }
}

function answer(calculator: AnyCalculator, env: Env, read: () => ReadResult): Outcome {
  let values: Values = {}
  try {
    const { errors, ...result } = read()
    values = result.values
    if (Object.keys(errors).length > 0) return { status: 'invalid', values, errors }
    const found = Object.entries(calculator.check?.(values as never, env) ?? {})
    const refused = found.filter((entry): entry is [string, string] => entry[1] !== undefined)
    if (refused.length > 0) return { status: 'invalid', values, errors: Object.fromEntries(refused) }
    return { status: 'ok', values, report: calculator.compute(values as never, env), uses: env.law.uses }
  } catch (error) {
    // A start value, a check or the computation asked for law that is not known on this date.
    if (error instanceof OutsideLaw) return { status: 'uncovered', values, message: error.message }
    throw error
  }
}

/** From the texts in the form. */
export function runRaw(calculator: AnyCalculator, raw: Raw, situation: Situation): Outcome {
  const env = openEnv(situation)
  return answer(calculator, env, () => readRaw(calculator.inputs, raw, env))
}

/** From JSON, with start values for what is not given. */
export function runJson(
  calculator: AnyCalculator,
  json: Readonly<Record<string, unknown>>,
  situation: Situation,
): Outcome {
  const env = openEnv(situation)
  return answer(calculator, env, () => readJson(calculator.inputs, json, env))
}

/** From values in code units, as goal seek and sensitivity have them. */
export function runValues(calculator: AnyCalculator, values: Values, situation: Situation): Outcome {
  return answer(calculator, openEnv(situation), () => ({ values, errors: {} }))
}
