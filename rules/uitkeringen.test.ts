import { describe, expect, test } from 'vitest'
import { openLaw } from '#rules/dated.ts'
import { werkloosheidPerMaand, ziektePerMaand } from '#rules/uitkeringen.ts'

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
    expect(werkloosheidPerMaand(law, 2000, 1)).toBe(1168.83)
    expect(werkloosheidPerMaand(law, 2000, 4)).toBe(1078.92)
    expect(werkloosheidPerMaand(law, 9000, 3)).toBe(1869.66)
    expect(werkloosheidPerMaand(law, 9000, 6)).toBe(1725.89)
    expect(werkloosheidPerMaand(law, 9000, 7)).toBe(1608.54)
  })

  test('a civil servant keeps the wage during the first year', () => {
    expect(ziektePerMaand(now, 'ambtenaar', 'alleenstaand', 3000, 2100, 6)).toBe(2100)
  })
})
