import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parseRecords } from '#data/csv.ts'
import { cpi } from '#data/series/cpi.ts'
import { stateNotes } from '#data/state-notes.ts'
import { eachMonth, monthsBetween, shiftMonth } from '#finance/dates.ts'

describe('series of prices', () => {
  test('the health index of July 2026 is 103,24 on the base 2025 times 1,3557', () => {
    expect([cpi.cpi.values.at(-1), cpi.health.values.at(-1)]).toEqual([140.17, 139.96])
    expect(Math.round(103.24 * 1.3557 * 100) / 100).toBe(139.96)
  })

  test('the smoothed index is the mean of four months since 1994, and 0,98 of it since April 2015', () => {
    const rows = parseRecords(readFileSync(new URL('belgie-cpi.csv', import.meta.url), 'utf8'))
    const published = rows.filter(
      (row) => row.afgevlakte_gezondheidsindex_2013 !== '' && (row.maand ?? '') >= '1994-04',
    )
    // The law held the index still at 100,66 from April 2015 to March 2016.
    const free = published.filter((row) => (row.maand ?? '') < '2015-04' || (row.maand ?? '') > '2016-03')
    expect(free.length).toBeGreaterThan(250)
    for (const row of free) {
      const place = monthsBetween(`${cpi.health.from}-01`, `${row.maand}-01`)
      const four = cpi.health.values.slice(place - 3, place + 1)
      const mean = four.reduce((total, value) => total + value, 0) / 4
      const factor = (row.maand ?? '') < '2015-04' ? 1 : 0.98
      expect(Math.abs(mean * factor - Number(row.afgevlakte_gezondheidsindex_2013)), row.maand).toBeLessThan(0.0151)
    }
  })

  test('consumer prices have a figure for every month since 1920, but for May 1940 to December 1946', () => {
    const missing = cpi.cpi.values.flatMap((value, place) => (value === null ? [shiftMonth(cpi.cpi.from, place)] : []))
    expect(missing).toEqual(eachMonth('1940-05', '1946-12'))
    expect([cpi.cpi.from, cpi.health.from]).toEqual(['1920-01', '1994-01'])
  })
})

describe('state notes', () => {
  test('those of the rate file have the coupon and the month of the list to pick from', () => {
    const rows = parseRecords(readFileSync(new URL('producten-rentes.csv', import.meta.url), 'utf8'))
    const known = rows.filter((row) => row.producttype === 'staatsbon')
    expect(known.length).toBeGreaterThan(1)
    for (const row of known)
      expect(
        stateNotes.filter(
          ({ years, rate, issuedOn }) =>
            issuedOn === row.peildatum &&
            years * 12 === Number(row.min_looptijd_maanden) &&
            Math.round(rate * 10_000) === Math.round(Number(row.basisrente_pct) * 100),
        ),
        row.product,
      ).toHaveLength(1)
  })

  test('they stand newest first, each under a key of its month and term', () => {
    const days = stateNotes.map(({ issuedOn }) => issuedOn)
    expect(days).toEqual(days.toSorted().toReversed())
    for (const { key, issuedOn, years } of stateNotes) expect(key).toBe(`staatsbon-${issuedOn.slice(0, 7)}-op-${years}`)
  })
})
