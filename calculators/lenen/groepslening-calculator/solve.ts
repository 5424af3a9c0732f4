import type { Env } from '#calculators/kernel/fields.ts'
import type { Values } from './inputs.ts'
import { between } from './onderling.ts'
import { outputs } from './outputs.ts'
import { together } from './samen.ts'

/** What the other kind of loan does not have. */
const nothing = Object.fromEntries(Object.keys(outputs).map((key) => [key, null])) as {
  readonly [K in keyof typeof outputs]: null
}

export function solve(values: Values, env: Env) {
  if (values.soort === 'samen') {
    const { out, work } = together(values)
    return { out: { ...nothing, ...out }, work: { samen: { out, ...work }, onderling: null } }
  }
  const { out, work } = between(values, env)
  return { out: { ...nothing, ...out }, work: { samen: null, onderling: { out, ...work } } }
}
