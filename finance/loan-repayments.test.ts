import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawing } from '../scripts/property-runs.ts'
import { annuityPayment, loanCost, loanSchedule, mergeSchedules, periodsFromPayment } from './loan.ts'
import type { LoanOptions, LoanRow } from './loan.ts'
import { expectSound, monthly, principals, yearly } from './loan.test-support.ts'
import { roundedSum, toCents } from './money.ts'
import { perPeriod } from './rate.ts'

fc.configureGlobal({ numRuns: 1000 })

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
          const asked = { ...options, balloon: (options.principal * share) / 100 }
          const loan = loanSchedule(asked)
          expectSound(loan, options.principal)
          expect(loanCost(asked)).toEqual({ payment: loan.payment, totalInterest: loan.totalInterest })
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

  test('a repayment during grace lowers the instalment, or keeps it and ends the loan sooner', () => {
    const options = { principal: 1000, periods: 5, periodicRate: perPeriod(0.01), gracePeriods: 2 }
    const repaid = (effect: 'shorter' | 'lower') =>
      loanSchedule({ ...options, extra: [{ period: 1, amount: 500, effect }] })
    // 500 in three: 500 × 0,01 ÷ (1 − 1,01^−3).
    expect(repaid('lower').rows[1]?.interest).toBe(5)
    expect(repaid('lower').payment).toBe(170.01)
    expect(repaid('lower').periods).toBe(5)
    // The 340,02 of 1.000 in three: 5,00 interest leaves 164,98; then 1,65 interest closes it.
    expect(repaid('shorter').rows[1]?.interest).toBe(5)
    expect(
      repaid('shorter')
        .rows.slice(2)
        .map(({ payment }) => payment),
    ).toEqual([340.02, 166.63])
  })

  test('a repayment during grace keeps the capital per period of a fixed-capital loan too', () => {
    const loan = loanSchedule({
      principal: 1200,
      periods: 14,
      periodicRate: perPeriod(0.01),
      form: 'fixed-capital',
      gracePeriods: 2,
      extra: [{ period: 1, amount: 250, effect: 'shorter' }],
    })
    expect(loan.rows.slice(2).map((row) => row.capital)).toEqual([100, 100, 100, 100, 100, 100, 100, 100, 100, 50])
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
          const wrong = loan.rows.filter((row) => {
            balance += toCents(row.drawn ?? 0)
            const interest = toCents((balance * monthly(rate)) / 100)
            balance -= toCents(row.capital)
            return toCents(row.interest) !== interest || toCents(row.balance) !== balance
          })
          expect(wrong).toEqual([])
          expect(roundedSum(loan.rows.map((row) => row.drawn ?? 0))).toBe(principal)
          expect(loan.rows.at(-1)?.balance).toBe(0)
        },
      ),
      drawing(200),
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
    expect(roundedSum(loan.rows.map((row) => row.drawn ?? 0))).toBe(1_000)
    expect(roundedSum(loan.rows.map((row) => row.capital + row.extra))).toBe(1_000)
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
