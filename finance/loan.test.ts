import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawing } from '../scripts/property-runs.ts'
import { annuityPayment, balanceAfter, loanFromPayment, loanSchedule, mergeSchedules } from './loan.ts'
import type { LoanOptions } from './loan.ts'
import { expectSound, monthly, months, principals, yearly } from './loan.test-support.ts'
import { roundedSum, toCents } from './money.ts'
import { perPeriod } from './rate.ts'

fc.configureGlobal({ numRuns: 1000 })

describe('schedule of an annuity', () => {
  test('the first row of the example of numpy-financial', () => {
    const loan = loanSchedule({ principal: 2500, periods: 12, periodicRate: perPeriod(0.0824 / 12) })
    expect(loan.rows[0]).toEqual({
      period: 1,
      payment: 217.75,
      interest: 17.17,
      capital: 200.58,
      extra: 0,
      balance: 2299.42,
    })
    // 112,98 unrounded; with every amount in cents it is one cent less.
    expect(12 * annuityPayment(2500, perPeriod(0.0824 / 12), 12) - 2500).toBeCloseTo(112.98, 2)
    expect(loan.totalInterest).toBe(112.97)
    expectSound(loan, 2500)
  })

  test('the first interest and capital are IPMT and PPMT of Excel', () => {
    const rate = perPeriod(0.1 / 12)
    expect(loanSchedule({ principal: 8000, periods: 36, periodicRate: rate }).rows[0]?.interest).toBe(66.67)
    expect(loanSchedule({ principal: 2000, periods: 24, periodicRate: rate }).rows[0]?.capital).toBe(75.62)
  })

  test('principal parts add up to the principal, the balance never rises and ends at 0,00', () => {
    fc.assert(
      fc.property(
        principals,
        yearly,
        months,
        fc.constantFrom('half-up' as const, 'down' as const),
        (principal, rate, periods, rounding) => {
          const loan = loanSchedule({ principal, periods, periodicRate: monthly(rate), rounding })
          expectSound(loan, principal)
          expect(loan.rows.filter((row) => row.capital < 0 || row.balance < 0)).toEqual([])
        },
      ),
      drawing(300),
    )
  })

  test('only the last instalment differs, by a bounded number of cents', () => {
    fc.assert(
      fc.property(
        principals.filter((p) => p >= 1000),
        yearly,
        months,
        (principal, rate, periods) => {
          const i = monthly(rate)
          const loan = loanSchedule({ principal, periods, periodicRate: i })
          expect(loan.periods).toBe(periods)
          expect(loan.rows.slice(0, -1).filter((row) => row.payment !== loan.payment)).toEqual([])
          // Each row rounds instalment and interest by at most half a cent; these errors grow with interest.
          const bound = Math.ceil(i === 0 ? periods : ((1 + i) ** periods - 1) / i)
          expect(Math.abs(toCents(loan.lastPayment) - toCents(loan.payment))).toBeLessThanOrEqual(bound)
        },
      ),
      drawing(300),
    )
  })

  test('rounding down never asks more than rounding half up', () => {
    const options = { principal: 10_000, periods: 48, periodicRate: monthly(0.052) }
    expect(annuityPayment(10_000, monthly(0.052), 48)).toBeCloseTo(230.6557, 4)
    expect(loanSchedule(options).payment).toBe(230.66)
    expect(loanSchedule({ ...options, rounding: 'down' }).payment).toBe(230.65)
    expect(loanSchedule({ ...options, rounding: 'down' }).lastPayment).toBeGreaterThan(230.65)
  })

  test('one period, 720 periods, 0 % and a negative rate', () => {
    const one = loanSchedule({ principal: 1000, periods: 1, periodicRate: perPeriod(0.01) })
    expect(one.rows).toEqual([{ period: 1, payment: 1010, interest: 10, capital: 1000, extra: 0, balance: 0 }])
    const long = loanSchedule({ principal: 250_000, periods: 720, periodicRate: monthly(0.03) })
    expect(long.periods).toBe(720)
    expectSound(long, 250_000)
    const free = loanSchedule({ principal: 1000, periods: 3, periodicRate: perPeriod(0) })
    expect(free.rows.map((row) => row.payment)).toEqual([333.33, 333.33, 333.34])
    expect(free.totalInterest).toBe(0)
    const negative = loanSchedule({ principal: 1000, periods: 12, periodicRate: perPeriod(-0.001) })
    expectSound(negative, 1000)
    expect(negative.totalInterest).toBeLessThan(0)
    const nothing = loanSchedule({ principal: 0, periods: 12, periodicRate: perPeriod(0.01) })
    expect(nothing).toMatchObject({ payment: 0, lastPayment: 0, totalPaid: 0, periods: 1 })
  })

  test('a new rate gives a new instalment over the periods left', () => {
    const loan = loanSchedule({
      principal: 100_000,
      periods: 240,
      periodicRate: monthly(0.03),
      rateChanges: [{ fromPeriod: 61, periodicRate: monthly(0.04) }],
    })
    expectSound(loan, 100_000)
    const before = loan.rows[59]
    const after = loan.rows[60]
    expect(before?.payment).toBe(loan.payment)
    expect(after?.payment).toBeCloseTo(annuityPayment(before?.balance ?? 0, monthly(0.04), 180), 2)
    expect(after?.interest).toBeCloseTo((before?.balance ?? 0) * monthly(0.04), 2)
    expect(loan.rows[238]?.payment).toBe(after?.payment)
  })

  test('a change to the same rate changes nothing', () => {
    const options = { principal: 100_000, periods: 120, periodicRate: monthly(0.03) }
    expect(loanSchedule({ ...options, rateChanges: [{ fromPeriod: 119, periodicRate: monthly(0.03) }] })).toEqual(
      loanSchedule(options),
    )
  })

  test('a fixed instalment ends earlier when it is higher and settles the rest when it is lower', () => {
    const options = { principal: 1000, periods: 12, periodicRate: perPeriod(0.01) }
    const high = loanSchedule({ ...options, payment: 200 })
    expect(high.periods).toBe(6)
    expect(high.rows.slice(0, 5).every((row) => row.payment === 200)).toBe(true)
    expect(high.lastPayment).toBe(31.12)
    expectSound(high, 1000)
    const low = loanSchedule({ ...options, payment: 50 })
    expect(low.periods).toBe(12)
    expect(low.lastPayment).toBeCloseTo(balanceAfter(1000, 50, perPeriod(0.01), 11) * 1.01, 1)
    expectSound(low, 1000)
    const growing = loanSchedule({ ...options, payment: 5 })
    expect(growing.rows[0]).toMatchObject({ payment: 5, interest: 10, capital: -5, balance: 1005 })
    expectSound(growing, 1000)
  })
})

describe('small loans over a long time', () => {
  test('a rounded instalment below the interest does not let the debt grow', () => {
    const loan = loanSchedule({ principal: 100, periods: 404, periodicRate: monthly(0.1851), rounding: 'down' })
    expect(loan.rows[0]).toMatchObject({ payment: 1.43, interest: 1.43, capital: 0, balance: 100 })
    expectSound(loan, 100)
  })
})

describe('other forms', () => {
  test('fixed capital repays the same amount each period with falling interest', () => {
    const loan = loanSchedule({ principal: 1000, periods: 3, periodicRate: perPeriod(0.01), form: 'fixed-capital' })
    expect(loan.rows).toEqual([
      { period: 1, payment: 343.33, interest: 10, capital: 333.33, extra: 0, balance: 666.67 },
      { period: 2, payment: 340, interest: 6.67, capital: 333.33, extra: 0, balance: 333.34 },
      { period: 3, payment: 336.67, interest: 3.33, capital: 333.34, extra: 0, balance: 0 },
    ])
    expect(loan).toMatchObject({ payment: 343.33, lastPayment: 336.67, totalInterest: 20, totalPaid: 1020 })
  })

  test('a new rate leaves the capital of a fixed-capital loan alone', () => {
    const loan = loanSchedule({
      principal: 1199.99,
      periods: 12,
      periodicRate: perPeriod(0.01),
      form: 'fixed-capital',
      rateChanges: [{ fromPeriod: 7, periodicRate: perPeriod(0.02) }],
    })
    expect(loan.rows.slice(0, -1).every((row) => row.capital === 100)).toBe(true)
    expect(loan.rows.at(-1)?.capital).toBe(99.99)
    expect(loan.rows[5]?.interest).toBe(7)
    expect(loan.rows[6]?.interest).toBe(12)
  })

  test('a bullet loan pays interest and everything at the end', () => {
    const loan = loanSchedule({ principal: 1000, periods: 3, periodicRate: perPeriod(0.01), form: 'bullet' })
    expect(loan.rows.map((row) => [row.payment, row.capital, row.balance])).toEqual([
      [10, 0, 1000],
      [10, 0, 1000],
      [1010, 1000, 0],
    ])
    expect(loan.payment).toBe(10)
    const negative = loanSchedule({ principal: 1000, periods: 2, periodicRate: perPeriod(-0.01), form: 'bullet' })
    expect(negative.rows.map((row) => [row.payment, row.capital])).toEqual([
      [-10, 0],
      [990, 1000],
    ])
  })

  test('with a balloon the values today of instalments and balloon add up to the loan; without it is an ordinary loan', () => {
    const i = monthly(0.05)
    const loan = loanSchedule({ principal: 30_000, periods: 48, periodicRate: i, balloon: 9000 })
    expectSound(loan, 30_000)
    expect(loanFromPayment(loan.payment, i, 48) + 9000 / (1 + i) ** 48).toBeCloseTo(30_000, 0)
    expect(loan.lastPayment - loan.payment).toBeCloseTo(9000, 0)
    expect(loan.rows[46]?.balance).toBeGreaterThan(9000)
    const plain: LoanOptions = { principal: 30_000, periods: 48, periodicRate: i }
    expect(loanSchedule({ ...plain, balloon: 0 })).toEqual(loanSchedule(plain))
    const fixed = loanSchedule({
      principal: 1000,
      periods: 4,
      periodicRate: perPeriod(0),
      form: 'fixed-capital',
      balloon: 200,
    })
    expect(fixed.rows.map((row) => row.capital)).toEqual([200, 200, 200, 400])
  })

  test('without grace it is an ordinary loan; longer grace never lowers the interest', () => {
    const base = { principal: 20_000, periods: 120, periodicRate: monthly(0.04) }
    expect(loanSchedule({ ...base, gracePeriods: 0 })).toEqual(loanSchedule(base))
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 118 }),
        fc.constantFrom('interest' as const, 'none' as const),
        (gracePeriods, graceKind) => {
          const shorter = loanSchedule({ ...base, gracePeriods, graceKind })
          const longer = loanSchedule({ ...base, gracePeriods: gracePeriods + 1, graceKind })
          expectSound(shorter, 20_000)
          expect(longer.totalInterest).toBeGreaterThanOrEqual(shorter.totalInterest)
        },
      ),
      drawing(100),
    )
  })

  test('grace with interest keeps the debt, grace without payment lets it grow', () => {
    const base = { principal: 1000, periods: 5, periodicRate: perPeriod(0.01), gracePeriods: 2 }
    const interest = loanSchedule(base)
    expect(interest.rows.slice(0, 2).map((row) => [row.payment, row.balance])).toEqual([
      [10, 1000],
      [10, 1000],
    ])
    expect(interest.payment).toBe(340.02)
    const none = loanSchedule({ ...base, graceKind: 'none' })
    expect(none.rows.slice(0, 2).map((row) => [row.payment, row.interest, row.capital, row.balance])).toEqual([
      [0, 10, -10, 1010],
      [0, 10.1, -10.1, 1020.1],
    ])
    expect(none.payment).toBe(346.86)
    const free = loanSchedule({ ...base, periodicRate: perPeriod(0), graceKind: 'none' })
    expect(free.rows[0]).toEqual({ period: 1, payment: 0, interest: 0, capital: 0, extra: 0, balance: 1000 })
    expectSound(none, 1000)
  })
})

describe('several parts', () => {
  test('merged schedules are the sum of the parts, in any order', () => {
    const a = loanSchedule({ principal: 100_000, periods: 240, periodicRate: monthly(0.03) })
    const b = loanSchedule({ principal: 50_000, periods: 120, periodicRate: monthly(0.04), gracePeriods: 12 })
    const both = mergeSchedules([a, b])
    expectSound(both, 150_000)
    expect(both.payment).toBe(roundedSum([a.payment, b.payment]))
    expect(both.totalPaid).toBe(roundedSum([a.totalPaid, b.totalPaid]))
    expect(both.totalInterest).toBe(roundedSum([a.totalInterest, b.totalInterest]))
    expect(both.rows[0]?.payment).toBe(roundedSum([a.rows[0]?.payment ?? 0, b.rows[0]?.payment ?? 0]))
    expect(both.rows[120]).toEqual(a.rows[120])
    expect(both.rows[119]?.payment).toBe(roundedSum([a.rows[119]?.payment ?? 0, b.lastPayment]))
    expect(mergeSchedules([b, a])).toEqual(both)
    expect(mergeSchedules([])).toEqual({
      rows: [],
      payment: 0,
      lastPayment: 0,
      totalInterest: 0,
      totalPaid: 0,
      periods: 0,
    })
  })

  test('extra repayments are added too', () => {
    const part = loanSchedule({
      principal: 1000,
      periods: 12,
      periodicRate: perPeriod(0.01),
      extra: [{ period: 3, amount: 100, effect: 'lower' }],
    })
    expect(mergeSchedules([part, part]).rows[2]?.extra).toBe(200)
  })
})

describe('programming mistakes', () => {
  const base: LoanOptions = { principal: 1000, periods: 12, periodicRate: perPeriod(0.01) }
  test.each<[string, Partial<LoanOptions>]>([
    ['principal: -1', { principal: -1 }],
    ['principal: Infinity', { principal: Infinity }],
    ['periods: 0', { periods: 0 }],
    ['periods: 1.5', { periods: 1.5 }],
    ['gracePeriods: 12', { gracePeriods: 12 }],
    ['gracePeriods: -1', { gracePeriods: -1 }],
    ['gracePeriods: 0.5', { gracePeriods: 0.5 }],
    ['balloon: 1001', { balloon: 1001 }],
    ['balloon: -1', { balloon: -1 }],
    ['payment: 0', { payment: 0 }],
    ['payment: 100', { payment: 100, form: 'bullet' }],
    ['extra repayment of -1 in period 1', { extra: [{ period: 1, amount: -1, effect: 'lower' }] }],
    ['extra repayment of 1 in period 0', { extra: [{ period: 0, amount: 1, effect: 'lower' }] }],
    ['extra repayment of 1 in period 1.5', { extra: [{ period: 1.5, amount: 1, effect: 'lower' }] }],
    ['extra repayment every 0', { extra: [{ period: 1, amount: 1, effect: 'lower', every: 0 }] }],
    ['extra repayment every 1.5', { extra: [{ period: 1, amount: 1, effect: 'lower', every: 1.5 }] }],
  ])('throws "%s"', (message, wrong) => {
    expect(() => loanSchedule({ ...base, ...wrong })).toThrow(message)
    expect(() => loanSchedule({ ...base, ...wrong })).toThrow(RangeError)
  })

  test('the outermost right values pass', () => {
    expect(loanSchedule({ ...base, gracePeriods: 11 }).periods).toBe(12)
    expect(loanSchedule({ ...base, balloon: 1000 }).payment).toBe(10)
    expect(loanSchedule({ ...base, payment: 0.01 }).periods).toBe(12)
  })
})
