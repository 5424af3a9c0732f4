import { describe, expect, test } from 'vitest'
import { nulstellingMaanden } from '#rules/krediet/consumentenkrediet.ts'
import { openLaw } from '#rules/kernel/dated.ts'

const law = openLaw('2026-11-15')

describe('zeroing period of a credit line', () => {
  test('interest makes the theoretical repayment longer', () => {
    expect(nulstellingMaanden(law, 2_500, true, 0.012)).toBeGreaterThan(nulstellingMaanden(law, 2_500, true, 0))
  })

  test('it is never longer than five years up to 5.000 euro and eight years above', () => {
    expect(nulstellingMaanden(law, 5_000, true, 0.05)).toBe(60)
    expect(nulstellingMaanden(law, 100_000, true, 0)).toBe(96)
  })

  // Without interest 1/12 (up to 5.000) or 1/18 (above) of the balance goes off each month, at least 25 euro: below
  // 12 × 25 = 300 or 18 × 25 = 450 euro it is 25 euro a month.
  test.each([
    [25, 1],
    [25.01, 2],
    [300, 300 / 25],
    // 600 × (11/12)⁸ = 299,12
    [600, 8 + Math.ceil(299.12 / 25)],
    // 5.000 × (11/12)³³ = 283,10
    [5_000, 33 + Math.ceil(283.1 / 25)],
    // 5.000,01 × (17/18)⁴³ = 428,11
    [5_000.01, 43 + Math.ceil(428.11 / 25)],
  ])('a line of %d euro without interest takes %d months', (line, months) => {
    expect(nulstellingMaanden(law, line, true, 0)).toBe(months)
  })

  test('the interest of the month is part of the balance', () => {
    // 25 + 1 % = 25,25: 25 is paid, 0,25 is left for a second month.
    expect(nulstellingMaanden(law, 25, true, 0.01)).toBe(2)
    // 1.200 a month grown by a tenth, of which 1/12 goes off, never gets smaller.
    expect(nulstellingMaanden(law, 1_200, true, 0.1)).toBe(60)
  })

  test('without monthly repayment it is a year up to 3.000 euro and five years above', () => {
    expect([100, 3_000, 3_000.01].map((line) => nulstellingMaanden(law, line, false, 0))).toEqual([12, 12, 60])
  })
})
