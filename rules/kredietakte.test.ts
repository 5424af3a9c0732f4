import { describe, expect, test } from 'vitest'
import { sum } from '#finance/money.ts'
import { openLaw } from './dated.ts'
import { aktekostenInJkp, ereloonKredietakte, kostenKredietakte } from './kredietakte.ts'

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

  test('the JKP counts duties and file costs with their VAT, not the fee of the notary', () => {
    const before = openLaw('2022-03-01')
    const flat = aktekostenInJkp(before, { krediet: 200_000 }).filter(({ key }) =>
      ['bijlagen', 'administratie', 'geschriften', 'btw'].includes(key),
    )
    // The flat amount notaries named at the time: 100 + (1.000 + 50) × 1,21.
    expect(sum(flat.map(({ bedrag }) => bedrag))).toBe(1_370.5)
    // Since 2023 searches are a line of their own: 2.531 duties, 270 retribution, (813 + 304 + 100) × 1,21.
    const cbc = aktekostenInJkp(openLaw('2024-11-01'), { krediet: 170_000 })
    expect(sum(cbc.map(({ bedrag }) => bedrag))).toBe(4_273.57)
    expect(aktekostenInJkp(law, { krediet: 300_000 }).map(({ key }) => key)).not.toContain('ereloon')
    expect(aktekostenInJkp(law, { krediet: 0 })).toEqual([])
  })

  test('the fee on a credit never falls when the credit grows', () => {
    const fees = Array.from({ length: 60 }, (_, index) => ereloonKredietakte(law, index * 10_000))
    expect(fees).toEqual(fees.toSorted((a, b) => a - b))
    expect(ereloonKredietakte(law, 300_000)).toBe(812.37)
  })

  test('a loan of 100.000 paid a fee of 652 before 2023 and a fifth less since', () => {
    const before = ereloonKredietakte(openLaw('2022-06-01'), 100_000)
    expect(Math.round(before)).toBe(652)
    expect(ereloonKredietakte(law, 100_000) / before).toBeCloseTo(0.8, 3)
  })
})
