import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseRecords } from '#data/csv.ts'
import { addDays } from '#finance/dates.ts'
import { openLaw } from '#rules/dated.ts'
import {
  fiscalSegments,
  hoogsteSchade,
  renteBurgerlijk,
  renteHandel,
  renteHandelOud,
  renteplafondConsument,
  segments,
} from '#rules/wettelijke-rente.ts'

const law = openLaw('2026-11-15')
const total = (from: string, to: string, kind: 'burgerlijk' | 'handel' = 'burgerlijk') =>
  segments(law, kind, 10_000, from, to, '365').reduce((sum, each) => sum + each.interest, 0)

describe('legal interest', () => {
  test('the sixteen civil rates of 2011 to 2026 follow from the December Euribor', () => {
    const rows = parseRecords(readFileSync(new URL('../data/wettelijke-rentevoet.csv', import.meta.url), 'utf8'))
    const years = rows.flatMap((row) => {
      const december = /Euribor 12m dec (\d{4}) = (-?[\d.]+)/.exec(row.controle ?? '')
      return row.soort === 'burgerlijk' && december
        ? [{ year: Number(december[1]) + 1, mean: Number(december[2]) }]
        : []
    })
    expect(years.map(({ year }) => year)).toEqual(Array.from({ length: 16 }, (_, index) => 2011 + index))
    for (const { year, mean } of years) {
      const expected = Math.ceil(Number((mean / 0.25).toFixed(6))) * 0.25 + 2
      expect(openLaw(`${year}-06-01`)(renteBurgerlijk) * 100, String(year)).toBeCloseTo(expected, 8)
    }
  })

  test('H46 the limits of book XIX for seven balances', () => {
    expect([100, 150, 300, 500, 1_000, 10_000, 50_000].map((balance) => hoogsteSchade(law, balance))).toEqual([
      20, 20, 45, 65, 90, 540, 2_000,
    ])
    expect(hoogsteSchade(law, 39_200)).toBe(2_000)
    expect(hoogsteSchade(law, 0)).toBe(0)
  })

  test('M-24 interest is additive over dates and nothing over no time', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 4000 }),
        fc.integer({ min: 0, max: 900 }),
        fc.integer({ min: 0, max: 900 }),
        (start, first, second) => {
          const a = addDays('2010-01-01', start)
          const b = addDays(a, first)
          const c = addDays(b, second)
          expect(total(a, b) + total(b, c)).toBeCloseTo(total(a, c), 6)
          expect(total(a, a)).toBe(0)
        },
      ),
    )
  })

  test('M-24 crossing 1 January uses both rates', () => {
    const parts = segments(law, 'burgerlijk', 1000, '2024-12-01', '2025-02-01', '365')
    expect(parts.map((part) => [part.from, part.rate, part.count])).toEqual([
      ['2024-12-01', 0.0575, 31],
      ['2025-01-01', 0.045, 31],
    ])
  })

  test('M-24 a leap year counts 366 days only when asked', () => {
    const days = (basis: '365' | 'kalender') =>
      segments(law, 'sociaal', 36_600, '2024-01-01', '2025-01-01', basis).reduce((sum, each) => sum + each.interest, 0)
    expect(days('kalender')).toBeCloseTo(2562, 6)
    expect(days('365')).toBeCloseTo((36_600 * 0.07 * 366) / 365, 6)
  })

  test('T-10 a rate that is not published yet is refused', () => {
    expect(() => total('2026-12-01', '2027-02-01')).toThrow('nog niet bekend')
    expect(() => total('1969-01-01', '1970-01-01')).toThrow('pas vanaf')
    expect(openLaw('2026-03-01')(renteHandel)).toBe(0.105)
  })

  test('the tax office leaves out the month of the due date and counts the month of payment in full', () => {
    const months = (from: string, to: string) =>
      fiscalSegments(law, 'fiscaal', 1_239.99, from, to).map((part) => [part.count, part.sum, part.rate])
    expect(months('2026-03-01', '2026-03-31')).toEqual([])
    expect(months('2026-03-31', '2026-04-01')).toEqual([[1, 1_230, 0.04]])
    expect(months('2017-11-15', '2018-02-01')).toEqual([
      [1, 1_230, 0.07],
      [2, 1_230, 0.04],
    ])
  })

  test('VAT counts each begun month from the due date, at 0,8 % a month until 2022', () => {
    const months = (from: string, to: string, since = from) =>
      fiscalSegments(law, 'btw', 1_684.25, from, to, { since }).map((part) => [part.count, part.sum, part.rate])
    expect(months('2026-01-20', '2026-01-20')).toEqual([])
    expect(months('2026-01-20', '2026-01-21')).toEqual([[1, 1_680, 0.08]])
    expect(months('2026-01-20', '2026-02-20')).toEqual([[1, 1_680, 0.08]])
    expect(months('2022-11-20', '2023-03-01')).toEqual([
      [2, 1_680, 0.096],
      [2, 1_680, 0.08],
    ])
    // After a part payment on 25 February the month that began on the 20th is not charged twice.
    expect(months('2026-02-25', '2026-03-10', '2026-01-20')).toEqual([])
  })

  test('a month of tax interest under the floor is not due', () => {
    const interest = (kind: 'fiscaal' | 'btw', due: number) =>
      fiscalSegments(law, kind, due, '2026-03-15', '2026-05-10').reduce((sum, part) => sum + part.interest, 0)
    expect([1_499.99, 1_500].map((due) => interest('fiscaal', due))).toEqual([0, 10])
    expect([749.99, 750].map((due) => interest('btw', due))).toEqual([0, 10])
  })

  test('a contract of before 16 March 2013 keeps one point less until 15 March 2015', () => {
    const both = (date: string) => [openLaw(date)(renteHandel), openLaw(date)(renteHandelOud)]
    expect(both('2012-12-31')).toEqual([0.08, 0.08])
    expect(both('2013-07-01')).toEqual([0.085, 0.075])
    expect(both('2015-03-15')).toEqual([0.085, 0.075])
    expect(both('2015-03-16')).toEqual([0.085, 0.085])
    expect(both('2026-11-15')).toEqual([0.105, 0.105])
  })

  test('a consumer has a ceiling on interest since book XIX, and none is invented for next year', () => {
    expect(renteplafondConsument(law, '2023-08-31')).toBeNull()
    expect(renteplafondConsument(law, '2023-09-01')).toBe(0.12)
    expect(renteplafondConsument(law, '2027-01-01')).toBeNull()
  })
})
