/** Which pieces to sell in which year: both years are entered through the ordinary reader, and their taxes add up. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { asking, CASES, type Input } from '#calculators/claims.test-support.ts'
import { money, whole } from '#calculators/drawn.test-support.ts'
import { eur } from '#calculators/kernel/format.ts'
import { outFor, reportFor, TEST_DAY } from '#calculators/kernel/testing.ts'
import { pageOf } from '#calculators/pages.test-support.ts'
import { drawing } from '../scripts/property-runs.ts'

const JANUARY = '2027-01-04'
const gains = asking('meerwaardebelasting-calculator')
const taxOf = (input: Input) => gains(input, 'belasting') ?? Number.NaN

/** Two purchases of one share, the second after the day of the photo: dear or cheap, so that it may stand at a loss. */
const held = fc.record({
  first: whole(1, 60).map((pairs) => pairs * 2),
  second: whole(1, 60).map((pairs) => pairs * 2),
  bought: money(20, 200),
  boughtLater: money(20, 500),
  price: money(100, 400),
  titularissen: fc.constantFrom(1, 2),
})
type Held = typeof held extends fc.Arbitrary<infer T> ? T : never

/** The lots that are left when so many pieces are gone, oldest first. */
const lotsWithout = ({ first, second, bought, boughtLater }: Held, gone: number) =>
  [
    { effect: 'A', datum: '2026-01-12', aantal: Math.max(0, first - gone), prijs: bought },
    { effect: 'A', datum: '2026-02-16', aantal: second - Math.max(0, gone - first), prijs: boughtLater },
  ].filter(({ aantal }) => aantal > 0)
const sale = (datum: string, aantal: number, prijs: number) =>
  aantal > 0 ? [{ effect: 'A', datum, aantal, prijs }] : []

/** Each year entered apart: the exemption that the first leaves goes along to the second. */
function yearByYear(of: Held, now: number, later: number, alGebruikt = 0): number {
  const { titularissen, price } = of
  // A piece that brings nothing makes this year one with a sale, so that the page says what goes along.
  const nothing = { effect: 'B', aantal: 1, prijs: 1 }
  const thisYear = {
    titularissen,
    alGebruikt,
    loten: [...lotsWithout(of, 0), { ...nothing, datum: '2026-01-12' }],
    verkopen: [...sale(TEST_DAY, now, price), { ...nothing, datum: TEST_DAY }],
  }
  const overgedragen = gains(thisYear, 'overTeDragen')
  const next = { titularissen, overgedragen, loten: lotsWithout(of, now), verkopen: sale(JANUARY, later, price) }
  return taxOf(thisYear) + (later > 0 ? taxOf(next) : 0)
}

describe('pieces that are free this year, and the rest in January', () => {
  const inBoth = (of: Held, now: number) => ({
    titularissen: of.titularissen,
    loten: lotsWithout(of, 0),
    verkopen: [...sale(TEST_DAY, now, of.price), ...sale(JANUARY, of.first + of.second - now, of.price)],
  })
  const freeOf = (of: Held) =>
    gains(
      {
        titularissen: of.titularissen,
        loten: lotsWithout(of, 0),
        verkopen: [],
        koersen: [{ effect: 'A', koers: of.price }],
      },
      'vrijeStuks',
    ) ?? Number.NaN

  test('pay what each year pays apart, nothing this year, and no other division pays less', () => {
    let stated = 0
    fc.assert(
      fc.property(held, fc.array(fc.nat(100), { minLength: 3, maxLength: 3 }), (of, others) => {
        const all = of.first + of.second
        const free = freeOf(of)
        const [tax, apart] = [taxOf(inBoth(of, free)), yearByYear(of, free, all - free)]
        expect(yearByYear(of, free, 0)).toBe(0)
        expect(tax).toBeCloseTo(apart, 2)
        if (free < all) expect(yearByYear(of, free + 1, 0)).toBeGreaterThan(0)
        if (tax > 0) stated++
        // A loss counts in its own year alone: then another division may pay less, and the page claims no best one.
        if (of.boughtLater > of.price || of.bought > of.price) return
        for (const percent of others)
          expect(taxOf(inBoth(of, Math.round((all * percent) / 100)))).toBeGreaterThanOrEqual(tax - 0.005)
      }),
      drawing(CASES),
    )
    expect(stated).toBeGreaterThan(0)
  })

  test('are all of them where a later purchase at a loss makes up for the gain before it', () => {
    // 100 × 150 − 100 × 60 = 9.000, below the exemption of 10.000; of the first hundred alone only 66 would fit.
    const of: Held = { first: 100, second: 100, bought: 50, boughtLater: 260, price: 200, titularissen: 1 }
    expect(freeOf(of)).toBe(200)
    expect(yearByYear(of, 200, 0)).toBe(0)
    // 100 × 150 − 20 × 60 = 13.800: the loss of twenty pieces is too small.
    const few = { ...of, second: 20 }
    expect(freeOf(few)).toBe(66)
    expect(yearByYear(few, 67, 0)).toBeGreaterThan(0)
  })
})

describe('a share sold now, in January or half in each', () => {
  const page = pageOf('aandelen-calculator')
  test('costs the tax that the page of gains finds for those years, and the page says how much the best saves', () => {
    let saving = 0
    fc.assert(
      fc.property(held, money(0, 10_000), (of, alGebruikt) => {
        const all = of.first + of.second
        const report = reportFor(page, {
          titularissen: of.titularissen,
          alGebruikt,
          aantal: of.first,
          aankoopkoers: of.bought,
          aankoopdatum: '2026-01-12',
          loten: [{ datum: '2026-02-16', aantal: of.second, koers: of.boughtLater }],
          verkoopkoers: of.price,
          verkoopdatum: TEST_DAY,
        })
        const said = (report.tables.find(({ key }) => key === 'moment')?.rows ?? []).map((row) => Number(row[1]))
        const ways = [all, Math.floor(all / 2), 0].map((now) => yearByYear(of, now, all - now, alGebruikt))
        expect(said).toHaveLength(3)
        for (const [index, tax] of ways.entries()) expect(said[index]).toBeCloseTo(tax, 2)
        const most = (ways[0] ?? 0) - Math.min(...ways)
        if (most < 0.005) return
        saving++
        expect(report.notices.map(({ text }) => text).join(' ')).toContain(`scheelt ${eur(most)} belasting`)
      }),
      drawing(CASES),
    )
    expect(saving).toBeGreaterThan(0)
  })

  test('looks at the pieces themselves: the oldest half may hold all the gain', () => {
    // 200 at 50 gain 150 each = 30.000; 200 at 200 gain nothing. Half of the pieces is all of the gain.
    const { meerwaardebelasting } = outFor(page, {
      aantal: 200,
      aankoopkoers: 50,
      aankoopdatum: '2026-01-12',
      verkoopkoers: 200,
    })
    const report = reportFor(page, {
      aantal: 200,
      aankoopkoers: 50,
      aankoopdatum: '2026-01-12',
      loten: [{ datum: '2026-02-16', aantal: 200, koers: 200 }],
      verkoopkoers: 200,
    })
    const [now, half] = report.tables.find(({ key }) => key === 'moment')?.rows ?? []
    expect(meerwaardebelasting).toBe(2_000)
    expect([now?.[1], half?.[1]]).toEqual([2_000, 2_000])
  })
})
