import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { baseForNet, invertProgressive, marginalRate, progressive, progressiveTax } from './brackets.ts'
import type { Bracket } from './brackets.ts'

fc.configureGlobal({ numRuns: 1000 })

const scale: Bracket[] = [
  { upTo: 10_000, rate: 0.1 },
  { upTo: 30_000, rate: 0.25 },
  { upTo: null, rate: 0.5 },
]

/** Rising scales with two to six brackets. */
const scales = fc
  .tuple(
    fc.uniqueArray(fc.integer({ min: 1, max: 100_000 }), { minLength: 1, maxLength: 5 }),
    fc.array(fc.integer({ min: 0, max: 90 }), { minLength: 6, maxLength: 6 }),
  )
  .map(([limits, rates]): Bracket[] => {
    const rising = rates.toSorted((a, b) => a - b)
    const closed = limits.toSorted((a, b) => a - b).map((upTo, k): Bracket => ({ upTo, rate: (rising[k] ?? 0) / 100 }))
    return closed.concat({ upTo: null, rate: (rising[limits.length] ?? 0) / 100 })
  })
const bases = fc.integer({ min: 0, max: 20_000_000 }).map((cents) => cents / 100)

describe('progressive', () => {
  test('its tax alone is the same, and refuses what is no scale', () => {
    fc.assert(
      fc.property(scales, bases, (brackets, base) => {
        expect(progressiveTax(base, brackets)).toBe(progressive(base, brackets).tax)
        expect(marginalRate(base, brackets)).toBe(progressive(base, brackets).marginal)
      }),
    )
    expect(progressiveTax(-5, scale)).toBe(0)
    expect(() => progressiveTax(Number.NaN, scale)).toThrow(RangeError)
    expect(() => progressiveTax(1, [{ upTo: 10, rate: 0.1 }])).toThrow(RangeError)
  })

  test('gives a line for each bracket that the base reaches', () => {
    expect(progressive(40_000, scale)).toEqual({
      tax: 11_000,
      lines: [
        { from: 0, to: 10_000, rate: 0.1, part: 10_000, tax: 1000 },
        { from: 10_000, to: 30_000, rate: 0.25, part: 20_000, tax: 5000 },
        { from: 30_000, to: null, rate: 0.5, part: 10_000, tax: 5000 },
      ],
      marginal: 0.5,
      average: 0.275,
    })
    expect(progressive(10_000, scale).lines).toHaveLength(1)
    expect(progressive(10_000, scale).marginal).toBe(0.25)
    expect(progressive(9999.99, scale).marginal).toBe(0.1)
  })

  test('nothing is due on zero or less', () => {
    expect(progressive(0, scale)).toEqual({ tax: 0, lines: [], marginal: 0.1, average: 0 })
    expect(progressive(-5, scale)).toEqual({ tax: 0, lines: [], marginal: 0.1, average: 0 })
  })

  test('tax is continuous and convex; average ≤ marginal ≤ top rate', () => {
    fc.assert(
      fc.property(scales, bases, bases, (brackets, a, b) => {
        const [low, middle, high] = [Math.min(a, b), (a + b) / 2, Math.max(a, b)].map((x) => progressive(x, brackets))
        if (!low || !middle || !high) throw new Error('unreachable')
        expect(middle.tax).toBeLessThanOrEqual((low.tax + high.tax) / 2 + 1e-6)
        expect(high.tax - low.tax).toBeLessThanOrEqual(Math.abs(a - b) * high.marginal + 1e-6)
        expect(high.average).toBeLessThanOrEqual(high.marginal + 1e-12)
        expect(high.marginal).toBeLessThanOrEqual(brackets.at(-1)?.rate ?? 0)
      }),
    )
  })

  test('splitting a bracket at any border changes nothing', () => {
    fc.assert(
      fc.property(bases, fc.integer({ min: 1, max: 9999 }), (base, border) => {
        const split = [{ upTo: border, rate: 0.1 }, ...scale]
        expect(progressive(base, split).tax).toBeCloseTo(progressive(base, scale).tax, 8)
        expect(progressive(base, split).marginal).toBe(progressive(base, scale).marginal)
      }),
    )
  })

  test('the parts of the lines add up to the base', () => {
    fc.assert(
      fc.property(scales, bases, (brackets, base) => {
        const { lines } = progressive(base, brackets)
        expect(lines.reduce((a, line) => a + line.part, 0)).toBeCloseTo(base, 8)
      }),
    )
  })

  test('brackets that do not rise, are closed at the end or empty are mistakes', () => {
    expect(() => progressive(1, [])).toThrow('the last bracket must be open')
    expect(() => progressive(1, [{ upTo: 5, rate: 0.1 }])).toThrow(RangeError)
    expect(() =>
      progressive(1, [
        { upTo: 5, rate: 0.1 },
        { upTo: 5, rate: 0.2 },
        { upTo: null, rate: 0.3 },
      ]),
    ).toThrow('bracket from 5 to 5 at 0.2')
    expect(() =>
      progressive(1, [
        { upTo: null, rate: 0.1 },
        { upTo: null, rate: 0.2 },
      ]),
    ).toThrow(RangeError)
    expect(() => progressive(1, [{ upTo: null, rate: NaN }])).toThrow(RangeError)
    expect(() => progressive(NaN, scale)).toThrow('base: NaN')
  })
})

describe('the other way', () => {
  test('the rate on the next euro', () => {
    expect([0, 9999, 10_000, 29_999, 30_000, 1e9].map((x) => marginalRate(x, scale))).toEqual([
      0.1, 0.1, 0.25, 0.25, 0.5, 0.5,
    ])
  })

  test('base from tax and base from net come back where they began', () => {
    fc.assert(
      fc.property(bases, (base) => {
        const { tax } = progressive(base, scale)
        expect(invertProgressive(tax, scale)).toBeCloseTo(base, 6)
        expect(baseForNet(base - tax, scale)).toBeCloseTo(base, 6)
      }),
    )
    expect(invertProgressive(1000, scale)).toBe(10_000)
    expect(invertProgressive(6000, scale)).toBe(30_000)
    expect(invertProgressive(11_000, scale)).toBe(40_000)
    expect(baseForNet(29_000, scale)).toBe(40_000)
  })

  test('in a bracket without tax the smallest base is meant', () => {
    const free: Bracket[] = [
      { upTo: 1000, rate: 0 },
      { upTo: 2000, rate: 0.5 },
      { upTo: null, rate: 0 },
    ]
    expect(invertProgressive(0, free)).toBe(0)
    expect(invertProgressive(1, free)).toBe(1002)
    expect(invertProgressive(500, free)).toBe(2000)
    expect(invertProgressive(501, free)).toBeNull()
  })

  test('no base has a negative or missing tax, none leaves more than a full tax allows', () => {
    expect(invertProgressive(-1, scale)).toBeNull()
    expect(invertProgressive(NaN, scale)).toBeNull()
    expect(
      baseForNet(101, [
        { upTo: 100, rate: 0 },
        { upTo: null, rate: 1 },
      ]),
    ).toBeNull()
    expect(
      baseForNet(100, [
        { upTo: 100, rate: 0 },
        { upTo: null, rate: 1 },
      ]),
    ).toBe(100)
    expect(() =>
      baseForNet(200, [
        { upTo: 100, rate: 0 },
        { upTo: null, rate: 1.1 },
      ]),
    ).toThrow('cannot invert a rate of 1.1')
  })
})
