import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { roundCents } from '#finance/money.ts'
import { openLaw } from '#rules/kernel/dated.ts'
import {
  bijdrage,
  inkomenUitWinst,
  kwartaalbedragen,
  type StatuutZelfstandige,
  voorlopigeBijdrage,
} from '#rules/zelfstandigen/zelfstandigen.ts'
import { primostarterKorting } from '#rules/zelfstandigen/zelfstandigen.figures.ts'

const now = openLaw('2026-11-15')
/** A fund that asks 4 % on top, and one that asks nothing. */
const asked = { beheerskost: 0.04 }
const bare = { beheerskost: 0 }

describe('contributions of the self-employed', () => {
  test('minimum, maximum and first-starter amounts of 2026', () => {
    expect(bijdrage(now, 17_374.08, 'hoofdberoep').kwartaal).toBe(890.42)
    expect(bijdrage(now, 110_562.42, 'hoofdberoep').kwartaal).toBe(5_103.05)
    expect(bijdrage(now, 8_972.07, 'primostarter').kwartaal).toBe(459.82)
  })

  test('a quarter with the costs of the fund: UCM in 2025, Liantis on 15.000 euro in 2022', () => {
    const asks = (day: string, income: number, beheerskost: number) =>
      kwartaalbedragen(bijdrage(openLaw(day), income, 'hoofdberoep'), { beheerskost }).metKost[0]
    expect(asks('2025-06-01', 0, 0.0405)).toBe(907.01)
    expect(asks('2022-06-01', 15_000, 0.0395)).toBe(799.12)
  })

  test('older years', () => {
    expect(bijdrage(openLaw('2024-06-01'), 0, 'hoofdberoep').kwartaal).toBe(864.15)
    expect(bijdrage(openLaw('2025-06-01'), 0, 'hoofdberoep').kwartaal).toBe(871.71)
  })

  test('the bases of 2021 and 2022 give the published minimum contributions', () => {
    // RSVZ and hub.brussels: 719,68 and 371,65 in 2021; 751,25, 387,95 and 83,11 in 2022.
    const [in2021, in2022] = [openLaw('2021-06-01'), openLaw('2022-06-01')]
    expect(bijdrage(in2021, 0, 'hoofdberoep').kwartaal).toBe(719.68)
    expect(bijdrage(in2021, 0, 'primostarter').kwartaal).toBe(371.65)
    expect(bijdrage(in2022, 0, 'hoofdberoep').kwartaal).toBe(751.25)
    expect(bijdrage(in2022, 0, 'primostarter').kwartaal).toBe(387.95)
    expect(voorlopigeBijdrage(in2022, null, 'bijberoep').kwartaal).toBe(83.11)
  })

  test('a first starter of 2024 pays 331,22 in the very first quarter, before April 2022 nothing less', () => {
    const law = openLaw('2024-06-01')
    expect(bijdrage(law, 0, 'primostarter').kwartaal - law(primostarterKorting)).toBeCloseTo(331.22, 8)
    expect(openLaw('2022-03-31')(primostarterKorting)).toBe(0)
    expect(openLaw('2022-04-01')(primostarterKorting)).toBe(100)
  })

  test('each statute has its own floor', () => {
    expect(bijdrage(now, 5_000, 'hoofdberoep').regel).toBe('minimum')
    expect(bijdrage(now, 1_922.15, 'bijberoep').jaar).toBe(0)
    expect(bijdrage(now, 1_922.16, 'bijberoep').kwartaal).toBe(98.51)
    expect(bijdrage(now, 8_687.03, 'student').jaar).toBe(0)
    expect(bijdrage(now, 12_000, 'student').kwartaal).toBe(169.79)
    expect(bijdrage(now, 17_374.08, 'student').kwartaal).toBe(890.42)
  })

  test('pensioners, assisting partners and article 37 have their own floor', () => {
    expect(bijdrage(now, 3_844.31, 'gepensioneerde').jaar).toBe(0)
    expect(bijdrage(now, 10_000, 'gepensioneerde').jaar).toBe(1_470)
    expect(bijdrage(openLaw('2023-06-01'), 0, 'meewerkend').kwartaal).toBe(369.44)
    expect(bijdrage(now, 9_101, 'artikel37').regel).toBe('gewoon')
    expect(bijdrage(now, 9_102, 'artikel37').kwartaal).toBe(890.42)
  })

  // A border belongs to the higher rule: the law says "below" the threshold and "at least" the minimum.
  test.each<[StatuutZelfstandige, number, string, number, number]>([
    ['hoofdberoep', 17_374.07, 'minimum', 17_374.08, 0.205 * 17_374.08],
    ['hoofdberoep', 17_374.08, 'gewoon', 17_374.08, 0.205 * 17_374.08],
    ['primostarter', 8_972.06, 'minimum', 8_972.07, 0.205 * 8_972.07],
    ['primostarter', 8_972.07, 'gewoon', 8_972.07, 0.205 * 8_972.07],
    ['primostarter', 12_000, 'gewoon', 12_000, 0.205 * 12_000],
    ['meewerkend', 7_632.43, 'minimum', 7_632.44, 0.205 * 7_632.44],
    ['meewerkend', 7_632.44, 'gewoon', 7_632.44, 0.205 * 7_632.44],
    ['bijberoep', 0, 'vrij', 0, 0],
    ['bijberoep', 1_922.15, 'vrij', 0, 0],
    ['bijberoep', 1_922.16, 'gewoon', 1_922.16, 0.205 * 1_922.16],
    ['artikel37', 1_922.15, 'vrij', 0, 0],
    ['artikel37', 1_922.16, 'gewoon', 1_922.16, 0.205 * 1_922.16],
    ['artikel37', 9_101.25, 'gewoon', 9_101.25, 0.205 * 9_101.25],
    ['artikel37', 9_101.26, 'minimum', 17_374.08, 0.205 * 17_374.08],
    ['gepensioneerde', 3_844.31, 'vrij', 0, 0],
    ['gepensioneerde', 3_844.32, 'gewoon', 3_844.32, 0.147 * 3_844.32],
    ['student', 8_687.03, 'vrij', 0, 0],
    ['student', 8_687.04, 'deel', 0, 0],
    ['student', 12_687.04, 'deel', 4_000, 0.205 * 4_000],
    ['student', 17_374.07, 'deel', 8_687.03, 0.205 * 8_687.03],
    ['student', 17_374.08, 'gewoon', 17_374.08, 0.205 * 17_374.08],
    ['hoofdberoep', 75_024.54, 'gewoon', 75_024.54, 0.205 * 75_024.54],
    ['hoofdberoep', 80_024.54, 'gewoon', 80_024.54, 0.205 * 75_024.54 + 0.1416 * 5_000],
    ['hoofdberoep', 110_562.41, 'gewoon', 110_562.41, 0.205 * 75_024.54 + 0.1416 * 35_537.87],
    ['hoofdberoep', 110_562.42, 'maximum', 110_562.42, 0.205 * 75_024.54 + 0.1416 * 35_537.88],
    ['bijberoep', 500_000, 'maximum', 110_562.42, 0.205 * 75_024.54 + 0.1416 * 35_537.88],
    ['gepensioneerde', 500_000, 'maximum', 110_562.42, 0.147 * 75_024.54 + 0.1416 * 35_537.88],
  ])('2026, %s with an income of %d: %s', (statuut, income, regel, basis, year) => {
    const kwartaal = Math.round((year / 4) * 100) / 100
    const due = bijdrage(now, income, statuut)
    expect(due).toEqual({ basis, regel, kwartaal, jaar: due.jaar })
    expect(due.jaar).toBeCloseTo(4 * kwartaal, 8)
  })

  // RSVZ, provisional contribution of a starter in 2026; a first starter may ask for less but does not get it by itself.
  test.each<[StatuutZelfstandige, number]>([
    ['hoofdberoep', 890.42],
    ['primostarter', 890.42],
    ['bijberoep', 98.51],
    ['student', 98.51],
    ['artikel37', 98.51],
    ['meewerkend', 391.16],
    ['gepensioneerde', 141.28],
  ])('a starter pays provisionally as %s: %d a quarter', (statuut, kwartaal) => {
    expect(voorlopigeBijdrage(now, null, statuut).kwartaal).toBe(kwartaal)
  })

  test('with an income of three years ago the provisional contribution is the one on that income', () => {
    for (const statuut of ['hoofdberoep', 'bijberoep', 'meewerkend', 'gepensioneerde', 'student'] as const) {
      expect(voorlopigeBijdrage(now, 30_000, statuut)).toEqual(bijdrage(now, 30_000, statuut))
    }
    expect(voorlopigeBijdrage(now, 5_000, 'student').jaar).toBe(0)
    expect(voorlopigeBijdrage(now, 1_000, 'bijberoep').jaar).toBe(0)
    expect(voorlopigeBijdrage(now, 1_000, 'meewerkend').kwartaal).toBe(391.16)
    expect(voorlopigeBijdrage(now, 5_000, 'primostarter').kwartaal).toBe(890.42)
  })

  test('a profit that does not cover the minimum leaves no income', () => {
    // The minimum of 2026 with 4 % cost, as it is paid: 890,42 × 1,04 = 926,04 a quarter, 3.704,16 a year.
    expect(inkomenUitWinst(now, 0, 'hoofdberoep', asked)).toBe(0)
    expect(inkomenUitWinst(now, 3_704.16, 'hoofdberoep', asked)).toBe(0)
    expect(inkomenUitWinst(now, 3_714.16, 'hoofdberoep', asked)).toBe(10)
    // A reduction of the first quarter leaves that much more.
    expect(inkomenUitWinst(now, 3_714.15, 'hoofdberoep', { ...bare, reduction: 100 })).toBeCloseTo(
      3_714.15 - 3_461.68,
      8,
    )
    // Of a start in July two quarters are paid: half the year's income and 2 × 926,04.
    expect(inkomenUitWinst(now, 1_862.08, 'hoofdberoep', { ...asked, kwartalen: 2 })).toBe(20)
    // In a side job a small profit stays whole.
    expect(inkomenUitWinst(now, 1_500, 'bijberoep', asked)).toBe(1_500)
  })

  test('where the contribution jumps, the income stays just under the threshold', () => {
    // 1.922,16 + 394,04 = 2.316,20: a profit below that cannot bear the contribution on 1.922,16.
    expect(inkomenUitWinst(now, 1_922.15, 'bijberoep', bare)).toBe(1_922.15)
    expect(inkomenUitWinst(now, 2_000, 'bijberoep', bare)).toBe(1_922.15)
    expect(inkomenUitWinst(now, 2_316.19, 'bijberoep', bare)).toBe(1_922.15)
    expect(inkomenUitWinst(now, 2_316.2, 'bijberoep', bare)).toBe(1_922.16)
  })

  test('the circle closes: income plus contribution is the profit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 5_000, max: 300_000 }), (profit) => {
        const income = inkomenUitWinst(now, profit, 'hoofdberoep', asked)
        const { betaald } = kwartaalbedragen(bijdrage(now, income, 'hoofdberoep'), asked)
        // A cent more of income may be a cent more in each of the four quarters.
        expect(roundCents(profit - income - betaald)).toBeGreaterThanOrEqual(0)
        expect(roundCents(profit - income - betaald)).toBeLessThanOrEqual(0.04)
      }),
    )
    // In the first bracket without costs: x = profit × 0,205/1,205.
    expect(inkomenUitWinst(now, 60_250, 'hoofdberoep', bare)).toBe(50_000)
  })

  test('more income never means a lower contribution', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 150_000 }),
        fc.constantFrom(
          'hoofdberoep',
          'bijberoep',
          'primostarter',
          'student',
          'meewerkend',
          'gepensioneerde',
          'artikel37',
        ),
        (income, statuut) => {
          expect(bijdrage(now, income + 100, statuut).jaar).toBeGreaterThanOrEqual(bijdrage(now, income, statuut).jaar)
        },
      ),
    )
  })
})
