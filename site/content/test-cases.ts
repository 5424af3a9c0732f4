/** Published examples beside what we compute, for "Zo testen we". Computed at build time, so the page shows what the code does. */
import { builtInMarket } from '#calculators/built-in-market.ts'
import { type AnyCalculator } from '#calculators/kernel/calculator.ts'
import { runJson } from '#calculators/kernel/run.ts'
import { catalogue } from '#calculators/catalogue.ts'
import type { Example } from '#calculators/kernel/example.ts'
import { loadCalculator } from '#calculators/load.ts'
import type { Meta } from '#calculators/kernel/meta.ts'
import { type Figure, figureByKey } from '#calculators/kernel/report.ts'
import { fromEdge, showCell, toEdge } from '#calculators/kernel/units.ts'

const lists = import.meta.glob<{ examples: readonly Example[] }>('../../calculators/*/*/examples.ts', { eager: true })

type CheckedFigure = {
  readonly label: string
  readonly published: string
  readonly ours: string
  readonly equal: boolean
}
export type TestCase = {
  readonly title: string
  readonly source: string
  readonly note: string | undefined
  readonly figures: readonly CheckedFigure[]
}
export type CasesOfPage = { readonly meta: Meta; readonly cases: readonly TestCase[] }

/** The day on which examples without a date of their own are computed, as in the test runner. */
const EXAMPLE_DAY = '2026-11-15'
const TO_THE_CENT = 0.005 + 1e-9

function compare(figure: Figure, wanted: number | string | null, tolerance: number): CheckedFigure {
  const ours = toEdge(figure.unit, figure.value)
  const equal =
    typeof wanted === 'number' && typeof ours === 'number' ? Math.abs(ours - wanted) <= tolerance : ours === wanted
  const published = typeof wanted === 'number' ? fromEdge(figure.unit, wanted) : wanted
  return {
    label: figure.label,
    published: showCell(published, figure.unit, figure.decimals),
    ours: showCell(figure.value, figure.unit, figure.decimals),
    equal,
  }
}

function caseOf(calculator: AnyCalculator, example: Example, slug: string): TestCase {
  // No figure of an example is one of a change that might pay.
  const situation = { today: example.today ?? EXAMPLE_DAY, market: builtInMarket, movesLater: true }
  const outcome = runJson(calculator, example.input, situation)
  if (outcome.status !== 'ok') throw new Error(`${slug}: the example "${example.title}" has no result`)
  const figures = Object.entries(example.expect).map(([key, wanted]) => {
    const figure = figureByKey(outcome.report, key)
    if (!figure) throw new Error(`${slug}: no figure ${key}`)
    return compare(figure, wanted, example.tolerance ?? TO_THE_CENT)
  })
  return { title: example.title, source: example.source, note: example.note, figures }
}

export async function casesOf(
  meta: Meta,
  examples: readonly Example[] = lists[`../../calculators/${meta.category}/${meta.slug}/examples.ts`]?.examples ?? [],
): Promise<CasesOfPage> {
  const calculator = await loadCalculator(meta.category, meta.slug)
  return { meta, cases: examples.map((example) => caseOf(calculator, example, meta.slug)) }
}

async function compute(): Promise<readonly CasesOfPage[]> {
  return (await Promise.all(catalogue.map(async (meta) => casesOf(meta)))).filter(({ cases }) => cases.length > 0)
}

let computed: Promise<readonly CasesOfPage[]> | undefined

/** Five pages show them; they depend on no day and are computed once. */
export async function testCases(): Promise<readonly CasesOfPage[]> {
  computed ??= compute()
  return computed
}
