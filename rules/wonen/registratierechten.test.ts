import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Law, openLaw } from '#rules/kernel/dated.ts'
import { type Aankoop, registratiebelasting } from '#rules/wonen/registratierechten.ts'
import * as tarieven from '#rules/wonen/registratietarieven.figures.ts'
import * as brusselse from '#rules/wonen/registratietarieven-brussel.figures.ts'

type Case = Partial<Aankoop> & Pick<Aankoop, 'gewest' | 'prijs'>
const whole = (law: Law, aankoop: Case) =>
  registratiebelasting(law, { goed: 'woning', aandeelEigenWoning: 1, ...aankoop })
const tax = (date: string, aankoop: Case) => whole(openLaw(date), aankoop).belasting

describe('registration tax', () => {
  test('row 36: 350.000 in Flanders is 10.500 in 2024 and 7.000 since 2025', () => {
    expect(tax('2024-12-31', { gewest: 'vlaanderen', prijs: 350_000 })).toBe(10_500)
    expect(tax('2025-01-01', { gewest: 'vlaanderen', prijs: 350_000 })).toBe(7_000)
  })

  test('row 38: 250.000 in 2022 is 7.500 in Flanders and 28.750 in Wallonia', () => {
    expect(tax('2022-06-01', { gewest: 'vlaanderen', prijs: 250_000 })).toBe(7_500)
    expect(tax('2022-06-01', { gewest: 'wallonie', prijs: 250_000 })).toBe(28_750)
  })

  test('the Walloon abattement of 2023 falls from 40.000 to 20.000 between 350.000 and 500.000', () => {
    expect(tax('2024-01-01', { gewest: 'wallonie', prijs: 350_000 })).toBe(38_750)
    expect(tax('2024-01-01', { gewest: 'wallonie', prijs: 400_000 })).toBeCloseTo(45_833.33, 2)
    expect(tax('2024-01-01', { gewest: 'wallonie', prijs: 600_000 })).toBe(72_500)
  })

  test('the Brussels abattement saves 25.000, or 31.250 with two energy classes, and stops above 600.000', () => {
    expect(tax('2026-01-01', { gewest: 'brussel', prijs: 400_000 })).toBe(25_000)
    expect(tax('2026-01-01', { gewest: 'brussel', prijs: 400_000, klassensprong: 1 })).toBe(25_000)
    expect(tax('2026-01-01', { gewest: 'brussel', prijs: 400_000, klassensprong: 2 })).toBe(18_750)
    expect(tax('2026-01-01', { gewest: 'brussel', prijs: 600_001 })).toBeCloseTo(75_000.13, 2)
  })

  test('the land under a home being built in Brussels has the abattement of a home, not of building land', () => {
    const land = { gewest: 'brussel', prijs: 250_000 } as const
    expect(tax('2026-01-01', { ...land, goed: 'grond' })).toBe(18_750)
    expect(tax('2026-01-01', { ...land, goed: 'nieuwbouw' })).toBe(6_250)
    expect(tax('2026-01-01', { ...land, prijs: 150_000, goed: 'nieuwbouw' })).toBe(0)
    expect(tax('2026-01-01', { gewest: 'vlaanderen', prijs: 150_000, goed: 'nieuwbouw' })).toBe(18_000)
    expect(tax('2024-06-01', { gewest: 'wallonie', prijs: 200_000, goed: 'nieuwbouw' })).toBeCloseTo(20_833.33, 2)
  })

  test('a modest home in Flanders gets 1.867 off, not more than the tax itself', () => {
    expect(tax('2026-01-01', { gewest: 'vlaanderen', prijs: 220_000 })).toBe(2_533)
    expect(tax('2026-01-01', { gewest: 'vlaanderen', prijs: 220_001 })).toBeCloseTo(4_400.02, 2)
    expect(tax('2026-01-01', { gewest: 'vlaanderen', prijs: 50_000 })).toBe(0)
  })

  test('today the low Flemish rate is not for land or a house to pull down, the Walloon one is', () => {
    expect(tax('2026-01-01', { gewest: 'vlaanderen', prijs: 200_000, goed: 'grond' })).toBe(24_000)
    expect(tax('2026-01-01', { gewest: 'vlaanderen', prijs: 200_000, goed: 'sloop' })).toBe(24_000)
    expect(tax('2026-01-01', { gewest: 'wallonie', prijs: 200_000, goed: 'grond' })).toBe(6_000)
  })

  test('a house to rebuild had the low Flemish rate until 2024, and a deep renovation an even lower one', () => {
    const sloop = { gewest: 'vlaanderen', prijs: 205_000, goed: 'sloop' } as const
    // 6 % on 205.000; since 2021 rebuilding has the rate of a deep renovation (art. 2.9.4.2.12 VCF).
    expect(['2020-06-01', '2021-06-01', '2023-06-01'].map((day) => tax(day, sloop))).toEqual([12_300, 10_250, 1_090])
    expect(tax('2025-01-01', sloop)).toBe(24_600)
    const renovation = { gewest: 'vlaanderen', prijs: 300_000, renovatie: true } as const
    expect(['2019-01-01', '2021-06-01', '2023-06-01', '2025-01-01'].map((day) => tax(day, renovation))).toEqual([
      18_000, 15_000, 3_000, 6_000,
    ])
  })

  test('half of the buyers meeting the conditions gives half of each rate, but nothing in Brussels', () => {
    expect(tax('2026-01-01', { gewest: 'vlaanderen', prijs: 300_000, aandeelEigenWoning: 0.5 })).toBe(21_000)
    expect(tax('2026-01-01', { gewest: 'brussel', prijs: 300_000, aandeelEigenWoning: 0.5 })).toBe(37_500)
  })

  test('the own home is never taxed above the ordinary rate', () => {
    const gewest = fc.constantFrom('vlaanderen', 'wallonie', 'brussel')
    const date = fc.constantFrom('2021-06-01', '2022-06-01', '2023-10-01', '2024-06-01', '2026-06-01')
    fc.assert(
      fc.property(gewest, date, fc.integer({ min: 1, max: 2_000_000 }), (region, day, prijs) => {
        const own = tax(day, { gewest: region, prijs })
        const other = tax(day, { gewest: region, prijs, aandeelEigenWoning: 0 })
        expect(own).toBeGreaterThanOrEqual(0)
        expect(own).toBeLessThanOrEqual(other)
      }),
    )
  })
})

describe('rates and limits, on the day and at the euro where they change', () => {
  test.each([
    ['2018-06-01', 7, 10],
    ['2019-12-31', 7, 10],
    ['2020-01-01', 6, 10],
    ['2021-12-31', 6, 10],
    ['2022-01-01', 3, 12],
    ['2024-12-31', 3, 12],
    ['2025-01-01', 2, 12],
  ])(
    'art. 2.9.4.1.1 and 2.9.4.2.11 VCF: on %s the own home pays %i % in Flanders, another %i %',
    (date, own, other) => {
      const home = { gewest: 'vlaanderen', prijs: 300_000 } as const
      expect(tax(date, home)).toBe(own * 3_000)
      expect(tax(date, { ...home, aandeelEigenWoning: 0 })).toBe(other * 3_000)
      expect(whole(openLaw(date), { ...home, goed: 'grond' })).toMatchObject({
        tarief: other / 100,
        belasting: other * 3_000,
      })
    },
  )

  test.each([
    ['2019-12-31', false, 200_000, 7, 5_600],
    ['2019-12-31', true, 220_000, 7, 5_600],
    ['2021-12-31', false, 200_000, 6, 5_600],
    ['2021-12-31', true, 220_000, 6, 5_600],
    ['2022-01-01', false, 220_000, 3, 2_800],
    ['2024-12-31', true, 240_000, 3, 2_800],
    ['2026-11-15', false, 220_000, 2, 1_867],
    ['2026-11-15', true, 240_000, 2, 1_867],
  ])(
    'art. 2.9.5.0.5 VCF: on %s (core city: %s) a home is modest up to %i',
    (date, kernstad, limit, rate, reduction) => {
      const home = { gewest: 'vlaanderen', kernstad } as const
      expect(tax(date, { ...home, prijs: limit })).toBe((rate * limit) / 100 - reduction)
      expect(tax(date, { ...home, prijs: limit + 1 })).toBe((rate * (limit + 1)) / 100)
    },
  )

  test.each([
    ['2019-12-31', 200_000, 6, 4_800],
    ['2021-12-31', 200_000, 5, 4_800],
    ['2022-01-01', 220_000, 1, 960],
    ['2025-01-01', 220_000, 2, 1_867],
  ])('on %s a modest home up to %i with a deep renovation pays %i % minus %i', (date, limit, rate, reduction) => {
    const home = { gewest: 'vlaanderen', renovatie: true } as const
    expect(tax(date, { ...home, prijs: limit })).toBe((rate * limit) / 100 - reduction)
    expect(tax(date, { ...home, prijs: limit + 1 })).toBe((rate * (limit + 1)) / 100)
  })

  test.each([
    // Until 2021 up to 12.500, then 13.000, off the tax itself.
    ['2020-12-31', 300_000, 15_000, 18_000 - 12_500, 12_500],
    ['2021-01-01', 300_000, 15_000, 18_000 - 13_000, 13_000],
    ['2021-12-31', 300_000, 8_000, 18_000 - 8_000, 8_000],
    ['2021-12-31', 210_000, 15_000, 0, 12_600],
    // 2022 and 2023: 3 %, or 6 % less what is taken along, whichever is lower.
    ['2022-01-01', 300_000, 13_000, 18_000 - 13_000, 13_000],
    ['2023-12-31', 300_000, 8_000, 9_000, 0],
    ['2023-12-31', 300_000, 9_000, 9_000, 0],
    ['2023-12-31', 200_000, 6_000, 12_000 - 5_600 - 6_000, 6_000],
    ['2024-01-01', 300_000, 13_000, 9_000, 0],
  ])('art. 2.9.5.0.1 VCF: on %s a home of %i after one with %i tax pays %i', (date, prijs, earlier, due, taken) => {
    const result = whole(openLaw(date), { gewest: 'vlaanderen', prijs, meeneembaar: earlier })
    expect(result).toMatchObject({ belasting: due, meegenomen: taken })
    expect(result.cijfers.includes(tarieven.vlaamseMeeneembaarheid)).toBe(taken > 0)
  })

  test('in 2022 and 2023 only the home had the rate of 2021 beside what was taken along: the ordinary one was 12 %', () => {
    const buyer = { gewest: 'vlaanderen', meeneembaar: 13_000 } as const
    // Land: 12 % of 200.000. Half of the buyers has another home: 6 % of 150.000 and 12 % of 150.000.
    expect(tax('2022-06-01', { ...buyer, goed: 'grond', prijs: 200_000 })).toBe(24_000 - 13_000)
    expect(tax('2023-06-01', { ...buyer, prijs: 300_000, aandeelEigenWoning: 0.5 })).toBe(27_000 - 13_000)
    expect(tax('2021-06-01', { ...buyer, goed: 'grond', prijs: 200_000 })).toBe(20_000 - 13_000)
  })

  test('tax of the previous home is taken along only to the own home', () => {
    const other = { gewest: 'vlaanderen', prijs: 300_000, aandeelEigenWoning: 0 } as const
    expect(tax('2021-06-01', { ...other, meeneembaar: 10_000 })).toBe(30_000)
    const law = openLaw('2021-06-01')
    whole(law, { gewest: 'vlaanderen', prijs: 300_000 })
    expect(law.uses.map(({ figure }) => figure)).not.toContain(tarieven.vlaamseMeeneembaarheid)
  })

  test('half of the buyers gets half of the reduction for a modest home', () => {
    const half = { gewest: 'vlaanderen', prijs: 200_000, aandeelEigenWoning: 0.5 } as const
    expect(tax('2026-11-15', half)).toBe(0.02 * 100_000 + 0.12 * 100_000 - 1_867 / 2)
  })

  test.each([
    ['2023-06-30', 'woning', 400_000, 20_000],
    ['2023-07-01', 'woning', 350_000, 40_000],
    ['2023-07-01', 'woning', 350_300, 39_960],
    ['2023-07-01', 'woning', 499_700, 20_040],
    ['2024-12-31', 'woning', 500_000, 20_000],
    ['2024-12-31', 'woning', 500_300, 20_000],
    ['2023-06-30', 'grond', 200_000, 20_000],
    ['2024-06-01', 'grond', 175_000, 40_000],
    ['2024-06-01', 'grond', 212_500, 30_000],
    ['2024-06-01', 'grond', 250_000, 20_000],
    ['2024-06-01', 'nieuwbouw', 212_500, 30_000],
    ['2024-06-01', 'sloop', 300_000, 40_000],
    ['2024-06-01', 'woning', 30_000, 30_000],
  ] as const)('art. 46bis in Wallonia: on %s a %s of %i has %i free of tax', (date, goed, prijs, free) => {
    const result = whole(openLaw(date), { gewest: 'wallonie', prijs, goed })
    expect(result).toMatchObject({ tarief: 0.125, abattement: free, vermindering: 0 })
    expect(result.belasting).toBe(0.125 * (prijs - free))
  })

  test.each([
    // 2024: 6 % on what is left after 40.000, up to 190.455,52, or 203.152,55 where prices are high.
    ['2024-06-01', 230_000, false, false, 0.06 * 190_000],
    ['2024-06-01', 230_455.52, false, false, 11_427.33],
    ['2024-06-01', 240_455.52, false, false, 11_427.33 + 0.125 * 10_000],
    ['2024-06-01', 240_455.52, true, false, 0.06 * 200_455.52],
    ['2024-06-01', 230_000, false, true, 0.05 * 190_000],
    // First half of 2023: 20.000 free, then up to 182.858,87, or 195.049,46.
    ['2023-06-30', 202_858.87, false, false, 10_971.53],
    ['2023-06-30', 212_858.87, false, false, 10_971.53 + 0.125 * 10_000],
    ['2023-06-30', 215_049.46, true, false, 11_702.97],
    ['2025-01-01', 230_000, false, false, 0.03 * 230_000],
  ])('art. 53 in Wallonia: on %s a modest home of %d (high prices: %s, social loan: %s) pays %d', (...row) => {
    const [date, prijs, drukzone, sociaal, expected] = row
    expect(tax(date, { gewest: 'wallonie', prijs, waalsBescheiden: { drukzone, sociaal } })).toBeCloseTo(expected, 2)
  })

  test('the Walloon rate for a modest home is for all buyers together and not for building land', () => {
    const modest = { gewest: 'wallonie', prijs: 150_000, waalsBescheiden: { drukzone: false, sociaal: false } } as const
    expect(tax('2024-06-01', { ...modest, aandeelEigenWoning: 0.5 })).toBe(0.125 * 130_000)
    expect(tax('2024-06-01', { ...modest, goed: 'grond' })).toBe(0.125 * 110_000)
    expect(tax('2024-06-01', { ...modest, prijs: 30_000 })).toBe(0)
  })

  test('a modest Walloon home of 240.455,52 in 2024, line by line', () => {
    const home = {
      gewest: 'wallonie',
      prijs: 240_455.52,
      waalsBescheiden: { drukzone: false, sociaal: false },
    } as const
    expect(whole(openLaw('2024-06-01'), home)).toEqual({
      belasting: 12_677.33,
      tarief: 0.06,
      abattement: 40_000,
      vermindering: 0,
      meegenomen: 0,
      lijnen: [
        { label: 'Verlaagd tarief bescheiden woning', grondslag: 190_455.52, tarief: 0.06, bedrag: 11_427.33 },
        { label: 'Gewoon tarief', grondslag: 10_000, tarief: 0.125, bedrag: 1_250 },
      ],
      cijfers: [
        tarieven.waalsTariefBescheiden,
        tarieven.waalsSchijfBescheiden,
        tarieven.waalsTariefGewoon,
        tarieven.waalsAbattement,
      ],
    })
    expect(whole(openLaw('2024-06-01'), { ...home, prijs: 230_455.52 }).lijnen).toHaveLength(1)
  })

  test('half of the Walloon buyers has half of the abattement, or the low rate on half since 2025', () => {
    const half = { gewest: 'wallonie', prijs: 300_000, aandeelEigenWoning: 0.5 } as const
    expect(whole(openLaw('2024-12-31'), half)).toMatchObject({
      abattement: 20_000,
      belasting: 0.125 * (150_000 - 20_000) + 0.125 * 150_000,
    })
    expect(tax('2025-01-01', half)).toBe(0.03 * 150_000 + 0.125 * 150_000)
  })

  test.each([
    ['2023-03-31', 'woning', 500_000, 175_000],
    ['2023-03-31', 'woning', 500_000.08, 0],
    ['2023-04-01', 'woning', 600_000, 200_000],
    ['2023-04-01', 'sloop', 600_000, 200_000],
    ['2023-04-01', 'nieuwbouw', 600_000, 200_000],
    ['2023-04-01', 'woning', 600_000.08, 0],
    ['2023-03-31', 'grond', 250_000, 87_500],
    ['2023-03-31', 'grond', 250_000.08, 0],
    ['2023-04-01', 'grond', 300_000, 100_000],
    ['2023-04-01', 'grond', 300_000.08, 0],
    ['2023-04-01', 'woning', 120_000, 120_000],
  ] as const)('art. 46bis in Brussels: on %s a %s of %d has %i free of tax', (date, goed, prijs, free) => {
    const result = whole(openLaw(date), { gewest: 'brussel', prijs, goed })
    expect(result).toMatchObject({ tarief: 0.125, abattement: free, vermindering: 0 })
    expect(result.belasting).toBe(0.125 * (prijs - free))
  })

  test.each([
    ['2023-03-31', 'woning', 400_000, 2, 175_000],
    ['2023-04-01', 'woning', 400_000, 1, 200_000],
    ['2023-04-01', 'woning', 400_000, 3, 200_000 + 3 * 25_000],
    ['2023-04-01', 'woning', 400_000, 4, 200_000 + 100_000],
    ['2023-04-01', 'woning', 400_000, 5, 200_000 + 100_000],
    ['2023-04-01', 'sloop', 400_000, 4, 200_000],
    ['2023-04-01', 'woning', 600_001, 4, 0],
  ] as const)(
    'on %s a Brussels %s of %i that gains %i energy classes has %i free',
    (date, goed, prijs, classes, free) => {
      const result = whole(openLaw(date), { gewest: 'brussel', prijs, goed, klassensprong: classes })
      expect(result.abattement).toBe(free)
    },
  )

  test('a rate of the visitor takes the place of every regional rule', () => {
    const own = { gewest: 'vlaanderen', prijs: 333_333, eigenTarief: 0.06 } as const
    expect(whole(openLaw('2026-11-15'), own)).toEqual({
      belasting: 19_999.98,
      tarief: 0.06,
      abattement: 0,
      vermindering: 0,
      meegenomen: 0,
      lijnen: [{ label: 'Zelf gekozen tarief', grondslag: 333_333, tarief: 0.06, bedrag: 19_999.98 }],
      cijfers: [],
    })
    expect(tax('2026-11-15', { ...own, eigenTarief: 0 })).toBe(0)
    expect(tax('2026-11-15', { ...own, eigenTarief: null })).toBe(0.02 * 333_333)
  })
})

describe('lines and figures a visitor reads', () => {
  const ordinary = 'Gewoon tarief'
  const ownHome = 'Tarief enige eigen woning'
  const flanders = { gewest: 'vlaanderen', prijs: 200_000 } as const
  const wallonia = { gewest: 'wallonie', prijs: 200_000 } as const
  const brussels = { gewest: 'brussel', prijs: 400_000 } as const

  test.each<[string, string, Case, [label: string, base: number, rate: number, amount: number][]]>([
    ['all buyers', '2026-11-15', flanders, [[ownHome, 200_000, 0.02, 4_000]]],
    ['no buyer', '2026-11-15', { ...flanders, aandeelEigenWoning: 0 }, [[ordinary, 200_000, 0.12, 24_000]]],
    [
      'a quarter',
      '2026-11-15',
      { ...flanders, aandeelEigenWoning: 0.25 },
      [
        [ownHome, 50_000, 0.02, 1_000],
        [ordinary, 150_000, 0.12, 18_000],
      ],
    ],
    ['all buyers', '2026-11-15', wallonia, [[ownHome, 200_000, 0.03, 6_000]]],
    ['all buyers', '2024-06-01', wallonia, [['Gewoon tarief, na abattement', 160_000, 0.125, 20_000]]],
    ['no buyer', '2024-06-01', { ...wallonia, aandeelEigenWoning: 0 }, [[ordinary, 200_000, 0.125, 25_000]]],
    [
      'half',
      '2026-11-15',
      { ...wallonia, aandeelEigenWoning: 0.5 },
      [
        [ownHome, 100_000, 0.03, 3_000],
        [ordinary, 100_000, 0.125, 12_500],
      ],
    ],
    ['all buyers', '2026-11-15', brussels, [['Tarief na abattement', 200_000, 0.125, 25_000]]],
    ['half', '2026-11-15', { ...brussels, aandeelEigenWoning: 0.5 }, [[ordinary, 400_000, 0.125, 50_000]]],
  ])('%s with the conditions of the own home on %s: %o', (_, date, aankoop, lines) => {
    const { lijnen } = whole(openLaw(date), aankoop)
    expect(lijnen).toEqual(lines.map(([label, grondslag, tarief, bedrag]) => ({ label, grondslag, tarief, bedrag })))
  })

  test('an ordinary purchase shows the ordinary rate', () => {
    const law = openLaw('2026-11-15')
    expect(whole(law, { ...flanders, aandeelEigenWoning: 0 }).tarief).toBe(0.12)
    expect(whole(law, { ...wallonia, aandeelEigenWoning: 0 }).tarief).toBe(0.125)
  })

  test.each<[string, Case, string[]]>([
    ['2026-11-15', flanders, ['vlaamsTariefWoning', 'vlaamseGrensBescheiden', 'vlaamseVerminderingBescheiden']],
    ['2026-11-15', { ...flanders, prijs: 300_000 }, ['vlaamsTariefWoning', 'vlaamseGrensBescheiden']],
    [
      '2026-11-15',
      { ...flanders, prijs: 300_000, kernstad: true, aandeelEigenWoning: 0.5 },
      ['vlaamsTariefWoning', 'vlaamsTariefGewoon', 'vlaamseGrensKernstad'],
    ],
    ['2026-11-15', { ...flanders, goed: 'sloop' }, ['vlaamsTariefGewoon']],
    ['2026-11-15', { ...flanders, prijs: 300_000, renovatie: true }, ['vlaamsTariefWoning', 'vlaamseGrensBescheiden']],
    ['2024-06-01', { ...flanders, prijs: 300_000, goed: 'sloop' }, ['vlaamsTariefSloop', 'vlaamseGrensBescheiden']],
    [
      '2024-06-01',
      { ...flanders, prijs: 300_000, renovatie: true },
      ['vlaamsTariefRenovatie', 'vlaamseGrensBescheiden'],
    ],
    [
      '2024-06-01',
      { ...flanders, renovatie: true },
      ['vlaamsTariefRenovatie', 'vlaamseGrensBescheiden', 'vlaamseVerminderingRenovatie'],
    ],
    ['2026-11-15', wallonia, ['waalsTariefWoning']],
    ['2026-11-15', { ...wallonia, aandeelEigenWoning: 0.5 }, ['waalsTariefWoning', 'waalsTariefGewoon']],
    ['2024-06-01', wallonia, ['waalsTariefWoning', 'waalsAbattement']],
    ['2024-06-01', { ...wallonia, aandeelEigenWoning: 0 }, ['waalsTariefGewoon']],
    ['2026-11-15', brussels, ['brusselsTarief', 'brusselsAbattement', 'brusselsPlafond']],
    [
      '2026-11-15',
      { ...brussels, goed: 'grond' },
      ['brusselsTarief', 'brusselsAbattementGrond', 'brusselsPlafondGrond'],
    ],
    ['2026-11-15', { ...brussels, aandeelEigenWoning: 0.5 }, ['brusselsTarief']],
    [
      '2026-11-15',
      { ...brussels, klassensprong: 2 },
      ['brusselsTarief', 'brusselsAbattement', 'brusselsPlafond', 'brusselsAbattementEnergie'],
    ],
    ['2026-11-15', { ...brussels, klassensprong: 1 }, ['brusselsTarief', 'brusselsAbattement', 'brusselsPlafond']],
  ])('on %s, %o rests on the figures %o', (date, aankoop, names) => {
    const figures: Record<string, unknown> = { ...tarieven, ...brusselse }
    expect(whole(openLaw(date), aankoop).cijfers).toEqual(names.map((name) => figures[name]))
  })

  test('the energy abattement is read only for a home that gains classes', () => {
    const read = (aankoop: Case) => {
      const law = openLaw('2026-11-15')
      whole(law, aankoop)
      return law.uses.some(({ figure }) => figure === brusselse.brusselsAbattementEnergie)
    }
    expect(read({ ...brussels, klassensprong: 1 })).toBe(true)
    expect(read(brussels)).toBe(false)
    expect(read({ ...brussels, klassensprong: 1, goed: 'sloop' })).toBe(false)
    expect(read({ ...brussels, klassensprong: 1, prijs: 600_001 })).toBe(false)
  })
})
