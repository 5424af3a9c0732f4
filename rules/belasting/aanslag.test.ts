import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aanslag } from '#rules/belasting/aanslag.ts'
import { type Belastingplichtige, huwelijksquotient } from '#rules/belasting/belastbaar-inkomen.ts'
import { openLaw } from '#rules/kernel/dated.ts'
import { basisbelasting, verminderingVrijeSom } from '#rules/belasting/personenbelasting.ts'
import { niemandTenLaste } from '#rules/belasting/ten-laste.ts'
import { geenVervanging } from '#rules/uitkeringen/vervangingsinkomen.ts'

const law2023 = openLaw('2023-12-31')
const law2024 = openLaw('2024-12-31')
const law2025 = openLaw('2025-12-31')
const law2026 = openLaw('2026-11-15')
const worker = (inkomen: number, more: Partial<Belastingplichtige> = {}): Belastingplichtige => ({
  soort: 'werknemer',
  inkomen,
  ...more,
})

describe('assessment against published Tax-Calc results', () => {
  test('employee in Ghent, 35.000 euro in 2024, 6,5 %', () => {
    const result = aanslag(law2024, [worker(35_000)], {
      gewest: 'vlaanderen',
      gemeentebelasting: 0.065,
      voorheffing: 8_500,
    })
    expect(result.kolommen[0]).toMatchObject({
      netto: 29_250,
      basisbelasting: 9_393.5,
      vermindering: 2_642.5,
      hoofdsom: 6_751,
      staat: 5_066.15,
      gewestelijk: 1_684.85,
    })
    expect(result).toMatchObject({ belasting: 6_751, gemeentebelasting: 438.82, bbsz: 230.28, saldo: -1_079.9 })
  })

  test('employee in Antwerp, 45.000 euro in 2024, 7 %: lines are rounded one by one', () => {
    const result = aanslag(law2024, [worker(45_000)], {
      gewest: 'vlaanderen',
      gemeentebelasting: 0.07,
      voorheffing: 12_000,
    })
    expect(result.kolommen[0]).toMatchObject({ staat: 8_443.09, gewestelijk: 2_807.92 })
    expect(result).toMatchObject({ belasting: 11_251.01, gemeentebelasting: 787.57, bbsz: 411.91, saldo: 450.49 })
  })

  test('couple with three children of whom one disabled, day care, pension saving and werkbonus', () => {
    const childcare = 235.1 * 0.45
    const result = aanslag(
      law2024,
      [
        worker(40_193.95, { federaleVermindering: childcare }),
        worker(21_794.78, { federaleVermindering: 306, werkbonusA: 1_516.77, werkbonusB: 1_142.19 }),
      ],
      {
        gewest: 'wallonie',
        gemeentebelasting: 0.08,
        tenLaste: { ...niemandTenLaste, kinderen: 3, kinderenHandicap: 1 },
        voorheffing: 8_948.9 + 184.66,
        bbszIngehouden: 324.21 + 96.45,
      },
    )
    expect(result.kolommen[0]).toMatchObject({
      basisbelasting: 11_730.78,
      vermindering: 9_373.5,
      staat: 1_768.97,
      gewestelijk: 588.31,
    })
    expect(result.kolommen[1]).toMatchObject({
      basisbelasting: 4_044.91,
      vermindering: 2_642.5,
      staat: 1_052.41,
      gewestelijk: 350,
    })
    expect(result).toMatchObject({ belasting: 3_347.89, gemeentebelasting: 267.83, bbsz: 506.38, saldo: -6_534.88 })
  })

  test('pensioner in Brussels, 25.000 euro in 2024: the additional reduction is partly gone', () => {
    const result = aanslag(law2024, [{ soort: 'gepensioneerde', inkomen: 25_000 }], {
      gewest: 'brussel',
      gemeentebelasting: 0.06,
      voorheffing: 2_886.03,
    })
    expect(result.kolommen[0]).toMatchObject({
      omTeSlane: 4_984.5,
      pensioenvermindering: 2_297.14,
      hoofdsom: 2_687.36,
      staat: 2_016.68,
      gewestelijk: 657.26,
    })
    expect(result).toMatchObject({ belasting: 2_673.94, gemeentebelasting: 160.44, bbsz: 0, saldo: -51.65 })
  })

  test('pensioner couple in 2023: quotient, and the unused tax-free sum goes to the partner', () => {
    const result = aanslag(
      law2023,
      [
        { soort: 'gepensioneerde', inkomen: 24_989.38 },
        { soort: 'gepensioneerde', inkomen: 5_352.39 },
      ],
      { gewest: 'vlaanderen', gemeentebelasting: 0.08, voorheffing: 1_662.44 + 29.82 },
    )
    expect(result.kolommen[0]).toMatchObject({
      belastbaar: 21_239.24,
      basisbelasting: 6_215.7,
      vrijeSom: 11_217.47,
      vermindering: 2_831.24,
      pensioenvermindering: 2_347.96,
      hoofdsom: 1_036.5,
    })
    expect(result.kolommen[1]).toMatchObject({ belastbaar: 9_102.53, omTeSlane: 0 })
    expect(result).toMatchObject({ belasting: 1_036.5, gemeentebelasting: 82.92, saldo: -572.84 })
  })

  test('couple of 2025 with three children, one disabled, a little real estate, day care and werkbonus', () => {
    // Tax-on-web, assessment year 2026 (version 1.7.0), 30 April 2026: 6.548,62 back.
    const result = aanslag(
      law2025,
      [
        worker(41_236.23, { onroerend: 2.8, federaleVermindering: 154.75 * 0.45 }),
        worker(24_012.94, { onroerend: 2.8, federaleVermindering: 315, werkbonusA: 1_145.4, werkbonusB: 1_364.58 }),
      ],
      {
        gewest: 'vlaanderen',
        gemeentebelasting: 0.08,
        tenLaste: { ...niemandTenLaste, kinderen: 3, kinderenHandicap: 1 },
        voorheffing: 9_125.21 + 756.05,
        bbszIngehouden: 339.85 + 95.92,
      },
    )
    expect(result.kolommen[0]).toMatchObject({
      basisbelasting: 12_001.06,
      vermindering: 9_674.5,
      hoofdsom: 2_326.56,
      staat: 1_745.92,
      gewestelijk: 580.64,
    })
    expect(result.kolommen[1]).toMatchObject({
      basisbelasting: 4_786.3,
      vermindering: 2_727.5,
      staat: 1_544.99,
      gewestelijk: 513.82,
    })
    expect(result).toMatchObject({ gemeentebelasting: 320.06, bbsz: 544.16, saldo: -6_548.62 })
  })

  test('single parent of 2025 with three children in co-parenting, pay, sickness and another benefit', () => {
    // Tax-on-web, assessment year 2026, 17 May 2026, up to the tax on arrears, which is taxed separately.
    const result = aanslag(
      law2025,
      [worker(15_060.14, { vervanging: { pensioen: 340.63, werkloosheid: 0, ziekte: 13_961.76 } })],
      {
        gewest: 'vlaanderen',
        gemeentebelasting: 0.068,
        tenLaste: { ...niemandTenLaste, kinderen: 3, kinderenCoOuderschap: 3 },
      },
    )
    expect(result.kolommen[0]).toMatchObject({
      kosten: 4_518.04,
      netto: 24_844.49,
      basisbelasting: 7_489.8,
      vrijeSom: 18_610,
      vermindering: 5_239,
      omTeSlane: 2_250.8,
      pensioenvermindering: 1_295.73,
      hoofdsom: 955.07,
    })
    expect(result.bbsz).toBe(173.01)
  })

  test('a self-employed person in Antwerp gets 1.813,43 euro back over 2024', () => {
    const result = aanslag(law2024, [{ soort: 'zelfstandige', inkomen: 45_000, socialeBijdragen: 8_000 }], {
      gewest: 'vlaanderen',
      gemeentebelasting: 0.07,
      voorafbetalingen: 10_000,
    })
    expect(result.kolommen[0]).toMatchObject({
      kosten: 5_750,
      basisbelasting: 10_293.5,
      staat: 5_741.54,
      gewestelijk: 1_909.46,
    })
    expect(result).toMatchObject({ belasting: 7_651, gemeentebelasting: 535.57, bbsz: 0, saldo: -1_813.43 })
  })
})

describe('rules now and rules announced', () => {
  const tax = (regels: 'nu' | 'aangekondigd', day = law2026) =>
    aanslag(day, [worker(30_000)], { gewest: 'vlaanderen', gemeentebelasting: 0.069, regels })

  test('the announced tax-free sum of 2026 saves 92,50 euro and the municipal part', () => {
    expect(tax('aangekondigd')).toMatchObject({ belasting: 4_176.5, gemeentebelasting: 288.18 })
    // State and region are rounded apart, so a cent more than the plain 4.269,00.
    expect(tax('nu')).toMatchObject({ belasting: 4_269.01, gemeentebelasting: 294.56 })
  })

  test('the announced sums are for those who earn; a pensioner couple keeps what is in force', () => {
    const retired = (regels: 'nu' | 'aangekondigd') =>
      aanslag(
        law2026,
        [
          { soort: 'gepensioneerde', inkomen: 40_000 },
          { soort: 'gepensioneerde', inkomen: 0 },
        ],
        { gewest: 'vlaanderen', gemeentebelasting: 0.07, regels },
      )
    expect(retired('aangekondigd')).toEqual(retired('nu'))
  })

  test('the announced werkbonus gives 63 % of part B', () => {
    const credit = (regels: 'nu' | 'aangekondigd') =>
      aanslag(law2026, [worker(20_000, { werkbonusA: 1_000, werkbonusB: 1_000 })], {
        gewest: 'vlaanderen',
        gemeentebelasting: 0,
        regels,
      }).werkbonuskrediet
    expect([credit('nu'), credit('aangekondigd')]).toEqual([856.8, 961.4])
  })

  test('before 2026 there is nothing announced, so both give the same', () => {
    expect(tax('aangekondigd', law2024)).toEqual(tax('nu', law2024))
  })
})

describe('replacement income', () => {
  const pension = (inkomen: number) =>
    aanslag(law2025, [{ soort: 'gepensioneerde', inkomen }], { gewest: 'vlaanderen', gemeentebelasting: 0 }).kolommen[0]
      ?.pensioenvermindering

  test('art. 152: a high pension keeps a third of the basic amount, half-way it is two thirds', () => {
    expect(pension(28_780)).toBe(2_219.27)
    expect(pension(43_170)).toBeCloseTo((2_219.27 * 2) / 3, 2)
    expect(pension(57_560)).toBeCloseTo(2_219.27 / 3, 2)
    expect(pension(150_000)).toBeCloseTo(2_219.27 / 3, 2)
  })

  test('art. 151: the reduction for unemployment benefits is gone at the second limit', () => {
    const dole = (werkloosheid: number) =>
      aanslag(law2025, [worker(0, { vervanging: { pensioen: 0, werkloosheid, ziekte: 0 } })], {
        gewest: 'vlaanderen',
        gemeentebelasting: 0,
      }).kolommen[0]?.pensioenvermindering
    expect(dole(28_780)).toBe(2_219.27)
    expect(dole(32_355)).toBe(1_109.64)
    expect(dole(35_930)).toBe(0)
  })

  test('art. 147, 2°, b and c: at the legal pension age work does not cost the reduction of a small pension', () => {
    const reduction = (pensioen: number, pensioenleeftijd: boolean) =>
      aanslag(
        law2025,
        [worker(10_000, { kosten: 'geen', vervanging: { ...geenVervanging, pensioen }, pensioenleeftijd })],
        {
          gewest: 'vlaanderen',
          gemeentebelasting: 0,
        },
      ).kolommen[0]?.pensioenvermindering
    // 25.000 euro: 2.219,27 + 457,23 x 3.780 / 9.150 = 2.408,16, of which 15.000 / 25.000 or all.
    expect([reduction(15_000, false), reduction(15_000, true)]).toEqual([1_444.9, 2_408.16])
    // Half-way, half of the 10.000 stays out: 24.205 / 29.205 of 2.219,27 x (1/3 + 2/3 x 23.355 / 28.780).
    expect(reduction(24_205, true)).toBe(1_608.18)
    // From 28.780 on nothing does.
    expect(reduction(28_780, true)).toBe(reduction(28_780, false))
    // Never more than the tax on the pension itself (art. 153): 5.000 / 15.000 of 1.022,50.
    expect(reduction(5_000, true)).toBe(340.83)
  })

  test('the quotient of a worker gives a retired partner without income no pension reduction', () => {
    const result = aanslag(law2025, [worker(60_000), { soort: 'gepensioneerde', inkomen: 0 }], {
      gewest: 'vlaanderen',
      gemeentebelasting: 0,
    })
    expect(result.quotient).toBe(13_460)
    expect(result.kolommen[1]?.pensioenvermindering).toBe(0)
  })
})

describe('one column, line by line', () => {
  test('employee in Brussels, 2025, with a rent, alimony and reductions', () => {
    const result = aanslag(
      law2025,
      [worker(40_000, { onroerend: 1_000, aftrek: 2_070, federaleVermindering: 100, gewestelijkeVermindering: 50 })],
      { gewest: 'brussel', gemeentebelasting: 0.06, voorheffing: 9_000, bbszIngehouden: 150, voorafbetalingen: 50 },
    )
    expect(result).toEqual({
      kolommen: [
        {
          inkomen: 40_000,
          socialeBijdragen: 0,
          kosten: 5_930,
          vervanging: 0,
          netto: 34_070,
          onroerend: 1_000,
          quotient: 0,
          aftrek: 2_070,
          belastbaar: 33_000,
          // 16.320 at 25 %, 12.480 at 40 % and 4.200 at 45 %.
          basisbelasting: 4_080 + 4_992 + 1_890,
          vrijeSom: 10_910,
          vermindering: 2_727.5,
          omTeSlane: 8_234.5,
          pensioenvermindering: 0,
          hoofdsom: 8_234.5,
          staat: 6_179.42,
          gewestelijk: 2_013.93,
          verminderingen: 150,
          belasting: 8_043.35,
          marginaal: 0.45 * 0.75043 * 1.32591 * 1.06,
        },
      ],
      quotient: 0,
      overgedragen: 0,
      belasting: 8_043.35,
      gemeentebelasting: 482.6,
      // On 35.070 euro: pay after expenses and the rent.
      bbsz: 305.94,
      werkbonuskrediet: 0,
      kindkrediet: 0,
      opvangkrediet: 0,
      activiteitskrediet: 0,
      voorheffingen: 9_200,
      saldo: -368.11,
    })
  })

  test('art. 289ter: a low income on own account gives 880 euro back in 2025, pay gives nothing', () => {
    const due = (law: typeof law2025, person: Belastingplichtige) =>
      aanslag(law, [person], { gewest: 'vlaanderen', gemeentebelasting: 0.07 })
    const own = (inkomen: number, more: Partial<Belastingplichtige> = {}) =>
      due(law2025, { soort: 'zelfstandige', inkomen, kosten: 'geen', ...more })
    expect([5_000, 7_645, 15_000, 25_140, 30_000].map((income) => own(income).activiteitskrediet)).toEqual([
      0, 440, 880, 440, 0,
    ])
    // A rent counts in the total; a benefit takes its part of the professional income.
    expect(own(15_000, { onroerend: 10_140 }).activiteitskrediet).toBe(440)
    expect(own(10_000, { vervanging: { pensioen: 0, werkloosheid: 10_000, ziekte: 0 } }).activiteitskrediet).toBe(440)
    const { belasting, gemeentebelasting, saldo } = own(15_000)
    expect(saldo).toBeCloseTo(belasting + gemeentebelasting - 880, 9)
    expect(due(law2025, worker(15_000)).activiteitskrediet).toBe(0)
    // § 1, 2°: a director without a contract of employment has it; § 2, 2°: a civil servant has 970 instead of 880.
    expect(own(15_000, { soort: 'bedrijfsleider' }).activiteitskrediet).toBe(880)
    expect(own(25_140, { soort: 'werknemer', activiteit: 'ambtenaar' }).activiteitskrediet).toBe(485)
    expect(own(15_000, { soort: 'gepensioneerde' }).activiteitskrediet).toBe(0)
    // 440 euro of the law times 1,9483, to ten euro.
    expect(due(law2024, { soort: 'zelfstandige', inkomen: 15_000, kosten: 'geen' }).activiteitskrediet).toBe(860)
  })

  test('reductions take the tax to zero and not below, and who pays nothing has no marginal rate', () => {
    const small = aanslag(law2025, [worker(20_000, { federaleVermindering: 4_000 })], {
      gewest: 'vlaanderen',
      gemeentebelasting: 0.07,
    })
    // 14.070 euro at 25 % less 2.727,50.
    expect(small.kolommen[0]).toMatchObject({ hoofdsom: 790, verminderingen: 790, belasting: 0 })
    const nothing = aanslag(law2025, [worker(15_000)], { gewest: 'vlaanderen', gemeentebelasting: 0.07 })
    expect(nothing.kolommen[0]).toMatchObject({ belastbaar: 10_500, hoofdsom: 0, marginaal: 0 })
  })

  test('expenses and contributions never go below the income, a deduction never below zero', () => {
    const alone = (person: Belastingplichtige) =>
      aanslag(law2025, [person], { gewest: 'vlaanderen', gemeentebelasting: 0 }).kolommen[0]
    const trader: Belastingplichtige = { soort: 'zelfstandige', inkomen: 10_000 }
    expect(alone({ ...trader, kosten: 12_000 })).toMatchObject({ kosten: 10_000, netto: 0 })
    expect(alone({ ...trader, socialeBijdragen: 12_000 })).toMatchObject({ socialeBijdragen: 10_000, netto: 0 })
    expect(alone({ ...trader, socialeBijdragen: 2_000 })).toMatchObject({ kosten: 2_400, netto: 5_600 })
    expect(alone({ ...trader, kosten: 'geen', aftrek: 12_000 })).toMatchObject({ netto: 10_000, belastbaar: 0 })
    expect(alone({ soort: 'bedrijfsleider', inkomen: 50_000 })).toMatchObject({ kosten: 1_500, netto: 48_500 })
    expect(alone({ soort: 'gepensioneerde', inkomen: 20_000, kosten: 500 })).toMatchObject({ kosten: 0, netto: 20_000 })
  })

  test('the special contribution is for those who have pay', () => {
    const bbsz = (people: readonly Belastingplichtige[]) =>
      aanslag(law2025, people, { gewest: 'vlaanderen', gemeentebelasting: 0 }).bbsz
    expect(bbsz([worker(0, { onroerend: 40_000 })])).toBe(0)
    expect(bbsz([{ soort: 'zelfstandige', inkomen: 40_000 }])).toBe(0)
    expect(bbsz([{ soort: 'gepensioneerde', inkomen: 40_000 }, worker(0.01)])).toBeGreaterThan(0)
  })
})

describe('properties', () => {
  const income = fc.integer({ min: 0, max: 20_000_000 }).map((cents) => cents / 100)

  test('the scale is continuous and convex, and the average stays under the marginal rate', () => {
    fc.assert(
      fc.property(income, (base) => {
        const here = basisbelasting(law2026, base)
        const next = basisbelasting(law2026, base + 100)
        const later = basisbelasting(law2026, base + 200)
        expect(next - here).toBeGreaterThanOrEqual(25 - 0.011)
        expect(next - here).toBeLessThanOrEqual(50 + 0.011)
        expect(later - next).toBeGreaterThanOrEqual(next - here - 0.021)
        expect(here).toBeLessThanOrEqual(base * 0.5 + 0.005)
      }),
    )
  })

  test('a larger tax-free sum never takes off less, and the basic sum takes off exactly its own tax', () => {
    expect(verminderingVrijeSom(law2026, 11_180)).toBe(basisbelasting(law2026, 11_180))
    fc.assert(
      fc.property(income, (sum) => {
        expect(verminderingVrijeSom(law2026, sum + 10)).toBeGreaterThanOrEqual(
          verminderingVrijeSom(law2026, sum) + 2.49,
        )
      }),
    )
  })

  test('splitting an income at a bracket border changes nothing', () => {
    for (const border of [16_720, 29_510, 51_070]) {
      expect(basisbelasting(law2026, border + 0.01) - basisbelasting(law2026, border)).toBeLessThanOrEqual(0.011)
    }
  })

  test('a couple never pays more because of the quotient, and it never goes beyond its maximum', () => {
    fc.assert(
      fc.property(income, income, (first, second) => {
        const quotient = huwelijksquotient(law2026, first, second, 13_800)
        expect(quotient).toBeLessThanOrEqual(13_800)
        expect(Math.min(first, second) + quotient).toBeLessThanOrEqual(Math.max(first, second) + 0.01)
        expect(huwelijksquotient(law2026, second, first, 13_800)).toBe(quotient)
      }),
    )
  })

  test('earning more never leaves less after tax', () => {
    fc.assert(
      fc.property(income, fc.integer({ min: 0, max: 6 }), (base, kinderen) => {
        const left = (inkomen: number) => {
          const { belasting, gemeentebelasting, kindkrediet } = aanslag(law2026, [worker(inkomen)], {
            gewest: 'brussel',
            gemeentebelasting: 0.09,
            tenLaste: { ...niemandTenLaste, kinderen },
          })
          return inkomen - belasting - gemeentebelasting + kindkrediet
        }
        expect(left(base + 50)).toBeGreaterThanOrEqual(left(base) - 0.03)
      }),
    )
  })
})
