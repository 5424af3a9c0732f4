import { describe, expect, test } from 'vitest'
import { openLaw } from '#rules/kernel/dated.ts'
import { indexeerHuur, lastAnniversary, startIndexMonth } from '#rules/wonen/huurindexatie.ts'

const law = openLaw('2026-06-15')
const plan = {
  region: 'vlaanderen',
  rent: 800,
  signed: '2020-04-10',
  start: '2020-05-01',
  on: '2026-05-01',
  epc: 'b',
} as const

describe('rent indexation', () => {
  test('the base rent is multiplied by the new over the starting health index', () => {
    const result = indexeerHuur(law, plan)
    // April 2020: 110,22; April 2026: 139,33. 800 × 139,33 ÷ 110,22 = 1.011,29.
    expect(result).toMatchObject({
      startMonth: '2020-04',
      startIndex: 110.22,
      newMonth: '2026-04',
      newIndex: 139.33,
      rent: 1011.29,
      allowed: 1,
    })
  })

  test('the month before the signature counts, save for Flemish contracts since 2019', () => {
    expect(startIndexMonth(law, { ...plan, region: 'brussel' })).toBe('2020-03')
    expect(startIndexMonth(law, { ...plan, region: 'wallonie' })).toBe('2020-03')
    expect(startIndexMonth(law, plan)).toBe('2020-04')
    expect(startIndexMonth(law, { ...plan, signed: '2018-12-31', start: '2019-02-01' })).toBe('2018-11')
    expect(startIndexMonth(law, { ...plan, signed: '2019-01-01', start: '2019-03-01' })).toBe('2019-02')
  })

  test('label D in Flanders gets half of the indexation of 2022-2023, label E or F none of it', () => {
    // April 2022: 119,59; April 2023: 126,70.
    expect(indexeerHuur(law, { ...plan, epc: 'd' })).toMatchObject({
      allowed: 0.5,
      rent: Math.round(((800 * 139.33) / 110.22) * ((0.5 * (119.59 + 126.7)) / 126.7) * 100) / 100,
    })
    expect(indexeerHuur(law, { ...plan, epc: 'f' })).toMatchObject({
      allowed: 0,
      rent: Math.round(((800 * 139.33) / 110.22) * (119.59 / 126.7) * 100) / 100,
    })
    expect(indexeerHuur(law, { ...plan, epc: 'geen' })).toMatchObject({ allowed: 0 })
  })

  test('a newer contract has no correction', () => {
    expect(indexeerHuur(law, { ...plan, signed: '2022-09-01', start: '2022-10-01', epc: 'f' })).toMatchObject({
      allowed: 1,
    })
    expect(indexeerHuur(law, { ...plan, signed: '2022-09-01', start: '2022-09-30', epc: 'f' })).toMatchObject({
      allowed: 0,
    })
  })

  test.each([
    ['vlaanderen', '2022-09-30', 0],
    ['vlaanderen', '2022-10-01', 1],
    ['brussel', '2022-10-13', 0],
    ['brussel', '2022-10-14', 1],
    ['wallonie', '2022-10-31', 0],
    ['wallonie', '2022-11-01', 1],
  ] as const)(
    'in %s a contract that started on %s may follow %d of the indexation with label F',
    (region, start, allowed) => {
      expect(indexeerHuur(law, { ...plan, region, signed: '2022-08-20', start, epc: 'f' })).toMatchObject({ allowed })
    },
  )

  test('only Wallonia starts again from the rent of the limited year, and only for a limited label', () => {
    const restart = (region: 'vlaanderen' | 'brussel' | 'wallonie', epc: 'a' | 'f') => {
      const result = indexeerHuur(law, { ...plan, region, epc })
      return result && 'restart' in result ? result.restart !== null : null
    }
    expect((['vlaanderen', 'brussel', 'wallonie'] as const).map((region) => restart(region, 'f'))).toEqual([
      false,
      false,
      true,
    ])
    expect(restart('wallonie', 'a')).toBe(false)
  })

  test('within the limited year the frozen rent is that of the year before, and an anniversary in October is of 2022', () => {
    const october = { ...plan, signed: '2019-09-01', start: '2019-10-01' }
    const rent = (on: string, epc: 'c' | 'd' | 'f') => {
      const result = indexeerHuur(law, { ...october, on, epc })
      return result && 'rent' in result ? result.rent : null
    }
    expect(rent('2022-10-01', 'f')).toBe(rent('2021-10-01', 'f'))
    expect(rent('2022-10-01', 'c')).toBe(Math.round(((800 * 124.92) / 108.58) * 100) / 100)
    // Half of the rise from September 2021 (112,29) to September 2022 (124,92).
    expect(rent('2022-10-01', 'd')).toBe(Math.round(((800 * (112.29 + 124.92)) / 2 / 108.58) * 100) / 100)
    // From 2023: 800 × 127,52 ÷ 108,58 × 112,29 ÷ 124,92.
    expect(rent('2023-10-01', 'f')).toBe(Math.round(((800 * 127.52 * 112.29) / 108.58 / 124.92) * 100) / 100)
  })

  test('Wallonia allows 75 % for label D and starts again from the rent in euro of the limited year', () => {
    const walloon = { ...plan, region: 'wallonie', rent: 500, signed: '2020-09-15', start: '2020-11-01' } as const
    expect(indexeerHuur(law, { ...walloon, on: '2022-11-01', epc: 'g' })).toMatchObject({ rent: 516.97, restart: null })
    expect(indexeerHuur(law, { ...walloon, on: '2023-11-01', epc: 'g' })).toMatchObject({
      rent: 518.51,
      restart: { rent: 516.97, index: 127.92 },
    })
    expect(indexeerHuur(law, { ...walloon, on: '2022-11-01', epc: 'd' })).toMatchObject({ allowed: 0.75 })
  })

  test('the Walloon index jump of 2016 held for running contracts on two anniversaries and left no trace', () => {
    const old = { ...plan, region: 'wallonie', signed: '2014-05-10', start: '2014-06-01', epc: 'c' } as const
    const month = (contract: Parameters<typeof indexeerHuur>[1]) => {
      const result = indexeerHuur(law, contract)
      return result && 'newMonth' in result ? result.newMonth : null
    }
    expect(['2015', '2016', '2017', '2018'].map((year) => month({ ...old, on: `${year}-06-01` }))).toEqual([
      '2015-05',
      '2015-05',
      '2016-05',
      '2018-05',
    ])
    expect(month({ ...old, region: 'brussel', on: '2017-06-01' })).toBe('2017-05')
    // First and last day of the decree.
    expect(month({ ...old, start: '2014-04-01', on: '2016-04-01' })).toBe('2015-03')
    expect(month({ ...old, start: '2014-03-31', on: '2016-03-31' })).toBe('2016-02')
    expect(month({ ...old, start: '2014-03-31', on: '2018-03-31' })).toBe('2017-02')
    expect(month({ ...old, start: '2014-04-01', on: '2018-04-01' })).toBe('2018-03')
    expect(month({ ...old, signed: '2016-03-20', start: '2016-04-01', on: '2017-04-01' })).toBe('2017-03')
  })

  test('before the first anniversary nothing can be asked, and a missing index is named', () => {
    expect(lastAnniversary('2026-01-01', '2026-12-31')).toBeNull()
    expect(lastAnniversary('2026-01-01', '2025-06-01')).toBeNull()
    expect(lastAnniversary('2024-02-29', '2025-02-28')).toBe('2025-02-28')
    expect(['2026-04-30', '2026-05-01', '2027-04-30'].map((on) => lastAnniversary('2020-05-01', on))).toEqual([
      '2025-05-01',
      '2026-05-01',
      '2026-05-01',
    ])
    expect(indexeerHuur(law, { ...plan, start: '2026-01-01', signed: '2025-12-01', on: '2026-06-01' })).toBeNull()
    expect(
      indexeerHuur(openLaw('2026-11-15'), { ...plan, start: '2020-11-01', signed: '2020-10-01', on: '2026-11-15' }),
    ).toEqual({ missing: '2026-10' })
    const old = { ...plan, signed: '1995-04-10', start: '1995-05-01' }
    // 800 × 139,33 ÷ 71,29.
    expect(indexeerHuur(law, old)).toMatchObject({ startMonth: '1995-03', startIndex: 71.29, rent: 1563.53 })
    // 800 × 139,33 ÷ 80.
    expect(indexeerHuur(law, { ...old, ownStartIndex: 80 })).toMatchObject({ startIndex: 80, rent: 1393.3 })
    // 800 × 140 ÷ 110,22.
    expect(indexeerHuur(law, { ...plan, ownNewIndex: 140 })).toMatchObject({ newIndex: 140, rent: 1016.15 })
  })
})
