/** Asking a calculator "what if": numeric inputs, numeric figures, and one solve with one input changed. */
import { type AnyCalculator, type Situation, solveValues } from '#calculators/kernel/calculator.ts'
import { type Inputs, isShown, type NumberField } from '#calculators/kernel/fields.ts'
import type { Values } from '#calculators/kernel/read.ts'
import { type Figure, type Report, shownFigures } from '#calculators/kernel/report.ts'

export type NumberInput = { readonly key: string; readonly field: NumberField; readonly value: number }

const isNumber = (field: Inputs[string]): field is NumberField => 'decimals' in field

/** The numeric inputs on screen that have a value. */
export function numberInputs(inputs: Inputs, values: Values): NumberInput[] {
  return Object.entries(inputs).flatMap(([key, field]) => {
    const value = values[key]
    return isNumber(field) && isShown(field, values) && typeof value === 'number' ? [{ key, field, value }] : []
  })
}

export function numberFigures(report: Report): Figure[] {
  return shownFigures(report).filter((figure) => typeof figure.value === 'number')
}

/** One output with one input changed; null where the calculator refuses the value or has no number. */
export function probe(
  calculator: AnyCalculator,
  situation: Situation,
  values: Values,
  input: { readonly key: string; readonly value: number },
  output: string,
): number | null {
  const value = solveValues(calculator, { ...values, [input.key]: input.value }, situation)?.[output]
  return typeof value === 'number' && Number.isFinite(value) ? value : null
}

/** Digits after the comma of the value in code: a percentage with four digits is a fraction with six. */
export const decimalsOf = (field: NumberField) => (field.kind === 'percent' ? field.decimals + 2 : field.decimals)

/** Rounds to what a visitor could type in the field. */
export function roundForField(field: NumberField, value: number): number {
  return Math.min(field.max, Math.max(field.min, Number(value.toFixed(decimalsOf(field)))))
}
