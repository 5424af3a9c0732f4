import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fifo, type FifoResult, type Units } from './lots.ts'

describe('first in, first out', () => {
  const lots = [
    { asset: 'A', date: '2026-02-10', units: 100, price: 25 },
    { asset: 'A', date: '2026-01-10', units: 100, price: 20 },
  ]
  test('Saxo: 100 pieces at 20, then 100 at 25; a sale of 100 takes the ones of 20', () => {
    const { slices, left } = fifo(lots, [{ asset: 'A', date: '2028-03-01', units: 100 }])
    expect(slices.map(({ lot, units }) => [lot.price, units])).toEqual([[20, 100]])
    expect(left.map(({ units }) => units)).toEqual([100])
  })

  test('units are conserved, and what was not bought in time is reported as missing', () => {
    const units = fc.integer({ min: 1, max: 1000 })
    fc.assert(
      fc.property(fc.array(units, { maxLength: 6 }), fc.array(units, { maxLength: 6 }), (bought, sold) => {
        const own = bought.map((n, i) => ({ asset: 'A', date: `2026-01-0${i + 1}`, units: n, price: 1 }))
        const sales = sold.map((n, i) => ({ asset: 'A', date: `2026-02-0${i + 1}`, units: n, price: 1 }))
        const { slices, left, short } = fifo(own, sales)
        const add = (list: readonly number[]) => list.reduce((a, b) => a + b, 0)
        expect(add(slices.map((s) => s.units)) + add(left.map((l) => l.units))).toBe(add(bought))
        expect(add(slices.map((s) => s.units)) + add(short)).toBe(add(sold))
      }),
    )
    expect(fifo(lots, [{ asset: 'A', date: '2026-01-01', units: 5 }]).short).toEqual([5])
  })

  const trade = (date: string, units: number, price = 1, asset = 'A') => ({ asset, date, units, price })
  const taken = (result: FifoResult<Units & { price: number }>) =>
    result.slices.map((s) => [s.sale, s.lot.price, s.units])

  test('sales are settled by date, whatever their place in the list', () => {
    const result = fifo(
      [trade('2026-01-01', 10, 20), trade('2026-01-02', 10, 25), trade('2026-01-03', 10, 30)],
      [trade('2026-03-01', 12), trade('2026-02-01', 8), trade('2026-04-01', 30)],
    )
    expect(taken(result)).toEqual([
      [1, 20, 8],
      [0, 20, 2],
      [0, 25, 10],
      [2, 30, 10],
    ])
    expect(result.short).toEqual([0, 0, 20])
    expect(result.left).toEqual([])
  })

  test('lots and sales of one day keep the order of the list', () => {
    const day = '2026-01-05'
    const result = fifo([trade(day, 5, 3), trade(day, 5, 1), trade(day, 5, 2)], [trade(day, 7), trade(day, 6)])
    expect(taken(result)).toEqual([
      [0, 3, 5],
      [0, 1, 2],
      [1, 1, 3],
      [1, 2, 3],
    ])
    expect(result.left).toEqual([{ lot: trade(day, 5, 2), units: 2 }])
  })

  test('a sale takes only its own asset, bought on its day at the latest', () => {
    const own = [trade('2026-01-01', 4, 9, 'B'), trade('2026-01-02', 4, 8), trade('2026-01-03', 4, 7)]
    const result = fifo(own, [trade('2026-01-02', 6)])
    expect(taken(result)).toEqual([[0, 8, 4]])
    expect(result.short).toEqual([2])
    expect(result.left.map(({ lot }) => lot.price)).toEqual([9, 7])
    expect(fifo(own, [])).toMatchObject({ slices: [], short: [] })
  })

  test('a billionth of a unit is a rounding error: not sold, not missing, not left', () => {
    expect(fifo([trade('2026-01-01', 1e-9)], [trade('2026-01-01', 1)])).toEqual({ slices: [], left: [], short: [1] })
    expect(fifo([trade('2026-01-01', 1)], [trade('2026-01-01', 1e-9)])).toMatchObject({ slices: [], short: [0] })
    // 0,1 + 0,2 is 0,30000000000000004 in binary: what is left of selling 0,3 is nothing.
    expect(fifo([trade('2026-01-01', 0.1 + 0.2)], [trade('2026-01-01', 0.3)]).left).toEqual([])
    expect(fifo([trade('2026-01-01', 0.3)], [trade('2026-01-01', 0.1 + 0.2)]).short).toEqual([0])
  })
})
