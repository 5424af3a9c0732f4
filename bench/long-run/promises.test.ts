import { describe, expect, test } from 'vitest'
import { openPromises } from './promises.ts'

describe('what was promised', () => {
  const promised = (work: (rates: ReturnType<typeof openPromises<number>>) => void, found: number | undefined) => {
    const rates = openPromises<number>()
    rates.confirm('a', 1)
    work(rates)
    return rates.broken(() => found)
  }

  test('is broken when something else is found', () => {
    expect(promised(() => undefined, 1)).toEqual([])
    expect(promised(() => undefined, 2)).toEqual(['a'])
    expect(promised(() => undefined, undefined)).toEqual(['a'])
  })

  test('may be either when the answer got lost, and nothing else', () => {
    const lost = (rates: ReturnType<typeof openPromises<number>>) => rates.attempt('a', undefined)
    expect(promised(lost, undefined)).toEqual([])
    expect(promised(lost, 1)).toEqual([])
    expect(promised(lost, 3)).toEqual(['a'])
  })

  test('a refusal changed nothing, and a confirmation replaces what was before', () => {
    const refused = (rates: ReturnType<typeof openPromises<number>>) => {
      rates.attempt('a', 2)
      rates.refused('a')
    }
    expect(promised(refused, 2)).toEqual(['a'])
    expect(promised((rates) => rates.confirm('a', 2), 1)).toEqual(['a'])
  })
})
