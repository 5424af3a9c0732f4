/** Where the value of each field comes from, in words under its label. */
import { type Env, type Inputs, isReplaced } from '#calculators/kernel/fields.ts'
import { longDate } from '#calculators/kernel/format.ts'
import { type Given, type Known, originOf } from '#calculators/kernel/origin.ts'
import type { FieldOrigin } from '#site/calculator/form/FormField.tsx'

function words(known: Known): string {
  switch (known.origin) {
    case 'situation':
      return 'uit je situatie'
    case 'derived':
      return 'afgeleid uit je situatie'
    case 'example':
      return 'voorbeeld'
    case 'reference': {
      const { from, on } = known.reference
      if (from === 'wet') return `wet, sinds ${longDate(on)}`
      if (from === 'markt') return `markt, ${longDate(on.slice(0, 7))}`
      return on
    }
    default:
      return ''
  }
}

export function fieldOrigins(
  inputs: Inputs,
  values: Readonly<Record<string, unknown>>,
  given: Given,
  env: Env,
): Readonly<Record<string, FieldOrigin>> {
  return Object.fromEntries(
    Object.entries(inputs).map(([key, field]) => {
      // What another field answers already is no example any more.
      const known: Known = isReplaced(inputs, key, values)
        ? { origin: 'neutral' }
        : originOf(key, field, values[key], given, env)
      return [key, { kind: known.origin, text: words(known) }]
    }),
  )
}
