/** Any text in any field, through the real reader and compute. Shared by `npm test` (some) and `npm run fuzz` (many). */
import fc from 'fast-check'
import { type AnyCalculator, openEnv, type Outcome } from '#calculators/kernel/calculator.ts'
import { runRaw } from '#calculators/kernel/run.ts'
import type { Field, SimpleField } from '#calculators/kernel/fields.ts'
import { type Raw, rawCell, type RawCell, rawFromValues, startValues } from '#calculators/kernel/read.ts'
import type { Report } from '#calculators/kernel/report.ts'
import { situation } from '#calculators/kernel/testing.ts'

const anyText = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.integer({ min: -10, max: 2_000_000 }).map(String),
  fc.double({ min: 0, max: 100, noNaN: true }).map((value) => value.toFixed(2).replace('.', ',')),
  fc.constantFrom('', '0', '1', '-1', '0,01', '1.000.000', '1e9', '31/12/2019', '29/02/2016', '01/2019', 'NaN'),
)

function anyCell(field: SimpleField): fc.Arbitrary<RawCell> {
  if (field.kind === 'toggle') return fc.boolean()
  if (field.kind === 'choice') return fc.constantFrom(...field.options.map((option) => option.value))
  // What is typed here may come back in a sentence, so it must not look like a fault by itself.
  if (field.kind === 'text') return fc.string({ maxLength: 12 })
  if ('min' in field && typeof field.min === 'number') {
    return fc.oneof(anyText, fc.constantFrom(rawCell(field, field.min), rawCell(field, field.max)))
  }
  return anyText
}

function anyChange([key, field]: readonly [string, Field]): fc.Arbitrary<Raw> {
  if (field.kind !== 'rows') return anyCell(field).map((value) => ({ [key]: value }))
  const row = fc.record(
    Object.fromEntries(Object.entries(field.columns).map(([name, column]) => [name, anyCell(column)])),
  )
  return fc.array(row, { maxLength: 4 }).map((rows) => ({ [key]: rows }))
}

/** The default case with one to three fields changed into anything. */
export function anyInput(calculator: AnyCalculator): fc.Arbitrary<Raw> {
  const start = rawFromValues(calculator.inputs, startValues(calculator.inputs, openEnv(situation())))
  const change = fc.oneof(...Object.entries(calculator.inputs).map(anyChange))
  return fc
    .array(change, { minLength: 1, maxLength: 3 })
    .map((changes) => Object.fromEntries([start, ...changes].flatMap((part) => Object.entries(part))))
}

const onScreen = (field: SimpleField): readonly RawCell[] => {
  if (field.kind === 'toggle') return [false, true]
  if (field.kind === 'choice') return field.options.map(({ value }) => value)
  if (!('decimals' in field)) return ['']
  const { min, max } = field
  const inside = [min, 0, 1, 12, max].filter((value) => value >= min && value <= max)
  return ['', ...inside.map((value) => rawCell(field, value))]
}

/** The default case, and each field alone at its ends: nothing, zero, one, a whole year, the most; each choice; lists of none and one. */
export function edgeInputs(calculator: AnyCalculator): readonly { readonly name: string; readonly raw: Raw }[] {
  const start = rawFromValues(calculator.inputs, startValues(calculator.inputs, openEnv(situation())))
  const edges = Object.entries(calculator.inputs).flatMap(([key, field]) => {
    const now = start[key]
    const values =
      field.kind !== 'rows'
        ? [...new Set(onScreen(field))].filter((value) => value !== now)
        : Array.isArray(now)
          ? [[], now.slice(0, 1)]
          : []
    return values.map((value) => ({
      name: `${key} = ${JSON.stringify(value)}`,
      raw: { ...start, [key]: value } as Raw,
    }))
  })
  return [{ name: 'default', raw: start }, ...edges]
}

/** Every number in a report, with a path for the message. */
function* numbersIn(value: unknown, path = ''): Generator<[string, number]> {
  if (typeof value === 'number') yield [path, value]
  else if (Array.isArray(value))
    for (const [index, item] of value.entries()) yield* numbersIn(item, `${path}[${index}]`)
  else if (typeof value === 'object' && value !== null && !('kind' in value && value.kind === 'dated'))
    for (const [key, item] of Object.entries(value)) yield* numbersIn(item, `${path}.${key}`)
}

const badText = /NaN|Infinity|undefined|null|€\u00a0-0,00|\[object/

function textsOf(report: Report): readonly string[] {
  return [
    report.sentence,
    ...report.notices.map((notice) => notice.text),
    ...report.steps.flatMap((step) => [step.text, step.formula ?? '']),
    ...report.charts.flatMap((chart) => [chart.title, chart.sentence]),
    ...report.assumptions,
    ...report.excluded,
  ]
}

/** What is wrong with a report: numbers that are none, and texts that show it. */
export function faultsIn(report: Report): readonly string[] {
  const numbers = [...numbersIn(report)].filter(([, value]) => !Number.isFinite(value)).map(([path]) => path)
  return [...numbers, ...textsOf(report).filter((text) => badText.test(text))]
}

export function faultsOf(outcome: Outcome): readonly string[] {
  return outcome.status === 'ok' ? faultsIn(outcome.report) : []
}

export function outcomeOf(calculator: AnyCalculator, raw: Raw): Outcome {
  return runRaw(calculator, raw, situation())
}
