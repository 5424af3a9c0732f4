import * as excel from '@formulajs/formulajs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { annuityPayment, balanceAfter, loanFromPayment, periodsFromPayment, revisedRate } from './loan.ts'
import { monthly, months, principals, yearly } from './loan.test-support.ts'
import { toCents } from './money.ts'
import { perPeriod } from './rate.ts'

fc.configureGlobal({ numRuns: 1000 })

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

  test('the instalment equals the independent PMT, with and without a balloon', () => {
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

  test('the instalment strictly rises with the rate', () => {
    fc.assert(
      fc.property(principals, yearly, months, (principal, rate, n) => {
        expect(annuityPayment(principal, monthly(rate + 0.0001), n)).toBeGreaterThan(
          annuityPayment(principal, monthly(rate), n),
        )
      }),
    )
  })

  test('the instalment falls and the total interest rises with the duration', () => {
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

  test('at 0 % the instalment is P / n, and tiny rates do not jump', () => {
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

  test('k times the principal is k times the instalment', () => {
    fc.assert(
      fc.property(principals, yearly, months, fc.integer({ min: 1, max: 1000 }), (principal, rate, n, k) => {
        const one = annuityPayment(principal, monthly(rate), n)
        expect(annuityPayment(k * principal, monthly(rate), n) / (k * one)).toBeCloseTo(1, 11)
      }),
    )
  })

  test('the loan A + B costs what loan A and loan B cost', () => {
    fc.assert(
      fc.property(principals, principals, yearly, months, (a, b, rate, n) => {
        const i = monthly(rate)
        const together = annuityPayment(a + b, i, n)
        expect((annuityPayment(a, i, n) + annuityPayment(b, i, n)) / together).toBeCloseTo(1, 12)
      }),
    )
  })

  test('the loan for the instalment of P is P, to one cent per period with a rounded instalment', () => {
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

  test('an instalment that only pays the interest never ends', () => {
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
