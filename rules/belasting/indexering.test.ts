/** Art. 178 WIB 92: each indexed amount is the base of the law times one coefficient a year, rounded as the article says. */
import { describe, expect, test } from 'vitest'
import { roundTo } from '#finance/money.ts'
import { indexBelastingschalen, indexBelastingvrijeSom } from '#rules/belasting/indexering.figures.ts'
import { openLaw } from '#rules/kernel/dated.ts'
import { jaargemiddelde } from '#rules/kernel/jaarindex.figures.ts'
import { yearMean } from '#rules/kernel/prijsindex.ts'

describe('the coefficients of income tax', () => {
  test('start from the mean of the price series of the year before', () => {
    for (const { from, value } of jaargemiddelde.rows) {
      const mean = yearMean(Number(from.slice(0, 4)) - 1, 'cpi')
      expect(mean === null ? null : roundTo(mean, 2), from).toBe(value)
    }
  })

  test('divide it by 1988, and for most amounts by 1988 brought from the prices of 1991 to those of 1997', () => {
    const of = (year: number) => {
      const law = openLaw(`${year}-07-01`)
      return [law(indexBelastingschalen), law(indexBelastingvrijeSom)]
    }
    // 2,0592: FOD Financiën, assessment year 2027; the others follow from the series.
    expect([2024, 2025, 2026].map(of)).toEqual([
      [1.9484, 2.2099],
      [2.0096, 2.2793],
      [2.0592, 2.3356],
    ])
    // The notices of the Staatsblad for assessment years 2012 and 2015, on the base 2004: the same method.
    expect(roundTo(113.69 / ((70.9 * 88.43) / 77.97), 4)).toBe(1.4139)
    expect(roundTo(122.4 / 70.9, 4)).toBe(1.7264)
  })
})
