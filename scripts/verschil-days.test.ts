import { describe, expect, test } from 'vitest'
import { daysToSolve } from './verschil-days.ts'

const today = '2026-11-17'

describe('the days on which two versions of the law are laid beside each other', () => {
  test('are today and the next 2 January when no row differs', () => {
    const rows = { tarief: [{ from: '2020-01-01', value: 0.1 }] }
    expect(daysToSolve(today, rows, structuredClone(rows))).toEqual([today, '2027-01-02'])
  })

  test('are also the first day of each row that is new, gone or another value, once each', () => {
    const then = {
      tarief: [{ from: '2020-01-01', value: 0.1 }],
      schaal: [{ from: '2026-03-01', value: [1, 2] }],
      weg: [{ from: '2024-05-01', value: 3 }],
    }
    const now = {
      tarief: [
        { from: '2020-01-01', value: 0.1 },
        { from: '2028-01-01', value: 0.12 },
      ],
      schaal: [{ from: '2026-03-01', value: [1, 3] }],
    }
    expect(daysToSolve(today, then, now)).toEqual([today, '2027-01-02', '2024-05-01', '2026-03-01', '2028-01-01'])
  })
})
