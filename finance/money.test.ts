import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { floorCents, fromCents, roundCents, roundDownTo, roundTo, roundUpTo, roundedSum, toCents } from './money.ts'
import { largestRemainder } from './shares.ts'

fc.configureGlobal({ numRuns: 1000 })

describe('rounding to the cent', () => {
  test.each([
    [1.005, 1.01],
    [1.004999, 1],
    [1.0049999999, 1],
    [-1.005, -1.01],
    [-1.004, -1],
    [8.345, 8.35],
    [1.255, 1.26],
    [0.285, 0.29],
    [0, 0],
    [2.675, 2.68],
    [1e9 + 0.005, 1_000_000_000.01],
    [123_456_789.12, 123_456_789.12],
    [10_000_000_000_000.25, 10_000_000_000_000.25],
  ])('%d becomes %d, half away from zero', (x, rounded) => {
    expect(roundCents(x)).toBe(rounded)
    expect(toCents(x)).toBe(Math.round(rounded * 100))
    expect(roundTo(x, 2)).toBe(rounded)
  })

  test('a large sum of cents is not moved by the slack for typed decimals', () => {
    expect(toCents(40_000_000_000_000)).toBe(4_000_000_000_000_000)
    expect(roundTo(1_000_000_000_000.4, 0)).toBe(1_000_000_000_000)
    expect(roundTo(900_000_000_000_000.4, 0)).toBe(900_000_000_000_000)
  })

  test('the result is never minus zero', () => {
    for (const f of [
      toCents,
      roundCents,
      floorCents,
      (x: number) => roundTo(x, 3),
      (x: number) => roundUpTo(x, 0.01),
    ]) {
      expect(f(-0)).toBe(0)
    }
    expect(roundCents(-0.001)).toBe(0)
    expect(roundTo(-0.4, 0)).toBe(0)
    expect(roundUpTo(-0.001, 1)).toBe(0)
    expect(roundDownTo(-0, 1)).toBe(0)
  })

  test('an infinite or missing number is a programming mistake', () => {
    for (const f of [
      toCents,
      floorCents,
      (x: number) => roundTo(x, 2),
      (x: number) => roundUpTo(x, 1),
      (x: number) => roundedSum([x]),
    ]) {
      expect(() => f(NaN)).toThrow('not a finite number: NaN')
      expect(() => f(Infinity)).toThrow(RangeError)
    }
  })

  test('cents to euros and back is exact', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (cents) => {
        expect(toCents(fromCents(cents))).toBe(cents + 0)
      }),
    )
  })
})

describe('other roundings', () => {
  test('down to the cent goes towards minus infinity and keeps whole cents', () => {
    expect(floorCents(0.29)).toBe(0.29)
    expect(floorCents(1.999)).toBe(1.99)
    expect(floorCents(-0.29)).toBe(-0.29)
    expect(floorCents(-0.291)).toBe(-0.3)
    fc.assert(
      fc.property(fc.integer({ min: -1e10, max: 1e10 }), (cents) => floorCents(cents / 100) === cents / 100 + 0),
    )
  })

  test('negative decimals round to hundreds and thousands', () => {
    expect(roundTo(1250, -2)).toBe(1300)
    expect(roundTo(1249, -2)).toBe(1200)
    expect(roundTo(-1500, -3)).toBe(-2000)
    expect(roundTo(0.12345, 4)).toBe(0.1235)
    expect(() => roundTo(1, 1.5)).toThrow('decimals: 1.5')
    expect(() => roundTo(1, 16)).toThrow(RangeError)
    expect(() => roundTo(1, -16)).toThrow(RangeError)
    expect(roundTo(0.5, 15)).toBe(0.5)
  })

  test('up to a step keeps a multiple and raises everything else', () => {
    expect(roundUpTo(10.01, 0.01)).toBe(10.01)
    expect(roundUpTo(10.010001, 0.01)).toBe(10.02)
    expect(roundUpTo(101, 50)).toBe(150)
    expect(roundUpTo(100, 50)).toBe(100)
    expect(roundUpTo(0.3, 0.1)).toBe(0.3)
    expect(roundUpTo(-101, 50)).toBe(-100)
    expect(() => roundUpTo(1, 0)).toThrow('step: 0')
  })

  test('down to a step keeps a multiple and lowers everything else', () => {
    expect(roundDownTo(149.99, 50)).toBe(100)
    expect(roundDownTo(150, 50)).toBe(150)
    expect(roundDownTo(0.3, 0.1)).toBe(0.3)
    expect(roundDownTo(-101, 50)).toBe(-150)
    expect(() => roundDownTo(1, -1)).toThrow('step: -1')
    expect(() => roundDownTo(1, NaN)).toThrow('step: NaN')
  })
})

describe('largest remainder', () => {
  const weights = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 20 })
  const cents = fc.integer({ min: -100_000_000, max: 100_000_000 })

  test('shares add up to the total to the cent and stay within a cent of the exact share', () => {
    fc.assert(
      fc.property(cents, weights, (total, w) => {
        fc.pre(w.some((x) => x > 0))
        const shares = largestRemainder(total / 100, w)
        expect(shares.reduce((a, x) => a + toCents(x), 0)).toBe(total + 0)
        const weightSum = w.reduce((a, b) => a + b, 0)
        for (const [k, share] of shares.entries()) {
          expect(Math.abs(toCents(share) - (total * (w[k] ?? 0)) / weightSum)).toBeLessThan(1 + 1e-6)
        }
      }),
    )
  })

  test('the order of the members does not change what a weight gets', () => {
    fc.assert(
      fc.property(
        cents,
        fc.uniqueArray(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 12 }),
        (total, w) => {
          const forwards = largestRemainder(total / 100, w)
          const backwards = largestRemainder(total / 100, w.toReversed())
          expect(backwards.toReversed()).toEqual(forwards)
        },
      ),
    )
  })

  test('a member with weight 0 gets nothing and changes nobody', () => {
    fc.assert(
      fc.property(cents, weights, (total, w) => {
        const shares = largestRemainder(total / 100, w)
        expect(largestRemainder(total / 100, [0, ...w])).toEqual([0, ...shares])
      }),
    )
  })

  test('the units left over go to the largest remainders, on a tie to the larger weight and then to the first', () => {
    expect(largestRemainder(100, [1, 1, 1])).toEqual([33.34, 33.33, 33.33])
    expect(largestRemainder(-100, [1, 1, 1])).toEqual([-33.34, -33.33, -33.33])
    expect(largestRemainder(100, [1, 1, 1], 0)).toEqual([34, 33, 33])
    expect(largestRemainder(100, [1, 2], 1)).toEqual([33.3, 66.7])
    expect(largestRemainder(0.02, [1, 3])).toEqual([0, 0.02])
    expect(largestRemainder(0.1, [0.1, 0.2, 0.7])).toEqual([0.01, 0.02, 0.07])
    expect(largestRemainder(0.1, [52, 48])).toEqual([0.05, 0.05])
    expect(largestRemainder(0.01, [2, 2])).toEqual([0.01, 0])
  })

  test('without any weight nobody gets anything, a negative weight is a mistake', () => {
    expect(largestRemainder(100, [0, 0])).toEqual([0, 0])
    expect(largestRemainder(100, [])).toEqual([])
    expect(() => largestRemainder(100, [1, -1])).toThrow('weight: -1')
  })
})

describe('roundedSum', () => {
  test('adds cents exactly, in any order', () => {
    expect(roundedSum([0.1, 0.2])).toBe(0.3)
    expect(roundedSum(Array.from({ length: 1000 }, () => 0.01))).toBe(10)
    expect(roundedSum([])).toBe(0)
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1e9, max: 1e9 }), { maxLength: 200 }), (cents) => {
        expect(roundedSum(cents.map((c) => c / 100))).toBe(cents.reduce((a, b) => a + b, 0) / 100)
      }),
    )
  })

  test('rounds once at the end and loses no small amount beside a large one', () => {
    expect(roundedSum([1 / 3, 1 / 3, 1 / 3])).toBe(1)
    expect(roundedSum([1e16, 0.5, 0.25, -1e16])).toBe(0.75)
    expect(roundedSum([0.5, 1e16, 0.25, -1e16])).toBe(0.75)
  })
})
