import * as excel from '@formulajs/formulajs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { effectiveRate, futureValue, growthSchedule, perYear } from './growth.ts'
import type { GrowthPlan, Rhythm } from './growth.ts'
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

  test('a + b years is b years on the result of a years', () => {
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

  test('more frequent compounding never lowers the end, and tends to P·e^(rt)', () => {
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

  test('interest on interest starts when the first interest is added', () => {
    const plan = { start: 1000, deposit: 0, rate: 0.12, years: 0.25, rowsPerYear: 12 }
    const monthly = growthSchedule({ ...plan, compounding: 12 })
    expect(monthly.rows.map((row) => row.simpleInterest)).toEqual([10, 20, 30].map(near))
    expect(monthly.rows.map((row) => row.compoundInterest)).toEqual([0, 0.1, 0.301].map(near))
    const always = growthSchedule({ ...plan, compounding: 'continuous' })
    expect(always.simpleInterest).toBeCloseTo(1000 * 0.12 * 0.25, 9)
    expect(always.compoundInterest).toBeCloseTo(1000 * Math.expm1(0.03) - 30, 9)
  })

  test('a deposit at the beginning of a period is in the row of that period', () => {
    const due = growthSchedule({ start: 0, deposit: 100, rate: 0.05, years: 2, rhythm: 'yearly', due: true })
    expect(due.rows.map((row) => row.deposits)).toEqual([100, 200])
    expect(due.rows.map((row) => row.balance)).toEqual([105, 215.25].map(near))
    const end = growthSchedule({ start: 0, deposit: 100, rate: 0.05, years: 2, rhythm: 'yearly' })
    expect(end.rows.map((row) => row.balance)).toEqual([100, 205].map(near))
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

  test('is not taken before the year is over', () => {
    const { rows } = growthSchedule({ start: 100_000, deposit: 0, rate: 0.02, years: 2, withholding, rowsPerYear: 2 })
    expect(rows.map((row) => row.tax)).toEqual([0, 147, 147, 299.559].map(near))
    expect(rows[0]?.balance).toBeCloseTo(100_000 * 1.02 ** 0.5, 6)
    expect(rows[2]?.balance).toBeCloseTo((102_000 - 147) * 1.02 ** 0.5, 6)
    expect(rows[2]?.interest).toBeCloseTo((102_000 - 147) * 1.02 ** 0.5 - 100_000, 6)
  })

  test('is counted on the interest, not on deposits, whenever they come in', () => {
    // Year 1: 2 % of 90.000. Year 2: 2 % of what is left of it plus 10.000.
    const plan = { start: 80_000, deposit: 10_000, rhythm: 'yearly', rate: 0.02, years: 2, withholding } as const
    const first = 1_800 - (1_800 - 1_020) * 0.15
    const second = (90_000 + first + 10_000) * 0.02
    const due = growthSchedule({ ...plan, due: true })
    expect(due.rows.map((row) => row.tax)).toEqual([117, 117 + (second - 1_020) * 0.15].map(near))
    expect(due.deposits).toBe(20_000)
    const end = growthSchedule({ ...plan, start: 90_000 })
    expect(end.rows.map((row) => row.tax)).toEqual(due.rows.map((row) => near(row.tax)))
  })

  test('takes the same part of interest and of interest on interest', () => {
    const { rows } = growthSchedule({ start: 100_000, deposit: 0, rate: 0.02, years: 2, withholding })
    const gross = [2_000, 102_000 - 147 - 100_000 + (102_000 - 147) * 0.02 + 147]
    const last = rows[1]
    expect(last?.interest).toBeCloseTo((gross[1] ?? 0) - (last?.tax ?? 0), 6)
    expect((last?.simpleInterest ?? 0) / 4_000).toBeCloseTo((last?.interest ?? 0) / (gross[1] ?? 0), 9)
  })

  test('nothing is taken below the exempt part', () => {
    const plan = { start: 10_000, deposit: 0, rate: 0.03, years: 3 }
    expect(growthSchedule({ ...plan, withholding })).toEqual(growthSchedule(plan))
  })

  test('with nothing exempt is the same as a lower rate', () => {
    const flat = { start: 5_000, deposit: 100, rhythm: 'yearly' as const, years: 12 }
    const lower = growthSchedule({ ...flat, rate: 0.028 })
    const taxed = growthSchedule({ ...flat, rate: 0.04, withholding: { rate: 0.3, exempt: 0 } })
    expect(taxed.final).toBeCloseTo(lower.final, 6)
    expect(taxed.simpleInterest).toBeCloseTo(lower.simpleInterest, 6)
  })
})
