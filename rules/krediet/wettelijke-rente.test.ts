import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseRecords } from '#data/csv.ts'
import { addDays, addMonths } from '#finance/dates.ts'
import { openLaw } from '#rules/kernel/dated.ts'
import { fiscalSegments, hoogsteSchade, renteplafondConsument, segments } from '#rules/krediet/wettelijke-rente.ts'
import { renteBurgerlijk, renteHandel, renteHandelOud, renteSociaal } from '#rules/krediet/wettelijke-rente.figures.ts'

const law = openLaw('2026-11-15')
const total = (from: string, to: string, kind: 'burgerlijk' | 'handel' = 'burgerlijk') =>
  segments(law, kind, 10_000, from, to, '365').reduce((sum, each) => sum + each.interest, 0)

describe('legal interest', () => {
  const rows = parseRecords(readFileSync(new URL('../../data/wettelijke-rentevoet.csv', import.meta.url), 'utf8'))
  const since = (kind: string, day: string) =>
    rows.flatMap(({ soort, van = '' }) => (soort === kind && van >= day ? [van] : []))

  test('every civil rate since 2011 follows from the December Euribor', () => {
    const years = rows.flatMap((row) => {
      const december = /Euribor 12m dec (\d{4}) = (-?[\d.]+)/.exec(row.controle ?? '')
      return row.soort === 'burgerlijk' && december
        ? [{ year: Number(december[1]) + 1, mean: Number(december[2]) }]
        : []
    })
    expect(years.length).toBeGreaterThanOrEqual(16)
    expect(years.map(({ year }) => `${year}-01-01`)).toEqual(since('burgerlijk', '2011'))
    for (const { year, mean } of years) {
      const expected = Math.ceil(Number((mean / 0.25).toFixed(6))) * 0.25 + 2
      expect(openLaw(`${year}-06-01`)(renteBurgerlijk) * 100, String(year)).toBeCloseTo(expected, 8)
    }
  })

  test('the commercial rates since July 2013 follow from the refinancing rate of the ECB, and it is the newest half-year too', () => {
    const halves = rows.flatMap((row) => {
      const ecb = /herfinanciering (-?[\d.]+) \+ 8/.exec(row.controle ?? '')
      return row.soort === 'handelstransactie' && ecb && row.van !== undefined && row.van >= '2013-07-01'
        ? [{ from: row.van, rate: Number(ecb[1]) }]
        : []
    })
    expect(halves.length).toBeGreaterThanOrEqual(27)
    expect(halves.map(({ from }) => from)).toEqual(since('handelstransactie', '2013-07-01'))
    for (const { from, rate } of halves) {
      const expected = Math.ceil(Number(((rate + 8) / 0.5).toFixed(6))) * 0.5
      expect(openLaw(from)(renteHandel) * 100, from).toBeCloseTo(expected, 8)
    }
  })

  test('damages go no further than the limits of book XIX', () => {
    expect([100, 150, 300, 500, 1_000, 10_000, 50_000].map((balance) => hoogsteSchade(law, balance))).toEqual([
      20, 20, 45, 65, 90, 540, 2_000,
    ])
    // 65 + 5 % × 38.700 = 2.000.
    expect([39_199, 39_200, 39_201].map((balance) => hoogsteSchade(law, balance))).toEqual([1_999.95, 2_000, 2_000])
    expect([-1, 0, 0.01, 150.01, 500.2].map((balance) => hoogsteSchade(law, balance))).toEqual([0, 0, 20, 30, 65.01])
  })

  test('interest is additive over dates and nothing over no time', () => {
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

  test('crossing 1 January uses both rates', () => {
    const parts = segments(law, 'burgerlijk', 1000, '2024-12-01', '2025-02-01', '365')
    expect(parts.map((part) => [part.from, part.rate, part.count])).toEqual([
      ['2024-12-01', 0.0575, 31],
      ['2025-01-01', 0.045, 31],
    ])
  })

  test('a commercial debt is split where the half-year rate changes, unless the rate is agreed', () => {
    const split = (ownRate?: number) => segments(law, 'handel', 3_650, '2023-06-01', '2023-08-01', '365', ownRate)
    // 10,5 % until June 2023, 12 % from July (Staatsblad): 3.650 × 10,5 % × 30 ÷ 365 and 3.650 × 12 % × 31 ÷ 365.
    expect(split()).toEqual([
      { from: '2023-06-01', to: '2023-07-01', count: 30, perYear: 365, sum: 3_650, rate: 0.105, interest: 31.5 },
      { from: '2023-07-01', to: '2023-08-01', count: 31, perYear: 365, sum: 3_650, rate: 0.12, interest: 37.2 },
    ])
    expect(split(0.1)).toMatchObject([{ from: '2023-06-01', to: '2023-08-01', count: 61, rate: 0.1 }])
    const agreed = segments(law, 'handel', 100, '2026-12-01', '2028-02-01', 'kalender', 0.1)
    expect(agreed.map((part) => [part.from, part.count, part.perYear])).toEqual([
      ['2026-12-01', 31, 365],
      ['2027-01-01', 365, 365],
      ['2028-01-01', 31, 366],
    ])
  })

  test('no interest runs before the first day or on the day of a change', () => {
    expect(segments(law, 'handel', 100, '2023-08-01', '2023-06-01', '365')).toEqual([])
    expect(segments(law, 'handel', 100, '2024-08-01', '2023-06-01', '365')).toEqual([])
    const days = (from: string, to: string) => segments(law, 'handel', 100, from, to, '365').map((part) => part.count)
    expect(days('2023-07-01', '2023-07-02')).toEqual([1])
    expect(days('2023-06-30', '2023-07-01')).toEqual([1])
    expect(days('2023-12-31', '2024-01-02')).toEqual([1, 1])
    expect(days('2024-01-01', '2024-01-02')).toEqual([1])
  })

  test('a leap year counts 366 days only when asked', () => {
    const days = (basis: '365' | 'kalender') =>
      segments(law, 'sociaal', 36_600, '2024-01-01', '2025-01-01', basis).reduce((sum, each) => sum + each.interest, 0)
    expect(days('kalender')).toBeCloseTo(2562, 6)
    expect(days('365')).toBeCloseTo((36_600 * 0.07 * 366) / 365, 6)
  })

  test('a rate that is not published yet is provisional, and refused long after the last known one', () => {
    const { knownTo = '' } = renteBurgerlijk
    const later = openLaw(addDays(knownTo, 32))
    segments(later, 'burgerlijk', 1_000, knownTo, addDays(knownTo, 32), '365')
    expect(later.uses.map((use) => use.provisional)).toContain(true)
    expect(() => total(knownTo, addDays(addMonths(knownTo, 18), 2))).toThrow('nog niet bekend')
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

  test('a year of tax interest is one stretch of months, at the rate of the law or the own one', () => {
    const parts = (ownRate?: number) => fiscalSegments(law, 'fiscaal', 3_000, '2025-10-31', '2026-02-10', { ownRate })
    // 3.000 × 4 % ÷ 12 = 10 a month: November and December, January and February.
    expect(parts()).toEqual([
      { from: '2025-11-01', to: '2026-01-01', count: 2, perYear: 12, sum: 3_000, rate: 0.04, interest: 20 },
      { from: '2026-01-01', to: '2026-03-01', count: 2, perYear: 12, sum: 3_000, rate: 0.04, interest: 20 },
    ])
    // 3.000 × 8 % ÷ 12 = 20 a month.
    expect(parts(0.08).map((part) => [part.rate, part.interest])).toEqual([
      [0.08, 40],
      [0.08, 40],
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
    // A month that begins on the day of a part payment is charged on the balance.
    expect(months('2026-02-20', '2026-03-10', '2026-01-20')).toEqual([[1, 1_680, 0.08]])
    // After a part payment on 25 February the month that began on the 20th is not charged twice.
    expect(months('2026-02-25', '2026-03-10', '2026-01-20')).toEqual([])
  })

  test('a month of tax interest under the floor is not due', () => {
    const interest = (kind: 'fiscaal' | 'btw', due: number) =>
      fiscalSegments(law, kind, due, '2026-03-15', '2026-05-10').reduce((sum, part) => sum + part.interest, 0)
    expect([1_499.99, 1_500].map((due) => interest('fiscaal', due))).toEqual([0, 10])
    expect([749.99, 750].map((due) => interest('btw', due))).toEqual([0, 10])
    // 740 × 8,1 % ÷ 12 = 4,995, which is 5,00 to the cent.
    const [month] = fiscalSegments(law, 'btw', 740, '2026-03-15', '2026-04-10', { ownRate: 0.081 })
    expect(month?.interest).toBeCloseTo(4.995, 6)
    // The floor in VAT was 2,50 until 2019: 320 × 9,6 % ÷ 12 = 2,56.
    const [old] = fiscalSegments(law, 'btw', 320, '2019-03-15', '2019-04-10')
    expect(old?.interest).toBeCloseTo(2.56, 6)
  })

  test('a contract of before 16 March 2013 keeps one point less until 15 March 2015', () => {
    const both = (date: string) => [openLaw(date)(renteHandel), openLaw(date)(renteHandelOud)]
    // Until the new text there was one rate: 8 % in the first half-year of 2013.
    for (const date of ['2012-12-31', '2013-01-01', '2013-03-15']) expect(both(date)).toEqual([0.08, 0.08])
    expect(both('2013-03-16')).toEqual([0.09, 0.08])
    expect(both('2013-07-01')).toEqual([0.085, 0.075])
    expect(both('2015-03-15')).toEqual([0.085, 0.075])
    expect(both('2015-03-16')).toEqual([0.085, 0.085])
    expect(both('2026-11-15')).toEqual([0.105, 0.105])
  })

  test('until 2006 one rate held in all matters, since 2007 social matters keep 7 %', () => {
    const both = (date: string) => [openLaw(date)(renteBurgerlijk), openLaw(date)(renteSociaal)]
    expect(both('1985-08-01')).toEqual([0.1, 0.1])
    expect(both('2006-12-31')).toEqual([0.07, 0.07])
    expect(both('2007-01-01')).toEqual([0.06, 0.07])
    expect(both('2026-11-15')).toEqual([0.045, 0.07])
  })

  test('a consumer has a ceiling on interest since book XIX, provisional after the last known half-year', () => {
    expect(renteplafondConsument(law, '2023-08-31')).toBeNull()
    expect(renteplafondConsument(law, '2023-09-01')).toBe(0.12)
    expect(renteplafondConsument(law, '2026-11-15')).toBe(0.105)
    const next = addDays(renteHandel.knownTo ?? '', 1)
    const later = openLaw(next)
    expect(renteplafondConsument(later, next)).toBe(renteplafondConsument(law, renteHandel.knownTo ?? ''))
    expect(later.uses.some((use) => use.provisional)).toBe(true)
  })
})
