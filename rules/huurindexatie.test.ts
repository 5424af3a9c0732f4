import { describe, expect, test } from 'vitest'
import { openLaw } from '#rules/dated.ts'
import { indexeerHuur, lastAnniversary, startIndexMonth } from '#rules/huurindexatie.ts'

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
      correction: 'geen',
    })
  })

  test('in Brussels the month before the signature counts', () => {
    expect(startIndexMonth({ ...plan, region: 'brussel' })).toBe('2020-03')
    expect(startIndexMonth(plan)).toBe('2020-04')
  })

  test('label D in Flanders gets half of the indexation of 2022-2023, label E or F none of it', () => {
    // April 2022: 119,59; April 2023: 126,70.
    expect(indexeerHuur(law, { ...plan, epc: 'd' })).toMatchObject({
      correction: 'half',
      rent: Math.round(((800 * 139.33) / 110.22) * ((0.5 * (119.59 + 126.7)) / 126.7) * 100) / 100,
    })
    expect(indexeerHuur(law, { ...plan, epc: 'f' })).toMatchObject({
      correction: 'bevroren',
      rent: Math.round(((800 * 139.33) / 110.22) * (119.59 / 126.7) * 100) / 100,
    })
    expect(indexeerHuur(law, { ...plan, epc: 'geen' })).toMatchObject({ correction: 'bevroren' })
  })

  test('a newer contract has no correction', () => {
    expect(indexeerHuur(law, { ...plan, signed: '2022-10-01', start: '2022-11-01', epc: 'f' })).toMatchObject({
      correction: 'geen',
    })
  })

  test('before the first anniversary nothing can be asked, and a missing index is named', () => {
    expect(lastAnniversary('2026-01-01', '2026-12-31')).toBeNull()
    expect(lastAnniversary('2024-02-29', '2025-02-28')).toBe('2025-02-28')
    expect(indexeerHuur(law, { ...plan, start: '2026-01-01', signed: '2025-12-01', on: '2026-06-01' })).toBeNull()
    expect(
      indexeerHuur(openLaw('2026-11-15'), { ...plan, start: '2020-11-01', signed: '2020-10-01', on: '2026-11-15' }),
    ).toEqual({ missing: '2026-10' })
  })
})
