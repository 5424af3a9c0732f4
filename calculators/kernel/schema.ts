/** What a calculator takes and gives as JSON Schema, exact by field: for OpenAPI documents and for the tools of assistants. */
import type { AnyCalculator } from '#calculators/kernel/calculator.ts'
import {
  type Env,
  type Field,
  hintText,
  type Inputs,
  type SimpleField,
  startValue,
  unitOf,
} from '#calculators/kernel/fields.ts'
import { outsideInputs } from '#calculators/kernel/outside.ts'
import type { Outputs } from '#calculators/kernel/outputs.ts'
import { boundsAtEdge } from '#calculators/kernel/program.ts'
import { edgeValues } from '#calculators/kernel/read-json.ts'
import { toEdge, UNITS } from '#calculators/kernel/units.ts'

export type Schema = Readonly<Record<string, unknown>>

const orNull = (type: string, field: SimpleField) => ('optional' in field && field.optional ? [type, 'null'] : type)

/** One type per field, as a program writes it; a person's spelling ("1.200,50") is understood too, but not promised. */
function simpleSchema(field: SimpleField, env: Env): Schema {
  switch (field.kind) {
    case 'choice':
      return { type: 'string', enum: field.options.map(({ value }) => value) }
    case 'toggle':
      return { type: 'boolean' }
    case 'text':
      return { type: 'string', maxLength: field.maxLength }
    case 'date':
      return { type: orNull('string', field), format: 'date' }
    case 'month':
      return { type: orNull('string', field), pattern: String.raw`^\d{4}-\d{2}$` }
    default: {
      const { min, max } = boundsAtEdge(field, env)
      return { type: orNull('number', field), minimum: min, maximum: max }
    }
  }
}

/** Unit, labels of the choices and the condition, in words. */
function aboutField(field: Field, env: Env): string | undefined {
  const unit = field.kind === 'rows' ? '' : (('unit' in field ? field.unit : undefined) ?? UNITS[unitOf(field)].name)
  const choices =
    field.kind === 'choice' ? field.options.map(({ value, label }) => `${value}: ${label}`).join('; ') : ''
  const conditions = Object.entries(field.when ?? {}).map(
    ([key, wanted]) => `Telt alleen mee als ${key} ${[wanted].flat().map(String).join(' of ')} is.`,
  )
  const counted = field.kind === 'rows' && field.counted && 'Enkel een aantal mag ook.'
  const parts = [hintText(field, env), counted, unit && `Eenheid: ${unit}.`, choices && `${choices}.`, ...conditions]
  return parts.filter(Boolean).join(' ') || undefined
}

/** As an example: with `default` some generators make the field required. */
const startOf = (start: unknown) => (start === null || start === undefined ? {} : { examples: [start] })

function fieldSchema(key: string, field: Field, env: Env): Schema {
  const words = { title: field.label, description: aboutField(field, env) }
  const start = startValue<unknown>(field.start, env)
  if (field.kind !== 'rows') return { ...simpleSchema(field, env), ...words, ...startOf(toEdge(unitOf(field), start)) }
  return {
    type: 'array',
    minItems: field.min,
    maxItems: field.max,
    items: inputsSchema(field.columns, env),
    ...words,
    ...startOf(edgeValues({ [key]: field }, { [key]: start })[key]),
  }
}

/** All optional: what is absent takes its start value. */
function inputsSchema(inputs: Inputs, env: Env): Schema {
  const properties = Object.entries(inputs).map(([key, field]) => [key, fieldSchema(key, field, env)] as const)
  return { type: 'object', properties: Object.fromEntries(properties), additionalProperties: false }
}

export function outputsSchema(outputs: Outputs): Schema {
  const properties = Object.entries(outputs).map(([key, { label, unit, note, optional }]) => {
    const type = unit === 'date' || unit === 'month' || unit === 'text' ? 'string' : 'number'
    const name = UNITS[unit].name
    const description = [note, name && `Eenheid: ${name}.`].filter(Boolean).join(' ') || undefined
    return [key, { type: optional ? [type, 'null'] : type, title: label, description }] as const
  })
  return { type: 'object', properties: Object.fromEntries(properties), required: Object.keys(outputs) }
}

export const schemasOf = ({ inputs, outputs }: AnyCalculator, env: Env) => ({
  inputs: inputsSchema(outsideInputs(inputs), env),
  outputs: outputsSchema(outputs),
})
