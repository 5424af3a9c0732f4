import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { errorsFor, numberOf, reportFor, situation, valueOf } from '#calculators/kernel/testing.ts'
import calculator from './calculator.ts'

const income = fc.integer({ min: 0, max: 200_000 })

describe('belastingplanning-calculator', () => {
  test('M-38 tax is continuous and convex in the net income, and the average never passes the marginal rate', () => {
    fc.assert(
      fc.property(income, (inkomen) => {
        const of = (amount: number) => reportFor(calculator, { inkomen: amount, kosten: 'geen', gemeentebelasting: 0 })
        const tax = (amount: number) => numberOf(of(amount), 'basisbelasting')
        const step = tax(inkomen + 100) - tax(inkomen)
        expect(step).toBeLessThanOrEqual(50.011)
        expect(tax(inkomen + 200) - tax(inkomen + 100)).toBeGreaterThanOrEqual(step - 0.021)
        const result = of(inkomen)
        expect(numberOf(result, 'basisbelasting')).toBeLessThanOrEqual(
          (inkomen * numberOf(result, 'schijf')) / 100 + 0.01,
        )
      }),
      { numRuns: 60 },
    )
  })

  test('the lines of the bill add up to the balance', () => {
    fc.assert(
      fc.property(
        income,
        income,
        fc.integer({ min: 0, max: 5 }),
        fc.constantFrom('2024', '2025', '2026'),
        (a, b, kinderen, inkomstenjaar) => {
          const result = reportFor(calculator, {
            gezin: 'koppel',
            inkomen: a,
            inkomenPartner: b,
            kinderen,
            inkomstenjaar,
          })
          const due = numberOf(result, 'totaalVerschuldigd')
          expect(numberOf(result, 'saldo')).toBeCloseTo(due - numberOf(result, 'voorheffingen'), 6)
        },
      ),
      { numRuns: 40 },
    )
  })

  test('a child never makes the tax higher', () => {
    fc.assert(
      fc.property(income, fc.integer({ min: 0, max: 6 }), (inkomen, kinderen) => {
        const of = (count: number) =>
          numberOf(reportFor(calculator, { inkomen, kinderen: count }), 'totaalVerschuldigd')
        expect(of(kinderen + 1)).toBeLessThanOrEqual(of(kinderen) + 0.01)
      }),
      { numRuns: 40 },
    )
  })

  test('pension saving at the first ceiling saves 315 euro and the municipal part', () => {
    const result = reportFor(calculator, { inkomen: 40_000, pensioensparen: 1_050, gemeentebelasting: 7 })
    expect(numberOf(result, 'voordeelPensioensparen')).toBeCloseTo(337.05, 2)
  })

  test('in the dead band the page warns, and the ranking puts what keeps your money first on a tie', () => {
    const result = reportFor(calculator, { pensioensparen: 1_100 })
    expect(result.notices.some((notice) => notice.text.includes('eerste plafond'))).toBe(true)
    const rows = reportFor(calculator, {}).tables[0]?.rows.map((row) => row[0])
    expect(rows?.slice(0, 2)).toEqual(['Pensioensparen', 'Langetermijnsparen'])
  })

  test('what can still be saved shrinks to nothing when both savings are full', () => {
    expect(numberOf(reportFor(calculator, {}), 'nogTeBesparen')).toBeGreaterThan(900)
    const full = reportFor(calculator, { pensioensparen: 1_050, langetermijnsparen: 2_450 })
    expect(numberOf(full, 'nogTeBesparen')).toBe(0)
    expect(full.sentence).toContain('opgebruikt')
  })

  test('without tax there is nothing to save', () => {
    expect(numberOf(reportFor(calculator, { inkomen: 12_000 }), 'nogTeBesparen')).toBe(0)
  })

  test('a student job above the limit is flagged with its price', () => {
    const result = reportFor(calculator, { kinderen: 2, verdienstenKind: 13_000 })
    const warning = result.notices.find((notice) => notice.text.includes('ten laste'))
    expect(warning?.tone).toBe('warning')
    expect(
      reportFor(calculator, { kinderen: 2, verdienstenKind: 5_000 }).notices.some((n) => n.text.includes('7.000')),
    ).toBe(true)
  })

  test('the announced rules only change 2026 and carry their status', () => {
    const tax = (input: Record<string, unknown>) => numberOf(reportFor(calculator, input), 'belasting')
    expect(tax({ regels: 'aangekondigd' })).toBeLessThan(tax({}))
    expect(tax({ regels: 'aangekondigd', inkomstenjaar: '2025' })).toBe(tax({ inkomstenjaar: '2025' }))
    expect(reportFor(calculator, { regels: 'aangekondigd' }).notices.some((n) => n.text.includes('wetsontwerp'))).toBe(
      true,
    )
  })

  test('a past year shows the bill instead of savings', () => {
    const result = reportFor(calculator, { inkomstenjaar: '2024' })
    expect(result.headline.key).toBe('totaalVerschuldigd')
    expect(numberOf(result, 'nogTeBesparen')).toBeGreaterThan(0)
  })

  test('in 2021 and 2022 a pension or a benefit is refused, of either partner', () => {
    const refused = (input: Record<string, unknown>) => errorsFor(calculator, { inkomstenjaar: '2022', ...input })
    expect(refused({}).inkomstenjaar).toBeUndefined()
    expect(refused({ statuut: 'gepensioneerde' }).inkomstenjaar).toContain('2023')
    expect(refused({ ziekteuitkering: 100 }).inkomstenjaar).toContain('2023')
    expect(refused({ gezin: 'koppel', werkloosheidsuitkeringPartner: 100 }).inkomstenjaar).toContain('2023')
    expect(errorsFor(calculator, { inkomstenjaar: '2023', ziekteuitkering: 100 }).inkomstenjaar).toBeUndefined()
  })

  test('day care of a single parent with a low income: 75 %, the extra 30 % refunded', () => {
    const parent = { inkomstenjaar: '2025', inkomen: 15_000, kosten: 'geen', kinderen: 1, kinderopvang: 1_000 }
    const result = reportFor(calculator, parent)
    expect(numberOf(result, 'kredietKinderopvang')).toBe(300)
    expect(numberOf(result, 'voordeelKinderopvang')).toBe(300)
  })

  test('more disabled or small children than children is refused, and 2023 has no voucher amounts', () => {
    expect(errorsFor(calculator, { kinderen: 1, kinderenHandicap: 2 }).kinderenHandicap).toBeDefined()
    expect(errorsFor(calculator, { kinderen: 0, kinderenOnderDrie: 1 }).kinderenOnderDrie).toBeDefined()
    expect(errorsFor(calculator, { inkomstenjaar: '2023', dienstencheques: 10 }).inkomstenjaar).toContain('2024')
  })

  test('in a year we do not know yet the page opens on the newest known year', () => {
    expect(valueOf(reportFor(calculator, {}, situation('2027-03-01')), 'belasting')).toBe(
      valueOf(reportFor(calculator, {}), 'belasting'),
    )
  })

  test('benefits and a second property count, and every kind of income gives a report', () => {
    const tax = (input: Record<string, unknown>) => numberOf(reportFor(calculator, input), 'belasting')
    expect(tax({ werkloosheidsuitkering: 5_000 })).toBeGreaterThan(tax({}))
    expect(tax({ onroerendInkomen: 1_000 })).toBeCloseTo(tax({}) + 450, 0)
    for (const statuut of ['werknemer', 'zelfstandige', 'bedrijfsleider', 'gepensioneerde']) {
      for (const gewest of ['vlaanderen', 'brussel', 'wallonie']) {
        const result = reportFor(calculator, { gezin: 'koppel', statuut, statuutPartner: statuut, gewest, inkomen: 0 })
        expect(numberOf(result, 'belasting')).toBeGreaterThanOrEqual(0)
      }
    }
  })

  test('a pure benefit of 15.000 euro is free of tax, the same pay is not', () => {
    const only = { inkomen: 0, werkloosheidsuitkering: 15_000 }
    expect(numberOf(reportFor(calculator, only), 'totaleBelasting')).toBe(0)
    expect(numberOf(reportFor(calculator, { inkomen: 15_000, kosten: 'geen' }), 'totaleBelasting')).toBeGreaterThan(0)
  })

  test('shared children give half, and more shared children than children is refused', () => {
    const sum = (input: Record<string, unknown>) =>
      numberOf(reportFor(calculator, { inkomstenjaar: '2025', ...input }), 'belastingvrijeSom')
    expect(sum({ kinderen: 2 }) - sum({ kinderen: 2, kinderenCoOuderschap: 2 })).toBe(5_110 / 2)
    expect(sum({ kinderen: 2 }) - sum({ kinderen: 2, kinderenCoOuderschap: 1 })).toBe((5_110 - 1_980) / 2)
    expect(errorsFor(calculator, { kinderen: 1, kinderenCoOuderschap: 2 }).kinderenCoOuderschap).toBeDefined()
  })

  test('a year without a known withholding formula asks for it instead of claiming a bill', () => {
    expect(reportFor(calculator, { inkomstenjaar: '2023' }).sentence).toContain('Vul onder Verfijn')
    expect(reportFor(calculator, { inkomstenjaar: '2024' }).sentence).toContain('Met wat al betaald is')
  })

  test('the next euro of a pension also costs a part of the reduction', () => {
    const pension = { inkomstenjaar: '2025', statuut: 'gepensioneerde', inkomen: 25_000, gemeentebelasting: 0 }
    const result = reportFor(calculator, pension)
    // 40 % in the bracket and 457,23 ÷ 9.150 of the additional reduction.
    expect(numberOf(result, 'schijf')).toBe(40)
    expect(numberOf(result, 'marginaalTarief')).toBeCloseTo(45, 1)
  })

  test('each day-care certificate has its own maximum, and a list takes the place of the two fields', () => {
    const saved = (input: Record<string, unknown>) =>
      numberOf(reportFor(calculator, { inkomstenjaar: '2024', gemeentebelasting: 0, ...input }), 'voordeelKinderopvang')
    expect(saved({ kinderopvang: 850, opvangdagen: 107 })).toBe(382.5)
    const dear = [
      { bedrag: 500, dagen: 100 },
      { bedrag: 350, dagen: 7 },
    ]
    expect(saved({ kinderopvang: 850, opvangdagen: 107, opvangAttesten: dear })).toBe(276.66)
  })
})
