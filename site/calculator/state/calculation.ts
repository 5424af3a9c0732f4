/** From the texts in the form to an outcome, without React. */
import { ANNOUNCED, type Rules, rulesDateOf } from '#calculators/kernel/rules.ts'
import {
  type Answered,
  answerRaw,
  type AnyCalculator,
  openEnv,
  type Outcome,
  type Refused,
  type Situation,
} from '#calculators/kernel/calculator.ts'
import { type Env, type Field, type Inputs, type SimpleField, unitOf } from '#calculators/kernel/fields.ts'
import type { Given } from '#calculators/kernel/origin.ts'
import { UNITS } from '#calculators/kernel/units.ts'
import { type Raw, type RawCell, type RawRow, rawFromValues, readRaw, startRaw } from '#calculators/kernel/read.ts'
import { OutsideLaw } from '#rules/kernel/dated.ts'

/** Only what the visitor changed: a field left alone follows its start value, which may move with the day. */
export type Typed = Raw

export type FieldChange = (path: string, raw: RawCell | readonly RawRow[]) => void

/** The situation "rekenen volgens": the end of a past year, the start of a coming one, or what is announced. */
export function situationFor(base: Situation, rules: Rules | null): Situation {
  if (rules === ANNOUNCED) return { ...base, announced: true }
  const rulesDate = rules === null ? undefined : rulesDateOf(rules, base.today)
  return rulesDate === undefined ? base : { ...base, rulesDate }
}

/** What stands between the form and an answer: the first field that is wrong. */
export type Wrong = { readonly path: string; readonly name: string; readonly message: string }

/** "Schulden, rij 2, Saldo" for the path schulden.1.saldo. */
export function pathName(inputs: Inputs, path: string): string {
  const [key = '', index, column] = path.split('.')
  const field = inputs[key]
  if (!field) return path
  if (index === undefined || field.kind !== 'rows') return field.label
  const cell = column === undefined ? undefined : field.columns[column]
  return `${field.label}, rij ${Number(index) + 1}${cell ? `, ${cell.label}` : ''}`
}

export function firstWrong(inputs: Inputs, outcome: Outcome): Wrong | null {
  const first = outcome.status === 'invalid' ? Object.entries(outcome.errors)[0] : undefined
  return first ? { path: first[0], name: pathName(inputs, first[0]), message: first[1] } : null
}

export type Frame = { readonly env: Env; readonly start: Raw }

/** Start values may read the law too; outside the years we know they come from the nearest year we do know. */
export function openFrame(calculator: AnyCalculator, situation: Situation): Frame {
  const frame = (at: Situation): Frame => {
    const env = openEnv(at)
    return { env, start: startRaw(calculator.inputs, env) }
  }
  try {
    return frame(situation)
  } catch (error) {
    if (!(error instanceof OutsideLaw)) throw error
    return frame({ ...situation, rulesDate: `${error.year}-12-31` })
  }
}

export function outcomeFor(
  calculator: AnyCalculator,
  raw: Raw,
  situation: Situation,
  given?: Given,
): Refused | Answered {
  try {
    return answerRaw(calculator, raw, situation, given)
  } catch (error) {
    if (error instanceof OutsideLaw)
      return { status: 'uncovered', values: {}, message: error.message, year: error.year }
    throw error
  }
}

/** How a valid text looks once the visitor leaves the field; anything else stays as typed. */
export function tidyText(field: SimpleField, text: string, env: Env): string {
  if (field.kind === 'text' || field.kind === 'choice' || field.kind === 'toggle') return text
  const alone = { cell: { ...field, when: undefined } }
  const { values, errors } = readRaw(alone, { cell: text }, env)
  if (Object.keys(errors).length > 0) return text
  const tidy = rawFromValues(alone, values)['cell'] as RawCell
  return typeof tidy === 'string' ? tidy : text
}

/** The fields on screen, by the values that stand there now; a field that cannot be read counts as its start. */
export function visibleValues(calculator: AnyCalculator, raw: Raw, env: Env): Readonly<Record<string, unknown>> {
  return readRaw(calculator.inputs, raw, env).values
}

export function labelWithUnit(field: Field): string {
  const unit = unitWords(field)
  return unit ? `${field.label}, ${unit}` : field.label
}

/** The unit in words, for the accessible name: prefixes are not read out. */
export function unitWords(field: Field): string {
  if (field.kind === 'rows') return ''
  return 'unit' in field && field.unit ? `in ${field.unit}` : UNITS[unitOf(field)].spoken
}
