/**
 * "Verder met": what a next step takes along. A field of the target gets an input or output of this page by name; facts that
 * both pages ask travel without being named. What is only a reference or an example stays behind, so that the target looks up
 * its own.
 */
import { type Inputs, unitOf } from '#calculators/kernel/fields.ts'
import type { Given } from '#calculators/kernel/origin.ts'
import type { Outputs } from '#calculators/kernel/outputs.ts'
import type { Values } from '#calculators/kernel/read.ts'
import type { CarrySource, NextStep, Plain, Spare, ToldNext } from '#calculators/kernel/report.ts'
import { type Cell, toEdge } from '#calculators/kernel/units.ts'

type Solved = {
  readonly inputs: Inputs
  readonly outputs: Outputs
  readonly values: Values
  readonly out: Readonly<Record<string, Cell>>
  readonly given: Given
}

/** As a visitor would type it; binary dust and fractions of a cent stay behind. */
function edge(unit: Parameters<typeof toEdge>[0], value: unknown): Plain | null {
  const shown = toEdge(unit, value)
  if (typeof shown === 'number') return Number.isFinite(shown) ? Number(shown.toFixed(unit === 'euro' ? 2 : 4)) : null
  return typeof shown === 'string' || typeof shown === 'boolean' ? shown : null
}

function carried(source: Exclude<CarrySource, Spare>, { inputs, outputs, values, out, given }: Solved): Plain | null {
  const anything = Object.keys(given).length > 0
  if (typeof source !== 'object') return anything ? source : null
  if ('of' in source) return source.of.some((key) => Object.hasOwn(given, key)) ? source.value : null
  const field = inputs[source.by]
  if (field)
    return field.kind !== 'rows' && Object.hasOwn(given, source.by) ? edge(unitOf(field), values[source.by]) : null
  const output = outputs[source.by]
  if (!output) throw new Error(`Nothing is called ${source.by}`)
  return anything ? edge(output.unit, out[source.by]) : null
}

export function resolveNext({ slug, text, carry: told = {} }: ToldNext, solved: Solved): NextStep {
  const carry: Record<string, Plain> = {}
  const spares: Record<string, Plain> = {}
  for (const [key, source] of Object.entries(told)) {
    const isSpare = typeof source === 'object' && 'spare' in source
    const value = carried(isSpare ? source.spare : source, solved)
    if (value !== null && value !== '') (isSpare ? spares : carry)[key] = value
  }
  return { slug, text, carry, spare: spares }
}
