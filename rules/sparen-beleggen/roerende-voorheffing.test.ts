import { describe, expect, test } from 'vitest'
import { openLaw } from '#rules/kernel/dated.ts'
import { ingehouden, naBuitenland, wetOpBetaaldag } from '#rules/sparen-beleggen/roerende-voorheffing.ts'
import { voorheffingInterest, voorheffingStaatsbon2023 } from '#rules/sparen-beleggen/roerende-voorheffing.figures.ts'

const law2026 = openLaw('2026-11-15')

describe('roerende voorheffing', () => {
  test('Belgian tax comes on what is left after the foreign tax', () => {
    expect(naBuitenland(law2026, 100, 0.15).net).toBe(59.5)
    expect(naBuitenland(law2026, 100, 0.128).net).toBe(61.04)
    expect(naBuitenland(law2026, 100, 0.25).net).toBe(52.5)
    expect(naBuitenland(law2026, 10_000, 0.3).net).toBe(4900)
    expect(naBuitenland(law2026, 100, 0.26375)).toEqual({ foreign: 26.37, border: 73.63, belgian: 22.09, net: 51.54 })
    expect(naBuitenland(law2026, 100, 0.35).net).toBe(45.5)
  })

  test('the state bond of September 2023 at 3,30 % keeps 2,805 % after 15 %', () => {
    // Plus Magazine, August 2023: 1.000 euro for a year, 28,1 net by its rounding to 2,81 %.
    const tax = ingehouden(law2026, 33, law2026(voorheffingStaatsbon2023))
    expect(tax).toBe(4.95)
    expect(33 - tax).toBeCloseTo(28.05, 10)
  })

  test.each([
    ['1996-01-01', 0.15],
    ['2011-12-31', 0.15],
    ['2012-01-01', 0.21],
    ['2012-12-31', 0.21],
    ['2013-01-01', 0.25],
    ['2016-01-01', 0.27],
    ['2017-01-01', 0.3],
  ])('interest paid on %s had a withholding of %d', (day, rate) => {
    expect(wetOpBetaaldag(law2026, day)(voorheffingInterest)).toBe(rate)
  })

  test('a payment in the past keeps the rate of its day, a later one the rate of today', () => {
    const rates = ['2014-06-01', '2016-12-31', '2017-01-01', '2031-01-01'].map((day) =>
      ingehouden(wetOpBetaaldag(law2026, day), 100),
    )
    expect(rates).toEqual([25, 27, 30, 30])
    const law2016 = openLaw('2016-06-30')
    expect(ingehouden(wetOpBetaaldag(law2016, '2018-01-01'), 100)).toBe(27)
    expect(ingehouden(wetOpBetaaldag(law2016, '2015-12-31'), 100)).toBe(25)
  })
})
