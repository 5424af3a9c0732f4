import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawing } from '../scripts/property-runs.ts'
import { bisectInteger, crossInteger, findRoot } from './solve.ts'
import type { RootOptions } from './solve.ts'

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

  const pointsOf = (f: (x: number) => number, low: number, high: number, options?: RootOptions): number[] => {
    const points: number[] = []
    const seen = (x: number): number => {
      points.push(x)
      return f(x)
    }
    findRoot(seen, low, high, options)
    return points
  }

  test('needs few evaluations for a smooth function', () => {
    expect(findRoot((x) => Math.exp(x) - 2, -1, 3)).toBeCloseTo(Math.LN2, 13)
    expect(pointsOf((x) => Math.exp(x) - 2, -1, 3).length).toBeLessThan(13)
    expect(pointsOf((x) => x ** 3 - 2, 0, 2).length).toBeLessThan(13)
    expect(pointsOf((x) => 2 - x ** 3, 0, 2).length).toBeLessThan(13)
  })

  // x = (y + c)² is a quadratic in y: three points give its root.
  test.each([
    ['left of the middle', (x: number) => Math.sqrt(x) - 1.2, 1.44],
    ['right of the middle', (x: number) => Math.sqrt(x) - 1.9, 3.61],
    ['left, falling', (x: number) => 1.2 - Math.sqrt(x), 1.44],
    ['right, falling', (x: number) => 7 * (1.9 - Math.sqrt(x)), 3.61],
  ])('one step is enough when the inverse is quadratic: %s', (_, f, root) => {
    const points = pointsOf(f, 1, 4)
    expect(points.slice(0, 3)).toEqual([1, 4, 2.5])
    expect(points[3]).toBeCloseTo(root, 12)
    expect(points.length).toBeLessThanOrEqual(6)
  })

  test('halves where three points promise nothing', () => {
    // At 50 the value is nearly that of one end: a curve through the three points says little.
    expect(pointsOf((x) => Math.exp(x) - 1e6, 0, 100).slice(0, 5)).toEqual([0, 100, 50, 25, 12.5])
    expect(pointsOf((x) => 1 - Math.exp(20 - x), 0, 100).slice(0, 4)).toEqual([0, 100, 50, 25])
  })

  test('halves until the bracket is as narrow as asked, or as numbers of that size can be', () => {
    const jump = (at: number) => (x: number) => (x < at ? -1 : 1)
    expect(pointsOf(jump(0.7), 0, 1, { tolerance: 2 ** -10 })).toHaveLength(2 + 10)
    const narrowest = 4 * Number.EPSILON * 1e6
    expect(pointsOf(jump(1e6), 0, 3e6, { tolerance: 1e-30 })).toHaveLength(2 + Math.ceil(Math.log2(3e6 / narrowest)))
  })

  test('gives the end of the bracket when that is the root', () => {
    expect(findRoot((x) => x, 0, 5)).toBe(0)
    expect(findRoot((x) => x - 5, 0, 5)).toBe(5)
  })

  test('gives null without a change of sign, and for a function that is not a number', () => {
    expect(findRoot((x) => x * x + 1, -5, 5)).toBeNull()
    expect(findRoot((x) => x * x + 1, -5, 5, { expand: { low: -100, high: 100 } })).toBeNull()
    expect(findRoot(() => NaN, 0, 1)).toBeNull()
    // Two ends and sixty times two wider ones.
    expect(pointsOf(() => 1, 0, 1, { expand: { low: -100, high: 100 } })).toHaveLength(2 + 60 * 2)
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

  test('of the last bracket gives the end with the smallest value', () => {
    const f = (x: number): number => (x < 0.7 ? -3 : 1)
    const found = findRoot(f, 0, 1, { tolerance: 0.01 }) ?? NaN
    expect(f(found)).toBe(1)
    expect(found - 0.7).toBeLessThanOrEqual(0.01)
    expect(f(findRoot((x) => -3 * f(1.4 - x), 0.4, 1.4, { tolerance: 0.01 }) ?? NaN)).toBe(-3)
  })

  test('stops widening as soon as the sign changes, and at a root on the edge', () => {
    const expand = { low: -1000, high: 1000 }
    // 0 to 1, then one width to both sides, −1 to 2, then three: −4 to 5.
    expect(pointsOf((x) => x - 4.5, 0, 1, { expand }).slice(0, 7)).toEqual([0, 1, -1, 2, -4, 5, 0.5])
    expect(findRoot((x) => x - 2, 0, 1, { expand })).toBe(2)
    expect(findRoot((x) => (x + 1) * (x - 1.5), 0, 1, { expand })).toBe(-1)
    expect(findRoot((x) => x * (x - 3), 0, 1, { expand })).toBe(0)
    expect(findRoot((x) => (x - 1) * (x + 3), 0, 1, { expand })).toBe(1)
    expect(pointsOf((x) => (1 - x) * (x + 3), 0, 1, { expand })).toEqual([0, 1])
    expect(pointsOf((x) => x - 0.5, 0, 1)).toEqual([0, 1, 0.5])
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
      drawing(1000),
    )
  })
})

describe('bisectInteger', () => {
  test('finds the first number that holds', () => {
    fc.assert(
      fc.property(fc.integer({ min: -500, max: 500 }), (first) => {
        expect(bisectInteger((n) => n >= first, -500, 500)).toBe(first)
      }),
      drawing(1000),
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

describe('crossInteger', () => {
  const piece = fc.record({ length: fc.integer({ min: 1, max: 400 }), slope: fc.integer({ min: 0, max: 30 }) })

  test('finds the first number at which a function of straight pieces and jumps is not negative', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -4000, max: 100 }),
        fc.array(piece, { minLength: 1, maxLength: 6 }),
        fc.integer({ min: 0, max: 2000 }),
        (start, pieces, jump) => {
          const f = (n: number) => {
            let value = start
            let left = n
            for (const { length, slope } of pieces) {
              value += Math.min(left, length) * slope
              left -= Math.min(left, length)
              if (left > 0) value += jump
            }
            return value
          }
          expect(crossInteger(f, 0, 1000)).toBe(bisectInteger((n) => f(n) >= 0, 0, 1000))
        },
      ),
      drawing(1000),
    )
  })

  test('asks a straight line a handful of times, whatever the range', () => {
    let asked = 0
    const line = (n: number) => {
      asked += 1
      return 3 * n - 123_456_789
    }
    expect(crossInteger(line, 0, 1_000_000_000)).toBe(41_152_263)
    expect(asked).toBeLessThanOrEqual(6)
  })

  test('gives null when it stays negative, and the first number when it never is', () => {
    expect(crossInteger((n) => n - 11, 0, 10)).toBeNull()
    expect(crossInteger((n) => n, 0, 10)).toBe(0)
    expect(crossInteger((n) => n - 3, 3, 3)).toBe(3)
  })

  test('a range that is empty or not whole is a mistake', () => {
    expect(() => crossInteger((n) => n, 2, 1)).toThrow('range: 2 to 1')
    expect(() => crossInteger((n) => n, 0.5, 2)).toThrow(RangeError)
    expect(() => crossInteger((n) => n, 0, 2.5)).toThrow(RangeError)
  })
})
