import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { numberOf, reportFor, valueOf } from '#calculators/kernel/testing.ts'
import calculator from './calculator.ts'

const amount = fc.integer({ min: 0, max: 4000 })

describe('noodfonds-calculator', () => {
  test('M-42 costs add up over items, and the rule of thumb is linear in months', () => {
    fc.assert(
      fc.property(amount, amount, fc.integer({ min: 1, max: 5000 }), (vasteKosten, levensonderhoud, nettoInkomen) => {
        const result = reportFor(calculator, { vasteKosten, levensonderhoud, nettoInkomen })
        expect(numberOf(result, 'uitgaven')).toBe(vasteKosten + levensonderhoud)
        expect(numberOf(result, 'vuistregelMax')).toBe(2 * numberOf(result, 'vuistregelMin'))
        const swapped = reportFor(calculator, {
          vasteKosten: levensonderhoud,
          levensonderhoud: vasteKosten,
          nettoInkomen,
        })
        expect(numberOf(swapped, 'buffer')).toBe(numberOf(result, 'buffer'))
      }),
    )
  })

  test('a working partner or an insurance never raises the need', () => {
    fc.assert(
      fc.property(
        amount,
        fc.constantFrom('bediende', 'arbeider', 'zelfstandige', 'ambtenaar'),
        (partnerInkomen, statuut) => {
          const alone = numberOf(reportFor(calculator, { statuut }), 'buffer')
          expect(numberOf(reportFor(calculator, { statuut, partnerInkomen }), 'buffer')).toBeLessThanOrEqual(alone)
          expect(numberOf(reportFor(calculator, { statuut, verzekering: 800 }), 'buffer')).toBeLessThanOrEqual(alone)
        },
      ),
    )
  })

  test('the self-employed need more than clerks in the same case', () => {
    const of = (statuut: string) => numberOf(reportFor(calculator, { statuut, autowaarde: 0 }), 'buffer')
    expect(of('zelfstandige')).toBeGreaterThan(of('bediende'))
    expect(of('ambtenaar')).toBeLessThanOrEqual(of('bediende'))
  })

  test('without saving there is no date, with enough saved it is now', () => {
    expect(valueOf(reportFor(calculator, { sparenPerMaand: 0, nuGespaard: 0 }), 'klaarIn')).toBeNull()
    expect(valueOf(reportFor(calculator, { nuGespaard: 500_000 }), 'klaarIn')).toBe('2026-11')
  })

  test('every risk adds a month to the rule of thumb', () => {
    const months = (input: Record<string, unknown>) => numberOf(reportFor(calculator, input), 'maandenVuistregel')
    const none = { partnerInkomen: 1_500, autowaarde: 0 }
    expect(months(none)).toBe(3)
    expect(months({ ...none, kinderen: 2 })).toBe(4)
    expect(months({ autowaarde: 5_000, eigenaar: true, kinderen: 1, statuut: 'zelfstandige' })).toBe(8)
  })
})
