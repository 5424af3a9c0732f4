import { describe, expect, test } from 'vitest'
import { openLaw } from './dated.ts'
import { ereloonKredietakte, kostenKredietakte } from './kredietakte.ts'

const law = openLaw('2026-11-15')

describe('credit deed', () => {
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
