import { describe, expect, test } from 'vitest'
import { openLaw } from '#rules/dated.ts'
import { erfbelasting, type Erfgenaam, type ErfKeuzes, POOLED, singleMogelijk } from '#rules/erfbelasting.ts'
import { erfbelastingGoedDoel } from '#rules/erftarieven.ts'
import type { Gewest } from '#rules/gewest.ts'

const law = openLaw('2026-06-01')
const heir = (
  verwantschap: Erfgenaam['verwantschap'],
  roerend: number,
  onroerend = 0,
  gezinswoning = 0,
): Erfgenaam => ({ naam: 'x', verwantschap, roerend, onroerend, gezinswoning })
const parts = (gewest: Gewest, heirs: readonly Erfgenaam[], choices: ErfKeuzes = {}) =>
  erfbelasting(law, gewest, heirs, choices).map(({ erfgenaam: _, ...part }) => part)
const tax = (gewest: Gewest, heirs: readonly Erfgenaam[], choices: ErfKeuzes = {}) =>
  parts(gewest, heirs, choices).map((part) => part.belasting)

describe('what each heir reads', () => {
  test('a child in Flanders: movable and immovable goods with their slices', () => {
    expect(parts('vlaanderen', [heir('kind', 60_000, 300_000, 300_000)])).toEqual([
      {
        belastbaar: 360_000,
        vrij: 0,
        vermindering: 0,
        belasting: 2_400 + 33_000,
        netto: 360_000 - 35_400,
        lijnen: [
          {
            label: 'Roerend',
            base: 60_000,
            tax: 2_400,
            brackets: [
              { from: 0, to: 50_000, rate: 0.03, part: 50_000, tax: 1_500 },
              { from: 50_000, to: 250_000, rate: 0.09, part: 10_000, tax: 900 },
            ],
          },
          {
            label: 'Onroerend',
            base: 300_000,
            tax: 33_000,
            brackets: [
              { from: 0, to: 50_000, rate: 0.03, part: 50_000, tax: 1_500 },
              { from: 50_000, to: 250_000, rate: 0.09, part: 200_000, tax: 18_000 },
              { from: 250_000, to: null, rate: 0.27, part: 50_000, tax: 13_500 },
            ],
          },
        ],
      },
    ])
  })

  test('a partner in Flanders: the home and 75.000 free, what is above starts at 9 %', () => {
    expect(parts('vlaanderen', [heir('partner', 100_000, 400_000, 300_000)])).toEqual([
      {
        belastbaar: 25_000 + 100_000,
        vrij: 75_000 + 300_000,
        vermindering: 0,
        belasting: 2_250 + 6_000,
        netto: 500_000 - 8_250,
        lijnen: [
          {
            label: 'Roerend',
            base: 25_000,
            tax: 2_250,
            brackets: [{ from: 75_000, to: 250_000, rate: 0.09, part: 25_000, tax: 2_250 }],
          },
          {
            label: 'Onroerend',
            base: 100_000,
            tax: 6_000,
            brackets: [
              { from: 0, to: 50_000, rate: 0.03, part: 50_000, tax: 1_500 },
              { from: 50_000, to: 250_000, rate: 0.09, part: 50_000, tax: 4_500 },
            ],
          },
        ],
      },
    ])
  })

  test('a child in Brussels: the home at its own scale from below, the other goods above it', () => {
    expect(parts('brussel', [heir('kind', 60_000, 100_000, 100_000)])).toEqual([
      {
        belastbaar: 145_000,
        vrij: 15_000,
        vermindering: 0,
        belasting: 3_350 + 5_400,
        netto: 160_000 - 8_750,
        lijnen: [
          {
            label: 'Gezinswoning',
            base: 85_000,
            tax: 700 + 2_650,
            brackets: [
              { from: 15_000, to: 50_000, rate: 0.02, part: 35_000, tax: 700 },
              { from: 50_000, to: 100_000, rate: 0.053, part: 50_000, tax: 2_650 },
            ],
          },
          {
            label: 'Andere goederen',
            base: 60_000,
            tax: 5_400,
            brackets: [{ from: 100_000, to: 175_000, rate: 0.09, part: 60_000, tax: 5_400 }],
          },
        ],
      },
    ])
    // A home below the exempt 15.000: the rest of the exemption goes to the other goods.
    expect(parts('brussel', [heir('kind', 50_000, 10_000, 10_000)])[0]).toMatchObject({
      belastbaar: 45_000,
      belasting: 1_050 + 800,
      lijnen: [
        { label: 'Gezinswoning', base: 0, tax: 0, brackets: [] },
        { label: 'Andere goederen', base: 45_000, tax: 1_850 },
      ],
    })
    expect(parts('brussel', [heir('kind', 0, 100_000, 100_000)])[0]!.lijnen.map((line) => line.label)).toEqual([
      'Gezinswoning',
    ])
  })

  test('a partner in Wallonia: the free home does not count for the limit of 125.000', () => {
    expect(parts('wallonie', [heir('partner', 100_000, 200_000, 200_000)])).toEqual([
      {
        belastbaar: 75_000,
        vrij: 225_000,
        vermindering: 0,
        belasting: 1_250 + 3_500,
        netto: 300_000 - 4_750,
        lijnen: [
          {
            label: 'Aandeel',
            base: 75_000,
            tax: 4_750,
            brackets: [
              { from: 25_000, to: 50_000, rate: 0.05, part: 25_000, tax: 1_250 },
              { from: 50_000, to: 100_000, rate: 0.07, part: 50_000, tax: 3_500 },
            ],
          },
        ],
      },
    ])
    expect(parts('wallonie', [heir('partner', 0, 200_000, 200_000)])[0]!.lijnen).toEqual([])
  })

  test('two friends in Flanders read the slices of the whole and pay half each', () => {
    const whole = [
      { from: 0, to: 35_000, rate: 0.25, part: 35_000, tax: 8_750 },
      { from: 35_000, to: 75_000, rate: 0.45, part: 40_000, tax: 18_000 },
      { from: 75_000, to: null, rate: 0.55, part: 25_000, tax: 13_750 },
    ]
    const half = {
      belastbaar: 50_000,
      vrij: 0,
      vermindering: 0,
      belasting: 20_250,
      netto: 29_750,
      lijnen: [{ label: POOLED, base: 100_000, tax: 20_250, brackets: whole }],
    }
    expect(POOLED).toBe('Samen met de andere erfgenamen')
    expect(parts('vlaanderen', [heir('oomNeef', 50_000), heir('andere', 50_000)])).toEqual([half, half])
    expect(parts('vlaanderen', [heir('andere', 100_000)])[0]!.lijnen).toEqual([
      { label: 'Aandeel', base: 100_000, tax: 40_500, brackets: whole },
    ])
    expect(parts('vlaanderen', [heir('broerZus', 35_000), heir('broerZus', 35_000)])[1]!.lijnen[0]!.label).toBe(
      'Aandeel',
    )
  })

  test('a very small estate outside Flanders: nothing to read for others, the direct line as always', () => {
    expect(parts('brussel', [heir('broerZus', 1_250)])).toEqual([
      { belastbaar: 0, vrij: 1_250, vermindering: 0, belasting: 0, netto: 1_250, lijnen: [] },
    ])
    expect(parts('wallonie', [heir('kind', 600)])[0]).toMatchObject({
      vrij: 600,
      lijnen: [{ label: 'Aandeel', base: 0 }],
    })
    expect(tax('vlaanderen', [heir('goedDoel', 1), heir('andere', 100)])).toEqual([0, 25 - 16])
    expect(tax('brussel', [heir('broerZus', 1_000)], { zonderVrijstelling: true })).toEqual([200])
    expect(tax('wallonie', [heir('broerZus', 620.01)])).toEqual([124])
  })

  test('a friend of 45 with a handicap: 14 times 1.000 free at the foot', () => {
    const disabled = (amount: number, leeftijd: number | null = 45) => ({
      ...heir('andere', amount),
      leeftijd,
      bijzonder: 'handicap' as const,
    })
    const part = {
      belastbaar: 36_000,
      vrij: 14_000,
      vermindering: 800,
      belasting: 12_000 - 800,
      netto: 50_000 - 11_200,
      lijnen: [
        {
          label: 'Aandeel',
          base: 36_000,
          tax: 12_000,
          brackets: [
            { from: 14_000, to: 35_000, rate: 0.25, part: 21_000, tax: 5_250 },
            { from: 35_000, to: 75_000, rate: 0.45, part: 15_000, tax: 6_750 },
          ],
        },
      ],
    }
    expect(parts('vlaanderen', [disabled(50_000)])).toEqual([part])
    expect(tax('vlaanderen', [disabled(50_000)], { zonderVrijstelling: true })).toEqual([12_000])
    expect(parts('vlaanderen', [disabled(10_000)])[0]).toMatchObject({ belastbaar: 0, vrij: 10_000, belasting: 0 })
    // The exemption hangs on the age: without it there is none.
    expect(tax('vlaanderen', [disabled(50_000, null)])).toEqual(tax('vlaanderen', [heir('andere', 50_000)]))
  })

  test('a child with a handicap beside the home of the partner: the foot goes off the immovable goods first', () => {
    const child = { ...heir('kind', 60_000, 20_000), leeftijd: 25, bijzonder: 'handicap' as const }
    // 3.000 × 17 = 51.000: 20.000 off the house, 31.000 off the money.
    expect(parts('vlaanderen', [child])[0]).toMatchObject({
      belastbaar: 29_000,
      vrij: 51_000,
      lijnen: [
        {
          label: 'Roerend',
          base: 29_000,
          tax: 570 + 900,
          brackets: [
            { from: 31_000, part: 19_000 },
            { from: 50_000, part: 10_000 },
          ],
        },
        { label: 'Onroerend', base: 0, tax: 0, brackets: [] },
      ],
    })
    // At 45 the foot is 42.000: real estate of 100.000 pays 8.000 at 3 % and 50.000 at 9 %.
    const owner = { ...heir('kind', 0, 100_000), leeftijd: 45, bijzonder: 'handicap' as const }
    expect(tax('vlaanderen', [owner])).toEqual([240 + 4_500])
    // A partner of 62 with a handicap: the foot of 3.000 × 9,5 comes on top of the 75.000.
    const partner = { ...heir('partner', 100_000, 300_000, 300_000), leeftijd: 62, bijzonder: 'handicap' as const }
    expect(tax('vlaanderen', [partner])).toEqual([0])
    expect(parts('vlaanderen', [{ ...partner, roerend: 110_000 }])[0]).toMatchObject({
      vrij: 300_000 + 75_000 + 28_500,
      belasting: 0.09 * 6_500,
    })
  })
})

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
    ['andere', 6_250, 1_000],
    ['andere', 12_500, 2_000],
    ['oomNeef', 37_500, 1_200],
    ['andere', 75_000, 0],
  ] as const)('%s with %i pays %i less in Flanders', (relation, amount, less) => {
    expect(parts('vlaanderen', [heir(relation, amount)])[0]!.vermindering).toBe(less)
    expect(parts('vlaanderen', [heir(relation, amount)], { zonderVrijstelling: true })[0]!.vermindering).toBe(0)
  })

  test('real estate given before counts for the group of others, and never outside Flanders', () => {
    const given = { ...heir('andere', 0, 20_000), geschonken: 75_000 }
    // From 75.000 to 115.000 at 55 %; less 2.400 × (1 − 40.000 ÷ 75.000) = 1.120.
    expect(tax('vlaanderen', [given, heir('oomNeef', 20_000)])).toEqual([10_440, 10_440])
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

  test('Brussels: 15.000 over a nephew and a friend, each in his own scale', () => {
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
