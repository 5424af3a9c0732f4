/** Published pension letters and press examples of other years, on the rules themselves. */
import { describe, expect, test } from 'vitest'
import { openLaw } from '#rules/kernel/dated.ts'
import { loonplafond } from '#rules/pensioen/pensioen.figures.ts'
import { opbouwWerknemer } from '#rules/pensioen/pensioen.ts'
import { nettoPensioen, rizivBijdrage } from '#rules/pensioen/pensioeninhouding.ts'
import { nettoKapitaal } from '#rules/pensioen/tweede-pijler.ts'

const now = openLaw('2026-11-15')
const home = { gewest: 'vlaanderen', gemeentebelasting: 0.07 } as const

describe('published pension examples', () => {
  test.each([
    ['alleenstaande', '2019-12-31', 2_594.45, 0],
    ['alleenstaande', '2019-12-31', 2_650, 27.78],
    ['alleenstaande', '2019-12-31', 2_700, 40.5],
    ['alleenstaande', '2019-12-31', 2_890, 51.32],
    ['alleenstaande', '2019-12-31', 3_000, 60],
    ['alleenstaande', '2017-12-31', 2_311.96, 0],
    ['alleenstaande', '2017-12-31', 2_350, 19.02],
    ['alleenstaande', '2017-12-31', 2_400, 36],
    ['alleenstaande', '2017-12-31', 2_600, 49.46],
    ['alleenstaande', '2017-12-31', 2_700, 54],
    ['gezin', '2017-12-31', 2_700.01, 13.55],
    ['gezin', '2017-12-31', 2_800, 42],
    ['gezin', '2017-12-31', 3_000, 60],
  ] as const)('solidarity contribution (Federale Pensioendienst): %s, %s, %d gives %d', (gezin, day, gross, wanted) => {
    expect(nettoPensioen(now, gross, { ...home, gezin, solidariteitOp: day }).solidariteit).toBe(wanted)
  })

  test.each([
    [1_997.74, 0],
    [2_071.26, 73.52],
    [2_071.27, 73.53],
  ] as const)('RIZIV limits of May 2024 (RSZ, Overzeese Sociale Zekerheid): %d gives %d', (gross, wanted) => {
    expect(rizivBijdrage(openLaw('2024-05-15'), gross, gross, 'alleenstaande').bijdrage).toBe(wanted)
  })

  test.each([
    ['alleenstaande', 24_000 * 1.082035, 346.25],
    ['gezin', 24_000 * 1.082035, 432.81],
    ['alleenstaande', 8_650.45 * 3.268095, 376.94],
    ['gezin', 8_650.45 * 3.268095, 471.17],
    ['alleenstaande', 55_657.47, 742.1],
    ['alleenstaande', 44_525.98, 593.68],
  ] as const)('a revalued year (HLN/Vacature, onprvp, Plus Magazine): %s, %d builds up %d', (gezin, pay, wanted) => {
    expect(opbouwWerknemer(now, pay, gezin)).toBeCloseTo(wanted, 2)
  })

  test('a year above the ceiling of 2019 builds up 779,29 euro (De Tijd)', () => {
    // 58.446,94 × 60 % ÷ 45.
    expect(opbouwWerknemer(now, 100_000, 'alleenstaande', openLaw('2019-12-31')(loonplafond))).toBeCloseTo(779.29, 2)
  })

  test('9.500 euro and 500 euro of profit at 65, then the legal age, leave 8.720,48 euro (ABVV, digits swapped there)', () => {
    const { netto } = nettoKapitaal(openLaw('2024-06-15'), {
      kapitaal: 9_500,
      winstdeling: 500,
      werknemersdeel: 0,
      leeftijd: 65,
      wettelijkeLeeftijd: 65,
      volledigeLoopbaan: false,
      actief: true,
      bijPensioen: true,
      uitbetaaldOp: '2024-07-01',
      gemeentebelasting: 0.07,
      volgens: 'voorheffing',
      metSolidariteit: false,
    })
    expect(netto).toBe(8_720.48)
  })
})
