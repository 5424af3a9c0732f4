import { execFileSync } from 'node:child_process'
import * as excel from '@formulajs/formulajs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addDays,
  addMonths,
  addYears,
  compareDates,
  day,
  dayNumberAfter,
  dayOfWeek,
  daysBetween,
  daysInMonth,
  eachMonth,
  endOfMonth,
  fromDayNumber,
  isDate,
  isLeapYear,
  isMonth,
  maxDate,
  minDate,
  month,
  monthOf,
  monthsBetween,
  shiftMonth,
  toDayNumber,
  year,
  yearsBetween,
} from './dates.ts'
import { dayCountFraction, days360 } from './day-count.ts'

fc.configureGlobal({ numRuns: 1000 })
/** 1900 to 2100. */
const dayNumbers = fc.integer({ min: -25_567, max: 47_846 })
const dates = dayNumbers.map(fromDayNumber)

describe('what a date is', () => {
  test.each(['2024-02-29', '2000-02-29', '1999-12-31', '0001-01-01', '9999-12-31', '2026-04-30'])(
    '%s is one',
    (text) => {
      expect(isDate(text)).toBe(true)
    },
  )

  test.each([
    '2023-02-29',
    '1900-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-01-32',
    '0000-01-01',
    '2026-1-1',
    '2026/01/01',
    '2026-01-1.',
    '2026-01-001',
    '26-01-01',
    '2026-01-01T00:00',
    ' 2026-01-01',
    '',
  ])('"%s" is none', (text) => {
    expect(isDate(text)).toBe(false)
    expect(() => toDayNumber(text)).toThrow(`not a date: ${text}`)
  })

  test('months', () => {
    expect(isMonth('2026-12')).toBe(true)
    expect(isMonth('2026-13')).toBe(false)
    expect(isMonth('2026-12-01')).toBe(false)
  })

  test('year, month, day and month of a date', () => {
    expect([year('2026-11-05'), month('2026-11-05'), day('2026-11-05'), monthOf('2026-11-05')]).toEqual([
      2026,
      11,
      5,
      '2026-11',
    ])
    expect(() => monthOf('2026-11')).toThrow(RangeError)
  })

  test('leap years come every four years, not in 1900 or 2100, but in 2000', () => {
    expect([1900, 2000, 2023, 2024, 2100].map(isLeapYear)).toEqual([false, true, false, true, false])
    expect(Array.from({ length: 12 }, (_, m) => daysInMonth(2023, m + 1))).toEqual([
      31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31,
    ])
    expect(daysInMonth(2024, 2)).toBe(29)
  })
})

describe('day numbers', () => {
  test('agree with the calendar of the engine and come back', () => {
    fc.assert(
      fc.property(dayNumbers, (n) => {
        const date = fromDayNumber(n)
        expect(date).toBe(new Date(n * 86_400_000).toISOString().slice(0, 10))
        expect(toDayNumber(date)).toBe(n)
        expect(dayOfWeek(date)).toBe(new Date(n * 86_400_000).getUTCDay())
      }),
    )
  })

  test('first and last day of the range, and nothing beyond', () => {
    expect(fromDayNumber(toDayNumber('0001-01-01'))).toBe('0001-01-01')
    expect(fromDayNumber(toDayNumber('9999-12-31'))).toBe('9999-12-31')
    expect(() => addDays('9999-12-31', 1)).toThrow('year out of range: 10000')
    expect(() => addDays('0001-01-01', -1)).toThrow('year out of range: 0')
    expect(() => addDays('2026-01-01', 0.5)).toThrow('not a whole number: 0.5')
  })

  test('every boundary around a leap day', () => {
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29')
    expect(addDays('2024-02-28', 2)).toBe('2024-03-01')
    expect(addDays('2023-02-28', 1)).toBe('2023-03-01')
    expect(addDays('2000-02-28', 1)).toBe('2000-02-29')
    expect(addDays('2000-02-28', 2)).toBe('2000-03-01')
    expect(addDays('2100-02-28', 1)).toBe('2100-03-01')
    expect(addDays('2024-03-01', -1)).toBe('2024-02-29')
    expect(addDays('2000-12-31', 1)).toBe('2001-01-01')
    expect(daysBetween('2024-01-01', '2025-01-01')).toBe(366)
    expect(daysBetween('2025-01-01', '2024-01-01')).toBe(-366)
    expect(daysBetween('1994-01-01', '1995-07-01')).toBe(546)
  })
})

describe('months and years', () => {
  test('a month end is clamped, but counted from the start it comes back', () => {
    expect([1, 2, 3, 13].map((n) => addMonths('2023-01-31', n))).toEqual([
      '2023-02-28',
      '2023-03-31',
      '2023-04-30',
      '2024-02-29',
    ])
    expect(addMonths('2023-01-31', -2)).toBe('2022-11-30')
    expect(addMonths('2023-01-15', -1)).toBe('2022-12-15')
    expect(addMonths('2023-12-15', 1)).toBe('2024-01-15')
    expect(dayNumberAfter('2023-01-31', 13)).toBe(toDayNumber('2024-02-29'))
    expect(dayNumberAfter('2023-01-31', -2)).toBe(toDayNumber('2022-11-30'))
    expect(addYears('2024-02-29', 1)).toBe('2025-02-28')
    expect(addYears('2024-02-29', 4)).toBe('2028-02-29')
    expect(addYears('2024-02-29', -1)).toBe('2023-02-28')
    expect(() => addMonths('2024-01-01', 1.5)).toThrow(RangeError)
    expect(() => addYears('2024-01-01', 0.5)).toThrow(RangeError)
    expect(shiftMonth('2026-11', 2)).toBe('2027-01')
    expect(shiftMonth('2026-01', -1)).toBe('2025-12')
    expect(endOfMonth('2024-02-10')).toBe('2024-02-29')
    expect(endOfMonth('2026-12-31')).toBe('2026-12-31')
  })

  test('whole months are the most that fit, also at month ends', () => {
    expect(monthsBetween('2023-01-31', '2023-02-27')).toBe(0)
    expect(monthsBetween('2023-01-31', '2023-02-28')).toBe(1)
    expect(monthsBetween('2023-01-15', '2023-02-14')).toBe(0)
    expect(monthsBetween('2023-01-15', '2023-02-15')).toBe(1)
    expect(monthsBetween('2023-02-15', '2023-01-15')).toBe(-1)
    expect(monthsBetween('2023-02-15', '2023-02-15')).toBe(0)
    fc.assert(
      fc.property(dates, fc.integer({ min: 0, max: 20_000 }), (from, days) => {
        const to = addDays(from, days)
        const n = monthsBetween(from, to)
        expect(addMonths(from, n) <= to).toBe(true)
        expect(addMonths(from, n + 1) > to).toBe(true)
      }),
    )
  })

  test('from birth to 18 are 216 months, also for 29 February', () => {
    expect(monthsBetween('2008-02-29', '2026-02-28')).toBe(216)
    fc.assert(fc.property(dates, (birth) => monthsBetween(birth, addYears(birth, 18)) === 216))
  })

  test('whole years are birthdays', () => {
    expect(yearsBetween('1980-06-15', '2026-06-14')).toBe(45)
    expect(yearsBetween('1980-06-15', '2026-06-15')).toBe(46)
    expect(yearsBetween('2008-02-29', '2026-02-28')).toBe(18)
    expect(yearsBetween('2008-02-29', '2026-02-27')).toBe(17)
    expect(yearsBetween('2026-06-15', '2025-06-16')).toBe(0)
    expect(yearsBetween('2026-06-15', '2025-06-15')).toBe(-1)
  })

  test('each month from the first to the last', () => {
    expect(eachMonth('2025-11-30', '2026-02-01')).toEqual(['2025-11', '2025-12', '2026-01', '2026-02'])
    expect(eachMonth('2026-02', '2026-02')).toEqual(['2026-02'])
    expect(eachMonth('2026-03', '2026-02')).toEqual([])
    expect(eachMonth('2026-05', '2026-02')).toEqual([])
  })

  test('order', () => {
    expect(compareDates('2025-12-31', '2026-01-01')).toBe(-1)
    expect(compareDates('2026-01-01', '2025-12-31')).toBe(1)
    expect(compareDates('2026-01-01', '2026-01-01')).toBe(0)
    expect(minDate('2026-02-01', '2026-01-31', '2026-03-01')).toBe('2026-01-31')
    expect(maxDate('2026-02-01', '2026-03-01', '2026-01-31')).toBe('2026-03-01')
    expect(() => minDate()).toThrow('no dates')
    expect(['2026-02-01', '2024-01-01', '2025-01-01'].toSorted(compareDates)).toEqual([
      '2024-01-01',
      '2025-01-01',
      '2026-02-01',
    ])
  })
})

describe('day counts', () => {
  const slashed = (date: string): string => `${month(date)}/${day(date)}/${year(date)}`

  test('30/360 by hand at the ends of months', () => {
    expect(days360('2026-01-31', '2026-02-28')).toBe(28)
    expect(days360('2026-01-30', '2026-03-31')).toBe(60)
    expect(days360('2026-01-29', '2026-03-31')).toBe(62)
    expect(days360('2026-02-28', '2026-03-31')).toBe(30)
    expect(days360('2024-02-29', '2025-02-28')).toBe(360)
    expect(days360('2024-02-28', '2025-02-28')).toBe(360)
    expect(days360('2026-01-15', '2026-07-15')).toBe(180)
    expect(days360('2026-02-10', '2026-03-31')).toBe(51)
    expect(days360('2026-01-28', '2026-03-31')).toBe(63)
    expect(days360('2024-02-29', '2025-03-28')).toBe(388)
    expect(days360('2024-02-29', '2025-02-10')).toBe(340)
    expect(days360('2026-01-29', '2026-03-31', true)).toBe(61)
    expect(days360('2026-01-31', '2026-02-28', true)).toBe(28)
    expect(days360('2026-01-31', '2026-03-31', true)).toBe(60)
  })

  test('30E/360 equals the European DAYS360 of Excel', () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: 0, max: 4000 }), (from, days) => {
        const to = addDays(from, days)
        expect(days360(from, to, true)).toBe(Number(excel.DAYS360(slashed(from), slashed(to), true)))
      }),
    )
  })

  test('each convention by hand', () => {
    expect(dayCountFraction('2026-01-01', '2026-07-01', 'act/365')).toBe(181 / 365)
    expect(dayCountFraction('2026-01-01', '2026-07-01', 'act/360')).toBe(181 / 360)
    expect(dayCountFraction('2026-01-01', '2026-07-01', '30/360')).toBe(0.5)
    expect(dayCountFraction('2026-01-29', '2026-03-31', '30/360')).toBe(62 / 360)
    expect(dayCountFraction('2026-01-29', '2026-03-31', '30E/360')).toBe(61 / 360)
    expect(dayCountFraction('2024-01-01', '2024-07-01', 'act/act')).toBe(182 / 366)
    expect(dayCountFraction('2023-11-01', '2024-05-01', 'act/act')).toBeCloseTo(61 / 365 + 121 / 366, 15)
    expect(dayCountFraction('2023-07-01', '2026-07-01', 'act/act')).toBeCloseTo(3, 15)
    expect(dayCountFraction('2026-07-01', '2026-01-01', 'act/365')).toBe(-181 / 365)
    expect(dayCountFraction('2026-03-31', '2026-01-29', '30/360')).toBe(-62 / 360)
    expect(dayCountFraction('2024-05-01', '2023-11-01', 'act/act')).toBeCloseTo(-61 / 365 - 121 / 366, 15)
  })

  test.each(['act/365', 'act/360', 'act/act'] as const)(
    '%s is additive over dates and zero for one day',
    (convention) => {
      fc.assert(
        fc.property(dates, dates, dates, (a, b, c) => {
          const direct = dayCountFraction(a, c, convention)
          expect(dayCountFraction(a, b, convention) + dayCountFraction(b, c, convention)).toBeCloseTo(direct, 10)
          expect(dayCountFraction(a, a, convention)).toBe(0)
        }),
      )
    },
  )
})

describe('time zones', () => {
  // A process of its own: a worker thread cannot change its time zone.
  const script = `
    import { addDays, addMonths, dayOfWeek, daysBetween, monthsBetween } from ${JSON.stringify(new URL('./dates.ts', import.meta.url).href)}
    console.log(JSON.stringify([
      new Date(2026, 0, 1).getTimezoneOffset(),
      addDays('2026-03-28', 1), addDays('2026-03-28', 2), daysBetween('2026-10-24', '2026-10-26'),
      addMonths('2026-10-25', 1), dayOfWeek('2026-11-15'), monthsBetween('2026-03-29', '2026-10-25'),
    ]))`

  test.each([
    ['Pacific/Kiritimati', -840],
    ['America/New_York', 300],
    ['Europe/Brussels', -60],
  ])('%s changes nothing, also on the days that clocks move', (zone, offset) => {
    const output = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
      env: { ...process.env, TZ: zone },
      encoding: 'utf8',
    })
    expect(JSON.parse(output)).toEqual([offset, '2026-03-29', '2026-03-30', 2, '2026-11-25', 0, 6])
  })
})
