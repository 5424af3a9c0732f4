import { describe, expect, test } from 'vitest'
import { openLaw } from '#rules/kernel/dated.ts'
import { vermeerdering, vermeerderingBekend } from '#rules/belasting/voorafbetaling.ts'

const nothing = [0, 0, 0, 0] as const
const law = (year: number) => openLaw(`${year}-12-31`)

describe('vermeerdering', () => {
  test('10.000 euro tax and nothing paid in advance: 4,5 % in 2026 and 6,75 % in 2025, of 106 %, at 90 %', () => {
    expect(vermeerdering(law(2026), 10_000, 0, nothing).bedrag).toBe(429.3)
    expect(vermeerdering(law(2025), 10_000, 0, nothing).bedrag).toBe(643.95)
  })

  test('an earlier payment takes off more, and withholding lowers the base', () => {
    const paid = (payments: readonly [number, number, number, number]) =>
      vermeerdering(law(2026), 10_000, 0, payments).bedrag
    // 477,00 less 4.000 × 6 % = 237,00, at 90 %; in the last quarter 4.000 × 3 %.
    expect(paid([4_000, 0, 0, 0])).toBe(213.3)
    expect(paid([0, 0, 0, 4_000])).toBe(321.3)
    expect(vermeerdering(law(2026), 10_000, 10_600, nothing).bedrag).toBe(0)
  })

  test('under 100 euro nothing is asked', () => {
    expect(vermeerdering(law(2026), 2_300, 0, nothing).bedrag).toBe(0)
    expect(vermeerdering(law(2026), 2_400, 0, nothing).bedrag).toBe(103.03)
  })

  test('before 2024 it is not known', () => {
    expect([2023, 2024].map((year) => vermeerderingBekend(law(year)))).toEqual([false, true])
  })
})
