import { describe, expect, test } from 'vitest'
import { openLaw } from '#rules/kernel/dated.ts'
import { forfaitAuteursrechten } from '#rules/sparen-beleggen/auteursrechten.ts'

const now = openLaw('2026-11-15')

describe('costs on copyright', () => {
  test('half of the first slice and a quarter of the second are costs, none once the announced change is law', () => {
    expect(forfaitAuteursrechten(openLaw('2022-06-01'), 15_000)).toBe(7500)
    // 17.090 × 50 % + 2.910 × 25 %
    expect(forfaitAuteursrechten(openLaw('2022-06-01'), 20_000)).toBe(9272.5)
    expect(forfaitAuteursrechten(openLaw('2024-06-01'), 100_000)).toBe(9740 + 4872.5)
    // At most 15.442,50 euro in 2026, as printed.
    expect(forfaitAuteursrechten(now, 100_000)).toBe(15_442.5)
    expect(forfaitAuteursrechten(now.announced(), 20_000)).toBe(0)
  })

  // Half of the first slice and a quarter of the second: 8.160 + 4.080 in 2019, as on the sheet 281.45 of that year.
  test.each([
    [2016, 15_360 / 2 + (30_710 - 15_360) / 4],
    [2017, 15_660 / 2 + (31_320 - 15_660) / 4],
    [2018, 15_990 / 2 + (31_990 - 15_990) / 4],
    [2019, 8160 + 4080],
    [2020, 16_560 / 2 + (33_110 - 16_560) / 4],
    [2021, 16_680 / 2 + (33_360 - 16_680) / 4],
    [2023, 18_720 / 2 + (37_450 - 18_720) / 4],
    [2025, 20_100 / 2 + (40_190 - 20_100) / 4],
  ])('in %d the costs without proof stop at %d euro', (year, most) => {
    expect(forfaitAuteursrechten(openLaw(`${year}-12-31`), 60_000)).toBe(most)
    expect(forfaitAuteursrechten(openLaw(`${year}-01-01`), 10_000)).toBe(5000)
  })
})
