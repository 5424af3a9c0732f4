import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawing } from '../scripts/property-runs.ts'
import { apr, aprYears } from './cashflow.ts'
import { addDays, fromDayNumber } from './dates.ts'
import { annuityPayment, loanSchedule } from './loan.ts'
import { roundTo } from './money.ts'
import { effective, monthlyActuarial } from './rate.ts'

fc.configureGlobal({ numRuns: 1000 })

describe('annual percentage rate', () => {
  const lent = { date: '1994-01-01', amount: 1000 }

  test('the examples of Directive 98/7/EC', () => {
    const back = { date: '1995-07-01', amount: 1200 }
    expect(roundTo((apr({ draws: [lent], payments: [back], counting: 'days' }) ?? 0) * 100, 2)).toBe(12.96)
    expect(roundTo((apr({ draws: [lent], payments: [back], counting: 'months' }) ?? 0) * 100, 2)).toBe(12.92)
    expect(apr({ draws: [lent], payments: [back] })).toBe(apr({ draws: [lent], payments: [back], counting: 'months' }))
    const costs = { date: '1994-01-01', amount: 50 }
    expect(roundTo((apr({ draws: [lent], payments: [costs, back], counting: 'days' }) ?? 0) * 100, 1)).toBe(16.9)
    const twice = [1, 2].map((years) => ({ years, amount: 600 }))
    expect(roundTo((apr({ draws: [{ years: 0, amount: 1000 }], payments: twice }) ?? 0) * 100, 2)).toBe(13.07)
    const inParts = [
      { months: 3, amount: 272 },
      { months: 6, amount: 272 },
      { months: 12, amount: 544 },
    ]
    expect(roundTo((apr({ draws: [{ months: 0, amount: 1000 }], payments: inParts }) ?? 0) * 100, 1)).toBe(13.2)
    expect(apr({ draws: [{ months: 0, amount: 1000 }], payments: inParts })).toBeCloseTo(0.131855, 6)
  })

  test('the same example in days', () => {
    const payments = [
      { date: '1994-04-01', amount: 272 },
      { date: '1994-07-01', amount: 272 },
      { date: '1995-01-01', amount: 544 },
    ]
    expect(apr({ draws: [lent], payments, counting: 'days' })).toBeCloseTo(0.132262, 6)
  })

  test('weeks, days, months and years meet after a year', () => {
    const draws = [{ weeks: 0, amount: 100 }]
    for (const flow of [{ weeks: 52 }, { days: 365 }, { months: 12 }, { years: 1 }]) {
      expect(apr({ draws, payments: [{ ...flow, amount: 110 }] })).toBeCloseTo(0.1, 12)
    }
    expect(apr({ draws, payments: [{ weeks: 26, amount: 110 }] })).toBeCloseTo(0.21, 12)
    expect(apr({ draws, payments: [{ days: 730, amount: 121 }] })).toBeCloseTo(0.1, 12)
  })

  test('without costs it is the debit rate; it strictly rises with costs', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100_000, max: 50_000_000 }),
        fc.integer({ min: 1, max: 2000 }),
        fc.integer({ min: 1, max: 240 }),
        fc.integer({ min: 1, max: 5 }),
        (cents, bp, n, share) => {
          const principal = cents / 100
          const rate = bp / 10_000
          const payment = annuityPayment(principal, monthlyActuarial(effective(rate)), n)
          const payments = Array.from({ length: n }, (_, k) => ({ months: k + 1, amount: payment }))
          const draws = [{ months: 0, amount: principal }]
          const costs = (percent: number) => [{ months: 0, amount: (principal * percent) / 100 }]
          const plain = apr({ draws, payments }) ?? NaN
          expect(plain).toBeCloseTo(rate, 9)
          const some = apr({ draws, payments: [...costs(share), ...payments] }) ?? NaN
          const more = apr({ draws, payments: [...costs(share + 1), ...payments] }) ?? NaN
          expect(some).toBeGreaterThan(plain)
          expect(more).toBeGreaterThan(some)
        },
      ),
      drawing(300),
    )
  })

  test('at the rate found the flows of a rounded schedule are worth nothing within half a cent', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 500, max: 50_000 }),
        fc.integer({ min: 0, max: 2000 }),
        fc.integer({ min: 1, max: 120 }),
        (principal, bp, periods) => {
          const loan = loanSchedule({ principal, periods, periodicRate: monthlyActuarial(effective(bp / 10_000)) })
          const rate = apr({
            draws: [{ months: 0, amount: principal }],
            payments: loan.rows.map((row) => ({ months: row.period, amount: row.payment })),
          })
          const paid = loan.rows.reduce(
            (total, row) => total + row.payment * (1 + (rate ?? NaN)) ** (-row.period / 12),
            0,
          )
          expect(Math.abs(paid - principal)).toBeLessThan(0.005)
        },
      ),
      drawing(300),
    )
  })

  // COM(2005) 483 final/2, annex II, examples 2 to 5: 6 000 euro, 48 months, costs and insurance.
  test.each([
    ['without costs', 0, 149.31, 9.380593],
    ['60 euro at the start', 60, 149.31, 9.954966],
    ['60 euro spread over the months', 0, 149.31 + 60 / 48, 9.856689],
    ['60 euro at the start and 3 euro of insurance a month', 60, 149.31 + 3, 11.107015],
  ])('the examples of the Commission: %s', (_, costs, payment, percent) => {
    const payments = Array.from({ length: 48 }, (__, k) => ({ months: k + 1, amount: payment }))
    const rate = apr({ draws: [{ months: 0, amount: 6000 }], payments: [{ months: 0, amount: costs }, ...payments] })
    expect((rate ?? NaN) * 100).toBeCloseTo(percent, 5)
  })

  test('time runs from the first date, whichever list it is in', () => {
    const later = { date: '2026-07-01', amount: 1000 }
    const costs = { date: '2026-01-01', amount: 50 }
    const back = { date: '2027-07-01', amount: 1100 }
    const rate = apr({ draws: [later], payments: [costs, back] }) ?? NaN
    expect(50 + 1100 * (1 + rate) ** -1.5).toBeCloseTo(1000 * (1 + rate) ** -0.5, 9)
  })

  test('nothing paid back or nothing lent has no rate', () => {
    expect(apr({ draws: [{ months: 0, amount: 1000 }], payments: [] })).toBeNull()
    expect(apr({ draws: [], payments: [{ months: 1, amount: 1000 }] })).toBeNull()
  })
})

describe('time in the equation of the annex', () => {
  test('whole periods are counted backwards from the last day, the rest in days of the year that ends there', () => {
    expect(aprYears('2026-01-12', '2026-02-12', 'months')).toBe(1 / 12)
    // 15 April back to 15 January is three months; 12 to 15 January are three days of a year of 365.
    expect(aprYears('2026-01-12', '2026-04-15', 'months')).toBeCloseTo(3 / 12 + 3 / 365, 15)
    // The year that ends on 15 June 2024 has 366 days.
    expect(aprYears('2024-06-12', '2024-09-15', 'months')).toBeCloseTo(3 / 12 + 3 / 366, 15)
    expect(aprYears('2026-01-31', '2026-02-28', 'months')).toBeCloseTo(28 / 365, 15)
    expect(aprYears('2026-01-31', '2026-03-31', 'months')).toBe(2 / 12)
    expect(aprYears('2026-01-01', '2026-01-29', 'weeks')).toBe(4 / 52)
    expect(aprYears('2026-01-01', '2026-02-03', 'weeks')).toBeCloseTo(4 / 52 + 5 / 365, 15)
    expect(aprYears('1994-01-01', '1995-07-01', 'years')).toBeCloseTo(1 + 181 / 365, 15)
    expect(aprYears('2024-01-01', '2026-01-01', 'years')).toBe(2)
    expect(aprYears('2024-01-01', '2024-07-01', 'days')).toBe(182 / 365)
    expect(aprYears('2026-01-01', '2026-01-01', 'months')).toBe(0)
    expect(() => aprYears('2026-01-02', '2026-01-01', 'months')).toThrow('2026-01-01 is before 2026-01-02')
  })

  // Commission staff working document SWD(2012) 128, section 4.1.1, pages 23 to 26.
  test.each([
    ['2012-01-12', '2012-02-15', 1, 3 / 365],
    ['2012-01-12', '2012-03-15', 2, 3 / 365],
    ['2012-01-12', '2012-04-15', 3, 3 / 365],
    ['2013-01-12', '2013-02-15', 1, 3 / 366],
    ['2013-01-12', '2013-03-15', 2, 3 / 366],
    ['2013-01-12', '2013-04-15', 3, 3 / 366],
    ['2013-02-25', '2013-03-28', 1, 3 / 366],
    ['2013-02-26', '2013-03-29', 1, 2 / 366],
    ['2012-02-26', '2012-03-29', 1, 3 / 366],
    ['2012-12-01', '2013-02-02', 2, 1 / 366],
  ])('the intervals of the Commission: %s to %s is %d months and %d years', (from, to, months, rest) => {
    expect(aprYears(from, to, 'months')).toBeCloseTo(months / 12 + rest, 15)
  })

  test.each([
    ['2012-02-15', 0],
    ['2013-02-15', 1],
    ['2014-02-15', 2],
  ])('the intervals of the Commission in years: 2012-01-12 to %s', (to, years) => {
    expect(aprYears('2012-01-12', to, 'years')).toBeCloseTo(years + 34 / 365, 15)
  })

  test('every way of counting stays close to the days and never goes back', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 7000, max: 30_000 }),
        fc.integer({ min: 0, max: 12_000 }),
        fc.constantFrom('weeks' as const, 'months' as const, 'years' as const),
        (start, days, counting) => {
          const from = fromDayNumber(start)
          const time = aprYears(from, addDays(from, days), counting)
          expect(Math.abs(time - days / 365.25)).toBeLessThan(counting === 'weeks' ? 0.004 * (1 + days / 365) : 0.011)
        },
      ),
    )
  })
})
