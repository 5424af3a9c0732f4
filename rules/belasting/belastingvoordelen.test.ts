import { describe, expect, test } from 'vitest'
import {
  chequesVermindering,
  giftenVermindering,
  opvangUitgave,
  opvangVermindering,
  woonbonusVermindering,
} from '#rules/belasting/belastingvoordelen.ts'
import { onderhoudsgeldAftrek } from '#rules/belasting/belastingvoordelen.figures.ts'
import { openLaw } from '#rules/kernel/dated.ts'

const law2024 = openLaw('2024-12-31')
const law2025 = openLaw('2025-12-31')

describe('tax breaks', () => {
  test('of alimony 80 % is deductible in 2024, and ten points less in each year up to 2027', () => {
    expect(
      ['2024', '2025', '2026', '2027'].map((year) => 6_000 * openLaw(`${year}-12-31`)(onderhoudsgeldAftrek)),
    ).toEqual([4_800, 4_200, 3_600, 3_000])
  })

  test('service vouchers in Brussels, alone and as a couple; none in Flanders since 2025', () => {
    expect(chequesVermindering(law2025, 172, 'brussel', 1)).toBe(263.16)
    expect(chequesVermindering(law2025, 400, 'brussel', 2)).toBe(526.32)
    expect(chequesVermindering(law2025, 172, 'vlaanderen', 1)).toBe(0)
    expect(chequesVermindering(law2025, 150, 'wallonie', 1)).toBe(135)
    expect(chequesVermindering(law2025, 301, 'wallonie', 2)).toBe(270)
    expect(chequesVermindering(law2025, 100, 'brussel', 1)).toBe(153)
    // 20 % of 9 euro each, on at most 1.790 euro.
    expect(chequesVermindering(law2024, 100, 'vlaanderen', 1)).toBe(180)
    expect(chequesVermindering(law2024, 300, 'vlaanderen', 1)).toBe(358)
    expect(chequesVermindering(openLaw('2026-06-01'), 172, 'brussel', 1)).toBe(0)
  })

  test('gifts: 45 % until 2024, 30 % since, from 40 euro, within a tenth of the income', () => {
    expect(giftenVermindering(law2024, 100, 30_000)).toBe(45)
    expect(giftenVermindering(law2025, 100, 30_000)).toBe(30)
    expect(giftenVermindering(law2025, 39.99, 30_000)).toBe(0)
    expect(giftenVermindering(law2025, 5_000, 30_000)).toBe(900)
    expect(giftenVermindering(law2025, 40, 30_000)).toBe(12)
    expect(giftenVermindering(law2025, 3_000, 30_000)).toBe(900)
  })

  test('gifts: 408.130 euro at most in 2025, whatever the income', () => {
    expect(giftenVermindering(law2025, 408_130, 9_000_000)).toBe(122_439)
    expect(giftenVermindering(law2025, 500_000, 9_000_000)).toBe(122_439)
  })

  test('day care counts up to the daily maximum', () => {
    expect(opvangUitgave(law2024, 235.1, 100)).toBe(235.1)
    expect(opvangUitgave(law2024, 5_000, 100)).toBe(1_640)
    expect(opvangVermindering(law2024, 235.1)).toBe(105.8)
    expect(opvangVermindering(law2024, 1_640)).toBe(738)
  })

  test('the integrated housing bonus: 40 % of at most 2.280 euro in the first ten years', () => {
    const options = { firstTen: true, threeChildren: false, income: 34_070 }
    expect(woonbonusVermindering(law2025, 3_000, 'geintegreerd', options)).toBe(912)
    expect(woonbonusVermindering(law2025, 3_000, 'geintegreerd', { ...options, firstTen: false })).toBe(608)
    expect(woonbonusVermindering(law2025, 3_000, 'geen', options)).toBe(0)
    // A small payment counts as it is; three children add 80 euro, only in the first ten years.
    expect(woonbonusVermindering(law2025, 1_000, 'geintegreerd', options)).toBe(400)
    const three = { ...options, threeChildren: true }
    expect(woonbonusVermindering(law2025, 3_000, 'woonbonus2015', three)).toBe(944)
    expect(woonbonusVermindering(law2025, 3_000, 'woonbonus2015', { ...three, firstTen: false })).toBe(608)
  })

  test('a loan of 2005 to 2014 counts at the highest brackets, at least at 30 %', () => {
    const old = (income: number) =>
      woonbonusVermindering(law2025, 9_000, 'woonbonus2005', { firstTen: false, threeChildren: true, income })
    expect(old(60_000)).toBe(1_140)
    // 800 euro at 45 % above 28.800, 1.480 at 40 % below.
    expect(old(29_600)).toBe(952)
    expect(old(15_000)).toBe(684)
    expect(old(1_000)).toBe(300)
    expect(old(0)).toBe(0)
  })
})
