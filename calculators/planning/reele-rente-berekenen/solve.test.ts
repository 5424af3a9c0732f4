import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { numberOf, reportFor } from '#calculators/kernel/testing.ts'
import calculator from './calculator.ts'

const rate = fc.integer({ min: 0, max: 200 }).map((tenths) => tenths / 10)

describe('reele-rente-berekenen', () => {
  test('one plus real times one plus inflation is one plus net, and without inflation real is net', () => {
    fc.assert(
      fc.property(
        rate,
        fc.integer({ min: -50, max: 200 }),
        fc.constantFrom('spaarrekening', 'termijn', 'geen'),
        (brutorente, tenths, product) => {
          const inflatie = tenths / 10
          const report = reportFor(calculator, { brutorente, inflatie, product })
          const product2 = (1 + numberOf(report, 'reeleRente') / 100) * (1 + inflatie / 100)
          expect(product2).toBeCloseTo(1 + numberOf(report, 'nettoRente') / 100, 8)
          const still = reportFor(calculator, { brutorente, inflatie: 0, product })
          expect(numberOf(still, 'reeleRente')).toBeCloseTo(numberOf(still, 'nettoRente'), 8)
        },
      ),
    )
  })

  test('the gross rate needed, put back, gives zero', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100 }),
        fc.constantFrom('spaarrekening', 'termijn', 'geen'),
        fc.integer({ min: 1000, max: 500_000 }),
        (tenths, product, bedrag) => {
          const inflatie = tenths / 10
          const needed = numberOf(reportFor(calculator, { inflatie, product, bedrag }), 'nodigeBrutorente')
          const again = reportFor(calculator, { inflatie, product, bedrag, brutorente: Number(needed.toFixed(4)) })
          expect(Math.abs(numberOf(again, 'reeleRente'))).toBeLessThan(0.01)
        },
      ),
    )
  })

  test('tax never makes the result better, and two holders pay no more than one', () => {
    fc.assert(
      fc.property(rate, fc.integer({ min: 1000, max: 500_000 }), (brutorente, bedrag) => {
        const free = numberOf(reportFor(calculator, { brutorente, bedrag, product: 'geen' }), 'nettoRente')
        const one = numberOf(reportFor(calculator, { brutorente, bedrag, product: 'spaarrekening' }), 'nettoRente')
        const two = numberOf(
          reportFor(calculator, { brutorente, bedrag, product: 'spaarrekening', titularissen: 2 }),
          'nettoRente',
        )
        expect(one).toBeLessThanOrEqual(free + 1e-9)
        expect(two).toBeGreaterThanOrEqual(one - 1e-9)
      }),
    )
  })

  test('the two inflations are kept apart, and a used exemption is taxed away', () => {
    const report = reportFor(calculator, { product: 'geen', brutorente: 3, inflatie: 4, verwachteInflatie: 3 })
    expect(numberOf(report, 'reeleRenteVerwacht')).toBeCloseTo(0, 8)
    expect(numberOf(report, 'reeleRente')).toBeLessThan(0)
    const free = reportFor(calculator, { bedrag: 40_000, brutorente: 2 })
    expect([numberOf(free, 'belasting'), numberOf(free, 'vrijeRente')]).toEqual([0, 800])
    const used = reportFor(calculator, { bedrag: 40_000, brutorente: 2, vrijstellingGebruikt: 900 })
    expect([numberOf(used, 'belasting'), numberOf(used, 'vrijeRente')]).toEqual([102, 120])
  })
})

test('measured inflation is no example of ours', () => {
  const { assumed } = reportFor(calculator, { brutorente: 1, bedrag: 1_000 })
  expect(assumed.find(({ key }) => key === 'inflatie')?.origin).toBe('reference')
})

test('falling prices take no tax back, and nothing won or lost is told in words', () => {
  const input = { brutorente: 3, product: 'obligatie', bedrag: 100_000, inflatie: -2, verwachteInflatie: 2.1 }
  const report = reportFor(calculator, input)
  expect(numberOf(report, 'belastingOpInflatie')).toBe(0)
  expect(report.charts[0]?.sentence).toContain('komt er 2,08 procentpunt bij door dalende prijzen')
  expect(report.sentence).toContain('houd je precies je koopkracht.')
})

test('an exemption that is used up is not called the first 0 euro', () => {
  const report = reportFor(calculator, { product: 'spaarrekening', vrijstellingGebruikt: 5_000 })
  const said = report.steps.map(({ text }) => text).join(' ')
  expect(said).toContain('Je vrijstelling is al op')
  expect(said).not.toMatch(/eerste €.0 is/)
})
