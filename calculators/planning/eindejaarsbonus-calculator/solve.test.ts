import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { errorsFor, numberOf, reportFor, situation, valueOf } from '#calculators/kernel/testing.ts'
import { openLaw } from '#rules/kernel/dated.ts'
import { jaarloonNaRsz } from '#rules/loon/vakantiegeld.ts'
import calculator from './calculator.ts'
import { payOut } from './model-forms.ts'
import { sectors } from './choices-sectors.ts'

const wage = fc.integer({ min: 1_000, max: 15_000 })

describe('eindejaarsbonus-calculator', () => {
  test('twelve months give the full premium, none give nothing', () => {
    fc.assert(
      fc.property(wage, (maandloon) => {
        expect(numberOf(reportFor(calculator, { maandloon, gewerkteMaanden: 12 }), 'bruto')).toBe(maandloon)
        const none = reportFor(calculator, { maandloon, gewerkteMaanden: 0 })
        expect([numberOf(none, 'bruto'), numberOf(none, 'netto')]).toEqual([0, 0])
      }),
    )
  })

  test('the months add up and net stays under gross', () => {
    fc.assert(
      fc.property(
        wage,
        fc.integer({ min: 1, max: 11 }),
        fc.constantFrom('bediende', 'arbeider'),
        (maandloon, months, statuut) => {
          const of = (gewerkteMaanden: number) =>
            reportFor(calculator, { maandloon, gewerkteMaanden, statuut, dienstmaanden: 60 })
          const parts = numberOf(of(months), 'bruto') + numberOf(of(12 - months), 'bruto')
          expect(Math.abs(parts - numberOf(of(12), 'bruto'))).toBeLessThanOrEqual(0.011)
          expect(numberOf(of(months), 'netto')).toBeLessThan(numberOf(of(months), 'bruto'))
        },
      ),
    )
  })

  test('a manual worker pays RSZ on 108 %', () => {
    const of = (statuut: string) => numberOf(reportFor(calculator, { maandloon: 3_000, statuut }), 'rsz')
    expect(of('arbeider')).toBe(423.47)
    expect(of('bediende')).toBe(392.1)
  })

  test('PC 200 needs six months, and three years to resign with a premium since 2026', () => {
    expect(numberOf(reportFor(calculator, { dienstmaanden: 5 }), 'netto')).toBe(0)
    const resigned = { zelfOntslag: true, dienstmaanden: 48 }
    expect(numberOf(reportFor(calculator, resigned), 'bruto')).toBeGreaterThan(0)
    expect(numberOf(reportFor(calculator, resigned, situation('2025-12-01')), 'bruto')).toBe(0)
    // Nothing typed: long enough, unless the months of this year are too few; then the sentence says what it took.
    expect(numberOf(reportFor(calculator, { gewerkteMaanden: 6 }), 'bruto')).toBe(1_700)
    const started = reportFor(calculator, { gewerkteMaanden: 4 })
    expect(numberOf(started, 'bruto')).toBe(0)
    expect(started.sentence).toContain('je werkte er dit jaar 4')
    expect(numberOf(reportFor(calculator, { gewerkteMaanden: 4, dienstmaanden: 60 }), 'bruto')).toBe(1_133.33)
    expect(numberOf(reportFor(calculator, { zelfOntslag: true }), 'bruto')).toBe(3_400)
  })

  test('a bonus under cao 90 leaves more than cash at the same cost, up to its maximum', () => {
    const report = reportFor(calculator, { maandloon: 3_000 })
    // 3.000 × 1,2687 ÷ 1,33 = 2.861,73, minus 13,07 %.
    expect(numberOf(report, 'nettoLoonbonus')).toBe(2_487.7)
    expect(numberOf(report, 'nettoLoonbonus')).toBeGreaterThan(numberOf(report, 'netto'))
    expect(numberOf(reportFor(calculator, { maandloon: 40_000 }), 'nettoLoonbonus')).toBe(3_698.87)
  })

  test('above the maximum of a bonus the comparison is at the cost of that maximum', () => {
    const report = reportFor(calculator, { paritairComite: 'vrij', premie: 7_000, vorm: 'loonbonus' })
    // 4.255 × 1,33 = 5.659,15 for the employer; ÷ 1,2687 = 4.460,59 gross as a premium.
    expect(numberOf(report, 'loonkost')).toBe(5_659.15)
    const same = reportFor(calculator, { paritairComite: 'vrij', premie: 4_460.59 })
    expect(numberOf(report, 'nettoPremie')).toBe(numberOf(same, 'netto'))
    expect(numberOf(report, 'netto')).toBe(3_698.87)
    expect(report.sentence).toContain('Als loonbonus kan hoogstens')
  })

  test('horeca counts days and never more than a full year', () => {
    const of = (gewerkteDagen: number) =>
      numberOf(reportFor(calculator, { paritairComite: 'horeca', maandloon: 2_600, gewerkteDagen }), 'bruto')
    expect(of(130)).toBe(1_300)
    expect(of(366)).toBe(2_600)
  })

  test('a premium that was typed names the wage behind it, and whose it is', () => {
    const own = { paritairComite: 'vrij', premie: 5_000 }
    expect(reportFor(calculator, own).sentence).toContain('bij je loon van €\u00a03.400,00 (voorbeeld) **')
    expect(reportFor(calculator, { ...own, maandloon: 4_100 }).sentence).toContain('bij je loon van €\u00a04.100,00 **')
    expect(reportFor(calculator, { ...own, sectorfonds: true }).sentence).not.toContain('je loon')
  })

  test('children lower the withholding at a modest wage', () => {
    const of = (kinderen: number) =>
      numberOf(reportFor(calculator, { maandloon: 2_500, kinderen }), 'bedrijfsvoorheffing')
    expect(of(3)).toBeLessThan(of(1))
    expect(of(1)).toBeLessThan(of(0))
  })

  test('each form can be chosen, its lines add up, and the others cost the employer the same', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 4_000 }),
        fc.constantFrom('premie', 'loonbonus', 'winstpremie', 'warrants'),
        (premie, vorm) => {
          const report = reportFor(calculator, { paritairComite: 'vrij', premie, vorm })
          const rows = report.tables[0]?.rows.map((row) => Number(row[1])) ?? []
          const net = rows.at(-1) ?? 0
          expect(rows.slice(0, -1).reduce((total, row) => total + row, 0)).toBeCloseTo(net, 2)
          expect(numberOf(report, 'netto')).toBeCloseTo(net, 2)
          expect(numberOf(report, 'bruto') - numberOf(report, 'inhoudingen')).toBeCloseTo(net, 2)
        },
      ),
    )
  })

  test('every committee answers, its fund sets the withholding, and what a fund pays has no other form', () => {
    expect(sectors.length).toBeGreaterThanOrEqual(40)
    expect(new Set(sectors.map(({ key }) => key)).size).toBe(sectors.length)
    for (const { key, fund, agreement } of sectors) {
      const statuut = agreement?.statuses[0] ?? 'bediende'
      const report = reportFor(calculator, { paritairComite: key, statuut })
      expect(numberOf(report, 'bruto'), key).toBeGreaterThan(100)
      expect(numberOf(report, 'tarief') === 20, key).toBe(fund)
      expect(valueOf(report, 'nettoLoonbonus') === null, key).toBe(fund)
      expect(
        report.notices.some(({ text }) => text.includes('geldt niet voor')),
        key,
      ).toBe(false)
      if (agreement)
        expect(
          report.assumptions.some((text) => text.includes(agreement.source)),
          key,
        ).toBe(true)
    }
    const wrong = reportFor(calculator, { paritairComite: 'pc124', statuut: 'bediende' })
    expect(wrong.notices.some(({ text }) => text.includes('geldt niet voor een bediende'))).toBe(true)
  })

  test('the real tax is that of the household: a partner without income and children lower it', () => {
    const tax = (input: Record<string, unknown>) =>
      numberOf(reportFor(calculator, { maandloon: 2_600, ...input }), 'belastingBijAanslag')
    expect(tax({ gezin: 'partnerZonderInkomen' })).toBeLessThan(tax({}))
    expect(tax({ kinderen: 3 })).toBeLessThan(tax({}))
    expect(tax({ inkomen: 60_000 })).toBeGreaterThan(tax({}))
    expect(tax({ postcode: '8670' })).toBeLessThan(tax({ postcode: '9000' }))
    expect(errorsFor(calculator, { postcode: '12' }).postcode).toContain('vier cijfers')
  })

  test('a bonus in warrants with 0,35 % costs at the sale (Securex)', () => {
    const law = openLaw('2026-11-15')
    const terms = {
      statuut: 'bediende',
      yearlyPay: jaarloonNaRsz(law, 7_000),
      children: 0,
      sectorfonds: false,
    } as const
    const form = payOut(law, 'warrants', 3_460.87, terms, 0.0035)
    expect(form.deductions).toEqual([
      { key: 'voorheffing', amount: 1_851.57 },
      { key: 'verkoop', amount: 12.11 },
    ])
    expect([form.inhoudingen, form.netto]).toEqual([1_863.68, 1_597.19])
  })
})

test('who lives alone settles with the tax office alone, and no premium typed is a question', () => {
  expect(reportFor(calculator, { maandloon: 3_650 }).sentence).toContain('Bij de aanslag betaal je daar nog')
  expect(reportFor(calculator, { maandloon: 3_650, gezin: 'partnerMetInkomen' }).sentence).toContain('betaalt je gezin')
  expect(reportFor(calculator, { paritairComite: 'vrij', premie: 0 }).sentence).toContain('Vul je premie in')
  expect(reportFor(calculator, { maandloon: 0 }).sentence).toContain('Vul je loon in')
})

test('without a right to a premium the steps do not give one', () => {
  const { sentence, steps } = reportFor(calculator, {
    paritairComite: 'pc200',
    gewerkteMaanden: 8,
    zelfOntslag: true,
    dienstmaanden: 30,
  })
  expect(sentence).toContain('geen eindejaarspremie')
  expect(steps).toHaveLength(1)
  expect(steps[0]?.text).toContain('3 jaar dienst')
})

test('without a premium no form is called the one that leaves the most', () => {
  const { charts } = reportFor(calculator, { paritairComite: 'pc200', dienstmaanden: 3 })
  expect(charts.map(({ key }) => key)).not.toContain('vormen')
})

test('a bonus that the law limits says so where it is divided', () => {
  const formula = (maandloon: number) =>
    reportFor(calculator, { maandloon }).steps.find(({ text }) => text.includes('loonbonus'))?.formula
  // 5.000 × 1,2687 ÷ 1,33 is 4.769,55, above the 4.255 of 2026.
  expect(formula(5_000)).toMatch(/÷ 1,33, hoogstens €.4\.255,00$/)
  expect(formula(3_000)).toMatch(/÷ 1,33$/)
})

test('warrants are income on the page of the year, a loonbonus and a profit premium are not', () => {
  const goesOn = (vorm: string) => {
    const report = reportFor(calculator, { maandloon: 3_000, inkomen: 35_000, vorm })
    return report.next.find(({ slug }) => slug === 'belastingplanning-calculator')?.carry
  }
  expect(goesOn('warrants')).toMatchObject({ inkomen: 38_000 })
  expect(goesOn('loonbonus')).toMatchObject({ inkomen: 35_000 })
  expect(goesOn('winstpremie')).toMatchObject({ inkomen: 35_000 })
})
