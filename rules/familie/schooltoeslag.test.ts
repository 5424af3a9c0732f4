import { describe, expect, test } from 'vitest'
import { openLaw } from '#rules/kernel/dated.ts'
import { schoolpunten, schooltoeslagen } from './schooltoeslag.ts'

const law = openLaw('2026-11-15')
const pupil = (geboren: string, hogerOnderwijs = false) => ({ geboren, hogerOnderwijs })

describe('school allowance in Flanders', () => {
  test('the limits of 2024 are the base of the decree times the rise of the amounts', () => {
    // Art. 43: 11.808,74 and 24.153,07 without points; 943,30 became 1.139,56.
    const { low, high } = schooltoeslagen(law, '2026-11', [], 0)
    expect(low / 22_333.23).toBeCloseTo(1_139.56 / 943.3 / 1.0912851, 4)
    expect(high / 37_012.41).toBeCloseTo(1_139.56 / 943.3 / 1.0912851, 4)
  })

  test('a full, a partial and no allowance', () => {
    const children = [pupil('2021-05'), pupil('2016-05'), pupil('2011-05')]
    const paid = (inkomen: number) => schooltoeslagen(law, '2026-11', children, inkomen).perChild
    const { points, low, high } = schooltoeslagen(law, '2026-11', children, 0)
    expect(points).toBe(4)
    expect(paid(low)).toEqual([125.28, 227.36, 1_139.56])
    // Half way: half of the full amount, in the primary school less than the minimum.
    expect(paid((low + high) / 2)).toEqual([125.28, 146.19, 569.78])
    expect(paid(high)).toEqual([125.28, 146.19, 282.37])
    expect(paid(high + 0.01)).toEqual([0, 0, 0])
  })

  test('the level follows the school year, not the birthday', () => {
    const of = (geboren: string, month: string) => schooltoeslagen(law, month, [pupil(geboren)], 10_000).perChild[0]
    // Six in December 2026: in the first grade since September.
    expect(of('2020-12', '2026-09')).toBe(227.36)
    expect(of('2020-12', '2026-08')).toBe(125.28)
    expect(of('2024-03', '2026-11')).toBe(0)
    expect(of('2008-03', '2026-11')).toBe(0)
    expect(of('2009-03', '2026-11')).toBe(1_139.56)
  })

  test('points: the family, each child, and each student but one', () => {
    expect(schoolpunten([pupil('2015-01'), pupil('2017-01')])).toBe(3)
    expect(schoolpunten([pupil('2006-01', true), pupil('2007-01', true), pupil('2012-01')])).toBe(5)
  })
})
