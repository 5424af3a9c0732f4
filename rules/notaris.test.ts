import { describe, expect, test } from 'vitest'
import { openLaw } from './dated.ts'
import { ereloonAankoopakte, ereloonKredietakte, kostenAankoopakte, kostenKredietakte } from './notaris.ts'

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

  test('H32: the credit deed of 300.000 costs 8.056,36', () => {
    const { totaal, lijnen } = kostenKredietakte(law, { krediet: 300_000 })
    expect(Object.fromEntries(lijnen.map(({ key, bedrag }) => [key, bedrag]))).toEqual({
      registratie: 3_300,
      bijlagen: 100,
      hypotheekrecht: 990,
      retributie: 1_160,
      ereloon: 812.37,
      administratie: 855,
      derden: 304,
      geschriften: 100,
      btw: 434.99,
    })
    expect(totaal).toBe(8_056.36)
  })

  test('H31: a family home of 250.000 costs 9.370 with 2 % tax, to the ten euro the source rounds to', () => {
    expect(Math.round((kostenAankoopakte(law, 250_000, true).totaal + 5_000) / 10) * 10).toBe(9_370)
  })

  test('a mandate for half of the credit halves the duties but not the fee', () => {
    const whole = kostenKredietakte(law, { krediet: 200_000 })
    const half = kostenKredietakte(law, { krediet: 200_000, volmacht: 0.5 })
    expect(half.inschrijving).toBe(110_000)
    expect(half.ereloon).toBe(whole.ereloon)
    expect(half.totaal).toBeLessThan(whole.totaal)
  })

  test('the fee on a credit never falls when the credit grows', () => {
    const fees = Array.from({ length: 60 }, (_, index) => ereloonKredietakte(law, index * 10_000))
    expect(fees).toEqual(fees.toSorted((a, b) => a - b))
    expect(ereloonKredietakte(law, 300_000)).toBe(812.37)
  })
})
