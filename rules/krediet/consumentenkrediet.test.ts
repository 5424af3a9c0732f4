import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  hoogsteJkp,
  langsteLooptijd,
  maximaleJkpSinds,
  nulstellingMaanden,
  vergoedingConsument,
} from '#rules/krediet/consumentenkrediet.ts'
import { kleinsteKredietbedrag } from '#rules/krediet/consumentenkrediet.figures.ts'
import { openLaw } from '#rules/kernel/dated.ts'

const law = openLaw('2026-11-15')

describe('consumer credit', () => {
  test('the ceiling of 1 December 2025 is 20,5 / 15,5 / 12 % for an instalment loan', () => {
    expect([1_250, 1_250.01, 5_000, 5_000.01].map((bedrag) => hoogsteJkp(law, 'lening', bedrag))).toEqual([
      0.205, 0.155, 0.155, 0.12,
    ])
    expect(maximaleJkpSinds(law)).toBe('2025-12-01')
  })

  test('a card line may cost 16,5 / 14,5 / 13,5 % today and 18 / 16 / 15 % in 2024', () => {
    const on = (date: string) => [1_000, 2_000, 6_000].map((bedrag) => hoogsteJkp(openLaw(date), 'kaart', bedrag))
    expect(on('2026-11-15')).toEqual([0.165, 0.145, 0.135])
    expect(on('2024-06-30')).toEqual([0.18, 0.16, 0.15])
  })

  test('the term follows the table of article 13, borders in the lower class', () => {
    const amounts = [200, 500, 501, 2_500, 3_700, 5_600, 7_500, 10_000, 10_001, 15_000, 20_000, 37_000, 37_001]
    expect(amounts.map((bedrag) => langsteLooptijd(law, bedrag))).toEqual([
      18, 18, 24, 24, 30, 36, 42, 48, 60, 60, 84, 120, 240,
    ])
  })

  test.each([
    ['1 % with more than a year to go', 5_000, 13, 400, 50],
    ['0,5 % with exactly a year to go', 5_000, 12, 400, 25],
    ['never more than the interest saved', 5_000, 3, 9.5, 9.5],
    ['nothing when no interest is saved', 5_000, 24, 0, 0],
    ['nothing when waiting would have paid', 5_000, 24, -3, 0],
    ['rounded to the cent', 1_234.56, 24, 400, 12.35],
  ])('early repayment costs %s', (_, capital, months, interest, fee) => {
    expect(vergoedingConsument(law, capital, months, interest)).toBe(fee)
  })

  test('the whole law holds from 200 euro on (art. VII.3, § 3, 1° WER)', () => {
    expect(law(kleinsteKredietbedrag)).toBe(200)
  })

  test('the ceilings of a date hold since the last change before it', () => {
    expect(['2022-11-30', '2022-12-01', '2025-11-30'].map((date) => maximaleJkpSinds(openLaw(date)))).toEqual([
      '2021-06-01',
      '2022-12-01',
      '2025-06-01',
    ])
  })

  test('a longer line never has a shorter time to zero, and it always ends', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 5_000 }), fc.integer({ min: 0, max: 4_000 }), (line, more) => {
        const months = nulstellingMaanden(law, line, true, 0)
        expect(months).toBeLessThan(600)
        if (line + more <= 5_000) expect(nulstellingMaanden(law, line + more, true, 0)).toBeGreaterThanOrEqual(months)
      }),
    )
    expect(nulstellingMaanden(law, 3_000, false, 0.01)).toBe(12)
    expect(nulstellingMaanden(law, 3_001, false, 0.01)).toBe(60)
  })
})
