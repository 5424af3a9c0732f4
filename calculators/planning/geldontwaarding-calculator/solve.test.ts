import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { numberOf, reportFor } from '#calculators/kernel/testing.ts'
import calculator from './calculator.ts'

const amount = fc.integer({ min: 10_000, max: 1_000_000 })
const years = fc.integer({ min: 1, max: 60 })
const inflation = fc.integer({ min: -20, max: 150 }).map((tenths) => tenths / 10)

describe('geldontwaarding-calculator', () => {
  test('losing buying power and catching up are each other’s inverse', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 1, max: 30 }), inflation, (bedrag, jaren, inflatie) => {
        const report = reportFor(calculator, { bedrag, jaren, inflatie })
        const product = numberOf(report, 'koopkracht') * numberOf(report, 'nodig')
        expect(Math.abs(product / (bedrag * bedrag) - 1)).toBeLessThan(0.001)
      }),
    )
  })

  test('a net rate equal to inflation keeps the buying power', () => {
    fc.assert(
      fc.property(amount, years, fc.integer({ min: 0, max: 100 }), (bedrag, jaren, tenths) => {
        const report = reportFor(calculator, { bedrag, jaren, inflatie: tenths / 10, nettoRente: tenths / 10 })
        expect(Math.abs(numberOf(report, 'koopkrachtRekening') - bedrag)).toBeLessThanOrEqual(1)
      }),
    )
  })

  test('more inflation never buys more', () => {
    const report = reportFor(calculator, { laag: 1, inflatie: 2, hoog: 4 })
    expect(numberOf(report, 'koopkrachtLaag')).toBeGreaterThan(numberOf(report, 'koopkracht'))
    expect(numberOf(report, 'koopkracht')).toBeGreaterThan(numberOf(report, 'koopkrachtHoog'))
  })

  test('withdrawals empty the account and say when', () => {
    const report = reportFor(calculator, { bedrag: 1000, jaren: 10, opname: 300, nettoRente: 0 })
    expect(report.notices.some((notice) => notice.text.includes('leeg na 4 jaar'))).toBe(true)
    expect(numberOf(report, 'koopkracht')).toBe(0)
  })

  test('interest is what comes out and stays in, less what went in, also when the account runs dry', () => {
    fc.assert(
      fc.property(amount, years, fc.integer({ min: 0, max: 50_000 }), (bedrag, jaren, opname) => {
        const none = reportFor(calculator, { bedrag, jaren, opname, nettoRente: 0, inflatie: 0 })
        expect(Math.abs(numberOf(none, 'rente'))).toBeLessThanOrEqual(0.01)
        expect(Math.abs(numberOf(none, 'verlies'))).toBeLessThanOrEqual(0.01)
      }),
    )
  })
})

test('without inflation or interest the sentence speaks of neither', () => {
  expect(reportFor(calculator, { bedrag: 35_000, jaren: 1, inflatie: 0, nettoRente: 0 }).sentence).toBe(
    'Over 1 jaar koopt **€\u00a035.000** evenveel als vandaag.',
  )
  expect(reportFor(calculator, { nettoRente: 0 }).sentence).not.toContain('rente')
})

test.each([
  [{ inflatie: 2 }, 'kleiner'],
  [{ inflatie: 0 }, 'even groot'],
  [{ inflatie: -1 }, 'groter'],
  [{ inflatie: 0, opname: 100 }, 'kleiner'],
] as const)('with %j the picture says that the note gets %s', (asked, word) => {
  expect(reportFor(calculator, asked).charts[0]?.title).toBe(`Hetzelfde biljet, telkens ${word}`)
})

test('a gain is no loss below zero, and money that was taken out does not stand still', () => {
  expect(numberOf(reportFor(calculator, { inflatie: 2, nettoRente: 5 }), 'verliesRekening')).toBe(0)
  const empty = reportFor(calculator, { bedrag: 50_000, jaren: 20, inflatie: 3, opname: 5_000 })
  expect(empty.steps.some(({ text }) => text.includes('die stilstaat'))).toBe(false)
  expect(empty.charts[0]?.sentence).not.toContain('50.000')
  expect(JSON.stringify(empty.groups)).not.toContain('nog de helft')
})
