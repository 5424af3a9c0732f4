import { describe, expect, test } from 'vitest'
import { type Erfgenaam, type ErfKeuzes, EXEMPT, POOLED } from '#rules/familie/erfbelasting.ts'
import type { Gewest } from '#rules/kernel/gewest.ts'
import { heir, parts } from '#rules/familie/erfbelasting.test-support.ts'

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

  test('a child in Brussels: the home at its own scale from below, other goods above it, the exemption over both', () => {
    // 15.000 over 100.000 and 60.000: 9.375 at 2 % and 5.625 at 3 %.
    expect(parts('brussel', [heir('kind', 60_000, 100_000, 100_000)])).toEqual([
      {
        belastbaar: 145_000,
        vrij: 15_000,
        vermindering: 0,
        belasting: 3_650 + 5_400 - 356.25,
        netto: 160_000 - 8_693.75,
        lijnen: [
          {
            label: 'Gezinswoning',
            base: 100_000,
            tax: 1_000 + 2_650,
            brackets: [
              { from: 0, to: 50_000, rate: 0.02, part: 50_000, tax: 1_000 },
              { from: 50_000, to: 100_000, rate: 0.053, part: 50_000, tax: 2_650 },
            ],
          },
          {
            label: 'Andere goederen',
            base: 60_000,
            tax: 5_400,
            brackets: [{ from: 100_000, to: 175_000, rate: 0.09, part: 60_000, tax: 5_400 }],
          },
          {
            label: EXEMPT,
            base: 15_000,
            tax: -(187.5 + 168.75),
            brackets: [
              { from: 0, to: 50_000, rate: 0.02, part: 9_375, tax: -187.5 },
              { from: 9_375, to: 50_000, rate: 0.03, part: 5_625, tax: -168.75 },
            ],
          },
        ],
      },
    ])
    expect(EXEMPT).toBe('Vrijgesteld')
    // Only a home, or no exemption: nothing to share.
    const labels = (one: Erfgenaam, choices: ErfKeuzes = {}) =>
      parts('brussel', [one], choices)[0]!.lijnen.map((line) => line.label)
    expect(labels(heir('kind', 0, 100_000, 100_000))).toEqual(['Gezinswoning'])
    expect(labels(heir('kind', 60_000))).toEqual(['Aandeel'])
    expect(labels(heir('kind', 60_000, 100_000, 100_000), { zonderVrijstelling: true })).toEqual([
      'Gezinswoning',
      'Andere goederen',
    ])
  })

  test('a child in Wallonia: the exemption goes off the home first, what is left off the other goods', () => {
    // 25.000 free: the home of 10.000, then 15.000 of the rest; 25.000 at 5 % and 10.000 at 7 % remain.
    expect(parts('wallonie', [heir('kind', 50_000, 10_000, 10_000)])[0]).toMatchObject({
      belastbaar: 35_000,
      belasting: 1_250 + 700,
      lijnen: [
        { label: 'Gezinswoning', base: 0, tax: 0, brackets: [] },
        { label: 'Andere goederen', base: 35_000, tax: 1_950 },
      ],
    })
  })

  test.each([
    ['vlaanderen', 6_750, 6_000],
    ['brussel', 7_950, 4_675],
    ['wallonie', 6_750, 4_000],
  ] as const)('children with a home and savings in %s: %i and %i, as Belfius published', (gewest, three, two) => {
    const total = (heirs: readonly Erfgenaam[]) => tax(gewest, heirs).reduce((all, each) => all + each, 0)
    expect(total(Array.from({ length: 3 }, () => heir('kind', 25_000, 50_000, 50_000)))).toBe(three)
    expect(total(Array.from({ length: 2 }, () => heir('kind', 12_500, 62_500, 62_500)))).toBe(two)
  })

  test('a child whose whole share is exempt pays nothing on a home and savings', () => {
    const child = { ...heir('kind', 27_500, 40_000, 40_000), leeftijd: 0 }
    expect(tax('brussel', [child])).toEqual([0])
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
    expect(tax('vlaanderen', [heir('goedDoel', 1), heir('andere', 100)])).toEqual([0, 25 - 10])
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
      // 2.500 × (1 − 50.000 ÷ 75.000).
      vermindering: 833.33,
      belasting: 11_166.67,
      netto: 38_833.33,
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
    // The exemption depends on the age: without an age there is none.
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
