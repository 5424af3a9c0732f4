import { describe, expect, test } from 'vitest'
import { foreignTaxList } from '#data/foreign-tax.ts'

const foreignTaxOf = (iso: string) => foreignTaxList.find((one) => one.iso === iso)

describe('source tax abroad', () => {
  test('of 32 countries by name, without Brazil', () => {
    expect(foreignTaxList).toHaveLength(32)
    expect(foreignTaxList[0]?.country).toBe('Australië')
    expect(foreignTaxOf('BR')).toBeUndefined()
  })

  test('no part is above one, and the treaty is known for every dividend', () => {
    for (const { country, dividendLegal, dividendTreaty, dividendWithoutPapers, interestTreaty } of foreignTaxList)
      for (const part of [dividendLegal, dividendTreaty, dividendWithoutPapers, interestTreaty])
        expect(part !== null && part >= 0 && part <= 0.35, country).toBe(true)
  })

  test('dividends and interest stand apart: Germany, the United States and Switzerland', () => {
    expect(foreignTaxOf('DE')).toMatchObject({ dividendLegal: 0.26375, dividendTreaty: 0.15, interestOrdinary: 0 })
    expect(foreignTaxOf('US')).toMatchObject({ dividendWithoutPapers: 0.3, form: 'W-8BEN', interestOrdinary: 0 })
    expect(foreignTaxOf('CH')).toMatchObject({ dividendLegal: 0.35, interestOrdinary: 0.35, interestTreaty: 0.1 })
    expect(foreignTaxOf('IE')).toMatchObject({ interestOrdinary: null, confidence: 'middel' })
  })
})
