import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { errorsFor, numberOf, reportFor, valueOf } from '#calculators/kernel/testing.ts'
import calculator from './calculator.ts'

describe('bedrijfswagen-vaa-calculator', () => {
  test('the pay slip gets the part that is taxed, without what is free for driving to work', () => {
    const slip = (woonWerk: boolean) =>
      reportFor(calculator, { cataloguswaarde: 46_000, woonWerk }).next[0]?.carry?.['voordeelWagen']
    expect(slip(false)).toBe(140.83)
    expect(slip(true)).toBe(99.16)
  })

  test('the benefit rises with price and emission and never falls under the minimum', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 10_000, max: 120_000 }),
        fc.integer({ min: 0, max: 250 }),
        (cataloguswaarde, uitstoot) => {
          const of = (input: Record<string, unknown>) =>
            numberOf(
              reportFor(calculator, { brandstof: 'benzine', cataloguswaarde, uitstoot, ...input }),
              'voordeelJaar',
            )
          expect(of({})).toBeGreaterThanOrEqual(1_690)
          expect(of({ cataloguswaarde: cataloguswaarde + 1_000 })).toBeGreaterThanOrEqual(of({}))
          expect(of({ uitstoot: uitstoot + 10 })).toBeGreaterThanOrEqual(of({}))
        },
      ),
    )
  })

  test('without a registration it is a new car in the year that was chosen', () => {
    for (const jaar of [2013, 2024, 2026]) {
      const car = { cataloguswaarde: 40_000, brandstof: 'benzine', uitstoot: 120, jaar }
      const whole = numberOf(reportFor(calculator, { ...car, eersteInschrijving: `${jaar}-01` }), 'voordeelJaar')
      expect(numberOf(reportFor(calculator, car), 'voordeelJaar')).toBe(whole)
    }
  })

  test('a car that is new this year counts from the month of its first registration', () => {
    const car = { brandstof: 'elektrisch', cataloguswaarde: 50_000, jaar: 2026, eersteInschrijving: '2026-12' }
    const report = reportFor(calculator, car)
    expect(numberOf(report, 'dagen')).toBe(31)
    expect(numberOf(report, 'voordeelJaar')).toBeCloseTo((((50_000 * 0.04 * 6) / 7) * 31) / 365, 2)
    expect(numberOf(reportFor(calculator, { ...car, vanaf: '2026-12-16' }), 'dagen')).toBe(16)
    expect(errorsFor(calculator, { ...car, tot: '2026-11-30' })).toHaveProperty('tot')
  })

  test('an emission that is not known is no example either', () => {
    const { assumed } = reportFor(calculator, { brandstof: 'diesel', uitstootOnbekend: true, cataloguswaarde: 40_000 })
    expect(assumed.map(({ key }) => key)).not.toContain('uitstoot')
  })

  test('an older car never costs more', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2005, max: 2024 }), fc.integer({ min: 1, max: 12 }), (year, month) => {
        const of = (y: number) =>
          numberOf(
            reportFor(calculator, {
              brandstof: 'diesel',
              cataloguswaarde: 60_000,
              eersteInschrijving: `${y}-${String(month).padStart(2, '0')}`,
            }),
            'voordeelJaar',
          )
        expect(of(year)).toBeLessThanOrEqual(of(year + 1) + 0.01)
      }),
    )
  })

  test('an own contribution lowers the tax but not the total cost', () => {
    const plain = reportFor(calculator, { cataloguswaarde: 60_000, brandstof: 'diesel' })
    const own = reportFor(calculator, { cataloguswaarde: 60_000, brandstof: 'diesel', eigenBijdrage: 100 })
    expect(numberOf(own, 'belastingPerMaand')).toBeLessThan(numberOf(plain, 'belastingPerMaand'))
    expect(numberOf(own, 'nettoKost')).toBeGreaterThan(numberOf(plain, 'nettoKost'))
    expect(numberOf(own, 'voordeelJaar')).toBeCloseTo(numberOf(plain, 'voordeelJaar') - 1_200, 2)
  })

  test('the net cost is about half the benefit at a wage in the 48,15 % bracket', () => {
    const result = reportFor(calculator, { cataloguswaarde: 60_000, brandstof: 'diesel', bruto: 4_000 })
    expect(numberOf(result, 'belastingPerMaand')).toBeCloseTo(numberOf(result, 'voordeelMaand') * 0.4815, 1)
  })

  test('a car from September counts its days only', () => {
    const result = reportFor(calculator, { jaar: 2026, vanaf: '2026-09-01', eersteInschrijving: '2026-09' })
    expect(numberOf(result, 'dagen')).toBe(122)
    expect(numberOf(result, 'minimumVoordeel')).toBeCloseTo((1_690 * 122) / 365, 2)
  })

  test('a car that goes back counts until the day before, with its part of minimum and own contribution', () => {
    const result = reportFor(calculator, {
      jaar: 2026,
      eersteInschrijving: '2024-03',
      cataloguswaarde: 90_000,
      vanaf: '2026-02-01',
      tot: '2026-08-01',
      eigenBijdrage: 50,
    })
    expect(numberOf(result, 'dagen')).toBe(181)
    expect(numberOf(result, 'eigenBijdrageJaar')).toBeCloseTo((50 * 12 * 181) / 365, 2)
    // 28 days at 94 %, 153 days at 88 %, of 90.000 × 4 % × 6/7.
    const formula = (90_000 * 0.04 * 6 * (28 * 0.94 + 153 * 0.88)) / 7 / 365
    expect(numberOf(result, 'voordeelFormule')).toBeCloseTo(formula, 2)
    expect(errorsFor(calculator, { jaar: 2026, vanaf: '2026-05-01', tot: '2026-05-01' }).tot).toContain('01/05/2026')
  })

  test('two cars in a year cost together what one of the same car costs', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 12 }), fc.integer({ min: 1, max: 28 }), (month, day) => {
        const swap = `2026-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
        const of = (input: Record<string, unknown>) =>
          numberOf(
            reportFor(calculator, { brandstof: 'diesel', cataloguswaarde: 80_000, jaar: 2026, ...input }),
            'voordeelJaar',
          )
        expect(Math.abs(of({ tot: swap }) + of({ vanaf: swap }) - of({}))).toBeLessThanOrEqual(0.011)
      }),
    )
  })

  test('a false hybrid counts two and a half times its emission since 2020', () => {
    const car = { brandstof: 'benzine', uitstoot: 40, cataloguswaarde: 60_000, valseHybride: true }
    expect(numberOf(reportFor(calculator, { ...car, jaar: 2026 }), 'co2Percentage')).toBe(8.5)
    expect(
      numberOf(reportFor(calculator, { ...car, jaar: 2019, eersteInschrijving: '2018-01' }), 'co2Percentage'),
    ).toBe(4)
  })

  test('who drives to work has a twelfth of the exemption taken off the taxed benefit each month', () => {
    const car = { cataloguswaarde: 60_000, brandstof: 'elektrisch', jaar: 2025, eersteInschrijving: '2025-01' }
    const of = (woonWerk: boolean, key: string) => numberOf(reportFor(calculator, { ...car, woonWerk }), key)
    expect(of(true, 'vrijgesteldPerMaand')).toBe(41.67)
    expect(of(true, 'nettoKost')).toBeLessThan(of(false, 'nettoKost'))
    expect(of(true, 'voordeelJaar')).toBe(of(false, 'voordeelJaar'))
    expect(reportFor(calculator, car).notices.some(({ text }) => text.includes('kostenforfait'))).toBe(true)
  })

  test('an unknown emission counts as a fixed high one', () => {
    const of = (brandstof: string) =>
      numberOf(reportFor(calculator, { brandstof, uitstoot: 90, uitstootOnbekend: true, jaar: 2026 }), 'uitstootTelt')
    expect([of('benzine'), of('gas'), of('diesel'), of('elektrisch')]).toEqual([205, 205, 195, 0])
  })

  test('the CO2 contribution has its own emissions: unknown 182 or 165 gram, a false hybrid that of its certificate', () => {
    const of = (input: Record<string, unknown>) =>
      numberOf(reportFor(calculator, { jaar: 2026, eersteInschrijving: '2024-01', ...input }), 'co2Bijdrage')
    expect(of({ brandstof: 'benzine', uitstootOnbekend: true })).toBe(of({ brandstof: 'benzine', uitstoot: 182 }))
    expect(of({ brandstof: 'diesel', uitstootOnbekend: true })).toBe(of({ brandstof: 'diesel', uitstoot: 165 }))
    expect(of({ brandstof: 'benzine', uitstoot: 100, valseHybride: true })).toBe(
      of({ brandstof: 'benzine', uitstoot: 100 }),
    )
    // The deduction of lpg is 222 euro a year higher: 222 ÷ 12 × 185,85 ÷ 114,08 × 4.
    expect(of({ brandstof: 'benzine', uitstoot: 150 }) - of({ brandstof: 'gas', uitstoot: 150 })).toBeCloseTo(120.56, 1)
  })

  test('a year before the withholding formula gives the benefit alone', () => {
    const result = reportFor(calculator, { jaar: 2019, eersteInschrijving: '2019-01' })
    expect(result.headline.key).toBe('voordeelJaar')
    expect(result.notices.some((notice) => notice.text.includes('2019'))).toBe(true)
  })

  test('a car registered after the year is refused', () => {
    expect(errorsFor(calculator, { jaar: 2020, eersteInschrijving: '2021-03' }).eersteInschrijving).toContain('2020')
    expect(errorsFor(calculator, { jaar: 2025, eersteInschrijving: '2025-01', vanaf: '2026-01-01' }).vanaf).toContain(
      '2025',
    )
  })

  test('nothing hidden is compared: without the cost of an own car there is no verdict', () => {
    expect(valueOf(reportFor(calculator, {}), 'voordeelTegenoverEigen')).toBeNull()
    const dear = reportFor(calculator, { eigenWagen: 20 })
    expect(dear.sentence).toContain('Een eigen wagen van')
    expect(reportFor(calculator, { eigenWagen: 600 }).sentence).toContain('goedkoper dan een eigen wagen')
  })

  test('the employer pays more for fuel and for emission, the employee does not', () => {
    const diesel = { brandstof: 'diesel', uitstoot: 130, jaar: 2026, eersteInschrijving: '2024-01' }
    const plain = reportFor(calculator, diesel)
    const fuel = reportFor(calculator, { ...diesel, tankkaart: true })
    expect(numberOf(fuel, 'belastingVerworpen')).toBeGreaterThan(numberOf(plain, 'belastingVerworpen'))
    expect(numberOf(fuel, 'nettoKost')).toBe(numberOf(plain, 'nettoKost'))
    const older = reportFor(calculator, { ...diesel, eersteInschrijving: '2023-01' })
    expect(numberOf(plain, 'co2Bijdrage')).toBeCloseTo(4 * numberOf(older, 'co2Bijdrage'), 0)
  })

  test('a contribution above the benefit is no tax in the picture', () => {
    const car = { cataloguswaarde: 35_000, brandstof: 'elektrisch', bruto: 3_000, eigenBijdrage: 500 }
    const chart = reportFor(calculator, car).charts.find((one) => one.kind === 'strips')
    expect(chart?.strips[1]?.parts.map(({ value }) => value)).toEqual([0, 6_000])
  })

  test('a benefit that is the minimum at every age does not fall', () => {
    const chart = (cataloguswaarde: number) =>
      reportFor(calculator, { cataloguswaarde, brandstof: 'elektrisch' }).charts.find(({ key }) => key === 'leeftijd')
    expect(chart(35_000)?.sentence).toMatch(/^Op elke leeftijd €\s1\.690,00 per jaar, het minimum, /)
    expect(chart(90_000)?.sentence).toMatch(/ tot €\s.* vanaf [1-9] jaar, /)
  })

  test('a car that adds nothing to the tax is said not to count', () => {
    expect(reportFor(calculator, { eigenBijdrage: 500 }).sentence).toContain('telt niet mee in je belasting')
  })
})

test('half a percent of a tenth is not rounded away in the formula', () => {
  const report = reportFor(calculator, {
    cataloguswaarde: 50_000,
    brandstof: 'benzine',
    uitstoot: 45,
    valseHybride: true,
  })
  // 45 × 2,5 = 112,5 gram: 5,5 % + 42,5 × 0,1 %; 50.000 × 9,75 % × 6/7 = 4.178,57.
  expect(report.steps.flatMap(({ formula }) => formula ?? []).join(' ')).toMatch(/50\.000,00 × 9,75\s% × 6\/7/)
  expect(numberOf(report, 'voordeelFormule')).toBe(4_178.57)
})
