import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { co2Percentage, voordeelWagen } from '#rules/bedrijfswagen.ts'
import { openLaw } from '#rules/dated.ts'

const of = (jaar: number) => openLaw(`${jaar}-07-01`)
const petrol = { cataloguswaarde: 30_000, brandstof: 'benzine', uitstoot: 125 } as const

describe('company car', () => {
  test('34 petrol car of 30.000 euro and 125 g: 2013 and 2014, new and a year old', () => {
    expect(co2Percentage(of(2014), 'benzine', 125)).toBe(0.068)
    expect(voordeelWagen(of(2014), { ...petrol, eersteInschrijving: '2014-01-01', jaar: 2014 }).bruto).toBe(1_748.57)
    expect(voordeelWagen(of(2013), { ...petrol, eersteInschrijving: '2013-01-01', jaar: 2013 }).bruto).toBe(1_645.71)
    expect(voordeelWagen(of(2014), { ...petrol, eersteInschrijving: '2013-01-01', jaar: 2014 }).bruto).toBe(1_643.66)
  })

  test('an electric car of 40.000 euro stays under the minimum of 2026', () => {
    const result = voordeelWagen(of(2026), {
      cataloguswaarde: 40_000,
      brandstof: 'elektrisch',
      uitstoot: 0,
      eersteInschrijving: '2026-01-01',
      jaar: 2026,
    })
    expect(result).toMatchObject({ formule: 1_371.43, minimum: 1_690, bruto: 1_690 })
  })

  test('the age changes in the month of first registration', () => {
    const result = voordeelWagen(of(2026), {
      cataloguswaarde: 50_000,
      brandstof: 'diesel',
      uitstoot: 110,
      eersteInschrijving: '2025-07-15',
      jaar: 2026,
    })
    // 5,5 % + 52 × 0,1 % = 10,7 %. 181 days at 100 %, 184 at 94 %.
    expect(result.co2).toBe(0.107)
    expect(result.delen.map((deel) => [deel.dagen, deel.leeftijd])).toEqual([
      [181, 1],
      [184, 0.94],
    ])
    expect(result.bruto).toBeCloseTo(50_000 * (6 / 7) * 0.107 * ((181 + 184 * 0.94) / 365), 2)
  })

  test('own contribution lowers the benefit, never below zero', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000 }), fc.integer({ min: 10_000, max: 150_000 }), (own, value) => {
        const result = voordeelWagen(of(2026), {
          cataloguswaarde: value,
          brandstof: 'benzine',
          uitstoot: 120,
          eersteInschrijving: '2024-03-01',
          jaar: 2026,
          eigenBijdrageMaand: own,
        })
        expect(result.belastbaar).toBeGreaterThanOrEqual(0)
        expect(result.belastbaar + result.eigenBijdrage).toBeCloseTo(result.bruto, 2)
      }),
    )
  })
})
