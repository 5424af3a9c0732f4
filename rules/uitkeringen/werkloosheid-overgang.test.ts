import { describe, expect, test } from 'vitest'
import { openLaw } from '#rules/kernel/dated.ts'
import { duurOvergang, overgangUitkering } from './werkloosheid-overgang.ts'

const now = openLaw('2026-11-15')
const march = openLaw('2026-03-01')

describe('unemployment that began before 1 March 2026', () => {
  test('counts from 1 July 2025 for those who were out of work already, from the claim for those who came later', () => {
    const months = (begin: string, jaren: number) => duurOvergang(now, begin, jaren, null).months
    // Art. 212, § 1: 24 months with five years of work; 12 and one per 104 days below.
    expect(months('2024-07', 5)).toBe(36)
    expect(months('2025-06', 5)).toBe(25)
    expect(months('2025-07', 5)).toBe(24)
    expect(months('2026-02', 5)).toBe(24)
    // 312 ÷ 104 = 3, 624 ÷ 104 = 6; from four years on (1.248 days) the most.
    expect([1, 2, 3.99, 4].map((jaren) => months('2025-09', jaren))).toEqual([15, 18, 23, 24])
  })

  test('gives nothing without a year of work', () => {
    expect(duurOvergang(now, '2025-09', 0.99, null).months).toBe(0)
  })

  test('has no end at 55 with 30 years of work, 31 for a claim in 2026', () => {
    expect(duurOvergang(now, '2025-12', 30, 55).months).toBeNull()
    expect(duurOvergang(now, '2026-01', 30, 55).months).toBe(24)
    expect(duurOvergang(now, '2026-01', 31, 55).months).toBeNull()
    expect(duurOvergang(now, '2025-12', 30, 54).months).toBe(24)
  })

  const paid = (
    law: typeof now,
    household: 'gezinslast' | 'alleenstaand' | 'samenwonend',
    month: number,
    jaren = 10,
    leeftijd: number | null = null,
  ) => {
    const right = duurOvergang(law, '2024-07', jaren, leeftijd)
    const { fase, benefit } = overgangUitkering(law, household, 6_000, month, { jaren, leeftijd, right })
    return [fase, Math.round((benefit.bruto / 26) * 100) / 100]
  }

  test('pays 65 % and 60 % of limit C and 60 % of limit B in the first year, also after the reform', () => {
    // 75,8270 × 1,7758 = 134,65 and 70,6721 × 1,7758 = 125,50 in March 2026; × 1,8114 since September.
    expect([1, 4, 7].map((month) => paid(march, 'alleenstaand', month))).toEqual([
      ['oud', 87.52],
      ['oud', 80.79],
      ['oud', 75.3],
    ])
    expect([1, 4, 7].map((month) => paid(now, 'alleenstaand', month))).toEqual([
      ['oud', 89.28],
      ['oud', 82.41],
      ['oud', 76.81],
    ])
  })

  test('after a year: a share of the wage for a year, then a fifth less of the difference every six months', () => {
    // 42,03 × 1,1041 = 46,41 (five steps since November 2022); the fixed amount is 16,48 × 1,7758 = 29,27.
    expect(paid(march, 'samenwonend', 13)).toEqual(['tweede', 46.41])
    expect(paid(march, 'samenwonend', 24)).toEqual(['tweede', 46.41])
    expect(paid(march, 'samenwonend', 25)).toEqual(['tweede', 42.98])
    expect(paid(march, 'samenwonend', 31)).toEqual(['tweede', 39.55])
    // Three years of work: two months and six, then the fixed amount.
    expect(paid(march, 'samenwonend', 20, 3)).toEqual(['tweede', 46.41])
    expect(paid(march, 'samenwonend', 21, 3)).toEqual(['vast', 29.27])
  })

  test('does not fall for somebody who has 25 years of work or is 55', () => {
    expect(paid(march, 'samenwonend', 31, 25)).toEqual(['tweede', 46.41])
    expect(paid(march, 'samenwonend', 31, 10, 55)).toEqual(['tweede', 46.41])
    // With the long career: the higher fixed amount after the 24 months.
    expect(paid(march, 'samenwonend', 36, 30, 55)).toEqual(['tweede', 46.41])
    expect(paid(march, 'samenwonend', 37, 30, 55)).toEqual(['vast', 41.54])
  })
})
