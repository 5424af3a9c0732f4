import { describe, expect, test } from 'vitest'
import { openLaw } from '#rules/dated.ts'
import { schenkbelasting, verdachtePeriode } from '#rules/schenkbelasting.ts'

const law = openLaw('2026-06-01')

describe('gift tax', () => {
  test('movable gifts pay a flat rate by region and relation', () => {
    expect(schenkbelasting(law, 'vlaanderen', 'roerend', 'lijn', 100_000).tax).toBe(3_000)
    expect(schenkbelasting(law, 'vlaanderen', 'roerend', 'andere', 100_000).tax).toBe(7_000)
    expect(schenkbelasting(law, 'wallonie', 'roerend', 'lijn', 100_000).tax).toBe(3_300)
    expect(schenkbelasting(law, 'wallonie', 'roerend', 'andere', 100_000).tax).toBe(5_500)
  })

  test('immovable gifts follow the scale: 300.000 to a child is 4.500 + 9.000 + 9.000', () => {
    expect(schenkbelasting(law, 'vlaanderen', 'onroerend', 'lijn', 300_000).tax).toBe(22_500)
    expect(schenkbelasting(law, 'vlaanderen', 'onroerend', 'andere', 500_000).tax).toBe(
      15_000 + 20_000 + 60_000 + 20_000,
    )
  })

  test('an earlier gift within three years pushes the new one into higher brackets', () => {
    expect(schenkbelasting(law, 'brussel', 'onroerend', 'lijn', 100_000, 150_000).tax).toBe(9_000)
  })

  test('the waiting period is five years in Flanders since 2025 and in Wallonia since 2022', () => {
    expect(law(verdachtePeriode)).toEqual({ vlaanderen: 5, brussel: 3, wallonie: 5 })
    expect(openLaw('2024-06-01')(verdachtePeriode).vlaanderen).toBe(3)
  })
})
