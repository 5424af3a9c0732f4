import { describe, expect, test } from 'vitest'
import { openLaw } from '#rules/kernel/dated.ts'
import { bewijsgrens } from '#rules/krediet/privelening.figures.ts'
import { nettoUurloonStudent } from '#rules/loon/studentenarbeid.ts'
import { studentenuren } from '#rules/loon/studentenarbeid.figures.ts'
import { davoVoorschot, hoogsteInhouding } from '#rules/krediet/voorschot.ts'
import { voorschotPensioenreserve } from '#rules/krediet/voorschot.figures.ts'

const law = openLaw('2026-11-15')

describe('advances', () => {
  test('an employer may hold back one fifth of the net wage, never a cent more', () => {
    expect(hoogsteInhouding(law, 2_200)).toBe(440)
    expect(hoogsteInhouding(law, 1_999.99)).toBe(399.99)
    expect(hoogsteInhouding(law, 0)).toBe(0)
  })

  test('the advance on maintenance stops at 175 euro per child', () => {
    expect(davoVoorschot(law, 2, 250)).toBe(350)
    expect(davoVoorschot(law, 2, 120.5)).toBe(241)
  })

  test('the reserve of 100.000 euro gives 60.000 to 70.000 euro at 60 and 70 %', () => {
    const { laag, gebruikelijk } = law(voorschotPensioenreserve)
    expect([100_000 * laag, 100_000 * gebruikelijk]).toEqual([60_000, 70_000])
  })
})

describe('student work and private loans', () => {
  test('the yearly hours were 475, then 600, then 650', () => {
    expect(['2022-12-31', '2023-01-01', '2024-12-31', '2025-01-01'].map((day) => openLaw(day)(studentenuren))).toEqual([
      475, 600, 600, 650,
    ])
  })

  test('a student keeps 97,29 % of the gross wage', () => {
    expect(nettoUurloonStudent(law, 100)).toBeCloseTo(97.29, 10)
  })

  test('proof in writing was asked from 375 euro, and from 3.500 euro since November 2020', () => {
    expect(['2020-10-31', '2020-11-01'].map((day) => openLaw(day)(bewijsgrens))).toEqual([375, 3_500])
  })
})
