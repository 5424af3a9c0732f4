import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { errorsFor, numberOf, reportFor } from '#calculators/testing.ts'
import { runJson } from '#calculators/calculator.ts'
import { situation } from '#calculators/testing.ts'
import { addDays } from '#finance/dates.ts'
import calculator from './calculator.ts'

const interest = (input: Record<string, unknown>) => numberOf(reportFor(calculator, input), 'interest')

describe('wettelijke-rentevoet-belgie', () => {
  test('M-24 additive over dates, to the cent of each part', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 5000 }),
        fc.integer({ min: 1, max: 400 }),
        fc.integer({ min: 1, max: 400 }),
        (shift, first, second) => {
          const a = addDays('2008-01-01', shift)
          const b = addDays(a, first)
          const c = addDays(b, second)
          const whole = interest({ hoofdsom: 5000, van: a, tot: c })
          expect(
            Math.abs(
              interest({ hoofdsom: 5000, van: a, tot: b }) + interest({ hoofdsom: 5000, van: b, tot: c }) - whole,
            ),
          ).toBeLessThanOrEqual(0.011)
        },
      ),
    )
  })

  test('what is paid plus what is open is the sum plus the interest', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 5000 }), fc.integer({ min: 1, max: 4000 }), (hoofdsom, bedrag) => {
        const result = reportFor(calculator, {
          hoofdsom,
          van: '2024-01-01',
          tot: '2026-01-01',
          betalingen: [{ datum: '2025-01-01', bedrag: Math.min(bedrag, hoofdsom) }],
        })
        expect(
          Math.abs(numberOf(result, 'totaal') + numberOf(result, 'betaald') - hoofdsom - numberOf(result, 'interest')),
        ).toBeLessThanOrEqual(0.011)
      }),
    )
  })

  test('the same day costs nothing and a later start is refused', () => {
    expect(interest({ van: '2025-05-05', tot: '2025-05-05' })).toBe(0)
    expect(errorsFor(calculator, { van: '2025-05-05', tot: '2025-05-04' }).tot).toContain('voor de begindatum')
    expect(
      errorsFor(calculator, { van: '2025-01-01', tot: '2025-06-01', betalingen: [{ datum: '2024-01-01', bedrag: 1 }] })[
        'betalingen.0.datum'
      ],
    ).toContain('tussen begin en einde')
  })

  test('T-10 a year without a published rate is not guessed', () => {
    const outcome = runJson(calculator, { van: '2026-06-01', tot: '2027-06-01' }, situation())
    expect(outcome.status).toBe('uncovered')
  })

  test('business debts carry the higher rate and the fixed sum', () => {
    const result = reportFor(calculator, { soort: 'handel', van: '2026-01-01', tot: '2026-07-01' })
    expect(numberOf(result, 'rentevoet')).toBe(10.5)
    expect(numberOf(result, 'forfait')).toBe(40)
  })
})
