import * as excel from '@formulajs/formulajs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decliningBalance, straightLine, valueAt, valueCurve } from './depreciation.ts'
import { sum } from './money.ts'

fc.configureGlobal({ numRuns: 1000 })
const costs = fc.integer({ min: 100, max: 10_000_000 }).map((cents) => cents / 100)
const years = fc.integer({ min: 1, max: 33 })

describe('straight line', () => {
  test('the last year takes up what rounding left over', () => {
    expect(straightLine(1000, 3)).toEqual([
      { year: 1, depreciation: 333.33, value: 666.67 },
      { year: 2, depreciation: 333.33, value: 333.34 },
      { year: 3, depreciation: 333.34, value: 0 },
    ])
    expect(straightLine(30_000, 10, 7500)[0]?.depreciation).toBe(Number(excel.SLN(30_000, 7500, 10)))
  })

  test('all years add up to cost minus residual value', () => {
    fc.assert(
      fc.property(costs, years, fc.integer({ min: 0, max: 100 }), (cost, n, share) => {
        const residual = Math.floor(cost * share) / 100
        const rows = straightLine(cost, n, residual)
        expect(rows).toHaveLength(n)
        expect(sum(rows.map((row) => row.depreciation))).toBe(sum([cost, -residual]))
        expect(rows.at(-1)?.value).toBe(residual)
      }),
    )
  })

  test('what is not a plan is a mistake', () => {
    expect(() => straightLine(1000, 0)).toThrow('years: 0')
    expect(() => straightLine(1000, 1.5)).toThrow(RangeError)
    expect(() => straightLine(1000, 3, 1001)).toThrow('from 1000 to 1001')
    expect(() => straightLine(-1, 3)).toThrow(RangeError)
    expect(() => straightLine(1000, 3, -1)).toThrow(RangeError)
    expect(straightLine(1000, 1, 1000)).toEqual([{ year: 1, depreciation: 0, value: 1000 }])
  })
})

describe('declining balance', () => {
  test('takes a fixed fraction of what is left, never below the residual value', () => {
    expect(decliningBalance({ cost: 1000, years: 3, rate: 0.4 }).map((row) => row.value)).toEqual([600, 360, 216])
    expect(decliningBalance({ cost: 1000, years: 3, rate: 0.4, residual: 300 }).map((row) => row.value)).toEqual([
      600, 360, 300,
    ])
  })

  test('equals the DDB of Excel before rounding', () => {
    const rows = decliningBalance({ cost: 2400, years: 10, rate: 0.2, residual: 300 })
    for (const { year, depreciation } of rows) {
      expect(Math.abs(depreciation - Number(excel.DDB(2400, 300, 10, year)))).toBeLessThan(0.011)
    }
    expect(rows[0]?.depreciation).toBe(480)
    expect(rows[9]?.depreciation).toBe(22.12)
  })

  test('with a switch to straight line everything is written off', () => {
    const rows = decliningBalance({ cost: 1000, years: 5, rate: 0.4, switchToStraightLine: true })
    expect(rows.map((row) => row.depreciation)).toEqual([400, 240, 144, 108, 108])
    fc.assert(
      fc.property(costs, years, fc.integer({ min: 0, max: 100 }), (cost, n, percent) => {
        const plan = decliningBalance({ cost, years: n, rate: percent / 100, switchToStraightLine: true })
        expect(plan.at(-1)?.value).toBe(0)
        expect(sum(plan.map((row) => row.depreciation))).toBe(cost)
        for (const row of plan) expect(row.depreciation).toBeGreaterThanOrEqual(0)
      }),
    )
    const withResidual = decliningBalance({ cost: 1000, years: 4, rate: 0, residual: 200, switchToStraightLine: true })
    expect(withResidual.map((row) => row.depreciation)).toEqual([200, 200, 200, 200])
  })

  test('a rate below 0 or above 1 is a mistake', () => {
    expect(() => decliningBalance({ cost: 1, years: 1, rate: 1.01 })).toThrow('rate: 1.01')
    expect(() => decliningBalance({ cost: 1, years: 1, rate: -0.01 })).toThrow(RangeError)
    expect(() => decliningBalance({ cost: 1, years: 0, rate: 0.1 })).toThrow(RangeError)
    expect(decliningBalance({ cost: 1, years: 1, rate: 1 })[0]?.value).toBe(0)
  })
})

describe('value of a car', () => {
  test('each year takes its own fraction', () => {
    expect(valueCurve(30_000, [0.25, 0.2, 0.1])).toEqual([30_000, 22_500, 18_000, 16_200])
    expect(valueCurve(30_000, [])).toEqual([30_000])
    expect(valueCurve(30_000, [0, 1])).toEqual([30_000, 30_000, 0])
    expect(() => valueCurve(1, [1.1])).toThrow('loss: 1.1')
    expect(() => valueCurve(1, [-0.1])).toThrow(RangeError)
  })

  test('at any age it lies on the curve, after the last year it falls at the last rate', () => {
    const losses = [0.25, 0.2, 0.1]
    expect([0, 1, 2, 3].map((age) => valueAt(30_000, losses, age))).toEqual(valueCurve(30_000, losses))
    expect(valueAt(30_000, losses, 1.5)).toBe(20_124.61)
    expect(valueAt(30_000, losses, 4)).toBe(14_580)
    expect(valueAt(30_000, losses, 4.5)).toBe(13_831.8)
    expect(() => valueAt(30_000, losses, -1)).toThrow('age: -1')
    expect(() => valueAt(30_000, [], 1)).toThrow(RangeError)
  })
})
