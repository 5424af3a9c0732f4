import { describe, expect, test } from 'vitest'
import { openLaw } from '#rules/kernel/dated.ts'
import {
  moederschapPerMaand,
  moederschapsdagen,
  moederschapZelfstandigePerMaand,
  tijdelijkPerMaand,
} from './tijdelijk-en-moederschap.ts'

const march = openLaw('2026-03-01')

describe('temporary unemployment', () => {
  test('60 % of at most 3.500,99 in March 2026, 65 % with overmacht, never under 63,47 and 68,76 a day', () => {
    // Grens C: 75,8270 × 1,7758 = 134,65 a day, 3.500,9 a month.
    expect(tijdelijkPerMaand(march, 5_000, false).bruto).toBe(2100.54)
    expect(tijdelijkPerMaand(march, 3_000, false).bruto).toBe(1800)
    expect(tijdelijkPerMaand(march, 3_000, true).bruto).toBe(1950)
    expect(tijdelijkPerMaand(march, 2_300, false).bruto).toBe(1650.22)
    expect(tijdelijkPerMaand(march, 2_300, true).bruto).toBe(1787.76)
    // 26,75 % is withheld.
    expect(tijdelijkPerMaand(march, 3_000, false).netto).toBe(1318.5)
  })
})

describe('maternity rest', () => {
  test('82 % without a limit, then 75 % of at most 186,79 a day: 140,09', () => {
    expect(moederschapPerMaand(march, 6_000, 1).bruto).toBe(4920)
    expect(moederschapPerMaand(march, 6_000, 2).bruto).toBe(3642.44)
    expect(moederschapPerMaand(march, 3_000, 2).bruto).toBe(2250)
  })

  test('fifteen weeks of six days: three months and twelve days; twelve weeks for a self-employed mother', () => {
    expect([1, 2, 3, 4, 5].map((month) => moederschapsdagen(march, false, month))).toEqual([26, 26, 26, 12, 0])
    expect([1, 2, 3, 4].map((month) => moederschapsdagen(march, true, month))).toEqual([26, 26, 20, 0])
  })

  test('self-employed: 908,12 a week for four weeks, then 830,61 (March 2026), twelve weeks in all', () => {
    const months = [1, 2, 3, 4].map((month) => moederschapZelfstandigePerMaand(march, month).bruto)
    expect(months[0]).toBe(3909.35)
    expect(months.reduce((all, one) => all + one, 0)).toBeCloseTo(4 * 908.12 + 8 * 830.61, 1)
  })
})
