import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { beurstaks, beurstaksFigures, beurstaksOp, beurstarief, fondsklasse } from '#rules/sparen-beleggen/beurstaks.ts'
import {
  beurstaksHoog,
  beurstaksLaag,
  beurstaksMaximumHoog,
  beurstaksMaximumLaag,
  beurstaksMaximumMidden,
  beurstaksMidden,
} from '#rules/sparen-beleggen/beurstaks.figures.ts'
import { openLaw } from '#rules/kernel/dated.ts'

const law2026 = openLaw('2026-11-15')
const cents = (max: number) => fc.integer({ min: 0, max: max * 100 }).map((value) => value / 100)

describe('beurstaks', () => {
  test('0,12 % on buying and on selling', () => {
    expect(beurstaks(law2026, 10_000, 'laag') + beurstaks(law2026, 12_000, 'laag')).toBeCloseTo(26.4, 10)
    expect(beurstaks(law2026, 10_000, fondsklasse({ inEer: true, bijFsma: true, distribueert: true }))).toBe(12)
  })

  test('Bolero: 25 shares at 58 euro cost 5,08 euro of tax each way, rounded to the cent', () => {
    expect(beurstaks(law2026, 25 * 58, 'midden')).toBe(5.08)
  })

  test('Test-Aankoop 2017: an order of 1.000 euro cost 2,70 euro then, 3,50 euro from 8 January 2018', () => {
    expect(beurstaksOp(law2026, '2017-06-01', 1000, 'midden')).toBe(2.7)
    expect(beurstaksOp(law2026, '2018-01-07', 1000, 'midden')).toBe(2.7)
    expect(beurstaksOp(law2026, '2018-01-08', 1000, 'midden')).toBe(3.5)
    expect(beurstaksOp(law2026, '2010-01-01', 1000, 'laag')).toBe(0.9)
  })

  test('three questions give the class of a fund', () => {
    expect(fondsklasse({ inEer: false, bijFsma: true, distribueert: false })).toBe('midden')
    expect(fondsklasse({ inEer: true, bijFsma: true, distribueert: false })).toBe('hoog')
    expect(fondsklasse({ inEer: true, bijFsma: false, distribueert: false })).toBe('laag')
  })

  test.each([
    // Order at which the tax reaches its maximum: 1.300 ÷ 0,12 %, 1.600 ÷ 0,35 %, 4.000 ÷ 1,32 %.
    ['laag', 1_083_333.33, 1_300, [beurstaksLaag, beurstaksMaximumLaag]],
    ['midden', 457_142.86, 1_600, [beurstaksMidden, beurstaksMaximumMidden]],
    ['hoog', 303_030.3, 4_000, [beurstaksHoog, beurstaksMaximumHoog]],
  ] as const)('class %s reaches its maximum at an order of %d euro', (tob, order, cap, figures) => {
    expect(beurstaks(law2026, order - 10, tob)).toBeLessThan(cap)
    expect(beurstaks(law2026, order + 10, tob)).toBe(cap)
    expect(beurstaksFigures(tob)).toEqual(figures)
  })

  test('what is free of the tax has no figures behind it', () => {
    expect(beurstarief(law2026, 'geen')).toEqual({ rate: 0, cap: 0 })
    expect(beurstaksFigures('geen')).toEqual([])
  })

  test('the tax never passes the maximum of its class and never falls when the order grows', () => {
    fc.assert(
      fc.property(cents(5_000_000), cents(1000), fc.constantFrom('laag', 'midden', 'hoog'), (amount, more, tob) => {
        const { cap } = beurstarief(law2026, tob)
        expect(beurstaks(law2026, amount, tob)).toBeLessThanOrEqual(cap)
        expect(beurstaks(law2026, amount + more, tob)).toBeGreaterThanOrEqual(beurstaks(law2026, amount, tob))
      }),
    )
    expect(beurstaks(law2026, 2_000_000, 'hoog')).toBe(4000)
    expect(beurstaks(law2026, 2_000_000, 'geen')).toBe(0)
  })
})
