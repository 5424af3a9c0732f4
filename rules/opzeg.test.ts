import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openLaw } from '#rules/dated.ts'
import { beginOpzeg, deel1, isFeestdag, opzegMaximum, uitwerkingAangetekend, wekenOpzeg } from '#rules/opzeg.ts'

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

  test('by the employee, at most 13 weeks', () => {
    const months = [0, 3, 6, 12, 18, 24, 48, 60, 72, 84, 96, 400]
    expect(months.map((m) => wekenOpzeg(now, m, 'werknemer'))).toEqual([1, 2, 3, 4, 5, 6, 7, 9, 10, 12, 13, 13])
  })

  test('contracts from April 2026 on have a maximum of 52 weeks', () => {
    expect(openLaw('2026-03-31')(opzegMaximum)).toBeNull()
    expect(openLaw('2026-04-01')(opzegMaximum)).toBe(52)
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

  test('moving holidays follow Easter', () => {
    // Easter is on 5 April 2026: Easter Monday, Ascension, Whit Monday.
    expect(['2026-04-06', '2026-05-14', '2026-05-25'].every(isFeestdag)).toBe(true)
    expect(['2026-04-05', '2026-04-07', '2026-07-20'].some(isFeestdag)).toBe(false)
  })

  test('longer service never shortens the notice', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 500 }), fc.constantFrom('werkgever', 'werknemer'), (months, by) => {
        expect(wekenOpzeg(now, months + 1, by)).toBeGreaterThanOrEqual(wekenOpzeg(now, months, by))
      }),
    )
  })
})
