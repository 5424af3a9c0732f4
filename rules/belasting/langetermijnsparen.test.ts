import { describe, expect, test } from 'vitest'
import { openLaw } from '#rules/kernel/dated.ts'
import { premietaks } from './langetermijnsparen.figures.ts'
import { plafondLangetermijnsparen, voordeelLangetermijnsparen } from './langetermijnsparen.ts'

const law2022 = openLaw('2022-06-15')
const law2026 = openLaw('2026-11-15')

describe('langetermijnsparen', () => {
  test('2.000 euro in 2025 gives 600 euro (Wellfin)', () => {
    expect(voordeelLangetermijnsparen(openLaw('2025-12-15'), 2_000, null)).toBe(600)
  })

  test('the maximum of 2022 is 2.350 euro, or 705 euro back (Churchill Finance)', () => {
    expect(plafondLangetermijnsparen(law2022, null)).toBe(2_350)
    expect(voordeelLangetermijnsparen(law2022, 2_350, null)).toBe(705)
  })

  test('the maximum of 2022 is reached from 36.226,67 euro of income (mysavings.be)', () => {
    // 15 % of 1.960 + 6 % of the rest = 176,40 + 6 % × 36.226,67 = 2.350.
    expect(plafondLangetermijnsparen(law2022, 36_226.67)).toBe(2_350)
    expect(plafondLangetermijnsparen(law2022, 36_226)).toBeLessThan(2_350)
  })

  test('an income of 30.000 euro allows 1.983,60 euro: 595,08 back (KBC Brussels)', () => {
    expect(plafondLangetermijnsparen(law2026, 30_000)).toBe(1_983.6)
    expect(voordeelLangetermijnsparen(law2026, 1_983.6, 30_000)).toBe(595.08)
  })

  test('the ceiling is 183,60 plus 6 % of the income in 2026 and reaches its maximum at 37.773,33', () => {
    expect(plafondLangetermijnsparen(law2026, 37_773.33)).toBe(2_450)
    expect(plafondLangetermijnsparen(law2026, 37_700)).toBe(2_445.6)
    expect(plafondLangetermijnsparen(law2026, 90_000)).toBe(2_450)
    expect(plafondLangetermijnsparen(law2026, 1_000)).toBe(150)
    expect(law2026(premietaks)).toBe(0.02)
  })

  test('at a low income the ceiling holds the benefit down', () => {
    // 15 % of 2.040 = 306; 6 % of 20.000 − 2.040 = 1.077,60; together 1.383,60, and 30 % of that 415,08.
    expect(plafondLangetermijnsparen(law2026, 20_000)).toBe(1_383.6)
    expect(voordeelLangetermijnsparen(law2026, 2_000, 20_000)).toBe(415.08)
  })
})
