import { expect, test } from 'vitest'
import { openLaw } from '#rules/kernel/dated.ts'
import { jobbonus } from '#rules/loon/jobbonus.ts'

test('jobbonus of 2025: full, falling, the last euro and nothing above, as the decision computes it', () => {
  const law = openLaw('2025-12-31')
  expect([2_000, 2_115, 2_614.995, 3_114.99, 3_115].map((wage) => jobbonus(law, wage))).toEqual([700, 700, 400, 100, 0])
  // Half time at 1.000 is a full-time wage of 2.000: half of 650 and the fixed 50.
  expect(jobbonus(law, 1_000, 0.5)).toBe(375)
  expect(jobbonus(law, 0)).toBe(0)
})
