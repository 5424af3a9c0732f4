import { describe, expect, test } from 'vitest'
import { openLaw } from '#rules/kernel/dated.ts'
import { verdeelrecht } from '#rules/wonen/verdeelrecht.ts'

const law = openLaw('2026-11-15')

describe('the duty on a division', () => {
  test.each([
    ['vlaanderen', 'gehuwd', 3_500],
    ['vlaanderen', 'wettelijk', 3_500],
    ['vlaanderen', 'wettelijkLaat', 8_750],
    ['vlaanderen', 'feitelijk', 8_750],
    ['brussel', 'feitelijk', 3_500],
    ['wallonie', 'feitelijk', 3_500],
    ['wallonie', 'gehuwd', 3_500],
  ] as const)('%s, %s: 350.000 gives %d', (gewest, relatie, recht) => {
    expect(verdeelrecht(law, gewest, relatie, 350_000).recht).toBe(recht)
  })

  test('Wellfin: Wallonia, 200.000 is 2.000', () => {
    expect(verdeelrecht(law, 'wallonie', 'gehuwd', 200_000).recht).toBe(2_000)
  })
})
