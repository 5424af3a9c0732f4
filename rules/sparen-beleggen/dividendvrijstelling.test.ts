import { describe, expect, test } from 'vitest'
import { openLaw } from '#rules/kernel/dated.ts'
import { dividendTerug, isExemptible } from '#rules/sparen-beleggen/dividendvrijstelling.ts'
import { incomeKinds } from '#rules/sparen-beleggen/roerende-voorheffing.ts'

const law2026 = openLaw('2026-11-15')

describe('the exemption of dividends', () => {
  test('the exemption gives back at most 249,90 euro, 240 euro up to 2023', () => {
    const dividend = { amount: 1833, rate: 0.3, exemptible: true }
    expect(dividendTerug(law2026, [dividend]).total).toBe(249.9)
    expect(dividendTerug(openLaw('2023-06-01'), [dividend]).total).toBe(240)
    expect(dividendTerug(law2026, [dividend], 2).total).toBe(499.8)
    expect(dividendTerug(law2026, [dividend], 1, 833).total).toBe(0)
  })

  // 30 % of 640 euro, of 800 euro and of 833 euro; no exemption before 2018.
  test.each([
    ['2017-12-31', 0],
    ['2018-01-01', 0.3 * 640],
    ['2018-12-31', 0.3 * 640],
    ['2019-01-01', 0.3 * 800],
    ['2023-12-31', 0.3 * 800],
    ['2024-01-01', 0.3 * 833],
    ['2029-12-31', 0.3 * 833],
  ])('on %s at most %d euro comes back', (day, most) => {
    expect(dividendTerug(openLaw(day), [{ amount: 5000, rate: 0.3, exemptible: true }]).total).toBeCloseTo(most, 9)
  })

  test('the exemption goes to the highest rate first and never to funds', () => {
    const result = dividendTerug(law2026, [
      { amount: 600, rate: 0.15, exemptible: true },
      { amount: 5000, rate: 0.3, exemptible: false },
      { amount: 500, rate: 0.3, exemptible: true },
    ])
    // 833 − 500 = 333 is left for the dividend at 15 %: 333 × 15 % = 49,95.
    expect(result).toEqual({ exempt: [333, 0, 500], reclaim: [49.95, 0, 150], total: 199.95 })
  })

  test('two rates as they were printed: 195 euro of 2023 (Belfius), 171 euro of 2018 (Gossart)', () => {
    const back = (day: string, ...dividends: readonly (readonly [number, number])[]) =>
      dividendTerug(
        openLaw(day),
        dividends.map(([amount, rate]) => ({ amount, rate, exemptible: true })),
      ).total
    expect(back('2023-06-01', [500, 0.3], [320, 0.15])).toBe(195)
    expect(back('2018-06-01', [1_000, 0.15], [500, 0.3])).toBe(171)
  })

  test('at one rate the first dividend of the list goes first', () => {
    const dividend = { amount: 500, rate: 0.3, exemptible: true }
    expect(dividendTerug(law2026, [dividend, dividend]).exempt).toEqual([500, 333])
  })

  test('a dividend below the exemption is exempt as a whole, what was used before counts off', () => {
    const dividend = { amount: 400.1, rate: 0.3, exemptible: true }
    expect(dividendTerug(law2026, [dividend]).exempt).toEqual([400.1])
    expect(dividendTerug(law2026, [dividend], 1, 732.9).exempt).toEqual([100.1])
    expect(dividendTerug(law2026, [dividend], 1, 900)).toEqual({ exempt: [0], reclaim: [0], total: 0 })
    expect(dividendTerug(law2026, [])).toEqual({ exempt: [], reclaim: [], total: 0 })
  })

  test('shares qualify, funds, liquidation reserves and interest do not', () => {
    expect(incomeKinds.filter(isExemptible)).toEqual([
      'dividend',
      'gvv',
      'zorgvastgoed',
      'vvprbis',
      'vvprbisTweedeJaar',
    ])
  })
})
