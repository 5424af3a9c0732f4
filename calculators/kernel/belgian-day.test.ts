import { afterEach, expect, test, vi } from 'vitest'
import { runRaw } from '#calculators/kernel/run.ts'
import { situation } from '#calculators/kernel/testing.ts'
import deposito from '#calculators/sparen/deposito-calculator/calculator.ts'
import { belgianDay } from './belgian-day.ts'

afterEach(() => vi.restoreAllMocks())

test('the day changes at midnight in Belgium, in winter and in summer', () => {
  expect(belgianDay(new Date('2026-11-15T22:59:59Z'))).toBe('2026-11-15')
  expect(belgianDay(new Date('2026-11-15T23:00:00Z'))).toBe('2026-11-16')
  expect(belgianDay(new Date('2026-06-30T21:59:59Z'))).toBe('2026-06-30')
  expect(belgianDay(new Date('2026-06-30T22:00:00Z'))).toBe('2026-07-01')
})

test('however the browser writes a date, the day is YYYY-MM-DD', () => {
  vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts').mockReturnValue([
    { type: 'month', value: '3' },
    { type: 'literal', value: '/' },
    { type: 'day', value: '7' },
    { type: 'literal', value: '/' },
    { type: 'year', value: '2027' },
  ])
  expect(belgianDay(new Date())).toBe('2027-03-07')
})

test.each(['11/16/2026', '2026-11-31', '2026-1-5', '16-11-2026', ''])(
  'a calculator refuses the day "%s" instead of computing with it',
  (day) => {
    expect(() => runRaw(deposito, {}, situation(day))).toThrow(`not a date: ${day}`)
    expect(() => runRaw(deposito, {}, situation('2026-11-16', day))).toThrow('not a date')
  },
)
