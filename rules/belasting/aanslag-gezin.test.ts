import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aanslag, type Gezinssituatie } from '#rules/belasting/aanslag.ts'
import type { Belastingplichtige } from '#rules/belasting/belastbaar-inkomen.ts'
import { openLaw } from '#rules/kernel/dated.ts'
import { niemandTenLaste } from '#rules/belasting/ten-laste.ts'

const law2024 = openLaw('2024-12-31')
const law2025 = openLaw('2025-12-31')
const law2026 = openLaw('2026-11-15')
const flanders = { gewest: 'vlaanderen', gemeentebelasting: 0 } as const
const worker = (inkomen: number, more: Partial<Belastingplichtige> = {}): Belastingplichtige => ({
  soort: 'werknemer',
  inkomen,
  ...more,
})
/** Net pay: no expenses come off. */
const net = (inkomen: number, more: Partial<Belastingplichtige> = {}) => worker(inkomen, { kosten: 'geen', ...more })
const children = (kinderen: number) => ({ ...niemandTenLaste, kinderen })

describe('marital quotient', () => {
  test.each([
    // 30 % of 30.000 is 9.000; of 50.000 it is 15.000, above the 13.460 of 2025.
    { incomes: [30_000, 0], quotient: 9_000 },
    { incomes: [24_000, 6_000], quotient: 3_000 },
    { incomes: [21_000, 9_000], quotient: 0 },
    { incomes: [21_000.01, 8_999.99], quotient: 0.01 },
    { incomes: [50_000, 0], quotient: 13_460 },
    { incomes: [50_000, 13_459.99], quotient: 0.01 },
    { incomes: [50_000, 13_460], quotient: 0 },
  ])('$incomes moves $quotient', ({ incomes, quotient }) => {
    const [first, second] = aanslag(
      law2025,
      incomes.map((income) => net(income)),
      flanders,
    ).kolommen
    expect([first?.quotient, second?.quotient]).toEqual([0 - quotient, quotient])
  })

  test('income from real estate stays with its owner', () => {
    const { quotient, kolommen } = aanslag(law2025, [net(30_000, { onroerend: 5_000 }), worker(0)], flanders)
    expect([quotient, ...kolommen.map(({ belastbaar }) => belastbaar)]).toEqual([9_000, 26_000, 9_000])
  })

  test('the announced maximum counts as soon as one of the two works', () => {
    const quotient = (people: readonly Belastingplichtige[]) =>
      aanslag(law2026, people, { ...flanders, regels: 'aangekondigd' }).quotient
    expect(quotient([{ soort: 'gepensioneerde', inkomen: 60_000 }, net(1_000)])).toBe(11_780 - 1_000)
    expect(quotient([{ soort: 'gepensioneerde', inkomen: 60_000 }, worker(0)])).toBe(13_800)
  })

  test('what is moved keeps its nature: half of it pay, half sickness benefit (art. 89)', () => {
    // 2025: 20.000 pay and 20.000 benefit, of which 12.000 moves to a partner with a rent of 8.000.
    const sick = net(20_000, { vervanging: { pensioen: 0, werkloosheid: 0, ziekte: 20_000 } })
    const { kolommen } = aanslag(law2025, [sick, worker(0, { onroerend: 8_000 })], flanders)
    // Partner: 4.080 + 40 % of 3.680 less 2.727,50; 6.000 of the 20.000 euro is benefit.
    expect(kolommen[1]).toMatchObject({ quotient: 12_000, omTeSlane: 2_824.5, pensioenvermindering: 847.35 })
    // Whoever gives keeps 28.000, and half of the income was benefit: half of 2.977,93.
    expect(kolommen[0]).toMatchObject({ omTeSlane: 6_024.5, pensioenvermindering: 1_488.97 })
  })

  test('it is not given when the tax would be higher with it (art. 87)', () => {
    // Only the second has professional income, the first a rent of 28.457 euro: moving pension to the first costs.
    const people = [
      worker(0, { onroerend: 28_457 }),
      worker(0, { vervanging: { pensioen: 15_726, werkloosheid: 0, ziekte: 0 } }),
    ]
    const result = aanslag(law2025, people, flanders)
    expect([result.quotient, ...result.kolommen.map(({ belastbaar }) => belastbaar)]).toEqual([0, 28_457, 15_726])
    // 15.726 at 25 % less 2.727,50 is 1.204, all of it taken off by the reduction for pensions.
    expect(result.kolommen[1]).toMatchObject({ omTeSlane: 1_204, pensioenvermindering: 1_204, belasting: 0 })
    // 4.080 + 40 % of 12.137 less 2.727,50.
    expect(result.kolommen[0]?.hoofdsom).toBe(6_207.3)
  })

  test('own benefits and moved benefits add up, kind by kind', () => {
    const { kolommen } = aanslag(
      law2025,
      [
        worker(0, { vervanging: { pensioen: 10_000, werkloosheid: 20_000, ziekte: 0 } }),
        worker(0, { vervanging: { pensioen: 0, werkloosheid: 0, ziekte: 3_000 } }),
      ],
      flanders,
    )
    // 30 % of 33.000 is 9.900: 6.900 moves, a third pension. 23.100 against 9.900.
    expect(kolommen[0]).toMatchObject({ netto: 30_000, vervanging: 30_000, quotient: -6_900, belastbaar: 23_100 })
    // 4.080 + 40 % of 6.780 is 6.792; the partner leaves 1.010 of the tax-free sum: 11.920 takes off 3.003.
    expect(kolommen[0]).toMatchObject({ vrijeSom: 11_920, vermindering: 3_003, omTeSlane: 3_789 })
    // Additional amount: 457,23 x 5.680 / 9.150 = 283,83. A third of 2.503,10 for the pension, two thirds for the rest.
    expect(kolommen[0]?.pensioenvermindering).toBeCloseTo(834.37 + 1_668.73, 1)
    expect(kolommen[1]).toMatchObject({ belastbaar: 9_900, omTeSlane: 0, pensioenvermindering: 0 })
  })
})

describe('the tax-free sum of two people', () => {
  test('no income at all: no tax, and nothing to pass on', () => {
    const { kolommen, overgedragen, saldo } = aanslag(law2025, [worker(0), worker(0)], flanders)
    expect(kolommen.map(({ vrijeSom, belasting }) => [vrijeSom, belasting])).toEqual([
      [10_910, 0],
      [10_910, 0],
    ])
    expect([overgedragen, saldo]).toEqual([0, 0])
  })

  test('the one who has less passes on what is left', () => {
    expect(aanslag(law2025, [net(10_000), net(30_000)], flanders)).toMatchObject({ quotient: 2_000, overgedragen: 0 })
    const rents = [worker(0, { onroerend: 10_000 }), worker(0, { onroerend: 30_000 })]
    const { overgedragen, kolommen } = aanslag(law2025, rents, flanders)
    expect(overgedragen).toBe(910)
    expect(kolommen.map(({ vrijeSom }) => vrijeSom)).toEqual([10_910, 11_820])
  })

  test('who has as much as the tax-free sum still takes over, who has a cent less does not', () => {
    const given = (income: number) =>
      aanslag(law2025, [worker(0, { onroerend: 5_000 }), worker(0, { onroerend: income })], flanders).overgedragen
    expect(given(10_910)).toBe(5_910)
    expect(given(10_909.99)).toBe(0)
  })

  test('children go to the higher taxable income, and to the first when both are equal', () => {
    const sums = (first: number, second: number) =>
      aanslag(law2025, [net(first), net(second)], { ...flanders, tenLaste: children(2) }).kolommen.map(
        ({ vrijeSom }) => vrijeSom,
      )
    expect(sums(30_000, 30_000)).toEqual([10_910 + 5_110, 10_910])
    expect(sums(30_000, 30_000.01)).toEqual([10_910, 10_910 + 5_110])
    // A deduction can turn the order around.
    expect(
      aanslag(law2025, [net(32_000, { aftrek: 5_000 }), net(30_000)], { ...flanders, tenLaste: children(2) })
        .kolommen[1]?.vrijeSom,
    ).toBe(16_020)
  })

  test('in the announced rules the working partner has 11.550, the retired one 11.180', () => {
    const { kolommen } = aanslag(law2026, [{ soort: 'gepensioneerde', inkomen: 30_000 }, net(30_000)], {
      ...flanders,
      regels: 'aangekondigd',
    })
    expect(kolommen.map(({ vrijeSom }) => vrijeSom)).toEqual([11_180, 11_550])
  })

  test('a disability raises the own tax-free sum, and what is unused of it goes to the partner', () => {
    // Published course example, assessment year 2025: 10.000 (disability) and 40.000 euro of joint income.
    const result = aanslag(
      law2024,
      [worker(0, { onroerend: 10_000, handicap: true }), worker(0, { onroerend: 40_000 })],
      {
        gewest: 'vlaanderen',
        gemeentebelasting: 0,
      },
    )
    expect(result.overgedragen).toBe(2_490)
    expect(result.kolommen[1]?.vrijeSom).toBe(13_060)
  })
})

describe('children', () => {
  test('a single parent with a low income has an extra sum that falls in a straight line', () => {
    const sum = (inkomen: number, alleenwonendeOuder = true) =>
      aanslag(law2025, [worker(inkomen, { kosten: 'geen' })], {
        gewest: 'vlaanderen',
        gemeentebelasting: 0,
        tenLaste: { ...niemandTenLaste, kinderen: 1 },
        alleenwonendeOuder,
      }).kolommen[0]?.vrijeSom
    expect(sum(19_250)).toBe(10_910 + 1_980 + 1_980 + 1_290)
    expect(sum(21_820)).toBe(10_910 + 1_980 + 1_980 + 645)
    expect(sum(24_390)).toBe(14_870)
    expect(sum(4_099)).toBe(14_870)
    expect(sum(19_250, false)).toBe(14_870)
  })

  test('what a partner uses of the children is not refunded as well', () => {
    const couple = aanslag(law2025, [net(12_000), net(12_000)], {
      gewest: 'vlaanderen',
      gemeentebelasting: 0,
      tenLaste: { ...niemandTenLaste, kinderen: 1 },
    })
    // The first leaves 890 euro of 12.890 unused; with 11.800 the partner uses all of it.
    expect(couple).toMatchObject({ overgedragen: 890, kindkrediet: 0 })
    expect(couple.kolommen[1]).toMatchObject({ vrijeSom: 11_800, omTeSlane: 33 })
  })

  test('art. 134, § 4: children count for the lower income where a benefit pays no tax anyway', () => {
    // 20.000 euro of sickness benefit: 2.824,50 of tax, all of it taken off by the reduction of 2.977,93.
    const sick = worker(0, { vervanging: { pensioen: 0, werkloosheid: 0, ziekte: 20_000 } })
    const { kolommen, belasting } = aanslag(law2025, [sick, net(18_000)], { ...flanders, tenLaste: children(2) })
    expect(kolommen.map(({ vrijeSom }) => vrijeSom)).toEqual([10_910, 16_020])
    // 4.752 less 2.865 + 30 % of 4.560, instead of less 2.727,50.
    expect(belasting).toBeCloseTo(519, 1)
    // With two wages they stay with the higher one, whose rate is the same or higher.
    const wages = aanslag(law2025, [net(20_000), net(18_000)], { ...flanders, tenLaste: children(2) })
    expect(wages.kolommen.map(({ vrijeSom }) => vrijeSom)).toEqual([16_020, 10_910])
  })

  test('the extra sum and the amount for a single parent are not for a couple, nor without children', () => {
    const sum = (people: readonly Belastingplichtige[], kinderen: number) =>
      aanslag(law2025, people, { ...flanders, tenLaste: children(kinderen) }).kolommen[0]?.vrijeSom
    expect(sum([net(19_000)], 0)).toBe(10_910)
    expect(sum([net(19_000), net(19_000)], 1)).toBe(12_890)
  })

  test.each([
    // 2025, a single parent in a home with another adult: 10.910 + 1.980 + 1.980 is 14.870; that slice is at 30 %.
    { income: 14_000, kinderen: 1, shared: 0, credit: 0.3 * 870 },
    { income: 14_870, kinderen: 1, shared: 0, credit: 0 },
    // 890 of the other 12.890 euro is unused and not counted: 30 % of the 1.980 euro for the child would be 594.
    { income: 12_000, kinderen: 1, shared: 0, credit: 550 },
    // Without an income the child is in the lowest slice: 25 % of 1.980, and of half of it.
    { income: 0, kinderen: 1, shared: 0, credit: 495 },
    { income: 0, kinderen: 1, shared: 1, credit: 247.5 },
    // 25 % of 5.110 would be 1.277,50.
    { income: 0, kinderen: 2, shared: 0, credit: 1_100 },
    { income: 0, kinderen: 0, shared: 0, credit: 0 },
  ])('art. 134: $income euro and $kinderen children ($shared shared) give $credit back', (row) => {
    const { kindkrediet, saldo } = aanslag(law2025, [net(row.income)], {
      ...flanders,
      tenLaste: { ...children(row.kinderen), kinderenCoOuderschap: row.shared },
      alleenwonendeOuder: false,
    })
    expect(kindkrediet).toBe(row.credit)
    expect(saldo).toBe(0 - row.credit)
  })

  test('art. 134: what a lone parent has extra for a low income comes back beyond the maximum', () => {
    // 1.980 euro for the child and 1.290 extra, all above the 12.000: 594, at most 550, and 387.
    expect(aanslag(law2025, [net(12_000)], { ...flanders, tenLaste: children(1) }).kindkrediet).toBe(937)
  })

  test('art. 134: a disabled child gives twice the maximum', () => {
    const { kindkrediet } = aanslag(law2025, [net(0)], {
      ...flanders,
      tenLaste: { ...children(1), kinderenHandicap: 1 },
    })
    expect(kindkrediet).toBe(1_100)
  })

  test('a partner with little room uses part of it, and the rest is refunded', () => {
    // 890 euro of the first is left; the partner uses 500 of it.
    const { kindkrediet } = aanslag(law2025, [net(12_000), net(11_410)], { ...flanders, tenLaste: children(1) })
    expect(kindkrediet).toBe(0.3 * 390)
  })
})

describe('day care of a single parent with a low income (art. 145/35)', () => {
  const care = (inkomen: number, federaleVermindering: number, more: Partial<Gezinssituatie> = {}) =>
    aanslag(law2025, [net(inkomen, { federaleVermindering })], {
      ...flanders,
      tenLaste: children(1),
      opvangkosten: 1_000,
      ...more,
    })

  test('30 % more is refunded when there is no tax to take it off', () => {
    // 16.160 euro is free; 1.160 of it is left, at 30 %.
    expect(care(15_000, 450)).toMatchObject({ belasting: 0, kindkrediet: 348, opvangkrediet: 300, saldo: -648 })
  })

  test('it comes after the other reductions, and only its own part is refunded', () => {
    // 4.752 - 4.275 is 477 euro of tax, a cent more by rounding. 450 and 300 are wanted.
    expect(care(18_000, 450)).toMatchObject({ belasting: 0, opvangkrediet: 272.99, saldo: -272.99 })
    expect(care(18_000, 450).kolommen[0]?.verminderingen).toBe(477.01)
    expect(care(18_000, 1_000).opvangkrediet).toBe(300)
    expect(care(18_000, 100)).toMatchObject({ belasting: 77.01, opvangkrediet: 0 })
  })

  test('it fades out with the income, and is not for a couple or a home with another adult', () => {
    expect(care(21_820, 0).kolommen[0]?.verminderingen).toBe(150)
    expect(care(24_390, 0).kolommen[0]?.verminderingen).toBe(0)
    expect(care(18_000, 0, { alleenwonendeOuder: false }).kolommen[0]?.verminderingen).toBe(0)
    expect(care(18_000, 0, { alleenwonendeOuder: true })).toEqual(care(18_000, 0))
    const couple = aanslag(law2025, [net(18_000), net(18_000)], {
      ...flanders,
      tenLaste: children(1),
      opvangkosten: 1_000,
    })
    expect(couple.kolommen.map(({ verminderingen }) => verminderingen)).toEqual([0, 0])
  })
})

describe('properties of a couple', () => {
  const amount = (max: number) => fc.integer({ min: 0, max: max * 100 }).map((cents) => cents / 100)
  const someone: fc.Arbitrary<Belastingplichtige> = fc.record({
    soort: fc.constantFrom('werknemer', 'zelfstandige', 'bedrijfsleider', 'gepensioneerde'),
    inkomen: amount(90_000),
    vervanging: fc.record({ pensioen: amount(20_000), werkloosheid: amount(20_000), ziekte: amount(20_000) }),
    onroerend: amount(5_000),
    handicap: fc.boolean(),
    aftrek: amount(4_000),
  })
  const situation: fc.Arbitrary<Gezinssituatie> = fc.record({
    gewest: fc.constantFrom('vlaanderen', 'wallonie', 'brussel'),
    gemeentebelasting: fc.constantFrom(0, 0.07),
    tenLaste: fc.integer({ min: 0, max: 5 }).map(children),
    regels: fc.constantFrom('nu', 'aangekondigd'),
  })

  test('the order of the two does not matter', () => {
    fc.assert(
      fc.property(someone, someone, situation, (one, other, home) => {
        const here = aanslag(law2026, [one, other], home)
        const there = aanslag(law2026, [other, one], home)
        // With two equal incomes the children go to the first.
        fc.pre(here.kolommen[0]?.belastbaar !== here.kolommen[1]?.belastbaar)
        expect({ ...there, kolommen: there.kolommen.toReversed() }).toEqual(here)
      }),
    )
  })

  test('the columns add up, and the quotient moves income without making any', () => {
    fc.assert(
      fc.property(someone, someone, situation, (one, other, home) => {
        const { kolommen, belasting } = aanslag(law2026, [one, other], home)
        expect(kolommen.reduce((total, { quotient }) => total + quotient, 0)).toBe(0)
        expect(belasting).toBeCloseTo(
          kolommen.reduce((total, { staat, gewestelijk }) => total + staat + gewestelijk, 0),
          6,
        )
        for (const kolom of kolommen) expect(kolom.pensioenvermindering).toBeLessThanOrEqual(kolom.omTeSlane)
      }),
    )
  })
})
