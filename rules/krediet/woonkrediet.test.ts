import { describe, expect, test } from 'vitest'
import { effective, monthlyActuarial, periodic, perPeriod } from '#finance/rate.ts'
import { openLaw } from '#rules/kernel/dated.ts'
import { grenzenVeranderlijk, herzieneMaandrente, wederbeleggingsvergoeding } from '#rules/krediet/woonkrediet.ts'

const law = openLaw('2026-11-15')

describe('home loans', () => {
  test('7,397 % a year is 1,8 % a quarter', () => {
    expect(periodic(effective(0.07397), 4)).toBeCloseTo(0.018, 5)
  })

  test('2,51 % a year is 0,2068 % a month', () => {
    expect((monthlyActuarial(effective(0.0251)) * 100).toFixed(4)).toBe('0.2068')
  })

  test('the monthly rate moves with the monthly index, 0,643 + (0,739 − 0,545) = 0,837 %', () => {
    const rate = herzieneMaandrente(perPeriod(0.00643), perPeriod(0.00545), perPeriod(0.00739))
    expect(rate).toBeCloseTo(0.00837, 10)
  })

  test('a yearly revised rate rises at most 1 point in year 2 and 2 points in year 3', () => {
    const hoogste = [1, 2, 3, 4].map(
      (jaar) => grenzenVeranderlijk(law, { start: 0.04, stijging: 0.05, daling: 0.05, jaar }).hoogste,
    )
    expect(hoogste).toEqual([0.04, 0.05, 0.06, 0.08])
  })

  test('a variable rate never more than doubles and never goes below zero', () => {
    const grenzen = grenzenVeranderlijk(law, { start: 0.015, stijging: 0.03, daling: 0.03, jaar: 6 })
    expect(grenzen).toEqual({ laagste: 0, hoogste: 0.03 })
  })

  test('three months of interest on 150.000 at 3,5 % is 1.312,50', () => {
    expect(wederbeleggingsvergoeding(150_000, 0.035, 3)).toBe(1_312.5)
  })
})
