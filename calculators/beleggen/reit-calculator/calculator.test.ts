import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { errorsFor, numberOf, reportFor, situation, valueOf } from '#calculators/kernel/testing.ts'
import calculator from './calculator.ts'

const price = fc.integer({ min: 100, max: 50_000 }).map((cents) => cents / 100)
const dividend = fc.integer({ min: 0, max: 2000 }).map((cents) => cents / 100)
const kind = fc.constantFrom('gewoon', 'zorg')

describe('reit-calculator', () => {
  test('M-52 yield times price is the dividend, and net never passes gross', () => {
    fc.assert(
      fc.property(price, dividend, kind, (koers, perShare, soort) => {
        const result = reportFor(calculator, { koers, dividend: perShare, soort })
        expect((numberOf(result, 'brutoDividendrendement') / 100) * koers).toBeCloseTo(perShare, 6)
        expect(numberOf(result, 'nettoDividendrendement')).toBeLessThanOrEqual(
          numberOf(result, 'brutoDividendrendement') + 1e-4,
        )
        expect(numberOf(result, 'brutoDividend')).toBeCloseTo((10_000 / koers) * perShare, 1)
      }),
    )
  })

  test('care property never gives less than the ordinary rate', () => {
    fc.assert(
      fc.property(price, dividend, (koers, perShare) => {
        const care = reportFor(calculator, { koers, dividend: perShare, soort: 'zorg' })
        expect(numberOf(care, 'nettoDividend')).toBeGreaterThanOrEqual(numberOf(care, 'andereVoorheffing'))
      }),
    )
  })

  test('without costs, tax on gains or growth the total return is the net yield, whatever one does with the dividend', () => {
    for (const gebruik of ['opnemen', 'keuzedividend']) {
      const result = reportFor(calculator, {
        gebruik,
        koersgroei: 0,
        dividendgroei: 0,
        makelaarsloon: 0,
        beurstaks: 'geen',
        duur: 12,
      })
      expect(numberOf(result, 'nettoTotaalrendement')).toBeCloseTo(4.48, 4)
    }
  })

  test('reinvesting on the exchange costs more than new shares from the company', () => {
    const at = (gebruik: string) => numberOf(reportFor(calculator, { gebruik, duur: 20 }), 'kosten')
    expect(at('herbeleggen')).toBeGreaterThan(at('keuzedividend') + 100)
  })

  test('debt near and above the legal limit is flagged', () => {
    const tones = (schuldgraad: number) => reportFor(calculator, { schuldgraad }).notices.map(({ tone }) => tone)
    expect(tones(44)).not.toContain('warning')
    expect(tones(61)).toContain('warning')
    expect(tones(66)).toContain('law')
  })

  test('the more debt, the harder a fall of the buildings hits', () => {
    expect(numberOf(reportFor(calculator, { schuldgraad: 0 }), 'dalingIntrinsiek')).toBeCloseTo(10, 6)
    expect(numberOf(reportFor(calculator, { schuldgraad: 50 }), 'dalingIntrinsiek')).toBeCloseTo(20, 6)
  })

  test('under the rules of 2025 a gain is not taxed, and two owners save up twice', () => {
    const big = { bedrag: 500_000, duur: 3, koersgroei: 10 }
    expect(numberOf(reportFor(calculator, big, situation('2026-11-15', '2025-12-31')), 'meerwaardebelasting')).toBe(0)
    const [one, two] = [1, 2].map((personen) =>
      numberOf(reportFor(calculator, { ...big, personen }), 'meerwaardebelasting'),
    )
    // 10.000 of 2029 and 3 × 1.000 saved up, at 10 %.
    expect((one ?? 0) - (two ?? 0)).toBeCloseTo(1300, 6)
  })

  test('a loan cheaper than the flat earns lifts the return on own money, a dearer one lowers it', () => {
    const flat = { huurrendement: 5, huurkosten: 0, aankoopkosten: 0, huurgroei: 0, woninggroei: 0, duur: 10 }
    const result = reportFor(calculator, { ...flat, leningdeel: 50, leenrente: 3, leenduur: 20 })
    expect(numberOf(result, 'appartementRendement')).toBeCloseTo(5, 6)
    expect(numberOf(result, 'appartementMetLening')).toBeGreaterThan(5)
    const dear = reportFor(calculator, { ...flat, leningdeel: 50, leenrente: 8, leenduur: 20 })
    expect(numberOf(dear, 'appartementMetLening')).toBeLessThan(5)
    expect(valueOf(reportFor(calculator, {}), 'appartementMetLening')).toBeNull()
  })

  test('no intrinsic value or profit gives a dash, a price of zero is refused', () => {
    expect(valueOf(reportFor(calculator, { intrinsiekeWaarde: 0 }), 'korting')).toBeNull()
    expect(valueOf(reportFor(calculator, { winstPerAandeel: 0 }), 'uitkeringsgraad')).toBeNull()
    expect(errorsFor(calculator, { koers: 0 }).koers).toBeDefined()
  })
})
