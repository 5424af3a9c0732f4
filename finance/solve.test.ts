import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { atMost } from '../scripts/property-runs.ts'
import { bisectInteger, findRoot } from './solve.ts'

describe('findRoot', () => {
  test.each([
    ['a line', (x: number) => 2 * x - 3, 0, 10, 1.5],
    ['a cube', (x: number) => x ** 3 - 2, 0, 2, Math.cbrt(2)],
    ['a cosine', Math.cos, 0, 3, Math.PI / 2],
    ['an exponential', (x: number) => Math.exp(x) - 1e6, 0, 100, Math.log(1e6)],
    ['a flat root', (x: number) => x ** 9, -1, 1.5, 0],
    ['a falling function', (x: number) => 1 / x - 4, 0.01, 10, 0.25],
    ['a jump', (x: number) => (x < 0.7 ? -1 : 1), 0, 1, 0.7],
  ])('finds the root of %s', (_, f, low, high, root) => {
    expect(findRoot(f, low, high)).toBeCloseTo(root, 9)
  })

  test('needs few evaluations for a smooth function', () => {
    let calls = 0
    const root = findRoot(
      (x) => {
        calls++
        return Math.exp(x) - 2
      },
      -1,
      3,
    )
    expect(root).toBeCloseTo(Math.LN2, 13)
    expect(calls).toBeLessThan(15)
  })

  test('gives the end of the bracket when that is the root', () => {
    expect(findRoot((x) => x, 0, 5)).toBe(0)
    expect(findRoot((x) => x - 5, 0, 5)).toBe(5)
  })

  test('gives null without a change of sign, and for a function that is not a number', () => {
    expect(findRoot((x) => x * x + 1, -5, 5)).toBeNull()
    expect(findRoot((x) => x * x + 1, -5, 5, { expand: { low: -100, high: 100 } })).toBeNull()
    expect(findRoot(() => NaN, 0, 1)).toBeNull()
  })

  test('widens the bracket on both sides up to the limits', () => {
    const expand = { low: -1000, high: 1000 }
    expect(findRoot((x) => x - 700, 0, 1, { expand })).toBeCloseTo(700, 9)
    expect(findRoot((x) => x + 700, 0, 1, { expand })).toBeCloseTo(-700, 9)
    expect(findRoot((x) => 700 - x, 0, 1, { expand })).toBeCloseTo(700, 9)
    expect(findRoot((x) => x - 700, 0, 1)).toBeNull()
    expect(findRoot((x) => x - 1001, 0, 1, { expand })).toBeNull()
    expect(findRoot((x) => x + 1001, 0, 1, { expand })).toBeNull()
  })

  test('never looks at or past a limit', () => {
    const root = findRoot((x) => (x <= -1 ? NaN : Math.log1p(x) + 20), -0.5, 1, { expand: { low: -1, high: 2 } })
    expect(root).toBeCloseTo(Math.expm1(-20), 12)
    const seen: number[] = []
    const never = (x: number): number => seen.push(x)
    expect(findRoot(never, -0.5, 1, { expand: { low: -1, high: 2 } })).toBeNull()
    expect(Math.min(...seen)).toBeGreaterThan(-1)
    expect(Math.max(...seen)).toBeLessThan(2)
    expect(Math.min(...seen)).toBeLessThan(-1 + 1e-9)
    expect(Math.max(...seen)).toBeGreaterThan(2 - 1e-9)
  })

  test('stops at the tolerance and at the number of iterations', () => {
    const rough = findRoot((x) => x ** 3 - 2, 0, 2, { tolerance: 0.1 })
    expect(Math.abs((rough ?? 0) - Math.cbrt(2))).toBeLessThan(0.1)
    expect(Math.abs((rough ?? 0) - Math.cbrt(2))).toBeGreaterThan(1e-12)
    let calls = 0
    const jump = (x: number): number => {
      calls++
      return x < Math.LN2 ? -1 : 1
    }
    findRoot(jump, 0, 1, { maxIterations: 5, tolerance: 0 })
    expect(calls).toBe(7)
  })

  test('an empty bracket is a mistake', () => {
    expect(() => findRoot((x) => x, 1, 1)).toThrow('empty bracket: 1 to 1')
    expect(() => findRoot((x) => x, NaN, 1)).toThrow(RangeError)
  })

  test('finds the root of any cubic that rises', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -50, max: 50, noNaN: true }),
        fc.double({ min: 0.01, max: 10, noNaN: true }),
        (root, slope) => {
          const found = findRoot((x) => (x - root) ** 3 + slope * (x - root), -100, 120)
          expect(found).toBeCloseTo(root, 9)
        },
      ),
      atMost(1000),
    )
  })
})

describe('bisectInteger', () => {
  test('finds the first number that holds', () => {
    fc.assert(
      fc.property(fc.integer({ min: -500, max: 500 }), (first) => {
        expect(bisectInteger((n) => n >= first, -500, 500)).toBe(first)
      }),
      atMost(1000),
    )
    expect(bisectInteger((n) => n >= 3, 3, 3)).toBe(3)
  })

  test('gives null when none holds', () => {
    expect(bisectInteger(() => false, 0, 10)).toBeNull()
    expect(bisectInteger((n) => n > 10, 0, 10)).toBeNull()
  })

  test('a range that is empty or not whole is a mistake', () => {
    expect(() => bisectInteger(() => true, 2, 1)).toThrow('range: 2 to 1')
    expect(() => bisectInteger(() => true, 0.5, 2)).toThrow(RangeError)
    expect(() => bisectInteger(() => true, 0, 2.5)).toThrow(RangeError)
  })
})
