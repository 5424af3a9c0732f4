/** What the tests of claims share: asking a page for a figure, and the cases that more than one of them draws. */
import fc from 'fast-check'
import { money, rate, whole } from '#calculators/drawn.test-support.ts'
import type { Good } from '#calculators/kernel/calculator.ts'
import type { Table } from '#calculators/kernel/report.ts'
import { runJson } from '#calculators/kernel/run.ts'
import { situation } from '#calculators/kernel/testing.ts'
import { outOf, pageOf } from '#calculators/pages.test-support.ts'

export type Input = Readonly<Record<string, unknown>>

/** Cases of each claim. A page that takes longer than some milliseconds names a number of its own. */
export const CASES = 200
/** Outputs and report without the moves, which take longer than the rest; told once for tests that draw the same cases. */
const told = new Map<string, Good>()
export function toldOf(slug: string, input: Input): Good {
  const asked = slug + JSON.stringify(input)
  const known = told.get(asked) ?? runJson(pageOf(slug), input, { ...situation(), movesLater: true })
  if (known.status !== 'ok') throw new Error(`${asked} is refused`)
  told.set(asked, known)
  return known
}
export const tableOf = (slug: string, input: Input, key: string): Table | undefined =>
  toldOf(slug, input).report.tables.find((table) => table.key === key)

export type Answer = (input: Input, output: string) => number | null

export const asking =
  (slug: string): Answer =>
  (input, output) => {
    const value = outOf(slug, input)[output]
    return typeof value === 'number' ? value : null
  }

/** A credit that is paid off or stays: with a rate of one's own, so that the share of the price moves none. */
export const borrower = fc.record({
  inkomen1: money(1_800, 4_500),
  inkomen2: money(1_500, 4_000),
  lopendeKredieten: money(50, 600),
  kaartlimiet: money(0, 5_000),
  eigenInbreng: money(20_000, 150_000),
  rente: rate(2, 5),
  looptijd: whole(10, 30),
})
export const ownBusiness = fc
  .record({ omzet: money(60_000, 150_000), kosten: money(0, 20_000), kinderen: whole(0, 3) })
  .map((of) => ({ ...of, richting: 'omzet' }))
export const refinanced = fc.record({
  saldo: money(60_000, 400_000),
  huidigeRente: rate(3, 7),
  resterend: whole(5, 25),
})
const car = fc.record({
  aandrijving: fc.constantFrom('benzine', 'diesel', 'elektrisch'),
  prijs: money(15_000, 50_000),
  verzekering: money(500, 1_500),
  onderhoud: money(200, 900),
})
export const twoCars = fc
  .tuple(car, car, money(3_000, 40_000), whole(2, 10))
  .map(([first, second, kilometers, jaren]) => ({ wagens: [first, second], kilometers, jaren }))
