import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { errorsFor, numberOf, reportFor } from '#calculators/kernel/testing.ts'
import calculator from './calculator.ts'

describe('vakantiegeld-sparen-calculator', () => {
  test('M-56 gross holiday pay is linear in the wage', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), (maandloon) => {
        expect(numberOf(reportFor(calculator, { maandloon }), 'bruto')).toBeCloseTo(maandloon * 0.92, 2)
        const jaarloon = maandloon * 12
        expect(numberOf(reportFor(calculator, { statuut: 'arbeider', jaarloon }), 'bruto')).toBeCloseTo(
          jaarloon * 1.08 * 0.1538,
          2,
        )
      }),
    )
  })

  test('M-56 the monthly amount reaches the goal and overshoots by less than a cent a month', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.integer({ min: 1, max: 60 }),
        (cents, maandenTotVakantie) => {
          const result = reportFor(calculator, { vakantiebudget: cents / 100, maandenTotVakantie })
          const saved = numberOf(result, 'maandbedrag') * maandenTotVakantie
          const goal = numberOf(result, 'tekort')
          expect(saved).toBeGreaterThanOrEqual(goal - 1e-9)
          expect(saved - goal).toBeLessThan(maandenTotVakantie * 0.01 + 1e-9)
        },
      ),
    )
  })

  test('the four parts add up to the net amount, to the cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 15_000 }), fc.integer({ min: 0, max: 100 }), (maandloon, share) => {
        const result = reportFor(calculator, {
          maandloon,
          deelVakantie: share,
          deelSparen: 100 - share,
          deelNoodfonds: 0,
          deelPensioensparen: 0,
        })
        const parts = ['voorVakantie', 'voorSparen', 'voorNoodfonds', 'voorPensioensparen'].map((key) =>
          numberOf(result, key),
        )
        expect(parts.reduce((a, b) => a + b, 0)).toBeCloseTo(numberOf(result, 'netto'), 6)
      }),
    )
  })

  test('shares that do not make 100 % are refused with the total', () => {
    expect(errorsFor(calculator, { deelVakantie: 50 }).deelSparen).toContain('110')
  })

  test('a budget below the holiday part needs no saving', () => {
    const result = reportFor(calculator, { vakantiebudget: 100 })
    expect(numberOf(result, 'maandbedrag')).toBe(0)
    expect(result.sentence).toContain('dekt je vakantie')
  })

  test('leaving pays 15,34 % of what was earned and warns about next year', () => {
    const result = reportFor(calculator, { maandloon: 3_000, vertrek: true })
    expect(numberOf(result, 'bruto')).toBe(5_522.4)
    expect(result.notices.some((notice) => notice.tone === 'warning')).toBe(true)
  })
})
