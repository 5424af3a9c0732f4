import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { numberOf, reportFor, valueOf } from '#calculators/kernel/testing.ts'
import calculator from './calculator.ts'
import { type Form, FORMS, languages, toEffective, withLoanCosts } from './convert.ts'

const rate = fc.integer({ min: 1, max: 200 }).map((thousandths) => thousandths / 1000)
const quote = (naam: string, rente: number, extra: Record<string, unknown> = {}) => ({
  naam,
  soort: 'lenen',
  rente,
  vorm: 'effectief',
  kosten: 0,
  looptijd: 48,
  belasting: 'geen',
  ...extra,
})

describe('rentevoet-vergelijker', () => {
  test('every form rises with its rate and gives at least the quoted rate for loans', () => {
    fc.assert(
      fc.property(rate, fc.constantFrom(...(Object.keys(FORMS) as Form[])), (value, form) => {
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

  test('M-13 without costs the JKP is the effective rate, and it rises with costs', () => {
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

  test('M-33 the order of the quotes does not change who wins', () => {
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

  test('paying off beats saving when the loan stands higher on the ladder', () => {
    const result = reportFor(calculator, { tarieven: [quote('Lening', 6), quote('Spaar', 2, { soort: 'sparen' })] })
    expect(numberOf(result, 'aflossenOfSparen')).toBeCloseTo(4, 6)
    expect(result.notices.some((notice) => notice.text.includes('Aflossen'))).toBe(true)
  })
})
