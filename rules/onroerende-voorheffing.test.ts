import { describe, expect, test } from 'vitest'
import { openLaw } from '#rules/dated.ts'
import { onroerendeVoorheffing } from '#rules/onroerende-voorheffing.ts'

describe('property tax', () => {
  test('Flanders 2026: 1.000 × 2,3 × 3,97 % and 900 surcharges is 913,10', () => {
    const tax = onroerendeVoorheffing(openLaw('2026-06-30'), 'vlaanderen', { ki: 1000, municipal: 900, provincial: 0 })
    expect(tax).toMatchObject({ indexed: 2300, base: 91.31, municipal: 821.79, gross: 913.1, due: 913.1 })
  })

  test('the coefficient follows the year', () => {
    const of = (year: number) =>
      onroerendeVoorheffing(openLaw(`${year}-06-30`), 'brussel', { ki: 1000, municipal: 0, provincial: 500 }).due
    expect([2022, 2023, 2024, 2025, 2026].map(of)).toEqual([23.86, 26.14, 27.2, 28.06, 28.75])
  })

  test('reductions stop at the tax itself', () => {
    const tax = onroerendeVoorheffing(openLaw('2026-06-30'), 'wallonie', {
      ki: 500,
      municipal: 100,
      provincial: 100,
      modest: true,
      energy: 0.5,
      other: 5000,
    })
    expect(tax.due).toBe(0)
  })
})
