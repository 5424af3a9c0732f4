import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openLaw } from '#rules/kernel/dated.ts'
import { effectentaks } from '#rules/sparen-beleggen/effectentaks.ts'

const law2026 = openLaw('2026-11-15')
const law2025 = openLaw('2025-12-31')

describe('effectentaks', () => {
  test('an average of 943.333,33 euro is below the threshold', () => {
    expect(effectentaks(law2026, [980_000, 900_000, 950_000])).toMatchObject({ average: 943_333.33, tax: 0 })
  })

  test('Triodos: three reference dates in 2021 at 0,15 %', () => {
    const law = openLaw('2021-09-30')
    expect(effectentaks(law, [1_560_000, 1_670_000, 1_340_000]).tax).toBe(2285)
    expect(effectentaks(law, [990_000, 1_200_000, 1_150_000]).tax).toBe(1670)
  })

  test('the cap of 10 % stops biting at 1.015.228,43 euro (0,15 %) and 1.030.927,84 euro (0,30 %)', () => {
    const isCapped = (law: typeof law2025, average: number) => effectentaks(law, [average]).capped
    expect([isCapped(law2025, 1_015_228.42), isCapped(law2025, 1_015_228.43)]).toEqual([true, false])
    expect([isCapped(law2026, 1_030_927.83), isCapped(law2026, 1_030_927.84)]).toEqual([true, false])
    expect(effectentaks(law2026, [1_000_100])).toMatchObject({ tax: 10, capped: true })
    expect(effectentaks(law2025, [1_040_000])).toMatchObject({ tax: 1560, capped: false })
    expect(effectentaks(law2026, [1_040_000])).toMatchObject({ tax: 3120, capped: false })
  })

  test('a period that ends before June 2026 pays 0,15 %, one that ends later 0,30 %', () => {
    const tax = (day: string) => effectentaks(openLaw(day), [1_560_000, 1_670_000, 1_340_000]).tax
    expect([tax('2026-05-31'), tax('2026-06-01'), tax('2026-09-30')]).toEqual([2_285, 4_570, 4_570])
  })

  test('exactly the threshold, or no value at all, is free', () => {
    expect(effectentaks(law2026, [1_000_000])).toEqual({ average: 1_000_000, tax: 0, rate: 0.003, capped: false })
    // 10 % of the half euro above a million, not 0,30 % of the million.
    expect(effectentaks(law2026, [1_000_000.5])).toEqual({
      average: 1_000_000.5,
      tax: 0.05,
      rate: 0.003,
      capped: true,
    })
    expect(effectentaks(law2026, [])).toEqual({ average: 0, tax: 0, rate: 0.003, capped: false })
  })

  test('where the cap and the rate give the same amount nothing is capped', () => {
    // 5 % of 2.000.000 is 10 % of 1.000.000.
    expect(effectentaks(law2026, [2_000_000], 0.05)).toMatchObject({ tax: 100_000, capped: false })
  })

  test('one euro more never costs more than ten cents more', () => {
    fc.assert(
      fc.property(fc.integer({ min: 900_000, max: 2_000_000 }), (value) => {
        const step = effectentaks(law2026, [value + 1]).tax - effectentaks(law2026, [value]).tax
        expect(step).toBeGreaterThanOrEqual(-1e-9)
        expect(step).toBeLessThanOrEqual(0.1 + 1e-6)
      }),
    )
  })
})
