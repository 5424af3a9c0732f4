import { describe, expect, test } from 'vitest'
import { roundTo } from '#finance/money.ts'
import { aanslag } from '#rules/belasting/aanslag.ts'
import { openLaw } from '#rules/kernel/dated.ts'
import { indexOf } from '#rules/kernel/prijsindex.ts'
import { gezondheidsindexDecember, renteaftrekVerhuur, revalorisatiecoefficient } from '#rules/wonen/verhuur.figures.ts'
import { belastingBovenop, bijdrageBovenop, huurinkomen, meerwaardeGebouw } from '#rules/wonen/verhuur.ts'

const law = openLaw('2026-11-15')

describe('income from letting', () => {
  test('a private tenant: the indexed income, to the euro, plus 40 %', () => {
    expect(huurinkomen(law, { huurder: 'prive', ki: 1_000, huur: 12_000 })).toMatchObject({
      geindexeerd: 2_300,
      belastbaar: 3_220,
    })
    // Keytrade Bank, income 2024: 800 × 2,1763 × 1,4 = 2.437,46; the bill rounds the indexed income to 1.741 first.
    const of2024 = huurinkomen(openLaw('2024-12-31'), { huurder: 'prive', ki: 800, huur: 0 })
    expect(of2024).toMatchObject({ geindexeerd: 1_741, belastbaar: 2_437.4 })
    expect(Math.abs(of2024.belastbaar - 2_437.46)).toBeLessThan(0.07)
  })

  test('the rent of a private tenant does not matter', () => {
    const of = (huur: number) => huurinkomen(law, { huurder: 'prive', ki: 745, huur }).belastbaar
    expect(of(0)).toBe(of(50_000))
  })

  test('a professional tenant: rent less 40 %, the lump at most two thirds of the revalued income', () => {
    // 3.750 × 5,75 × 2/3 = 14.375, above 40 % of 24.000 = 9.600.
    expect(huurinkomen(law, { huurder: 'beroep', ki: 3_750, huur: 24_000 })).toMatchObject({
      plafond: 14_375,
      forfait: 9_600,
      belastbaar: 14_400,
    })
    // 1.000 × 5,75 × 2/3 = 3.833,33, under 40 % of 24.000.
    expect(huurinkomen(law, { huurder: 'beroep', ki: 1_000, huur: 24_000 })).toMatchObject({
      plafond: 3_833.33,
      forfait: 3_833.33,
      belastbaar: 20_166.67,
    })
  })

  test('a rent under the raised income counts as that income', () => {
    // 2.300 × 1,4 = 3.220 is the least; 40 % of it is 1.288.
    expect(huurinkomen(law, { huurder: 'beroep', ki: 1_000, huur: 500 })).toMatchObject({
      bruto: 3_220,
      belastbaar: 1_932,
    })
  })

  test('the health index of December is that of the price series, and 100,41 in 2013', () => {
    const december = (year: number) => roundTo(indexOf(law, `${year}-12`, 'gezondheid')?.value ?? NaN, 2)
    for (const { from, value } of gezondheidsindexDecember.rows) {
      expect(december(Number(from.slice(0, 4)) - 1), from).toBe(value)
    }
    expect(december(2013)).toBe(100.41)
  })

  test('any coefficient of two decimals but 4,23 gives another amount than one that was printed', () => {
    const printed = Object.entries(revalorisatiecoefficient.printed ?? {})
    const fits = (base: number) =>
      printed.every(([year, amount]) => {
        const index = openLaw(`${year}-07-01`)(gezondheidsindexDecember)
        return roundTo(base * roundTo(index / 100.41, 2), 2) === amount
      })
    expect(printed).toHaveLength(5)
    expect([4.21, 4.22, 4.23, 4.24, 4.25].filter(fits)).toEqual([4.23])
  })

  test('interest goes off the income of 2024 and not of 2025', () => {
    expect([openLaw('2024-12-31'), openLaw('2025-01-01')].map((of) => of(renteaftrekVerhuur))).toEqual([1, 0])
  })
})

describe('what it costs', () => {
  test.each([
    [20_000, 3_220],
    [30_000, 3_220],
    [48_000, 3_220],
    [90_000, 14_400],
    [11_000, 2_000],
    [0, 3_220],
  ])('net income %i and %i more: the same as the whole assessment, to the cent', (inkomen, meer) => {
    for (const gewest of ['vlaanderen', 'wallonie', 'brussel'] as const) {
      const home = { gewest, gemeentebelasting: 0.07 }
      const bill = (onroerend: number) => {
        const person = { soort: 'werknemer', inkomen, kosten: 'geen', onroerend } as const
        const { belasting, gemeentebelasting, bbsz } = aanslag(law, [person], home)
        return { tax: belasting + gemeentebelasting, bbsz }
      }
      const [more, less] = [bill(meer), bill(0)]
      expect(belastingBovenop(law, { inkomen, meer, ...home })).toBeCloseTo(more.tax - less.tax, 6)
      expect(bijdrageBovenop(law, inkomen, meer)).toBeCloseTo(more.bbsz - less.bbsz, 6)
    }
  })

  test('Upstate: 1.000 of 1,8 is 2.520, at half 1.260', () => {
    const home = { gewest: 'vlaanderen', gemeentebelasting: 0 } as const
    expect(belastingBovenop(law, { inkomen: 90_000, meer: 2_520, ...home })).toBe(1_260)
  })
})

describe('the gain of a building', () => {
  const bought = { aankoopprijs: 200_000, aankoopkosten: 30_000, werken: 0, verkoopkosten: 0 }

  test('200.000 sold for 300.000 after three years: 300.000 − 250.000 × 1,15 = 12.500, 2.062,50 and municipal tax', () => {
    const sold = { ...bought, jaren: 3, verkoopprijs: 300_000 }
    expect(meerwaardeGebouw(law, sold, 0)).toMatchObject({ waarde: 287_500, meerwaarde: 12_500, belasting: 2_062.5 })
    expect(meerwaardeGebouw(law, sold, 0.07).belasting).toBe(2_206.88)
  })

  test('no gain at 250.000, none after five years, and invoiced works count', () => {
    expect(meerwaardeGebouw(law, { ...bought, jaren: 3, verkoopprijs: 250_000 }, 0.07).belasting).toBe(0)
    expect(meerwaardeGebouw(law, { ...bought, jaren: 5, verkoopprijs: 500_000 }, 0.07)).toMatchObject({
      taxed: false,
      belasting: 0,
    })
    const worked = meerwaardeGebouw(law, { ...bought, werken: 10_000, jaren: 3, verkoopprijs: 300_000 }, 0)
    expect(worked.meerwaarde).toBe(2_500)
  })

  test('real costs above a quarter go first', () => {
    const dear = { ...bought, aankoopkosten: 60_000, jaren: 0, verkoopprijs: 300_000 }
    expect(meerwaardeGebouw(law, dear, 0).waarde).toBe(260_000)
  })
})
