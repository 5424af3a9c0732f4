import { describe, expect, test } from 'vitest'
import { numberOf, reportFor } from '#calculators/kernel/testing.ts'
import calculator from './calculator.ts'

const lot = { effect: 'A', datum: '2026-02-02', aantal: 100, prijs: 100, foto: null, munt: 'EUR', wisselkoers: null }
const sale = { effect: 'A', datum: '2026-09-01', aantal: 100, prijs: 275, munt: 'EUR', wisselkoers: null }

describe('withhold or declare', () => {
  // 100 × (275 − 100) = 17.500. The bank keeps a tenth: 1.750. The tax is a tenth of 7.500: 750. A thousand comes back.
  test('a bank that withholds ignores the exemption until the return', () => {
    const report = reportFor(calculator, { loten: [lot], verkopen: [sale], inhouding: 'bank' })
    expect(
      ['ingehouden', 'belasting', 'terugTeVragen', 'terugBijInhouding'].map((key) => numberOf(report, key)),
    ).toEqual([1750, 750, 1000, 1000])
  })

  test('with an opt-out nothing is held back, the tax is the same and the choice is still shown in euro', () => {
    const report = reportFor(calculator, { loten: [lot], verkopen: [sale], inhouding: 'optout' })
    expect(['ingehouden', 'belasting', 'bijTeBetalen', 'bijInhouding'].map((key) => numberOf(report, key))).toEqual([
      0, 750, 750, 1750,
    ])
    expect(report.tables.find(({ key }) => key === 'inhouden')?.rows.map((row) => row.slice(1, 5))).toEqual([
      [1750, 1000, 0, 750],
      [0, 0, 750, 750],
    ])
  })

  test('each sale follows its own account', () => {
    const half = { ...sale, aantal: 50 }
    const report = reportFor(calculator, {
      loten: [lot],
      verkopen: [
        { ...half, rekening: 'Saxo', ingehouden: 'ja' },
        { ...half, rekening: 'DEGIRO', ingehouden: 'nee' },
      ],
      inhouding: 'buitenland',
    })
    expect(numberOf(report, 'ingehouden')).toBe(875)
    expect(report.tables.find(({ key }) => key === 'rekeningen')?.rows).toEqual([
      ['Saxo', 8750, 875, 0, 875],
      ['DEGIRO', 8750, 0, 8750, null],
    ])
  })
})
