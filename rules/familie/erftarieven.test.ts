import { describe, expect, test } from 'vitest'
import { progressive } from '#finance/brackets.ts'
import { openLaw } from '#rules/kernel/dated.ts'
import {
  erfschalen,
  erfvrijstelling,
  gezinswoningSchalen,
  jongKind,
  partnerabattement,
  singlevermindering,
} from '#rules/familie/erftarieven.figures.ts'
import { vruchtgebruikTabel } from '#rules/familie/vruchtgebruik.figures.ts'
import type { Gewest } from '#rules/kernel/gewest.ts'

const law = openLaw('2026-06-01')

describe('scales of the inheritance tax', () => {
  // Tax up to each limit, as the tables of the FOD Financiën and the Flemish tax service print it.
  test.each<[Gewest, 'lijn' | 'broerZus' | 'oomNeef' | 'andere', number[], number[], number]>([
    ['vlaanderen', 'lijn', [50_000, 250_000], [1_500, 19_500], 0.27],
    ['vlaanderen', 'broerZus', [35_000, 75_000], [8_750, 20_750], 0.55],
    ['vlaanderen', 'andere', [35_000, 75_000], [8_750, 26_750], 0.55],
    ['brussel', 'lijn', [50_000, 100_000, 175_000, 250_000, 500_000], [1_500, 5_500, 12_250, 25_750, 85_750], 0.3],
    [
      'brussel',
      'broerZus',
      [12_500, 25_000, 50_000, 100_000, 175_000, 250_000],
      [2_500, 5_625, 13_125, 33_125, 74_375, 119_375],
      0.65,
    ],
    ['brussel', 'oomNeef', [50_000, 100_000, 175_000], [17_500, 42_500, 87_500], 0.7],
    ['brussel', 'andere', [50_000, 75_000, 175_000], [20_000, 33_750, 98_750], 0.8],
    [
      'wallonie',
      'lijn',
      [12_500, 25_000, 50_000, 100_000, 150_000, 200_000, 250_000, 500_000],
      [375, 875, 2_125, 5_625, 10_625, 17_625, 26_625, 86_625],
      0.3,
    ],
    ['wallonie', 'broerZus', [12_500, 25_000, 75_000, 175_000], [2_500, 5_625, 23_125, 73_125], 0.65],
    ['wallonie', 'oomNeef', [12_500, 25_000, 75_000, 175_000], [3_125, 6_875, 26_875, 81_875], 0.7],
    ['wallonie', 'andere', [12_500, 25_000, 75_000], [3_750, 8_125, 38_125], 0.8],
  ])('%s, %s: up to %j the tax is %j, then %d', (gewest, relation, limits, taxes, top) => {
    const scale = law(erfschalen)[gewest][relation]
    expect(scale.map(({ upTo }) => upTo)).toEqual([...limits, null])
    for (const [index, limit] of limits.entries())
      expect(progressive(limit, scale).tax, String(limit)).toBeCloseTo(taxes[index]!, 6)
    expect(scale.at(-1)!.rate).toBe(top)
  })

  test('Wallonia before and from 2028: the amounts of TheAxiomFoundation/rulespec-be', () => {
    const tax = (day: string) => {
      const { lijn, broerZus, oomNeef, andere } = openLaw(day)(erfschalen).wallonie
      return [
        progressive(600_000, lijn).tax,
        ...[broerZus, oomNeef, andere].map((scale) => progressive(200_000, scale).tax),
      ]
    }
    expect(tax('2027-12-31')).toEqual([116_625, 89_375, 99_375, 138_125])
    expect(tax('2028-01-01')).toEqual([60_125, 45_125, 50_250, 69_125])
  })

  test('uncles and friends have one scale in Flanders', () => {
    expect(law(erfschalen).vlaanderen.oomNeef).toEqual(law(erfschalen).vlaanderen.andere)
  })

  // Art. 60ter W.Succ.: Brussels 2, 5,3, 6, 12, 24 and 30 %; Wallonia 1, 2, 5, 12, 24 and 30 %.
  test.each([
    ['brussel', '2027-12-31', [1_000, 3_650, 8_150, 17_150, 77_150]],
    ['wallonie', '2027-12-31', [750, 3_250, 7_000, 16_000, 76_000]],
    ['wallonie', '2028-01-01', [750, 3_250, 7_000, 12_250, 42_250]],
  ] as const)('the home in %s on %s costs %j up to 50, 100, 175, 250 and 500 thousand', (gewest, day, taxes) => {
    const scale = openLaw(day)(gezinswoningSchalen)[gewest]
    const limits = [50_000, 100_000, 175_000, 250_000, 500_000]
    expect(limits.map((limit) => Math.round(progressive(limit, scale).tax))).toEqual(taxes)
  })

  test('Wallonia from 2028: 3, 4, 5, 7, 9, 12 and 15 % in the direct line', () => {
    const scale = openLaw('2028-01-01')(erfschalen).wallonie.lijn
    const limits = [12_500, 25_000, 150_000, 200_000, 250_000, 500_000]
    expect(limits.map((limit) => progressive(limit, scale).tax)).toEqual([375, 875, 7_125, 10_625, 15_125, 45_125])
    expect(scale.at(-1)!.rate).toBe(0.15)
  })

  test('no scale ever falls', () => {
    for (const { value } of erfschalen.rows)
      for (const scale of Object.values(value).flatMap((region) => Object.values(region))) {
        const rates = scale.map(({ rate }) => rate)
        expect(rates).toEqual(rates.toSorted((a, b) => a - b))
      }
  })

  test('exempt parts of Brussels and Wallonia, and the bonus of young children (art. 54 W.Succ.)', () => {
    expect(law(erfvrijstelling)).toEqual({
      brussel: { eerste: 15_000, klein: 0, kleinTot: 0, nalatenschapTot: 1_250 },
      wallonie: { eerste: 12_500, klein: 12_500, kleinTot: 125_000, nalatenschapTot: 620 },
    })
    expect(law(jongKind)).toMatchObject({ leeftijd: 21, vermindering: 75, vrijstelling: 2_500, partnerDeel: 0.5 })
  })

  test('the foot of the Flemish partner rises on the first day of 2026', () => {
    expect(['2025-12-31', '2026-01-01'].map((day) => openLaw(day)(partnerabattement))).toEqual([50_000, 75_000])
  })

  test('by will: nothing, 15.000 for friends, then 100.000 for somebody who leaves no partner or child', () => {
    const most = (day: string) => {
      const { vlaanderen, brussel, wallonie } = openLaw(day)(singlevermindering)
      return [vlaanderen, brussel, wallonie].map((rule) => rule?.maximum ?? 0)
    }
    expect(most('2021-06-30')).toEqual([0, 0, 0])
    expect(most('2021-07-01')).toEqual([15_000, 0, 0])
    expect(most('2024-01-01')).toEqual([15_000, 15_000, 0])
    expect(most('2026-01-01')).toEqual([100_000, 15_000, 0])
  })

  test('a usufruct is 4 % a year times 18 down to 2 by age (art. 21 W.Succ.)', () => {
    const rows = law(vruchtgebruikTabel)
    expect(rows.map(({ tot }) => tot)).toEqual([20, 30, 40, 50, 55, 60, 65, 70, 75, 80, null])
    const factors = [18, 17, 16, 14, 13, 11, 9.5, 8, 6, 4, 2]
    for (const [index, { deel }] of rows.entries()) expect(deel).toBeCloseTo(0.04 * factors[index]!, 10)
  })
})
