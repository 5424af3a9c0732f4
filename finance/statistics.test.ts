import * as excel from '@formulajs/formulajs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  correlation,
  geometricMean,
  harmonicMean,
  herfindahl,
  mean,
  percentile,
  percentileSorted,
  percentilesOf,
  portfolioVariance,
  portfolioVolatility,
  riskContribution,
  standardDeviation,
} from './statistics.ts'

fc.configureGlobal({ numRuns: 1000 })
const numbers = fc.array(fc.integer({ min: -1000, max: 1000 }), { minLength: 2, maxLength: 50 })
const prices = fc.array(fc.integer({ min: 1, max: 10_000 }), { minLength: 1, maxLength: 40 })

describe('averages', () => {
  test('mean, harmonic and geometric mean by hand', () => {
    expect(mean([1, 2, 6])).toBe(3)
    expect(harmonicMean([1, 2, 4])).toBeCloseTo(12 / 7, 12)
    expect(geometricMean([0.5, -0.5])).toBeCloseTo(Math.sqrt(0.75) - 1, 12)
    for (const f of [mean, harmonicMean, geometricMean]) expect(() => f([])).toThrow('0 values, 1 needed')
  })

  test('the average cost of equal amounts is at most the average price, equal only for one price', () => {
    fc.assert(
      fc.property(prices, (p) => {
        const cost = harmonicMean(p)
        expect(mean(p) - cost > 1e-9).toBe(new Set(p).size > 1)
        expect(cost).toBeLessThan(mean(p) + 1e-9)
        expect(harmonicMean(p.toReversed())).toBeCloseTo(cost, 8)
      }),
    )
  })

  test('deviation and correlation agree with Excel', () => {
    fc.assert(
      fc.property(numbers, fc.integer({ min: -5, max: 5 }), (a, slope) => {
        expect(standardDeviation(a)).toBeCloseTo(excel.STDEVS(...a), 6)
        const b = a.map((x, k) => slope * x + ((k * 7919) % 13))
        const found = correlation(a, b)
        expect(found === null).toBe(standardDeviation(a) * standardDeviation(b) === 0)
        expect(found ?? 0).toBeCloseTo(found === null ? 0 : Number(excel.CORREL(a, b)), 8)
      }),
    )
    expect(correlation([1, 2, 3], [2, 4, 6])).toBe(1)
    expect(correlation([1, 2, 3], [6, 4, 2])).toBe(-1)
    expect(correlation([1, 2, 3], [5, 5, 5])).toBeNull()
    expect(() => standardDeviation([1])).toThrow('1 values, 2 needed')
    expect(() => correlation([1, 2], [1, 2, 3])).toThrow('2 and 3 values')
  })
})

describe('percentiles', () => {
  test('agree with PERCENTILE.INC of Excel, sorted, unsorted and several at once', () => {
    fc.assert(
      fc.property(
        numbers,
        fc.array(
          fc.integer({ min: 0, max: 100 }).map((p) => p / 100),
          { maxLength: 6 },
        ),
        (values, ps) => {
          const several = percentilesOf(Float64Array.from(values), ps)
          for (const [k, p] of ps.entries()) {
            const oracle = Number(excel.PERCENTILEINC(values, p))
            expect(percentile(values, p)).toBeCloseTo(oracle, 9)
            expect(several[k]).toBe(percentile(values, p))
          }
        },
      ),
    )
  })

  test('the ends and the middle', () => {
    expect(percentile([3, 1, 2], 0)).toBe(1)
    expect(percentile([3, 1, 2], 1)).toBe(3)
    expect(percentile([4, 1, 2, 3], 0.5)).toBe(2.5)
    expect(percentileSorted([7], 0.3)).toBe(7)
    expect(percentilesOf(Float64Array.of(7), [0, 0.5, 1])).toEqual([7, 7, 7])
    expect(percentilesOf(new Float64Array(1000).fill(2), [0.05, 0.95])).toEqual([2, 2])
    expect(() => percentile([], 0.5)).toThrow(RangeError)
    expect(() => percentilesOf(new Float64Array(0), [0.5])).toThrow(RangeError)
    expect(() => percentile([1], 1.1)).toThrow('percentile: 1.1')
    expect(() => percentile([1], -0.1)).toThrow(RangeError)
  })
})

describe('several percentiles', () => {
  // A fixed shuffle of 0 to 996: 5 is no divisor of 997, a prime.
  const shuffled = () => Float64Array.from({ length: 997 }, (_, k) => (k * 5 + 3) % 997)

  test('stand where a full sort would put them', () => {
    const values = shuffled()
    expect(percentilesOf(values, [0.25, 0.05, 0.5, 0.95, 1, 0])).toEqual(
      [249, 49.8, 498, 946.2, 996, 0].map((x) => expect.closeTo(x, 9) as number),
    )
    expect(values).toEqual(shuffled())
  })

  test('are exact however unevenly the values lie', () => {
    const lopsided = Float64Array.from({ length: 3000 }, (_, k) =>
      (k * 7) % 3000 === 0 ? 1e300 : 1 / ((k * 7) % 3000),
    )
    const far = Float64Array.of(-1.5e308, 3, 1.5e308, 2, 1)
    const close = Float64Array.of(5e-324, 0, 1e-323, 0)
    for (const values of [lopsided, far, close])
      for (const p of [0, 0.1, 0.25, 0.5, 0.999, 1])
        expect(percentilesOf(values, [p, 0.5])).toEqual([percentile(values, p), percentile(values, 0.5)])
  })
})

describe('portfolios', () => {
  const portfolios = fc.integer({ min: 1, max: 8 }).chain((n) =>
    fc.record({
      weights: fc.array(fc.integer({ min: 1, max: 100 }), { minLength: n, maxLength: n }).map((w) => {
        const total = w.reduce((a, b) => a + b, 0)
        return w.map((x) => x / total)
      }),
      volatilities: fc.array(
        fc.integer({ min: 0, max: 60 }).map((v) => v / 100),
        { minLength: n, maxLength: n },
      ),
      common: fc.integer({ min: 0, max: 100 }).map((r) => r / 100),
    }),
  )
  /** Everything correlates equally with everything else. */
  const matrix = (n: number, common: number) =>
    Array.from({ length: n }, (_, i) => Array.from({ length: n }, (__, j) => (i === j ? 1 : common)))

  test('two assets by hand', () => {
    const rho = [
      [1, 0.3],
      [0.3, 1],
    ]
    expect(portfolioVariance([0.6, 0.4], [0.2, 0.1], rho)).toBeCloseTo(0.0144 + 0.0016 + 2 * 0.24 * 0.02 * 0.3, 15)
    expect(portfolioVolatility([0.6, 0.4], [0.2, 0.1], rho)).toBeCloseTo(Math.sqrt(0.01888), 12)
    expect(riskContribution([0.6, 0.4], [0.2, 0.1], rho)[0]).toBeCloseTo((0.0144 + 0.24 * 0.02 * 0.3) / 0.01888, 12)
    expect(riskContribution([0.6, 0.4], [0, 0], rho)).toEqual([0, 0])
    expect(() => portfolioVariance([0.5, 0.5], [0.1], rho)).toThrow('no value at 1')
    expect(() => portfolioVariance([0.5, 0.5], [0.1, 0.2], [[1, 0]])).toThrow(RangeError)
  })

  test('volatility is at most the weighted sum, equal at correlation 1; order is irrelevant', () => {
    fc.assert(
      fc.property(portfolios, ({ weights, volatilities, common }) => {
        const n = weights.length
        const weighted = weights.reduce((total, w, k) => total + w * (volatilities[k] ?? 0), 0)
        const sigma = portfolioVolatility(weights, volatilities, matrix(n, common))
        expect(sigma).toBeLessThanOrEqual(weighted + 1e-12)
        expect(portfolioVolatility(weights, volatilities, matrix(n, 1))).toBeCloseTo(weighted, 9)
        expect(portfolioVolatility(weights.toReversed(), volatilities.toReversed(), matrix(n, common))).toBeCloseTo(
          sigma,
          10,
        )
        const shares = riskContribution(weights, volatilities, matrix(n, common))
        expect(shares.reduce((a, b) => a + b, 0)).toBeCloseTo(sigma > 0 ? 1 : 0, 9)
      }),
    )
  })

  test('concentration lies between 1/n and 1', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 20 }), (weights) => {
        const h = herfindahl(weights) ?? NaN
        expect(h).toBeGreaterThanOrEqual(1 / weights.length - 1e-12)
        expect(h).toBeLessThanOrEqual(1 + 1e-12)
      }),
    )
    expect(herfindahl([1, 1, 1, 1])).toBe(0.25)
    expect(herfindahl([3, 1])).toBe(0.625)
    expect(herfindahl([5])).toBe(1)
    expect(herfindahl([0, 0])).toBeNull()
  })
})
