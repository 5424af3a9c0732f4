import * as excel from '@formulajs/formulajs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  annuityPayment,
  balanceAfter,
  loanFromPayment,
  loanSchedule,
  mergeSchedules,
  periodsFromPayment,
  revisedRate,
} from './loan.ts'
import type { LoanOptions, LoanRow, LoanSchedule } from './loan.ts'
import { sum, toCents } from './money.ts'
import { effective, monthlyActuarial, perPeriod } from './rate.ts'

fc.configureGlobal({ numRuns: 1000 })
const principals = fc.integer({ min: 10_000, max: 100_000_000 }).map((cents) => cents / 100)
const months = fc.integer({ min: 1, max: 480 })
const yearly = fc.integer({ min: 0, max: 2000 }).map((bp) => bp / 10_000)
const monthly = (rate: number) => monthlyActuarial(effective(rate))

/** What holds for every schedule: rows, balances and totals agree to the cent and the debt is gone at the end. */
function expectSound(loan: LoanSchedule, principal: number): void {
  let balance = toCents(principal)
  for (const [k, row] of loan.rows.entries()) {
    expect(row.period).toBe(k + 1)
    expect(toCents(row.interest) + toCents(row.capital)).toBe(toCents(row.payment))
    balance -= toCents(row.capital) + toCents(row.extra)
    expect(toCents(row.balance)).toBe(balance)
  }
  expect(loan.rows.at(-1)?.balance).toBe(0)
  expect(loan.periods).toBe(loan.rows.length)
  expect(loan.lastPayment).toBe(loan.rows.at(-1)?.payment)
  expect(loan.totalInterest).toBe(sum(loan.rows.map((row) => row.interest)))
  expect(loan.totalPaid).toBe(sum(loan.rows.flatMap((row) => [row.payment, row.extra])))
  expect(toCents(loan.totalPaid)).toBe(toCents(principal) + toCents(loan.totalInterest))
}

describe('formulas', () => {
  test('the PMT of Excel and numpy-financial', () => {
    expect(annuityPayment(10_000, perPeriod(0.08 / 12), 10)).toBeCloseTo(1037.0321, 4)
    expect(annuityPayment(10_000, perPeriod(0.08 / 12), 10, 0, true)).toBeCloseTo(1030.1643, 4)
    expect(annuityPayment(200_000, perPeriod(0.075 / 12), 180)).toBeCloseTo(1854.0247, 4)
    expect(annuityPayment(15_000, perPeriod(0.08 / 12), 60)).toBeCloseTo(304.1459143262, 9)
    expect(annuityPayment(15_000, perPeriod(0), 60)).toBe(250)
    expect(annuityPayment(0, perPeriod(0.005), 216, -50_000)).toBeCloseTo(129.0812, 4)
    expect(() => annuityPayment(1, perPeriod(0.01), 0)).toThrow('periods: 0')
  })

  test('M-05 the instalment equals the independent PMT, with and without a balloon', () => {
    fc.assert(
      fc.property(principals, yearly, months, fc.integer({ min: 0, max: 100 }), (principal, rate, n, share) => {
        const i = monthly(rate)
        const balloon = (principal * share) / 100
        const oracle = -Number(excel.PMT(i, n, principal, -balloon))
        expect(Math.abs(annuityPayment(principal, i, n, balloon) - oracle)).toBeLessThanOrEqual(
          1e-6 * Math.abs(oracle) + 1e-9,
        )
      }),
    )
  })

  test('M-06 the instalment strictly rises with the rate', () => {
    fc.assert(
      fc.property(principals, yearly, months, (principal, rate, n) => {
        expect(annuityPayment(principal, monthly(rate + 0.0001), n)).toBeGreaterThan(
          annuityPayment(principal, monthly(rate), n),
        )
      }),
    )
  })

  test('M-07 the instalment falls and the total interest rises with the duration', () => {
    fc.assert(
      fc.property(
        principals,
        yearly.filter((r) => r > 0),
        months,
        (principal, rate, n) => {
          const short = annuityPayment(principal, monthly(rate), n)
          const long = annuityPayment(principal, monthly(rate), n + 1)
          expect(long).toBeLessThan(short)
          expect(long * (n + 1)).toBeGreaterThan(short * n)
        },
      ),
    )
  })

  test('M-08 at 0 % the instalment is P / n, and tiny rates do not jump', () => {
    fc.assert(
      fc.property(principals, months, (principal, n) => {
        const zero = annuityPayment(principal, perPeriod(0), n)
        expect(zero).toBe(principal / n)
        for (const rate of [1e-6, 1e-9, 1e-12, 1e-15, -1e-15, -1e-12]) {
          expect(Math.abs(annuityPayment(principal, perPeriod(rate), n) / zero - 1)).toBeLessThan(
            Math.abs(rate) * n + 1e-13,
          )
          expect(Math.abs((periodsFromPayment(principal, zero, perPeriod(rate)) ?? 0) / n - 1)).toBeLessThan(
            Math.abs(rate) * n * 2 + 1e-12,
          )
        }
      }),
    )
  })

  test('M-09 k times the principal is k times the instalment', () => {
    fc.assert(
      fc.property(principals, yearly, months, fc.integer({ min: 1, max: 1000 }), (principal, rate, n, k) => {
        const one = annuityPayment(principal, monthly(rate), n)
        expect(annuityPayment(k * principal, monthly(rate), n) / (k * one)).toBeCloseTo(1, 11)
      }),
    )
  })

  test('M-10 the loan A + B costs what loan A and loan B cost', () => {
    fc.assert(
      fc.property(principals, principals, yearly, months, (a, b, rate, n) => {
        const i = monthly(rate)
        const together = annuityPayment(a + b, i, n)
        expect((annuityPayment(a, i, n) + annuityPayment(b, i, n)) / together).toBeCloseTo(1, 12)
      }),
    )
  })

  test('M-11 the loan for the instalment of P is P, to one cent per period with a rounded instalment', () => {
    fc.assert(
      fc.property(principals, yearly, months, (principal, rate, n) => {
        const i = monthly(rate)
        expect(loanFromPayment(annuityPayment(principal, i, n), i, n) / principal).toBeCloseTo(1, 10)
        const rounded = toCents(annuityPayment(principal, i, n)) / 100
        expect(Math.abs(loanFromPayment(rounded, i, n) - principal)).toBeLessThanOrEqual(0.01 * n)
      }),
    )
    expect(loanFromPayment(500, perPeriod(0.08 / 12), 240)).toBeCloseTo(59_777.1459, 4)
    expect(loanFromPayment(100, perPeriod(0.01), 0)).toBe(0)
    expect(loanFromPayment(100, perPeriod(0.01), 12, 1000)).toBeCloseTo(-Number(excel.PV(0.01, 12, 100, 1000)), 8)
    expect(() => loanFromPayment(100, perPeriod(0.01), -1)).toThrow('periods: -1')
  })

  test('the number of periods is the NPER of Excel and numpy-financial', () => {
    expect(periodsFromPayment(8000, 150, perPeriod(0.07 / 12))).toBeCloseTo(64.0733, 4)
    expect(periodsFromPayment(1200, 100, perPeriod(0))).toBe(12)
    expect(periodsFromPayment(1200, 100, perPeriod(0), 200)).toBe(10)
    expect(periodsFromPayment(400, 100, perPeriod(0.01), 500)).toBe(0)
    fc.assert(
      fc.property(
        principals,
        yearly.filter((r) => r > 0),
        months,
        (principal, rate, n) => {
          const i = monthly(rate)
          const payment = annuityPayment(principal, i, n)
          expect(periodsFromPayment(principal, payment, i)).toBeCloseTo(n, 5)
          expect(periodsFromPayment(principal, payment * 1.1, i)).toBeCloseTo(
            Number(excel.NPER(i, -payment * 1.1, principal)),
            6,
          )
          const withBalloon = annuityPayment(principal, i, n, principal / 4)
          expect(periodsFromPayment(principal, withBalloon, i, principal / 4)).toBeCloseTo(n, 5)
        },
      ),
    )
  })

  test('M-20 an instalment that only pays the interest never ends', () => {
    expect(periodsFromPayment(10_000, 100, perPeriod(0.01))).toBeNull()
    expect(periodsFromPayment(10_000, 99, perPeriod(0.01))).toBeNull()
    expect(periodsFromPayment(10_000, 100.01, perPeriod(0.01))).toBeGreaterThan(900)
    expect(periodsFromPayment(10_000, 0, perPeriod(0))).toBeNull()
    expect(periodsFromPayment(10_000, 0, perPeriod(-0.01))).toBeNull()
    expect(periodsFromPayment(0, 10, perPeriod(0.01))).toBe(0)
    expect(periodsFromPayment(500, 10, perPeriod(0.01), 500)).toBe(0)
  })

  test('interest and principal of a year are CUMIPMT and CUMPRINC of Excel', () => {
    const i = perPeriod(0.09 / 12)
    const payment = annuityPayment(125_000, i, 360)
    const principal = balanceAfter(125_000, payment, i, 12) - balanceAfter(125_000, payment, i, 24)
    expect(principal).toBeCloseTo(934.1071, 4)
    expect(12 * payment - principal).toBeCloseTo(11_135.2321, 4)
    expect(balanceAfter(1200, 100, perPeriod(0), 5)).toBe(700)
  })

  test('a variable rate follows the index between cap and floor', () => {
    const rate = { initial: 0.03, startIndex: 0.02, cap: 0.02, floor: 0.01 }
    expect(revisedRate({ ...rate, newIndex: 0.025 })).toBeCloseTo(0.035, 12)
    expect(revisedRate({ ...rate, newIndex: 0.05 })).toBeCloseTo(0.05, 12)
    expect(revisedRate({ ...rate, newIndex: 0.001 })).toBeCloseTo(0.02, 12)
    expect(revisedRate({ initial: 0.03, startIndex: 0.02, newIndex: 0.09 })).toBeCloseTo(0.1, 12)
    expect(revisedRate({ initial: 0.01, startIndex: 0.02, newIndex: -0.01 })).toBe(0)
    expect(revisedRate({ initial: 0.01, startIndex: 0.02, newIndex: -0.01, lowest: -1 })).toBeCloseTo(-0.02, 12)
    expect(revisedRate({ initial: 0.01, startIndex: 0.02, newIndex: 0.02, lowest: 0.015 })).toBe(0.015)
  })
})

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

  test('M-01 M-02 M-03 principal parts add up to the principal, the balance never rises and ends at 0,00', () => {
    fc.assert(
      fc.property(
        principals,
        yearly,
        months,
        fc.constantFrom('half-up' as const, 'down' as const),
        (principal, rate, periods, rounding) => {
          const loan = loanSchedule({ principal, periods, periodicRate: monthly(rate), rounding })
          expectSound(loan, principal)
          for (const row of loan.rows) expect(row.capital).toBeGreaterThanOrEqual(0)
          for (const row of loan.rows) expect(row.balance).toBeGreaterThanOrEqual(0)
        },
      ),
      { numRuns: 300 },
    )
  })

  test('M-04 only the last instalment differs, by a bounded number of cents', () => {
    fc.assert(
      fc.property(
        principals.filter((p) => p >= 1000),
        yearly,
        months,
        (principal, rate, periods) => {
          const i = monthly(rate)
          const loan = loanSchedule({ principal, periods, periodicRate: i })
          expect(loan.periods).toBe(periods)
          for (const row of loan.rows.slice(0, -1)) expect(row.payment).toBe(loan.payment)
          // Each row rounds instalment and interest by at most half a cent; these errors grow with interest.
          const bound = Math.ceil(i === 0 ? periods : ((1 + i) ** periods - 1) / i)
          expect(Math.abs(toCents(loan.lastPayment) - toCents(loan.payment))).toBeLessThanOrEqual(bound)
        },
      ),
      { numRuns: 300 },
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
  test('M-02 a rounded instalment below the interest does not let the debt grow', () => {
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

  test('M-22 with a balloon the values today of instalments and balloon add up to the loan; without it is an ordinary loan', () => {
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

  test('M-23 without grace it is an ordinary loan; longer grace never lowers the interest', () => {
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
      { numRuns: 100 },
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

describe('extra repayments', () => {
  const base = { principal: 100_000, periods: 240, periodicRate: monthly(0.035) }
  const plain = loanSchedule(base)

  test('"shorter" keeps the instalment and ends earlier, "lower" keeps the end and lowers the instalment', () => {
    const shorter = loanSchedule({ ...base, extra: [{ period: 60, amount: 10_000, effect: 'shorter' }] })
    const lower = loanSchedule({ ...base, extra: [{ period: 60, amount: 10_000, effect: 'lower' }] })
    for (const loan of [shorter, lower]) {
      expectSound(loan, 100_000)
      expect(loan.rows[59]?.extra).toBe(10_000)
      expect(toCents(plain.rows[59]?.balance ?? 0) - toCents(loan.rows[59]?.balance ?? 0)).toBe(1_000_000)
    }
    const needed = periodsFromPayment(shorter.rows[59]?.balance ?? 0, plain.payment, base.periodicRate) ?? 0
    expect(shorter.periods).toBe(60 + Math.ceil(needed))
    expect(shorter.rows.at(-2)?.payment).toBe(plain.payment)
    expect(shorter.lastPayment).toBeLessThan(plain.payment)
    expect(lower.periods).toBe(240)
    expect(lower.rows[60]?.payment).toBeCloseTo(annuityPayment(lower.rows[59]?.balance ?? 0, base.periodicRate, 180), 2)
    expect(shorter.totalInterest).toBeLessThan(lower.totalInterest)
    expect(lower.totalInterest).toBeLessThan(plain.totalInterest)
  })

  test('an extra of nothing changes nothing', () => {
    for (const effect of ['shorter', 'lower'] as const) {
      expect(loanSchedule({ ...base, extra: [{ period: 12, amount: 0, effect }] })).toEqual(plain)
    }
  })

  test('repeats every so many periods until the end or until a period', () => {
    const loan = loanSchedule({
      ...base,
      extra: [{ period: 12, amount: 500, effect: 'shorter', every: 12, until: 36 }],
    })
    const with500 = (rows: LoanRow[]) => rows.filter((row) => row.extra === 500).map((row) => row.period)
    expect(with500(loan.rows)).toEqual([12, 24, 36])
    const shifted = loanSchedule({
      ...base,
      extra: [{ period: 5, amount: 500, effect: 'lower', every: 12, until: 30 }],
    })
    expect(with500(shifted.rows)).toEqual([5, 17, 29])
    const monthlyExtra = loanSchedule({ ...base, extra: [{ period: 2, amount: 500, effect: 'lower', every: 1 }] })
    expectSound(monthlyExtra, 100_000)
    expect(with500(monthlyExtra.rows).slice(0, 3)).toEqual([2, 3, 4])
  })

  test('never repays more than is owed and then stops', () => {
    const loan = loanSchedule({ ...base, extra: [{ period: 100, amount: 1_000_000, effect: 'lower' }] })
    expect(loan.periods).toBe(100)
    expect(loan.rows.at(-1)?.extra).toBe(plain.rows[99]?.balance)
    expectSound(loan, 100_000)
  })

  test('every mix of form, grace, balloon, rate changes and repayments stays exact to the cent', () => {
    const anExtra = fc.record({
      period: fc.integer({ min: 1, max: 60 }),
      amount: fc.integer({ min: 0, max: 500_000 }).map((cents) => cents / 100),
      effect: fc.constantFrom('shorter' as const, 'lower' as const),
    })
    fc.assert(
      fc.property(
        fc.record({
          principal: principals,
          periods: fc.integer({ min: 12, max: 120 }),
          periodicRate: yearly.map(monthly),
          form: fc.constantFrom('annuity' as const, 'fixed-capital' as const, 'bullet' as const),
          gracePeriods: fc.integer({ min: 0, max: 11 }),
          graceKind: fc.constantFrom('interest' as const, 'none' as const),
          rateChanges: fc.array(
            fc.record({ fromPeriod: fc.integer({ min: 1, max: 60 }), periodicRate: yearly.map(monthly) }),
            { maxLength: 3 },
          ),
          extra: fc.array(anExtra, { maxLength: 4 }),
          share: fc.integer({ min: 0, max: 100 }),
        }),
        ({ share, ...options }) => {
          const loan = loanSchedule({ ...options, balloon: (options.principal * share) / 100 })
          expectSound(loan, options.principal)
          expect(loan.periods).toBeLessThanOrEqual(options.periods)
        },
      ),
    )
  })

  test('a repayment that shortens a fixed-capital loan keeps the capital per period', () => {
    const loan = loanSchedule({
      principal: 1200,
      periods: 12,
      periodicRate: perPeriod(0.01),
      form: 'fixed-capital',
      extra: [{ period: 1, amount: 250, effect: 'shorter' }],
    })
    expect(loan.rows.map((row) => row.capital)).toEqual([100, 100, 100, 100, 100, 100, 100, 100, 100, 50])
    const lower = loanSchedule({
      principal: 1200,
      periods: 12,
      periodicRate: perPeriod(0.01),
      form: 'fixed-capital',
      extra: [{ period: 1, amount: 550, effect: 'lower' }],
    })
    expect(lower.periods).toBe(12)
    expect(lower.rows[1]?.capital).toBe(50)
  })

  test.each(['fixed-capital', 'annuity'] as const)('a shorter %s loan still owes its balloon in one piece', (form) => {
    const options = { principal: 1000, periods: 8, periodicRate: perPeriod(0), balloon: 200, form }
    const loan = loanSchedule({ ...options, extra: [{ period: 1, amount: 300, effect: 'shorter' }] })
    expect(loan.rows.map((row) => row.capital)).toEqual([100, 100, 100, 100, 300])
  })

  test('a fixed instalment leaves the balloon for the end', () => {
    const options = { principal: 1200, periods: 12, periodicRate: perPeriod(0), balloon: 200 }
    expect(loanSchedule({ ...options, payment: 250 }).rows.map((row) => row.capital)).toEqual([250, 250, 250, 450])
  })

  test('a loan that is all balloon keeps its term when part of it is repaid', () => {
    const options = {
      principal: 1000,
      periods: 4,
      periodicRate: perPeriod(0),
      balloon: 1000,
      form: 'fixed-capital' as const,
    }
    const loan = loanSchedule({ ...options, extra: [{ period: 2, amount: 100, effect: 'shorter' }] })
    expect(loan.rows.map((row) => row.capital)).toEqual([0, 0, 0, 900])
  })

  test('after a shorter term a new rate is spread over that shorter term', () => {
    const loan = loanSchedule({
      ...base,
      extra: [{ period: 12, amount: 30_000, effect: 'shorter' }],
      rateChanges: [{ fromPeriod: 61, periodicRate: monthly(0.05) }],
    })
    const without = loanSchedule({ ...base, extra: [{ period: 12, amount: 30_000, effect: 'shorter' }] })
    expect(loan.periods).toBe(without.periods)
    expect(loan.rows[60]?.payment).toBeGreaterThan(loan.payment)
    expectSound(loan, 100_000)
  })

  test('during grace a repayment simply lowers the debt that will be repaid', () => {
    const options = { principal: 1000, periods: 5, periodicRate: perPeriod(0.01), gracePeriods: 2 }
    const loan = loanSchedule({ ...options, extra: [{ period: 1, amount: 500, effect: 'shorter' }] })
    expect(loan.rows[1]?.interest).toBe(5)
    expect(loan.payment).toBe(170.01)
    expect(loan.periods).toBe(5)
  })
})

describe('several parts', () => {
  test('M-18 merged schedules are the sum of the parts, in any order', () => {
    const a = loanSchedule({ principal: 100_000, periods: 240, periodicRate: monthly(0.03) })
    const b = loanSchedule({ principal: 50_000, periods: 120, periodicRate: monthly(0.04), gracePeriods: 12 })
    const both = mergeSchedules([a, b])
    expectSound(both, 150_000)
    expect(both.payment).toBe(sum([a.payment, b.payment]))
    expect(both.totalPaid).toBe(sum([a.totalPaid, b.totalPaid]))
    expect(both.totalInterest).toBe(sum([a.totalInterest, b.totalInterest]))
    expect(both.rows[0]?.payment).toBe(sum([a.rows[0]?.payment ?? 0, b.rows[0]?.payment ?? 0]))
    expect(both.rows[120]).toEqual(a.rows[120])
    expect(both.rows[119]?.payment).toBe(sum([a.rows[119]?.payment ?? 0, b.lastPayment]))
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

describe('a loan drawn in slices', () => {
  const slices = fc.array(
    fc.record({ period: fc.integer({ min: 2, max: 13 }), amount: fc.integer({ min: 0, max: 2_000 }) }),
    { minLength: 1, maxLength: 4 },
  )

  test('draws what was agreed, charges interest on what is drawn and ends at 0', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 10_000, max: 500_000 }),
        yearly,
        fc.integer({ min: 14, max: 360 }),
        slices,
        (principal, rate, periods, laterDraws) => {
          const loan = loanSchedule({ principal, periods, periodicRate: monthly(rate), gracePeriods: 12, laterDraws })
          let balance = 0
          for (const row of loan.rows) {
            balance += toCents(row.drawn ?? 0)
            expect(toCents(row.interest)).toBe(toCents((balance * monthly(rate)) / 100))
            balance -= toCents(row.capital)
            expect(toCents(row.balance)).toBe(balance)
          }
          expect(sum(loan.rows.map((row) => row.drawn ?? 0))).toBe(principal)
          expect(loan.rows.at(-1)?.balance).toBe(0)
        },
      ),
      { numRuns: 200 },
    )
  })

  test('a repayment that clears what is drawn does not end the loan before the rest is drawn', () => {
    const loan = loanSchedule({
      principal: 1_000,
      periods: 24,
      periodicRate: perPeriod(0),
      gracePeriods: 6,
      laterDraws: [{ period: 5, amount: 600 }],
      extra: [{ period: 2, amount: 400, effect: 'shorter' }],
    })
    expect(sum(loan.rows.map((row) => row.drawn ?? 0))).toBe(1_000)
    expect(sum(loan.rows.map((row) => row.capital + row.extra))).toBe(1_000)
    expect(loan.rows.at(-1)?.balance).toBe(0)
  })

  test('added to a part that is paid out at once, both are drawn in full', () => {
    const whole = loanSchedule({ principal: 500, periods: 12, periodicRate: perPeriod(0.01) })
    const sliced = loanSchedule({
      principal: 300,
      periods: 12,
      periodicRate: perPeriod(0.01),
      gracePeriods: 3,
      laterDraws: [{ period: 4, amount: 100 }],
    })
    expect(mergeSchedules([whole, sliced]).rows.map((row) => row.drawn)).toEqual([
      700, 0, 0, 100, 0, 0, 0, 0, 0, 0, 0, 0,
    ])
  })

  test('a draw after the grace period, in the first period or above the loan is refused', () => {
    const loan: LoanOptions = { principal: 100, periods: 12, periodicRate: perPeriod(0.01), gracePeriods: 3 }
    expect(() => loanSchedule({ ...loan, laterDraws: [{ period: 5, amount: 10 }] })).toThrow(RangeError)
    expect(() => loanSchedule({ ...loan, laterDraws: [{ period: 1, amount: 10 }] })).toThrow(RangeError)
    expect(() => loanSchedule({ ...loan, laterDraws: [{ period: 2, amount: 101 }] })).toThrow(RangeError)
  })
})
