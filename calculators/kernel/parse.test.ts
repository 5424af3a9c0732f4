import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { eur, num } from '#calculators/kernel/format.ts'
import { type NumberKind, parseDate, parseMonth, parseNumber, parseTerm, parseYear } from '#calculators/kernel/parse.ts'

function read(text: string, kind: NumberKind = 'money'): number | string | null {
  const parsed = parseNumber(text, kind)
  return 'value' in parsed ? parsed.value : 'empty' in parsed ? null : parsed.error
}

describe('numbers as Belgians type them', () => {
  test.each([
    ['1.234,56', 1234.56],
    ['1,234.56', 1234.56],
    ['1234,56', 1234.56],
    ['1234.56', 1234.56],
    ['1,5', 1.5],
    ['1.5', 1.5],
    ['0,5', 0.5],
    [',5', 0.5],
    ['.5', 0.5],
    ['1 000', 1000],
    ['1\u00a0000', 1000],
    ['1\u202f000,50', 1000.5],
    ['€ 25.000', 25000],
    ['€25.000,00', 25000],
    ['25.000 €', 25000],
    ['25000 euro', 25000],
    ['EUR 25 000', 25000],
    ['25.000', 25000],
    ['25.00', 25],
    ['1.234.567', 1234567],
    ['1,234,567', 1234567],
    ['100,-', 100],
    ['€ 100,--', 100],
    ["1'000", 1000],
    ['-5', -5],
    ['\u22125', -5],
    ['- € 5', -5],
    ['€ -5', -5],
    ['  42  ', 42],
    ['１２３', 123],
    ['00012', 12],
    ['4\u200b2', 42],
    ['1000000000', 1_000_000_000],
    ['312k', 312_000],
    ['12,5 k', 12_500],
    ['€ 1,2 mln', 1_200_000],
    ['2 mio', 2_000_000],
    ['12 500', 12_500],
  ])('"%s" is an amount of %d', (text, wanted) => {
    expect(read(text)).toBe(wanted)
  })

  test.each([
    ['1.234,56', 1234.56],
    ['.5', 0.5],
    ['25.000', 25],
    ['3.125', 3.125],
    ['25.00', 25],
    ['1,234', 1.234],
    ['0.125', 0.125],
    ['5 %', 5],
  ])('"%s" is a percentage of %d', (text, wanted) => {
    expect(read(text, 'percent')).toBe(wanted)
  })

  test.each(['1.234.56', '12.34,5', '1..2', '1,,2', '10 00', '1.23.456', '1 00,5', "1'00"])(
    '"%s" is refused with a word about separators, never guessed',
    (text) => {
      expect(read(text)).toContain('scheidingstekens')
      expect(read(text, 'percent')).toContain('scheidingstekens')
    },
  )

  test('a percentage is no amount and an amount no percentage: 3 % of a price is not 3 euro', () => {
    for (const text of ['3 %', '3%']) expect(read(text)).toBe('Hier hoort een bedrag.')
    for (const text of ['€ 3', '3 euro', 'EUR 3']) {
      expect(read(text, 'percent')).toBe('Hier hoort een percentage.')
    }
  })

  test('three decimals in an amount get the question that was probably meant', () => {
    expect(read('1,234')).toBe('Gebruik maximaal 2 decimalen. Bedoel je 1.234?')
  })

  test('a leading zero is no group of three', () => {
    expect(read('0.125')).toBe('Gebruik maximaal 2 decimalen.')
  })

  test.each(['1e5', '12abc', 'abc', 'NaN', 'Infinity', '½', '€', '-', '%', '0x10', '--5', '1 euro 50'])(
    '"%s" is not a number',
    (text) => {
      expect(read(text)).toContain('Vul een getal in')
      expect(read(text, 'percent')).toContain('Vul een getal in')
    },
  )

  test.each(['', '   ', '\u00a0', '\u200b'])('"%s" is empty, not zero', (text) => {
    expect(read(text)).toBeNull()
    expect(read(text, 'percent')).toBeNull()
  })

  test.each(['-0', '-0,00', '−0'])('"%s" is plain zero', (text) => {
    expect(Object.is(read(text), 0)).toBe(true)
  })

  test('every amount in cents survives printing and reading, with any kind of space', () => {
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

  test('a very long text is cut before any pattern sees it, and refused', () => {
    expect(read('1.'.repeat(50_000))).toContain('Vul een getal in')
    expect(read(`${'1'.repeat(60)},5`)).toBeGreaterThan(1e59)
  })

  test('any text gives a value, an error or nothing, never NaN', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
        const value = read(text)
        if (typeof value === 'number') expect(Number.isFinite(value)).toBe(true)
      }),
    )
  })
})

describe('what was probably meant is asked, never guessed', () => {
  test.each([
    ['12.50.000', 'Kijk de scheidingstekens na: schrijf bijvoorbeeld 1.234,56. Bedoel je 1.250.000?'],
    ['1.25.00', 'Kijk de scheidingstekens na: schrijf bijvoorbeeld 1.234,56.'],
    ['1 12 500', 'Kijk de scheidingstekens na: schrijf bijvoorbeeld 1.234,56. Bedoel je 112.500?'],
    ['6 maanden', 'Vul een getal in, bijvoorbeeld 1.234,56. Bedoel je 6?'],
  ])('"%s"', (text, wanted) => {
    expect(read(text, 'plain')).toBe(wanted)
  })

  test('a whole number with a comma names its neighbours', () => {
    expect(parseNumber('31,5', 'plain', 0)).toEqual({
      error: 'Vul een geheel getal in, zonder cijfers na de komma. Bedoel je 31 of 32?',
    })
    expect(parseNumber('5,0', 'plain', 0)).toEqual({ value: 5 })
  })

  test('thousands behind a comma are not silently one', () => {
    const whole = 'Vul een geheel getal in, zonder cijfers na de komma. Bedoel je 12.500?'
    expect(parseNumber('12,500', 'plain', 0)).toEqual({ error: whole })
    expect(read('1,000')).toBe('Gebruik maximaal 2 decimalen. Bedoel je 1.000?')
    expect(read('1.2500')).toBe('Gebruik maximaal 2 decimalen. Bedoel je 12.500?')
    expect(read('2,50000', 'percent')).toBe(2.5)
  })

  test.each([
    ['25 jaar', 'months', 300],
    ['2 jaar en 6 maanden', 'months', 30],
    ['18 maanden', 'months', 18],
    ['1,5 jaar', 'months', 18],
    ['25 jaar', 'years', 25],
    ['24 mnd', 'years', 2],
    ['24', 'months', 24],
  ] as const)('a term of "%s" in %s is %d', (text, unit, wanted) => {
    expect(parseTerm(text, unit, 0)).toEqual({ value: wanted })
  })

  test('a term that does not fit whole years is asked back', () => {
    expect(parseTerm('18 maanden', 'years', 0)).toEqual({ error: 'Hier passen enkel hele jaren. Bedoel je 1 of 2?' })
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
    ['12/3/24', '2024-03-12'],
    ['5/6/85', '1985-06-05'],
    ['12032024', '2024-03-12'],
    ['12 maart 2024', '2024-03-12'],
    ['1 feb. 26', '2026-02-01'],
    ['5 mrt 2027', '2027-03-05'],
  ])('"%s" is %s', (text, wanted) => {
    expect(day(text)).toBe(wanted)
  })

  test.each(['29/02/2026', '31/04/2026', '2026/11/15', '15/13/2026', '0/1/2026', 'morgen', '1/1/1600'])(
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
    expect(parseMonth('maart 24')).toEqual({ value: '2024-03' })
  })

  test.each([
    ['31/02/2027', 'Februari 2027 heeft 28 dagen. Bedoel je 28/02/2027?'],
    ['29/02/2026', 'Februari 2026 heeft 28 dagen. Bedoel je 28/02/2026?'],
    ['31/04/2026', 'April 2026 heeft 30 dagen. Bedoel je 30/04/2026?'],
    ['03/15/2026', 'Er zijn maar 12 maanden. Bedoel je 15/03/2026?'],
    ['1/2/55', 'Schrijf het jaar met vier cijfers. Bedoel je 01/02/1955 of 01/02/2055?'],
  ])('"%s" is asked back: %s', (text, wanted) => {
    expect(parseDate(text)).toEqual({ error: wanted })
  })

  test('a year of two digits follows what the field accepts, and is asked back where both centuries fit', () => {
    const between = (low: number, high: number) => (year: number) => year >= low && year <= high
    expect(parseYear('85', between(1900, 2026))).toEqual({ value: 1985 })
    expect(parseYear('55', between(1900, 2026))).toEqual({ value: 1955 })
    expect(parseYear('30', between(1900, 2026))).toEqual({ value: 1930 })
    expect(parseYear('30', between(1990, 2090))).toEqual({ value: 2030 })
    expect(parseYear('55', between(1900, 2200))).toEqual({
      error: 'Schrijf het jaar met vier cijfers. Bedoel je 1955 of 2055?',
    })
    expect(parseYear('1990', between(1900, 2026))).toEqual({ value: 1990 })
    expect(parseDate('1/2/55', (date) => date <= '2026-12-31')).toEqual({ value: '1955-02-01' })
  })
})
