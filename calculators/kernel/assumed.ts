/** "Gerekend met": the folded fields that decide although the visitor did not fill them in. Written from the fields. */
import { type Env, type Field, type Inputs, isShown, startValue, suffixOf, unitOf } from '#calculators/kernel/fields.ts'
import { asPercent, lowerFirst } from '#calculators/kernel/format.ts'
import type { Values } from '#calculators/kernel/read.ts'
import type { Assumed } from '#calculators/kernel/report.ts'
import { showCell } from '#calculators/kernel/units.ts'

function isNeutral(field: Field, value: unknown, env: Env): boolean {
  if (field.neutral !== undefined) return value === field.neutral
  if (field.kind === 'rows') return Array.isArray(value) && value.length === 0
  if (field.kind === 'choice') return value === field.options[0]?.value
  if (value === null || value === '' || value === 0 || value === false) return true
  // Today assumes nothing.
  return typeof value === 'string' && env.today.startsWith(value)
}

function words(field: Field, value: unknown): string {
  const name = lowerFirst(field.short ?? field.label)
  switch (field.kind) {
    case 'toggle':
      return name
    case 'rows':
      return name
    case 'choice':
      return lowerFirst(field.options.find((option) => option.value === value)?.label ?? '')
    case 'count':
      return `${name} ${showCell(value as number, 'number', field.decimals)} ${suffixOf(field)}`.trimEnd()
    default: {
      // "2 %", "€ 350": a round start value is no measurement.
      const round = typeof value === 'number' && Number.isInteger(field.kind === 'percent' ? asPercent(value) : value)
      return `${name} ${showCell(value as string | number, unitOf(field), round ? 0 : undefined)}`
    }
  }
}

const same = (a: unknown, b: unknown) => a === b || (typeof a === 'object' && JSON.stringify(a) === JSON.stringify(b))

export function assumedFields(inputs: Inputs, values: Values, env: Env): readonly Assumed[] {
  return Object.entries(inputs).flatMap(([key, field]) => {
    if (!field.refine || !isShown(field, values)) return []
    const value = values[key]
    if (isNeutral(field, value, env) || !same(value, startValue<unknown>(field.start, env))) return []
    return [{ key, text: words(field, value) }]
  })
}
