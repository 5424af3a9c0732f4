import { describe, expect, test } from 'vitest'
import { yearEndPremiums } from '#data/series/year-end-premiums.ts'
import { computablePremiums } from '#data/year-end-premiums.ts'

describe('year-end premiums', () => {
  test('of at least forty committees and subsectors that can be worked out', () => {
    expect(yearEndPremiums).toHaveLength(54)
    expect(computablePremiums.length).toBeGreaterThan(40)
    expect(new Set(computablePremiums.map(({ committee }) => committee)).size).toBeGreaterThan(30)
    for (const { sector, statuses, payer, monthShare, wageShare } of yearEndPremiums) {
      expect(['werkgever', 'fonds', 'overheid'], sector).toContain(payer)
      expect(
        statuses.every((status) => ['arbeider', 'bediende', 'ambtenaar'].includes(status)),
        sector,
      ).toBe(true)
      expect((monthShare ?? 1) === 1 && (wageShare ?? 0) < 0.1, sector).toBe(true)
    }
  })

  test('a month, a part of the wage paid by a fund, a fixed amount with a part', () => {
    const premiumOf = (committee: string) => yearEndPremiums.find((one) => one.committee === committee)
    expect(premiumOf('200')).toMatchObject({ monthShare: 1, payer: 'werkgever', seniority: '6 maanden' })
    expect(premiumOf('124')).toMatchObject({ wageShare: 0.09, payer: 'fonds', fund: 'Constructiv' })
    expect(premiumOf('330')).toMatchObject({
      fixed: 353.8,
      fixedYear: 2019,
      wageShare: 0.025,
      confidence: 'middel',
    })
    expect(premiumOf('302')?.source).toBe('groups.be; partena-professional.be')
  })
})
