import { describe, expect, test } from 'vitest'
import { isLeak, slopeOf } from './memory.ts'

const run = (megabytesAt: (minute: number) => number) =>
  Array.from({ length: 60 }, (_, index) => ({ minute: index / 2, megabytes: megabytesAt(index / 2) }))

describe('memory over time', () => {
  test('warming up and waves are no leak', () => {
    const samples = run((minute) => 350 - 100 / (1 + minute) + 15 * Math.sin(minute * 3))
    expect(isLeak(samples)).toBe(false)
    expect(Math.abs(slopeOf(samples))).toBeLessThan(1)
  })

  test('growth that goes on is one', () => {
    const samples = run((minute) => 300 + 5 * minute)
    expect(isLeak(samples)).toBe(true)
    expect(slopeOf(samples)).toBeCloseTo(5, 6)
  })
})
