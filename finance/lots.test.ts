import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fifo } from './lots.ts'

describe('first in, first out', () => {
  const lots = [
    { asset: 'A', date: '2026-02-10', units: 100, price: 25 },
    { asset: 'A', date: '2026-01-10', units: 100, price: 20 },
  ]
  test('A17, Saxo: 100 pieces at 20, then 100 at 25; a sale of 100 takes the ones of 20', () => {
    const { slices, left } = fifo(lots, [{ asset: 'A', date: '2028-03-01', units: 100, price: 40 }])
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
    expect(fifo(lots, [{ asset: 'A', date: '2026-01-01', units: 5, price: 1 }]).short).toEqual([5])
  })
})
