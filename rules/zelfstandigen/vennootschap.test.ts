import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openLaw } from '#rules/kernel/dated.ts'
import {
  belastingOpWinst,
  genoegLoon,
  keerUit,
  loonVoorVerlaagdTarief,
  uitkeringen,
  vermeerderingVennootschap,
  vrijVanLoonvoorwaarde,
} from '#rules/zelfstandigen/vennootschap.ts'
import { bijdrage, inkomenUitBezoldiging } from '#rules/zelfstandigen/zelfstandigen.ts'

const law = openLaw('2026-11-15')
const cents = (min: number, max: number) => fc.integer({ min: min * 100, max: max * 100 }).map((value) => value / 100)

describe('tax of a small company', () => {
  test('123.000 euro at the reduced rate: 20.000 + 5.750 (study example), and 25 % without it', () => {
    expect(belastingOpWinst(law, 123_000, true).belasting).toBe(25_750)
    expect(belastingOpWinst(law, 123_000, false).belasting).toBe(30_750)
    expect(belastingOpWinst(law, -500, true).belasting).toBe(0)
  })

  test('the pay condition: the minimum, or at least the profit that is left', () => {
    expect(genoegLoon(45_000, 45_000, 200_000)).toBe(true)
    expect(genoegLoon(45_000, 44_999.99, 45_000)).toBe(false)
    expect(genoegLoon(45_000, 30_000, 30_000)).toBe(true)
    fc.assert(
      fc.property(cents(0, 400_000), (available) => {
        const pay = loonVoorVerlaagdTarief(45_000, available)
        expect(genoegLoon(45_000, pay, available - pay)).toBe(true)
        if (pay >= 0.02) expect(genoegLoon(45_000, pay - 0.02, available - pay + 0.02)).toBe(false)
      }),
    )
  })

  test('the pay counts from the fifth year on', () => {
    expect([1, 4, 5].map((year) => vrijVanLoonvoorwaarde(law, year))).toEqual([true, true, false])
  })

  test('10.000 euro tax and nothing paid in advance: 6,75 % in 2026 and 9 % in 2024, nothing in the first three years', () => {
    expect(vermeerderingVennootschap(law, 10_000, 4)).toBe(675)
    expect(vermeerderingVennootschap(openLaw('2024-12-31'), 10_000, 4)).toBe(900)
    expect(vermeerderingVennootschap(law, 10_000, 3)).toBe(0)
  })
})

describe('profit paid out', () => {
  test('a reserve out of 100.000: 90.909,09 booked, 13,64 % in all after five years (jubel.be)', () => {
    expect(keerUit(law, 100_000, 'vereffening')).toEqual({ heffing: 9_090.91, voorheffing: 0, netto: 90_909.09 })
    expect(keerUit(law, 100_000, 'liquidatiereserveOud').netto).toBe(86_363.64)
    expect(keerUit(law, 35_000, 'vereffening').netto).toBe(31_818.18)
  })

  test('6,5 % after three years is 15 % in all, and 9,8 % is 18 %', () => {
    expect(keerUit(openLaw('2026-06-30'), 100_000, 'liquidatiereserve').netto).toBe(85_000)
    expect(keerUit(law, 100_000, 'liquidatiereserveOudDrieJaar').netto).toBe(85_000)
    expect(keerUit(law, 100_000, 'liquidatiereserve').netto).toBe(82_000)
  })

  test('20 % tax and then 15 % VVPR-bis take 32 % (vipconseil.be); with 18 % it is 34,4 %', () => {
    expect(keerUit(openLaw('2026-06-30'), 80_000, 'vvprbis').netto).toBe(68_000)
    expect(keerUit(law, 80_000, 'vvprbis').netto).toBe(65_600)
  })

  test('the parts add up, and a loss stays a loss', () => {
    fc.assert(
      fc.property(cents(0, 500_000), fc.constantFrom(...uitkeringen), (profit, way) => {
        const { heffing, voorheffing, netto } = keerUit(law, profit, way)
        expect(heffing + voorheffing + netto).toBeCloseTo(profit, 6)
      }),
    )
    expect(keerUit(law, -100, 'dividend').netto).toBe(-100)
  })
})

test('the pay of a director covers contributions, lump sum and income', () => {
  fc.assert(
    fc.property(cents(20_000, 300_000), (pay) => {
      const income = inkomenUitBezoldiging(law, pay, 'hoofdberoep', { beheerskost: 0.04 })
      const base = pay - bijdrage(law, income, 'hoofdberoep').jaar * 1.04
      expect(Math.abs(base - Math.min(base * 0.03, 3_200) - income)).toBeLessThan(0.1)
    }),
  )
  expect(inkomenUitBezoldiging(law, 2_000, 'hoofdberoep', { beheerskost: 0 })).toBe(0)
})
