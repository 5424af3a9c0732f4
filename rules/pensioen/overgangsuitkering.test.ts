import { describe, expect, test } from 'vitest'
import { openLaw } from '#rules/kernel/dated.ts'
import {
  hoogsteOvergangsuitkering,
  maandenOvergangsuitkering,
  overgangsuitkeringPerMaand,
} from './overgangsuitkering.ts'

describe('overgangsuitkering', () => {
  test('18 months without children, 36 with, 48 while one is under thirteen; shorter before October 2021', () => {
    const months = (day: string, ages: readonly number[]) => maandenOvergangsuitkering(openLaw(day), ages)
    expect([[], [13], [12, 16]].map((ages) => months('2026-11-15', ages))).toEqual([18, 36, 48])
    expect([[], [13], [12, 16]].map((ages) => months('2021-09-30', ages))).toEqual([12, 24, 24])
  })

  test('at most 60 % of the highest wage that counts: 80.485,32 in 2024 is 4.024,27 a month', () => {
    expect(hoogsteOvergangsuitkering(openLaw('2024-06-01'))).toBe(4_024.27)
    expect(overgangsuitkeringPerMaand(openLaw('2024-06-01'), 36_000)).toBe(1_800)
    expect(overgangsuitkeringPerMaand(openLaw('2024-06-01'), 500_000)).toBe(4_024.27)
  })
})
