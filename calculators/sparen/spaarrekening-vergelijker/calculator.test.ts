import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { errorsFor, numberOf, reportFor, valueOf } from '#calculators/testing.ts'
import calculator from './calculator.ts'

const rate = fc.integer({ min: 0, max: 200 }).map((basisPoints) => basisPoints / 100)
const account = fc.record({ naam: fc.constant('X'), basisrente: rate, premie: rate, kost: fc.constant(0) })

describe('spaarrekening-vergelijker', () => {
  test('moving to the same rates can never pay, and staying loses nothing', () => {
    fc.assert(
      fc.property(rate, rate, fc.integer({ min: 1000, max: 80_000 }), (basisrenteNu, premieNu, saldo) => {
        const result = reportFor(calculator, {
          saldo,
          basisrenteNu,
          premieNu,
          nieuw: [{ naam: 'Zelfde', basisrente: basisrenteNu, premie: premieNu, kost: 0 }],
        })
        expect(numberOf(result, 'verschil')).toBeLessThanOrEqual(0.02)
      }),
    )
  })

  test('M-33 the order of the accounts does not change the best result', () => {
    fc.assert(
      fc.property(fc.array(account, { minLength: 2, maxLength: 4 }), (nieuw) => {
        const forward = numberOf(reportFor(calculator, { nieuw }), 'verschil')
        expect(numberOf(reportFor(calculator, { nieuw: nieuw.toReversed() }), 'verschil')).toBe(forward)
      }),
      { numRuns: 30 },
    )
  })

  test('the best day is at least as good as the planned one', () => {
    fc.assert(
      fc.property(account, fc.integer({ min: 0, max: 20 }), (target, monthsAgo) => {
        const since = `20${monthsAgo > 10 ? '25' : '26'}-0${1 + (monthsAgo % 9)}-15`
        const result = reportFor(calculator, { nieuw: [target], laatsteStorting: since })
        expect(numberOf(result, 'verschil')).toBeGreaterThanOrEqual(numberOf(result, 'verschilOpDatum'))
      }),
      { numRuns: 40 },
    )
  })

  test('the break-even month is the first after which the difference stays above zero', () => {
    const result = reportFor(calculator, {
      saldo: 20_000,
      basisrenteNu: 0.5,
      premieNu: 1,
      laatsteStorting: '2026-05-15',
      nieuw: [{ naam: 'Beter', basisrente: 1.5, premie: 1, kost: 0 }],
    })
    const month = numberOf(result, 'terugverdienmaand')
    const differences = result.tables[1]!.rows.map((row) => Number(row[3]))
    expect(differences.slice(month).every((value) => value > 0)).toBe(true)
    expect(differences[month - 1]).toBeLessThanOrEqual(0)
  })

  test('yearly costs eat the gain', () => {
    const free = numberOf(
      reportFor(calculator, { nieuw: [{ naam: 'A', basisrente: 1.5, premie: 1, kost: 0 }] }),
      'verschil',
    )
    const paid = numberOf(
      reportFor(calculator, { nieuw: [{ naam: 'A', basisrente: 1.5, premie: 1, kost: 24 }] }),
      'verschil',
    )
    expect(free - paid).toBeCloseTo(48, 1)
  })

  test('dates that cannot be are refused', () => {
    expect(errorsFor(calculator, { overstapdatum: '2026-11-14' }).overstapdatum).toContain('vanaf vandaag')
    expect(errorsFor(calculator, { overstapdatum: '2030-01-01' }).overstapdatum).toContain('na je horizon')
    expect(errorsFor(calculator, { laatsteStorting: '2026-12-01' }).laatsteStorting).toContain('verleden')
    expect(valueOf(reportFor(calculator), 'besteRekening')).toBeTruthy()
  })
})
