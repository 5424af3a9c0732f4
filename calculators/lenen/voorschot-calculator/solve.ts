import type { Env } from '#calculators/kernel/fields.ts'
import type { Solved } from '#calculators/kernel/outputs.ts'
import { deposit, maintenance, pensionAdvance, wageAdvance } from './model-advances.ts'
import { bridge } from './model-bridge.ts'
import type { AdvanceValues } from './inputs.ts'
import { outputs } from './outputs.ts'

const KINDS = {
  kort: bridge,
  loon: wageAdvance,
  pensioen: pensionAdvance,
  aankoop: deposit,
  afbetaling: deposit,
  sociaal: maintenance,
} as const

/** Every output is optional here: what a kind does not answer is null. */
const NOTHING = Object.fromEntries(Object.keys(outputs).map((key) => [key, null])) as Solved<typeof outputs>

export function solve(values: AdvanceValues, env: Env) {
  const { out, work } = KINDS[values.soort](values, env)
  return { out: { ...NOTHING, ...out }, work }
}
