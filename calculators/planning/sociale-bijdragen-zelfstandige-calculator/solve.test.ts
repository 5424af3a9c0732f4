import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { numberOf, reportFor, situation, valueOf } from '#calculators/kernel/testing.ts'
import tax from '#calculators/planning/belastingplanning-calculator/calculator.ts'
import calculator from './calculator.ts'

const statute = fc.constantFrom(
  'hoofdberoep',
  'bijberoep',
  'primostarter',
  'student',
  'meewerkend',
  'gepensioneerde',
  'artikel37',
)

describe('sociale-bijdragen-zelfstandige-calculator', () => {
  test('more income never means a lower contribution, in any statute', () => {
    fc.assert(
      fc.property(statute, fc.integer({ min: 0, max: 200_000 }), (statuut, inkomen) => {
        const of = (amount: number) => numberOf(reportFor(calculator, { statuut, inkomen: amount }), 'kwartaalbijdrage')
        expect(of(inkomen + 500)).toBeGreaterThanOrEqual(of(inkomen))
      }),
    )
  })

  test('profit is income plus contributions plus fund costs', () => {
    fc.assert(
      fc.property(fc.integer({ min: 20_000, max: 250_000 }), fc.integer({ min: 0, max: 450 }), (winst, points) => {
        const report = reportFor(calculator, { soortInkomen: 'winst', inkomen: winst, beheerskost: points / 100 })
        expect(Math.abs(numberOf(report, 'nettoInkomen') + numberOf(report, 'jaarTotaal') - winst)).toBeLessThan(0.1)
      }),
    )
  })

  test('the settlement is what is due minus what was paid', () => {
    const report = reportFor(calculator, { inkomen: 40_000, voorlopigBetaald: 1_000 })
    expect(numberOf(report, 'afrekening')).toBe(8_200 - 4_000)
    const back = reportFor(calculator, { inkomen: 20_000, voorlopigBetaald: 2_000 })
    expect(numberOf(back, 'afrekening')).toBe(8_000 - 4_100)
  })

  test('with the costs of the fund the settlement is what is paid in the end minus what was paid first', () => {
    fc.assert(
      fc.property(statute, fc.integer({ min: 0, max: 120_000 }), (statuut, inkomen) => {
        const report = reportFor(calculator, { statuut, inkomen, beheerskost: 4, eersteKwartaal: false })
        const gap = numberOf(report, 'jaarTotaal') - 4 * numberOf(report, 'voorlopigMetKost')
        expect(numberOf(report, 'afrekeningMetKost')).toBeCloseTo(Math.abs(gap), 6)
      }),
    )
  })

  test('a starter in a side job pays the provisional minimum of that statute', () => {
    expect(
      numberOf(reportFor(calculator, { statuut: 'bijberoep', inkomen: 5_000, starter: true }), 'voorlopigPerKwartaal'),
    ).toBe(98.51)
    expect(numberOf(reportFor(calculator, { statuut: 'student', inkomen: 5_000 }), 'voorlopigPerKwartaal')).toBe(98.51)
    expect(
      numberOf(
        reportFor(calculator, { statuut: 'hoofdberoep', inkomen: 5_000, starter: true }),
        'voorlopigPerKwartaal',
      ),
    ).toBe(890.42)
  })

  test('the income of three years ago is revalued with the coefficient of the year', () => {
    const before = (today: string) =>
      numberOf(reportFor(calculator, { inkomenN3: 40_000 }, situation(today)), 'voorlopigPerKwartaal')
    expect(before('2023-06-30')).toBe(2_425.43)
    expect(before('2024-06-30')).toBe(2_432.9)
    expect(before('2025-06-30')).toBe(2_239.22)
  })

  test('a pensioner pays nothing under the threshold and no minimum above it', () => {
    const of = (inkomen: number) =>
      numberOf(reportFor(calculator, { statuut: 'gepensioneerde', inkomen }), 'kwartaalbijdrage')
    expect([of(3_844.31), of(3_844.32), of(10_000)]).toEqual([0, 141.28, 367.5])
  })

  test('a first starter pays less in the very first quarter, provisionally and in the end', () => {
    // 2026: 459,82 and 890,42 a quarter; 118,52 off the first one.
    const first = reportFor(calculator, { statuut: 'primostarter', inkomen: 5_000, beheerskost: 0 })
    expect(numberOf(first, 'eersteKwartaal')).toBe(341.3)
    expect(numberOf(first, 'jaarbijdrage')).toBe(4 * 459.82 - 118.52)
    expect(numberOf(first, 'afrekening')).toBeCloseTo(4 * (890.42 - 459.82), 8)
    expect(first.tables[0]?.rows.map((row) => row[2])).toEqual([341.3, 459.82, 459.82, 459.82])
    const later = reportFor(calculator, { statuut: 'primostarter', inkomen: 5_000, eersteKwartaal: false })
    expect(numberOf(later, 'jaarbijdrage')).toBe(4 * 459.82)
    expect(valueOf(later, 'eersteKwartaal')).toBeNull()
  })

  test('the profit of a first starter covers income and contributions, the reduction included', () => {
    for (const kwartalen of [4, 2]) {
      const input = { statuut: 'primostarter', soortInkomen: 'winst', inkomen: 20_000, kwartalen, beheerskost: 4 }
      const report = reportFor(calculator, input)
      const income = (numberOf(report, 'nettoInkomen') * kwartalen) / 4
      expect(Math.abs(income + numberOf(report, 'jaarTotaal') - 20_000)).toBeLessThan(0.1)
    }
  })

  test('the formula of a first starter holds with the reduction in it', () => {
    for (const kwartalen of [1, 2, 4]) {
      const report = reportFor(calculator, {
        statuut: 'primostarter',
        soortInkomen: 'winst',
        inkomen: 8_000 * kwartalen,
        kwartalen,
      })
      const formula = report.steps.find(({ formula: one }) => one?.startsWith('inkomen +'))?.formula ?? ''
      const off = Number(/− €\s([\d,]+)\)/u.exec(formula)?.[1]?.replace(',', '.'))
      // 25,01 × 676,5 ÷ 142,75, off one of these quarters.
      expect(off).toBeCloseTo((118.52 * 4) / kwartalen, 2)
      const [income, year] = [numberOf(report, 'nettoInkomen'), 4 * numberOf(report, 'kwartaalbijdrage')]
      expect(Math.abs(income + (year - off) * 1.0395 - 32_000)).toBeLessThan(0.05)
    }
  })

  test('fewer quarters: the income is brought to a year first', () => {
    const half = reportFor(calculator, { inkomen: 20_000, kwartalen: 2 })
    expect(numberOf(half, 'kwartaalbijdrage')).toBe(2_050)
    expect(numberOf(half, 'jaarbijdrage')).toBe(4_100)
  })

  test('now, in the end and later: the three lines add up', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 90_000 }), fc.integer({ min: 0, max: 90_000 }), (inkomen, inkomenN3) => {
        const report = reportFor(calculator, { inkomen, inkomenN3 })
        const [now, final, later] = ['voorlopigMetKost', 'jaarTotaal', 'afrekeningMetKost'].map((key) =>
          numberOf(report, key),
        )
        expect(Math.abs(final! - 4 * now!)).toBeCloseTo(later!, 6)
        expect(report.headline.key).toBe('voorlopigMetKost')
      }),
      { numRuns: 40 },
    )
  })

  test('a side job is taxed on top of the wage, and more so the higher the wage', () => {
    const tax = (anderInkomen: number) =>
      numberOf(reportFor(calculator, { statuut: 'bijberoep', inkomen: 6_000, anderInkomen }), 'belasting')
    expect(tax(0)).toBe(0)
    expect(tax(30_000)).toBeGreaterThan(2_000)
    expect(tax(60_000)).toBeGreaterThan(tax(30_000))
  })

  test('the household lowers the tax, never the contribution', () => {
    const plain = reportFor(calculator, {})
    const family = reportFor(calculator, { gezin: 'partnerZonderInkomen', kinderen: 2 })
    expect(numberOf(family, 'belasting')).toBeLessThan(numberOf(plain, 'belasting'))
    expect(numberOf(family, 'jaarTotaal')).toBe(numberOf(plain, 'jaarTotaal'))
  })

  test('zero income in each statute', () => {
    const of = (statuut: string) => numberOf(reportFor(calculator, { statuut, inkomen: 0 }), 'kwartaalbijdrage')
    expect([of('hoofdberoep'), of('bijberoep'), of('primostarter'), of('student')]).toEqual([890.42, 0, 459.82, 0])
  })

  test('nobody is a starter who does not say so: without an earlier income the year settles itself', () => {
    const report = reportFor(calculator, { inkomen: 40_000 })
    expect(numberOf(report, 'voorlopigPerKwartaal')).toBe(numberOf(report, 'kwartaalbijdrage'))
    expect(numberOf(report, 'afrekeningMetKost')).toBe(0)
    expect(report.assumptions.join(' ')).toContain('alsof dat evenveel was')
    const starter = reportFor(calculator, { inkomen: 40_000, starter: true })
    expect(numberOf(starter, 'voorlopigPerKwartaal')).toBe(890.42)
  })

  test('what comes back later is no payment in the picture', () => {
    const report = reportFor(calculator, { statuut: 'student', inkomen: 9_000 })
    expect(report.sentence).toMatch(/Later krijg je .* terug/)
    const chart = report.charts.find((one) => one.kind === 'columns')
    expect(chart?.sentence).toMatch(/twee jaar later €\s[\d,.]+ terug\.$/)
    expect(chart?.columns.at(-1)?.parts[0]?.value).toBe(0 - numberOf(report, 'afrekeningMetKost'))
  })

  test('the sentence names what was earned in part of a year, and what the very first quarter costs', () => {
    const report = reportFor(calculator, { statuut: 'primostarter', inkomen: 8_000, kwartalen: 1 })
    expect(report.sentence).toMatch(/Op €\s8\.000,00 netto inkomen in 1\skwartaal is/)
    const first = Number(/allereerste kwartaal €\s([\d.,]+)\./.exec(report.sentence)?.[1]?.replace(',', '.'))
    expect(first + numberOf(report, 'afrekeningMetKost')).toBeCloseTo(numberOf(report, 'jaarTotaal'), 2)
  })

  test('below the threshold nothing is paid, and nothing else is said of it', () => {
    const { sentence } = reportFor(calculator, { statuut: 'bijberoep', inkomen: 1_500 })
    expect(sentence).toMatch(/betaal je \*\*geen sociale bijdragen\*\*/)
    expect(sentence).not.toContain('0,00 per')
    // Paid as in a side job at the start, and all of it back.
    const student = reportFor(calculator, { statuut: 'student', inkomen: 7_000 })
    expect(student.sentence).toContain('is er geen definitieve bijdrage. Later krijg je')
    expect(student.steps.at(-1)?.text).toContain('Dit inkomen kost je gezin geen personenbelasting.')
  })
})

test('credits and losses are told in words, not with a minus', () => {
  const words = (input: Record<string, unknown>) => {
    const report = reportFor(calculator, input)
    return [...report.steps, ...report.charts.map(({ sentence }) => ({ text: sentence }))]
      .map(({ text }) => text)
      .join(' ')
  }
  const credit = words({ inkomen: 1_000, kinderen: 2 })
  expect(credit).toMatch(/Je gezin krijgt \*\*€.[\d.,]+\*\* van de belasting/)
  const loss = words({ soortInkomen: 'winst', inkomen: 1_000 })
  expect(loss).toMatch(/winst kom je €.[\d.,]+ tekort/)
  for (const text of [credit, loss]) expect(text).not.toContain('\u2212')
})

test('an income of some quarters that is brought to a year says so, and nobody alone reads of a partner', () => {
  const note = (kwartalen: number) =>
    reportFor(calculator, { inkomen: 9_000, kwartalen })
      .groups.flatMap(({ figures }) => figures)
      .find(({ key }) => key === 'nettoInkomen')?.note
  expect(note(2)).toBe('Gebracht naar een vol jaar')
  expect(note(4)).toBeUndefined()
  const supposed = (gezin: string) => reportFor(calculator, { gezin }).assumptions.join(' ')
  expect(supposed('alleenstaand')).not.toContain('partner')
  expect(supposed('partnerMetInkomen')).toContain('Een partner met inkomen is werknemer.')
})

test('past the pension age work does not cost the reduction for a small pension, as on the tax page', () => {
  const own = { statuut: 'gepensioneerde', soortInkomen: 'netto', inkomen: 10_236, anderInkomen: 18_000 }
  const pension = [{ wie: 'jij', soort: 'pensioen', bedrag: 18_000 }]
  // On 18.000 of pension alone there is no tax; on income net of everything there is no surcharge for a starter.
  const bill = reportFor(tax, {
    statuut: 'zelfstandige',
    geboortejaar: 1957,
    inkomen: 10_236,
    werkelijkeKosten: 0,
    voorafbetaald: 'starter',
    andereInkomsten: pension,
  })
  expect(numberOf(reportFor(calculator, own), 'belasting')).toBe(numberOf(bill, 'totaalVerschuldigd'))
})

test('a first starter is told that the first payments are those of a main activity', () => {
  const said = (statuut: string) => reportFor(calculator, { statuut, starter: true }).assumptions.join(' ')
  // 890,42 a quarter on 17.374,08, not 459,82 on 8.972,07.
  expect(numberOf(reportFor(calculator, { statuut: 'primostarter' }), 'voorlopigPerKwartaal')).toBe(890.42)
  expect(said('primostarter')).toContain('het laagste inkomen van een hoofdberoep')
  expect(said('bijberoep')).toContain('het laagste inkomen van je statuut')
})
