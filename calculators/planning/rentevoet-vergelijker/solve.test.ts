import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { errorsFor, reportFor, valueOf } from '#calculators/kernel/testing.ts'
import calculator from './calculator.ts'
import { languages, toEffective, withLoanCosts } from './model.ts'
import { FORMS } from './choices-forms.ts'

const rate = fc.integer({ min: 1, max: 200 }).map((thousandths) => thousandths / 1000)
const quote = (naam: string, rente: number, extra: Record<string, unknown> = {}) => ({
  naam,
  soort: 'lenen',
  rente,
  vorm: 'effectief',
  kosten: 0,
  looptijd: 48,
  ...extra,
})

describe('rentevoet-vergelijker', () => {
  test('every form rises with its rate and gives at least the quoted rate for loans', () => {
    fc.assert(
      fc.property(rate, fc.constantFrom(...FORMS.map((form) => form.value)), (value, form) => {
        const quoted = form === 'perMaand' || form === 'perKwartaal' || form === 'forfaitPerMaand' ? value / 10 : value
        expect(toEffective(quoted * 1.1, form, 36)).toBeGreaterThan(toEffective(quoted, form, 36))
        expect(toEffective(quoted, form, 36)).toBeGreaterThanOrEqual(quoted - 1e-12)
      }),
    )
  })

  test('nominal and monthly forms lead back to the same effective rate', () => {
    fc.assert(
      fc.property(rate, (value) => {
        const all = languages(toEffective(value, 'effectief', 12))
        expect(toEffective(all.nominal12, 'nominaalMaand', 12)).toBeCloseTo(value, 10)
        expect(toEffective(all.monthly, 'perMaand', 12)).toBeCloseTo(value, 10)
      }),
    )
  })

  test('without costs the JKP is the effective rate, and it rises with costs', () => {
    fc.assert(
      fc.property(rate, fc.integer({ min: 1, max: 500 }), fc.integer({ min: 6, max: 120 }), (value, costs, months) => {
        const base = toEffective(value, 'effectief', months)
        expect(withLoanCosts(base, 0, months, 10_000)).toBe(base)
        expect(withLoanCosts(base, costs + 50, months, 10_000)).toBeGreaterThan(
          withLoanCosts(base, costs, months, 10_000),
        )
      }),
      { numRuns: 50 },
    )
  })

  test('costs that are lent along weigh less than costs paid at once, and more than none', () => {
    fc.assert(
      fc.property(rate, fc.integer({ min: 50, max: 900 }), fc.integer({ min: 6, max: 120 }), (value, costs, months) => {
        const base = toEffective(value, 'effectief', months)
        const lent = withLoanCosts(base, costs, months, 10_000, true)
        expect(lent).toBeGreaterThan(base)
        expect(lent).toBeLessThan(withLoanCosts(base, costs, months, 10_000))
      }),
      { numRuns: 50 },
    )
  })

  test('the order of the quotes does not change who wins', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 300 }), { minLength: 2, maxLength: 5 }), (tenths) => {
        const tarieven = tenths.map((each) => quote(`T${each}`, each / 10))
        expect(valueOf(reportFor(calculator, { tarieven: tarieven.toReversed() }), 'beste')).toBe(
          valueOf(reportFor(calculator, { tarieven }), 'beste'),
        )
      }),
      { numRuns: 30 },
    )
  })

  test('a lone loan beside a lone account is a question of paying off or saving', () => {
    const pair = (rente: number) =>
      reportFor(calculator, { tarieven: [quote('Lening', rente), quote('Spaar', 2, { soort: 'sparen' })] })
    expect(pair(6).headline.key).toBe('aflossenOfSparen')
    expect(pair(6).headline.value).toBeCloseTo(0.04, 8)
    expect(pair(6).sentence).toContain('Aflossen')
    expect(pair(1).sentence).toContain('Sparen')
  })

  test('a loan is never taxed as savings, and equal rates are called equal', () => {
    const twice = reportFor(calculator, { tarieven: [quote('A', 5), quote('B', 5)] })
    expect(twice.sentence).toContain('evenveel')
    expect(errorsFor(calculator, { tarieven: [quote('A', 5, { belasting: 'gewoon' }), quote('B', 5)] })).not.toEqual({})
  })
})
