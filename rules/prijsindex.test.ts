import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { cpiPoints } from '#data/cpi-points.ts'
import { parseRecords } from '#data/csv.ts'
import { openLaw } from '#rules/dated.ts'
import {
  basisjaren,
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
} from '#rules/prijsindex.ts'

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

  test('yearly inflation as the Planbureau publishes it: exact means until 2019, means of two decimals after', () => {
    const published = { 2015: 0.56, 2016: 1.97, 2017: 2.13, 2018: 2.05, 2019: 1.44, 2020: 0.74, 2021: 2.44, 2022: 9.59 }
    for (const [year, percent] of Object.entries(published))
      expect((yearInflation(Number(year)) ?? 0) * 100, year).toBeCloseTo(percent, 2)
    const health = { 2013: 1.24, 2014: 0.4, 2015: 1.05, 2016: 2.09, 2021: 2.01, 2022: 9.25 }
    for (const [year, percent] of Object.entries(health))
      expect((yearInflation(Number(year), 'gezondheid') ?? 0) * 100, year).toBeCloseTo(percent, 2)
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
    expect((pc200Indexation(law, 2026) ?? 0) * 100).toBeCloseTo(2.21, 2)
  })

  test('a month is a month since 2011 and the year before that', () => {
    expect(indexOf(law, '2015-01', 'cpi')).toEqual({ value: 99.85, basis: 'maand' })
    expect(indexOf(law, '2011-01', 'cpi')).toEqual({ value: 94.49, basis: 'maand' })
    expect(indexOf(law, '2010-12', 'cpi')?.basis).toBe('jaar')
    expect(indexOf(law, '1914-04', 'cpi')).toEqual({ value: 0.4352, basis: 'basisperiode' })
    expect(indexOf(law, '1920-01', 'cpi')).toBeNull()
    expect(indexOf(law, '2030-01', 'cpi')).toBeNull()
    expect(indexOf(law, '2000-01', 'gezondheid')).toBeNull()
  })

  test('the last months are those of the data', () => {
    expect(lastMonth('cpi')).toBe('2026-07')
    expect(lastMonth('gezondheid')).toBe('2026-06')
    expect((inflationOver12Months(law, '2026-07') ?? 0) * 100).toBeCloseTo(3.55, 2)
    expect(inflationOver12Months(law, '2011-06')).toBeNull()
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

  test('the factors are those of the published table, and loose official figures agree', () => {
    const read = (file: string) => parseRecords(readFileSync(new URL(`../data/${file}`, import.meta.url), 'utf8'))
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

  test('single official months before 2015 are those of the collected figures, and stand near their yearly mean', () => {
    const records = parseRecords(readFileSync(new URL('../data/belgie-cpi-losse-punten.csv', import.meta.url), 'utf8'))
    for (const [month, value] of Object.entries(cpiPoints)) {
      expect(records.find((record) => record.maand === month)?.cpi_omgerekend_2013).toBe(String(value))
      expect(Math.abs(value / (yearMean(Number(month.slice(0, 4)), 'cpi') ?? 0) - 1)).toBeLessThan(0.02)
    }
    expect(indexOf(law, '2000-01', 'cpi')).toEqual({ value: 74.5, basis: 'maand' })
    expect(indexOf(law, '2000-07', 'cpi')?.basis).toBe('jaar')
  })

  test('the mean of 2025 is 100 on the base 2025', () => {
    expect(inBase2025(law, yearMean(2025, 'cpi') ?? 0, 'cpi')).toBe(100)
    expect(inBase2025(law, 133.28 * 1.02, 'gezondheid')).toBe(100.28)
  })
})
