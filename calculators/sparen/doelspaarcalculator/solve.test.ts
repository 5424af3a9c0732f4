import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { shownFigures } from '#calculators/kernel/report.ts'
import { errorsFor, numberOf, reportFor, valueOf } from '#calculators/kernel/testing.ts'
import { type Goal, neededPerMonth, neededRate, simulate, type Terms } from './model.ts'
import calculator from './calculator.ts'

const goal = fc.record({
  name: fc.constant('Doel'),
  target: fc.integer({ min: 100, max: 50_000 }),
  months: fc.integer({ min: 1, max: 120 }),
}) satisfies fc.Arbitrary<Goal>
const terms = (saved: number, rate: number): Terms => ({
  saved,
  ordinary: { base: rate, premium: 0 },
  capped: null,
  extras: [],
  firstMonth: 11,
  inListOrder: false,
})
const goals = fc.array(goal, { minLength: 1, maxLength: 4 })
const rate = fc.integer({ min: 0, max: 50 }).map((tenths) => tenths / 1000)

describe('doelspaarcalculator', () => {
  test('the amount found reaches every goal and one cent less does not', () => {
    fc.assert(
      fc.property(goals, fc.integer({ min: 0, max: 20_000 }), rate, (list, saved, yearly) => {
        const needed = neededPerMonth(list, terms(saved, yearly))
        expect(simulate(list, needed, terms(saved, yearly)).reached).toBe(true)
        if (needed > 0)
          expect(simulate(list, Math.round(needed * 100 - 1) / 100, terms(saved, yearly)).reached).toBe(false)
      }),
    )
  })

  test('more savings or a later date never ask for more, and enough savings ask for nothing', () => {
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

  test('one goal at a fixed rate is the annuity of compound interest', () => {
    const needed = neededPerMonth([{ name: 'x', target: 10_000, months: 60 }], terms(0, 0.03))
    const i = 1.03 ** (1 / 12) - 1
    expect(Math.abs(needed - (10_000 * i) / ((1 + i) ** 60 - 1))).toBeLessThanOrEqual(0.01)
  })

  test('a capped account is filled first and lowers what is needed', () => {
    const list = [{ name: 'x', target: 30_000, months: 48 }]
    const plain = neededPerMonth(list, terms(0, 0.005))
    const capped = neededPerMonth(list, { ...terms(0, 0.005), capped: { base: 0.02, premium: 0, cap: 500 } })
    expect(capped).toBeLessThan(plain)
  })

  test('a budget that is too small names the shortage and the month it is made up', () => {
    const report = reportFor(calculator, {
      doelen: [{ naam: 'X', bedrag: 1200, datum: '2027-11', prijsstijging: 0 }],
      alGespaard: 0,
      perMaand: 50,
      basisrente: 0,
      premie: 0,
    })
    expect(numberOf(report, 'tekort')).toBe(600)
    expect(valueOf(report, 'klaarOp')).toBe('2028-11')
  })

  test('holiday pay in May helps', () => {
    const base = {
      doelen: [{ naam: 'X', bedrag: 6000, datum: '2029-11', prijsstijging: 0 }],
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
    const one = (months: number) => neededPerMonth([{ name: 'x', target: 12_000, months }], withPremium)
    const base = (months: number) => neededPerMonth([{ name: 'x', target: 12_000, months }], terms(0, 0.01))
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

  test('one goal that is due takes the youngest money: the older deposits keep their premium', () => {
    // No base rate, 10 % premium. 1.000 stands from the start; 1.000 more comes in each of the months 1 and 13.
    const account: Terms = { ...terms(1_000, 0), ordinary: { base: 0, premium: 0.1 } }
    const goal = (target: number, months: number): Goal => ({ name: 'x', target, months })
    // After 13 months: 1.100 of the start, 1.100 of month 1 (twelve months old, a new year begins) and 1.000 now.
    // The first goal of 1.000 takes the last deposit, the second finds 2.200 plus the premium of a second year.
    const plan = simulate([goal(1_000, 13), goal(2_310, 24)], 0, {
      ...account,
      extras: [{ month: 12, amount: 1_000 }],
    })
    expect(plan.results.map(({ reached }) => reached)).toEqual([true, true])
    // Oldest first would have spent the 1.100 of the start, and its second premium with it.
    expect(plan.rows.at(-1)!.balance).toBeCloseTo(1_210 + 1_100 + 1_000 - 1_000 - 2_310 + 1_000 - 1_000, 6)
  })

  test('what goes in, comes out or stays: the rows add up', () => {
    fc.assert(
      fc.property(
        goals,
        fc.integer({ min: 0, max: 5_000 }),
        fc.integer({ min: 0, max: 800 }),
        rate,
        (list, saved, budget, yearly) => {
          const account: Terms = { ...terms(saved, yearly), ordinary: { base: yearly, premium: 0.01 } }
          const { rows, results } = simulate(list, budget, account)
          let balance = saved
          for (const row of rows) {
            balance += row.deposit + row.interest - row.withdrawn
            expect(Math.abs(balance - row.balance)).toBeLessThan(0.02 + 0.01 * row.month)
          }
          for (const {
            goal: { target },
            short,
            reached,
          } of results)
            if (reached) expect([short, target > 0]).toEqual([0, true])
        },
      ),
      { numRuns: 50 },
    )
  })

  test('the order of the list only counts when the budget is too small', () => {
    const list = [
      { naam: 'Huis', bedrag: 6_000, datum: '2028-11', prijsstijging: 0 },
      { naam: 'Reis', bedrag: 3_000, datum: '2027-11', prijsstijging: 0 },
    ]
    const input = { doelen: list, alGespaard: 0, basisrente: 0, premie: 0 }
    const short = (perMaand: number, volgorde: string) =>
      reportFor(calculator, { ...input, perMaand, volgorde }).tables[0]!.rows.map((row) => row[1])
    // 300 a month is 3.600 after a year and 7.200 after two: 1.800 is missing, for the house or for the trip.
    expect(short(300, 'datum')).toEqual([1_800, 0])
    expect(short(300, 'lijst')).toEqual([0, 1_800])
    // 9.000 over 24 months: just enough for both, so the order says nothing.
    expect(short(375, 'lijst')).toEqual([0, 0])
    expect(short(375, 'datum')).toEqual([0, 0])
    const enough = reportFor(calculator, { ...input, perMaand: 800, volgorde: 'lijst' })
    expect(enough.notices.some(({ text }) => text.includes('maakt dan niets uit'))).toBe(true)
    expect(reportFor(calculator, { ...input, perMaand: 300, volgorde: 'prioriteit' }).tables[0]!.rows[0]![1]).toBe(0)
  })

  test('an example list counts as soon as it is chosen, and only that one', () => {
    const home = reportFor(calculator, { voorbeeld: 'woning' })
    expect(home.tables[0]!.rows.map((row) => row[0])).toEqual(['Eigen inbreng', 'Notaris en registratie', 'Inrichting'])
    expect(reportFor(calculator, { doelenWoning: [{ bedrag: 1 }] })).toEqual(reportFor(calculator))
  })

  test('a spreadsheet that divides the yearly rate by twelve: the PMT of Microsoft and of capops.io', () => {
    const proportional = (saved: number, base: number): Terms => ({
      ...terms(saved, base),
      ordinary: { base, premium: 0, proportional: true },
    })
    // 50.000 × 0,005 ÷ (1,005^216 − 1) = 129,0811609; up to the cent.
    expect(neededPerMonth([{ name: 'x', target: 50_000, months: 216 }], proportional(0, 0.06))).toBe(129.09)
    // (50.000 − 5.000 × 1,0041667^120) ÷ ((1,0041667^120 − 1) ÷ 0,0041667) = 268,961; up to the cent.
    expect(neededPerMonth([{ name: 'x', target: 50_000, months: 120 }], proportional(5_000, 0.05))).toBe(268.97)
  })

  test('interest above the exemption is estimated, for one or two holders', () => {
    const input = {
      doelen: [{ naam: 'Huis', bedrag: 400_000, datum: '2030-11', prijsstijging: 0 }],
      alGespaard: 200_000,
      basisrente: 1,
      premie: 0,
    }
    const one = numberOf(reportFor(calculator, input), 'belasting')
    expect(one).toBeGreaterThan(500)
    expect(numberOf(reportFor(calculator, { ...input, titularissen: 2 }), 'belasting')).toBeLessThan(one)
  })

  test('the best account with a maximum never asks more a month, and a rate no account pays is not named', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 50, max: 800 }), (alGespaard, perMaand) => {
        const report = reportFor(calculator, { alGespaard, perMaand })
        expect(numberOf(report, 'nodigMetMaximum')).toBeLessThanOrEqual(numberOf(report, 'nodigPerMaand'))
        const rate = valueOf(report, 'nodigeRente')
        if (rate !== null) expect(Number(rate)).toBeLessThanOrEqual(3.5)
      }),
      { numRuns: 20 },
    )
  })

  test('in the order of the list one euro fills one goal, the highest first', () => {
    const doelen = [
      { naam: 'Trouw', bedrag: 15_000, datum: '2027-11', prijsstijging: 0 },
      { naam: 'Reis', bedrag: 4_000, datum: '2027-11', prijsstijging: 0 },
      { naam: 'Auto', bedrag: 20_000, datum: '2028-11', prijsstijging: 0 },
    ]
    const report = reportFor(calculator, {
      doelen,
      alGespaard: 0,
      perMaand: 500,
      basisrente: 0,
      premie: 0,
      volgorde: 'lijst',
    })
    // 6.000 after a year goes to the wedding; the 6.000 of the second year to the car.
    expect(report.tables[0]!.rows.map((row) => row[1])).toEqual([9_000, 4_000, 14_000])
    expect(report.steps[0]!.text).toBe('Je doelen kosten samen **€\u00a039.000,00**.')
  })

  test('what waiting costs is said of the months that one can wait', () => {
    const labels = (datum: string) => {
      const doelen = [{ naam: 'Reis', bedrag: 1_800, datum, prijsstijging: 0 }]
      return shownFigures(reportFor(calculator, { doelen, alGespaard: 0 })).map(({ label }) => label)
    }
    expect(labels('2027-03')).toContain('Extra per maand als je 3\u00a0maanden wacht')
    expect(labels('2029-03')).toContain('Extra per maand als je een jaar wacht')
  })

  test('a budget that nobody gave is called an example', () => {
    expect(reportFor(calculator, { alGespaard: 1_000 }).sentence).toContain('dan je budget van €\u00a0400 (voorbeeld).')
    expect(reportFor(calculator, { perMaand: 300 }).sentence).toContain('dan je budget van €\u00a0300.')
    expect(reportFor(calculator, { perMaand: 0 }).sentence).not.toContain('budget')
  })
})

test('nothing saved and nothing needed are told in words', () => {
  const goal = [{ naam: 'Auto', bedrag: 100, datum: '2030-01', prijsstijging: 0 }]
  const said = (input: Record<string, unknown>) =>
    reportFor(calculator, { doelen: goal, ...input })
      .steps.map(({ text }) => text)
      .join(' ')
  expect(said({ alGespaard: 0 })).toContain('Elke storting groeit aan')
  const enough = said({ alGespaard: 5_000, perMaand: 0 })
  expect(enough).toContain('betaald is: **niets** per maand')
  expect(enough).toContain('precies genoeg')
})

test('an account with a maximum and yearly extras are told where the sums use them', () => {
  const said = (input: Record<string, unknown>) => {
    const { steps, assumptions } = reportFor(calculator, input)
    return [...steps.map(({ text }) => text), ...assumptions].join(' ').replaceAll('\u00a0', ' ')
  }
  const capped = said({ plafond: 300, plafondBasis: 3, plafondPremie: 1 })
  expect(capped).toContain('€ 300,00 per maand op gaat, is dat 3,00 % en 1,00 %')
  expect(capped).not.toContain('op één spaarrekening')
  expect(said({ plafond: 0 })).not.toContain('met een maximum')
  expect(said({ vakantiegeld: 1_500 })).toContain('naast € 1.500,00 in mei.')
  expect(said({})).not.toContain('naast')
})
