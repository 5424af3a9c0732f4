import { describe, expect, test } from 'vitest'
import { nulstellingMaanden } from './consumentenkrediet.ts'
import { openLaw } from './dated.ts'

const law = openLaw('2026-11-15')

describe('zeroing period of a credit line', () => {
  test('interest makes the theoretical repayment longer', () => {
    expect(nulstellingMaanden(law, 2_500, true, 0.012)).toBeGreaterThan(nulstellingMaanden(law, 2_500, true, 0))
  })

  test('it is never longer than five years up to 5.000 euro and eight years above', () => {
    expect(nulstellingMaanden(law, 5_000, true, 0.05)).toBe(60)
    expect(nulstellingMaanden(law, 100_000, true, 0)).toBe(96)
  })
})
