import type { Env } from '#calculators/kernel/fields.ts'
import type { Values } from './inputs.ts'
import { between } from './model-mutual.ts'
import { outputs } from './outputs.ts'
import { together } from './model-together.ts'

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
