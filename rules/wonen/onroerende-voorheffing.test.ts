import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parseRecords } from '#data/csv.ts'
import { openLaw } from '#rules/kernel/dated.ts'
import { gezinsvermindering, onroerendeVoorheffing } from '#rules/wonen/onroerende-voorheffing.ts'
import { indexcoefficientKI, indexKinderenOV, kindOVVlaanderen } from '#rules/wonen/onroerende-voorheffing.figures.ts'

const none = { municipal: 0, provincial: 0, agglomeration: 0 }
const meanCpi = new Map(
  parseRecords(readFileSync(new URL('../../data/belgie-cpi-jaar.csv', import.meta.url), 'utf8')).map((row) => [
    Number(row.jaar),
    Number(row.cpi_2013),
  ]),
)

describe('property tax', () => {
  test('Flanders 2026: 1.000 × 2,3 × 3,97 % and 900 surcharges is 913,10', () => {
    const tax = onroerendeVoorheffing(openLaw('2026-06-30'), 'vlaanderen', { ...none, ki: 1000, municipal: 900 })
    expect(tax).toMatchObject({ indexed: 2300, base: 91.31, municipal: 821.79, gross: 913.1, due: 913.1 })
  })

  test('the coefficient follows the year', () => {
    const of = (year: number) =>
      onroerendeVoorheffing(openLaw(`${year}-06-30`), 'brussel', { ...none, ki: 1000, provincial: 500 }).due
    expect([2022, 2023, 2024, 2025, 2026].map(of)).toEqual([23.86, 26.14, 27.2, 28.06, 28.75])
  })

  test('every coefficient is the mean price index of the year before, on one and the same base', () => {
    const check = (figure: typeof indexcoefficientKI | typeof indexKinderenOV, within: number) => {
      const bases = figure.rows.flatMap(({ from, value }) =>
        value === null ? [] : [(meanCpi.get(Number(from.slice(0, 4)) - 1) ?? 0) / value],
      )
      const middle = bases.reduce((sum, base) => sum + base, 0) / bases.length
      for (const [index, base] of bases.entries())
        expect(Math.abs(base / middle - 1), figure.rows[index]?.from).toBeLessThan(within)
    }
    check(indexcoefficientKI, 0.00005)
    check(indexKinderenOV, 0.00002)
  })

  test('the sum per child is 8 euro of 2023 on the mean index of the year before over that of 2022 (art. 2.1.5.0.1)', () => {
    const mean = (year: number) => Math.round((meanCpi.get(year) ?? 0) * 100) / 100
    const sums = kindOVVlaanderen.rows.map(({ from }) => {
      const coefficient = Math.round((mean(Number(from.slice(0, 4)) - 1) / mean(2022)) * 10_000) / 10_000
      return Math.round(8 * coefficient * 100) / 100
    })
    expect(kindOVVlaanderen.rows.map(({ value }) => value)).toEqual(sums)
  })

  test('since 2023 each child counts the same, and an adult with a handicap for two', () => {
    const of = (children: number, disabled = 0) =>
      gezinsvermindering(openLaw('2026-06-30'), 'vlaanderen', { children, disabled }, { gross: 0, surcharges: 1_050 })
    // 8,80 a child (notice of 9 January 2026) times 11,5 with the surcharges.
    expect([of(1), of(2), of(6)]).toEqual([0, 202.4, 607.2])
    expect([of(0, 1), of(2, 1)]).toEqual([202.4, 404.8])
    expect(gezinsvermindering(openLaw('2019-06-30'), 'vlaanderen', { disabled: 1 }, { gross: 0, surcharges: 0 })).toBe(
      12.94,
    )
  })

  test('the Flemish reductions for children are those the tax office published from 2013 to 2019', () => {
    const of = (year: number) =>
      Array.from({ length: 9 }, (_, index) =>
        gezinsvermindering(
          openLaw(`${year}-06-30`),
          'vlaanderen',
          { children: index + 2 },
          { gross: 0, surcharges: 0 },
        ),
      )
    // Until 2017 on a base of 2,5 %.
    expect(of(2013).slice(0, 8)).toEqual([7.51, 11.89, 16.65, 21.82, 27.37, 33.34, 39.73, 46.49])
    expect(of(2015)).toEqual([7.62, 12.06, 16.89, 22.14, 27.77, 33.83, 40.31, 47.17, 54.48])
    expect(of(2016)).toEqual([7.66, 12.13, 16.99, 22.27, 27.93, 34.02, 40.53, 47.43, 54.78])
    expect(of(2017)).toEqual([7.81, 12.37, 17.32, 22.7, 28.48, 34.69, 41.33, 48.37, 55.86])
    expect(of(2018)).toEqual([12.68, 20.07, 28.1, 36.83, 46.19, 56.26, 67.03, 78.44, 90.61])
    expect(of(2019)).toEqual([12.94, 20.48, 28.67, 37.59, 47.14, 57.41, 68.41, 80.05, 92.47])
  })

  test('from the eleventh child on each adds the sum for two', () => {
    const of = (children: number) =>
      gezinsvermindering(openLaw('2019-06-30'), 'vlaanderen', { children }, { gross: 0, surcharges: 0 })
    expect(of(12)).toBeCloseTo(92.47 + 2 * 12.94, 2)
    expect(of(11)).toBeCloseTo(92.47 + 12.94, 2)
    expect([0, 1].map(of)).toEqual([0, 0])
  })

  test('the surcharges come on top of the Flemish sum for children', () => {
    const law = openLaw('2019-06-30')
    expect(gezinsvermindering(law, 'vlaanderen', { children: 2 }, { gross: 0, surcharges: 1_000 })).toBe(12.94 * 11)
  })

  test('two children: 250 euro in Wallonia, a fifth in Brussels', () => {
    const law = openLaw('2026-06-30')
    expect(gezinsvermindering(law, 'wallonie', { children: 2 }, { gross: 900, surcharges: 3000 })).toBe(250)
    expect(gezinsvermindering(law, 'brussel', { children: 2 }, { gross: 900, surcharges: 3000 })).toBe(180)
    expect(gezinsvermindering(law, 'brussel', { children: 12 }, { gross: 900, surcharges: 3000 })).toBe(900)
    expect(gezinsvermindering(law, 'wallonie', { children: 1 }, { gross: 900, surcharges: 3000 })).toBe(0)
    expect(gezinsvermindering(law, 'brussel', { children: 1 }, { gross: 900, surcharges: 3000 })).toBe(0)
    // One child counts in Wallonia beside an adult with a handicap or a parent, not in Brussels.
    const adult = { children: 1, disabled: 1 }
    expect(gezinsvermindering(law, 'wallonie', adult, { gross: 900, surcharges: 3000 })).toBe(375)
    expect(gezinsvermindering(law, 'brussel', adult, { gross: 900, surcharges: 3000 })).toBe(180)
    expect(gezinsvermindering(law, 'wallonie', { dependants: 1 }, { gross: 900, surcharges: 3000 })).toBe(125)
  })

  test('a new modest home gets half, not in Brussels', () => {
    const of = (gewest: 'vlaanderen' | 'brussel') =>
      onroerendeVoorheffing(openLaw('2026-06-30'), gewest, {
        ...none,
        ki: 700,
        municipal: 900,
        modest: true,
        newHome: true,
      })
    expect(of('vlaanderen').modest).toBeCloseTo(of('vlaanderen').gross / 2, 2)
    expect(of('brussel').modest).toBeCloseTo(of('brussel').gross / 4, 2)
  })

  test.each([
    [745, true],
    [746, false],
  ])('a cadastral income of %i is modest: %s', (ki, yes) => {
    const of = (modest?: boolean) =>
      onroerendeVoorheffing(openLaw('2026-06-30'), 'wallonie', {
        ...none,
        ki,
        ...(modest === undefined ? {} : { modest }),
      })
    expect(of(true).modest).toBeCloseTo(yes ? of().gross / 4 : 0, 2)
    expect(of().modest).toBe(0)
  })

  test('Flanders: province and municipality, with every reduction', () => {
    const home = { ki: 745, municipal: 900, provincial: 200, agglomeration: 989, modest: true, children: 2 }
    // 745 × 2,3 = 1.713,50 and 3,97 % of it; two children 8,80 each, times 12 with the surcharges.
    expect(onroerendeVoorheffing(openLaw('2026-06-30'), 'vlaanderen', { ...home, energy: 0.1, other: 10 })).toEqual({
      indexed: 1_713.5,
      base: 68.03,
      municipal: 612.27,
      provincial: 136.06,
      agglomeration: 0,
      gross: 816.36,
      modest: 204.09,
      children: 211.2,
      // 204,09 + 211,20 + 81,636 + 10.
      reduction: 506.93,
      due: 309.43,
    })
  })

  test('Brussels: the agglomeration in the place of a province', () => {
    const home = { ki: 1_000, municipal: 3_000, provincial: 500, agglomeration: 989, children: 3 }
    // 1,25 % of 2.300, times 30 and 9,89; 10 % off for each child.
    expect(onroerendeVoorheffing(openLaw('2026-06-30'), 'brussel', home)).toEqual({
      indexed: 2_300,
      base: 28.75,
      municipal: 862.5,
      provincial: 0,
      agglomeration: 284.34,
      gross: 1_175.59,
      modest: 0,
      children: 352.68,
      reduction: 352.68,
      due: 822.91,
    })
  })

  test('an assessment may round the indexed income to the euro', () => {
    const home = { ...none, ki: 745 }
    expect(onroerendeVoorheffing(openLaw('2026-06-30'), 'wallonie', { ...home, wholeEuros: true }).indexed).toBe(1_714)
  })

  test('reductions stop at the tax itself', () => {
    const tax = onroerendeVoorheffing(openLaw('2026-06-30'), 'wallonie', {
      ...none,
      ki: 500,
      municipal: 100,
      provincial: 100,
      modest: true,
      energy: 0.5,
      other: 5000,
    })
    expect(tax.due).toBe(0)
  })
})
