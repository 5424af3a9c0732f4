/** The tools on every calculator: goal seek on every number of the form, and scenarios in one chart. */
import { describe, expect, test } from 'vitest'
import { catalogue } from '#calculators/catalogue.ts'
import { type AnyCalculator, runJson, runRaw } from '#calculators/kernel/calculator.ts'
import { rawFromValues } from '#calculators/kernel/read.ts'
import type { Chart, Report } from '#calculators/kernel/report.ts'
import { situation } from '#calculators/kernel/testing.ts'
import { loadCalculator } from '#calculators/load.ts'
import { compareChart } from '#site/calculator/tools/compare.ts'
import { seekGoal } from '#site/calculator/tools/goal-seek.ts'
import { numberFigures, numberInputs, probe, roundForField, withCell } from '#site/calculator/tools/probe.ts'

type Lined = Extract<Chart, { readonly x: unknown }>

function openCase(calculator: AnyCalculator) {
  const outcome = runJson(calculator, {}, situation())
  if (outcome.status !== 'ok') throw new Error('The form as it opens gives no answer.')
  return outcome
}

/** A look at a few places is enough to find a goal that lies on one of them. */
const FEW_PARTS = 6

describe('goal seek', () => {
  const seeks: string[] = []
  for (const { category, slug } of catalogue) {
    test(
      `${slug}: on every number it gives a value one can type, or says what can be reached`,
      { timeout: 120_000 },
      async () => {
        const calculator = await loadCalculator(category, slug)
        const { report, values } = openCase(calculator)
        const key = numberFigures(report)[0]?.key ?? report.headline.key
        for (const [order, { path, field, value }] of numberInputs(calculator.inputs, values).entries()) {
          const figureAt = (input: number) => probe(calculator, situation(), values, { path, value: input }, key)
          const now = figureAt(value)
          // On the first number a goal nobody chose; on the others what the end of the range gives.
          const reachable = order === 0 ? null : figureAt(field.max)
          const target = reachable ?? (now ?? 1) * 1.07
          const answer = seekGoal(field, value, target, figureAt, order === 0 ? undefined : FEW_PARTS)
          seeks.push(path)
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
  test('there was something to seek in', () => expect(seeks.length).toBeGreaterThan(catalogue.length * 3))
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
  if (chart.kind === 'bar') return [chart.series[0]?.values[order], report?.headline.value]
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
