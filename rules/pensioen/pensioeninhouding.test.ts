import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openLaw } from '#rules/kernel/dated.ts'
import {
  fictieveRente,
  nettoPensioen,
  rizivBijdrage,
  solidariteitsbijdrage,
} from '#rules/pensioen/pensioeninhouding.ts'
import { solidariteitsgrenzen } from '#rules/pensioen/pensioeninhouding.figures.ts'

const now = openLaw('2026-11-15')
const in2024 = openLaw('2024-11-15')
const home = { gezin: 'alleenstaande', gewest: 'vlaanderen', gemeentebelasting: 0.07 } as const

describe('from gross to net', () => {
  test('the RIZIV contribution may not push the total below the limit of 2016', () => {
    expect(rizivBijdrage(now, 1_200, 1_450, 'alleenstaande', 1_442.08)).toEqual({ vol: 42.6, bijdrage: 7.92 })
  })

  test('the family limit of November 2023: 85,43 and 85,44 around the full rate', () => {
    const law = openLaw('2023-11-15')
    expect(rizivBijdrage(law, 2_406.63, 2_406.63, 'gezin').bijdrage).toBe(85.43)
    expect(rizivBijdrage(law, 2_406.64, 2_406.64, 'gezin').bijdrage).toBe(85.44)
    expect(rizivBijdrage(law, 2_321.2, 2_321.2, 'gezin').bijdrage).toBe(0)
  })

  test('the solidarity scale of 2019 has no step: it runs from one rate to the next', () => {
    const law = openLaw('2019-06-01')
    const at = (gross: number) => solidariteitsbijdrage(law, gross, gross, 'alleenstaande')
    expect([2_594.45, 2_674.68, 2_873.57, 2_903.51].map(at)).toEqual([0, 40.12, 43.1, 58.07])
    expect(at(3_000)).toBe(60)
  })

  test('the limits of the solidarity contribution are those of the Federale Pensioendienst of February 2025', () => {
    const { alleenstaande, gezin } = openLaw('2025-02-01')(solidariteitsgrenzen)
    expect(alleenstaande).toEqual({ vrij: 3_225.74, eerste: 3_325.48, tweede: 3_572.77, hoogste: 3_609.99 })
    expect(gezin).toEqual({ vrij: 3_729.35, eerste: 3_844.66, tweede: 4_087.18, hoogste: 4_129.75 })
    // One step of the index later, and another in September 2026.
    const free = (date: string) => openLaw(date)(solidariteitsgrenzen).alleenstaande.vrij
    expect([free('2026-03-01'), free('2026-09-01')]).toEqual([3_290.27, 3_356.17])
  })

  test('a pension of 19.030 euro in 2024 pays no tax: the reduction is all of 2.596,50 euro, as in Tax-Calc', () => {
    const net = nettoPensioen(in2024, 19_029.96 / 12, home)
    expect(net.belastingJaar).toBe(0)
    expect(net.vermindering).toBeCloseTo(2_596.48, 2)
    expect(net.netto).toBe(1_585.83)
    // 8 euro above: 3,20 more tax and 0,40 less reduction, with the municipality.
    expect(nettoPensioen(in2024, 1_586.5, home).belastingJaar).toBeLessThanOrEqual(8)
    expect(nettoPensioen(in2024, 1_586.5, home).belastingJaar).toBeGreaterThan(0)
  })

  test('a higher gross pension never leaves less net', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 50_000, max: 600_000 }),
        fc.constantFrom('alleenstaande', 'gezin'),
        (cents, gezin) => {
          const at = (amount: number) => nettoPensioen(now, amount, { ...home, gezin }).netto
          expect(at(cents / 100 + 5)).toBeGreaterThanOrEqual(at(cents / 100) - 0.02)
        },
      ),
    )
  })

  test('a capital of 60.000 euro at 65 counts as 250 euro a month', () => {
    expect(fictieveRente(now, 60_000, 65)).toBe(250)
    expect(fictieveRente(now, 60_000, 60)).toBe(175)
  })

  test('the conversion of a capital rises with age (art. 73 KB/WIB 92)', () => {
    const rates = [
      [40, 0.01],
      [41, 0.015],
      [46, 0.02],
      [50, 0.02],
      [51, 0.025],
      [56, 0.03],
      [59, 0.035],
      [61, 0.04],
      [62, 0.04],
      [63, 0.045],
      [64, 0.045],
      [70, 0.05],
    ] as const
    for (const [age, rate] of rates) expect(fictieveRente(now, 120_000, age)).toBeCloseTo(10_000 * rate, 6)
  })

  test.each([
    // March 2019: half of what passes the first limit, 1,5 %, half of what passes the third on top, 2 %.
    ['alleenstaande', 2_594.44, 0],
    ['alleenstaande', 2_634.45, 20],
    ['alleenstaande', 2_800, 42],
    ['alleenstaande', 2_883.57, 43.1 + 5],
    ['gezin', 2_999.51, 0],
    ['gezin', 3_039.51, 20],
    ['gezin', 3_200, 48],
    ['gezin', 3_297.31, 49.31 + 5],
    ['gezin', 3_500, 70],
  ] as const)('solidarity contribution of 2019: %s, %d euro: %d euro', (gezin, gross, contribution) => {
    expect(solidariteitsbijdrage(openLaw('2019-06-01'), gross, gross, gezin)).toBeCloseTo(contribution, 2)
  })

  test('Plus Magazine: until February 2019 the contribution began above 2.358,33 and 2.726,52 euro', () => {
    const before = openLaw('2019-02-28')
    const at = (gross: number, gezin: 'alleenstaande' | 'gezin') => solidariteitsbijdrage(before, gross, gross, gezin)
    expect([at(2_358.33, 'alleenstaande'), at(2_368.33, 'alleenstaande')]).toEqual([0, 5])
    expect([at(2_726.52, 'gezin'), at(2_736.52, 'gezin')]).toEqual([0, 5])
  })

  test('the fictitious rent raises the rate, the contribution is on the legal pension only', () => {
    // 2 % of 3.250 is 65 euro, of which 3.000 / 3.250.
    expect(solidariteitsbijdrage(openLaw('2019-06-01'), 3_000, 3_250, 'alleenstaande')).toBe(60)
  })

  test('2.500 euro in November 2024, alone: every line', () => {
    expect(nettoPensioen(in2024, 2_500, home)).toEqual({
      bruto: 2_500,
      rizivVol: 88.75,
      riziv: 88.75,
      solidariteit: 0,
      belastbaarJaar: 2_411.25 * 12,
      // A third of 2.151,72 stays; the rest falls from 27.900 to 55.800, and 28.935 is just past the start.
      vermindering: 2_098.51,
      // 9.251,75 - 2.642,50 - 2.098,51 is 4.510,74, and 7 % of it.
      belastingJaar: 4_510.74 + 315.75,
      belasting: 402.21,
      netto: 2_009.04,
    })
  })

  test('2.500 euro in November 2024 at the family rate: the quotient leaves almost no tax', () => {
    expect(nettoPensioen(in2024, 2_500, { ...home, gezin: 'gezin' })).toEqual({
      bruto: 2_500,
      rizivVol: 88.75,
      riziv: 88.75,
      solidariteit: 0,
      belastbaarJaar: 28_935,
      // 20.254,50 euro is left with the pensioner: 5.728,80 - 3.181,85 for a tax-free sum of 12.459,50.
      vermindering: 2_535.1,
      belastingJaar: 11.85 + 0.83,
      belasting: 1.06,
      netto: 2_410.19,
    })
  })

  test('a capital counts for both contributions, and the limits of another day can be asked', () => {
    const withRent = nettoPensioen(in2024, 1_900, { ...home, fictief: 120 })
    // 2.020 less the limit of 1.997,74.
    expect(withRent).toMatchObject({ rizivVol: 67.45, riziv: 22.26, solidariteit: 0 })
    expect(nettoPensioen(in2024, 1_900, { ...home, rizivGrens: 1_000 }).riziv).toBe(67.45)
    const high = nettoPensioen(in2024, 3_000, { ...home, solidariteitOp: '2019-06-01' })
    expect(high).toMatchObject({ riziv: 106.5, solidariteit: 60, belastbaarJaar: (3_000 - 106.5 - 60) * 12 })
    expect(nettoPensioen(in2024, 3_000, home).solidariteit).toBe(0)
  })
})
