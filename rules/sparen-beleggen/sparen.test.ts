import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openLaw } from '#rules/kernel/dated.ts'
import { spaarbelasting, tariefBuitenWet, wetVanJaar } from '#rules/sparen-beleggen/sparen.ts'
import { spaarvrijstelling } from '#rules/sparen-beleggen/sparen.figures.ts'

const law = openLaw('2026-11-15')

describe('tax on savings interest', () => {
  test('the exemption is 1.880 to 2017, 980 to 2023 and 1.020 since 2024', () => {
    expect(openLaw('2015-06-01')(spaarvrijstelling)).toBe(1880)
    expect(openLaw('2018-06-01')(spaarvrijstelling)).toBe(960)
    expect(openLaw('2023-12-31')(spaarvrijstelling)).toBe(980)
    expect(['2024-01-01', '2025-06-30', '2026-12-31'].map((day) => openLaw(day)(spaarvrijstelling))).toEqual([
      1020, 1020, 1020,
    ])
  })

  test('nothing is due up to the exemption and 15 % above it, without a jump', () => {
    expect(spaarbelasting(law, 1020)).toBe(0)
    expect(spaarbelasting(law, 1020.1)).toBe(0.02)
    expect(spaarbelasting(law, 1200)).toBe(27)
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), (cents) => {
        const tax = spaarbelasting(law, cents / 100)
        expect(tax).toBeGreaterThanOrEqual(0)
        expect(tax).toBeLessThanOrEqual(cents / 100)
        expect(spaarbelasting(law, (cents + 100) / 100) - tax).toBeLessThanOrEqual(0.16)
      }),
    )
  })

  test('two holders have two exemptions and earlier interest uses them up', () => {
    expect(spaarbelasting(law, 2040, 2)).toBe(0)
    expect(spaarbelasting(law, 1020, 1, 1000)).toBe(150)
    expect(spaarbelasting(law, 100, 1, 5000)).toBe(15)
  })

  test('interest of a past year keeps the exemption of that year; this year and later follow the law we are bound to', () => {
    expect(spaarbelasting(wetVanJaar(law, 2023), 1000)).toBe(3)
    expect(spaarbelasting(wetVanJaar(law, 2017), 1880)).toBe(0)
    expect(spaarbelasting(wetVanJaar(law, '2012'), 1930)).toBe(15)
    expect(spaarbelasting(wetVanJaar(law, 2026), 1020)).toBe(0)
    expect(spaarbelasting(wetVanJaar(law, 2036), 1120)).toBe(15)
    expect(spaarbelasting(wetVanJaar(openLaw('2023-06-01'), 2026), 1020)).toBe(6)
  })
})

describe('rates a regulated account may have', () => {
  test('3 % base and half of it as premium today, more while the ECB rate was higher', () => {
    expect(tariefBuitenWet(law, 0.03, 0.015)).toBeNull()
    expect(tariefBuitenWet(law, 0.0301, 0.015)).toBe('basisTeHoog')
    expect(tariefBuitenWet(law, 0.004, 0.017)).toBe('premieTeHoog')
    expect(tariefBuitenWet(openLaw('2025-01-01'), 0.004, 0.017)).toBeNull()
  })

  test('the premium is at least a quarter of the base rate, rounded down to a tenth', () => {
    expect(tariefBuitenWet(law, 0.012, 0.003)).toBeNull()
    expect(tariefBuitenWet(law, 0.012, 0.002)).toBe('premieTeLaag')
    expect(tariefBuitenWet(law, 0.0075, 0.001)).toBeNull()
  })
})
