import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parseRecords } from '#data/csv.ts'
import { eachMonth } from '#finance/dates.ts'
import { roundTo } from '#finance/money.ts'
import { openLaw } from '#rules/kernel/dated.ts'
import { basisjaren } from '#rules/kernel/prijsindex.figures.ts'
import {
  firstMonth,
  healthFromBase,
  inBase2025,
  indexOf,
  inOldBases,
  inflationOver12Months,
  lastMonth,
  nextSpil,
  pc200Indexation,
  smoothedIndex,
  spilindexen,
  yearInflation,
  yearMean,
} from '#rules/kernel/prijsindex.ts'

const law = openLaw('2026-11-15')
const spillen = spilindexen(law)

describe('price indices', () => {
  test('row 15: the smoothed health index of December 2025 is 133,33', () => {
    expect(smoothedIndex(law, '2025-12')).toBe(133.33)
  })

  test('row 17: yearly inflation of 2023 and 2024, also of the health index', () => {
    expect(yearInflation(2023)).toBeCloseTo(0.0406, 4)
    expect(yearInflation(2024)).toBeCloseTo(0.0314, 4)
    expect(yearInflation(2023, 'gezondheid')).toBeCloseTo(0.0433, 4)
    expect(yearInflation(2024, 'gezondheid')).toBeCloseTo(0.0328, 4)
  })

  test('yearly inflation as the Planbureau publishes it: exact means until 2018, means of two decimals after', () => {
    const published = { 2015: 0.56, 2016: 1.97, 2017: 2.13, 2018: 2.05, 2019: 1.44, 2020: 0.74, 2021: 2.44, 2022: 9.59 }
    for (const [year, percent] of Object.entries(published))
      expect((yearInflation(Number(year)) ?? 0) * 100, year).toBeCloseTo(percent, 2)
    const health = {
      2013: 1.24,
      2014: 0.4,
      2015: 1.05,
      2016: 2.09,
      2017: 1.85,
      2019: 1.46,
      2020: 0.99,
      2021: 2.01,
      2022: 9.25,
    }
    for (const [year, percent] of Object.entries(health))
      expect((yearInflation(Number(year), 'gezondheid') ?? 0) * 100, year).toBeCloseTo(percent, 2)
  })

  test('a year has inflation once both years are complete', () => {
    const unknown = (years: readonly number[], kind?: 'gezondheid') =>
      years.filter((year) => yearInflation(year, kind) === null)
    expect(unknown([1920, 1921, 1939, 1940, 1947, 1948, 1960, 2025, 2026, 2027])).toEqual([
      1920, 1940, 1947, 2026, 2027,
    ])
    expect(unknown([1994, 1995, 2012, 2025, 2026], 'gezondheid')).toEqual([1994, 2026])
    expect([1919, 1941, 1959].map((year) => yearMean(year, 'cpi') === null)).toEqual([true, true, false])
  })

  test('the mean of a year is the mean of its months: 100 in the base year, but for their rounding', () => {
    // EOS Wetenschap, 20 May 2016: 31,75 in 1976 and 100,90 in 2015.
    expect([1976, 2015].map((year) => roundTo(yearMean(year, 'cpi') ?? 0, 2))).toEqual([31.75, 100.9])
    // The World Bank's chain of yearly rates, rounded at each link, stays within three thousandths of it.
    const chain = { 1959: 14.4435, 1970: 19.4664, 1990: 61.7167, 2003: 80.0248, 2012: 98.8992, 2014: 100.34 }
    for (const [year, mean] of Object.entries(chain))
      expect(Math.abs((yearMean(Number(year), 'cpi') ?? 0) / mean - 1), year).toBeLessThan(0.003)
    // The twelve months of 2023 add up to 1.536,19 (consumer prices) and 1.534,74 (health index).
    expect(yearMean(2023, 'cpi')).toBeCloseTo(1536.19 / 12, 8)
    expect(yearMean(2023, 'gezondheid')).toBeCloseTo(1534.74 / 12, 8)
    expect(yearMean(2013, 'gezondheid')).toBeCloseTo(100, 2)
  })

  test('the smoothed index needs four known months', () => {
    expect(['1994-03', '2026-08', '2030-01'].map((month) => smoothedIndex(law, month))).toEqual([null, null, null])
    expect(smoothedIndex(law, '1994-04')).toBe(69.97)
    expect(smoothedIndex(law, '2011-05')).toBe((95.26 + 95.54 + 95.69 + 96.03) / 4)
    expect(indexOf(law, '2025-12', 'afgevlakt')).toEqual({ value: 133.33, basis: 'maand' })
    // 100,77 on the base 2025, times 1,3557.
    expect(indexOf(law, '2026-07', 'afgevlakt')).toEqual({ value: 136.61, basis: 'maand' })
    expect(indexOf(law, '2026-08', 'afgevlakt')).toBeNull()
  })

  test('the smoothed index is the plain mean before April 2015, stands still for a year, and is 0,98 of it after', () => {
    expect(smoothedIndex(law, '2014-11')).toBe(100.19)
    expect(smoothedIndex(law, '2014-12')).toBe(100.26)
    for (const month of ['2015-03', '2015-04', '2015-08', '2016-03']) expect(smoothedIndex(law, month)).toBe(100.66)
    expect(smoothedIndex(law, '2016-04')).toBe(100.93)
    expect(smoothedIndex(law, '2017-12')).toBe(103.72)
  })

  test('row 19: the spilindexen after 133,28 in base 2025', () => {
    const after = spillen.slice(spillen.findIndex(({ value }) => value === 133.28) + 1)
    expect(after.slice(0, 3).map(({ value }) => value)).toEqual([100.28, 102.29, 104.34])
    expect(nextSpil(spillen, '2025-12')).toEqual({ value: 100.28, base: '2025', reached: '2026-06' })
    expect(nextSpil(spillen, '2026-06')).toEqual({ value: 102.29, base: '2025', reached: null })
  })

  test('each spilindex was reached in the month that Statbel reported', () => {
    const reached = new Map(spillen.map((spil) => [spil.value, spil.reached]))
    const published = { 101.02: '2016-05', 103.04: '2017-05', 105.1: '2018-08', 107.2: '2020-02', 109.34: '2021-08' }
    for (const [value, month] of Object.entries(published)) expect(reached.get(Number(value)), value).toBe(month)
    const later = { 111.53: '2021-12', 113.76: '2022-02', 123.14: '2022-11', 128.11: '2024-04', 130.67: '2025-01' }
    for (const [value, month] of Object.entries(later)) expect(reached.get(Number(value)), value).toBe(month)
    expect(nextSpil(spillen, '2013-01')?.value).toBe(101.02)
    expect(nextSpil(spillen, '2012-12')).toBeNull()
  })

  test('row 21: wage indexation of PC 200 in eight years', () => {
    const published = { 2016: 0.43, 2017: 1.13, 2018: 1.83, 2019: 2.16, 2021: 0.95, 2022: 3.58, 2024: 1.48, 2026: 2.21 }
    for (const [year, percent] of Object.entries(published))
      expect((pc200Indexation(law, Number(year)) ?? 0) * 100).toBeCloseTo(percent, 1)
    const exact = { 2023: 11.08, 2025: 3.58, 2026: 2.21 }
    for (const [year, percent] of Object.entries(exact))
      expect((pc200Indexation(law, Number(year)) ?? 0) * 100, year).toBeCloseTo(percent, 2)
    // Another formula held until 2015; the months of the end of 2026 are not known.
    expect([2015, 2027].map((year) => pc200Indexation(law, year))).toEqual([null, null])
  })

  test('every month since 1920 has its own figure, but for the war', () => {
    const known = { '2015-01': 99.85, '2011-01': 94.49, '1985-06': 55.6, '1971-01': 19.77, '2000-07': 75.86 }
    for (const [month, value] of Object.entries(known))
      expect(indexOf(law, month, 'cpi'), month).toEqual({ value, basis: 'maand' })
    // 396 on the base 1914.
    expect(indexOf(law, '1920-01', 'cpi')?.value).toBeCloseTo(396 / 229.801607, 4)
    for (const month of ['1919-12', '1940-05', '1946-12', '2030-01'])
      expect(indexOf(law, month, 'cpi'), month).toBeNull()
    // Staatsblad of 29 January 2000: 104,29 on the base 1996.
    expect(indexOf(law, '2000-01', 'gezondheid')).toEqual({ value: 75.9, basis: 'maand' })
    expect(indexOf(law, '1993-12', 'gezondheid')).toBeNull()
    // 120,81 on the base 2004.
    expect(indexOf(law, '2013-09', 'gezondheid')?.value).toBe(100.03)
  })

  test.each([
    ['1913-12', null],
    ['1914-01', 0.4352],
    ['1914-12', 0.4352],
    ['1915-01', null],
  ])('before 1920 only the first base is known: %s', (month, value) => {
    expect(indexOf(law, month, 'cpi')).toEqual(value === null ? null : { value, basis: 'basisperiode' })
    expect(indexOf(law, month, 'gezondheid')).toBeNull()
  })

  test('in each older base period the mean is 100 on that base', () => {
    const mean = (months: readonly string[]) =>
      months.reduce((sum, month) => sum + (indexOf(law, month, 'cpi')?.value ?? 0), 0) / months.length
    expect(mean(eachMonth('1936-01', '1938-12')) * 31.596491).toBeCloseTo(100, 1)
    expect(mean(eachMonth('1953-01', '1953-12')) * 7.6117).toBeCloseTo(100, 1)
  })

  test('the last months are those of the data', () => {
    expect(lastMonth('afgevlakt')).toBe('2026-07')
    expect(lastMonth('cpi')).toBe('2026-07')
    expect(lastMonth('gezondheid')).toBe('2026-07')
    expect((inflationOver12Months(law, '2026-07') ?? 0) * 100).toBeCloseTo(3.55, 2)
    expect([firstMonth('cpi'), firstMonth('gezondheid')]).toEqual(['1920-01', '1994-01'])
    expect(inflationOver12Months(law, '1947-06')).toBeNull()
    expect(inflationOver12Months(law, '2030-01')).toBeNull()
    expect(inflationOver12Months(law, '1994-12', 'gezondheid')).toBeNull()
    expect(inflationOver12Months(law, '2012-02', 'gezondheid')).toBeCloseTo(98.51 / 95.26 - 1, 10)
    expect(yearMean(2025, 'cpi')).toBeCloseTo(135.2975, 3)
  })

  test('inflation over twelve months from 2012 to 2015 is what the ministry reported', () => {
    const published = { '2012-01': 3.65, '2012-05': 2.81, '2012-12': 2.23, '2013-04': 1.0, '2013-06': 1.59 }
    const later = { '2013-10': 0.63, '2014-01': 1.14, '2014-09': -0.12, '2014-12': -0.38, '2015-08': 0.91 }
    for (const [month, percent] of Object.entries({ ...published, ...later }))
      expect(Math.abs((inflationOver12Months(law, month) ?? 0) * 100 - percent), month).toBeLessThan(0.02)
  })

  test('the months of 2011 to 2014 have the mean of their year', () => {
    for (const year of [2011, 2012, 2013, 2014]) {
      const months = Array.from({ length: 12 }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}`)
      const mean = months.reduce((sum, month) => sum + (indexOf(law, month, 'cpi')?.value ?? 0), 0) / 12
      expect(mean).toBeCloseTo(yearMean(year, 'cpi') ?? 0, 2)
    }
  })

  test('an index stands on older bases as Statbel and others printed it', () => {
    const on = (base: string, value: number) => inOldBases(law, value, 'cpi').find((each) => each.base === base)?.value
    expect(on('1981', 131.1)).toBe(306.2)
    expect(on('2004', 100)).toBe(122.4)
    expect(on('1996', 100)).toBe(140.67)
    // Securex, indices of January 2019.
    expect(['1981', '1988', '1996', '2004'].map((base) => on(base, 108.17))).toEqual([252.64, 186.76, 152.16, 132.4])
    expect(inOldBases(law, 108.5, 'gezondheid').map((each) => each.value)).toEqual([131.04, 149.08, 179.74])
    expect(inOldBases(law, 100, 'gezondheid').map((each) => each.base)).toEqual(['2004', '1996', '1988'])
  })

  test('a health index of any base comes back to the base 2013', () => {
    expect(healthFromBase(law, 108.5, '2013')).toBe(108.5)
    // Securex, indices of January 2019.
    const securex = { 2004: 131.04, 1996: 149.08, 1988: 179.74 } as const
    expect(healthFromBase(law, securex[2004], '2004')).toBeCloseTo(108.5, 2)
    expect(healthFromBase(law, securex[1996], '1996')).toBeCloseTo(108.5, 2)
    expect(healthFromBase(law, securex[1988], '1988')).toBeCloseTo(108.5, 2)
    // The spilindex 100,28 is two percent above 133,28.
    for (const date of ['2024-06-01', '2026-11-15'])
      expect(healthFromBase(openLaw(date), 100.28, '2025')).toBeCloseTo(133.28 * 1.02, 2)
  })

  test('the rules of an earlier year know the base 2025 as well', () => {
    expect(spilindexen(openLaw('2024-06-01'))).toEqual(spillen)
    expect(inBase2025(openLaw('2024-06-01'), 133.28 * 1.02, 'gezondheid')).toBe(100.28)
  })

  test('the factors are those of the published table, and loose official figures agree', () => {
    const read = (file: string) => parseRecords(readFileSync(new URL(`../../data/${file}`, import.meta.url), 'utf8'))
    const table = new Map(
      read('belgie-cpi-basisjaren.csv').map((row) => [row.referentieperiode, Number(row.cpi_factor_vanuit_2013)]),
    )
    for (const { base, cpi } of law(basisjaren)) expect(cpi).toBe(table.get(base) ?? table.get(`april ${base}`))
    const points = read('belgie-cpi-losse-punten.csv').filter(
      (row) => row.cpi !== '' && law(basisjaren).some((each) => each.base === row.basis),
    )
    expect(points.length).toBeGreaterThan(5)
    for (const row of points) {
      const factor = law(basisjaren).find((each) => each.base === row.basis)!.cpi
      expect(Number(row.cpi) / factor, row.maand).toBeCloseTo(Number(row.cpi_omgerekend_2013), 1)
    }
  })

  test('months that were printed on an older base agree with the series', () => {
    const records = parseRecords(
      readFileSync(new URL('../../data/belgie-cpi-losse-punten.csv', import.meta.url), 'utf8'),
    ).filter((record) => record.cpi_omgerekend_2013 !== '')
    expect(records.length).toBeGreaterThan(20)
    for (const { maand = '', cpi_omgerekend_2013: value } of records)
      expect(Math.abs((indexOf(law, maand, 'cpi')?.value ?? 0) - Number(value)), maand).toBeLessThan(0.0151)
  })

  test('the mean of 2025 is 100 on the base 2025', () => {
    expect(inBase2025(law, yearMean(2025, 'cpi') ?? 0, 'cpi')).toBe(100)
    expect(inBase2025(law, 133.28 * 1.02, 'gezondheid')).toBe(100.28)
  })
})
