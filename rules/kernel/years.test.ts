import { describe, expect, test } from 'vitest'
import { dated, openLaw } from '#rules/kernel/dated.ts'
import { comparableYears, knownYears } from '#rules/kernel/years.ts'

const details = { source: 'FOD', checkedOn: '2026-11-15', confidence: 'hoog' } as const
const yearly = dated(
  'yearly',
  'Jaarlijks',
  'euro',
  [
    { from: '2024-01-01', value: 1 },
    { from: '2025-01-01', value: 2 },
    { from: '2026-01-01', value: 3 },
  ],
  { ...details, knownTo: '2026-12-31' },
)
const fixed = dated('fixed', 'Vast', 'tarief', [{ from: '1992-01-01', value: 0.3 }], details)
const coming = dated(
  'coming',
  'Komend',
  'tarief',
  [
    { from: '2000-01-01', value: 0.1 },
    { from: '2028-01-01', value: 0.2 },
  ],
  details,
)

describe('the years of the law', () => {
  test('are those in which every figure is known', () => {
    expect(knownYears([yearly, fixed], '2026-11-15')).toEqual([2024, 2025, 2026])
    expect(knownYears([fixed], '2026-11-15')).toHaveLength(11)
    expect(knownYears([coming], '2026-11-15').at(-1)).toBe(2028)
    expect(knownYears([coming, yearly], '2026-11-15')).toEqual([2024, 2025, 2026])
  })

  test('the running year stays in the list while its figures are provisional', () => {
    expect(knownYears([yearly], '2027-01-02')).toEqual([2024, 2025, 2026, 2027])
  })

  test('a visitor switches between years whose law differs, with this year among them', () => {
    const law = openLaw('2026-11-15')
    law(yearly)
    law(fixed)
    expect(comparableYears(law.uses, '2026-11-15')).toEqual([2024, 2025, 2026])
    // On 2 January the provisional year has the same rows as the one before it.
    const later = openLaw('2027-01-02')
    later(yearly)
    expect(comparableYears(later.uses, '2027-01-02')).toEqual([2024, 2025, 2027])
  })

  test('there is no switch when nothing differs or when a date of the case decides', () => {
    const law = openLaw('2026-11-15')
    expect(comparableYears(law.uses, '2026-11-15')).toEqual([])
    law(fixed)
    law.on('2020-01-01')(fixed)
    expect(comparableYears(law.uses, '2026-11-15')).toEqual([])
    law(yearly)
    expect(comparableYears(law.uses, '2026-11-15')).toEqual([2024, 2025, 2026])
    law.on('2026-11-15')(yearly)
    expect(comparableYears(law.uses, '2026-11-15')).toEqual([])
  })

  test('a projection is no date of the case', () => {
    const law = openLaw('2026-11-15')
    law.ahead('2040-12-31')(yearly)
    expect(law.uses.map((use) => [use.date, use.provisional, use.ofCase])).toEqual([['2026-12-31', false, false]])
    expect(comparableYears(law.uses, '2026-11-15')).toEqual([2024, 2025, 2026])
    const later = openLaw('2027-01-02')
    later.ahead('2040-12-31')(yearly)
    later.ahead('2025-06-01')(yearly)
    expect(later.uses.map((use) => [use.date, use.provisional])).toEqual([
      ['2027-01-02', true],
      ['2025-06-01', false],
    ])
    later.ahead('2040-12-31')(fixed)
    expect(later.uses.at(-1)).toMatchObject({ date: '2040-12-31', provisional: false })
  })
})
