import * as excel from '@formulajs/formulajs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  compound,
  continuous,
  continuousFromEffective,
  discountSum,
  effective,
  effectiveFromContinuous,
  effectiveFromFlat,
  effectiveFromNominal,
  effectiveFromPeriodic,
  flatFromEffective,
  flatFromPeriodic,
  growthSum,
  monthlyActuarial,
  nominal,
  nominalFromEffective,
  nominalFromPeriodic,
  nominalFromReal,
  nominalToPeriodic,
  perPeriod,
  periodic,
  periodicFromFlat,
  real,
} from './rate.ts'

fc.configureGlobal({ numRuns: 1000 })
const basisPoints = fc.integer({ min: -500, max: 3000 }).map((bp) => bp / 10_000)
const perYear = fc.constantFrom(1, 2, 4, 12, 52, 365)

describe('conversions', () => {
  test('1,8 % per quarter is 7,397 % per year and back', () => {
    expect(effectiveFromPeriodic(perPeriod(0.018), 4)).toBeCloseTo(0.07397, 5)
    expect(periodic(effective(0.073967433), 4)).toBeCloseTo(0.018, 9)
  })

  test('the actuarial monthly rate compounds to the yearly rate, the nominal twelfth does not', () => {
    expect(monthlyActuarial(effective(0.035))).toBeCloseTo(0.002870898719076642, 15)
    expect(monthlyActuarial(effective(0))).toBe(0)
    expect(nominalToPeriodic(nominal(0.036), 12)).toBeCloseTo(0.003, 15)
    expect(nominalFromPeriodic(perPeriod(0.003), 12)).toBeCloseTo(0.036, 15)
  })

  test('EFFECT and NOMINAL of Excel', () => {
    expect(effectiveFromNominal(nominal(0.0525), 4)).toBeCloseTo(0.0535427, 7)
    expect(nominalFromEffective(effective(0.053543), 4)).toBeCloseTo(0.05250032, 8)
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3000 }), perYear, (bp, n) => {
        expect(effectiveFromNominal(nominal(bp / 10_000), n)).toBeCloseTo(Number(excel.EFFECT(bp / 10_000, n)), 12)
        expect(nominalFromEffective(effective(bp / 10_000), n)).toBeCloseTo(Number(excel.NOMINAL(bp / 10_000, n)), 12)
      }),
    )
  })

  test('every conversion comes back where it began', () => {
    fc.assert(
      fc.property(basisPoints, perYear, (r, n) => {
        const rate = effective(r)
        expect(effectiveFromPeriodic(periodic(rate, n), n)).toBeCloseTo(r, 14)
        expect(effectiveFromNominal(nominalFromEffective(rate, n), n)).toBeCloseTo(r, 13)
        expect(effectiveFromContinuous(continuousFromEffective(rate))).toBeCloseTo(r, 14)
      }),
    )
  })

  test('more frequent compounding never lowers the effective rate and tends to the continuous one', () => {
    fc.assert(
      fc.property(basisPoints, (r) => {
        const rising = [1, 2, 4, 12, 52, 365].map((n) => effectiveFromNominal(nominal(r), n))
        for (const [k, rate] of rising.entries()) expect(rate).toBeGreaterThanOrEqual((rising[k - 1] ?? -1) - 1e-15)
        expect(effectiveFromContinuous(continuous(r))).toBeGreaterThanOrEqual((rising.at(-1) ?? 0) - 1e-15)
        expect(effectiveFromNominal(nominal(r), 1e7)).toBeCloseTo(Math.exp(r) - 1, 7)
      }),
    )
  })

  test('a rate of −100 % or less, a missing rate and no periods are mistakes', () => {
    for (const make of [effective, perPeriod]) {
      expect(() => make(-1)).toThrow('not a rate: -1')
      expect(make(-0.999)).toBe(-0.999)
    }
    for (const make of [effective, nominal, perPeriod, continuous]) {
      expect(() => make(NaN)).toThrow(RangeError)
      expect(() => make(Infinity)).toThrow(RangeError)
    }
    expect(continuous(-2)).toBe(-2)
    expect(nominal(-2)).toBe(-2)
    expect(() => periodic(effective(0.01), 0)).toThrow('not a number of periods: 0')
    expect(() => effectiveFromPeriodic(perPeriod(0.01), Infinity)).toThrow(RangeError)
    expect(() => nominalToPeriodic(nominal(-2), 1)).toThrow(RangeError)
  })
})

describe('Fisher', () => {
  test('(1 + real)(1 + inflation) = 1 + nominal, both ways', () => {
    fc.assert(
      fc.property(basisPoints, basisPoints, (rate, inflation) => {
        expect((1 + real(rate, inflation)) * (1 + inflation)).toBeCloseTo(1 + rate, 13)
        expect(nominalFromReal(real(rate, inflation), inflation)).toBeCloseTo(rate, 13)
        expect(real(nominalFromReal(rate, inflation), inflation)).toBeCloseTo(rate, 13)
      }),
    )
  })

  test('without inflation real is nominal', () => {
    expect(real(0.0325, 0)).toBe(0.0325)
    expect(nominalFromReal(0.0325, 0)).toBe(0.0325)
    expect(real(0.05, 0.02)).toBeCloseTo(0.0294117647, 10)
    expect(() => real(0.05, -1)).toThrow(RangeError)
  })
})

describe('flat rates', () => {
  test('0,30 % a month over 36 months costs 7,00 % a year', () => {
    expect(effectiveFromFlat(0.003, 36)).toBeCloseTo(0.0699743, 7)
    // 10 000 in 36 instalments of 10 000 × (1 + 36 × 0,003) / 36 = 307,78
    const rate = Number(excel.RATE(36, -307.7777777777778, 10_000))
    expect(periodicFromFlat(0.003, 36)).toBeCloseTo(rate, 10)
  })

  test('both ways come back where they began, for one period the flat rate is the rate', () => {
    fc.assert(
      fc.property(fc.integer({ min: -20, max: 300 }), fc.integer({ min: 1, max: 120 }), (bp, months) => {
        const flat = bp / 10_000
        expect(flatFromPeriodic(periodicFromFlat(flat, months), months)).toBeCloseTo(flat, 10)
        expect(flatFromEffective(effectiveFromFlat(flat, months), months)).toBeCloseTo(flat, 10)
      }),
    )
    expect(periodicFromFlat(0.01, 1)).toBeCloseTo(0.01, 12)
    expect(periodicFromFlat(0, 24) ?? Number.NaN).toBeCloseTo(0, 12)
    expect(periodicFromFlat(4, 12)).toBeGreaterThan(1)
  })

  test('a flat rate that gives back less than nothing is a mistake', () => {
    expect(() => periodicFromFlat(-0.1, 10)).toThrow('flat rate: -0.1')
    expect(() => periodicFromFlat(0.1, 0)).toThrow(RangeError)
  })
})

describe('annuity sums', () => {
  test('zero percent counts the periods and the limit is continuous', () => {
    expect(discountSum(0, 24)).toBe(24)
    expect(growthSum(0, 24)).toBe(24)
    expect(discountSum(1e-13, 24)).toBeCloseTo(24, 9)
    expect(growthSum(-1e-13, 24)).toBeCloseTo(24, 9)
  })

  test('two periods at 10 % by hand', () => {
    expect(growthSum(0.1, 2)).toBeCloseTo(2.1, 14)
    expect(discountSum(0.1, 2)).toBeCloseTo(1 / 1.1 + 1 / 1.21, 14)
    expect(compound(0.1, 2)).toBeCloseTo(0.21, 14)
  })
})
