import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { errorsFor, numberOf, reportFor, valueOf } from '#calculators/testing.ts'
import { type Goal, neededPerMonth, simulate, type Terms } from './plan.ts'
import calculator from './calculator.ts'

const goal = fc.record({
  name: fc.constant('Doel'),
  target: fc.integer({ min: 100, max: 50_000 }),
  months: fc.integer({ min: 1, max: 120 }),
  priority: fc.integer({ min: 1, max: 5 }),
}) satisfies fc.Arbitrary<Goal>
const terms = (saved: number, rate: number): Terms => ({
  saved,
  ordinary: { base: rate, premium: 0 },
  capped: null,
  extras: [],
  firstMonth: 11,
  byPriority: false,
})
const goals = fc.array(goal, { minLength: 1, maxLength: 4 })
const rate = fc.integer({ min: 0, max: 50 }).map((tenths) => tenths / 1000)

describe('doelspaarcalculator', () => {
  test('M-27 the amount found reaches every goal and one cent less does not', () => {
    fc.assert(
      fc.property(goals, fc.integer({ min: 0, max: 20_000 }), rate, (list, saved, yearly) => {
        const needed = neededPerMonth(list, terms(saved, yearly))
        expect(simulate(list, needed, terms(saved, yearly)).reached).toBe(true)
        if (needed > 0)
          expect(simulate(list, Math.round(needed * 100 - 1) / 100, terms(saved, yearly)).reached).toBe(false)
      }),
    )
  })

  test('M-28 more savings or a later date never ask for more, and enough savings ask for nothing', () => {
    fc.assert(
      fc.property(goals, fc.integer({ min: 0, max: 20_000 }), rate, (list, saved, yearly) => {
        const needed = neededPerMonth(list, terms(saved, yearly))
        expect(neededPerMonth(list, terms(saved + 500, yearly))).toBeLessThanOrEqual(needed)
        const later = list.map((each) => ({ ...each, months: each.months + 6 }))
        expect(neededPerMonth(later, terms(saved, yearly))).toBeLessThanOrEqual(needed + 0.01)
        expect(
          neededPerMonth(
            list,
            terms(
              list.reduce((total, each) => total + each.target, 0),
              yearly,
            ),
          ),
        ).toBe(0)
      }),
    )
  })

  test('M-58 one goal at a fixed rate is the annuity of compound interest', () => {
    const needed = neededPerMonth([{ name: 'x', target: 10_000, months: 60, priority: 1 }], terms(0, 0.03))
    const i = 1.03 ** (1 / 12) - 1
    expect(Math.abs(needed - (10_000 * i) / ((1 + i) ** 60 - 1))).toBeLessThanOrEqual(0.01)
  })

  test('a capped account is filled first and lowers what is needed', () => {
    const list = [{ name: 'x', target: 30_000, months: 48, priority: 1 }]
    const plain = neededPerMonth(list, terms(0, 0.005))
    const capped = neededPerMonth(list, { ...terms(0, 0.005), capped: { base: 0.02, premium: 0, cap: 500 } })
    expect(capped).toBeLessThan(plain)
  })

  test('a budget that is too small names the shortage and the month it is made up', () => {
    const result = reportFor(calculator, {
      doelen: [{ naam: 'X', bedrag: 1200, datum: '2027-11', prijsstijging: 0, prioriteit: 1 }],
      alGespaard: 0,
      perMaand: 50,
      basisrente: 0,
      premie: 0,
    })
    expect(numberOf(result, 'tekort')).toBe(600)
    expect(valueOf(result, 'klaarOp')).toBe('2028-11')
  })

  test('holiday pay in May helps', () => {
    const base = {
      doelen: [{ naam: 'X', bedrag: 6000, datum: '2029-11', prijsstijging: 0, prioriteit: 1 }],
      alGespaard: 0,
    }
    expect(numberOf(reportFor(calculator, { ...base, vakantiegeld: 500 }), 'nodigPerMaand')).toBeLessThan(
      numberOf(reportFor(calculator, base), 'nodigPerMaand'),
    )
  })

  test('a month in the past is refused at its own row', () => {
    const errors = errorsFor(calculator, { doelen: [{ naam: 'X', bedrag: 100, datum: '2026-11' }] })
    expect(errors['doelen.0.datum']).toContain('toekomst')
  })
})
