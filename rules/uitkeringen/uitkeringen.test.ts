import { describe, expect, test } from 'vitest'
import { roundCents } from '#finance/money.ts'
import { openLaw } from '#rules/kernel/dated.ts'
import { werkloosheid, ziekteMaximum } from '#rules/uitkeringen/uitkeringen.figures.ts'
import {
  invaliditeitUitkering,
  invaliditeitZelfstandige,
  werkloosheidPerMaand,
  ziektePerMaand,
} from '#rules/uitkeringen/uitkeringen.ts'

const law = openLaw('2023-06-01')
const now = openLaw('2026-11-15')

describe('benefits of social security', () => {
  test('a clerk keeps the wage for a month, then gets 60 % up to the maximum, minus 11,11 %', () => {
    expect(ziektePerMaand(law, 'bediende', 'alleenstaand', 3000, 2100, 1)).toBe(2100)
    expect(ziektePerMaand(law, 'bediende', 'alleenstaand', 3000, 2100, 2)).toBe(1600.02)
    // 102,42 × 26 = 2.662,92 is the ceiling.
    expect(ziektePerMaand(law, 'bediende', 'alleenstaand', 9000, 4500, 2)).toBe(2367.07)
  })

  test('a self-employed person gets a fixed amount by household from the first month', () => {
    // 45,6685 × 1,8114 = 82,72 a day since September 2026.
    expect(ziektePerMaand(now, 'zelfstandige', 'gezinslast', 3000, 2000, 1)).toBe(1911.78)
    expect(ziektePerMaand(now, 'zelfstandige', 'samenwonend', 3000, 2000, 1)).toBeLessThan(
      ziektePerMaand(now, 'zelfstandige', 'alleenstaand', 3000, 2000, 1),
    )
  })

  test('after a year a self-employed person who lives with others gets more once the illness counts for the pension', () => {
    // INASTI in November 2023 (51,93 a day) and DB Accounting in May 2024 (52,97), without it 46,45 and 47,38.
    const day = (on: string, counts: boolean) => invaliditeitZelfstandige(openLaw(on), 'samenwonend', counts).bruto / 26
    expect([day('2023-11-01', true), day('2023-11-01', false)]).toEqual([51.93, 46.45])
    expect([day('2024-05-01', true), day('2024-05-01', false)]).toEqual([52.97, 47.38])
  })

  test('unemployment pays 65 % for three months and 60 % after, capped in steps', () => {
    const single = (gross: number, month: number) => werkloosheidPerMaand(law, 'samenwonend', gross, month)
    expect(single(2500, 1)).toBe(1461.04)
    expect(single(2500, 4)).toBe(1348.65)
    expect(single(9000, 3)).toBe(1869.66)
    expect(single(9000, 6)).toBe(1725.89)
    expect(single(9000, 7)).toBe(1608.54)
  })

  test('unemployment never falls below the minimum of the household, nor above the wage', () => {
    // 51,43 × 26 = 1.337,18 and 63,47 × 26 = 1.650,22 in 2023; 45,71 × 26 = 1.188,46 from the fourth month.
    expect(werkloosheidPerMaand(law, 'alleenstaand', 2000, 1)).toBe(1337.18)
    expect(werkloosheidPerMaand(law, 'gezinslast', 2000, 1)).toBe(1650.22)
    expect(werkloosheidPerMaand(law, 'samenwonend', 1900, 4)).toBe(1068.54)
    expect(werkloosheidPerMaand(law, 'gezinslast', 500, 1)).toBe(500)
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
    // 1 March 2026 (art. 111 KB 25 November 1991, limits A1, A2 and B × 1,7758): 106,65, 92,56 and 75,30 a day.
    const march = openLaw('2026-03-01')
    const net = (day: number) => Math.round(day * 26 * 0.8991 * 100) / 100
    const months = (household: 'samenwonend' | 'alleenstaand') =>
      [1, 3, 4, 6, 7, 12].map((month) => werkloosheidPerMaand(march, household, 9000, month))
    expect(months('samenwonend')).toEqual([106.65, 106.65, 92.56, 92.56, 75.3, 75.3].map(net))
    // Whoever lives alone has nothing withheld.
    expect(months('alleenstaand')).toEqual([2772.9, 2772.9, 2406.56, 2406.56, 1957.8, 1957.8])
  })

  test('the wage limits a month in the scale of the RVA of 1 April 2026', () => {
    const { hoogste } = openLaw('2026-04-01')(werkloosheid)
    // A1 4.265,98, A2 4.010,98 and B 3.262,99 (file barema-new-01042026, in Oraliks/docbel); a day is a 26th of it.
    const printed = [4_265.98 * 0.65, 4_010.98 * 0.6, 3_262.99 * 0.6]
    expect(hoogste).toEqual(printed.map((month) => roundCents(roundCents(month / 26) * 26)))
  })

  test('the lowest amounts of March 2026 are those of the RVA, September adds an index step', () => {
    const days = (date: string) => {
      const { gezinslast, alleenstaand, samenwonend } = openLaw(date)(werkloosheid).laagste
      return [...gezinslast, ...alleenstaand, ...samenwonend].map((month) => Math.round((month / 26) * 100) / 100)
    }
    // RVA, barema of 1 March 2026.
    expect(days('2026-03-01')).toEqual([76.55, 76.55, 69.59, 62.05, 62.05, 56.4, 59.72, 55.12, 50.11])
    expect(days('2026-09-01')).toEqual([78.09, 78.09, 70.99, 63.29, 63.29, 57.53, 60.92, 56.23, 51.12])
  })

  test('the highest sickness benefit follows the wage limit of art. 212', () => {
    const on = (date: string) => openLaw(date)(ziekteMaximum)
    expect(['2024-05-01', '2025-02-01', '2026-03-01', '2026-09-01'].map(on)).toEqual([107.73, 109.88, 112.08, 114.32])
  })

  test('a low wage has a minimum from the third month, by family from the fourth, never more than the wage until the seventh', () => {
    const march = openLaw('2026-03-01')
    const net = (gross: number) => Math.round(gross * 0.8889 * 100) / 100
    const on = (law_: typeof now, wage: number, month: number, household: 'gezinslast' | 'samenwonend') =>
      ziektePerMaand(law_, 'bediende', household, wage, 1500, month)
    // Art. 213/1 KB 3 July 1996: nothing in the second month, the amount of a single person in the third.
    expect([2, 3, 4, 6, 7].map((month) => on(march, 2300, month, 'gezinslast'))).toEqual(
      [0.6 * 2300, 64.27 * 26, 81.1 * 26, 81.1 * 26, 81.1 * 26].map(net),
    )
    expect(on(march, 1500, 4, 'gezinslast')).toBe(net(1500))
    expect(on(march, 1500, 7, 'gezinslast')).toBe(net(81.1 * 26))
    // Whoever lives with others has the amount of a single person at first, then 55,10.
    expect(on(march, 2300, 4, 'samenwonend')).toBe(net(64.27 * 26))
    expect(on(march, 2300, 7, 'samenwonend')).toBe(net(55.1 * 26))
    expect(on(openLaw('2023-12-01'), 2000, 2, 'gezinslast')).toBe(net(1200))
    expect(on(openLaw('2023-12-01'), 2000, 4, 'gezinslast')).toBe(net(76.42 * 26))
  })

  test('invalidity is 65, 55 or 40 % of the capped wage, and not below the minimum', () => {
    const march = openLaw('2026-03-01')
    const days = (['gezinslast', 'alleenstaand', 'samenwonend'] as const).map(
      (household) => Math.round((invaliditeitUitkering(march, household, 9000).bruto / 26) * 100) / 100,
    )
    expect(days).toEqual([121.41, 102.74, 74.72])
    expect(invaliditeitUitkering(march, 'alleenstaand', 2000).bruto).toBe(1671.02)
  })
})
