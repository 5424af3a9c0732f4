/**
 * A calculator is a typed list of inputs, a typed list of outputs, one pure function from the first to the second (`solve`),
 * and one that puts the outputs into words, charts and tables (`tell`). The page, the files and the API are made from these.
 */
import { assumedFields } from '#calculators/kernel/assumed.ts'
import type { CheckedWhen, Env, FieldPath, Inputs, ValuesOf } from '#calculators/kernel/fields.ts'
import type { Market } from '#calculators/kernel/market.ts'
import type { Outputs, Solved } from '#calculators/kernel/outputs.ts'
import {
  type FieldErrors,
  type Raw,
  type ReadResult,
  readJson,
  readRaw,
  type Values,
} from '#calculators/kernel/read.ts'
import { provisionalText } from '#calculators/kernel/provisional.ts'
import { assemble, type Report, type Telling } from '#calculators/kernel/report.ts'
import type { Cell } from '#calculators/kernel/units.ts'
import { type LawUse, openLaw, OutsideLaw } from '#rules/kernel/dated.ts'

/** Messages by field path; a path without a message is no error. */
export type Found<I> = { readonly [P in FieldPath<I>]?: string | undefined }

export type Calculator<I extends Inputs, O extends Outputs, W> = {
  readonly inputs: I
  readonly outputs: O
  /** Errors that need two inputs or the law. */
  check?(values: ValuesOf<I>, env: Env): Found<I> | undefined
  /** Pure: no clock, no storage, no network, no sentence. `work` is what the telling needs besides the outputs. */
  solve(values: ValuesOf<I>, env: Env): { readonly out: Solved<O>; readonly work: W }
  /** Words, charts and tables. Computes nothing. */
  tell(
    solved: { readonly values: ValuesOf<I>; readonly out: Solved<O>; readonly work: W },
    env: Env,
  ): Telling<keyof O & string>
}

/** A solved case, as `tell` gets it. S is the type of the `solve` function. */
export type Case<I extends Inputs, O extends Outputs, S extends (...args: never) => { readonly work: unknown }> = {
  readonly values: ValuesOf<I>
  readonly out: Solved<O>
  readonly work: ReturnType<S>['work']
}

export function defineCalculator<const I extends Inputs, const O extends Outputs, W>(
  calculator: Calculator<I, O, W> & { readonly inputs: CheckedWhen<I> },
): Calculator<I, O, W> {
  return calculator
}

export type Out = Readonly<Record<string, Cell>>

/** Any calculator, whatever its inputs: what the page, the command line and the tests work with. */
export type AnyCalculator = {
  readonly inputs: Inputs
  readonly outputs: Outputs
  check?(values: never, env: Env): Readonly<Record<string, string | undefined>> | undefined
  solve(values: never, env: Env): { readonly out: Out; readonly work: unknown }
  tell(solved: never, env: Env): Telling<string>
}

export type Situation = {
  readonly today: string
  readonly market: Market
  /** Date of the rules when it is not today: "rekenen volgens de regels van 2025". */
  readonly rulesDate?: string
}

/** The day that stands for the rules of a year: its end when it is past, its start when it is still to come. */
export function rulesDateOf(year: number, today: string): string | undefined {
  const current = Number(today.slice(0, 4))
  if (year === current) return undefined
  return year < current ? `${year}-12-31` : `${year}-01-01`
}

type Refused =
  | { readonly status: 'invalid'; readonly values: Values; readonly errors: FieldErrors }
  /** `year` is the nearest year whose rules we have, for a button. */
  | { readonly status: 'uncovered'; readonly values: Values; readonly message: string; readonly year: number }
type SolvedCase = {
  readonly status: 'ok'
  readonly values: Values
  readonly out: Out
  readonly uses: readonly LawUse[]
}
export type Good = SolvedCase & { readonly report: Report }
/** What a run gives: a report, or the reason why there is none. */
export type Outcome = Refused | Good

export function openEnv({ today, market, rulesDate }: Situation): Env {
  return { today, market, law: openLaw(rulesDate ?? today) }
}

/** Reads, checks and solves; `finish` adds what the caller wants of the solved case. */
function solveCase<T>(
  calculator: AnyCalculator,
  env: Env,
  read: () => ReadResult,
  finish: (solved: SolvedCase, work: unknown) => T,
): T | Refused {
  let values: Values = {}
  try {
    const { errors, ...result } = read()
    values = result.values
    if (Object.keys(errors).length > 0) return { status: 'invalid', values, errors }
    const found = Object.entries(calculator.check?.(values as never, env) ?? {})
    const refused = found.filter((entry): entry is [string, string] => entry[1] !== undefined)
    if (refused.length > 0) return { status: 'invalid', values, errors: Object.fromEntries(refused) }
    const { out, work } = calculator.solve(values as never, env)
    return finish({ status: 'ok', values, out, uses: env.law.uses }, work)
  } catch (error) {
    // A start value, a check or the computation asked for law that is not known on this date.
    if (error instanceof OutsideLaw) return { status: 'uncovered', values, message: error.message, year: error.year }
    throw error
  }
}

function run(calculator: AnyCalculator, env: Env, read: () => ReadResult): Outcome {
  return solveCase<Outcome>(calculator, env, read, (solved, work) => {
    const { values, out } = solved
    const told = calculator.tell({ values, out, work } as never, env)
    const around = {
      assumed: assumedFields(calculator.inputs, values, env),
      provisional: provisionalText(solved.uses),
    }
    return { ...solved, report: assemble(calculator.outputs, out, told, around) }
  })
}

/** From the texts in the form. */
export function runRaw(calculator: AnyCalculator, raw: Raw, situation: Situation): Outcome {
  const env = openEnv(situation)
  return run(calculator, env, () => readRaw(calculator.inputs, raw, env))
}

/** From JSON, with start values for what is not given. */
export function runJson(
  calculator: AnyCalculator,
  json: Readonly<Record<string, unknown>>,
  situation: Situation,
): Outcome {
  const env = openEnv(situation)
  return run(calculator, env, () => readJson(calculator.inputs, json, env))
}

/** The outputs alone, from values in code units: what goal seek and sensitivity ask hundreds of times. Null when refused. */
export function solveValues(calculator: AnyCalculator, values: Values, situation: Situation): Out | null {
  const solved = solveCase(
    calculator,
    openEnv(situation),
    () => ({ values, errors: {} }),
    ({ out }) => ({ out }),
  )
  return 'out' in solved ? solved.out : null
}
