import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { roundCents, roundedSum } from '#finance/money.ts'
import { openLaw } from '#rules/kernel/dated.ts'
import { type Familie, type Goederen, heeftErfgenaam, wettelijkeErfgenamen } from './erfopvolging.ts'

const law = openLaw('2026-11-15')
const nothing: Goederen = { roerend: 0, onroerend: 0, gezinswoning: 0 }
const alone: Familie = {
  partner: 'geen',
  leeftijdPartner: 65,
  kinderen: 0,
  ouders: 0,
  broersZussen: 0,
  verblijving: false,
}
const money = (roerend: number): Goederen => ({ ...nothing, roerend })
const parts = (samen: Goederen, eigen: Goederen, familie: Partial<Familie>) =>
  wettelijkeErfgenamen(law, { samen, eigen }, { ...alone, ...familie }).map((heir) => [heir.rol, heir.roerend])

describe('who inherits without a will', () => {
  test('a spouse has the usufruct beside children, whatever was shared', () => {
    expect(parts(money(50_000), money(50_000), { partner: 'gehuwd', kinderen: 2 })).toEqual([
      ['partner', 32_000],
      ['kind', 34_000],
      ['kind', 34_000],
    ])
  })

  test('without children a spouse owns what was shared and has the usufruct of the rest', () => {
    expect(parts(money(50_000), money(50_000), { partner: 'gehuwd', broersZussen: 1 })).toEqual([
      ['partner', 66_000],
      ['broerZus', 34_000],
    ])
    expect(parts(money(50_000), money(50_000), { partner: 'gehuwd' })).toEqual([['partner', 100_000]])
  })

  test('each parent takes a quarter beside brothers and sisters, all together without them', () => {
    expect(parts(nothing, money(100), { ouders: 2, broersZussen: 2 }).map(([, part]) => part)).toEqual([25, 25, 25, 25])
    expect(parts(nothing, money(100), { ouders: 1, broersZussen: 1 }).map(([, part]) => part)).toEqual([25, 75])
    expect(parts(nothing, money(100), { ouders: 2 }).map(([, part]) => part)).toEqual([50, 50])
  })

  test('a legal cohabitant has the usufruct of the home and of nothing else', () => {
    const [partner, child] = wettelijkeErfgenamen(
      law,
      { samen: { roerend: 10_000, onroerend: 200_000, gezinswoning: 100_000 }, eigen: nothing },
      { ...alone, partner: 'wettelijkSamenwonend', kinderen: 1 },
    )
    expect(partner).toMatchObject({ roerend: 0, onroerend: 32_000, gezinswoning: 32_000 })
    expect(child).toMatchObject({ roerend: 10_000, onroerend: 168_000, gezinswoning: 68_000 })
  })

  test('the parts add up to the estate to the cent, for every family that the law serves', () => {
    const cents = fc.integer({ min: 0, max: 90_000_000 }).map((amount) => amount / 100)
    const goods = fc
      .record({ roerend: cents, onroerend: cents })
      .map((one) => ({ ...one, gezinswoning: one.onroerend }))
    const family = fc.record({
      partner: fc.constantFrom('gehuwd' as const, 'wettelijkSamenwonend' as const, 'geen' as const),
      leeftijdPartner: fc.integer({ min: 18, max: 100 }),
      kinderen: fc.integer({ min: 0, max: 5 }),
      ouders: fc.integer({ min: 0, max: 2 }),
      broersZussen: fc.integer({ min: 0, max: 5 }),
      verblijving: fc.boolean(),
    })
    fc.assert(
      fc.property(goods, goods, family.filter(heeftErfgenaam), (samen, eigen, familie) => {
        const heirs = wettelijkeErfgenamen(law, { samen, eigen }, familie)
        for (const key of ['roerend', 'onroerend'] as const)
          expect(roundedSum(heirs.map((heir) => heir[key]))).toBe(roundCents(samen[key] + eigen[key]))
        expect(heirs.every((heir) => heir.roerend >= 0 && heir.gezinswoning <= heir.onroerend)).toBe(true)
      }),
    )
  })
})
