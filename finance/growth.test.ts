import * as excel from '@formulajs/formulajs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { atMost } from '../scripts/property-runs.ts'
import { effectiveRate, futureValue, growthSchedule, perYear, solveGrowth } from './growth.ts'
import type { GrowthPlan, Rhythm } from './growth.ts'
import { roundUpTo } from './money.ts'
import { effective, monthlyActuarial, perPeriod, periodic } from './rate.ts'

fc.configureGlobal({ numRuns: 300 })
const rhythms = fc.constantFrom<Rhythm[]>('weekly', 'monthly', 'quarterly', 'yearly')
const rates = fc.integer({ min: -200, max: 1500 }).map((bp) => bp / 10_000)
const euros = fc.integer({ min: 0, max: 10_000_000 }).map((cents) => cents / 100)
const near = (x: number): unknown => expect.closeTo(x, 8)
const years = fc.integer({ min: 1, max: 50 })

describe('future value', () => {
  test('the FV of Excel and numpy-financial', () => {
    expect(
      futureValue({ start: 500, deposit: 200, periodicRate: perPeriod(0.005), periods: 10, due: true }),
    ).toBeCloseTo(2581.4034, 4)
    expect(futureValue({ deposit: 1000, periodicRate: perPeriod(0.01), periods: 12 })).toBeCloseTo(12_682.503, 3)
    expect(futureValue({ deposit: 2000, periodicRate: perPeriod(0.11 / 12), periods: 35, due: true })).toBeCloseTo(
      82_846.2464,
      4,
    )
    expect(futureValue({ start: 100, deposit: 100, periodicRate: perPeriod(0.05 / 12), periods: 120 })).toBeCloseTo(
      15_692.9289,
      4,
    )
    expect(futureValue({ start: 100, periodicRate: perPeriod(0), periods: 7 })).toBe(100)
    expect(futureValue({ start: 100, deposit: 10, periodicRate: perPeriod(0), periods: 7, due: true })).toBe(170)
  })

  test('equals the independent FV for any plan', () => {
    fc.assert(
      fc.property(
        euros,
        euros,
        rates,
        fc.integer({ min: 1, max: 720 }),
        fc.boolean(),
        (start, deposit, rate, periods, due) => {
          const i = monthlyActuarial(effective(rate))
          const oracle = Number(excel.FV(i, periods, -deposit, -start, due ? 1 : 0))
          expect(Math.abs(futureValue({ start, deposit, periodicRate: i, periods, due }) - oracle)).toBeLessThan(
            1e-6 * (1 + Math.abs(oracle)),
          )
        },
      ),
    )
  })

  test('M-25 a + b years is b years on the result of a years', () => {
    fc.assert(
      fc.property(euros, euros, rates, years, years, (start, deposit, rate, a, b) => {
        const plan = { deposit, periodicRate: periodic(effective(rate), 1) }
        const first = futureValue({ ...plan, start, periods: a })
        const direct = futureValue({ ...plan, start, periods: a + b })
        expect(Math.abs(futureValue({ ...plan, start: first, periods: b }) - direct)).toBeLessThan(1e-9 * (1 + direct))
      }),
    )
  })
})

describe('effective rate', () => {
  test('of a nominal rate at each frequency', () => {
    expect(effectiveRate(0.04)).toBeCloseTo(0.04, 15)
    expect(effectiveRate(0.04, 12)).toBeCloseTo(0.0407415429, 10)
    expect(effectiveRate(0.04, 'continuous')).toBeCloseTo(Math.exp(0.04) - 1, 15)
  })
})

describe('schedule', () => {
  test('a start capital alone: interest on the start, and the rest is interest on interest', () => {
    const growth = growthSchedule({ start: 10_000, deposit: 0, rate: 0.05, years: 3 })
    expect(growth.rows.map((row) => row.year)).toEqual([1, 2, 3])
    expect(growth.rows.map((row) => row.balance)).toEqual([10_500, 11_025, 11_576.25].map(near))
    expect(growth.rows.map((row) => row.simpleInterest)).toEqual([500, 1000, 1500].map(near))
    expect(growth.rows.map((row) => row.compoundInterest)).toEqual([0, 25, 76.25].map(near))
    expect(growth.rows.map((row) => row.interest)).toEqual([500, 1025, 1576.25].map(near))
    expect(growth.rows.map((row) => row.deposits)).toEqual([0, 0, 0])
    expect(growth).toMatchObject({ start: 10_000, deposits: 0 })
    expect(growth.final).toBeCloseTo(11_576.25, 8)
    expect(growth.interest).toBeCloseTo(1576.25, 8)
    expect(growth.simpleInterest).toBeCloseTo(1500, 8)
    expect(growth.compoundInterest).toBeCloseTo(76.25, 8)
  })

  test('every rhythm equals the closed formula, at the beginning and at the end of the period', () => {
    fc.assert(
      fc.property(euros, euros, rates, years, rhythms, fc.boolean(), (start, deposit, rate, n, rhythm, due) => {
        const m = perYear[rhythm]
        const formula = futureValue({ start, deposit, periodicRate: periodic(effective(rate), m), periods: n * m, due })
        const growth = growthSchedule({ start, deposit, rate, years: n, rhythm, due })
        expect(Math.abs(growth.final - formula)).toBeLessThan(1e-8 * (1 + formula))
        expect(Math.abs(growth.deposits - deposit * n * m)).toBeLessThan(1e-9 * (1 + growth.deposits))
        expect(growth.rows).toHaveLength(n)
      }),
    )
  })

  test('start, deposits, simple interest and interest on interest add up to the balance; none is negative', () => {
    fc.assert(
      fc.property(
        fc.record<GrowthPlan>({
          start: euros,
          deposit: euros,
          rate: fc.integer({ min: 0, max: 1500 }).map((bp) => bp / 10_000),
          years: fc.integer({ min: 1, max: 120 }).map((months) => months / 12),
          rhythm: rhythms,
          compounding: fc.constantFrom<(number | 'continuous')[]>(1, 4, 12, 365, 'continuous'),
          due: fc.boolean(),
          depositGrowth: fc.constantFrom(0, 0.02),
          within: fc.constantFrom('compound', 'simple'),
        }),
        (plan) => {
          const { rows, start } = growthSchedule(plan)
          for (const row of rows) {
            expect(
              Math.abs(start + row.deposits + row.simpleInterest + row.compoundInterest - row.balance),
            ).toBeLessThan(1e-9 * (1 + row.balance))
            expect(row.interest).toBeCloseTo(row.simpleInterest + row.compoundInterest, 6)
            expect(row.simpleInterest).toBeGreaterThanOrEqual(-1e-9 * (1 + row.balance))
            expect(row.compoundInterest).toBeGreaterThanOrEqual(-1e-9 * (1 + row.balance))
          }
        },
      ),
    )
  })

  test('M-26 more frequent compounding never lowers the end, and tends to P·e^(rt)', () => {
    fc.assert(
      fc.property(euros, euros, fc.integer({ min: 0, max: 1500 }), years, (start, deposit, bp, n) => {
        const plan = { start, deposit, rate: bp / 10_000, years: n }
        const finals = [1, 4, 12, 365, 'continuous' as const].map(
          (compounding) => growthSchedule({ ...plan, compounding }).final,
        )
        for (const [k, final] of finals.entries())
          expect(final).toBeGreaterThanOrEqual((finals[k - 1] ?? 0) * (1 - 1e-12))
        const limit = growthSchedule({ ...plan, deposit: 0, compounding: 'continuous' }).final
        expect(Math.abs(limit - start * Math.exp((bp / 10_000) * n))).toBeLessThan(1e-9 * (1 + limit))
      }),
    )
  })

  test('deposits grow each year from the second on', () => {
    const growth = growthSchedule({ start: 0, deposit: 100, rate: 0, years: 3, depositGrowth: 0.1 })
    expect(growth.rows.map((row) => row.deposits)).toEqual([1200, 2520, 3972].map(near))
    const yearly = growthSchedule({ start: 0, deposit: 100, rate: 0, years: 2, rhythm: 'yearly', depositGrowth: 0.1 })
    expect(yearly.final).toBeCloseTo(210, 10)
  })

  test('a part of a year has its own last row and only the deposits that fall in it', () => {
    const growth = growthSchedule({ start: 1000, deposit: 100, rate: 0.1, years: 1.5, rhythm: 'quarterly' })
    expect(growth.rows.map((row) => row.year)).toEqual([1, 1.5])
    expect(growth.deposits).toBe(600)
    expect(growthSchedule({ start: 1000, deposit: 100, rate: 0.1, years: 1.49, rhythm: 'quarterly' }).deposits).toBe(
      500,
    )
    expect(growthSchedule({ start: 1000, deposit: 100, rate: 0.1, years: 0 })).toEqual({
      rows: [],
      start: 1000,
      deposits: 0,
      simpleInterest: 0,
      compoundInterest: 0,
      interest: 0,
      tax: 0,
      final: 1000,
    })
  })

  test('rows per month end where the rows per year do', () => {
    const plan = { start: 5000, deposit: 150, rate: 0.04, years: 2.25 }
    const byMonth = growthSchedule({ ...plan, rowsPerYear: 12 })
    const byYear = growthSchedule(plan)
    expect(byMonth.rows).toHaveLength(27)
    expect(byMonth.final).toBeCloseTo(byYear.final, 8)
    expect(byMonth.rows[0]).toMatchObject({ deposits: 150 })
    expect(byMonth.rows[0]?.balance).toBeCloseTo(5000 * 1.04 ** (1 / 12) + 150, 8)
    expect(byMonth.rows[11]?.balance).toBeCloseTo(byYear.rows[0]?.balance ?? 0, 8)
    expect(byMonth.compoundInterest).toBeCloseTo(byYear.compoundInterest, 8)
    expect(byMonth.rows[11]?.compoundInterest).toBeCloseTo(0, 8)
  })

  test('a deposit at the beginning of a period stands in the row of that period', () => {
    const due = growthSchedule({ start: 0, deposit: 100, rate: 0.05, years: 2, rhythm: 'yearly', due: true })
    expect(due.rows.map((row) => row.deposits)).toEqual([100, 200])
    expect(due.rows.map((row) => row.balance)).toEqual([105, 215.25].map(near))
    const end = growthSchedule({ start: 0, deposit: 100, rate: 0.05, years: 2, rhythm: 'yearly' })
    expect(end.rows.map((row) => row.balance)).toEqual([100, 205].map(near))
  })

  test('within a year a bank counts simple interest pro rata', () => {
    // 12 deposits of 100: 11 + 10 + … + 0 months of interest in the first year.
    const growth = growthSchedule({ start: 0, deposit: 100, rate: 0.06, years: 2, within: 'simple' })
    const first = 1200 + (100 * 0.06 * 66) / 12
    expect(growth.rows[0]?.balance).toBeCloseTo(first, 9)
    expect(growth.rows[1]?.balance).toBeCloseTo(first * 1.06 + first, 9)
    expect(growth.rows[0]?.compoundInterest).toBeCloseTo(0, 9)
    expect(growth.rows[1]?.compoundInterest).toBeCloseTo((first - 1200) * 0.06, 9)
    const quarterly = growthSchedule({
      start: 1000,
      deposit: 0,
      rate: 0.08,
      compounding: 4,
      years: 1.125,
      within: 'simple',
    })
    expect(quarterly.final).toBeCloseTo(1000 * 1.02 ** 4 * 1.01, 9)
    const continuous = { start: 1000, deposit: 0, rate: 0.08, compounding: 'continuous' as const, years: 1 }
    expect(growthSchedule({ ...continuous, within: 'simple' })).toEqual(growthSchedule(continuous))
  })

  test('what is not a plan is a mistake', () => {
    const plan = { start: 0, deposit: 1, rate: 0.01, years: 1 }
    expect(() => growthSchedule({ ...plan, years: -1 })).toThrow('years: -1')
    expect(() => growthSchedule({ ...plan, years: 1001 })).toThrow(RangeError)
    expect(growthSchedule({ ...plan, years: 1000 }).rows).toHaveLength(1000)
    expect(() => growthSchedule({ ...plan, start: NaN })).toThrow('not a number: NaN')
    expect(() => growthSchedule({ ...plan, deposit: Infinity })).toThrow(RangeError)
    expect(() => growthSchedule({ ...plan, rate: NaN })).toThrow(RangeError)
    expect(() => growthSchedule({ ...plan, depositGrowth: NaN })).toThrow(RangeError)
    expect(() => growthSchedule({ ...plan, rowsPerYear: 0 })).toThrow('rowsPerYear: 0')
    expect(() => growthSchedule({ ...plan, rowsPerYear: 1.5 })).toThrow(RangeError)
  })
})

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
    within: fc.constantFrom<('compound' | 'simple')[]>('compound', 'simple'),
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
      atMost(100),
    )
  })

  test('M-27 the deposit found, rounded up to the cent, reaches the target; one cent less does not', () => {
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

  test('M-28 a higher rate, a longer term or a larger start never asks a higher deposit', () => {
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
    expect(solveGrowth({ ...ask, rhythm: 'yearly' })).toBe(10)
    expect(solveGrowth({ ...ask, rhythm: 'weekly' })).toBeCloseTo(10 / 52, 12)
    expect(solveGrowth({ ...ask, within: 'simple' })).toBeCloseTo(10 / 12, 12)
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
    expect(solveGrowth({ ...ask, within: 'simple' })).toBe(1)
    expect(solveGrowth({ ...ask, final: 650 })).toBeCloseTo(0.5, 12)
    expect(solveGrowth({ ...ask, rate: 3 })).toBeNull()
    expect(solveGrowth({ ...ask, final: 1300 })).toBeNull()
    expect(solveGrowth({ ...ask, final: 1300, within: 'simple' })).toBeNull()
  })

  test('a deposit without any period to pay it in does not exist', () => {
    expect(solveGrowth({ unknown: 'deposit', start: 0, rate: 0.01, years: 0, final: 100 })).toBeNull()
    expect(solveGrowth({ unknown: 'start', deposit: 0, rate: 0.05, years: 2, final: 1102.5 })).toBeCloseTo(1000, 9)
  })
})

describe('a tax above an exempt part of the interest of each year', () => {
  const withholding = { rate: 0.15, exempt: 1_020 }

  test('takes its part at the end of each year, and of the part of a year at the end', () => {
    const plan = { start: 100_000, deposit: 0, rate: 0.02, years: 2, withholding }
    const two = growthSchedule(plan)
    expect(two.rows.map((row) => row.tax)).toEqual([expect.closeTo(147, 6), expect.closeTo(299.559, 6)])
    expect(two.final).toBeCloseTo(103_737.501, 6)
    expect(growthSchedule({ ...plan, rowsPerYear: 12 }).final).toBeCloseTo(two.final, 6)
    const half = growthSchedule({ start: 200_000, deposit: 0, rate: 0.0201, compounding: 2, years: 0.5, withholding })
    expect(half.tax).toBeCloseTo((2_010 - 1_020) * 0.15, 6)
    expect(two.simpleInterest + two.compoundInterest).toBeCloseTo(two.interest, 6)
  })

  test('with nothing exempt is the same as a lower rate', () => {
    const flat = { start: 5_000, deposit: 100, rhythm: 'yearly' as const, years: 12 }
    const lower = growthSchedule({ ...flat, rate: 0.028 })
    for (const within of ['compound', 'simple'] as const) {
      const taxed = growthSchedule({ ...flat, rate: 0.04, within, withholding: { rate: 0.3, exempt: 0 } })
      expect(taxed.final).toBeCloseTo(lower.final, 6)
      expect(taxed.simpleInterest).toBeCloseTo(lower.simpleInterest, 6)
    }
  })

  test('leaves each missing figure to be found', () => {
    const plan = { start: 90_000, deposit: 250, rate: 0.03, years: 7, withholding }
    const { final } = growthSchedule(plan)
    expect(solveGrowth({ ...plan, unknown: 'start', final })).toBeCloseTo(90_000, 4)
    expect(solveGrowth({ ...plan, unknown: 'deposit', final })).toBeCloseTo(250, 6)
    expect(solveGrowth({ ...plan, unknown: 'rate', final })).toBeCloseTo(0.03, 8)
    expect(solveGrowth({ ...plan, unknown: 'time', final })).toBeCloseTo(7, 8)
    const alone = { ...plan, deposit: 0 }
    expect(solveGrowth({ ...alone, unknown: 'time', final: growthSchedule(alone).final })).toBeCloseTo(7, 6)
    expect(solveGrowth({ ...alone, unknown: 'time', final: 90_000 })).toBe(0)
    expect(solveGrowth({ ...alone, unknown: 'time', final: 80_000 })).toBeNull()
    expect(solveGrowth({ ...plan, rate: 0, deposit: 0.01, unknown: 'time', final: 1e9 })).toBeNull()
  })
})
