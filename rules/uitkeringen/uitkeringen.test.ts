import { describe, expect, test } from 'vitest'
import { openLaw } from '#rules/kernel/dated.ts'
import { werkloosheid } from '#rules/uitkeringen/uitkeringen.figures.ts'
import { werkloosheidPerMaand, ziektePerMaand } from '#rules/uitkeringen/uitkeringen.ts'

const law = openLaw('2023-06-01')
const now = openLaw('2026-11-15')

describe('benefits of social security', () => {
  test('a clerk keeps his wage for a month, then gets 60 % up to the maximum, minus 11,11 %', () => {
    expect(ziektePerMaand(law, 'bediende', 'alleenstaand', 3000, 2100, 1)).toBe(2100)
    expect(ziektePerMaand(law, 'bediende', 'alleenstaand', 3000, 2100, 2)).toBe(1600.02)
    // 102,42 × 26 = 2.662,92 is the ceiling.
    expect(ziektePerMaand(law, 'bediende', 'alleenstaand', 9000, 4500, 2)).toBe(2367.07)
  })

  test('a self-employed person gets a fixed amount by household from the first month', () => {
    expect(ziektePerMaand(now, 'zelfstandige', 'gezinslast', 3000, 2000, 1)).toBe(1874.33)
    expect(ziektePerMaand(now, 'zelfstandige', 'samenwonend', 3000, 2000, 1)).toBeLessThan(
      ziektePerMaand(now, 'zelfstandige', 'alleenstaand', 3000, 2000, 1),
    )
  })

  test('unemployment pays 65 % for three months and 60 % after, capped in steps', () => {
    const single = (gross: number, month: number) => werkloosheidPerMaand(law, 'alleenstaand', gross, month)
    expect(single(2500, 1)).toBe(1461.04)
    expect(single(2500, 4)).toBe(1348.65)
    expect(single(9000, 3)).toBe(1869.66)
    expect(single(9000, 6)).toBe(1725.89)
    expect(single(9000, 7)).toBe(1608.54)
  })

  test('unemployment never falls below the minimum of the household, nor above the wage', () => {
    // 51,43 × 26 = 1.337,18 and 63,47 × 26 = 1.650,22 in 2023; 45,71 × 26 = 1.188,46 from the fourth month.
    expect(werkloosheidPerMaand(law, 'alleenstaand', 2000, 1)).toBe(1202.26)
    expect(werkloosheidPerMaand(law, 'gezinslast', 2000, 1)).toBe(1483.71)
    expect(werkloosheidPerMaand(law, 'samenwonend', 1900, 4)).toBe(1068.54)
    expect(werkloosheidPerMaand(law, 'gezinslast', 500, 1)).toBe(449.55)
    expect(werkloosheidPerMaand(law, 'gezinslast', 0, 1)).toBe(0)
  })

  test('the highest and lowest amounts of the RVA on 1 February 2025', () => {
    const { hoogste, laagste } = openLaw('2025-02-01')(werkloosheid)
    expect(hoogste).toEqual([2231.06, 2059.46, 1919.32])
    expect(laagste.gezinslast).toEqual([1773.98, 1773.98, 1773.98])
    expect(laagste.alleenstaand).toEqual([1437.54, 1437.54, 1437.54])
    expect(laagste.samenwonend).toEqual([1383.72, 1277.38, 1277.38])
  })

  test('a civil servant keeps the wage during the first year', () => {
    const at = (month: number) => ziektePerMaand(now, 'ambtenaar', 'alleenstaand', 3000, 2100, month)
    // 3.000 × 60 % × (1 − 11,11 %) afterwards.
    expect([at(1), at(12), at(13)]).toEqual([2100, 2100, 1600.02])
  })

  test('the first three, the next three and the later months each have their own amount', () => {
    // 1 March 2026: 87,53, 80,79 and 75,30 euro a day, 26 days, minus 10,09 %.
    const months = [1, 3, 4, 6, 7, 12].map((month) => werkloosheidPerMaand(now, 'alleenstaand', 9000, month))
    const net = (day: number) => Math.round(day * 26 * 0.8991 * 100) / 100
    expect(months).toEqual([net(87.53), net(87.53), net(80.79), net(80.79), net(75.3), net(75.3)])
  })
})
