import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { errorsFor, numberOf, reportFor } from '#calculators/testing.ts'
import calculator from './calculator.ts'

const amount = fc.integer({ min: 10_000, max: 100_000_000 }).map((cents) => cents / 100)
const rate = fc.integer({ min: 0, max: 1500 }).map((basisPoints) => basisPoints / 100)
const term = fc.integer({ min: 1, max: 12 })

describe('deposito-calculator', () => {
  test('M-29 net interest is gross minus withholding, and the withholding is 30 % to the cent', () => {
    fc.assert(
      fc.property(amount, rate, term, (bedrag, rente, looptijd) => {
        const result = reportFor(calculator, { bedrag, rente, looptijd })
        const gross = numberOf(result, 'brutoInterest')
        const tax = numberOf(result, 'roerendeVoorheffing')
        expect(numberOf(result, 'nettoInterest')).toBeCloseTo(gross - tax, 8)
        expect(Math.abs(tax - gross * 0.3)).toBeLessThanOrEqual(0.005 + 1e-9)
      }),
    )
  })

  test('M-30 two deposits of half the amount give the same as one, to the cent per deposit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 200, max: 500_000 }), rate, term, (half, rente, looptijd) => {
        const one = numberOf(reportFor(calculator, { bedrag: half * 2, rente, looptijd }), 'nettoInterest')
        const two = 2 * numberOf(reportFor(calculator, { bedrag: half, rente, looptijd }), 'nettoInterest')
        expect(Math.abs(one - two)).toBeLessThanOrEqual(0.02 + 1e-9)
      }),
    )
  })

  test('a higher rate never gives less', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 0, max: 1400 }), term, (bedrag, basisPoints, looptijd) => {
        const low = numberOf(reportFor(calculator, { bedrag, rente: basisPoints / 100, looptijd }), 'nettoInterest')
        const high = numberOf(
          reportFor(calculator, { bedrag, rente: basisPoints / 100 + 1, looptijd }),
          'nettoInterest',
        )
        expect(high).toBeGreaterThanOrEqual(low)
      }),
    )
  })

  test('at 0 % nothing is earned and nothing is taxed', () => {
    const result = reportFor(calculator, { rente: 0 })
    expect(numberOf(result, 'nettoInterest')).toBe(0)
    expect(numberOf(result, 'roerendeVoorheffing')).toBe(0)
  })

  test('a term beyond a year or under a week is refused with the reason', () => {
    expect(errorsFor(calculator, { looptijd: 13 }).looptijd).toContain('termijnrekening')
    expect(errorsFor(calculator, { looptijd: 6, eenheid: 'dagen' }).looptijd).toContain('7 dagen')
  })

  test('an amount above the guarantee of one bank is flagged, and two holders double the limit', () => {
    const flagged = (input: Record<string, unknown>) =>
      reportFor(calculator, input).notices.some((n) => n.tone === 'law')
    expect(flagged({ bedrag: 100_000 })).toBe(false)
    expect(flagged({ bedrag: 100_001 })).toBe(true)
    expect(flagged({ bedrag: 150_000, titularissen: 2 })).toBe(false)
  })

  test('the comparison uses the base rate only', () => {
    const result = reportFor(calculator, { bedrag: 10_000, looptijd: 12, spaarrente: 1, startdatum: '2026-11-15' })
    expect(numberOf(result, 'spaarrekeningNetto')).toBe(100)
  })
})
