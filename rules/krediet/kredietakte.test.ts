import { describe, expect, test } from 'vitest'
import { roundedSum } from '#finance/money.ts'
import { openLaw } from '#rules/kernel/dated.ts'
import { aktekostenInJkp, ereloonKredietakte, kostenKredietakte } from '#rules/krediet/kredietakte.ts'

const law = openLaw('2026-11-15')

describe('credit deed', () => {
  test('the credit deed of 300.000 costs 8.056,36', () => {
    const { totaal, lijnen, ...rest } = kostenKredietakte(law, { krediet: 300_000 })
    const [state, notary, others] = ['overheid', 'notaris', 'derden'] as const
    expect(lijnen.map(({ key, label, bedrag, naar }) => [key, label, bedrag, naar])).toEqual([
      ['registratie', 'Registratierecht op de hypotheek', 0.01 * 330_000, state],
      ['bijlagen', 'Registratie van de bijlagen', 100, state],
      ['hypotheekrecht', 'Hypotheekrecht', 0.003 * 330_000, state],
      ['retributie', 'Retributie voor de inschrijving', 1_160, state],
      ['ereloon', 'Ereloon notaris', 812.37, notary],
      ['administratie', 'Administratieve kosten', 855, notary],
      ['derden', 'Opzoekingen en attesten', 304, others],
      ['geschriften', 'Recht op geschriften', 100, state],
      ['btw', 'Btw op ereloon, administratie, opzoekingen en geschriften', 434.99, state],
    ])
    expect(totaal).toBe(8_056.36)
    expect(rest).toEqual({ inschrijving: 330_000, ereloon: 812.37, btw: 434.99 })
  })

  test('without a credit there is no deed', () => {
    expect(kostenKredietakte(law, { krediet: 0 })).toEqual({
      lijnen: [],
      totaal: 0,
      ereloon: 0,
      btw: 0,
      inschrijving: 0,
    })
  })

  const retribution = (date: string, inschrijving: number) =>
    kostenKredietakte(openLaw(date), { krediet: inschrijving, aanhorigheden: 0 }).lijnen.find(
      ({ key }) => key === 'retributie',
    )?.bedrag

  test.each([
    ['2023-12-31', 230, 950],
    ['2024-01-01', 270, 1_100],
    ['2024-12-31', 270, 1_100],
    ['2025-12-31', 278, 1_130],
    ['2026-01-01', 285, 1_160],
  ])('on %s the retribution is %i up to 300.000 inscribed and %i above', (date, low, high) => {
    expect([300_000, 300_000.01].map((amount) => retribution(date, amount))).toEqual([low, high])
  })

  test('a credit of 337.548 in 2025 costs 8.559, as GeldSpot.be publishes', () => {
    expect(Math.round(kostenKredietakte(openLaw('2025-11-01'), { krediet: 337_548 }).totaal)).toBe(8_559)
  })

  test('a mandate for the whole credit leaves no duty but its own fixed 50 euro', () => {
    const { lijnen, inschrijving } = kostenKredietakte(law, { krediet: 200_000, volmacht: 1 })
    expect(inschrijving).toBe(0)
    const amounts = Object.fromEntries(lijnen.map(({ key, bedrag }) => [key, bedrag]))
    expect(amounts).toMatchObject({ registratie: 0, hypotheekrecht: 0, retributie: 0, volmacht: 50 })
    expect(lijnen.find(({ key }) => key === 'volmacht')).toEqual({
      key: 'volmacht',
      label: 'Vast recht op de volmacht',
      bedrag: 50,
      naar: 'overheid',
    })
  })

  test('notaris.be: a second deed in 2023 has 550 file costs and 40 searches', () => {
    const { lijnen, totaal } = kostenKredietakte(openLaw('2023-06-01'), { krediet: 200_000, bijkomend: true })
    const amounts = Object.fromEntries(lijnen.map(({ key, bedrag }) => [key, bedrag]))
    // VAT: 21 % of 703,24 + 550 + 40 + 100.
    expect(amounts).toMatchObject({ administratie: 550, derden: 40, btw: 292.58 })
    expect(totaal).toBe(roundedSum([2_200, 100, 660, 230, 703.24, 550, 40, 100, 292.58]))
  })

  test('a social credit halves the fee, a second deed lowers the file costs, searches can be given', () => {
    // 703,24 on 200.000; half is 351,62. VAT: 21 % of 351,62 + 627 + 150 + 100.
    const deed = kostenKredietakte(law, { krediet: 200_000, sociaal: true, bijkomend: true, derden: 150 })
    expect(deed.ereloon).toBe(351.62)
    expect(deed.btw).toBe(258.01)
    expect(deed.totaal).toBe(roundedSum([2_200, 100, 660, 285, 351.62, 627, 150, 100, 258.01]))
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
    expect(roundedSum(flat.map(({ bedrag }) => bedrag))).toBe(1_370.5)
    // Since 2023 searches are a line of their own: 2.531 duties, 270 retribution, (813 + 304 + 100) × 1,21.
    const cbc = aktekostenInJkp(openLaw('2024-11-01'), { krediet: 170_000 })
    expect(roundedSum(cbc.map(({ bedrag }) => bedrag))).toBe(4_273.57)
    const counted = aktekostenInJkp(law, { krediet: 300_000, volmacht: 0.5 })
    expect(counted.map(({ key }) => key)).toEqual([
      'registratie',
      'bijlagen',
      'hypotheekrecht',
      'retributie',
      'administratie',
      'derden',
      'geschriften',
      'volmacht',
      'btw',
    ])
    // 21 % of 855 + 304 + 100.
    expect(counted.at(-1)).toEqual({
      key: 'btw',
      label: 'Btw op administratie, opzoekingen en geschriften',
      bedrag: 264.39,
      naar: 'overheid',
    })
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
