/** What other programs get: a calculator described, and its answer. One shape for the command line, the API and assistants. */
import { checkedOnOf, confidenceOf, lawAddress, proofOf } from '#rules/kernel/proof.ts'
import type { AnyCalculator, Good, Outcome, Situation } from '#calculators/kernel/calculator.ts'
import { openEnv } from '#calculators/kernel/calculator.ts'
import { runJson } from '#calculators/kernel/run.ts'
import {
  boundsOf,
  type Env,
  type Field,
  hintText,
  type Inputs,
  isShown,
  type SimpleField,
  startValue,
  unitOf,
} from '#calculators/kernel/fields.ts'
import { encodeLink } from '#calculators/kernel/write-link.ts'
import { outsideInputs, outsideKey, outsideKeys } from '#calculators/kernel/outside.ts'
import type { Meta } from '#calculators/kernel/meta.ts'
import {
  type FieldErrors,
  type Raw,
  rawFromValues,
  startRaw,
  startValues,
  type Values,
} from '#calculators/kernel/read.ts'
import { edgeValues } from '#calculators/kernel/read-json.ts'
import { type Assumed, figuresOf, type Report, type ToldMove } from '#calculators/kernel/report.ts'
import { choicesFor, unknownYear, yearsOf } from '#calculators/kernel/rule-choices.ts'
import { ANNOUNCED, rulesDateOf } from '#calculators/kernel/rules.ts'
import { showFigure, toEdge, type Unit, UNITS } from '#calculators/kernel/units.ts'

const plain = (text: string) => text.replaceAll('**', '')

/** Digits behind the comma that mean something in a unit; a program gets no binary dust behind them. */
const DIGITS: Readonly<Partial<Record<Unit, number>>> = {
  euro: 2,
  euro0: 2,
  index: 4,
  months: 4,
  years: 4,
  weeks: 4,
  days: 4,
}
const otherDigits = 6

/** What `Number(value.toFixed(digits))` gives, without a text for every cell of a long table. Near half a digit the text decides. */
export function rounded(value: number, digits: number): number {
  const factor = 10 ** digits
  const scaled = value * factor
  const whole = Math.round(scaled)
  // Below this a product is off by less than a thousandth of what is called near.
  const isClear = Math.abs(scaled) < 1e10 && Math.abs(Math.abs(scaled - whole) - 0.5) > 1e-3
  return isClear ? whole / factor : Number(value.toFixed(digits))
}

/** A value as a program gets it: percentages as people write them, numbers rounded by their unit. */
export function forProgram<T>(unit: Unit, value: T, decimals = 0): T | number {
  const edge = toEdge(unit, value)
  if (typeof edge !== 'number') return edge
  // Adding 0 turns -0 into 0.
  return rounded(edge, Math.max(DIGITS[unit] ?? otherDigits, decimals)) + 0
}

/** Bounds as a program types them; a date has only those it was given. */
export function boundsAtEdge(field: SimpleField, env: Env): Record<string, unknown> {
  if (!('min' in field)) return {}
  const { min, max } = 'decimals' in field ? boundsOf(field, env) : field
  const unit = unitOf(field)
  return { min: toEdge(unit, min), max: toEdge(unit, max) }
}

function describeField(key: string, field: Field, start: unknown, env: Env): Record<string, unknown> {
  const common = { key, label: field.label, kind: field.kind, hint: hintText(field, env), when: field.when }
  if (field.kind === 'rows') {
    const columns = Object.entries(field.columns).map(([column, cell]) =>
      describeField(column, cell, startValue<unknown>(cell.start, env), env),
    )
    return {
      ...common,
      start: edgeValues({ [key]: field }, { [key]: start })[key],
      min: field.min,
      max: field.max,
      columns,
    }
  }
  const unit = unitOf(field)
  return {
    ...common,
    unit: ('unit' in field ? field.unit : undefined) ?? (UNITS[unit].name || undefined),
    start: toEdge(unit, start),
    ...boundsAtEdge(field, env),
    ...('decimals' in field ? { decimals: field.decimals } : {}),
    ...('optional' in field && field.optional ? { optional: true } : {}),
    ...(field.kind === 'choice'
      ? {
          options: field.options.map((option) => option.value),
          optionLabels: field.options.map((option) => option.label),
        }
      : {}),
  }
}

/** What a calculator gives back. */
const outputsOf = (calculator: AnyCalculator) =>
  Object.entries(calculator.outputs).map(([key, { label, unit, note, optional }]) => ({
    key,
    label,
    unit: UNITS[unit].name || unit,
    note,
    optional,
  }))

/** Inputs and outputs of a calculator with units, bounds, choices and conditions. */
export function describeCalculator(meta: Meta, calculator: AnyCalculator, situation: Situation) {
  const env = openEnv(situation)
  const starts = outsideKeys(calculator.inputs, startValues(calculator.inputs, env))
  const usual = runJson(calculator, {}, situation)
  return {
    slug: meta.slug,
    category: meta.category,
    title: meta.pageTitle,
    question: meta.question,
    path: `/${meta.category}/${meta.slug}`,
    /** Rules that give the default case another answer, for `regels`. */
    ...(usual.status === 'ok'
      ? choicesFor(calculator, usual.values, situation, usual)
      : { years: [], announced: false }),
    inputs: Object.entries(outsideInputs(calculator.inputs)).map(([key, field]) =>
      describeField(key, field, starts[key], env),
    ),
    outputs: outputsOf(calculator),
  }
}

const startsOf = new WeakMap<Inputs, Raw>()

/**
 * The start values as text. Written once: a link looks only at those that never move, and always holds the others. By the
 * rules of the case, which gave its own: those of its day may be unknown.
 */
function startsFor(inputs: Inputs, situation: Situation): Raw {
  const known = startsOf.get(inputs)
  if (known) return known
  const raw = startRaw(inputs, openEnv(situation))
  startsOf.set(inputs, raw)
  return raw
}

/** The address on our site that opens with this case; what was typed stands behind the #. */
function linkOf(meta: Meta, { inputs }: AnyCalculator, { values, given }: Good, situation: Situation): string {
  const { rulesDate, announced } = situation
  const fields = encodeLink(inputs, rawFromValues(inputs, values), startsFor(inputs, situation), (key) =>
    Object.hasOwn(given, key),
  )
  const rules = announced ? `_regels=${ANNOUNCED}` : rulesDate === undefined ? '' : `_regels=${rulesDate.slice(0, 4)}`
  const fragment = [fields, rules].filter(Boolean).join('&')
  return `/${meta.category}/${meta.slug}${fragment === '' ? '' : `#${fragment}`}`
}

/** Moves with the names that others use for the fields they change. */
function movesOf(inputs: Inputs, moves: Good['report']['moves']): Good['report']['moves'] {
  const named = <M extends ToldMove>(move: M) => ({ ...move, change: outsideKeys(inputs, move.change) })
  return moves && { ...moves, each: moves.each.map(named), together: moves.together && named(moves.together) }
}

/** The figures of a report by key, as a program gets them. */
export const programFigures = (report: Report) =>
  Object.fromEntries(
    figuresOf(report).map(({ key, unit, value, decimals }) => [key, forProgram(unit, value, decimals)]),
  )

function answerOf(meta: Meta, calculator: AnyCalculator, outcome: Good, situation: Situation) {
  const { inputs } = calculator
  const { report, uses, values } = outcome
  const all = figuresOf(report)
  return {
    slug: meta.slug,
    date: situation.today,
    rulesDate: situation.rulesDate,
    announced: situation.announced === true ? true : undefined,
    inputs: outsideKeys(inputs, edgeValues(inputs, values)),
    given: Object.keys(outsideKeys(inputs, outcome.given)),
    assumed: report.assumed.map((one) => ({ ...one, key: outsideKey(inputs, one.key) })),
    example: report.example,
    provisional: report.provisional,
    headline: report.headline.key,
    key: report.key.map((figure) => figure.key),
    sentence: plain(report.sentence),
    figures: programFigures(report),
    details: all.map((figure) => ({
      key: figure.key,
      label: figure.label,
      unit: figure.unit,
      text: showFigure(figure),
    })),
    notices: report.notices,
    moves: movesOf(inputs, report.moves),
    tables: report.tables.map((table) => ({
      key: table.key,
      title: table.title,
      columns: table.columns.map((column) => column.key),
      rows: table.rows.map((row) =>
        row.map((cell, index) =>
          forProgram(table.columns[index]?.unit ?? 'text', cell, table.columns[index]?.decimals),
        ),
      ),
    })),
    steps: report.steps.map((step) => plain(step.text)),
    assumptions: report.assumptions,
    excluded: report.excluded,
    law: uses.map(({ figure, row, provisional }) => ({
      id: figure.id,
      label: figure.label,
      value: row.value,
      unit: figure.unit,
      from: row.from,
      source: row.source ?? figure.source,
      article: proofOf(row)?.article ?? row.article ?? figure.article,
      address: lawAddress(figure, row),
      confidence: confidenceOf(figure, row),
      checkedOn: checkedOnOf(figure, row),
      state: row.state,
      derived: row.derived,
      provisional,
    })),
    link: linkOf(meta, calculator, outcome, situation),
  }
}

export type ProgramAnswer = ReturnType<typeof answerOf>
/** Asked by the rules of a year that we do not have for this case; these we have. */
type OutsideYears = {
  readonly status: 'invalid'
  readonly values: Values
  readonly errors: FieldErrors
  readonly years: readonly number[]
}
/** Asked to be strict, and something would have been invented. */
type Missing = { readonly status: 'missing'; readonly values: Values; readonly missing: readonly Assumed[] }
export type ProgramOutcome =
  | { readonly status: 'ok'; readonly answer: ProgramAnswer; readonly outcome: Good }
  | Missing
  | OutsideYears
  | Exclude<Outcome, Good>

/**
 * The year of the answer, where that is later than the year asked for: a start value that follows the day stops at the
 * first year that its field takes.
 */
function laterYear(inputs: Inputs, { values, given }: Good, year: number): number | undefined {
  for (const [key, field] of Object.entries(inputs)) {
    if (typeof field.start !== 'function' || Object.hasOwn(given, key) || !isShown(field, values)) continue
    // An amount or a number is no year.
    if ('decimals' in field && field.kind !== 'year') continue
    const first = field.kind === 'choice' ? field.options[0]?.value : 'min' in field ? field.min : undefined
    const [own] = /^\d{4}(?=-|$)/.exec(String(values[key])) ?? []
    if (own !== undefined && values[key] === first && Number(own) > year) return Number(own)
  }
}

type Json = Readonly<Record<string, unknown>>

const isAnswerOf = (year: number, { inputs }: AnyCalculator, outcome: Outcome) =>
  outcome.status === 'ok' && laterYear(inputs, outcome, year) === undefined

/** The years by whose rules the case is answered. A year in which today's figures are known can still ask for others. */
export function answeredYears(
  calculator: AnyCalculator,
  json: Json,
  today: Situation,
  known = runJson(calculator, json, today),
): readonly number[] {
  return yearsOf(known.status === 'ok' ? known.uses : [], today.today).filter((year) => {
    const rulesDate = rulesDateOf(year, today.today)
    return isAnswerOf(year, calculator, runJson(calculator, json, { ...today, rulesDate, movesLater: true }))
  })
}

/** Rules of a year that we do not have for this case are refused, with the years that we do have. */
function outsideRules(
  calculator: AnyCalculator,
  json: Json,
  { rulesDate, ...today }: Situation,
  outcome: Outcome,
): Pick<OutsideYears, 'errors' | 'years'> | null {
  if (rulesDate === undefined || outcome.status === 'invalid') return null
  const year = Number(rulesDate.slice(0, 4))
  const known = outcome.status === 'ok' ? outcome : undefined
  if (known && isAnswerOf(year, calculator, known) && yearsOf(known.uses, today.today).includes(year)) return null
  const others = answeredYears(calculator, json, today, known).filter((one) => one !== year)
  return { errors: { regels: unknownYear(year, others) }, years: others }
}

/** The answer to JSON inputs; what is not given takes its start value. */
export function answerProgram(
  meta: Meta,
  calculator: AnyCalculator,
  json: Json,
  situation: Situation,
  strict = false,
): ProgramOutcome {
  const outcome = runJson(calculator, json, situation)
  const refused = outsideRules(calculator, json, situation, outcome)
  if (refused !== null) return { status: 'invalid', values: outcome.values, ...refused }
  const { inputs } = calculator
  if (outcome.status === 'invalid') return { ...outcome, errors: outsideKeys(inputs, outcome.errors) }
  if (outcome.status !== 'ok') return outcome
  const asked = Number((situation.rulesDate ?? situation.today).slice(0, 4))
  const year = laterYear(inputs, outcome, asked)
  if (year !== undefined) {
    return { status: 'uncovered', values: outcome.values, message: `We rekenen dit pas uit vanaf ${year}.`, year }
  }
  const missing = outcome.report.assumed
    .filter(({ origin }) => origin === 'example')
    .map((one) => ({ ...one, key: outsideKey(inputs, one.key) }))
  if (strict && missing.length > 0) return { status: 'missing', values: outcome.values, missing }
  return { status: 'ok', answer: answerOf(meta, calculator, outcome, situation), outcome }
}
