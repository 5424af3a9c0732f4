import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { eur, num } from '#calculators/kernel/format.ts'
import { type NumberKind, parseDate, parseMonth, parseNumber } from '#calculators/kernel/parse.ts'

function read(text: string, kind: NumberKind = 'money'): number | string | null {
  const parsed = parseNumber(text, kind)
  return 'value' in parsed ? parsed.value : 'empty' in parsed ? null : parsed.error
}

describe('numbers as Belgians type them', () => {
  test.each([
    ['N-01', '1.234,56', 1234.56],
    ['N-02', '1,234.56', 1234.56],
    ['N-03', '1234,56', 1234.56],
    ['N-03', '1234.56', 1234.56],
    ['N-04', '1,5', 1.5],
    ['N-04', '1.5', 1.5],
    ['N-04', '0,5', 0.5],
    ['N-04', ',5', 0.5],
    ['N-04', '.5', 0.5],
    ['N-05', '1 000', 1000],
    ['N-05', '1\u00a0000', 1000],
    ['N-05', '1\u202f000,50', 1000.5],
    ['N-06', '€ 25.000', 25000],
    ['N-06', '€25.000,00', 25000],
    ['N-06', '25.000 €', 25000],
    ['N-06', '25000 euro', 25000],
    ['N-06', 'EUR 25 000', 25000],
    ['N-07', '25.000', 25000],
    ['N-08', '25.00', 25],
    ['N-09', '1.234.567', 1234567],
    ['N-09', '1,234,567', 1234567],
    ['N-13', '100,-', 100],
    ['N-13', '€ 100,--', 100],
    ['N-14', "1'000", 1000],
    ['N-15', '-5', -5],
    ['N-15', '\u22125', -5],
    ['N-15', '- € 5', -5],
    ['N-15', '€ -5', -5],
    ['N-18', '  42  ', 42],
    ['N-18', '１２３', 123],
    ['N-18', '00012', 12],
    ['N-18', '4\u200b2', 42],
    ['N-19', '5%', 5],
    ['N-20', '1000000000', 1_000_000_000],
  ])('%s "%s" is an amount of %d', (_row, text, wanted) => {
    expect(read(text)).toBe(wanted)
  })

  test.each([
    ['N-01', '1.234,56', 1234.56],
    ['N-04', '.5', 0.5],
    ['N-07', '25.000', 25],
    ['N-07', '3.125', 3.125],
    ['N-08', '25.00', 25],
    ['N-11', '1,234', 1.234],
    ['N-12', '0.125', 0.125],
    ['N-19', '5 %', 5],
  ])('%s "%s" is a percentage of %d', (_row, text, wanted) => {
    expect(read(text, 'percent')).toBe(wanted)
  })

  test.each(['1.234.56', '12.34,5', '1..2', '1,,2', '10 00', '1.23.456', '1 00,5', "1'00"])(
    'N-10 "%s" is refused with a word about separators, never guessed',
    (text) => {
      expect(read(text)).toContain('scheidingstekens')
      expect(read(text, 'percent')).toContain('scheidingstekens')
    },
  )

  test('N-11 three decimals in an amount get the question that was probably meant', () => {
    expect(read('1,234')).toBe('Gebruik maximaal 2 decimalen. Bedoel je 1.234?')
  })

  test('N-12 a leading zero is no group of three', () => {
    expect(read('0.125')).toBe('Gebruik maximaal 2 decimalen.')
  })

  test.each(['1e5', '25k', '12abc', 'abc', 'NaN', 'Infinity', '½', '€', '-', '%', '0x10', '--5', '1 euro 50'])(
    'N-16 "%s" is not a number',
    (text) => {
      expect(read(text)).toContain('Vul een getal in')
      expect(read(text, 'percent')).toContain('Vul een getal in')
    },
  )

  test.each(['', '   ', '\u00a0', '\u200b'])('N-17 "%s" is empty, not zero', (text) => {
    expect(read(text)).toBeNull()
    expect(read(text, 'percent')).toBeNull()
  })

  test.each(['1000000001', '999999999999'])('N-20 "%s" is too big', (text) => {
    expect(read(text)).toContain('te groot')
  })

  test.each(['-0', '-0,00', '−0'])('N-21 "%s" is plain zero', (text) => {
    expect(Object.is(read(text), 0)).toBe(true)
  })

  test('N-22 every amount in cents survives printing and reading, with any kind of space', () => {
    fc.assert(
      fc.property(fc.integer({ min: -100_000_000_000, max: 100_000_000_000 }), (cents) => {
        const printed = eur(cents / 100)
        expect(Math.round(Number(read(printed)) * 100)).toBe(cents)
        expect(read(printed.replaceAll('\u00a0', ' '))).toBe(read(printed))
      }),
    )
  })

  test('every percentage with four decimals survives printing and reading', () => {
    fc.assert(
      fc.property(fc.integer({ min: -20_000, max: 300_000 }), (tenThousandths) => {
        const value = tenThousandths / 10_000
        expect(read(num(value, 4), 'percent')).toBeCloseTo(value, 10)
      }),
    )
  })

  test('S-49 a very long text is cut before any pattern sees it, and refused', () => {
    expect(read('1.'.repeat(50_000))).toContain('Vul een getal in')
    expect(read(`${'1'.repeat(60)},5`)).toContain('te groot')
  })

  test('M-60 any text gives a value, an error or nothing, never NaN', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
        const value = read(text)
        if (typeof value === 'number') expect(Number.isFinite(value)).toBe(true)
      }),
    )
  })
})

describe('dates as Belgians type them', () => {
  const day = (text: string) => {
    const parsed = parseDate(text)
    return 'value' in parsed ? parsed.value : 'empty' in parsed ? null : 'error'
  }

  test.each([
    ['15/11/2026', '2026-11-15'],
    ['5-1-2026', '2026-01-05'],
    ['05.01.2026', '2026-01-05'],
    ['2026-11-15', '2026-11-15'],
    [' 29/02/2024 ', '2024-02-29'],
  ])('"%s" is %s', (text, wanted) => {
    expect(day(text)).toBe(wanted)
  })

  test.each(['29/02/2026', '31/04/2026', '2026/11/15', '15/13/2026', '0/1/2026', '15/11/26', 'morgen', '1/1/1600'])(
    '"%s" is refused',
    (text) => {
      expect(day(text)).toBe('error')
    },
  )

  test('an empty date is empty', () => {
    expect(day('  ')).toBeNull()
  })

  test('months read as 11/2026 and as 2026-11, and nothing else', () => {
    expect(parseMonth('11/2026')).toEqual({ value: '2026-11' })
    expect(parseMonth('2026-1')).toEqual({ value: '2026-01' })
    expect(parseMonth('')).toEqual({ empty: true })
    expect(parseMonth('13/2026')).toHaveProperty('error')
    expect(parseMonth('november')).toHaveProperty('error')
  })
})
