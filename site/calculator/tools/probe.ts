/** Asking a calculator "what if": numeric inputs, numeric figures, and one run with one input changed. */
import { type AnyCalculator, runValues, type Situation } from '#calculators/kernel/calculator.ts'
import { type Inputs, isShown, type NumberField } from '#calculators/kernel/fields.ts'
import type { Values } from '#calculators/kernel/read.ts'
import { type Figure, figureByKey, type Report } from '#calculators/kernel/report.ts'

export type NumberInput = { readonly key: string; readonly field: NumberField; readonly value: number }

const isNumber = (field: Inputs[string]): field is NumberField =>
  field.kind === 'euro' ||
  field.kind === 'percent' ||
  field.kind === 'months' ||
  field.kind === 'years' ||
  field.kind === 'count'

/** The numeric inputs on screen that have a value. */
export function numberInputs(inputs: Inputs, values: Values): NumberInput[] {
  return Object.entries(inputs).flatMap(([key, field]) => {
    const value = values[key]
    return isNumber(field) && isShown(field, values) && typeof value === 'number' ? [{ key, field, value }] : []
  })
}

export function numberFigures(report: Report): Figure[] {
  return [report.headline, ...report.figures].filter((figure) => typeof figure.value === 'number')
}

/** The report with one input changed; null where the calculator refuses the value. */
export function probe(
  calculator: AnyCalculator,
  situation: Situation,
  values: Values,
  key: string,
  value: number,
): Report | null {
  const outcome = runValues(calculator, { ...values, [key]: value }, situation)
  return outcome.status === 'ok' ? outcome.report : null
}

export function figureValue(report: Report | null, key: string): number | null {
  const value = report ? figureByKey(report, key)?.value : null
  return typeof value === 'number' && Number.isFinite(value) ? value : null
}

/** Rounds to what a visitor could type in the field. */
export function roundForField(field: NumberField, value: number): number {
  const places = field.kind === 'percent' ? field.decimals + 2 : field.decimals
  return Math.min(field.max, Math.max(field.min, Number(value.toFixed(places))))
}
