import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { errorsFor, numberOf, reportFor, situation, valueOf } from '#calculators/kernel/testing.ts'
import slip from '#calculators/planning/bruto-netto-calculator/calculator.ts'
import calculator from './calculator.ts'

const need = (input: Record<string, unknown>, key = 'behoefteJij') => numberOf(reportFor(calculator, input), key)
const household = fc.record({
  nettoInkomen: fc.integer({ min: 0, max: 6_000 }),
  nettoInkomenPartner: fc.integer({ min: 0, max: 6_000 }),
  uitgaven: fc.integer({ min: 500, max: 8_000 }),
  krediet: fc.integer({ min: 0, max: 500_000 }),
  spaargeld: fc.integer({ min: 0, max: 300_000 }),
  dekking: fc.constantFrom('geen', '50-50', '75-25', '100-100'),
})

describe('levensverzekeraar-calculator', () => {
  test('the need is obligations minus assets and never negative', () => {
    fc.assert(
      fc.property(household, (input) => {
        const report = reportFor(calculator, input)
        for (const who of ['Jij', 'Partner']) {
          const gap = numberOf(report, `verplichtingen${who}`) - numberOf(report, `middelen${who}`)
          expect(numberOf(report, `behoefte${who}`)).toBeCloseTo(Math.max(0, gap), 6)
        }
      }),
      { numRuns: 60 },
    )
  })

  test('more obligations never lower the need, more assets never raise it', () => {
    fc.assert(
      fc.property(household, fc.integer({ min: 1, max: 50_000 }), (input, more) => {
        const base = need(input)
        expect(need({ ...input, krediet: input.krediet + more })).toBeGreaterThanOrEqual(base)
        expect(need({ ...input, uitgaven: input.uitgaven + more / 100 })).toBeGreaterThanOrEqual(base)
        expect(need({ ...input, spaargeld: input.spaargeld + more })).toBeLessThanOrEqual(base)
        expect(need({ ...input, nettoInkomenPartner: input.nettoInkomenPartner + more / 100 })).toBeLessThanOrEqual(
          base,
        )
      }),
      { numRuns: 40 },
    )
  })

  test('a full schuldsaldo cover takes the loan out of the need, half of it leaves half', () => {
    const rich = { overlijdenGroepsverzekering: 0, spaargeld: 0, krediet: 200_000 }
    const none = need({ ...rich, dekking: 'geen' })
    expect(none - need({ ...rich, dekking: '50-50' })).toBeCloseTo(100_000, 2)
    expect(none - need({ ...rich, dekking: '100-100' })).toBeCloseTo(200_000, 2)
    expect(none - need({ ...rich, dekking: '75-25' })).toBeCloseTo(150_000, 2)
  })

  test('the premium of a 50-50 split is half that of 100-100, and a smoker pays half as much again', () => {
    const pure = (input: Record<string, unknown>) => need(input, 'schuldsaldoZuiver')
    expect(pure({ dekking: '100-100' })).toBeCloseTo(2 * pure({ dekking: '50-50' }), 1)
    const band = (roker: boolean) => need({ metPartner: false, roker }, 'schuldsaldoHoog')
    expect(band(true)).toBeCloseTo(1.5 * band(false), 1)
  })

  test('older people pay more for the same cover', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1960, max: 2003 }), (geboortejaar) => {
        expect(need({ geboortejaar: geboortejaar - 1 }, 'schuldsaldoZuiver')).toBeGreaterThan(
          need({ geboortejaar }, 'schuldsaldoZuiver'),
        )
      }),
      { numRuns: 20 },
    )
  })

  test('the quotes of AXA of 2018 lie within the band, at once and in thirteen payments', () => {
    const base = { metPartner: false, geboortejaar: 2003, krediet: 150_000, rente: 2, looptijd: 20, dekking: '100-100' }
    for (const [roker, single, yearly] of [
      [false, 1_186.96, 123.75],
      [true, 1_764.3, 174.25],
    ] as const) {
      const report = reportFor(calculator, { ...base, roker })
      expect(numberOf(report, 'schuldsaldoJaren')).toBe(13)
      // The band is a rounded multiple of the pure premium, before tax; the cheapest quote sits on its lower edge.
      expect(numberOf(report, 'schuldsaldoLaag')).toBeLessThanOrEqual(single * 1.03)
      expect(numberOf(report, 'schuldsaldoHoog')).toBeGreaterThanOrEqual(single)
      expect(numberOf(report, 'schuldsaldoJaarLaag')).toBeLessThanOrEqual(yearly)
      expect(numberOf(report, 'schuldsaldoJaarHoog')).toBeGreaterThanOrEqual(yearly)
    }
  })

  test('without partner nothing is asked or said of one', () => {
    const report = reportFor(calculator, { metPartner: false })
    expect(valueOf(report, 'behoeftePartner')).toBeNull()
    expect(report.sentence).not.toContain('partner')
  })

  test('the need by year starts with the headline and ends at the longest of loan and protection', () => {
    const report = reportFor(calculator, { looptijd: 25 })
    const rows = report.tables.find((table) => table.key === 'behoefte')?.rows ?? []
    expect(rows).toHaveLength(25)
    expect(rows[0]?.[1]).toBe(numberOf(report, 'behoefteJij'))
  })

  test('nothing to insure gives zeros everywhere, and a loan beyond a hundred is refused', () => {
    const report = reportFor(calculator, { krediet: 0, uitgaven: 0, studiekost: 0, uitvaart: 0 })
    expect([
      numberOf(report, 'behoefteJij'),
      numberOf(report, 'schuldsaldoHoog'),
      numberOf(report, 'levenJaarHoog'),
    ]).toEqual([0, 0, 0])
    expect(errorsFor(calculator, { geboortejaar: 1946, looptijd: 30 }).looptijd).toContain('honderd')
  })

  test('a single person without children has no income to protect, and the page says when nothing is needed', () => {
    const alone = { metPartner: false, kinderen: [], krediet: 0, spaargeld: 0, uitvaart: 6_000 }
    expect(numberOf(reportFor(calculator, alone), 'behoefteJij')).toBe(6_000)
    expect(reportFor(calculator, { ...alone, spaargeld: 10_000 }).sentence).toContain('Niets extra')
  })

  test('the sentence says on whom nothing is needed', () => {
    const { sentence } = reportFor(calculator, { nettoInkomen: 4_000, spaargeld: 0 })
    expect(sentence).toContain('niets op je partner')
  })

  test('marriage brings a benefit for whoever is left, after the tax on top of the own wage', () => {
    fc.assert(
      fc.property(household, (input) => {
        const married = reportFor(calculator, { ...input, gehuwd: true })
        for (const who of ['Jij', 'Partner']) {
          const [gross, net] = [`overgangBruto${who}`, `overgangsuitkering${who}`].map((key) => numberOf(married, key))
          // Of a very low income the credit for children (art. 134, § 3) rises with it: from the first slice to the last by 25 %.
          expect(net).toBeLessThanOrEqual(1.25 * (gross ?? 0) + 0.01)
          expect(net).toBeGreaterThanOrEqual(0)
          // The tax of whoever has no wage is that of the benefit alone, so a wage never leaves more of it.
          expect(numberOf(married, `behoefte${who}`)).toBeLessThanOrEqual(need(input, `behoefte${who}`))
        }
      }),
      { numRuns: 15 },
    )
  })

  test('the benefit is 60 % of the gross wage that the pay slip gives for the net income', () => {
    const report = reportFor(calculator, { gehuwd: true, kinderen: [], nettoInkomen: 2_400 })
    const bruto = numberOf(report, 'brutoloonJij')
    expect(numberOf(reportFor(slip, { bruto, gezin: 'partnerMetInkomen' }), 'netto')).toBeCloseTo(2_400, 1)
    expect(numberOf(report, 'overgangBrutoJij')).toBeCloseTo(0.6 * bruto, 2)
    expect(report.sentence).toContain('overgangsuitkering')
    expect(report.key.map(({ key }) => key)).toContain('overgangsuitkeringJij')
    // Without marriage there is none, and what was typed goes first.
    expect(reportFor(calculator, {}).sentence).not.toContain('overgangsuitkering')
    expect(numberOf(reportFor(calculator, { gehuwd: true, uitkering: 900 }), 'overgangsuitkeringJij')).toBe(900)
    expect(need({ gehuwd: true, uitkering: 0 })).toBe(need({}))
  })

  test('a child whose age nobody gave counts as one of eight, and the answer says so', () => {
    const told = reportFor(calculator, { kinderen: [{}, {}, { leeftijd: 3 }] })
    const typed = reportFor(calculator, { kinderen: [{ leeftijd: 8 }, { leeftijd: 8 }, { leeftijd: 3 }] })
    expect(numberOf(told, 'behoefteJij')).toBe(numberOf(typed, 'behoefteJij'))
    const isSaid = ({ notices }: typeof told) =>
      notices.some(({ text }) => /2\skinderen kennen we de leeftijd niet/.test(text))
    expect([isSaid(told), isSaid(typed)]).toEqual([true, false])
  })

  test('older links and programs still say who smokes, by yes or no', () => {
    const high = (roker: unknown) => need({ roker }, 'schuldsaldoHoog')
    expect([high(true), high('ja')]).toEqual([high('jij'), high('jij')])
    expect([high(false), high('nee')]).toEqual([high('niemand'), high('niemand')])
    expect(high('allebei')).toBeGreaterThan(high('jij'))
    expect(high('partner')).toBeGreaterThan(high('niemand'))
  })

  test('a benefit lowers the need by the months it runs, and not beyond the years to fill up', () => {
    const base = { uitgaven: 3_000, nettoInkomenPartner: 1_000, krediet: 0, spaargeld: 0, kinderen: [] }
    const plain = (input: Record<string, unknown>) => need(input, 'zonderRenteJij')
    // Without children it runs 18 months.
    expect(plain(base) - plain({ ...base, uitkering: 500 })).toBeCloseTo(18 * 500, 6)
    expect(plain({ ...base, jaren: 1 }) - plain({ ...base, jaren: 1, uitkering: 500 })).toBeCloseTo(12 * 500, 6)
  })

  test('what is missed later counts for less than without interest, what is due at once for all of it', () => {
    fc.assert(
      fc.property(household, (input) => {
        const report = reportFor(calculator, input)
        for (const who of ['Jij', 'Partner'])
          expect(numberOf(report, `behoefte${who}`)).toBeLessThanOrEqual(numberOf(report, `zonderRente${who}`))
      }),
      { numRuns: 30 },
    )
    const atOnce = { uitgaven: 0, studiekost: 0, spaargeld: 0, uitvaart: 6_000 }
    expect([need(atOnce), need(atOnce, 'zonderRenteJij')]).toEqual([6_000, 6_000])
    expect(reportFor(calculator).assumptions.join(' ')).toContain('per jaar meer opbrengt dan de prijzen stijgen')
  })
})

test('where nothing is short, the steps say so without an amount of zero', () => {
  const words = reportFor(calculator, { metPartner: true, uitgaven: 1_500, nettoInkomenPartner: 2_500, leningsaldo: 0 })
    .steps.map(({ text }) => text)
    .join(' ')
  expect(words).toContain('Er is **geen tekort**')
  expect(words).not.toContain('\u00a00,00')
})

test('a shortage that grows when a child no longer counts as an orphan is told with both amounts', () => {
  const { sentence } = reportFor(calculator)
  expect(sentence).toMatch(/20.jaar lang geld: eerst €.104,58 per maand.*op het einde €.252,29\./)
  const one = reportFor(calculator, { kinderen: [{ leeftijd: 3, wezentoeslag: 100 }] }).sentence
  expect(one).toMatch(/20.jaar lang €.300,00 per maand/)
})

test('an orphan supplement that was filled in is not called that of Flanders', () => {
  const of = (wezentoeslag: number | null) =>
    reportFor(calculator, { kinderen: [{ leeftijd: 3, wezentoeslag }] }).assumptions.join(' ')
  expect(of(null)).toContain('die van Vlaanderen')
  expect(of(100)).not.toContain('Vlaanderen')
})

test('from which age a survivor has a pension instead is that of the year', () => {
  const told = (today: string) => JSON.stringify(reportFor(calculator, { gehuwd: true }, situation(today)).notices)
  // Art. 16, § 1 KB nr. 50: 51 years for a death in 2026, 52 in 2027.
  expect(told('2026-11-19')).toContain('51\u00A0jaar of ouder')
  expect(told('2027-01-02')).toContain('52\u00A0jaar of ouder')
})
