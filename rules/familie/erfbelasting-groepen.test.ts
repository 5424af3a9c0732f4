import { describe, expect, test } from 'vitest'
import { openLaw } from '#rules/kernel/dated.ts'
import { erfbelasting, type Erfgenaam, type ErfKeuzes, singleMogelijk } from '#rules/familie/erfbelasting.ts'
import { erfbelastingGoedDoel } from '#rules/familie/goed-doel.figures.ts'
import type { Gewest } from '#rules/kernel/gewest.ts'
import { heir, parts } from '#rules/familie/erfbelasting.test-support.ts'

const tax = (gewest: Gewest, heirs: readonly Erfgenaam[], choices: ErfKeuzes = {}) =>
  parts(gewest, heirs, choices).map((part) => part.belasting)

describe('who shares in what', () => {
  test('the home is never worth more than the immovable goods', () => {
    expect(tax('vlaanderen', [heir('partner', 100_000, 100_000, 150_000)])).toEqual([2_250])
    expect(tax('brussel', [heir('partner', 50_000, 100_000, 150_000)])).toEqual([1_050])
    const orphan = { ...heir('kind', 100_000, 100_000, 150_000), bijzonder: 'wees' as const }
    expect(parts('vlaanderen', [orphan])[0]).toMatchObject({ vrij: 175_000, belasting: 2_250 })
  })

  test.each([
    ['wallonie', 12_500, 0],
    ['wallonie', 25_000, 0],
    ['wallonie', 25_100, 5],
    // 25.000 free up to a share of 125.000, 12.500 above it.
    ['wallonie', 125_000, 5_625 + 2_500 - 875],
    ['wallonie', 125_100, 5_625 + 2_510 - 375],
    ['brussel', 15_000, 0],
    ['brussel', 15_100, 3],
  ] as const)('%s: a child with %i pays %i after the exempt first part', (gewest, amount, due) => {
    expect(tax(gewest, [heir('kind', amount)])).toEqual([due])
  })

  test('an orphan with less than 75.000 pays nothing, a partner never counts as an orphan', () => {
    expect(tax('vlaanderen', [{ ...heir('kind', 75_000), bijzonder: 'wees' as const }])).toEqual([0])
    expect(tax('vlaanderen', [{ ...heir('kind', 75_100), bijzonder: 'wees' as const }])).toEqual([9])
    const on2025 = erfbelasting(openLaw('2025-06-01'), 'vlaanderen', [
      { ...heir('partner', 100_000), bijzonder: 'wees' as const },
    ])
    expect(on2025[0]!.belasting).toBe(4_500)
  })

  test.each([
    [19, 75],
    [19.9, 75],
    [20, 0],
    [21, 0],
    [30, 0],
    [0, 20 * 75],
    [null, 0],
  ])('a child of %s pays %i less in Flanders', (leeftijd, less) => {
    expect(tax('vlaanderen', [{ ...heir('kind', 100_000), leeftijd }])).toEqual([6_000 - less])
  })

  test.each([
    ['brussel', 20, 17_500],
    ['brussel', 21, 15_000],
    ['brussel', 30, 15_000],
    ['wallonie', 10, 12_500 + 11 * 2_500],
  ] as const)('in %s a child of %i with 150.000 has %i free', (gewest, leeftijd, vrij) => {
    expect(parts(gewest, [{ ...heir('kind', 150_000), leeftijd }])[0]!.vrij).toBe(vrij)
  })

  test('a young nephew brings the partner nothing, and the reductions stop at the tax', () => {
    const nephew = { ...heir('oomNeef', 50_000), leeftijd: 10 }
    expect(tax('vlaanderen', [heir('partner', 100_000), nephew])[0]).toBe(2_250)
    expect(tax('brussel', [heir('partner', 100_000), nephew])[0]).toBe(0.03 * 35_000 + 0.08 * 50_000)
    const child = { ...heir('kind', 10_000), leeftijd: 1 }
    expect(parts('vlaanderen', [child])[0]).toMatchObject({ vermindering: 300, belasting: 0 })
    expect(tax('vlaanderen', [{ ...child, roerend: 60_000 }], { zonderVrijstelling: true })).toEqual([2_400])
  })

  test('the small share of a child looks at movable and immovable goods together', () => {
    // 25.000 + 20.000: 500 × (1 − 45.000 ÷ 50.000) = 50 less.
    expect(parts('vlaanderen', [heir('kind', 25_000, 20_000)])[0]).toMatchObject({ vermindering: 50, belasting: 1_300 })
    expect(parts('vlaanderen', [heir('kind', 25_000, 25_001)])[0]).toMatchObject({ vermindering: 0 })
  })

  test.each([
    ['broerZus', 18_750, 1_875],
    ['broerZus', 37_500, 1_250],
    ['broerZus', 75_000, 0],
    ['broerZus', 75_001, 0],
    // Art. 2.7.5.0.1, § 1, fourth paragraph: the same reduction, on the sum of what they receive.
    ['andere', 6_250, 625],
    ['andere', 18_750, 1_875],
    ['oomNeef', 37_500, 1_250],
    ['andere', 75_000, 0],
  ] as const)('%s with %i pays %i less in Flanders', (relation, amount, less) => {
    expect(parts('vlaanderen', [heir(relation, amount)])[0]!.vermindering).toBe(less)
    expect(parts('vlaanderen', [heir(relation, amount)], { zonderVrijstelling: true })[0]!.vermindering).toBe(0)
  })

  test('real estate given before counts for the group of others, and never outside Flanders', () => {
    const given = { ...heir('andere', 0, 20_000), geschonken: 75_000 }
    // From 75.000 to 115.000 at 55 %; less 2.500 × (1 − 40.000 ÷ 75.000) = 1.166,67.
    expect(tax('vlaanderen', [given, heir('oomNeef', 20_000)])).toEqual([10_416.66, 10_416.67])
    expect(tax('brussel', [given])).toEqual([8_000])
  })

  test('the figure for charities is read only when one inherits', () => {
    const reads = (...heirs: Erfgenaam[]) => {
      const fresh = openLaw('2026-06-01')
      erfbelasting(fresh, 'brussel', heirs)
      return fresh.uses.some((use) => use.figure === erfbelastingGoedDoel)
    }
    expect(reads(heir('andere', 10_000))).toBe(false)
    expect(reads(heir('andere', 10_000), heir('goedDoel', 10_000))).toBe(true)
  })
})

describe('the lower rate of a will', () => {
  test('Flanders since 2026: only without partner or children; before, and in Brussels, also beside them', () => {
    const may = (day: string, gewest: Gewest, ...others: Erfgenaam[]) =>
      singleMogelijk(openLaw(day), gewest, [heir('andere', 1), ...others])
    expect(may('2026-01-01', 'vlaanderen')).toBe(true)
    expect(may('2026-01-01', 'vlaanderen', heir('broerZus', 1))).toBe(true)
    expect(may('2026-01-01', 'vlaanderen', heir('kind', 1))).toBe(false)
    expect(may('2026-01-01', 'vlaanderen', heir('partner', 1))).toBe(false)
    expect(may('2025-12-31', 'vlaanderen', heir('kind', 1))).toBe(true)
    expect(may('2021-06-30', 'vlaanderen')).toBe(false)
    expect(may('2026-01-01', 'brussel', heir('kind', 1))).toBe(true)
    expect(may('2026-01-01', 'wallonie')).toBe(false)
  })

  test('a charity takes no part of it, and nothing to inherit is nothing to pay', () => {
    expect(tax('vlaanderen', [heir('andere', 100_000), heir('goedDoel', 100_000)], { single: true })).toEqual([
      6_000, 0,
    ])
    expect(tax('vlaanderen', [heir('andere', 0)], { single: true })).toEqual([0])
    expect(tax('vlaanderen', [heir('andere', 0), heir('andere', 0)])).toEqual([0, 0])
  })

  test('Brussels: 15.000 over a nephew and a friend, each in their own scale', () => {
    // Half of 15.000 each: 7.500 at 3 % in the place of 35 and 40 %.
    expect(tax('brussel', [heir('oomNeef', 15_000), heir('andere', 15_000)], { single: true })).toEqual([
      5_250 - 2_625 + 225,
      6_000 - 3_000 + 225,
    ])
  })

  test('it comes in the place of the reduction for small shares', () => {
    expect(parts('vlaanderen', [heir('broerZus', 30_000)], { single: true })[0]).toMatchObject({
      vermindering: 7_500 - 900,
      belasting: 900,
    })
  })
})
