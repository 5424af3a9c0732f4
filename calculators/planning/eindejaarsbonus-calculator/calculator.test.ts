import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { numberOf, reportFor, situation } from '#calculators/kernel/testing.ts'
import calculator from './calculator.ts'

const wage = fc.integer({ min: 1_000, max: 15_000 })

describe('eindejaarsbonus-calculator', () => {
  test('M-55 twelve months give the full premium, none give nothing', () => {
    fc.assert(
      fc.property(wage, (maandloon) => {
        expect(numberOf(reportFor(calculator, { maandloon, gewerkteMaanden: 12 }), 'bruto')).toBe(maandloon)
        const none = reportFor(calculator, { maandloon, gewerkteMaanden: 0 })
        expect([numberOf(none, 'bruto'), numberOf(none, 'netto')]).toEqual([0, 0])
      }),
    )
  })

  test('M-55 the months add up and net stays under gross', () => {
    fc.assert(
      fc.property(
        wage,
        fc.integer({ min: 1, max: 11 }),
        fc.constantFrom('bediende', 'arbeider'),
        (maandloon, months, statuut) => {
          const of = (gewerkteMaanden: number) => reportFor(calculator, { maandloon, gewerkteMaanden, statuut })
          const parts = numberOf(of(months), 'bruto') + numberOf(of(12 - months), 'bruto')
          expect(Math.abs(parts - numberOf(of(12), 'bruto'))).toBeLessThanOrEqual(0.011)
          expect(numberOf(of(months), 'netto')).toBeLessThan(numberOf(of(months), 'bruto'))
        },
      ),
    )
  })

  test('a manual worker pays RSZ on 108 %', () => {
    const of = (statuut: string) => numberOf(reportFor(calculator, { maandloon: 3_000, statuut }), 'rsz')
    expect(of('arbeider')).toBe(423.47)
    expect(of('bediende')).toBe(392.1)
  })

  test('PC 200 needs six months, and three years to resign with a premium since 2026', () => {
    expect(numberOf(reportFor(calculator, { dienstmaanden: 5 }), 'netto')).toBe(0)
    const resigned = { zelfOntslag: true, dienstmaanden: 48 }
    expect(numberOf(reportFor(calculator, resigned), 'bruto')).toBeGreaterThan(0)
    expect(numberOf(reportFor(calculator, resigned, situation('2025-12-01')), 'bruto')).toBe(0)
  })

  test('a bonus under cao 90 leaves more than cash at the same cost, up to its maximum', () => {
    const result = reportFor(calculator, { maandloon: 3_000 })
    // 3.000 × 1,2687 ÷ 1,33 = 2.861,73, minus 13,07 %.
    expect(numberOf(result, 'nettoLoonbonus')).toBe(2_487.7)
    expect(numberOf(result, 'nettoLoonbonus')).toBeGreaterThan(numberOf(result, 'netto'))
    expect(numberOf(reportFor(calculator, { maandloon: 40_000 }), 'nettoLoonbonus')).toBe(3_698.87)
  })

  test('horeca counts days and never more than a full year', () => {
    const of = (gewerkteDagen: number) =>
      numberOf(reportFor(calculator, { paritairComite: 'horeca', maandloon: 2_600, gewerkteDagen }), 'bruto')
    expect(of(130)).toBe(1_300)
    expect(of(366)).toBe(2_600)
  })

  test('children lower the withholding at a modest wage', () => {
    const of = (kinderen: number) =>
      numberOf(reportFor(calculator, { maandloon: 2_500, kinderen }), 'bedrijfsvoorheffing')
    expect(of(3)).toBeLessThan(of(1))
    expect(of(1)).toBeLessThan(of(0))
  })

  test('each form can be chosen, its lines add up, and the others cost the employer the same', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 4_000 }),
        fc.constantFrom('premie', 'loonbonus', 'winstpremie', 'warrants'),
        (premie, vorm) => {
          const result = reportFor(calculator, { paritairComite: 'vrij', premie, vorm })
          const rows = result.tables[0]?.rows.map((row) => Number(row[1])) ?? []
          const net = rows.at(-1) ?? 0
          expect(rows.slice(0, -1).reduce((total, row) => total + row, 0)).toBeCloseTo(net, 2)
          expect(numberOf(result, 'netto')).toBeCloseTo(net, 2)
          expect(numberOf(result, 'bruto') - numberOf(result, 'inhoudingen')).toBeCloseTo(net, 2)
        },
      ),
    )
  })
})
