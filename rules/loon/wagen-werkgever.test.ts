import { describe, expect, test } from 'vitest'
import { openLaw } from '#rules/kernel/dated.ts'
import { belastingVerworpen, co2Bijdrage, werkgeverskostBekend } from '#rules/loon/wagen-werkgever.ts'

const law = (year: number) => openLaw(`${year}-06-30`)

describe('what a company car costs the employer', () => {
  test('a diesel of 130 gram ordered earlier: 72,95 a month in 2024, never under 31,99 (Partena)', () => {
    expect(co2Bijdrage(law(2024), 'diesel', 130, '2022-03-01')).toBe(72.95)
    expect(co2Bijdrage(law(2024), 'elektrisch', 0, '2022-03-01')).toBe(31.99)
    expect(co2Bijdrage(law(2024), 'benzine', 60, '2022-03-01')).toBe(31.99)
  })

  test('a diesel of 151 gram in 2023: 95,16 (Securex)', () => {
    expect(co2Bijdrage(law(2023), 'diesel', 151, '2020-01-01')).toBe(95.16)
  })

  test('ordered since July 2023 it counts four times in 2026, with a higher minimum', () => {
    // ((130 × 9 − 600) ÷ 12) × 185,85 ÷ 114,08 = 77,38; four times 309,53.
    expect(co2Bijdrage(law(2026), 'diesel', 130, '2023-06-30')).toBe(77.38)
    expect(co2Bijdrage(law(2026), 'diesel', 130, '2023-07-01')).toBe(309.53)
    expect(co2Bijdrage(law(2026), 'elektrisch', 0, '2024-01-01')).toBe(42.34)
    expect(co2Bijdrage(law(2026), 'elektrisch', 0, '2023-01-01')).toBe(33.93)
  })

  test('lpg and natural gas have a deduction of 990 instead of 768 (art. 38, § 3quater, 7°)', () => {
    // ((150 × 9 − 990) ÷ 12) × 185,85 ÷ 114,08 = 48,87; four times 195,49. Petrol: ((150 × 9 − 768) ÷ 12) × … × 4 = 316,05.
    expect(co2Bijdrage(law(2026), 'gas', 150, '2023-06-30')).toBe(48.87)
    expect(co2Bijdrage(law(2026), 'gas', 150, '2024-01-01')).toBe(195.49)
    expect(co2Bijdrage(law(2026), 'benzine', 150, '2024-01-01')).toBe(316.05)
  })

  test('an unknown emission counts as 182 gram, diesel 165 (art. 38, § 3quater, 5°)', () => {
    for (const [fuel, grams] of [
      ['benzine', 182],
      ['gas', 182],
      ['diesel', 165],
    ] as const)
      expect(co2Bijdrage(law(2026), fuel, null, '2024-01-01')).toBe(co2Bijdrage(law(2026), fuel, grams, '2024-01-01'))
  })

  test('17 % of the benefit is taxed at 25 %, 40 % with fuel', () => {
    expect(belastingVerworpen(law(2026), 2_000, false)).toBe(85)
    expect(belastingVerworpen(law(2026), 2_000, true)).toBe(200)
  })

  test('before 2023 the index is not known', () => {
    expect([2022, 2023].map((year) => werkgeverskostBekend(law(year)))).toEqual([false, true])
  })
})
