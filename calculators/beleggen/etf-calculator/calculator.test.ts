import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { errorsFor, numberOf, reportFor, situation, valueOf } from '#calculators/kernel/testing.ts'
import calculator from './calculator.ts'

const bare = { ter: 0, makelaarsloon: 0, beurstaksklasse: 'geen' }
const years = fc.integer({ min: 1, max: 20 })
const amount = fc.integer({ min: 0, max: 50_000 })
const rate = fc.integer({ min: -300, max: 1200 }).map((basisPoints) => basisPoints / 100)

describe('etf-calculator', () => {
  test('M-48 without costs and under the rules of 2025 the plan is plain compounding', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 1, max: 2000 }), rate, years, (bedragIneens, perMaand, rendement, duur) => {
        const input = { ...bare, bedragIneens, perMaand, rendement, duur }
        const net = numberOf(reportFor(calculator, input, situation('2026-11-15', '2025-12-31')), 'nettoEindbedrag')
        const monthly = (1 + rendement / 100) ** (1 / 12)
        let expected = bedragIneens
        for (let month = 0; month < duur * 12; month++) expected = (expected + perMaand) * monthly
        expect(Math.abs(net - expected)).toBeLessThanOrEqual(0.01 + expected * 1e-9)
      }),
      { numRuns: 40 },
    )
  })

  test('M-48 a dearer fund is never better', () => {
    fc.assert(
      fc.property(
        amount,
        fc.integer({ min: 1, max: 2000 }),
        fc.integer({ min: 0, max: 150 }),
        years,
        (bedragIneens, perMaand, ter, duur) => {
          const at = (points: number) =>
            numberOf(reportFor(calculator, { bedragIneens, perMaand, duur, ter: points / 100 }), 'nettoWinst')
          expect(at(ter + 10)).toBeLessThanOrEqual(at(ter) + 0.01)
        },
      ),
      { numRuns: 40 },
    )
  })

  test('M-48 exchange tax counts on buying and on selling and stops at the maximum', () => {
    const result = reportFor(calculator, {
      ...bare,
      beurstaksklasse: 'hoog',
      bedragIneens: 1_000_000,
      perMaand: 0,
      duur: 1,
    })
    expect(numberOf(result, 'beurstaksAankoop')).toBe(4000)
    expect(numberOf(result, 'beurstaksVerkoop')).toBe(4000)
  })

  test('accumulating and distributing give the same before tax, and less after it', () => {
    const input = { ...bare, bedragIneens: 10_000, perMaand: 0, duur: 5 }
    const acc = reportFor(calculator, { ...input, type: 'kapitaliserend' })
    const dist = reportFor(calculator, { ...input, type: 'distribuerend' })
    const gross = numberOf(dist, 'nettoEindbedrag') + numberOf(dist, 'dividendbelasting')
    expect(numberOf(dist, 'nettoEindbedrag')).toBeLessThan(numberOf(acc, 'nettoEindbedrag'))
    expect(Math.abs(gross - numberOf(acc, 'nettoEindbedrag'))).toBeLessThan(60)
  })

  test('taking gains each year loses money on a small plan and wins on a large one', () => {
    expect(
      numberOf(reportFor(calculator, { bedragIneens: 1000, perMaand: 50, duur: 5 }), 'voordeelJaarlijks'),
    ).toBeLessThan(0)
    const large = reportFor(calculator, { bedragIneens: 100_000, perMaand: 500, duur: 20 })
    expect(numberOf(large, 'voordeelJaarlijks')).toBeGreaterThan(1000)
    expect(numberOf(large, 'loontVanafJaar')).toBeLessThan(10)
    const chosen = reportFor(calculator, { bedragIneens: 100_000, perMaand: 500, duur: 20, verkoop: 'jaarlijks' })
    expect(numberOf(chosen, 'voordeelJaarlijks')).toBe(numberOf(large, 'voordeelJaarlijks'))
    expect(numberOf(chosen, 'nettoWinst') - numberOf(large, 'nettoWinst')).toBeCloseTo(
      numberOf(large, 'voordeelJaarlijks'),
      2,
    )
  })

  test('more bonds than the threshold bring the Reynderstaks, exactly 10 % does not', () => {
    expect(numberOf(reportFor(calculator, { obligatiedeel: 10 }), 'reynderstaks')).toBe(0)
    expect(numberOf(reportFor(calculator, { obligatiedeel: 11 }), 'reynderstaks')).toBeGreaterThan(0)
    expect(numberOf(reportFor(calculator, { obligatiedeel: 50, keertRenteUit: true }), 'reynderstaks')).toBe(0)
  })

  test('what one already has starts at its value of 31/12/2025', () => {
    const input = {
      ...bare,
      bedragIneens: 0,
      perMaand: 0,
      duur: 1,
      rendement: 0,
      bestaandeWaarde: 50_000,
      bestaandeAankoop: 10_000,
    }
    expect(numberOf(reportFor(calculator, { ...input, bestaandeFoto: 30_000 }), 'meerwaarde')).toBe(20_000)
    expect(numberOf(reportFor(calculator, { ...input, bestaandeFoto: 0 }), 'meerwaarde')).toBe(0)
  })

  test('a published interest part goes before the bond share, and the bank holds back only on the rest', () => {
    const sale = reportFor(calculator, { vraag: 'verkoop', obligatiedeel: 50, tis: 500 })
    expect(numberOf(sale, 'reynderstaks')).toBe(150)
    expect(numberOf(sale, 'ingehouden')).toBe(150)
  })

  test('the three questions set the class', () => {
    const tob = (input: Record<string, unknown>) =>
      reportFor(calculator, { ...input, bedragIneens: 10_000, perMaand: 0 })
    expect(numberOf(tob({}), 'beurstaksAankoop')).toBe(12)
    expect(numberOf(tob({ fsma: true }), 'beurstaksAankoop')).toBe(132)
    expect(numberOf(tob({ eer: false }), 'beurstaksAankoop')).toBe(35)
  })

  test('nothing to invest or selling more than one has is refused; a falling market gives no tax', () => {
    expect(errorsFor(calculator, { bedragIneens: 0, perMaand: 0 }).bedragIneens).toContain('bedrag')
    expect(errorsFor(calculator, { vraag: 'verkoop', verkoopAantal: 500 }).verkoopAantal).toContain('meer stuks')
    const falling = reportFor(calculator, { rendement: -5, duur: 50 })
    expect(numberOf(falling, 'meerwaardebelasting')).toBe(0)
    expect(valueOf(falling, 'loontVanafJaar')).toBeNull()
  })
})
