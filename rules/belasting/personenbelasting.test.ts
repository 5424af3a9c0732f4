import { describe, expect, test } from 'vitest'
import { openLaw } from '#rules/kernel/dated.ts'
import {
  basisbelasting,
  forfaitaireKosten,
  gezinsbedragen,
  verminderingVrijeSom,
} from '#rules/belasting/personenbelasting.ts'
import { toeslagenVrijeSom } from '#rules/belasting/ten-laste.figures.ts'

const law2025 = openLaw('2025-12-31')
const newYear = openLaw('2026-01-01')

test('35.000 euro in income year 2022: 3.467,50 + 4.244 + 4.734 (Odos)', () => {
  expect(basisbelasting(openLaw('2022-12-31'), 35_000)).toBe(12_445.5)
})

describe('scale of income year 2025', () => {
  test.each([
    [0, 0],
    [-100, 0],
    [16_320, 4_080],
    [28_800, 4_080 + 4_992],
    [49_840, 9_072 + 9_468],
    [60_000, 18_540 + 5_080],
  ])('tax on %d euro is %d euro', (income, tax) => {
    expect(basisbelasting(law2025, income)).toBe(tax)
  })

  test.each([
    [0, 0],
    [11_460, 2_865],
    [16_320, 2_865 + 1_458],
    [27_190, 4_323 + 4_348],
    [49_840, 8_671 + 10_192.5],
    [50_840, 18_863.5 + 500],
  ])('a tax-free sum of %d euro takes off %d euro', (sum, reduction) => {
    expect(verminderingVrijeSom(law2025, sum)).toBe(reduction)
  })
})

describe('lump-sum expenses of 2025 (art. 51)', () => {
  test.each([
    ['werknemer', 10_000, 3_000],
    ['werknemer', 19_766.66, 5_930],
    ['werknemer', 19_766.6, 5_929.98],
    ['werknemer', 80_000, 5_930],
    ['zelfstandige', 80_000, 5_930],
    ['bedrijfsleider', 100_000, 3_000],
    ['bedrijfsleider', 104_333.34, 3_130],
    ['bedrijfsleider', 200_000, 3_130],
    ['vrijBeroep', 7_540, 2_163.98],
  ] as const)('%s, %d euro: %d euro', (soort, base, expenses) => {
    expect(forfaitaireKosten(law2025, base, soort)).toBe(expenses)
  })
})

test.each([
  // fiscusonweb.be, art. 51: 28,7 %, 10 %, 5 % and 3 %, with the fixed part at each step.
  ['2023-12-31', 7_020, 2_014.74],
  ['2023-12-31', 13_950, 2_707.74],
  ['2023-12-31', 23_220, 3_171.24],
  ['2023-12-31', 79_178, 4_849.98],
  ['2023-12-31', 90_000, 4_850],
  ['2022-12-31', 21_190, 2_894.67],
  ['2021-12-31', 20_680, 2_824.25],
  ['2021-12-31', 100_000, 4_320],
] as const)('a liberal profession, %s: %d euro gives %d euro of expenses', (day, base, expenses) => {
  expect(forfaitaireKosten(openLaw(day), base, 'vrijBeroep')).toBe(expenses)
})

test('the announced amounts start with income year 2026, and only where they are asked for', () => {
  const inForce = { vrijeSom: 10_910, toeslagen: law2025(toeslagenVrijeSom), quotient: 13_460 }
  expect(gezinsbedragen(law2025, 'nu')).toEqual(inForce)
  expect(gezinsbedragen(law2025, 'aangekondigd')).toEqual(inForce)
  expect(gezinsbedragen(newYear, 'nu')).toMatchObject({ vrijeSom: 11_180, quotient: 13_800 })
  expect(gezinsbedragen(newYear, 'aangekondigd')).toEqual({
    vrijeSom: 11_550,
    toeslagen: newYear.announced()(toeslagenVrijeSom),
    quotient: 11_780,
  })
})
