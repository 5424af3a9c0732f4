/**
 * A calculator is a typed list of inputs, a typed list of outputs, one pure function from the first to the second (`solve`),
 * and one that puts the outputs into words, charts and tables (`tell`). The page, the files and the API are made from these.
 */
import { assumedFields } from '#calculators/kernel/assumed.ts'
import {
  type CheckedWhen,
  type Env,
  type FieldPath,
  type Inputs,
  isShown,
  type ValuesOf,
} from '#calculators/kernel/fields.ts'
import type { MovesTried, TryMoves } from '#calculators/kernel/moves.ts'
import type { Market } from '#calculators/kernel/market.ts'
import { type Given, givenByDifference } from '#calculators/kernel/origin.ts'
import type { Outputs, Solved } from '#calculators/kernel/outputs.ts'
import {
  type FieldErrors,
  type Raw,
  type ReadResult,
  rawFromValues,
  readRaw,
  readValue,
  type Values,
} from '#calculators/kernel/read.ts'
import { provisionalThatMatters } from '#calculators/kernel/matters.ts'
import { provisionalText } from '#calculators/kernel/provisional.ts'
import {
  type AnyTelling,
  assemble,
  type Below,
  type Report,
  type Said,
  type Telling,
  type ToldNext,
} from '#calculators/kernel/report.ts'
import { exampleAmounts, spoken } from '#calculators/kernel/spoken.ts'
import type { Cell } from '#calculators/kernel/units.ts'
import { realDate } from '#finance/dates.ts'
import { type LawUse, openLaw, OutsideLaw } from '#rules/kernel/dated.ts'

/** Messages by field path; a path without a message is no error. */
export type Found<I> = { readonly [P in FieldPath<I>]?: string | undefined }

/** Values with an assumption in the place of what was missing; each assumption is said in the answer. */
type Settled<V> = { readonly values: V; readonly said: readonly string[] }

type Told<I extends Inputs, O extends Outputs, W> = {
  readonly values: ValuesOf<I>
  readonly out: Solved<O>
  readonly work: W
  /** What the moves of the calculator bring; null or absent when it has none. */
  readonly moves?: MovesTried | null
}

/** Words, charts and tables. They compute nothing. */
type Tells<I extends Inputs, O extends Outputs, W> =
  | {
      tell(solved: Told<I, O, W>, env: Env): Telling<keyof O & string>
      readonly below?: undefined
    }
  | {
      tell(solved: Told<I, O, W>, env: Env): Said<keyof O & string>
      /** What stands below the answer, from a file of that name: in a browser it follows the answer. */
      below(solved: Told<I, O, W>, env: Env): Below
    }

export type Calculator<I extends Inputs, O extends Outputs, W> = Tells<I, O, W> & {
  readonly inputs: I
  readonly outputs: O
  /** Fills in what the answer needs and many people do not know, and says what it took. Undefined: nothing was missing. */
  settle?(values: ValuesOf<I>, env: Env): Settled<ValuesOf<I>> | undefined
  /** Errors that need two inputs or the law. */
  check?(values: ValuesOf<I>, env: Env): Found<I> | undefined
  /**
   * Pure: no clock, no storage, no network, no sentence. `work` is what the telling needs besides the outputs; where it takes
   * long it is a getter, so that moves, goal seek and sensitivity, which only ask outputs, do not wait for it.
   */
  solve(values: ValuesOf<I>, env: Env): { readonly out: Solved<O>; readonly work: W }
  /** Changes a visitor could make, solved by the kernel: made with `trying`. */
  readonly moves?: TryMoves
}

/** A solved case, as `tell` gets it. S is the type of the `solve` function. */
export type Case<I extends Inputs, O extends Outputs, S extends (...args: never) => { readonly work: unknown }> = Told<
  I,
  O,
  ReturnType<S>['work']
>

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
  settle?(values: never, env: Env): Settled<Values> | undefined
  check?(values: never, env: Env): Readonly<Record<string, string | undefined>> | undefined
  solve(values: never, env: Env): { readonly out: Out; readonly work: unknown }
  readonly moves?: TryMoves
  tell(solved: never, env: Env): AnyTelling
  readonly below?: TellBelow
}

export type TellBelow = {
  (solved: never, env: Env): Below
  /** In a browser: fetches the code, which says nothing before it is there. */
  readonly arrive?: () => Promise<void>
}

export type Situation = {
  readonly today: string
  readonly market: Market
  /** Date of the rules when it is not today: "rekenen volgens de regels van 2025". */
  readonly rulesDate?: string | undefined
  /** With what is voted or announced in the place of the law it would replace. */
  readonly announced?: boolean
  /** Moves that the visitor put aside: "dat doe ik al". */
  readonly aside?: readonly string[]
  /** Without moves: the answer first, what could change it afterwards. */
  readonly movesLater?: boolean
}

export type Refused =
  | { readonly status: 'invalid'; readonly values: Values; readonly errors: FieldErrors }
  /** `year` is the nearest year whose rules we have, for a button. */
  | { readonly status: 'uncovered'; readonly values: Values; readonly message: string; readonly year: number }
type SolvedCase = {
  readonly status: 'ok'
  readonly values: Values
  readonly given: Given
  readonly out: Out
  readonly uses: readonly LawUse[]
}
export type Good = SolvedCase & { readonly report: Report }
/** What a run gives: a report, or the reason why there is none. */
export type Outcome = Refused | Good
/** A case of which the answer is told. `wholeReport` adds to its report what stands below the answer. */
export type Answered = Good & { readonly case: unknown; readonly env: Env; readonly next: readonly ToldNext[] }

export function openEnv({ today, market, rulesDate, announced = false }: Situation): Env {
  return { today: realDate(today), market, law: openLaw(realDate(rulesDate ?? today), { announced }) }
}

/** Reads, checks and solves; `finish` adds what the caller wants of the solved case. */
function solveCase<T>(
  calculator: AnyCalculator,
  env: Env,
  read: () => ReadResult,
  finish: (solved: { readonly out: Out; readonly work: unknown }, settled: Settled<Values>, values: Values) => T,
): T | Refused {
  let values: Values = {}
  try {
    const { errors, ...result } = read()
    values = result.values
    if (Object.keys(errors).length > 0) return { status: 'invalid', values, errors }
    const settled = calculator.settle?.(values as never, env) ?? { values, said: [] }
    const found = Object.entries(calculator.check?.(settled.values as never, env) ?? {})
    const refused = found.filter((entry): entry is [string, string] => entry[1] !== undefined)
    if (refused.length > 0) return { status: 'invalid', values, errors: Object.fromEntries(refused) }
    return finish(calculator.solve(settled.values as never, env), settled, values)
  } catch (error) {
    // A start value, a check or the computation asked for law that is not known on this date.
    if (error instanceof OutsideLaw) return { status: 'uncovered', values, message: error.message, year: error.year }
    throw error
  }
}

/** The answer to what `read` gives; run.ts adds the rest of the report. */
export function answer(
  calculator: AnyCalculator,
  env: Env,
  read: () => ReadResult,
  { aside, movesLater }: Situation,
  known?: Given,
): Refused | Answered {
  let looked = false
  const market = {
    ...env.market,
    get offers() {
      looked = true
      return env.market.offers
    },
  }
  const seen = { ...env, market }
  return solveCase<Refused | Answered>(calculator, seen, read, ({ out, work }, settled, values) => {
    const { inputs, outputs } = calculator
    const { uses } = env.law
    // Law that only a move reads is no law of the answer.
    const apart = { ...env, law: openLaw(env.law.date, { announced: env.law.reads === 'announced' }) }
    const moves = (movesLater ? undefined : calculator.moves)?.(
      { inputs, values, out },
      apart,
      (change, solve) => solveChange(solve ? { ...calculator, solve } : calculator, values, change, apart),
      aside ?? [],
    )
    const given = shownOf(inputs, values, known ?? givenByDifference(inputs, values, env))
    const examples = exampleAmounts({ inputs, values, given, env })
    const told = { values: settled.values, out, work, moves }
    const telling = spoken(withSaid(calculator.tell(told as never, seen), settled.said), examples)
    const assumed = assumedFields(inputs, values, given, env)
    const around = {
      assumed,
      example: Object.keys(given).length === 0 && assumed.some(({ origin }) => origin === 'example'),
      provisional: provisionalText(provisionalThatMatters({ calculator, values, env, out }, uses)),
      // A level of the market has a month, an offer of a bank a day.
      ofBanks: looked || assumed.some(({ reference }) => reference?.from === 'markt' && reference.on[7]),
    }
    return {
      status: 'ok',
      values,
      given,
      out,
      uses,
      report: assemble(outputs, out, telling, around),
      case: told,
      env,
      next: telling.next ?? [],
    }
  })
}

const withSaid = (told: AnyTelling, said: readonly string[]): AnyTelling =>
  said.length === 0
    ? told
    : { ...told, notices: [...said.map((text) => ({ tone: 'warning' as const, text })), ...(told.notices ?? [])] }

/** A hidden field counts with its start value, so nobody gave it. */
const shownOf = (inputs: Inputs, values: Values, given: Given): Given =>
  Object.fromEntries(
    Object.entries(given).filter(([key]) => {
      const field = Object.hasOwn(inputs, key) ? inputs[key] : undefined
      return field !== undefined && isShown(field, values)
    }),
  )

/** From the texts in the form. `given` says whose they are; without it, what differs from its start value was given. */
export function answerRaw(
  calculator: AnyCalculator,
  raw: Raw,
  situation: Situation,
  given?: Given,
): Refused | Answered {
  const env = openEnv(situation)
  return answer(calculator, env, () => readRaw(calculator.inputs, raw, env), situation, given)
}

/** The outputs alone, from values in code units: what is asked hundreds of times. Null when refused. */
export function solveValues(calculator: AnyCalculator, values: Values, env: Env): Out | null {
  const solved = solveCase(
    calculator,
    env,
    () => ({ values, errors: {} }),
    ({ out }) => ({ out }),
  )
  return 'out' in solved ? solved.out : null
}

type Row = Readonly<Record<string, unknown>>

/** The list or the map with one place changed ("bedrag", "schulden.1.saldo"): read values and texts of the form alike. */
export function withCell<T extends Row>(held: T, path: string, value: unknown): T {
  const [key = '', index, column = ''] = path.split('.')
  if (index === undefined) return { ...held, [key]: value }
  const rows = Array.isArray(held[key]) ? (held[key] as readonly Row[]) : []
  return { ...held, [key]: rows.map((row, order) => (order === Number(index) ? { ...row, [column]: value } : row)) }
}

const withCells = (values: Values, change: Row): Values =>
  Object.entries(change).reduce((held, [path, value]) => withCell(held, path, value), values)

/** The outputs with some places changed, read as the form would read them: what moves, goal seek and sensitivity ask. */
export function solveChange(calculator: AnyCalculator, values: Values, change: Row, env: Env): Out | null {
  const read = readPlaces(calculator.inputs, values, change, env) ?? readChanged(calculator.inputs, values, change, env)
  return read && solveValues(calculator, read, env)
}

/** The whole form, read with the change in it. Null when a field is refused. */
function readChanged(inputs: Inputs, values: Values, change: Row, env: Env): Values | null {
  const { values: read, errors } = readRaw(inputs, rawFromValues(inputs, withCells(values, change)), env)
  return Object.keys(errors).length > 0 ? null : { ...values, ...read }
}

/**
 * Reading a whole form takes longer than solving it: only the places that changed are read. Null when one of them is
 * refused, may hide or show others, or is a list as a whole: the form is read then.
 */
function readPlaces(inputs: Inputs, values: Values, change: Row, env: Env): Values | null {
  const read: Record<string, unknown> = {}
  for (const [path, value] of Object.entries(change)) {
    const [key = '', index, column = ''] = path.split('.')
    const field = inputs[key]
    if (!field || !isShown(field, values) || Object.values(inputs).some(({ when = {} }) => key in when)) return null
    const inList = field.kind === 'rows'
    if (inList && (index === undefined || Object.values(field.columns).some(({ when }) => when))) return null
    const place = inList ? field.columns[column] : field
    const cell = place && readValue(place, value, env)
    if (!cell || 'error' in cell) return null
    read[path] = cell.value
  }
  return withCells(values, read)
}
