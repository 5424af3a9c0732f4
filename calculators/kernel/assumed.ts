/** What the answer rests on and the visitor did not give: rates of the market, figures of the law, examples. */
import { type Env, type Field, type Inputs, isReplaced, isShown, suffixOf, unitOf } from '#calculators/kernel/fields.ts'
import { asPercent, lowerFirst } from '#calculators/kernel/format.ts'
import { type Given, originOf } from '#calculators/kernel/origin.ts'
import type { Values } from '#calculators/kernel/read.ts'
import type { Assumed } from '#calculators/kernel/report.ts'
import { showCell } from '#calculators/kernel/units.ts'

/** A field with its value, as a part of a sentence: "looptijd 20 jaar". */
export function fieldWords(field: Field, value: unknown): string {
  const name = lowerFirst(field.short ?? field.label)
  switch (field.kind) {
    case 'toggle':
    case 'rows':
      return name
    case 'choice':
      return lowerFirst(field.options.find((option) => option.value === value)?.label ?? '')
    case 'count': {
      const number = showCell(value as number, 'number', field.decimals)
      const suffix = suffixOf(field)
      if (name.startsWith('aantal ')) return `${number} ${name.slice('aantal '.length)}`
      return `${name} ${number}${name.endsWith(suffix) ? '' : ` ${suffix}`}`
    }
    default: {
      // "2 %", "€ 350": a round start value is no measurement.
      const round = typeof value === 'number' && Number.isInteger(field.kind === 'percent' ? asPercent(value) : value)
      return `${name} ${showCell(value as string | number, unitOf(field), round ? 0 : undefined)}`
    }
  }
}

export function assumedFields(inputs: Inputs, values: Values, given: Given, env: Env): readonly Assumed[] {
  return Object.entries(inputs).flatMap(([key, field]): readonly Assumed[] => {
    if (!isShown(field, values) || isReplaced(inputs, key, values)) return []
    const known = originOf(key, field, values[key], given, env)
    if (known.origin !== 'reference' && known.origin !== 'example') return []
    return [{ key, text: fieldWords(field, values[key]), folded: field.refine === true, ...known }]
  })
}
