import { describe, expect, test } from 'vitest'
import {
  asPercent,
  dateText,
  duration,
  eur,
  eur0,
  longDate,
  money,
  num,
  pct,
  plural,
} from '#calculators/kernel/format.ts'

describe('how we write numbers', () => {
  test('money has a hard space, dots for thousands and a comma for cents', () => {
    expect(eur(1234.5)).toBe('€\u00a01.234,50')
    expect(eur(-1234.5)).toBe('\u2212\u00a0€\u00a01.234,50')
    expect(money(99_999.5)).toBe('€\u00a099.999,50')
    expect(money(-100_000.4)).toBe('\u2212\u00a0€\u00a0100.000')
    expect(eur0(1234.5)).toBe('€\u00a01.235')
    expect(eur(1.005)).toBe('€\u00a01,01')
  })

  test('R-14 there is no minus before a zero', () => {
    expect(eur(-0)).toBe('€\u00a00,00')
    expect(eur(-0.001)).toBe('€\u00a00,00')
    expect(num(-0.0001, 2)).toBe('0')
    expect(pct(-0.00001)).toBe('0,00\u00a0%')
  })

  test('a fraction is written as percent without binary dust', () => {
    expect(asPercent(0.0325)).toBe(3.25)
    expect(asPercent(0.07)).toBe(7)
    expect(pct(0.0325)).toBe('3,25\u00a0%')
    expect(pct(0.3, 2, 0)).toBe('30\u00a0%')
    expect(pct(0.002669, 4)).toBe('0,2669\u00a0%')
  })

  test('dates and durations are Belgian', () => {
    expect(dateText('2027-05-15')).toBe('15/05/2027')
    expect(longDate('2027-05-05')).toBe('5 mei 2027')
    expect(longDate('2027-05')).toBe('mei 2027')
    expect(duration(50)).toBe('4\u00a0jaar en 2\u00a0maanden')
    expect(duration(24)).toBe('2\u00a0jaar')
    expect(duration(1)).toBe('1\u00a0maand')
    expect(duration(0)).toBe('0\u00a0maanden')
    // What rounds to twelve months is a year.
    expect(duration(23.7)).toBe('2\u00a0jaar')
    expect(plural(1, 'dag', 'dagen')).toBe('1\u00a0dag')
    expect(plural(1200, 'dag', 'dagen')).toBe('1.200\u00a0dagen')
  })
})
