import { describe, expect, test } from 'vitest'
import { openLaw } from '#rules/kernel/dated.ts'
import { grootGezinVermindering, schenkbelasting, schenkbelastingRenovatie } from '#rules/familie/schenkbelasting.ts'
import { verdachtePeriode } from '#rules/familie/schenkbelasting.figures.ts'

const law = openLaw('2026-06-01')

describe('gift tax', () => {
  test('a movable gift has no slices to show, an immovable one has those up to the gift', () => {
    expect(schenkbelasting(law, 'brussel', 'roerend', 'andere', 10_000)).toEqual({ tax: 700, lines: [] })
    expect(schenkbelasting(law, 'brussel', 'onroerend', 'andere', 200_000)).toEqual({
      tax: 15_000 + 10_000,
      lines: [
        { from: 0, to: 150_000, rate: 0.1, part: 150_000, tax: 15_000 },
        { from: 150_000, to: 250_000, rate: 0.2, part: 50_000, tax: 10_000 },
      ],
    })
  })

  // The limits of the scale of 3 September 2018, the same in the three regions.
  test.each([
    [150_000, 4_500, 15_000],
    [250_000, 4_500 + 9_000, 15_000 + 20_000],
    [450_000, 13_500 + 36_000, 35_000 + 60_000],
    [550_000, 49_500 + 27_000, 95_000 + 40_000],
  ])('real estate of %i: %i in the direct line, %i for others', (amount, near, far) => {
    for (const gewest of ['vlaanderen', 'brussel', 'wallonie'] as const) {
      expect(schenkbelasting(law, gewest, 'onroerend', 'lijn', amount).tax).toBe(near)
      expect(schenkbelasting(law, gewest, 'onroerend', 'andere', amount).tax).toBe(far)
    }
  })

  test('Wallonia from 2028: 15.500 of 300.000 to a child, 67.500 of 500.000 to a friend (rulespec-be)', () => {
    const from2028 = openLaw('2028-01-01')
    expect(schenkbelasting(from2028, 'wallonie', 'onroerend', 'lijn', 300_000).tax).toBe(15_500)
    expect(schenkbelasting(from2028, 'wallonie', 'onroerend', 'andere', 500_000).tax).toBe(67_500)
  })

  test('spread over givers and children everything stays at 3 % (RTBF 900.000 euro, KBC 600.000, RTL 150.000)', () => {
    const each = (gewest: 'vlaanderen' | 'brussel' | 'wallonie', gifts: number, whole: number) =>
      gifts * schenkbelasting(law, gewest, 'onroerend', 'lijn', whole / gifts).tax
    expect(each('brussel', 6, 900_000)).toBe(27_000)
    expect(each('vlaanderen', 4, 600_000)).toBe(18_000)
    expect(each('wallonie', 1, 150_000)).toBe(4_500)
  })

  test('movable gifts pay a flat rate by region and relation', () => {
    expect(schenkbelasting(law, 'vlaanderen', 'roerend', 'lijn', 100_000).tax).toBe(3_000)
    expect(schenkbelasting(law, 'vlaanderen', 'roerend', 'andere', 100_000).tax).toBe(7_000)
    expect(schenkbelasting(law, 'wallonie', 'roerend', 'lijn', 100_000).tax).toBe(3_300)
    expect(schenkbelasting(law, 'wallonie', 'roerend', 'andere', 100_000).tax).toBe(5_500)
  })

  test('immovable gifts follow the scale: 300.000 to a child is 4.500 + 9.000 + 9.000', () => {
    expect(schenkbelasting(law, 'vlaanderen', 'onroerend', 'lijn', 300_000).tax).toBe(22_500)
    expect(schenkbelasting(law, 'vlaanderen', 'onroerend', 'andere', 500_000).tax).toBe(
      15_000 + 20_000 + 60_000 + 20_000,
    )
  })

  // Vlaanderen.be: 3, 6, 12 and 18 % in the direct line, 9, 17, 24 and 31 % for others.
  test.each([
    [150_000, 4_500, 13_500],
    [250_000, 10_500, 30_500],
    [450_000, 34_500, 78_500],
    [550_000, 52_500, 109_500],
  ])('a renovated building of %i in Flanders: %i in the direct line, %i for others', (amount, near, far) => {
    expect(schenkbelastingRenovatie(law, 'lijn', amount).tax).toBe(near)
    expect(schenkbelastingRenovatie(law, 'andere', amount).tax).toBe(far)
  })

  test('an earlier gift counts for a renovated building as well', () => {
    expect(schenkbelastingRenovatie(law, 'lijn', 100_000, 150_000).tax).toBe(6_000)
  })

  test('an earlier gift within three years pushes the new one into higher brackets', () => {
    expect(schenkbelasting(law, 'brussel', 'onroerend', 'lijn', 100_000, 150_000).tax).toBe(9_000)
  })

  test('the waiting period is five years: Wallonia since 2022, Flanders since 2025, Brussels since 2026', () => {
    const on = (day: string) => openLaw(day)(verdachtePeriode)
    expect(on('2026-01-01')).toEqual({ vlaanderen: 5, brussel: 5, wallonie: 5 })
    expect(on('2025-12-31')).toEqual({ vlaanderen: 5, brussel: 3, wallonie: 5 })
    expect(on('2024-06-01')).toEqual({ vlaanderen: 3, brussel: 3, wallonie: 5 })
    expect(on('2021-12-31').wallonie).toBe(3)
  })

  test('three children under 21 take off 2 % each, at most 62 euro each, in Flanders only', () => {
    const home = { soort: 'onroerend', partner: false } as const
    expect(grootGezinVermindering(law, 'vlaanderen', 1_000, { ...home, children: 3 })).toBe(60)
    expect(grootGezinVermindering(law, 'vlaanderen', 22_500, { ...home, children: 3 })).toBe(186)
    expect(grootGezinVermindering(law, 'vlaanderen', 22_500, { ...home, children: 2 })).toBe(0)
    // FOD Financiën, gifts of real estate in Brussels and in Wallonia: 4 % and 124 euro between partners. None on money.
    for (const gewest of ['vlaanderen', 'brussel', 'wallonie'] as const) {
      expect(grootGezinVermindering(law, gewest, 22_500, { ...home, children: 4 })).toBe(248)
      expect(grootGezinVermindering(law, gewest, 22_500, { ...home, partner: true, children: 4 })).toBe(496)
      expect(grootGezinVermindering(law, gewest, 1_000, { ...home, partner: true, children: 3 })).toBe(120)
      const money = { soort: 'roerend', partner: false, children: 3 } as const
      expect(grootGezinVermindering(law, gewest, 1_000, money)).toBe(gewest === 'vlaanderen' ? 60 : 0)
    }
  })
})
