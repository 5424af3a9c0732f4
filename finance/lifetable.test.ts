import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  annuityFactor,
  deathRate,
  decreasingInsurance,
  lifeExpectancy,
  livesAt,
  makeham,
  pureEndowment,
  survival,
  tableFromL,
  tableFromMakeham,
  tableFromQ,
  termInsurance,
} from './lifetable.ts'

fc.configureGlobal({ numRuns: 300 })

/** Four people at 60; one dies each year. */
const small = tableFromL([4, 3, 2, 1, 0], 60)
const law = { k: 1_000_266.63, s: 0.999441703848, g: 0.999733441115, c: 1.10107753603 }
const men = tableFromMakeham(law)

describe('tables', () => {
  test('from l(x), with an end added when it is missing', () => {
    expect(tableFromL([4, 3], 60)).toEqual({ firstAge: 60, alive: [4, 3, 0] })
    expect(small).toEqual({ firstAge: 60, alive: [4, 3, 2, 1, 0] })
    expect(() => tableFromL([3, 4])).toThrow('l(x) may not rise or be negative: 4')
    expect(() => tableFromL([3, -1])).toThrow(RangeError)
    expect(() => tableFromL([0])).toThrow('nobody is alive at the first age')
    expect(() => tableFromL([])).toThrow(RangeError)
    expect(tableFromL([2, 2]).alive).toEqual([2, 2, 0])
  })

  test('from q(x), where nobody outlives the last', () => {
    expect(tableFromQ([0.25, 1 / 3, 0.5, 0.9], 60).alive).toEqual([
      1,
      0.75,
      expect.closeTo(0.5, 12),
      expect.closeTo(0.25, 12),
      0,
    ])
    expect(tableFromQ([0, 1, 0]).alive).toEqual([1, 1, 0, 0])
    expect(() => tableFromQ([1.1])).toThrow('q(x): 1.1')
    expect(() => tableFromQ([-0.1])).toThrow(RangeError)
  })

  test('from the law of Makeham', () => {
    expect(makeham(law, 0)).toBeCloseTo(1_000_000, 0)
    expect(makeham({ k: 100, s: 0.9, g: 0.8, c: 2 }, 3)).toBeCloseTo(100 * 0.9 ** 3 * 0.8 ** 8, 10)
    expect(men.alive).toHaveLength(122)
    expect(men.alive.at(-1)).toBe(0)
    expect(livesAt(men, 65)).toBeCloseTo(makeham(law, 65), 6)
    expect(tableFromMakeham(law, 110, 30).firstAge).toBe(30)
    expect(tableFromMakeham(law, 110, 30).alive).toHaveLength(110 - 30 + 1 + 1)
    expect(livesAt(tableFromMakeham(law, 110, 30), 65)).toBeCloseTo(makeham(law, 65), 6)
    // q(x) = 1 − s · g^(c^x (c − 1))
    expect(deathRate(men, 40)).toBeCloseTo(1 - law.s * law.g ** (law.c ** 40 * (law.c - 1)), 10)
  })
})

describe('survival', () => {
  test('within a year deaths are spread evenly', () => {
    expect(livesAt(small, 60.5)).toBe(3.5)
    expect(livesAt(small, 64)).toBe(0)
    expect(livesAt(small, 70)).toBe(0)
    expect(survival(small, 60, 1)).toBe(0.75)
    expect(survival(small, 61, 1.5)).toBeCloseTo(1.5 / 3, 12)
    expect(survival(small, 60, 0)).toBe(1)
    expect(deathRate(small, 62)).toBe(0.5)
    expect(() => livesAt(small, 59)).toThrow('age 59 is before 60')
    expect(() => survival(small, 64, 1)).toThrow('nobody is alive at 64')
    expect(() => survival(small, 60, -1)).toThrow('years: -1')
  })

  test('chances over a stretch multiply', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 60 }),
        fc.integer({ min: 0, max: 30 }),
        fc.integer({ min: 0, max: 29 }),
        (age, a, b) => {
          expect(survival(men, age, a) * survival(men, age + a, b)).toBeCloseTo(survival(men, age, a + b), 12)
        },
      ),
    )
  })
})

describe('life expectancy', () => {
  test('is the area under l(x)', () => {
    expect(lifeExpectancy(small, 60)).toBe(2)
    expect(lifeExpectancy(small, 63)).toBe(0.5)
    expect(lifeExpectancy(small, 61)).toBe(1.5)
    expect(lifeExpectancy(small, 60.5)).toBeCloseTo(1.75, 12)
  })

  test('age plus expectancy never falls with age', () => {
    for (let age = 0; age < 119; age++) {
      expect(age + 1 + lifeExpectancy(men, age + 1)).toBeGreaterThanOrEqual(age + lifeExpectancy(men, age))
    }
  })
})

describe('annuities and insurance', () => {
  test('an annuity by hand', () => {
    expect(annuityFactor(small, 60, { rate: 0 })).toBe(1 + 0.75 + 0.5 + 0.25)
    expect(annuityFactor(small, 60, { rate: 0, due: false })).toBe(1.5)
    expect(annuityFactor(small, 60, { rate: 0.1 })).toBeCloseTo(1 + 0.75 / 1.1 + 0.5 / 1.21 + 0.25 / 1.331, 12)
    expect(annuityFactor(small, 60, { rate: 0.1, years: 2 })).toBeCloseTo(1 + 0.75 / 1.1, 12)
    expect(annuityFactor(small, 60, { rate: 0.1, deferred: 2 })).toBeCloseTo(0.5 / 1.21 + 0.25 / 1.331, 12)
    expect(annuityFactor(small, 60, { rate: 0.1, deferred: 2, years: 1 })).toBeCloseTo(0.5 / 1.21, 12)
    expect(annuityFactor(small, 60, { rate: 0, growth: 0.1 })).toBeCloseTo(
      1 + 0.75 * 1.1 + 0.5 * 1.21 + 0.25 * 1.331,
      12,
    )
    expect(annuityFactor(small, 60, { rate: 0, paymentsPerYear: 2 })).toBeCloseTo(
      (4 + 3.5 + 3 + 2.5 + 2 + 1.5 + 1 + 0.5) / 8,
      12,
    )
    expect(annuityFactor(small, 60, { rate: 0, paymentsPerYear: 2, growth: 1, years: 2 })).toBeCloseTo(
      (4 + 3.5 + 2 * (3 + 2.5)) / 8,
      12,
    )
    expect(annuityFactor(small, 60, { rate: 0, years: 0 })).toBe(0)
    expect(annuityFactor(small, 60, { rate: 0, deferred: 9 })).toBe(0)
  })

  test('an annuity in arrears is one payment less than in advance', () => {
    fc.assert(
      fc.property(fc.integer({ min: 20, max: 100 }), fc.integer({ min: 0, max: 500 }), (age, bp) => {
        const rate = bp / 10_000
        expect(annuityFactor(men, age, { rate }) - annuityFactor(men, age, { rate, due: false })).toBeCloseTo(1, 10)
      }),
    )
  })

  test('insurance by hand', () => {
    expect(termInsurance(small, 60, 0.1, 2)).toBeCloseTo(0.25 / 1.1 + 0.25 / 1.21, 12)
    expect(termInsurance(small, 60, 0, 4)).toBe(1)
    expect(termInsurance(small, 60, 0, 0)).toBe(0)
    expect(termInsurance(small, 60, 0.1, 1, 'at-death')).toBeCloseTo(0.25 / Math.sqrt(1.1), 12)
    expect(pureEndowment(small, 60, 0.1, 2)).toBeCloseTo(0.5 / 1.21, 12)
    expect(decreasingInsurance(small, 60, 0.1, [200, 100])).toBeCloseTo((200 * 0.25) / 1.1 + (100 * 0.25) / 1.21, 10)
    expect(decreasingInsurance(small, 60, 0.1, [200], 'at-death')).toBeCloseTo((200 * 0.25) / Math.sqrt(1.1), 10)
    expect(decreasingInsurance(small, 60, 0.1, [])).toBe(0)
  })

  test('A + d·ä = 1: insurance and annuity of a whole life complete each other', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 110 }), fc.integer({ min: 1, max: 600 }), (age, bp) => {
        const rate = bp / 10_000
        const whole = termInsurance(men, age, rate, 121 - age)
        expect(whole + (rate / (1 + rate)) * annuityFactor(men, age, { rate })).toBeCloseTo(1, 10)
      }),
    )
  })

  test('what cannot be insured is a mistake', () => {
    expect(() => termInsurance(small, 60, -1, 1)).toThrow('rate -1, years 1')
    expect(() => termInsurance(small, 60, 0, 1.5)).toThrow(RangeError)
    expect(() => termInsurance(small, 60, 0, -1)).toThrow(RangeError)
    expect(() => annuityFactor(small, 60, { rate: -1 })).toThrow(RangeError)
    expect(() => annuityFactor(small, 60, { rate: 0, years: -1 })).toThrow(RangeError)
    expect(() => annuityFactor(small, 60, { rate: 0, years: 1, deferred: -1 })).toThrow('rate 0, years 1, deferred -1')
    expect(() => annuityFactor(small, 60, { rate: 0, paymentsPerYear: 0 })).toThrow('paymentsPerYear: 0')
    expect(() => annuityFactor(small, 60, { rate: 0, paymentsPerYear: 1.5 })).toThrow(RangeError)
    expect(() => annuityFactor(small, 64, { rate: 0 })).toThrow(RangeError)
  })
})
