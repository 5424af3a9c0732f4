/** The tools on every calculator: goal seek on every number of the form, and scenarios in one chart. */
import { describe, expect, test } from 'vitest'
import { catalogue } from '#calculators/catalogue.ts'
import { answerRaw, type AnyCalculator, openEnv, type Outcome, withCell } from '#calculators/kernel/calculator.ts'
import { runJson, runRaw } from '#calculators/kernel/run.ts'
import {
  boundsOf,
  type Env,
  type Field,
  type Inputs,
  isShown,
  type NumberField,
  type SimpleField,
} from '#calculators/kernel/fields.ts'
import {
  type FieldErrors,
  freshRow,
  type Raw,
  type RawCell,
  rawCell,
  rawFromValues,
  type RawRow,
  startRaw,
} from '#calculators/kernel/read.ts'
import type { Chart } from '#calculators/kernel/chart.ts'
import type { Report } from '#calculators/kernel/report.ts'
import { situation } from '#calculators/kernel/testing.ts'
import { loadCalculator } from '#calculators/load.ts'
import { compareChart } from '#site/calculator/tools/compare.ts'
import { seekGoal } from '#site/calculator/tools/goal-seek.ts'
import {
  goalFigures,
  numberFigures,
  numberInputs,
  probe,
  roundForField,
  turnedInputs,
} from '#site/calculator/tools/probe.ts'
import { withImplied } from '#site/calculator/tools/sensitivity.ts'

type Lined = Extract<Chart, { readonly x: unknown }>

function openCase(calculator: AnyCalculator) {
  const outcome = runJson(calculator, {}, situation())
  if (outcome.status !== 'ok') throw new Error('The form as it opens gives no answer.')
  return outcome
}

/** A look at a few places is enough to find a goal that lies on one of them. */
const FEW_PARTS = 2

/** Amounts, terms and rates to try in a field that opens empty: the first the form accepts is taken. */
const TRIES = [0.02, 1, 2, 5, 12, 40, 100, 1_000, 5_000, 20_000, 100_000, 250_000]

function triesFor(field: NumberField): number[] {
  const { min, max } = boundsOf(field, openEnv(situation()))
  const inside = TRIES.filter((value) => roundForField(field, value) === value)
  return [...inside, min, roundForField(field, (min + max) / 2)]
}

/** The texts with the choices made that a condition wants, and those on which these depend in turn. */
function choose(inputs: Inputs, raw: Raw, when: Field['when']): Raw {
  return Object.entries(when ?? {}).reduce((now, [key, wanted]) => {
    const chosen = choose(inputs, now, inputs[key]?.when)
    const options = [wanted].flat() as RawCell[]
    return options.includes(chosen[key] as RawCell) ? chosen : { ...chosen, [key]: options[0] ?? '' }
  }, raw)
}

const isEmpty = (standing: RawCell | undefined) => standing === undefined || standing === ''

/** A number or a day that a visitor could type where nothing stands. */
function typed(field: SimpleField, standing: RawCell | undefined, attempt: number): RawCell {
  if (!isEmpty(standing)) return standing ?? ''
  if ('decimals' in field) return rawCell(field, triesFor(field)[attempt % triesFor(field).length])
  if (field.kind === 'date') return '01/06/2026'
  return field.kind === 'month' ? '06/2026' : ''
}

/** The first name that is in a list: another list may ask for one of them. */
function firstName(inputs: Inputs, raw: Raw): string {
  for (const [key, field] of Object.entries(inputs)) {
    if (field.kind !== 'rows' || !isShown(field, raw)) continue
    const names = Object.entries(field.columns).filter(([, cell]) => cell.kind === 'text')
    for (const row of raw[key] as readonly RawRow[])
      for (const [column] of names) if (row[column]) return String(row[column])
  }
  return 'Iets'
}

/** What a message asks for besides is filled in too, where nothing stands. */
function mended(inputs: Inputs, raw: Raw, errors: FieldErrors, attempt: number): Raw {
  return Object.keys(errors).reduce((now, path) => {
    const [key = '', index, column = ''] = path.split('.')
    const field = inputs[key]
    const cell = field?.kind === 'rows' ? field.columns[column] : field
    if (cell === undefined) return now
    const standing = (index === undefined ? now[key] : (now[key] as readonly RawRow[])[Number(index)]?.[column]) as
      | RawCell
      | undefined
    if (!isEmpty(standing)) return now
    return withCell(now, path, cell.kind === 'text' ? firstName(inputs, now) : typed(cell, standing, attempt))
  }, raw)
}

type Form = (attempt: number) => Raw

/** Every number of the form by its path, also behind a choice and in a list that opens empty, with a form that shows it. */
function* everyNumber({ inputs }: AnyCalculator, start: Raw, env: Env): Generator<readonly [string, Form]> {
  for (const [key, field] of Object.entries(inputs)) {
    const shown = choose(inputs, start, field.when)
    if (field.kind !== 'rows') {
      const standing = shown[key] as RawCell
      if ('decimals' in field)
        yield [key, (attempt) => (isEmpty(standing) ? { ...shown, [key]: typed(field, '', attempt) } : shown)]
      continue
    }
    const rows = shown[key] as readonly RawRow[]
    for (const [column, cell] of Object.entries(field.columns)) {
      if (!('decimals' in cell)) continue
      const conditions = Object.entries(cell.when ?? {})
      const around = choose(inputs, shown, Object.fromEntries(conditions.filter(([name]) => !(name in field.columns))))
      const row = choose(
        field.columns,
        rows[0] ?? freshRow(field, env),
        Object.fromEntries(conditions.filter(([name]) => name in field.columns)),
      ) as RawRow
      const isWanted = (name: string) => name === column || rows.length === 0
      const filled = (attempt: number) =>
        Object.fromEntries(
          Object.entries(field.columns).map(([name, one]) => [
            name,
            isWanted(name) ? typed(one, row[name], attempt) : (row[name] ?? ''),
          ]),
        )
      yield [
        `${key}.0.${column}`,
        (attempt) =>
          row === rows[0] && !isEmpty(row[column]) ? around : { ...around, [key]: [filled(attempt), ...rows.slice(1)] },
      ]
    }
  }
}

/** Messages come one at a time: so often the form is mended before another amount is tried. */
const MENDS = 6

function answered(calculator: AnyCalculator, raw: Raw, attempt: number): Outcome {
  // The figures are asked, not what stands below them nor what could change them.
  const at = { ...situation(), movesLater: true }
  let form = raw
  let outcome = answerRaw(calculator, form, at)
  for (let mends = 0; mends < MENDS && outcome.status === 'invalid'; mends++) {
    form = mended(calculator.inputs, form, outcome.errors, attempt)
    outcome = answerRaw(calculator, form, at)
  }
  return outcome
}

/** The number and the figure it is sought for, in the first form that gives an answer. */
function offered(calculator: AnyCalculator, path: string, form: Form, known: Map<string, Outcome>) {
  for (let attempt = 0; attempt <= TRIES.length + 1; attempt++) {
    const raw = form(attempt)
    // Many numbers are asked in the same form: it is answered once.
    const name = JSON.stringify(raw)
    const outcome = known.get(name) ?? answered(calculator, raw, attempt)
    known.set(name, outcome)
    if (outcome.status !== 'ok') continue
    const found = numberInputs(calculator.inputs, outcome.values).find((input) => input.path === path)
    if (found)
      return { ...found, ...outcome, key: numberFigures(outcome.report)[0]?.key ?? outcome.report.headline.key }
  }
  return null
}

describe('goal seek', () => {
  const seeks: string[] = []
  const never: string[] = []
  for (const { category, slug } of catalogue) {
    test(
      `${slug}: on every number it gives a value one can type, or says what can be reached`,
      { timeout: 120_000 },
      async () => {
        const calculator = await loadCalculator(category, slug)
        const env = openEnv(situation())
        const known = new Map<string, Outcome>()
        for (const [path, form] of everyNumber(calculator, startRaw(calculator.inputs, env), env)) {
          const asked = offered(calculator, path, form, known)
          if (!asked) {
            never.push(`${slug} ${path}`)
            continue
          }
          const { field, value, values, key } = asked
          const seen = new Map<number, number | null>()
          const figureAt = (input: number) => {
            if (!seen.has(input)) seen.set(input, probe(calculator, situation(), values, { path, value: input }, key))
            return seen.get(input) ?? null
          }
          const now = figureAt(value)
          // On the first number a goal nobody chose; on the others what the end of the range gives.
          const reachable = seeks.at(-1)?.startsWith(slug) ? figureAt(field.max) : null
          const target = reachable ?? (now ?? 1) * 1.07
          const answer = seekGoal(field, value, target, figureAt, undefined, FEW_PARTS)
          seeks.push(`${slug} ${path}`)
          if (answer.found) {
            expect(roundForField(field, answer.input), path).toBe(answer.input)
            expect(figureAt(answer.input), path).toBe(answer.figure)
          } else if (now !== null) {
            expect(answer.lowest, path).not.toBeNull()
            expect(Number(answer.lowest) > target || Number(answer.highest) < target, path).toBe(true)
          }
          if (reachable !== null) expect(answer.found ? answer.figure : null, path).toBeCloseTo(reachable, 9)
        }
      },
    )
  }
  test('every number of every form was sought in', () => {
    expect(never).toEqual([])
    expect(seeks.length).toBeGreaterThan(catalogue.length * 10)
  })
})

/** Nobody reads a longer list to choose from it. */
const MOST = 6

describe('what the tools offer', () => {
  const empty: string[] = []
  for (const { category, slug } of catalogue)
    test(`${slug}: a few goals, and the questions in sight to reach them with`, async () => {
      const calculator = await loadCalculator(category, slug)
      const outcome = openCase(calculator)
      const goals = goalFigures(outcome.report)
      const plain = turnedInputs(calculator.inputs, outcome).filter(({ path }) => !path.includes('.'))
      const lists = turnedInputs(calculator.inputs, outcome).length - plain.length
      expect(goals.length).toBeGreaterThan(0)
      expect(goals.length).toBeLessThanOrEqual(MOST)
      expect(plain.length).toBeLessThanOrEqual(MOST)
      expect(plain.length + lists).toBeGreaterThan(0)
      for (const { label } of plain) expect(label).not.toMatch(/^(?:Kinderen ten laste|Geboorte|Aantal titularissen)/)
      const now = Number(outcome.report.headline.value)
      for (const input of plain.filter(({ value }) => value === null)) {
        const figureAt = (path: string, value: unknown) =>
          probe(calculator, situation(), outcome.values, { path, value }, outcome.report.headline.key)
        const [found] = withImplied(input, now, figureAt)
        // What an empty rate stands for gives the answer of now.
        if (found)
          expect(Math.abs(Number(figureAt(found.path, found.value)) - now)).toBeLessThanOrEqual(Math.abs(now) / 200)
        if (found) empty.push(`${slug} ${found.path}`)
      }
    })
  test('empty rates can be turned too', () => {
    expect(empty).toEqual(
      expect.arrayContaining([
        'deposito-calculator rente',
        'hypothecaire-lening-berekenen rente',
        'lening-herfinancieren nieuweRente',
        'persoonlijke-lening-berekenen jkp',
        'woningkrediet-simulator rente',
      ]),
    )
  })
})

/** What stands for a chart beside others: the middle of a fan, the top of a stack, else its first line. */
function ownLine(chart: Lined): (number | null)[] {
  if (chart.kind === 'fan') return [...chart.middle.values]
  const [first] = chart.series
  if (chart.kind !== 'stacked') return [...(first?.values ?? [])]
  return chart.x.values.map((_, index) => chart.series.reduce((sum, { values }) => sum + (values[index] ?? 0), 0))
}

type Named = { readonly name: string; readonly report: Report }

/** What the chart of all draws for a report at its own places, beside what the report itself says there. */
function drawnAndOwn(chart: Chart, reports: readonly Named[], order: number): readonly [unknown, unknown] {
  const report = reports[order]?.report
  // What wins now is below zero where it loses.
  if (chart.kind === 'bar')
    return [Math.abs(chart.series[0]?.values[order] ?? 0), Math.abs(Number(report?.headline.value))]
  const own = report?.charts.find((one): one is Lined => 'x' in one)
  if (chart.kind !== 'line' || !own) throw new Error('The chart of all has lines and the report has none.')
  const at = new Map(chart.x.values.map((x, index) => [x, chart.series[order]?.values[index] ?? null]))
  return [own.x.values.map((x) => [x, at.get(x)]), own.x.values.map((x, index) => [x, ownLine(own)[index] ?? null])]
}

describe('scenarios in one chart', () => {
  const kinds: (Chart['kind'] | undefined)[] = []
  for (const { category, slug } of catalogue) {
    test(`${slug}: each line gives the numbers of its own scenario`, { timeout: 60_000 }, async () => {
      const calculator = await loadCalculator(category, slug)
      const { report, values } = openCase(calculator)
      const open = numberInputs(calculator.inputs, values).filter(({ field }) => !field.refine)
      for (const { path, field, value } of open) {
        // A value a visitor may try, which moves the line or its ends.
        const other = roundForField(field, value === 0 ? field.min + (field.max - field.min) / 10 : value * 1.5)
        const changed = rawFromValues(calculator.inputs, withCell(values, path, other))
        const outcome = runRaw(calculator, changed, situation())
        if (outcome.status !== 'ok') continue
        const reports = [
          { name: 'Nu', report },
          { name: path, report: outcome.report },
        ]
        const chart = compareChart(reports)
        kinds.push(chart?.kind)
        if (!chart) continue
        for (const order of reports.keys()) {
          const [drawn, own] = drawnAndOwn(chart, reports, order)
          expect(drawn, path).toEqual(own)
        }
      }
    })
  }
  test('lines and bars were both drawn', () => expect(kinds).toEqual(expect.arrayContaining(['line', 'bar'])))
})
