import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { indexOf } from '#rules/kernel/prijsindex.ts'
import { openLaw } from '#rules/kernel/dated.ts'
import { gewesten } from '#rules/kernel/gewest.ts'
import { type Auto, normVan } from '#rules/auto/auto.ts'
import { bivBrussel, bivVlaanderenGrenzen, bivWallonie } from '#rules/auto/biv.figures.ts'
import { biv } from '#rules/auto/biv.ts'
import { indexcijferMei } from '#rules/auto/verkeersbelasting.figures.ts'
import { verkeersbelasting } from '#rules/auto/verkeersbelasting.ts'
import { roundCents, roundTo } from '#finance/money.ts'

const law = openLaw('2026-11-16')
const petrol: Auto = {
  aandrijving: 'benzine',
  inschrijving: null,
  pk: 7,
  kw: 81,
  co2: 120,
  massa: 1570,
  euronorm: null,
  roetfilter: false,
}
const car = (change: Partial<Auto>): Auto => ({ ...petrol, ...change })
const yearly = (gewest: (typeof gewesten)[number], change: Partial<Auto>) =>
  verkeersbelasting(law, gewest, car(change)).totaal
const once = (gewest: (typeof gewesten)[number], change: Partial<Auto>, gezin?: 'groot' | 'eenouder') =>
  biv(law, gewest, car(change), gezin).bedrag

describe('verkeersbelasting', () => {
  test('Wallonia and Brussels: the table of SPW Finances and Brussel Fiscaliteit of 1 July 2026, every rung', () => {
    const published = [
      107.18, 134.11, 193.91, 253.31, 313.24, 373.16, 432.3, 561, 689.7, 818.14, 946.84, 1075.54, 1408.7, 1742.14,
      2075.57, 2408.34, 2741.77, 2891.33, 3040.88, 3190.44, 3340, 3489.55, 3639.11, 3788.66, 3938.22, 4087.78, 4237.33,
      4386.89, 4536.44,
    ]
    expect(published.map((_, index) => yearly('wallonie', { pk: index + 4 }))).toEqual(published)
    expect(published.map((_, index) => yearly('brussel', { pk: index + 4 }))).toEqual(published)
    expect(yearly('wallonie', { pk: 2 })).toBe(107.18)
  })

  test('Flanders: 7 pk, 120 g is 230,28 × (1 − 8,7 % − 15 %) × 1,10; 8 pk, 135 g is 284,76 × (1 − 4,2 % − 15 %) × 1,10', () => {
    expect(yearly('vlaanderen', {})).toBe(193.27)
    expect(yearly('vlaanderen', { pk: 8, co2: 135 })).toBe(253.09)
  })

  test('Flanders: before 2021 the grams count from 122, and a diesel pays more than petrol', () => {
    // 230,28 × (1 − 0,6 % + 17,5 %) = 269,20; × 1,10.
    expect(yearly('vlaanderen', { aandrijving: 'diesel', inschrijving: '2014-05', euronorm: 5 })).toBe(296.12)
    expect(verkeersbelasting(law, 'vlaanderen', car({ co2: 800 })).co2).toBeCloseTo(0.003 * (500 - 149), 9)
    expect(verkeersbelasting(law, 'vlaanderen', car({ co2: 10 })).co2).toBeCloseTo(0.003 * (24 - 149), 9)
  })

  test('Flanders: a small plug-in pays the minimum, 40 × 1,3851 in twelfths plus 10 %', () => {
    // 97,44 × (1 − 37,5 % − 15 %) = 46,28, less than 55,44.
    expect(yearly('vlaanderen', { aandrijving: 'hybride', pk: 4, co2: 20 })).toBe(60.98)
  })

  test('electric: 93,60 × 1,0408 is 97,44 in twelfths, and with 10 % the lowest rung of the other regions', () => {
    for (const gewest of gewesten) expect(yearly(gewest, { aandrijving: 'elektrisch', pk: 30 })).toBe(107.18)
  })

  test('an unknown euro norm follows the first registration; a filter lifts a diesel of euro 3 or 4', () => {
    const norm = (change: Partial<Auto>) => normVan(law, car(change))
    expect(
      ['1993-12', '1996-12', '2000-12', '2005-12', '2010-12', '2015-08', '2015-09'].map((inschrijving) =>
        norm({ inschrijving }),
      ),
    ).toEqual([0, 1, 2, 3, 4, 5, 6])
    expect(norm({})).toBe(6)
    expect(norm({ aandrijving: 'diesel', euronorm: 4, roetfilter: true })).toBe(5)
    expect(norm({ aandrijving: 'benzine', euronorm: 4, roetfilter: true })).toBe(4)
    expect(norm({ aandrijving: 'diesel', euronorm: 6, roetfilter: true })).toBe(6)
  })
})

describe('BIV', () => {
  test('Wallonia: the examples of rulespec-be and of L’Avenir (7 September 2023)', () => {
    const average = { kw: 100, co2: 136, massa: 1838 }
    expect(once('wallonie', average)).toBe(515.2)
    expect(once('wallonie', average, 'eenouder')).toBe(265.2)
    expect(once('wallonie', average, 'groot')).toBe(515.2)
    expect(once('wallonie', { ...average, massa: 1839 }, 'groot')).toBeLessThan(266)
    expect(once('wallonie', { ...average, aandrijving: 'elektrisch' })).toBe(50)
    expect(once('wallonie', { kw: 200, co2: 272, massa: 3676 })).toBe(9000)
    // Citroën C3 of 81 kW: 123 × 120 ÷ 136 × 1.570 ÷ 1.838, before the index of July 2026 and after it.
    expect(biv(openLaw('2025-10-01'), 'wallonie', petrol).bedrag).toBe(92.7)
    expect(once('wallonie', {})).toBe(96.49)
  })

  test('Wallonia: electric by power and mass, hybrid at 80 %, and never below 61,50 before the factors', () => {
    expect(once('wallonie', { aandrijving: 'elektrisch', kw: 150, massa: 2000 })).toBe(280.64)
    expect(once('wallonie', { aandrijving: 'elektrisch', kw: 208, massa: 2250 })).toBe(1136.83)
    expect(once('wallonie', { aandrijving: 'hybride', kw: 100, co2: 136, massa: 1838 })).toBe(412.16)
    expect(once('wallonie', { kw: 100, co2: 115, massa: 1838, inschrijving: '2008-11' })).toBe(61.5)
  })

  test('Brussels: two rows of the MyTax table of 1 July 2026, year by year', () => {
    const ages = Array.from({ length: 16 }, (_, age) => (age === 0 ? null : `${2026 - age}-11`))
    expect(ages.map((inschrijving) => once('brussel', { pk: 11, kw: 60, inschrijving }))).toEqual([
      634.89, 571.4, 507.91, 444.42, 380.93, 349.19, 317.44, 285.7, 253.95, 222.21, 190.47, 158.72, 126.98, 95.23,
      78.88, 78.88,
    ])
    expect(ages.map((inschrijving) => once('brussel', { pk: 20, kw: 60, inschrijving }))).toEqual([
      6357.85, 5722.06, 5086.28, 4450.49, 3814.71, 3496.82, 3178.92, 2861.03, 2543.14, 2225.25, 1907.35, 1589.46,
      1271.57, 953.68, 635.78, 78.88,
    ])
    expect(once('brussel', { pk: 8, kw: 121 })).toBe(3178.28)
    expect(once('brussel', { pk: 8, kw: 70 })).toBe(78.88)
  })

  test('Flanders: petrol of euro 6 in 2026, (g × 1,245 ÷ 246)⁶ × 4.500 + 28,55', () => {
    expect([100, 120, 140, 160].map((co2) => once('vlaanderen', { co2 }))).toEqual([104.17, 254.34, 597.91, 1297.19])
    expect([120, 150].map((co2) => once('vlaanderen', { co2, aandrijving: 'diesel' }))).toEqual([854.72, 1490.25])
    expect(once('vlaanderen', { aandrijving: 'elektrisch' })).toBe(61.5)
  })

  test('Flanders: a car of before 2021 adds 63 grams in 2026, and each full year takes 10 points off', () => {
    // ((120 + 63) ÷ 246)⁶ × 4.500 = 762,62; + 28,55 = 791,17; after 72 months 40 %.
    expect(biv(law, 'vlaanderen', car({ inschrijving: '2020-11' })).basis).toBe(791.17)
    expect(once('vlaanderen', { inschrijving: '2020-11' })).toBe(316.47)
    expect(once('vlaanderen', { co2: 500 })).toBe(roundCents(10_497.7 * 1.3851))
    expect(once('vlaanderen', { co2: 0 })).toBe(58.16)
  })

  test('Flanders: the method gives the lowest and highest amounts that were published for 2020 and 2021', () => {
    const { minimum, maximum, indexcijfer } = law(bivVlaanderenGrenzen)
    const in2020 = roundTo(109.45 / indexcijfer, 4)
    const in2021 = roundTo(111.05 / indexcijfer, 4)
    expect([minimum * in2020, maximum * in2020].map(roundCents)).toEqual([45.56, 11_391.05])
    expect([minimum * in2021, maximum * in2021].map(roundCents)).toEqual([46.23, 11_556.92])
  })

  test('more power, emissions or mass never costs less, and an older car never more', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...gewesten),
        fc.constantFrom('benzine', 'diesel', 'hybride', 'elektrisch'),
        fc.integer({ min: 4, max: 25 }),
        fc.integer({ min: 20, max: 400 }),
        fc.integer({ min: 0, max: 300 }),
        fc.integer({ min: 800, max: 3000 }),
        (gewest, aandrijving, pk, kw, co2, massa) => {
          const of = (change: Partial<Auto>) => once(gewest, { aandrijving, pk, kw, co2, massa, ...change })
          const now = of({})
          expect(of({ pk: pk + 1 })).toBeGreaterThanOrEqual(now)
          expect(of({ kw: kw + 5 })).toBeGreaterThanOrEqual(now)
          expect(of({ co2: co2 + 5 })).toBeGreaterThanOrEqual(now)
          expect(of({ massa: massa + 50 })).toBeGreaterThanOrEqual(now)
          expect(of({ inschrijving: '2023-01' })).toBeLessThanOrEqual(now)
          expect(of({ inschrijving: '2021-01' })).toBeLessThanOrEqual(of({ inschrijving: '2023-01' }))
        },
      ),
      { numRuns: 100 },
    )
  })
})

test('the index of May is that of the price series', () => {
  const may = (year: number) => indexOf(law, `${year}-05`, 'cpi')?.value
  expect(indexcijferMei.rows.map(({ from, value }) => [may(Number(from.slice(0, 4))), value])).toEqual(
    indexcijferMei.rows.map(({ value }) => [value, value]),
  )
  expect(law(bivWallonie).indexcijfer).toBe(may(2025))
  expect(law(bivBrussel).indexcijfer).toBe(may(2019))
})
