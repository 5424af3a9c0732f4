import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openLaw } from '#rules/kernel/dated.ts'
import {
  dubbelVoorBediende,
  jaarloonNaRsz,
  vakantiegeldOpVariabel,
  vakantiegeldVoorArbeider,
} from '#rules/loon/vakantiegeld.ts'
import { vertrekBijkomend, vertrekDubbel, vertrekEnkel } from '#rules/loon/vakantiegeld.figures.ts'

const now = openLaw('2026-05-15')

describe('holiday pay', () => {
  test('of the double holiday pay on 3.000 euro 1.544,84 is left in 2026', () => {
    expect(dubbelVoorBediende(now, 3_000, 12)).toMatchObject({
      bruto: 2_760,
      rsz: 333.29,
      belastbaar: 2_426.71,
      tarief: 0.3634,
      voorheffing: 881.87,
      netto: 1_544.84,
    })
  })

  test('a payslip of June 2024, line by line: 85 points bear RSZ, seven do not (Liantis, in DuxSalary)', () => {
    // The slip prints 2.274,87 and 187,34, the RSZ on the first alone and a withholding of 786,72.
    expect(dubbelVoorBediende(openLaw('2024-06-15'), 2_676.32, 12)).toMatchObject({
      bruto: 2_462.21,
      rszBasis: 2_274.87,
      rsz: 297.33,
      tarief: 0.3634,
      voorheffing: 786.72,
    })
  })

  test('months worked as they are printed: 4, 9 and 9 of 12 (De Tijd, Trends, Securex)', () => {
    expect(dubbelVoorBediende(now, 3_000, 4).bruto).toBe(920)
    expect(dubbelVoorBediende(now, 3_300, 9).bruto).toBe(2_277)
    expect(dubbelVoorBediende(now, 2_300, 9).bruto).toBe(1_587)
  })

  test('the leaving percentages add up to 8/52,15 of the yearly pay', () => {
    const total = now(vertrekEnkel) + now(vertrekDubbel) + now(vertrekBijkomend)
    expect(total).toBeCloseTo(0.1534, 10)
    expect(total).toBeCloseTo(8 / 52.15, 4)
  })

  test('a manual worker: 15,38 % of 108 %, RSZ on the legal double part, 1 % solidarity, 23,22 %', () => {
    // 30.000 × 1,08 = 32.400; × 15,38 % = 4.983,12; RSZ 13,07 % of 6,8 % (2.203,20) = 287,96; 1 % = 49,83.
    expect(vakantiegeldVoorArbeider(now, 30_000)).toMatchObject({
      bruto: 4_983.12,
      rsz: 287.96,
      solidariteit: 49.83,
      belastbaar: 4_645.33,
      tarief: 0.2322,
      voorheffing: 1_078.65,
      netto: 3_566.68,
    })
    expect(vakantiegeldVoorArbeider(now, 5_000).tarief).toBe(0.1716)
  })

  test('the low rate of the fund holds up to the border itself', () => {
    const { belastbaar } = vakantiegeldVoorArbeider(now, 10_000)
    expect(vakantiegeldVoorArbeider(now, 10_000, belastbaar).tarief).toBe(0.1716)
    expect(vakantiegeldVoorArbeider(now, 10_000, belastbaar - 0.01).tarief).toBe(0.2322)
    // Without an own border: 1.740 euro in 2026. 1.827,14 − 105,58 − 18,27 and 1.910,20 − 110,38 − 19,10.
    const at = (lastYear: number) => vakantiegeldVoorArbeider(now, lastYear)
    expect(at(11_000)).toMatchObject({ belastbaar: 1_703.29, tarief: 0.1716 })
    expect(at(11_500)).toMatchObject({ belastbaar: 1_780.72, tarief: 0.2322 })
  })

  test('yearly pay after RSZ: 13,07 % for a clerk, of 108 % for a manual worker', () => {
    expect(jaarloonNaRsz(now, 2_500)).toBe(30_000 - 3_921)
    expect(jaarloonNaRsz(now, 2_500, 'bediende')).toBe(30_000 - 3_921)
    expect(jaarloonNaRsz(now, 2_500, 'arbeider')).toBe(30_000 - 4_234.68)
  })

  test('months worked and part-time work both lower the double holiday pay', () => {
    // 3.000 × 92 % × 9/12 × 0,8 = 1.656; RSZ on 3.000 × 85 % × 9/12 × 0,8 = 1.530.
    expect(dubbelVoorBediende(now, 3_000, 9, 0.8)).toMatchObject({ bruto: 1_656, rszBasis: 1_530, rsz: 199.97 })
  })

  test('variable pay: a mean day of 20,83 a month, and 92 % of its mean month', () => {
    // 12.000 / 12 = 1.000 a month: 1.000 / 20,83 = 48,01 a day and 920 euro double.
    expect(vakantiegeldOpVariabel(now, 12_000, 12)).toEqual({ perDag: 48.01, dubbel: 920 })
    expect(vakantiegeldOpVariabel(now, 12_000, 6)).toEqual({ perDag: 48.01, dubbel: 460 })
  })

  test('gross is linear in the wage and in the months worked', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1_000, max: 9_000 }), fc.integer({ min: 0, max: 12 }), (wage, months) => {
        expect(dubbelVoorBediende(now, wage, months).bruto).toBeCloseTo((wage * 0.92 * months) / 12, 1)
      }),
    )
  })
})
