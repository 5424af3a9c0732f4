import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  asPercent,
  dateText,
  duration,
  eur,
  eur0,
  listText,
  longDate,
  lowerFirst,
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

  test('there is no minus before a zero', () => {
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

  test('a list has a word before its last part', () => {
    expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map((parts) => listText(parts))).toEqual([
      '',
      'a',
      'a en b',
      'a, b en c',
    ])
    expect(listText(['a, eerst', 'b'], 'of')).toBe('a, eerst of b')
  })

  test('every number is written as Intl writes it', () => {
    const formatters = new Map<string, Intl.NumberFormat>()
    const byIntl = (value: number, minimum: number, maximum: number) => {
      const key = `${minimum}/${maximum}`
      const options = { minimumFractionDigits: minimum, maximumFractionDigits: maximum }
      const formatter = formatters.get(key) ?? new Intl.NumberFormat('nl-BE', options)
      formatters.set(key, formatter)
      const text = formatter.format(value)
      return /[1-9]/.test(text) ? text : text.replace('-', '')
    }
    // Whole cents, halves of the last digit, many decimals, and whatever a computation gives.
    const decimal = (places: number) =>
      fc.integer({ min: -(10 ** 14), max: 10 ** 14 }).map((units) => units / 10 ** places)
    const halves = fc
      .tuple(fc.integer({ min: -(10 ** 9), max: 10 ** 9 }), fc.integer({ min: 0, max: 7 }))
      .map(([units, places]) => Number(`${units}5e-${places + 1}`))
    const numbers = fc.oneof(
      decimal(0),
      decimal(2),
      decimal(8),
      decimal(9),
      halves,
      fc.double({ noNaN: true }),
      fc.double({ min: -2e6, max: 2e6, noNaN: true }),
      fc.constantFrom(0, -0, 999_999.995, 1_000_000, 999_999.99999999, 1e13, 1e15, 1e21),
    )
    fc.assert(
      fc.property(numbers, fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 9 }), (value, one, other) => {
        const [minimum, maximum] = [Math.min(one, other), Math.max(one, other)]
        expect(num(value, maximum, minimum)).toBe(byIntl(value, minimum, maximum))
        const size = byIntl(Math.abs(value), minimum, minimum)
        const minus = value < 0 && /[1-9]/.test(size) ? '\u2212\u00a0' : ''
        expect(eur(value, minimum)).toBe(`${minus}€\u00a0${size}`)
      }),
      { numRuns: 20_000 },
    )
  })
})

test('a label inside a sentence is small, but a short name and a place keep their capital', () => {
  expect(['Netto rente', 'Waarde einde jaar', 'JKP', 'Vlaamse jobbonus', 'Brussel'].map(lowerFirst)).toEqual([
    'netto rente',
    'waarde einde jaar',
    'JKP',
    'Vlaamse jobbonus',
    'Brussel',
  ])
})
