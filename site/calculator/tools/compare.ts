/** Scenarios side by side: a table of figures with differences, and one chart for all. Pure. */
import type { Out } from '#calculators/kernel/calculator.ts'
import { type Inputs, isShown } from '#calculators/kernel/fields.ts'
import { lowerFirst } from '#calculators/kernel/format.ts'
import type { Raw, Values } from '#calculators/kernel/read.ts'
import type { Chart, Series } from '#calculators/kernel/chart.ts'
import { type Figure, figureByKey, figuresOf, type Report, shownFigures } from '#calculators/kernel/report.ts'
import { showDifference, showFigure } from '#calculators/kernel/units.ts'
import { inputText } from '#site/calculator/export/PrintSheet.tsx'
import { MOST_SCENARIOS, type PageState } from '#site/calculator/state/page-link.ts'
import { changesSide } from '#site/calculator/tools/sides.ts'

/** `out` also where the amounts of the report are in euros of today. */
export type NamedReport = { readonly name: string; readonly report: Report; readonly out?: Out }

export type CompareRow = {
  readonly label: string
  readonly cells: readonly { readonly value: string; readonly difference: string }[]
}

function differenceText(figure: Figure, base: Figure | undefined): string {
  if (!base || typeof figure.value !== 'number' || typeof base.value !== 'number' || figure.unit !== base.unit)
    return ''
  const by = figure.value - base.value
  if (Math.abs(by) < 1e-9) return '='
  return showDifference(by, figure.unit, figure.decimals)
}

/** The calculation on screen, put beside under the next free name; the visitor can change the name. */
export function withScenario(state: PageState): PageState {
  const letter = [...'ABC'].find((one) => !state.scenarios.some(({ name }) => name === `Scenario ${one}`))
  if (letter === undefined || state.scenarios.length >= MOST_SCENARIOS) return state
  return { ...state, scenarios: [...state.scenarios, { name: `Scenario ${letter}`, typed: state.typed }] }
}

const numbersOf = ({ report, out }: NamedReport): Out =>
  out ?? Object.fromEntries(figuresOf(report).map(({ key, value }) => [key, value]))

/** What wins in the first report may lose in another: there it is below zero. */
function seenFrom(base: NamedReport, other: NamedReport): (figure: Figure) => Figure {
  const [now, then] = [{ ...base, out: numbersOf(base) }, numbersOf(other)]
  return (figure) => (changesSide(now, figure.key, then) ? { ...figure, value: -Number(figure.value) } : figure)
}

/** The first report is the base of the differences. */
export function compareRows(reports: readonly NamedReport[]): CompareRow[] {
  const base = reports[0]
  if (!base) return []
  const seen = reports.map((one) => seenFrom(base, one))
  return shownFigures(base.report).map((figure) => ({
    label: figure.label,
    cells: reports.map(({ report }, order) => {
      const found = figureByKey(report, figure.key)
      const own = found && seen[order]?.(found)
      return { value: own ? showFigure(own) : '–', difference: own && order > 0 ? differenceText(own, figure) : '' }
    }),
  }))
}

type Lined = Extract<Chart, { readonly x: unknown }>

/** The one line that stands for a chart: the middle of a fan, the top of a stack, else the first series. */
function mainSeries(chart: Lined): Series | undefined {
  if (chart.kind === 'fan') return chart.middle
  const first = chart.series[0]
  if (chart.kind !== 'stacked' || !first) return first
  const values = first.values.map((_, index) => chart.series.reduce((sum, one) => sum + (one.values[index] ?? 0), 0))
  return { key: 'samen', label: chart.title, values }
}

type XValue = number | string
type Line = { readonly name: string; readonly xs: readonly XValue[]; readonly values: readonly (number | null)[] }

/** Every x of every line once, in order. Words keep the order in which they come. */
function unionOf(lines: readonly Line[]): XValue[] {
  const all = [...new Set(lines.flatMap(({ xs }) => xs))]
  if (all.every((x) => typeof x === 'number')) return all.toSorted((a, b) => a - b)
  const dated = all.every((x) => typeof x === 'string' && /^\d{4}-\d{2}/.test(x))
  return dated ? all.toSorted((a, b) => String(a).localeCompare(String(b))) : all
}

/** The value of a line at an x; between two of its own points it lies on the line between them. */
function valueAt({ xs, values }: Line, x: XValue): number | null {
  const own = xs.indexOf(x)
  if (own !== -1) return values[own] ?? null
  if (typeof x !== 'number') return null
  const next = xs.findIndex((one) => typeof one === 'number' && one > x)
  const [high, low] = [xs[next], xs[next - 1]]
  const [after, before] = [values[next], values[next - 1]]
  if (typeof high !== 'number' || typeof low !== 'number' || typeof after !== 'number' || typeof before !== 'number')
    return null
  return before + ((x - low) / (high - low)) * (after - before)
}

/** The first chart with lines, with one line per scenario, each at its own x; else the headlines as bars. */
export function compareChart(reports: readonly NamedReport[]): Chart | null {
  const first = reports[0]
  if (!first || reports.length < 2) return null
  const title = 'Naast elkaar in één grafiek'
  const lined = first.report.charts.find((chart) => 'x' in chart)
  const lines = reports.flatMap(({ name, report }): Line[] => {
    const chart = lined && report.charts.find((one) => one.key === lined.key)
    if (!chart || !('x' in chart) || chart.x.unit !== lined.x.unit) return []
    return [{ name, xs: chart.x.values, values: mainSeries(chart)?.values ?? [] }]
  })
  if (lined && lines.length === reports.length) {
    const xs = unionOf(lines)
    return {
      kind: 'line',
      key: 'scenarios',
      title,
      sentence: `${mainSeries(lined)?.label ?? lined.title}, per berekening.`,
      x: { ...lined.x, values: xs },
      y: lined.y,
      series: lines.map((line): Series => ({
        key: line.name,
        label: line.name,
        values: xs.map((x) => valueAt(line, x)),
      })),
    }
  }
  const numeric = reports.filter(({ report }) => typeof report.headline.value === 'number')
  if (numeric.length < 2) return null
  return {
    kind: 'bar',
    key: 'scenarios',
    title,
    sentence: `${first.report.headline.label}, per berekening.`,
    categories: numeric.map(({ name }) => name),
    y: { unit: first.report.headline.unit },
    series: [
      {
        key: 'kop',
        label: first.report.headline.label,
        values: numeric.map((one) => seenFrom(first, one)(one.report.headline).value as number),
      },
    ],
  }
}

/** The inputs that differ from the ones on screen, in words: "Looptijd 20 jaar". */
export function differingInputs(inputs: Inputs, own: Raw, now: Raw, values: Values): string[] {
  return Object.entries(inputs).flatMap(([key, field]) => {
    if (!isShown(field, values) || JSON.stringify(own[key]) === JSON.stringify(now[key])) return []
    return [
      field.kind === 'rows'
        ? `andere rijen bij “${field.label}”`
        : `${lowerFirst(field.label)} ${inputText(field, own[key] ?? '')}`,
    ]
  })
}

export type NamedInputs = { readonly raw: Raw; readonly values: Values }

/** The inputs in which calculations of one page differ, as rows of the table. */
export function inputRows(inputs: Inputs, all: readonly NamedInputs[]): CompareRow[] {
  return Object.entries(inputs).flatMap(([key, field]) => {
    const cells = all.map(({ raw, values }) => ({
      value: isShown(field, values) ? inputText(field, raw[key] ?? '', values) || '–' : '–',
      difference: '',
    }))
    return new Set(cells.map(({ value }) => value)).size > 1 ? [{ label: field.label, cells }] : []
  })
}
