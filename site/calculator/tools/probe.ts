/** Asking a calculator "what if": numeric inputs, numeric figures, and one solve with one input changed. */
import { type AnyCalculator, type Good, openEnv, type Situation, solveChange } from '#calculators/kernel/calculator.ts'
import { type Field, type Inputs, isShown, type NumberField, type RowsField } from '#calculators/kernel/fields.ts'
import { lowerFirst, upperFirst } from '#calculators/kernel/format.ts'
import type { Values } from '#calculators/kernel/read.ts'
import { type Figure, type Report, shownFigures } from '#calculators/kernel/report.ts'
import { parseIn, showDifference, type Unit } from '#calculators/kernel/units.ts'
import { isMoney } from '#site/calculator/state/horizon.ts'
import { type Base, changesSide } from '#site/calculator/tools/sides.ts'

export type NumberInput = {
  /** "bedrag", or "schulden.1.saldo" for a cell of a list. */
  readonly path: string
  readonly label: string
  readonly field: NumberField
  readonly value: number
}
/** Null where the field is empty: the answer then rests on the market, the law or an estimate. */
export type TurnedInput = Omit<NumberInput, 'value'> & { readonly value: number | null }

type Row = Readonly<Record<string, unknown>>
/** Of a longer list nobody asks every cell. */
const MOST_ROWS = 8

const isNumber = (field: Field): field is NumberField => 'decimals' in field
const rowsOf = (values: Values, key: string) => (Array.isArray(values[key]) ? (values[key] as readonly Row[]) : [])

/** What a row is called: its own name when it has one, else "Schuld 2". */
function rowName(field: RowsField, row: Row, index: number): string {
  const named = Object.entries(field.columns).find(([, cell]) => cell.kind === 'text')
  const own = named ? row[named[0]] : undefined
  return typeof own === 'string' && own !== '' ? own : `${upperFirst(field.row)} ${index + 1}`
}

/** The numeric inputs on screen, cells of lists that have a value too. */
function numbersOn(inputs: Inputs, values: Values): TurnedInput[] {
  return Object.entries(inputs).flatMap(([key, field]): TurnedInput[] => {
    if (!isShown(field, values)) return []
    if (field.kind === 'rows') {
      return rowsOf(values, key)
        .slice(0, MOST_ROWS)
        .flatMap((row, index) =>
          Object.entries(field.columns).flatMap(([column, cell]) => {
            const value = row[column]
            if (!isNumber(cell) || typeof value !== 'number') return []
            const label = `${rowName(field, row, index)}: ${lowerFirst(cell.label)}`
            return [{ path: `${key}.${index}.${column}`, label, field: cell, value }]
          }),
        )
    }
    const value = values[key]
    if (!isNumber(field) || (typeof value !== 'number' && value !== null)) return []
    return [{ path: key, label: field.label, field, value }]
  })
}

/** The numeric inputs on screen that have a value. */
export function numberInputs(inputs: Inputs, values: Values): NumberInput[] {
  return numbersOn(inputs, values).flatMap((one) => (one.value === null ? [] : [{ ...one, value: one.value }]))
}

/** What one would turn: the questions in sight and what was filled in below them, without what is what it is. */
export function turnedFields(inputs: Inputs, given: Good['given']): Inputs {
  return Object.fromEntries(
    Object.entries(inputs).filter(([key, { fixed, refine }]) => fixed !== true && (refine !== true || key in given)),
  )
}

export const turnedInputs = (inputs: Inputs, { values, given }: Pick<Good, 'values' | 'given'>): TurnedInput[] =>
  numbersOn(turnedFields(inputs, given), values)

/** The figures one would aim at: the answer and those beside it. */
export const goalFigures = ({ headline, key }: Report): Figure[] =>
  [headline, ...key].filter((figure) => typeof figure.value === 'number')

/** How much a figure differs, without the sign before it. */
export const gapText = (by: number, { unit, decimals }: Figure) => showDifference(by, unit, decimals).slice(2)

/** A difference that the page would print as 0 is none. */
export const isSeen = (by: number, figure: Figure) => /[1-9]/.test(gapText(by, figure))

/** A goal as a field would read it: an amount to the cent, so that 10,000 is asked back and not taken for ten. */
export const parseGoal = (unit: Unit, text: string) => parseIn(unit, text, isMoney(unit) ? {} : { decimals: 4 })

export function numberFigures(report: Report): Figure[] {
  return shownFigures(report).filter((figure) => typeof figure.value === 'number')
}

/**
 * One output with one input changed, seen from the side that wins `now`; null where the calculator refuses the value, fails
 * on it or has no number.
 */
export function probe(
  calculator: AnyCalculator,
  situation: Situation,
  values: Values,
  input: { readonly path: string; readonly value: unknown },
  output: string,
  now?: Base,
): number | null {
  try {
    const out = solveChange(calculator, values, { [input.path]: input.value }, openEnv(situation))
    const value = out?.[output]
    if (!out || typeof value !== 'number' || !Number.isFinite(value)) return null
    return now && changesSide(now, output, out) ? -value : value
  } catch {
    // A value that the form accepts alone may be impossible together with the others.
    return null
  }
}

/** Digits after the comma of the value in code: a percentage with four digits is a fraction with six. */
export const decimalsOf = (field: NumberField) => (field.kind === 'percent' ? field.decimals + 2 : field.decimals)

/** Rounds to what a visitor could type in the field. */
export function roundForField(field: NumberField, value: number): number {
  return Math.min(field.max, Math.max(field.min, Number(value.toFixed(decimalsOf(field)))))
}
