import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openLaw, rowOn } from '#rules/kernel/dated.ts'
import { bbszPerJaar, bbszPerMaand, rszBijdrage, werkbonusVoor } from '#rules/loon/loon.ts'
import { werkbonus } from '#rules/loon/werkbonus.figures.ts'

const now = openLaw('2026-11-15')
const spring = openLaw('2026-05-15')

describe('wage rules', () => {
  test('26 RSZ is 13,07 % for a clerk and of 108 % for a manual worker', () => {
    expect(rszBijdrage(now, 2_242.81)).toBe(293.14)
    expect(rszBijdrage(now, 2_276.51)).toBe(297.54)
    expect(rszBijdrage(now, 2_564.67, 'arbeider')).toBe(362.02)
    // Vacature.com: a premium of 1.400 euro.
    expect([rszBijdrage(now, 1_400), rszBijdrage(now, 1_400, 'arbeider')]).toEqual([182.98, 197.62])
  })

  test('the werkbonus of January and March 2026: the top limit rose two months after the minimum wage', () => {
    const bonus = (month: string, wage: number, statuut: 'bediende' | 'arbeider' = 'bediende') =>
      werkbonusVoor(openLaw(`2026-${month}-15`), wage, statuut)
    // 123 − 0,2807 × 166,64 and 123 − 0,2442 × 166,64.
    expect(bonus('01', 3_000).a).toBe(76.22)
    expect(bonus('03', 3_000).a).toBe(82.31)
    // Manual workers: 132,84 − 0,3032 × 166,64.
    expect(bonus('02', 3_000, 'arbeider').a).toBe(82.31)
    expect(bonus('01', 2_218.73)).toMatchObject({ a: 123, b: 165.87 })
  })

  // RSZ, instructions of the second quarter of 2025 and of the third of 2026.
  test('the werkbonus follows from the minimum wage, as the RSZ prints it', () => {
    const row = (day: string) => rowOn(werkbonus, day).value
    expect(row('2025-02-01').a[1]).toEqual({
      tot: 3_271.48,
      bedrag: 120.59,
      helling: 0.2443,
      vanaf: 2_777.83,
      hellingArbeider: 0.2638,
    })
    expect(row('2025-02-01').b[1]).toEqual({
      tot: 2_777.83,
      bedrag: 162.62,
      helling: 0.2699,
      vanaf: 2_175.25,
      hellingArbeider: 0.2915,
    })
    expect(row('2026-07-01').a[1]).toMatchObject({ tot: 3_336.98, bedrag: 127.54, helling: 0.3196 })
    expect(row('2026-07-01').b[0]).toMatchObject({ bedrag: 171.99 })
  })

  // Partena's notes on the amounts of the RSZ, as one simulator and the tables of another hold them.
  test.each([
    ['2026-01-01', [2_833.36, 123, 3_271.48, 0.2807, 0.3032], [2_218.73, 165.87, 0.2699, 0.2915]],
    ['2026-03-01', [2_833.36, 123, 3_336.98, 0.2442, 0.2638], [2_218.73, 165.87, 0.2699, 0.2915]],
    ['2026-07-01', [2_937.93, 127.54, 3_336.98, 0.3196, 0.3452], [2_300.62, 171.99, 0.2699, 0.2915]],
    ['2026-09-01', [2_937.93, 127.54, 3_403.62, 0.2739, 0.2958], [2_300.62, 171.99, 0.2699, 0.2915]],
  ] as const)('the werkbonus of %s: limits, amounts and slopes of both parts', (day, a, b) => {
    const { value } = rowOn(werkbonus, day)
    const [vanaf, bedrag, tot, helling, hellingArbeider] = a
    expect(value.a[1]).toEqual({ vanaf, bedrag, tot, helling, hellingArbeider })
    const [from, amount, slope, slopeWorker] = b
    expect(value.b[1]).toEqual({
      vanaf: from,
      bedrag: amount,
      tot: vanaf,
      helling: slope,
      hellingArbeider: slopeWorker,
    })
  })

  test('the werkbonus of July 2023 is continuous where its two branches meet, to a cent', () => {
    const july = openLaw('2023-07-01')
    expect(werkbonusVoor(july, 2_571.45).totaal).toBe(118.3)
    expect(werkbonusVoor(july, 2_571.46).totaal).toBe(118.29)
    expect(werkbonusVoor(july, 2_013.64).totaal).toBe(262.16)
    expect(werkbonusVoor(july, 3_082.67).totaal).toBe(0)
  })

  test('the werkbonus cannot exceed the RSZ and part B is cut first', () => {
    const bonus = werkbonusVoor(now, 2_200)
    expect(bonus).toEqual({ a: 127.54, b: 160, totaal: 287.54, fiscaal: 126.33 })
  })

  test('each period has its own amounts', () => {
    expect(werkbonusVoor(spring, 2_500).a).toBe(125.04)
    expect(werkbonusVoor(spring, 2_500).b).toBe(102.63)
    expect(werkbonusVoor(openLaw('2025-06-01'), 2_100).a).toBe(120.59)
  })

  test('a manual worker of 2025: amounts and slopes at 108 %, rounded as the RSZ prints them', () => {
    // A 130,24. B 175,63 − 0,2915 × (2.500 − 2.175,25).
    expect(werkbonusVoor(openLaw('2025-06-01'), 2_500, 'arbeider')).toMatchObject({ a: 130.24, b: 80.97 })
    // A 130,24 − 0,2638 × (3.000 − 2.777,83) and no B.
    expect(werkbonusVoor(openLaw('2025-06-01'), 3_000, 'arbeider')).toMatchObject({ a: 71.63, b: 0 })
  })

  test('half time gives half the bonus of the full-time wage', () => {
    const full = werkbonusVoor(spring, 2_700)
    expect(werkbonusVoor(spring, 1_350, 'bediende', 0.5).totaal).toBeCloseTo(full.totaal / 2, 1)
  })

  test('the share of the hours is rounded to hundredths: 28 of 38 hours count for 0,74', () => {
    // A full-time wage of 2.700 in May 2026: A 125,04 and B 168,62 − 0,2699 × 444,50 = 48,65.
    expect(werkbonusVoor(spring, (2_700 * 28) / 38, 'bediende', 28 / 38)).toMatchObject({ a: 92.53, b: 36 })
  })

  test('the monthly special contribution follows the household', () => {
    expect(bbszPerMaand(now, 1_900, 'alleenstaand')).toBe(0)
    expect(bbszPerMaand(now, 3_500, 'alleenstaand')).toBe(24.74)
    expect(bbszPerMaand(now, 8_000, 'alleenstaand')).toBe(60.94)
    expect(bbszPerMaand(now, 1_500, 'partnerMetInkomen')).toBe(5.15)
    expect(bbszPerMaand(now, 9_000, 'partnerMetInkomen')).toBe(51.64)
    expect(bbszPerMaand(now, 4_000, 'partnerZonderInkomen')).toBe(34.35)
  })

  // RSZ: the wage at a border still belongs to the rule below it.
  test.each([
    ['alleenstaand', 1_945.38, 0],
    ['alleenstaand', 2_190.18, 10.33],
    ['alleenstaand', 3_737, 27.35],
    ['alleenstaand', 4_100, 39.62],
    ['alleenstaand', 6_038.82, 60.94],
    ['partnerMetInkomen', 1_095.09, 0],
    ['partnerMetInkomen', 1_095.1, 5.15],
    ['partnerMetInkomen', 1_945.38, 5.15],
    ['partnerMetInkomen', 2_000, 5.15],
    ['partnerMetInkomen', 2_190.18, 14.44],
    ['partnerZonderInkomen', 1_945.38, 0],
    ['partnerZonderInkomen', 2_190.18, 14.44],
    ['partnerZonderInkomen', 9_000, 60.94],
  ] as const)('%s with a wage of %d pays %d a month', (gezin, wage, amount) => {
    expect(bbszPerMaand(now, wage, gezin)).toBe(amount)
  })

  test('a manual worker pays the special contribution on 108 % of the wage', () => {
    // 3.000 × 1,08 = 3.240: 10,33 + 1,1 % × 1.049,82.
    expect(bbszPerMaand(now, 3_000, 'alleenstaand', 'arbeider')).toBe(21.88)
    expect(bbszPerMaand(now, 3_240, 'alleenstaand', 'bediende')).toBe(21.88)
  })

  test('the yearly special contribution matches published assessments', () => {
    expect(bbszPerJaar(now, 29_250, false)).toBe(230.28)
    expect(bbszPerJaar(now, 39_250, false)).toBe(411.91)
    expect(bbszPerJaar(now, 53_835, false)).toBe(648.8)
    expect(bbszPerJaar(now, 50_488.73, true)).toBe(506.38)
    expect(bbszPerJaar(now, 500_000, true)).toBe(731.28)
  })

  test('a higher wage never lowers the special contribution of a single person', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 900_000 }), (cents) => {
        const low = bbszPerMaand(now, cents / 100, 'alleenstaand')
        expect(bbszPerMaand(now, cents / 100 + 1, 'alleenstaand')).toBeGreaterThanOrEqual(low - 0.01)
      }),
    )
  })
})
