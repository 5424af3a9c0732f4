import { describe, expect, test } from 'vitest'
import { cpi } from '#data/series/cpi.ts'
import { ecbRates } from '#data/series/ecb-rates.ts'
import { pivotIndex } from '#data/series/pivot-index.ts'
import { rateAverages } from '#data/series/rate-averages.ts'
import { shiftMonth } from '#finance/dates.ts'

const newest = ({ from, percent }: { readonly from: string; readonly percent: readonly number[] }) => [
  shiftMonth(from, percent.length - 1),
  percent.at(-1),
]

describe('series of rates and prices', () => {
  test('averages run to the middle of 2026', () => {
    expect(newest(rateAverages.savings)).toEqual(['2026-07', 0.7])
    expect(newest(rateAverages.sight)).toEqual(['2026-07', 0.06])
    expect(newest(rateAverages.homeLoansLongFixed)).toEqual(['2026-06', 3.47])
    expect(newest(rateAverages.homeLoans)).toEqual(['2026-06', 3.59])
  })

  test('the ECB stands at 2,50 and 2,65 since 16 September 2026, and every change has a later day', () => {
    expect([ecbRates.from.at(-1), ecbRates.deposit.at(-1), ecbRates.refinancing.at(-1)]).toEqual([
      '2026-09-16',
      2.5,
      2.65,
    ])
    expect(ecbRates.from.toSorted()).toEqual(ecbRates.from)
  })

  test('the health index of July 2026 is 103,24 on the base 2025 times 1,3557', () => {
    const july = cpi.month.indexOf('2026-07')
    expect([cpi.cpi[july], cpi.health[july]]).toEqual([140.17, 139.96])
    expect(Math.round(103.24 * 1.3557 * 100) / 100).toBe(139.96)
  })

  test('the smoothed index of 2025 is 0,98 times the mean of four months', () => {
    for (const [index, month] of cpi.month.entries()) {
      if (!month.startsWith('2025')) continue
      const four = cpi.health.slice(index - 3, index + 1).map((value) => value ?? NaN)
      const mean = (four.reduce((total, value) => total + value, 0) / 4) * 0.98
      expect(Math.abs(mean - (cpi.smoothed[index] ?? NaN)), month).toBeLessThan(0.0051)
    }
  })

  test('the pivot index changed after January 2025, December 2025 and June 2026', () => {
    const at = (month: string) => pivotIndex.pivot[pivotIndex.month.indexOf(month)]
    expect([at('2025-01'), at('2025-12'), at('2026-01'), at('2026-06'), at('2026-07')]).toEqual([
      130.67, 133.28, 100.28, 100.28, 102.29,
    ])
    expect(pivotIndex.base.at(-1)).toBe(2025)
  })
})
