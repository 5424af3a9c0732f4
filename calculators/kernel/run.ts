/** Runs a calculator: everything that can be shown of a case at once. A page tells the answer first and the rest after it. */
import {
  answer,
  type Answered,
  answerRaw,
  type AnyCalculator,
  openEnv,
  type Outcome,
  type Refused,
  type Situation,
} from '#calculators/kernel/calculator.ts'
import type { Given } from '#calculators/kernel/origin.ts'
import { type Raw, underOwnKeys } from '#calculators/kernel/read.ts'
import { readJson } from '#calculators/kernel/read-json.ts'
import { wholeReport } from '#calculators/kernel/whole.ts'

function whole(calculator: AnyCalculator, answered: Refused | Answered): Outcome {
  if (answered.status !== 'ok') return answered
  const { status, values, given, out, uses } = answered
  return { status, values, given, out, uses, report: wholeReport(calculator, answered) }
}

/** From the texts in the form. `given` says whose they are; without it, what differs from its start value was given. */
export const runRaw = (calculator: AnyCalculator, raw: Raw, situation: Situation, given?: Given): Outcome =>
  whole(calculator, answerRaw(calculator, raw, situation, given))

/** From JSON, with start values for what is not given. */
export function runJson(
  calculator: AnyCalculator,
  json: Readonly<Record<string, unknown>>,
  situation: Situation,
): Outcome {
  const env = openEnv(situation)
  const named = underOwnKeys(calculator.inputs, json)
  const given = Object.fromEntries(Object.keys(named).map((key) => [key, 'typed' as const]))
  return whole(
    calculator,
    answer(calculator, env, () => readJson(calculator.inputs, named, env), situation, given),
  )
}
