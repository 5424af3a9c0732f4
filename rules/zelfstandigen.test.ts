import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openLaw } from '#rules/dated.ts'
import { bijdrage, inkomenUitWinst } from '#rules/zelfstandigen.ts'

const now = openLaw('2026-11-15')

describe('contributions of the self-employed', () => {
  test('32 minimum, maximum and first-starter amounts of 2026', () => {
    expect(bijdrage(now, 17_374.08, 'hoofdberoep').kwartaal).toBe(890.42)
    expect(bijdrage(now, 110_562.42, 'hoofdberoep').kwartaal).toBe(5_103.05)
    expect(bijdrage(now, 8_972.07, 'primostarter').kwartaal).toBe(459.82)
  })

  test('older years', () => {
    expect(bijdrage(openLaw('2024-06-01'), 0, 'hoofdberoep').kwartaal).toBe(864.15)
    expect(bijdrage(openLaw('2025-06-01'), 0, 'hoofdberoep').kwartaal).toBe(871.71)
  })

  test('each statute has its own floor', () => {
    expect(bijdrage(now, 5_000, 'hoofdberoep').regel).toBe('minimum')
    expect(bijdrage(now, 1_922.15, 'bijberoep').jaar).toBe(0)
    expect(bijdrage(now, 1_922.16, 'bijberoep').kwartaal).toBe(98.51)
    expect(bijdrage(now, 8_687.03, 'student').jaar).toBe(0)
    expect(bijdrage(now, 12_000, 'student').kwartaal).toBe(169.79)
    expect(bijdrage(now, 17_374.08, 'student').kwartaal).toBe(890.42)
  })

  test('pensioners, assisting partners and article 37 have their own floor', () => {
    expect(bijdrage(now, 3_844.3, 'gepensioneerde').jaar).toBe(0)
    expect(bijdrage(now, 10_000, 'gepensioneerde').jaar).toBe(1_470)
    expect(bijdrage(openLaw('2023-06-01'), 0, 'meewerkend').kwartaal).toBe(369.44)
    expect(bijdrage(now, 9_101, 'artikel37').regel).toBe('gewoon')
    expect(bijdrage(now, 9_102, 'artikel37').kwartaal).toBe(890.42)
  })

  test('the circle closes: income plus contribution is the profit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 5_000, max: 300_000 }), (profit) => {
        const income = inkomenUitWinst(now, profit, 'hoofdberoep', 0.04)
        expect(Math.abs(income + bijdrage(now, income, 'hoofdberoep').jaar * 1.04 - profit)).toBeLessThan(0.1)
      }),
    )
    // In the first bracket without costs: x = profit × 0,205/1,205.
    expect(inkomenUitWinst(now, 60_250, 'hoofdberoep', 0)).toBeCloseTo(50_000, 1)
  })

  test('more income never means a lower contribution', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 150_000 }),
        fc.constantFrom(
          'hoofdberoep',
          'bijberoep',
          'primostarter',
          'student',
          'meewerkend',
          'gepensioneerde',
          'artikel37',
        ),
        (income, statuut) => {
          expect(bijdrage(now, income + 100, statuut).jaar).toBeGreaterThanOrEqual(bijdrage(now, income, statuut).jaar)
        },
      ),
    )
  })
})
