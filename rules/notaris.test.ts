import { describe, expect, test } from 'vitest'
import { openLaw } from './dated.ts'
import { ereloonAankoopakte, kostenAankoopakte } from './notaris.ts'

const law = openLaw('2026-11-15')

describe('notary', () => {
  test('H33: the scale until 2022 gives 1.878,66 on 150.000', () => {
    expect(ereloonAankoopakte(openLaw('2022-06-01'), 150_000, true).ereloon).toBe(1_878.66)
  })

  test.each([
    [200_000, 2_192.88, 1_929.06],
    [250_000, 2_477.88, 2_171.56],
    [300_000, 2_578.24, 2_321.74],
    [500_000, 2_978.24, 2_921.74],
  ])('the scales of 2023 on %i give %d and %d for the family home', (prijs, algemeen, gezin) => {
    expect(ereloonAankoopakte(law, prijs, false).ereloon).toBe(algemeen)
    expect(ereloonAankoopakte(law, prijs, true).ereloon).toBe(gezin)
  })

  test('H31: a family home of 250.000 costs 9.370 with 2 % tax, to the ten euro the source rounds to', () => {
    expect(Math.round((kostenAankoopakte(law, 250_000, true).totaal + 5_000) / 10) * 10).toBe(9_370)
  })
})
