import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { errorsFor, numberOf, reportFor, valueOf } from '#calculators/kernel/testing.ts'
import autolening from '#calculators/lenen/autolening-berekenen/calculator.ts'
import leasing from '#calculators/lenen/leasingkrediet-calculator/calculator.ts'
import { openEnv } from '#calculators/kernel/calculator.ts'
import { runRaw } from '#calculators/kernel/run.ts'
import { situation, taken } from '#calculators/kernel/testing.ts'
import { startRaw } from '#calculators/kernel/read.ts'
import { decodeLink } from '#calculators/kernel/link.ts'
import { carSizes, insurance, upkeep } from '#data/car-use.ts'
import { roundedSum } from '#finance/money.ts'
import calculator from './calculator.ts'

const place = fc.constantFrom('vlaanderen', 'wallonie', 'brussel')
const fuel = fc.constantFrom('benzine', 'diesel', 'hybride', 'elektrisch')
const way = fc.constantFrom('eigenGeld', 'lening', 'lease')
const car = fc
  .record({
    aandrijving: fuel,
    betaling: way,
    prijs: fc.integer({ min: 5_000, max: 90_000 }),
    restwaarde: fc.integer({ min: 0, max: 100 }),
    verzekering: fc.option(fc.integer({ min: 0, max: 3_000 })),
    onderhoud: fc.option(fc.integer({ min: 0, max: 3_000 })),
    pk: fc.integer({ min: 1, max: 25 }),
    kw: fc.integer({ min: 20, max: 300 }),
    co2: fc.integer({ min: 0, max: 300 }),
    massa: fc.integer({ min: 900, max: 3_000 }),
  })
  .map((row) => ({ ...row, huur: 399.99 }))
const years = fc.integer({ min: 1, max: 12 })
/** A loan may stop before the car goes, or run on. */
const term = fc.option(fc.integer({ min: 1, max: 120 }))

describe('auto-kosten-berekenen', () => {
  test('the parts of a month add up to the month, and the years to the whole without missed interest, to the cent', () => {
    fc.assert(
      fc.property(
        place,
        years,
        fc.array(car, { minLength: 1, maxLength: 2 }),
        term,
        (gewest, jaren, wagens, months) => {
          const report = reportFor(calculator, { gewest, jaren, wagens, leningMaanden: months, spaarrente: 0 })
          const parts = ['waardeverlies', 'rente', 'huur', 'energie', 'verzekering', 'onderhoud', 'belastingen']
          expect(roundedSum(parts.map((key) => numberOf(report, key)))).toBe(numberOf(report, 'perMaand'))
          const cash = report.tables.find(({ key }) => key === 'perJaar')
          expect(cash?.rows).toHaveLength(jaren + 1)
          expect(roundedSum(cash?.rows.map((row) => Number(row[1])) ?? [])).toBe(numberOf(report, 'totaal'))
        },
      ),
      { numRuns: 60 },
    )
  })

  test('driving more never costs less a month, and less for each kilometre', () => {
    fc.assert(
      fc.property(place, car, fc.integer({ min: 1, max: 60_000 }), (gewest, row, kilometers) => {
        const of = (km: number) => reportFor(calculator, { gewest, kilometers: km, wagens: [row] })
        const [less, more] = [of(kilometers), of(kilometers + 5_000)]
        expect(numberOf(more, 'perMaand')).toBeGreaterThanOrEqual(numberOf(less, 'perMaand'))
        expect(numberOf(more, 'perKm')).toBeLessThanOrEqual(numberOf(less, 'perKm'))
      }),
      { numRuns: 40 },
    )
  })

  test('two equal cars cost the same, and changing their order turns the answer round', () => {
    fc.assert(
      fc.property(place, car, car, (gewest, one, other) => {
        const of = (...wagens: readonly object[]) => reportFor(calculator, { gewest, wagens })
        expect(numberOf(of(one, one), 'verschilPerMaand')).toBe(0)
        const [there, back] = [of(one, other), of(other, one)]
        expect(valueOf(there, 'tweedePerMaand')).toBe(valueOf(back, 'perMaand'))
        expect(valueOf(there, 'kantelKilometers')).toBe(valueOf(back, 'kantelKilometers'))
      }),
      { numRuns: 30 },
    )
  })

  test('at the tipping point both cost the same, but for the last kilometre', () => {
    const wagens = [
      { aandrijving: 'benzine', prijs: 22_000 },
      { aandrijving: 'elektrisch', prijs: 30_000, verzekering: 300 },
    ]
    const tip = numberOf(reportFor(calculator, { wagens }), 'kantelKilometers')
    const report = reportFor(calculator, { wagens, kilometers: tip })
    expect(numberOf(report, 'verschilPerMaand')).toBeLessThan(0.02)
  })

  test('the loan is that of autolening-berekenen, to the cent', () => {
    for (const [prijs, inbreng, jkp, jaren, restwaarde] of [
      [28_000, 6_000, 3.5, 5, 38],
      [41_250.5, 0, 4.99, 7, 22.5],
      [9_999.99, 1_234.56, 0, 3, 51],
    ] as const) {
      const own = reportFor(calculator, {
        kilometers: 12_000,
        jaren,
        jkp,
        spaarrente: 0,
        wagens: [
          {
            betaling: 'lening',
            prijs,
            restwaarde,
            geleend: Number((prijs - inbreng).toFixed(2)),
            verzekering: 812.34,
            onderhoud: 456.78,
          },
        ],
      })
      const energy = (12_000 / 100) * 6 * 1.64
      const gebruikskosten = Number((812.34 + 456.78 + numberOf(own, 'verkeersbelasting') + energy).toFixed(2))
      const loan = reportFor(autolening, {
        prijs,
        eigenInbreng: inbreng,
        looptijd: jaren * 12,
        jkp,
        restwaarde,
        kilometers: 12_000,
        gebruikskosten,
      })
      expect(numberOf(own, 'maandlast')).toBe(numberOf(loan, 'maandlast'))
      expect(numberOf(own, 'kredietkost')).toBe(numberOf(loan, 'kredietkost'))
      expect(numberOf(own, 'waardeEinde')).toBe(numberOf(loan, 'waardeEinde'))
      expect(roundedSum([numberOf(own, 'totaal'), -numberOf(own, 'biv')])).toBe(numberOf(loan, 'kostVolledig'))
    }
  })

  test('the loan behind the next step is the one of this page', () => {
    const wagen = { betaling: 'lening', prijs: 26_000, geleend: 21_000, inschrijving: '2021-03', klasse: 'midden' }
    for (const money of [{ leningMaanden: 84, jkp: 4.25 }, { leningMaanden: 24 }, { jaren: 15 }]) {
      const own = reportFor(calculator, { jaren: 3, wagens: [wagen], ...money })
      const there = reportFor(autolening, taken(own, 'autolening-berekenen', autolening))
      expect(numberOf(there, 'maandlast')).toBe(numberOf(own, 'maandlast'))
    }
  })

  test('a lease beside a bought car is that same pair behind the next step', () => {
    const own = reportFor(calculator, {
      jaren: 4,
      wagens: [
        { betaling: 'lening', prijs: 31_000, restwaarde: 42 },
        { betaling: 'lease', huur: 512.5 },
      ],
    })
    const there = reportFor(leasing, taken(own, 'leasingkrediet-calculator', leasing))
    expect(numberOf(there, 'kostLease')).toBe(48 * 512.5)
    expect(numberOf(there, 'verkoopwaarde')).toBe(31_000 * 0.42)
  })

  test('without a JKP the loan has the reference of autolening-berekenen for its kind of car', () => {
    for (const [wagen, soort] of [
      [{}, 'nieuw'],
      [{ aandrijving: 'elektrisch' }, 'elektrisch'],
      [{ inschrijving: '2021-03' }, 'tweedehands'],
    ] as const) {
      const own = reportFor(calculator, { wagens: [{ ...wagen, betaling: 'lening', prijs: 22_000 }] })
      const loan = reportFor(autolening, { prijs: 22_000, eigenInbreng: 0, soort })
      expect(numberOf(own, 'maandlast')).toBe(numberOf(loan, 'maandlast'))
    }
  })

  test('lease, loan and own money are those of leasingkrediet-calculator, to the cent', () => {
    const [prijs, restwaarde, maandbedrag, jaren, jkp] = [31_400, 41, 487.65, 4, 4.25]
    const of = (wagen: object) =>
      reportFor(calculator, {
        jaren,
        jkp,
        kilometers: 10_000,
        prijsBenzine: 0,
        wagens: [{ prijs, restwaarde, ...wagen }],
      })
    const [rented, loan, cash] = [
      of({ betaling: 'lease', huur: maandbedrag, verzekering: 321.09 }),
      of({ betaling: 'lening', verzekering: 900, onderhoud: 0 }),
      of({ betaling: 'eigenGeld', verzekering: 900, onderhoud: 0 }),
    ]
    const contract = reportFor(leasing, {
      prijs,
      verkoopwaarde: restwaarde,
      maandbedrag,
      looptijd: jaren * 12,
      jkpAutolening: jkp,
      naastHuur: 321.09,
      gebruik: 900 + numberOf(loan, 'verkeersbelasting'),
    })
    const withoutBiv = (report: typeof loan) => roundedSum([numberOf(report, 'totaal'), -numberOf(report, 'biv')])
    expect(numberOf(rented, 'totaal')).toBe(numberOf(contract, 'kostLease'))
    expect(numberOf(rented, 'perMaand')).toBe(numberOf(contract, 'kostPerMaand'))
    expect(withoutBiv(loan)).toBe(numberOf(contract, 'kostKopen'))
    expect(withoutBiv(cash)).toBe(numberOf(contract, 'kostEigenGeld'))
  })

  test('insurance and upkeep that are left empty have a dated guide, which the answer names', () => {
    const report = reportFor(calculator, { wagens: [{ verzekering: 800 }] })
    expect(report.sentence).toContain('met een richtwaarde voor onderhoud')
    expect(numberOf(report, 'onderhoud')).toBeCloseTo(upkeep.perYear / 12, 1)
    expect(report.assumptions.some((text) => text.includes('2017'))).toBe(true)
    expect(reportFor(calculator).notices.some(({ text }) => text.includes(insurance.asOf))).toBe(true)
    // Zero is an answer, and a lease has both in its rent.
    for (const row of [
      { verzekering: 800, onderhoud: 0 },
      { betaling: 'lease', huur: 400 },
    ])
      expect(reportFor(calculator, { wagens: [row] }).sentence).not.toContain('richtwaarde')
    // Two amounts that do not rest on the same are not told as a victory alone.
    const whole = { verzekering: 800, onderhoud: 600 }
    const { sentence } = reportFor(calculator, { wagens: [whole, { aandrijving: 'elektrisch' }] })
    expect(sentence).toContain('Daar rekenen we met een richtwaarde voor verzekering en onderhoud.')
  })

  test('a typical car of a size is the car with those figures typed in', () => {
    for (const klasse of ['klein', 'midden', 'groot'] as const)
      for (const aandrijving of ['benzine', 'diesel', 'hybride', 'elektrisch'] as const)
        for (const gewest of ['vlaanderen', 'wallonie', 'brussel']) {
          const typical = reportFor(calculator, { gewest, wagens: [{ klasse, aandrijving }] })
          const typed = reportFor(calculator, { gewest, wagens: [{ aandrijving, ...carSizes[klasse][aandrijving] }] })
          for (const key of ['perMaand', 'biv', 'verkeersbelasting', 'energie'])
            expect(valueOf(typical, key)).toBe(valueOf(typed, key))
        }
  })

  test('a larger typical car costs more to drive and is taxed more', () => {
    const of = (klasse: string) => reportFor(calculator, { wagens: [{ klasse, aandrijving: 'benzine' }] })
    for (const key of ['energie', 'biv', 'verkeersbelasting']) {
      expect(numberOf(of('klein'), key)).toBeLessThan(numberOf(of('midden'), key))
      expect(numberOf(of('midden'), key)).toBeLessThan(numberOf(of('groot'), key))
    }
  })

  test('a link from before the sizes keeps its own figures', () => {
    const line = '|diesel|eigenGeld|30000|||40|5,5|20|700|500||9|100|140|1700|onbekend'
    const { raw } = decodeLink(calculator.inputs, `wagens=${line}`)
    const outcome = runRaw(calculator, { ...startRaw(calculator.inputs, openEnv(situation())), ...raw }, situation())
    expect(outcome.status === 'ok' && outcome.report.steps.some(({ formula }) => formula?.includes('5,5 liter'))).toBe(
      true,
    )
  })

  test('old reference prices are named above the answer until the visitor types another', () => {
    expect(reportFor(calculator).age).toContain('november 2025')
    const wagens = [{ aandrijving: 'benzine' }]
    expect(reportFor(calculator, { wagens, prijsBenzine: 1.7 }).age).toBeUndefined()
    expect(reportFor(calculator, { wagens, prijsDiesel: 1.7 }).age).toContain('brandstof')
  })

  test('what cannot be is refused at its own cell', () => {
    expect(errorsFor(calculator, { wagens: [{ betaling: 'lease' }] })).toHaveProperty(['wagens.0.huur'])
    expect(
      errorsFor(calculator, { wagens: [{}, { betaling: 'lening', prijs: 9_000, geleend: 9_001 }] }),
    ).toHaveProperty(['wagens.1.geleend'])
    expect(errorsFor(calculator, { wagens: [{ inschrijving: '2026-12' }] })).toHaveProperty(['wagens.0.inschrijving'])
    expect(errorsFor(calculator, { wagens: [{ inschrijving: '1996-11' }] })).toHaveProperty(['wagens.0.inschrijving'])
    expect(errorsFor(calculator, { wagens: [{ inschrijving: '1996-12' }] })).toEqual({})
  })

  test('a cell that the car or the region hides counts with its start value and cannot be wrong', () => {
    const raw = startRaw(calculator.inputs, openEnv(situation()))
    const [first = {}] = raw.wagens as readonly Record<string, string>[]
    const of = (change: Record<string, string>, gewest = 'vlaanderen') =>
      runRaw(calculator, { ...raw, gewest, wagens: [{ ...first, ...change }] }, situation())
    expect(of({ kw: 'veel', massa: 'zwaar', geleend: '99999999' }).status).toBe('ok')
    const refused = of({ kw: 'veel', klasse: 'eigen' }, 'brussel')
    expect(refused.status === 'invalid' && Object.keys(refused.errors)).toEqual(['wagens.0.kw'])
    expect(of({ klasse: 'eigen', aandrijving: 'elektrisch', co2: 'x', pk: 'x', verbruik: 'x' }).status).toBe('ok')
  })

  test('the start value at the end is said to be that of five years where the car is kept much shorter or longer', () => {
    const warned = (input: object) =>
      reportFor(calculator, { ...input }).notices.some(({ text }) => text.includes('auto van vijf jaar'))
    expect([1, 3, 4, 5, 7, 8, 15].map((jaren) => warned({ jaren }))).toEqual([
      true,
      true,
      false,
      false,
      false,
      true,
      true,
    ])
    expect(warned({ jaren: 1, wagens: [{ prijs: 28_000, restwaarde: 80 }] })).toBe(false)
    expect(warned({ jaren: 1, wagens: [{ betaling: 'lease', huur: 500 }] })).toBe(false)
  })
})

test('cars within half a euro a month cost about the same', () => {
  const car = { betaling: 'eigenGeld', klasse: 'midden' }
  const { sentence } = reportFor(calculator, {
    wagens: [
      { ...car, naam: 'A', prijs: 28_000 },
      { ...car, naam: 'B', prijs: 28_010 },
    ],
  })
  expect(sentence).toContain('B kost ongeveer evenveel')
})
