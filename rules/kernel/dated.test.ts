import { describe, expect, test } from 'vitest'
import { covers, dated, isDated, nearestRow, openLaw, OutsideLaw } from '#rules/kernel/dated.ts'

const details = { source: 'FOD', checkedOn: '2026-11-15', confidence: 'hoog' } as const
const exemption = dated(
  'exemption',
  'Vrijstelling',
  'euro per jaar',
  [
    { from: '2020-01-01', value: 980 },
    { from: '2024-01-01', value: 1020 },
  ],
  {
    ...details,
    knownTo: '2029-12-31',
  },
)
const repealed = dated<number | null>(
  'repealed',
  'Afgeschafte taks',
  'tarief',
  [
    { from: '2016-01-01', value: 0.33 },
    { from: '2017-01-01', value: null },
  ],
  details,
)

function thrownBy(work: () => unknown): OutsideLaw {
  try {
    work()
  } catch (error) {
    if (error instanceof OutsideLaw) return error
    throw error
  }
  throw new Error('Nothing was thrown')
}

describe('dated legal figures', () => {
  test('a value holds from its own day until the next row starts', () => {
    expect(openLaw('2023-12-31')(exemption)).toBe(980)
    expect(openLaw('2024-01-01')(exemption)).toBe(1020)
    expect(openLaw('2029-12-31')(exemption)).toBe(1020)
  })

  test('before the first row the law refuses, says so and names a year that works', () => {
    const error = thrownBy(() => openLaw('2019-12-31')(exemption))
    expect(error.message).toBe('We kennen "Vrijstelling" pas vanaf 01/01/2020. Kies een latere datum.')
    expect(error).toMatchObject({ figure: 'exemption', date: '2019-12-31', reason: 'before', year: 2020 })
    const midYear = dated('x', 'X', 'aantal', [{ from: '2022-04-01', value: 1 }], details)
    expect(thrownBy(() => openLaw('2022-03-31')(midYear)).year).toBe(2023)
  })

  test('after the last known day the last value is used for eighteen months and is marked', () => {
    const law = openLaw('2029-12-31')
    expect(law(exemption)).toBe(1020)
    expect(law.uses.map((use) => use.provisional)).toEqual([false])
    expect(law.on('2030-01-01')(exemption)).toBe(1020)
    expect(law.uses.map((use) => [use.row.from, use.date, use.provisional])).toEqual([
      ['2024-01-01', '2030-01-01', true],
    ])
    // Once provisional, a later reading for a day that is known does not wash that away.
    law(exemption)
    expect(law.uses.map((use) => use.provisional)).toEqual([true])
    expect(openLaw('2031-06-30')(exemption)).toBe(1020)
  })

  test('more than eighteen months after it the law refuses', () => {
    const error = thrownBy(() => openLaw('2031-07-01')(exemption))
    expect(error.message).toBe('"Vrijstelling" is nog niet bekend na 31/12/2029. Reken met de regels van 2029.')
    expect(error).toMatchObject({ name: 'OutsideLaw', date: '2031-07-01', reason: 'after', year: 2029 })
  })

  test('a text takes the nearest row and never fails', () => {
    expect(
      ['1990-01-01', '2020-01-01', '2024-06-01', '2099-01-01'].map((day) => nearestRow(exemption, day).value),
    ).toEqual([980, 980, 1020, 1020])
  })

  test('a figure covers its first day and its last known day, and not the day beside them', () => {
    expect(['2019-12-31', '2020-01-01', '2029-12-31', '2030-01-01'].map((day) => covers(exemption, day))).toEqual([
      false,
      true,
      true,
      false,
    ])
    expect(covers(repealed, '2050-01-01')).toBe(true)
  })

  test('a repeal is a row with null', () => {
    expect(openLaw('2016-06-01')(repealed)).toBe(0.33)
    expect(openLaw('2026-06-01')(repealed)).toBeNull()
  })

  test('every figure read is recorded once per row, also when read on another date', () => {
    const law = openLaw('2026-11-15')
    law(exemption)
    law(exemption)
    law.on('2021-01-01')(exemption)
    law.on('2026-01-01')(repealed)
    expect(law.uses.map((use) => [use.figure.label, use.row.from])).toEqual([
      ['Vrijstelling', '2024-01-01'],
      ['Vrijstelling', '2020-01-01'],
      ['Afgeschafte taks', '2017-01-01'],
    ])
    expect(law.on('2021-01-01').date).toBe('2021-01-01')
  })

  test('two figures that share a row are two figures', () => {
    const law = openLaw('2026-11-15')
    const twin = dated('twin', 'Tweeling', 'euro per jaar', exemption.rows, details)
    expect([law(exemption), law(twin)]).toEqual([1020, 1020])
    expect(law.uses.map((use) => use.figure.label)).toEqual(['Vrijstelling', 'Tweeling'])
  })

  test('rows out of order or missing are a mistake of ours', () => {
    const row = { from: '2024-01-01', value: 1 }
    const later = { from: '2025-01-01', value: 2 }
    expect(dated('x', 'X', 'aantal', [row, later], details).rows).toEqual([row, later])
    expect(() => dated('x', 'X', 'aantal', [row, row], details)).toThrow('x: rows out of order at 2024-01-01')
    expect(() => dated('x', 'X', 'aantal', [later, row], details)).toThrow('x: rows out of order at 2024-01-01')
    expect(() => dated('x', 'X', 'aantal', [], details)).toThrow('x: no rows')
  })

  test('a figure is recognised among other exports', () => {
    expect(isDated(exemption)).toBe(true)
    expect([null, 3, {}, { kind: 'other' }].some(isDated)).toBe(false)
  })
})
