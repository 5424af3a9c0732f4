import { describe, expect, test } from 'vitest'
import { showCell } from '#calculators/kernel/units.ts'
import { isLawScalar, showLaw } from '#calculators/kernel/law-words.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

describe('one way to write a value', () => {
  test('a legal value carries its unit, a day is written as a day', () => {
    expect(plain(showLaw(0.15, 'tarief'))).toBe('15 %')
    expect(plain(showLaw(1020, 'euro'))).toBe('€ 1.020')
    expect(plain(showLaw(99.5, 'euro per maand'))).toBe('€ 99,50 per maand')
    expect(showLaw(1, 'maanden')).toBe('1 maand')
    expect(showLaw(3, 'jaren')).toBe('3 jaar')
    expect(showLaw('2026-06-01', 'schaal')).toBe('01/06/2026')
    expect(showLaw('per kwartaal', 'schaal')).toBe('per kwartaal')
    expect(showLaw(null, 'euro')).toBe('opgeheven')
  })

  test('a scale, a table and a formula are no single value of the law', () => {
    expect([0.15, '2026-06-01', null].every(isLawScalar)).toBe(true)
    expect([[1, 2], { upTo: null }, true, undefined, () => 1].some(isLawScalar)).toBe(false)
  })

  test('a cell knows one and many, and an empty one is a dash', () => {
    expect(showCell(1, 'days')).toBe('1 dag')
    expect(showCell(2, 'days')).toBe('2 dagen')
    expect(plain(showCell(1234.5, 'euro'))).toBe('€ 1.234,50')
    expect(plain(showCell(0.0325, 'percent'))).toBe('3,25 %')
    expect(showCell('2026-11-15', 'date')).toBe('15/11/2026')
    expect(showCell(null, 'euro')).toBe('–')
    // Not 105,1: an index has two decimals.
    expect(showCell(105.1, 'index')).toBe('105,10')
  })
})
