import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { errorsFor, numberOf, reportFor } from '#calculators/testing.ts'
import calculator from './calculator.ts'

const bon = fc.record({
  nominaal: fc.integer({ min: 2, max: 2_000 }).map((hundreds) => hundreds * 100),
  looptijd: fc.integer({ min: 1, max: 15 }),
  rente: fc.integer({ min: 0, max: 1000 }).map((basisPoints) => basisPoints / 100),
})

describe('kasbon-calculator', () => {
  test('M-31 capitalising gives at least as much as distributing, and the same for one year', () => {
    fc.assert(
      fc.property(bon, (input) => {
        const paid = numberOf(reportFor(calculator, { ...input, soort: 'coupon' }), 'nettoCoupons')
        const kept = numberOf(reportFor(calculator, { ...input, soort: 'kapitalisatie' }), 'nettoCoupons')
        expect(kept).toBeGreaterThanOrEqual(paid - 0.08)
        if (input.looptijd === 1) expect(kept).toBe(paid)
      }),
    )
  })

  test('bought and repaid at par, the net yield is the coupon after tax', () => {
    fc.assert(
      fc.property(bon, (input) => {
        const result = reportFor(calculator, input)
        expect(Math.abs(numberOf(result, 'nettoRendement') - numberOf(result, 'nettoRente'))).toBeLessThan(0.005)
      }),
    )
  })

  test('a growth certificate with equal rates is an ordinary one', () => {
    const flat = reportFor(calculator, { soort: 'coupon', looptijd: 4, rente: 2.5 })
    const growth = reportFor(calculator, {
      soort: 'groei',
      groeirentes: Array.from({ length: 4 }, () => ({ rente: 2.5 })),
    })
    expect(numberOf(growth, 'nettoRendement')).toBe(numberOf(flat, 'nettoRendement'))
  })

  test('a lower issue price raises the yield', () => {
    const par = numberOf(reportFor(calculator, { uitgifteprijs: 100 }), 'nettoRendement')
    expect(numberOf(reportFor(calculator, { uitgifteprijs: 98 }), 'nettoRendement')).toBeGreaterThan(par)
  })

  test('selling early at a loss is told', () => {
    const result = reportFor(calculator, { nominaal: 1000, verkoop: true, verkoopNa: 2, verkoopkoers: 95 })
    expect(result.notices.some((notice) => notice.text.includes('€\u00a050,00'))).toBe(true)
    expect(errorsFor(calculator, { verkoop: true, verkoopNa: 5 }).verkoopNa).toContain('maar 5 jaar')
    expect(errorsFor(calculator, { verkoop: true, soort: 'kapitalisatie' }).verkoop).toContain('obligatiepagina')
  })
})
