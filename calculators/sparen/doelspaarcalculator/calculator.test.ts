import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { errorsFor, numberOf, reportFor, valueOf } from '#calculators/kernel/testing.ts'
import { type Goal, neededPerMonth, neededRate, simulate, type Terms } from './plan.ts'
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

  test('a deposit earns a premium for full years only: eleven months before the goal it earns the base rate', () => {
    const withPremium: Terms = { ...terms(0, 0.01), ordinary: { base: 0.01, premium: 0.02 } }
    const one = (months: number) => neededPerMonth([{ name: 'x', target: 12_000, months, priority: 1 }], withPremium)
    const base = (months: number) =>
      neededPerMonth([{ name: 'x', target: 12_000, months, priority: 1 }], terms(0, 0.01))
    expect(one(11)).toBe(base(11))
    expect(one(24)).toBeLessThan(base(24))
    // Twelve deposits stand a full year or more, the last twelve do not.
    const factor = (left: number) => (left < 12 ? 1.01 ** (left / 12) : 1.03 * 1.01 ** ((left - 12) / 12))
    const sum = Array.from({ length: 24 }, (_, index) => factor(23 - index)).reduce((a, b) => a + b, 0)
    expect(Math.abs(one(24) - 12_000 / sum)).toBeLessThanOrEqual(0.01)
  })

  test('the needed rate is enough and a hundredth of a percent less is not', () => {
    fc.assert(
      fc.property(goals, fc.integer({ min: 50, max: 2_000 }), (list, budget) => {
        const found = neededRate(list, budget, terms(0, 0))
        const reached = (yearly: number) => simulate(list, budget, terms(0, yearly)).reached
        if (found === null) expect(reached(0.3)).toBe(false)
        else {
          expect(reached(found)).toBe(true)
          if (found > 0) expect(reached(found - 0.0001)).toBe(false)
        }
      }),
    )
  })

  test('interest above the exemption is estimated, for one or two holders', () => {
    const input = {
      doelen: [{ naam: 'Huis', bedrag: 400_000, datum: '2030-11', prijsstijging: 0, prioriteit: 1 }],
      alGespaard: 200_000,
      basisrente: 1,
      premie: 0,
    }
    const one = numberOf(reportFor(calculator, input), 'belasting')
    expect(one).toBeGreaterThan(500)
    expect(numberOf(reportFor(calculator, { ...input, titularissen: 2 }), 'belasting')).toBeLessThan(one)
  })
})
