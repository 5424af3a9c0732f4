import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '#finance/dates.ts'
import { openLaw } from '#rules/kernel/dated.ts'
import { beginOpzeg, deel1, isFeestdag, uitwerkingAangetekend, wekenOpzeg } from '#rules/loon/opzeg.ts'
import { opzegMaximum } from '#rules/loon/opzeg.figures.ts'

const now = openLaw('2026-11-15')

describe('notice periods', () => {
  test('by the employer, from a week to three weeks for each year begun', () => {
    const months = [0, 2, 3, 4, 5, 6, 9, 12, 15, 18, 21, 24, 36, 48, 60, 72, 228, 240, 252]
    expect(months.map((m) => wekenOpzeg(now, m, 'werkgever'))).toEqual([
      1, 1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15, 18, 21, 60, 62, 63,
    ])
    // Published: 16 to 17 years 51 weeks, 17 to 18 years 54 weeks.
    expect(wekenOpzeg(now, 16 * 12, 'werkgever')).toBe(51)
    expect(wekenOpzeg(now, 17 * 12, 'werkgever')).toBe(54)
  })

  test('by the employer, every row of the table of the FOD Werkgelegenheid from five years on', () => {
    const weeks = [18, 21, 24, 27, 30, 33, 36, 39, 42, 45, 48, 51, 54, 57, 60, 62, 63, 64, 65]
    for (const [index, printed] of weeks.entries()) {
      const first = (5 + index) * 12
      expect([first, first + 11].map((months) => wekenOpzeg(now, months, 'werkgever'))).toEqual([printed, printed])
    }
  })

  test('by the employee, at most 13 weeks', () => {
    const months = [0, 3, 6, 12, 18, 24, 48, 60, 72, 84, 96, 400]
    expect(months.map((m) => wekenOpzeg(now, m, 'werknemer'))).toEqual([1, 2, 3, 4, 5, 6, 7, 9, 10, 12, 13, 13])
  })

  test('until April 2018 the first half year had two steps', () => {
    const on = (day: string) => [0, 2, 3, 4, 5, 6].map((m) => wekenOpzeg(openLaw(day), m, 'werkgever'))
    expect(on('2018-04-30')).toEqual([2, 2, 4, 4, 4, 6])
    expect(on('2018-05-01')).toEqual([1, 1, 3, 4, 5, 6])
  })

  test('an employee under notice who found a job leaves after one to four weeks', () => {
    expect([2, 3, 6, 12, 400].map((m) => wekenOpzeg(now, m, 'tegenopzeg'))).toEqual([1, 2, 3, 4, 4])
  })

  test('contracts that begin in June 2026 or later have a maximum of 52 weeks (art. 37/2, § 1/1)', () => {
    expect(openLaw('2026-05-31')(opzegMaximum)).toBeNull()
    expect(openLaw('2026-06-01')(opzegMaximum)).toBe(52)
  })

  test('part 1 of clerks by the years until 2014, with the step at exactly five and ten years', () => {
    const of = (from: string, profile: 'lagereBediende' | 'hogereBediende', by: 'werkgever' | 'werknemer') =>
      deel1(now, from, profile, by).maanden
    expect(['2009-01-02', '2009-01-01', '2004-01-01'].map((day) => of(day, 'lagereBediende', 'werkgever'))).toEqual([
      3, 6, 9,
    ])
    expect(['2009-01-02', '2009-01-01', '2004-01-01'].map((day) => of(day, 'hogereBediende', 'werknemer'))).toEqual([
      1.5, 3, 4.5,
    ])
    expect(['2013-06-01', '2009-12-31', '2004-01-01'].map((day) => of(day, 'hogereBediende', 'werkgever'))).toEqual([
      3, 5, 10,
    ])
  })

  test('part 1 of workers: cao 75 for contracts before 2012, the law of 12 April 2011 after', () => {
    const days = (by: 'werkgever' | 'werknemer', ...from: readonly string[]) =>
      from.map((day) => deel1(now, day, 'arbeider', by))
    const of = (dagen: number) => ({ maanden: 0, dagen })
    expect(days('werkgever', '2013-07-02', '2013-07-01', '2012-01-01')).toEqual([28, 40, 40].map(of))
    expect(
      days('werkgever', '2011-12-31', '2009-01-02', '2009-01-01', '2004-01-01', '1999-01-01', '1994-01-01'),
    ).toEqual([35, 35, 42, 56, 84, 112].map(of))
    expect(days('werknemer', '1994-01-02', '1994-01-01')).toEqual([14, 28].map(of))
  })

  test('part 1 of the highest paid clerks: up to six months when they leave themselves', () => {
    const from = ['2009-01-02', '2009-01-01', '2004-01-01', '1999-01-01']
    expect(from.map((day) => deel1(now, day, 'topBediende', 'werknemer'))).toEqual(
      [1.5, 3, 4.5, 6].map((maanden) => ({ maanden, dagen: 0 })),
    )
  })

  test('a registered letter counts three working days and skips Sundays and holidays', () => {
    expect(uitwerkingAangetekend('2026-11-16')).toBe('2026-11-19')
    // Sent on Friday: Saturday, Monday, Tuesday.
    expect(uitwerkingAangetekend('2026-11-13')).toBe('2026-11-17')
    // Saturday is still a working day in labour law: sent on Wednesday, it works on Saturday.
    expect(uitwerkingAangetekend('2023-01-04')).toBe('2023-01-07')
    // 11 November is a holiday.
    expect(uitwerkingAangetekend('2026-11-09')).toBe('2026-11-13')
  })

  test('notice starts on the Monday after', () => {
    expect(beginOpzeg('2026-11-19')).toBe('2026-11-23')
    expect(beginOpzeg('2026-11-16')).toBe('2026-11-23')
    expect(beginOpzeg('2026-11-22')).toBe('2026-11-23')
  })

  const holidays = (from: string, days: number) =>
    Array.from({ length: days }, (_, index) => addDays(from, index)).filter(isFeestdag)

  test('2026 has the ten holidays of the law and no other', () => {
    expect(holidays('2026-01-01', 365)).toEqual(
      ['01-01', '04-06', '05-01', '05-14', '05-25', '07-21', '08-15', '11-01', '11-11', '12-25'].map(
        (day) => `2026-${day}`,
      ),
    )
  })

  // Easter Sundays from the almanac: earliest, latest, turns of centuries, and the years with the exception of Gauss.
  test.each([
    '1818-03-22',
    '1954-04-18',
    '1981-04-19',
    '2000-04-23',
    '2008-03-23',
    '2024-03-31',
    '2025-04-20',
    '2038-04-25',
    '2049-04-18',
    '2076-04-19',
    '2100-03-28',
    '2285-03-22',
  ])('Easter Monday, Ascension and Whit Monday follow Easter on %s', (easter) => {
    const moving = [1, 39, 50].map((days) => addDays(easter, days))
    const spring = holidays(`${easter.slice(0, 4)}-03-01`, 110)
    expect(spring).toEqual([...new Set([...moving, `${easter.slice(0, 4)}-05-01`])].toSorted())
  })

  test('longer service never shortens the notice', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 500 }), fc.constantFrom('werkgever', 'werknemer'), (months, by) => {
        expect(wekenOpzeg(now, months + 1, by)).toBeGreaterThanOrEqual(wekenOpzeg(now, months, by))
      }),
    )
  })
})
