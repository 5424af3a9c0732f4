import * as excel from '@formulajs/formulajs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawing } from '../scripts/property-runs.ts'
import { finalOf, growthSchedule, solveGrowth } from './growth.ts'
import type { Rhythm } from './growth.ts'
import { roundUpTo } from './money.ts'

fc.configureGlobal({ numRuns: 300 })
const rhythms = fc.constantFrom<Rhythm[]>('weekly', 'monthly', 'quarterly', 'yearly')

describe('any unknown', () => {
  const plans = fc.record({
    start: fc.integer({ min: 100, max: 50_000 }),
    deposit: fc.integer({ min: 1, max: 1000 }),
    rate: fc.integer({ min: 10, max: 1200 }).map((bp) => bp / 10_000),
    years: fc.integer({ min: 1, max: 40 }),
    rhythm: rhythms,
    compounding: fc.constantFrom<(number | 'continuous')[]>(1, 4, 12, 'continuous'),
    due: fc.boolean(),
    depositGrowth: fc.constantFrom(0, 0.02),
  })

  test('the end of a plan, counted by year, is the end of its schedule, with and without withholding', () => {
    const more = fc.record({
      years: fc.integer({ min: 0, max: 480 }).map((months) => months / 12),
      rate: fc.integer({ min: -200, max: 3000 }).map((bp) => bp / 10_000),
      taxRate: fc.constantFrom(0, 0.15, 0.3),
    })
    fc.assert(
      fc.property(plans, more, (plan, { years, rate, taxRate }) => {
        const taxed = taxRate === 0 ? {} : { withholding: { rate: taxRate, exempt: 1000 } }
        const whole = { ...plan, years, rate, ...taxed }
        const { final } = growthSchedule(whole)
        expect(Math.abs(finalOf(whole) - final)).toBeLessThan(1e-9 * Math.max(1, final))
      }),
    )
  })

  test('each unknown found gives back the plan', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const final = solveGrowth({ ...plan, unknown: 'final' }) ?? NaN
        expect(final).toBe(growthSchedule(plan).final)
        expect(solveGrowth({ ...plan, final, unknown: 'start' })).toBeCloseTo(plan.start, 5)
        expect(solveGrowth({ ...plan, final, unknown: 'deposit' })).toBeCloseTo(plan.deposit, 6)
        expect(solveGrowth({ ...plan, final, unknown: 'rate' })).toBeCloseTo(plan.rate, 9)
        expect(solveGrowth({ ...plan, final: final - 1e-6, unknown: 'time' })).toBeCloseTo(plan.years, 9)
      }),
      drawing(100),
    )
  })

  test('the deposit found, rounded up to the cent, reaches the target; one cent less does not', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1000, max: 500_000 }),
        fc.integer({ min: 0, max: 1000 }),
        fc.integer({ min: 1, max: 360 }),
        (target, bp, periods) => {
          const plan = { start: 0, rate: bp / 10_000, years: periods / 12 }
          const deposit = roundUpTo(solveGrowth({ ...plan, final: target, unknown: 'deposit' }) ?? NaN, 0.01)
          const reached = growthSchedule({ ...plan, deposit }).final
          const perCent = growthSchedule({ ...plan, deposit: 0.01 }).final
          expect(reached).toBeGreaterThanOrEqual(target - 1e-6)
          expect(reached).toBeLessThan(target + perCent + 1e-6)
          expect(growthSchedule({ ...plan, deposit: deposit - 0.01 }).final).toBeLessThan(target)
        },
      ),
    )
  })

  test('a higher rate, a longer term or a larger start never asks a higher deposit', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 10_000, max: 100_000 }),
        fc.integer({ min: 0, max: 9000 }),
        fc.integer({ min: 0, max: 1000 }),
        fc.integer({ min: 1, max: 40 }),
        (final, start, bp, n) => {
          const ask = (more: { start?: number; rate?: number; years?: number }) =>
            solveGrowth({ unknown: 'deposit', start, rate: bp / 10_000, years: n, final, ...more }) ?? NaN
          const base = ask({})
          expect(ask({ rate: bp / 10_000 + 0.001 })).toBeLessThanOrEqual(base)
          expect(ask({ years: n + 1 })).toBeLessThanOrEqual(base)
          expect(ask({ start: start + 100 })).toBeLessThan(base)
        },
      ),
    )
    expect(solveGrowth({ unknown: 'deposit', start: 1000, final: 1000, rate: 0, years: 3 })).toBe(0)
    expect(solveGrowth({ unknown: 'deposit', start: 2000, final: 1000, rate: 0, years: 3 })).toBeLessThan(0)
  })

  test('RATE of numpy-financial', () => {
    expect(solveGrowth({ unknown: 'rate', start: 3500, deposit: 0, years: 10, final: 10_000 })).toBeCloseTo(
      0.1106908537,
      9,
    )
  })

  test('a rate may be negative, very high, or not exist', () => {
    expect(solveGrowth({ unknown: 'rate', start: 1000, deposit: 0, years: 1, final: 400 })).toBeCloseTo(-0.6, 9)
    expect(solveGrowth({ unknown: 'rate', start: 1000, deposit: 0, years: 1, final: 5000 })).toBeCloseTo(4, 9)
    expect(solveGrowth({ unknown: 'rate', start: 1000, deposit: 0, years: 1, final: -1 })).toBeNull()
    for (const compounding of [1, 12, 365, 'continuous'] as const) {
      expect(solveGrowth({ unknown: 'rate', start: 1000, deposit: 0, years: 1, final: -1, compounding })).toBeNull()
    }
    expect(solveGrowth({ unknown: 'rate', start: 0, deposit: 0, years: 1, final: 100 })).toBeNull()
    expect(
      solveGrowth({ unknown: 'rate', start: 1000, deposit: 0, years: 1, final: 800, compounding: 'continuous' }),
    ).toBeCloseTo(Math.log(0.8), 9)
  })

  test('time without deposits is exact: doubling at 4 % takes 17,67 years', () => {
    const ask = { unknown: 'time' as const, start: 1000, deposit: 0, rate: 0.04, final: 2000 }
    expect(solveGrowth(ask)).toBeCloseTo(Math.log(2) / Math.log(1.04), 12)
    expect(solveGrowth({ ...ask, compounding: 'continuous' })).toBeCloseTo(Math.log(2) / 0.04, 10)
    expect(solveGrowth({ ...ask, rate: 0 })).toBeNull()
    expect(solveGrowth({ ...ask, final: 500 })).toBeNull()
    expect(solveGrowth({ ...ask, final: 500, rate: -0.04 })).toBeCloseTo(Math.log(0.5) / Math.log(0.96), 12)
    expect(solveGrowth({ ...ask, start: 0 })).toBeNull()
    expect(solveGrowth({ ...ask, final: 1000 })).toBe(0)
    expect(solveGrowth({ ...ask, rate: 0.0001 })).toBeNull()
  })

  test('time with deposits is the first whole period that reaches the goal', () => {
    const ask = { unknown: 'time' as const, start: 0, deposit: 100, rate: 0, final: 1000 }
    expect(solveGrowth(ask)).toBeCloseTo(10 / 12, 12)
    expect(solveGrowth({ ...ask, final: 1001 })).toBeCloseTo(11 / 12, 12)
    expect(solveGrowth({ ...ask, start: 1000 })).toBe(0)
    expect(solveGrowth({ ...ask, rhythm: 'yearly' })).toBe(10)
    expect(solveGrowth({ ...ask, rhythm: 'weekly' })).toBeCloseTo(10 / 52, 12)
    expect(solveGrowth({ ...ask, rhythm: 'yearly', depositGrowth: 1 })).toBe(4)
    expect(solveGrowth({ ...ask, rhythm: 'yearly', rate: 0.1, final: 200 })).toBe(2)
    expect(solveGrowth({ ...ask, rhythm: 'yearly', rate: 0.1, final: 230.9 })).toBe(3)
    expect(solveGrowth({ ...ask, rhythm: 'yearly', rate: 0.1, final: 230.9, due: true })).toBe(2)
  })

  test('the rounding of thousands of weeks does not cost a week more', () => {
    const plan = { start: 23_386, deposit: 711, rate: 0.0714, years: 38, rhythm: 'weekly', compounding: 4 } as const
    const { final } = growthSchedule(plan)
    expect(solveGrowth({ ...plan, final, unknown: 'time' })).toBe(38)
    expect(solveGrowth({ ...plan, final: final + 0.01, unknown: 'time' })).toBeCloseTo(38 + 1 / 52, 9)
    const withdrawals = { ...plan, start: 5_000_000, deposit: -9000, years: 10 }
    const left = growthSchedule(withdrawals).final
    expect(solveGrowth({ ...withdrawals, final: left, unknown: 'time' })).toBe(10)
    expect(solveGrowth({ ...withdrawals, final: left - 0.01, unknown: 'time' })).toBeCloseTo(10 + 1 / 52, 9)
  })

  test('NPER of Excel is 59,67 months, so the goal is reached in month 60', () => {
    const ask = { unknown: 'time' as const, start: 1000, deposit: 100, rate: 0.12, compounding: 12, due: true }
    expect(Number(excel.NPER(0.01, -100, -1000, 10_000, 1))).toBeCloseTo(59.6739, 4)
    expect(solveGrowth({ ...ask, final: 10_000 })).toBe(5)
  })

  test('with withdrawals it is the moment the money is down to the goal', () => {
    const ask = { unknown: 'time' as const, start: 1200, deposit: -100, rate: 0, final: 0 }
    expect(solveGrowth(ask)).toBe(1)
    expect(solveGrowth({ ...ask, final: 650 })).toBeCloseTo(0.5, 12)
    expect(solveGrowth({ ...ask, rate: 3 })).toBeNull()
    expect(solveGrowth({ ...ask, final: 1300 })).toBeNull()
  })

  test('a deposit without any period to pay it in does not exist', () => {
    expect(solveGrowth({ unknown: 'deposit', start: 0, rate: 0.01, years: 0, final: 100 })).toBeNull()
    expect(solveGrowth({ unknown: 'start', deposit: 0, rate: 0.05, years: 2, final: 1102.5 })).toBeCloseTo(1000, 9)
  })
})

describe('a tax above an exempt part of the interest of each year', () => {
  const withholding = { rate: 0.15, exempt: 1_020 }

  test('leaves each missing figure to be found', () => {
    const plan = { start: 90_000, deposit: 250, rate: 0.03, years: 7, withholding }
    const { final } = growthSchedule(plan)
    expect(solveGrowth({ ...plan, unknown: 'final' })).toBe(final)
    expect(solveGrowth({ ...plan, unknown: 'start', final })).toBeCloseTo(90_000, 4)
    expect(solveGrowth({ ...plan, unknown: 'deposit', final })).toBeCloseTo(250, 6)
    expect(solveGrowth({ ...plan, unknown: 'rate', final })).toBeCloseTo(0.03, 8)
    expect(solveGrowth({ ...plan, unknown: 'time', final })).toBeCloseTo(7, 8)
    const alone = { ...plan, deposit: 0 }
    expect(solveGrowth({ ...alone, unknown: 'time', final: growthSchedule(alone).final })).toBeCloseTo(7, 6)
    const part = growthSchedule({ ...alone, years: 7.3 }).final
    expect(solveGrowth({ ...alone, unknown: 'time', final: part })).toBeCloseTo(7.3, 6)
    expect(solveGrowth({ ...alone, unknown: 'time', final: 90_000 })).toBe(0)
    expect(solveGrowth({ ...alone, unknown: 'time', final: 80_000 })).toBeNull()
    expect(solveGrowth({ ...plan, rate: 0, deposit: 0.01, unknown: 'time', final: 1e9 })).toBeNull()
  })

  test('time goes down to a goal as well as up, and not away from it', () => {
    const ask = { unknown: 'time' as const, start: 1200, deposit: -100, rate: 0, final: 0, withholding }
    expect(solveGrowth(ask)).toBe(1)
    expect(solveGrowth({ ...ask, final: 650 })).toBeCloseTo(0.5, 12)
    expect(solveGrowth({ ...ask, final: 1300 })).toBeNull()
    expect(solveGrowth({ ...ask, final: 1200 })).toBe(0)
    expect(solveGrowth({ ...ask, deposit: 100 })).toBeNull()
    expect(solveGrowth({ ...ask, deposit: 100, final: 1250, rhythm: 'yearly' })).toBe(1)
    expect(solveGrowth({ ...ask, deposit: 100, final: 1301, rhythm: 'yearly' })).toBe(2)
  })

  test('a goal below nothing is found for each figure as well', () => {
    const plan = { start: -500, deposit: -10, rate: 0.02, years: 3, withholding }
    const { final } = growthSchedule(plan)
    expect(solveGrowth({ ...plan, unknown: 'start', final })).toBeCloseTo(-500, 4)
    expect(solveGrowth({ ...plan, unknown: 'deposit', final })).toBeCloseTo(-10, 4)
  })
})
