import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { co2Percentage, leeftijdspercentage, voordeelWagen } from '#rules/loon/bedrijfswagen.ts'
import { openLaw } from '#rules/kernel/dated.ts'

const of = (jaar: number) => openLaw(`${jaar}-07-01`)
const petrol = { cataloguswaarde: 30_000, brandstof: 'benzine', uitstoot: 125 } as const

describe('company car', () => {
  test('petrol car of 30.000 euro and 125 g: 2013 and 2014, new and a year old', () => {
    expect(co2Percentage(of(2014), 'benzine', 125)).toBe(0.068)
    expect(voordeelWagen(of(2014), { ...petrol, eersteInschrijving: '2014-01-01', jaar: 2014 }).bruto).toBe(1_748.57)
    expect(voordeelWagen(of(2013), { ...petrol, eersteInschrijving: '2013-01-01', jaar: 2013 }).bruto).toBe(1_645.71)
    expect(voordeelWagen(of(2014), { ...petrol, eersteInschrijving: '2013-01-01', jaar: 2014 }).bruto).toBe(1_643.66)
  })

  test('diesel car of 25.000 euro and 105 g in 2016 and 2017 (track-and-trace.eu), plug-in and electric at 4 %', () => {
    const diesel = { cataloguswaarde: 25_000, brandstof: 'diesel', uitstoot: 105 } as const
    const nieuw = (jaar: number) => ({ eersteInschrijving: `${jaar}-01-01`, jaar })
    expect(voordeelWagen(of(2016), { ...diesel, ...nieuw(2016) }).bruto).toBe(1_521.43)
    // The source cuts off at 1.564,28.
    expect(voordeelWagen(of(2017), { ...diesel, ...nieuw(2017) }).bruto).toBe(1_564.29)
    // Audi prints 1.543 euro on 45.000, Mbrella 1.886 on 55.000; the minimum of the year comes after that.
    const electric = { brandstof: 'elektrisch', uitstoot: 0, ...nieuw(2026) } as const
    expect(voordeelWagen(of(2026), { ...electric, cataloguswaarde: 45_000 }).formule).toBe(1_542.86)
    expect(voordeelWagen(of(2026), { ...electric, cataloguswaarde: 55_000 }).bruto).toBe(1_885.71)
  })

  test('Securex: a diesel of 28.600 euro and 98 g, new, is 192,03 a month in 2025 and 194,07 in 2026', () => {
    const golf = { cataloguswaarde: 28_600, brandstof: 'diesel', uitstoot: 98 } as const
    const perMonth = (jaar: number) =>
      voordeelWagen(of(jaar), { ...golf, eersteInschrijving: `${jaar}-01-01`, jaar }).formule / 12
    expect(perMonth(2025)).toBeCloseTo(192.03, 2)
    expect(perMonth(2026)).toBeCloseTo(194.07, 2)
  })

  test('an electric car of 40.000 euro stays under the minimum of 2026', () => {
    const result = voordeelWagen(of(2026), {
      cataloguswaarde: 40_000,
      brandstof: 'elektrisch',
      uitstoot: 0,
      eersteInschrijving: '2026-01-01',
      jaar: 2026,
    })
    expect(result).toMatchObject({ formule: 1_371.43, minimum: 1_690, bruto: 1_690 })
  })

  test('the age changes in the month of first registration', () => {
    const result = voordeelWagen(of(2026), {
      cataloguswaarde: 50_000,
      brandstof: 'diesel',
      uitstoot: 110,
      eersteInschrijving: '2025-07-15',
      jaar: 2026,
    })
    // 5,5 % + 52 × 0,1 % = 10,7 %. 181 days at 100 %, 184 at 94 %.
    expect(result.co2).toBe(0.107)
    expect(result.delen.map((deel) => [deel.dagen, deel.leeftijd])).toEqual([
      [181, 1],
      [184, 0.94],
    ])
    expect(result.bruto).toBeCloseTo(50_000 * (6 / 7) * 0.107 * ((181 + 184 * 0.94) / 365), 2)
  })

  // Reference of 2026: 70 g for petrol, 58 g for diesel. A gram is 0,1 point, from 4 to 18 %.
  test.each([
    ['benzine', 70, 0.055],
    ['benzine', 71, 0.056],
    ['benzine', 69, 0.054],
    ['benzine', 55, 0.04],
    ['benzine', 54, 0.04],
    ['benzine', 194, 0.179],
    ['benzine', 195, 0.18],
    ['benzine', 196, 0.18],
    ['diesel', 58, 0.055],
    ['diesel', 183, 0.18],
    ['elektrisch', 0, 0.04],
    ['elektrisch', 200, 0.04],
  ] as const)('2026, %s with %d gram: %d', (brandstof, grams, rate) => {
    expect(co2Percentage(of(2026), brandstof, grams)).toBe(rate)
  })

  test('six points a year, at least 70 %', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 20].map((years) => leeftijdspercentage(of(2026), years))).toEqual([
      1, 0.94, 0.88, 0.82, 0.76, 0.7, 0.7, 0.7,
    ])
  })

  // A car of 35.000 euro at 10,5 % is 35.000 × 6/7 × 10,5 % = 3.150 euro for a full year.
  const steady = { cataloguswaarde: 35_000, brandstof: 'benzine', uitstoot: 120, jaar: 2026 } as const

  test.each([
    ['2026-01-01', undefined, 365],
    ['2025-06-01', '2027-06-01', 365],
    [undefined, '2027-01-01', 365],
    [undefined, '2026-12-31', 364],
    ['2026-01-02', undefined, 364],
    ['2026-07-01', undefined, 184],
    [undefined, '2026-07-01', 181],
    ['2026-04-01', '2026-05-01', 30],
  ])('from %s to %s is %d days of 2026, and the minimum goes with them', (vanaf, tot, dagen) => {
    const result = voordeelWagen(of(2026), { ...steady, eersteInschrijving: '2026-01-01', vanaf, tot })
    expect(result.delen.map((deel) => deel.dagen)).toEqual([dagen])
    expect(result.dagen).toBe(dagen)
    expect(result.formule).toBeCloseTo((3_150 * dagen) / 365, 2)
    expect(result.minimum).toBeCloseTo((1_690 * dagen) / 365, 2)
  })

  test.each([
    // First registration in April: older by a year from 1 April on.
    ['2026-01-01', '2027-01-01', ['2026-01-01', '2026-04-01'], [0.94, 0.88]],
    ['2026-03-31', '2026-04-02', ['2026-03-31', '2026-04-01'], [0.94, 0.88]],
    ['2026-04-01', '2027-01-01', ['2026-04-01'], [0.88]],
    ['2026-05-01', '2027-01-01', ['2026-05-01'], [0.88]],
    ['2026-01-01', '2026-04-01', ['2026-01-01'], [0.94]],
    ['2026-01-01', '2026-03-01', ['2026-01-01'], [0.94]],
  ])('the parts between %s and %s', (vanaf, tot, starts, ages) => {
    const { delen } = voordeelWagen(of(2026), { ...steady, eersteInschrijving: '2024-04-20', vanaf, tot })
    expect(delen.map((deel) => deel.van)).toEqual(starts)
    expect(delen.map((deel) => deel.leeftijd)).toEqual(ages)
    expect(delen.at(-1)?.tot).toBe(tot)
  })

  test('a car not yet a year old counts in full, also before its registration', () => {
    const result = voordeelWagen(of(2026), { ...steady, eersteInschrijving: '2026-05-01' })
    expect(result.delen.map((deel) => deel.leeftijd)).toEqual([1, 1])
    expect(result.formule).toBe(3_150)
  })

  test('an own contribution of 50 euro a month is 600 euro in a year, and goes with the days', () => {
    const own = { ...steady, eersteInschrijving: '2026-01-01', eigenBijdrageMaand: 50 }
    expect(voordeelWagen(of(2026), own)).toMatchObject({ bruto: 3_150, eigenBijdrage: 600, belastbaar: 2_550 })
    // 600 × 184/365 = 302,47 and 3.150 × 184/365 = 1.587,95.
    expect(voordeelWagen(of(2026), { ...own, vanaf: '2026-07-01' })).toMatchObject({
      bruto: 1_587.95,
      eigenBijdrage: 302.47,
      belastbaar: 1_285.48,
    })
    expect(voordeelWagen(of(2026), { ...own, eigenBijdrageMaand: undefined }).belastbaar).toBe(3_150)
  })

  test('a leap year counts 366 days', () => {
    const result = voordeelWagen(of(2024), { ...petrol, eersteInschrijving: '2024-01-01', jaar: 2024 })
    expect(result.dagen).toBe(366)
    // 5,5 % + 47 × 0,1 % = 10,2 % of 6/7 of 30.000.
    expect(result.bruto).toBeCloseTo(30_000 * (6 / 7) * 0.102, 2)
  })

  test('own contribution lowers the benefit, never below zero', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000 }), fc.integer({ min: 10_000, max: 150_000 }), (own, value) => {
        const result = voordeelWagen(of(2026), {
          cataloguswaarde: value,
          brandstof: 'benzine',
          uitstoot: 120,
          eersteInschrijving: '2024-03-01',
          jaar: 2026,
          eigenBijdrageMaand: own,
        })
        expect(result.belastbaar).toBeGreaterThanOrEqual(0)
        expect(result.belastbaar + result.eigenBijdrage).toBeCloseTo(result.bruto, 2)
      }),
    )
  })
})
