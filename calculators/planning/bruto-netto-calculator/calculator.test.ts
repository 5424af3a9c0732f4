import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { errorsFor, numberOf, reportFor, situation } from '#calculators/testing.ts'
import calculator from './calculator.ts'

const wage = fc.integer({ min: 0, max: 1_200_000 }).map((cents) => cents / 100)
const household = fc.constantFrom('alleenstaand', 'partnerMetInkomen', 'partnerZonderInkomen')

describe('bruto-netto-calculator', () => {
  test('the lines add up to the net wage', () => {
    fc.assert(
      fc.property(wage, household, fc.integer({ min: 0, max: 8 }), (bruto, gezin, kinderen) => {
        const result = reportFor(calculator, { bruto, gezin, kinderen })
        const lines = ['rszNaWerkbonus', 'bedrijfsvoorheffing', 'bbsz'].map((key) => numberOf(result, key))
        expect(numberOf(result, 'netto')).toBeCloseTo(bruto - lines.reduce((a, b) => a + b, 0), 6)
        expect(numberOf(result, 'rszNaWerkbonus')).toBeGreaterThanOrEqual(0)
        expect(numberOf(result, 'netto')).toBeLessThanOrEqual(bruto + 1e-9)
      }),
    )
  })

  test('a raise never leaves less, apart from the fixed 5,15 euro step of the special contribution', () => {
    fc.assert(
      fc.property(wage, fc.integer({ min: 1, max: 1_000 }), (bruto, opslag) => {
        expect(numberOf(reportFor(calculator, { bruto, opslag }), 'opslagNetto')).toBeGreaterThanOrEqual(-0.02)
      }),
    )
  })

  test('children and a partner without income never raise the withholding', () => {
    fc.assert(
      fc.property(wage, fc.integer({ min: 0, max: 7 }), (bruto, kinderen) => {
        const of = (input: Record<string, unknown>) =>
          numberOf(reportFor(calculator, { bruto, ...input }), 'bedrijfsvoorheffing')
        expect(of({ kinderen: kinderen + 1 })).toBeLessThanOrEqual(of({ kinderen }))
        expect(of({ gezin: 'partnerZonderInkomen' })).toBeLessThanOrEqual(of({}))
      }),
    )
  })

  test('reference wages of spring 2026', () => {
    const net = (bruto: number) => numberOf(reportFor(calculator, { bruto, loonmaand: '2026-05' }), 'netto')
    expect([2_500, 3_000, 3_500, 4_000, 5_000].map(net)).toEqual([2_143.94, 2_244.83, 2_400.4, 2_614.26, 3_051.72])
  })

  test('a wage of zero gives zeros, the highest wage a finite net', () => {
    expect(numberOf(reportFor(calculator, { bruto: 0, opslag: 0 }), 'netto')).toBe(0)
    expect(numberOf(reportFor(calculator, { bruto: 50_000 }), 'netto')).toBeGreaterThan(20_000)
  })

  test('vouchers cost their own contribution and an expense allowance comes on top', () => {
    const plain = numberOf(reportFor(calculator, {}), 'uitbetaald')
    const richer = reportFor(calculator, { maaltijdcheques: 20, nettovergoeding: 150 })
    expect(numberOf(richer, 'uitbetaald')).toBeCloseTo(plain + 150 - 21.8, 6)
    expect(numberOf(richer, 'waardeCheques')).toBe(160)
  })

  test('more disabled children than children is refused', () => {
    expect(errorsFor(calculator, { kinderen: 1, kinderenHandicap: 2 }).kinderenHandicap).toContain('1 kind')
  })

  test('in a later year the page opens on the last known month', () => {
    expect(numberOf(reportFor(calculator, {}, situation('2027-02-01')), 'netto')).toBe(
      numberOf(reportFor(calculator, { loonmaand: '2026-12' }), 'netto'),
    )
  })
})
