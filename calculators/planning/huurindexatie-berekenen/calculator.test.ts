import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { errorsFor, numberOf, reportFor } from '#calculators/testing.ts'
import calculator from './calculator.ts'

const input = { gewest: 'vlaanderen', ondertekend: '2020-04-10', start: '2020-05-01', vanaf: '2026-05-01' }

describe('huurindexatie-berekenen', () => {
  test('the new rent grows in step with the base rent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 5000 }), fc.constantFrom('c', 'd', 'f'), (basishuur, epc) => {
        const once = numberOf(reportFor(calculator, { ...input, basishuur, epc }), 'nieuweHuur')
        const twice = numberOf(reportFor(calculator, { ...input, basishuur: basishuur * 2, epc }), 'nieuweHuur')
        expect(Math.abs(twice - 2 * once)).toBeLessThanOrEqual(0.011)
      }),
    )
  })

  test('a worse label never gives a higher rent', () => {
    const rent = (epc: string) => numberOf(reportFor(calculator, { ...input, epc }), 'nieuweHuur')
    expect(rent('c')).toBeGreaterThan(rent('d'))
    expect(rent('d')).toBeGreaterThan(rent('e'))
    expect(rent('e')).toBe(rent('geen'))
  })

  test('an index that is not published yet is named and the year before is shown', () => {
    const result = reportFor(calculator, {
      gewest: 'vlaanderen',
      ondertekend: '2020-11-01',
      start: '2020-12-01',
      vanaf: '2026-12-01',
    })
    expect(result.notices.some((notice) => notice.text.includes('november 2026'))).toBe(true)
    expect(numberOf(result, 'nieuweHuur')).toBeGreaterThan(800)
  })

  test('a first year, a signature after the start or a start without index are refused', () => {
    expect(
      errorsFor(calculator, { ...input, start: '2026-01-01', ondertekend: '2025-12-01', vanaf: '2026-06-01' }).vanaf,
    ).toContain('01/01/2027')
    expect(errorsFor(calculator, { ...input, ondertekend: '2020-06-01' }).ondertekend).toContain('voor of op')
    expect(errorsFor(calculator, { ...input, ondertekend: '2010-04-01', start: '2010-05-01' }).start).toContain(
      'april 2010',
    )
  })

  test('the letter holds the indices and the new rent', () => {
    const letter = reportFor(calculator, { ...input, basishuur: 800, epc: 'c' }).letter!
    expect(letter.paragraphs.join(' ')).toContain('139,33')
    expect(letter.paragraphs.join(' ')).toContain('1.011,29')
  })
})
