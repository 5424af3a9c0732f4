import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { errorsFor, numberOf, reportFor, situation, TEST_DAY, valueOf } from '#calculators/kernel/testing.ts'
import { eachMonth, shiftMonth } from '#finance/dates.ts'
import { roundedSum } from '#finance/money.ts'
import { kinderbijslag, maandJaartoeslag } from '#rules/familie/kinderbijslag.ts'
import type { Bijslagregio } from '#rules/familie/sociale-toeslag.ts'
import { openLaw } from '#rules/kernel/dated.ts'
import calculator from './calculator.ts'

const place = fc.constantFrom<Bijslagregio>('vlaanderen', 'brussel', 'wallonie', 'duitstalig')
const child = fc.tuple(fc.integer({ min: 2002, max: 2026 }), fc.integer({ min: 1, max: 10 })).map(([year, month]) => ({
  geboren: `${year}-${String(month).padStart(2, '0')}`,
  hogerOnderwijs: false,
  wees: 'geen' as const,
  zorgtoeslag: 0,
}))
const children = fc.array(child, { minLength: 1, maxLength: 5 })

describe('groeipakket-berekenen', () => {
  test('more income never gives more child benefit', () => {
    fc.assert(
      fc.property(
        place,
        children,
        fc.boolean(),
        fc.integer({ min: 0, max: 100_000 }),
        (woonplaats, kinderen, alleenstaand, inkomen) => {
          const of = (income: number) =>
            numberOf(reportFor(calculator, { woonplaats, kinderen, alleenstaand, inkomen: income }), 'perMaand')
          expect(of(inkomen + 5_000)).toBeLessThanOrEqual(of(inkomen))
        },
      ),
      { numRuns: 60 },
    )
  })

  test('the parts add up to the month, and twelve months with the yearly amount to the year, to the cent', () => {
    fc.assert(
      fc.property(place, children, fc.integer({ min: 0, max: 100_000 }), (woonplaats, kinderen, inkomen) => {
        const report = reportFor(calculator, { woonplaats, kinderen, inkomen, andereToeslag: 12.34 })
        const parts = ['basis', 'leeftijdstoeslag', 'socialeToeslag', 'wezentoeslag', 'zorgtoeslag']
        const month = numberOf(report, 'perMaand')
        expect(parts.reduce((total, key) => total + numberOf(report, key), 0)).toBeCloseTo(month, 6)
        expect(numberOf(report, 'perJaar')).toBeCloseTo(12 * month + numberOf(report, 'jaartoeslag'), 6)
      }),
      { numRuns: 60 },
    )
  })

  test('the order in which children are typed does not matter', () => {
    fc.assert(
      fc.property(place, children, (woonplaats, kinderen) => {
        const of = (list: typeof kinderen) =>
          numberOf(reportFor(calculator, { woonplaats, kinderen: list, inkomen: 20_000 }), 'perMaand')
        expect(of(kinderen.toReversed())).toBeCloseTo(of(kinderen), 6)
      }),
      { numRuns: 40 },
    )
  })

  test('what is still to come is the sum of every month to come, each computed by itself', () => {
    fc.assert(
      fc.property(place, children, fc.integer({ min: 0, max: 100_000 }), (woonplaats, kinderen, inkomen) => {
        const report = reportFor(calculator, { woonplaats, kinderen, inkomen })
        const last =
          kinderen
            .map(({ geboren }) => shiftMonth(geboren, 300))
            .toSorted()
            .at(-1) ?? ''
        const law = openLaw(TEST_DAY)
        const family = { regio: woonplaats, kinderen, inkomen, alleenstaand: false, verhoogdeTegemoetkoming: false }
        const months = eachMonth(TEST_DAY.slice(0, 7), last).flatMap((month) =>
          kinderbijslag(law, month, family).map(({ totaal, jaartoeslag }) =>
            month.endsWith(maandJaartoeslag(woonplaats)) ? totaal + jaartoeslag : totaal,
          ),
        )
        expect(numberOf(report, 'totVijfentwintig')).toBeCloseTo(roundedSum(months), 1)
      }),
      { numRuns: 40 },
    )
  })

  test('from the month after the birth up to the month of the twenty-fifth birthday', () => {
    const at = (day: string) =>
      numberOf(
        reportFor(
          calculator,
          { woonplaats: 'brussel', kinderen: [{ geboren: '2001-05' }], inkomen: 90_000 },
          situation(day),
        ),
        'kinderenMetRecht',
      )
    expect([at('2026-05-31'), at('2026-06-01')]).toEqual([1, 0])
    const newborn = reportFor(calculator, { kinderen: [{ geboren: '2026-11' }] })
    expect(numberOf(newborn, 'perMaand')).toBe(0)
    expect(newborn.sentence).toContain('geen recht')
  })

  test('in Brussels the age of twelve and higher education count from the month after the birthday', () => {
    const basis = (geboren: string, hogerOnderwijs: boolean) =>
      numberOf(
        reportFor(
          calculator,
          { woonplaats: 'brussel', kinderen: [{ geboren, hogerOnderwijs }, { geboren: '2024-01' }], inkomen: 90_000 },
          situation('2026-06-15'),
        ),
        'basis',
      )
    expect(basis('2014-06', false)).toBeCloseTo(2 * 190.23, 6)
    expect(basis('2014-05', false)).toBeCloseTo(202.91 + 190.23, 6)
    expect(basis('2006-05', true)).toBeCloseTo(215.59 + 190.23, 6)
  })

  test('an orphan gets more everywhere; in the German-speaking Community in the place of the social supplement', () => {
    const of = (woonplaats: string, wees: string) =>
      reportFor(calculator, { woonplaats, kinderen: [{ geboren: '2021-05', wees }], inkomen: 90_000 })
    for (const woonplaats of ['vlaanderen', 'brussel', 'wallonie'])
      expect(numberOf(of(woonplaats, 'een'), 'perMaand')).toBeGreaterThan(numberOf(of(woonplaats, 'geen'), 'perMaand'))
    const german = (wees: string) =>
      numberOf(
        reportFor(calculator, {
          woonplaats: 'duitstalig',
          kinderen: [{ geboren: '2021-05', wees }],
          verhoogdeTegemoetkoming: true,
        }),
        'perMaand',
      )
    // Art. 20, 23 and 25: 75 more, or 122,50 and 241,50 for an orphan, before the index.
    expect(german('geen')).toBeCloseTo(188.89 + 93.23, 6)
    expect(german('een')).toBeCloseTo(188.89 + 147.36, 6)
    expect(german('beide')).toBeCloseTo(188.89 + 290.51, 6)
  })

  test('a Flemish child of before 2019 that loses a parent comes into the system of today, and the answer says so', () => {
    const of = (geboren: string) =>
      reportFor(calculator, { kinderen: [{ geboren, wees: 'een' }, { geboren: '2016-05' }], inkomen: 90_000 })
    const old = of('2013-05')
    // Art. 216 of the decree: 184,62 + 147,71. The other child keeps the lowest base and age supplement of the old system.
    expect(numberOf(old, 'perMaand')).toBeCloseTo(184.62 + 147.71 + 106.27 + 16.76, 2)
    expect(numberOf(of('2020-05'), 'perMaand')).toBe(numberOf(old, 'perMaand'))
    expect(JSON.stringify(old.notices)).toContain('sinds 2019')
    // Art. 210, § 4: the eldest keeps the place it had beside the other two.
    const three = [{ geboren: '2010-05' }, { geboren: '2013-05', wees: 'een' }, { geboren: '2016-05' }]
    expect(numberOf(reportFor(calculator, { kinderen: three, inkomen: 90_000 }), 'basis')).toBeCloseTo(
      265.87 + 184.62 + 106.27,
      2,
    )
    expect(JSON.stringify(of('2020-05').notices)).not.toContain('sinds 2019')
  })

  test('a child that is not yet born is refused at its own field, one without a month is taken as 8', () => {
    expect(errorsFor(calculator, { kinderen: [{ geboren: '2027-01' }] })).toHaveProperty(['kinderen.0.geboren'])
    const unknown = reportFor(calculator, { kinderen: [{ wees: 'geen' }] })
    expect(unknown.notices[0]?.text).toContain('een kind van 8 jaar, geboren in januari 2018')
  })

  test('the years ahead end with the last month, and up to 18 is part of up to 25', () => {
    const report = reportFor(calculator, { kinderen: [{ geboren: '2020-02' }] })
    expect(report.groups.flatMap(({ figures }) => figures).find(({ key }) => key === 'laatsteMaand')?.value).toBe(
      '2045-02',
    )
    expect(numberOf(report, 'totAchttien')).toBeLessThan(numberOf(report, 'totVijfentwintig'))
  })
})

test('one child without a right is "dit kind"', () => {
  const grown = { geboren: '1999-03' }
  expect(reportFor(calculator, { kinderen: [grown] }).sentence).toContain('Voor dit kind')
  expect(reportFor(calculator, { kinderen: [grown, grown] }).sentence).toContain('Voor deze kinderen')
})

test('where nothing comes once a year, the amount of a year is twelve months', () => {
  const note = (woonplaats: Bijslagregio) =>
    reportFor(calculator, { woonplaats }).key.find(({ key }) => key === 'perJaar')?.note
  expect(note('duitstalig')).toBe('Twaalf maanden')
  expect(note('brussel')).toBe('Twaalf maanden en het jaarlijkse bedrag')
})

test('the yearly amount is that of the next time: a baby of this autumn has it, who is too old by then has not', () => {
  const on = situation('2026-11-16')
  const of = (geboren: string) => {
    const report = reportFor(calculator, { woonplaats: 'vlaanderen', kinderen: [{ geboren }], inkomen: 60_000 }, on)
    const table = report.tables.find(({ key }) => key === 'kinderen')
    const column = table?.columns.findIndex(({ key }) => key === 'jaar') ?? -1
    const shown = column < 0 ? 0 : Number(table?.rows[0]?.[column])
    expect(shown).toBe(numberOf(report, 'jaartoeslag'))
    return shown
  }
  expect(of('2026-09')).toBe(23.07)
  expect(of('2002-03')).toBe(0)
  // Four on the last day of 2026: the next amount already in the next August.
  expect(of('2022-06')).toBe(40.38)
})

test('on the limit itself only Flanders still pays, so elsewhere nothing more is lost above it', () => {
  const loss = (woonplaats: Bijslagregio) => {
    const input = { woonplaats, kinderen: [{ geboren: '2022-10' }] }
    const limit = numberOf(reportFor(calculator, { ...input, inkomen: 0 }), 'eersteGrens')
    return valueOf(reportFor(calculator, { ...input, inkomen: limit }), 'verliesVolgendeGrens')
  }
  // Below the second limit an only child gets a supplement in Flanders and Wallonia, not in Brussels.
  expect(loss('brussel')).toBeNull()
  const below = reportFor(calculator, { woonplaats: 'wallonie', kinderen: [{ geboren: '2022-10' }], inkomen: 45_000 })
  expect(loss('wallonie')).toBe(numberOf(below, 'verliesVolgendeGrens'))
  // (73,68 − 37,31) × 12.
  expect(loss('vlaanderen')).toBe(436.44)
})

test('no step speaks of nothing as an amount', () => {
  for (const woonplaats of ['vlaanderen', 'brussel', 'wallonie', 'duitstalig']) {
    const { steps } = reportFor(calculator, { woonplaats, kinderen: [{ geboren: '2015-03' }], inkomen: 200_000 })
    for (const { text, sum = [] } of steps) {
      expect(text).not.toContain('\u00a00,00')
      for (const { value } of sum) expect(value).not.toBe(0)
    }
  }
})

test('the year of the income is that of the place, and what a visitor adds is not called left out', () => {
  const of = (woonplaats: Bijslagregio, andereToeslag = 0) => {
    const { assumptions, excluded } = reportFor(calculator, { woonplaats, andereToeslag })
    return [...assumptions, ...excluded].join(' ')
  }
  expect(of('vlaanderen')).toContain('je laatste aanslagbiljet')
  expect(of('wallonie')).toContain('twee jaar terug')
  expect(of('duitstalig')).not.toContain('Het inkomen')
  expect(of('brussel')).not.toMatch(/aanslagbiljet|kleutertoeslag|pas later/)
  // KidsLife: the supplement of 2020 is by the income of 2020, of which the tax data come in 2022.
  expect(of('brussel')).toContain('van het jaar zelf')
  expect(of('vlaanderen')).toContain('pleegzorg')
  expect(of('vlaanderen', 80)).not.toContain('pleegzorg')
})
