import { describe, expect, test } from 'vitest'
import { roundTo } from '#finance/money.ts'
import { openLaw } from '#rules/kernel/dated.ts'
import { kapitaaltarieven, voorheffingKapitaal } from '#rules/pensioen/tweede-pijler.figures.ts'
import { nettoKapitaal } from '#rules/pensioen/tweede-pijler.ts'

const now = openLaw('2026-11-15')

describe('second pillar', () => {
  const example = {
    kapitaal: 9_500,
    winstdeling: 500,
    werknemersdeel: 0,
    wettelijkeLeeftijd: 66,
    volledigeLoopbaan: false,
    actief: true,
    bijPensioen: false,
    uitbetaaldOp: '2025-06-01',
    gemeentebelasting: 0.07,
    volgens: 'voorheffing',
    metSolidariteit: false,
  } as const

  test('11 9.500 euro and 500 euro profit leave 7.795, 7.980 and 8.118 euro', () => {
    // The union whose example this is has 7.793 at 60, with 20,21 %; the insurers withhold 20,19 %.
    expect([60, 61, 62, 64].map((leeftijd) => nettoKapitaal(now, { ...example, leeftijd }).netto)).toEqual([
      7_795.04, 7_980.13, 8_118.49, 8_118.49,
    ])
  })

  test('what is withheld is the rate of the law times 1,0094, to a hundredth of a percent', () => {
    const law = now.on('2025-06-01')
    const [legal, withheld] = [law(kapitaaltarieven), law(voorheffingKapitaal)]
    const keys = ['op60', 'op61', 'op62', 'wettelijk', 'werknemer'] as const
    expect(keys.map((key) => withheld[key])).toEqual(keys.map((key) => roundTo(legal[key] * 1.0094, 4)))
  })

  test('the solidarity contribution is 1 % on that capital in 2025 and 2 % since 2026', () => {
    const at = (uitbetaaldOp: string, kapitaal = 9_500) =>
      nettoKapitaal(now, { ...example, kapitaal, uitbetaaldOp, leeftijd: 62, metSolidariteit: true }).solidariteit
    expect(at('2025-12-31')).toBe(100)
    expect(at('2026-01-01')).toBe(200)
    expect(at('2025-12-31', 1_000)).toBe(0)
    expect(at('2027-06-30', 199_500)).toBe(4_000)
    expect(at('2027-07-01', 199_500)).toBe(5_000)
  })

  test('10 % at the legal age only for those who stayed active, and municipal tax comes with the assessment', () => {
    const at = (actief: boolean) =>
      nettoKapitaal(now, { ...example, winstdeling: 0, kapitaal: 10_000, leeftijd: 66, actief, volgens: 'aanslag' })
    expect(at(true)).toMatchObject({ riziv: 355, grondslag: 9_645, tarief: 0.1, belasting: 1_032.02, netto: 8_612.98 })
    expect(at(false).tarief).toBe(0.165)
  })

  test('a full career before the legal age has the same 10 %, again only for those who stayed active', () => {
    const at = (actief: boolean) =>
      nettoKapitaal(now, { ...example, leeftijd: 62, volledigeLoopbaan: true, actief, volgens: 'aanslag' }).tarief
    expect([at(true), at(false)]).toEqual([0.1, 0.165])
  })

  test('who takes the legal pension at 60 or 61 pays the rate of 62', () => {
    const rates = [60, 61, 62].map(
      (leeftijd) => nettoKapitaal(now, { ...example, bijPensioen: true, leeftijd, volgens: 'aanslag' }).tarief,
    )
    expect(rates).toEqual([0.165, 0.165, 0.165])
  })

  test('own contributions are taxed at 10 % whatever the age', () => {
    expect(nettoKapitaal(now, { ...example, leeftijd: 60, volgens: 'aanslag', werknemersdeel: 1 }).tarief).toBe(0.1)
  })

  // Federale Pensioendienst: nothing below 2.478,94 euro, 2 % from 24.789,36 euro on; one rate since 2026.
  test.each([
    ['2025-12-31', 2_478.93, 0],
    ['2025-12-31', 2_478.94, 24.79],
    ['2025-12-31', 24_789.35, 247.89],
    ['2025-12-31', 24_789.36, 495.79],
    ['2026-01-01', 2_478.93, 49.58],
    ['2027-07-01', 150_000, 3_000],
    ['2027-07-01', 150_100, 3_004],
  ])('paid on %s, %d euro gives %d euro solidarity contribution', (uitbetaaldOp, bruto, amount) => {
    const paid = { ...example, kapitaal: bruto, winstdeling: 0, uitbetaaldOp, leeftijd: 62, metSolidariteit: true }
    expect(nettoKapitaal(now, paid).solidariteit).toBe(amount)
  })

  test('both contributions come off before the tax, and all three off the net', () => {
    // 10.000 in 2026: 3,55 % = 355 and 2 % = 200 leave 94,45 %; 9.500 of it is taxed at 16,66 %.
    const paid = { ...example, uitbetaaldOp: '2026-06-01', leeftijd: 62, metSolidariteit: true }
    expect(nettoKapitaal(now, paid)).toEqual({
      bruto: 10_000,
      riziv: 355,
      solidariteit: 200,
      grondslag: 8_972.75,
      tarief: 0.1666,
      belasting: 1_494.86,
      netto: 10_000 - 355 - 200 - 1_494.86,
    })
  })

  test('nothing in, nothing out', () => {
    expect(nettoKapitaal(now, { ...example, kapitaal: 0, winstdeling: 0, leeftijd: 62 })).toEqual({
      bruto: 0,
      riziv: 0,
      solidariteit: 0,
      grondslag: 0,
      tarief: 0.1666,
      belasting: 0,
      netto: 0,
    })
  })
})
