import { describe, expect, test } from 'vitest'
import { aanslag } from '#rules/belasting/aanslag.ts'
import { openLaw } from '#rules/kernel/dated.ts'
import { pensioenvermindering } from '#rules/uitkeringen/vervangingsinkomen.figures.ts'
import { geenVervanging, verminderingVervanging } from '#rules/uitkeringen/vervangingsinkomen.ts'

const law2025 = openLaw('2025-12-31')
const PLENTY = 50_000
const BASIC = 2_219.27
const EXTRA = 457.23
const SICK = 2_977.93
/** Two thirds fall in a straight line over the 28.780 euro above the first limit. */
const left = (above: number) => 1 - (2 / 3) * (above / 28_780)

describe('the amounts of a year', () => {
  test('the basic reduction and the limits of 2023 and 2024 follow from the base and the index', () => {
    const on = (year: number) => openLaw(`${year}-12-31`)(pensioenvermindering)
    expect(on(2023)).toMatchObject({ basis: 2_067.84, volledigTot: 18_290, afbouwVanaf: 26_820, derdeVanaf: 53_640 })
    expect(on(2024)).toMatchObject({ basis: 2_151.72, volledigTot: 19_030, afbouwVanaf: 27_900, derdeVanaf: 55_800 })
  })

  test('with nothing but a pension or unemployment no tax is left up to the limit, in every year (art. 147, last paragraph)', () => {
    for (const year of [2023, 2024, 2025, 2026]) {
      const law = openLaw(`${year}-12-31`)
      const { volledigTot } = law(pensioenvermindering)
      for (const kind of ['pensioen', 'werkloosheid'] as const) {
        const due = (income: number) =>
          aanslag(law, [{ soort: 'werknemer', inkomen: 0, vervanging: { ...geenVervanging, [kind]: income } }], {
            gewest: 'vlaanderen',
            gemeentebelasting: 0,
          }).saldo
        expect([year, kind, due(volledigTot)]).toEqual([year, kind, 0])
        expect(due(volledigTot + 100)).toBeGreaterThan(0)
      }
    }
  })
})

describe('reduction for replacement income, 2025', () => {
  test.each([
    // The additional amount is full up to 19.630 and gone at 28.780; the basic amount is a third from 57.560 on.
    { income: 0.01, pensioen: BASIC + EXTRA, werkloosheid: BASIC + EXTRA, ziekte: SICK },
    { income: 19_630, pensioen: BASIC + EXTRA, werkloosheid: BASIC + EXTRA, ziekte: SICK },
    { income: 24_205, pensioen: BASIC + EXTRA / 2, werkloosheid: BASIC + EXTRA / 2, ziekte: SICK },
    { income: 28_780, pensioen: BASIC, werkloosheid: BASIC, ziekte: SICK },
    { income: 32_355, pensioen: BASIC * left(3_575), werkloosheid: BASIC / 2, ziekte: SICK * left(3_575) },
    { income: 35_930, pensioen: BASIC * left(7_150), werkloosheid: 0, ziekte: SICK * left(7_150) },
    { income: 43_170, pensioen: (BASIC * 2) / 3, werkloosheid: 0, ziekte: (SICK * 2) / 3 },
    { income: 57_560, pensioen: BASIC / 3, werkloosheid: 0, ziekte: SICK / 3 },
    { income: 90_000, pensioen: BASIC / 3, werkloosheid: 0, ziekte: SICK / 3 },
  ])('only one kind, $income euro', ({ income, ...expected }) => {
    for (const kind of ['pensioen', 'werkloosheid', 'ziekte'] as const) {
      const reduction = verminderingVervanging(law2025, income, { ...geenVervanging, [kind]: 1 }, PLENTY)
      expect(Math.abs(reduction - expected[kind])).toBeLessThan(0.006)
    }
  })

  test('each kind has its part of the amount and of the tax', () => {
    // TheAxiomFoundation/rulespec-be: 15.000, 6.000 and 9.000 of 30.000 euro give 1.338,25, 535,30 and 893,38.
    const published = { pensioen: 0.5, werkloosheid: 0.2, ziekte: 0.3 }
    expect(verminderingVervanging(law2025, 19_630, published, PLENTY)).toBeCloseTo(1_338.25 + 535.3 + 893.38, 6)
    const mix = { pensioen: 0.5, werkloosheid: 0.2, ziekte: 0.1 }
    expect(verminderingVervanging(law2025, 19_630, mix, 1_000)).toBe(800)
    expect(verminderingVervanging(law2025, 19_630, { ...geenVervanging, pensioen: 1 }, 1_000)).toBe(1_000)
  })

  test('rounding up each part does not take more than the tax', () => {
    expect(verminderingVervanging(law2025, 19_630, { pensioen: 0.5, werkloosheid: 0.5, ziekte: 0 }, 0.01)).toBe(0.01)
  })

  test('without benefits nothing is read, so an older year can be computed as well', () => {
    expect(verminderingVervanging(openLaw('2021-12-31'), 30_000, geenVervanging, PLENTY)).toBe(0)
    expect(() => verminderingVervanging(openLaw('2021-12-31'), 30_000, { ...geenVervanging, ziekte: 0.1 }, 1)).toThrow(
      'We kennen',
    )
  })

  test('without income there is nothing to reduce', () => {
    expect(verminderingVervanging(law2025, 0, { ...geenVervanging, pensioen: 1 }, PLENTY)).toBe(0)
  })
})
