import * as excel from '@formulajs/formulajs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawing } from '../scripts/property-runs.ts'
import { inverseNormal, normalTable, portableExp, portableLog, seeded, tableSize } from './random.ts'

const draws = (seed: number, n: number): number[] => {
  const random = seeded(seed)
  return Array.from({ length: n }, () => random.next())
}

// sfc32 as its author wrote it, in exact integers.
function reference(seed: number, n: number): number[] {
  const word = (x: bigint): bigint => BigInt.asUintN(32, x)
  let mix = word(BigInt(seed))
  const split = (): bigint => {
    mix = word(mix + 0x9e3779b9n)
    let t = mix ^ (mix >> 16n)
    t = word(t * 0x21f0aaadn)
    t ^= t >> 15n
    t = word(t * 0x735a2d97n)
    return t ^ (t >> 15n)
  }
  let [a, b, c, counter] = [split(), split(), split(), 1n]
  const next = (): number => {
    const t = word(a + b + counter)
    counter = word(counter + 1n)
    a = b ^ (b >> 9n)
    b = word(c + (c << 3n))
    c = word(word((c << 21n) | (c >> 11n)) + t)
    return Number(t)
  }
  for (let k = 0; k < 12; k++) next()
  return Array.from({ length: n }, () => (next() + 0.5) / 2 ** 32)
}

describe('seeded numbers', () => {
  test.each([0, 1, 42, -7, 2_147_483_647])('seed %d gives exactly the numbers of sfc32', (seed) => {
    expect(draws(seed, 50)).toEqual(reference(seed, 50))
  })

  test('the same seed gives the same numbers, another seed others', () => {
    expect(draws(1, 20)).toEqual(draws(1, 20))
    expect(draws(1, 20)).not.toEqual(draws(2, 20))
    expect(draws(1.9, 5)).toEqual(draws(1, 5))
    expect(() => seeded(NaN)).toThrow('seed: NaN')
  })

  test('places in the table are the top and the middle bits of the same draws, also for an odd number of them', () => {
    const picks = new Uint16Array(41)
    const random = seeded(42)
    random.picks(picks)
    const words = reference(42, 22).map((x) => x * 2 ** 32 - 0.5)
    expect([...picks]).toEqual(
      Array.from({ length: 41 }, (_, k) => Math.floor((words[k >> 1] ?? 0) / (k % 2 === 0 ? 2 ** 20 : 16)) % tableSize),
    )
    // The generator goes on where the places left it.
    expect(random.next()).toBe(((words[21] ?? 0) + 0.5) / 2 ** 32)
  })

  test('the table of the normal law rises, mirrors itself and has deviation 1', () => {
    const table = normalTable()
    expect(table).toHaveLength(tableSize)
    expect([...table]).toEqual([...table].toSorted((a, b) => a - b))
    expect([...table]).toEqual([...table].toReversed().map((z) => -z))
    expect(table.reduce((total, z) => total + z * z, 0) / tableSize).toBeCloseTo(1, 12)
    // A quarter of the values lies below the first quartile of the law.
    expect(((table[1023] ?? 0) + (table[1024] ?? 0)) / 2).toBeCloseTo(-0.6745, 3)
    expect(Math.max(...table)).toBeGreaterThan(3.6)
  })

  test('uniform numbers fill the interval evenly and never touch its ends', () => {
    const buckets = Array.from({ length: 10 }, () => 0)
    const drawn = draws(3, 100_000)
    expect(drawn.filter((x) => x <= 0 || x >= 1)).toEqual([])
    for (const x of drawn) {
      const k = Math.floor(x * 10)
      buckets[k] = (buckets[k] ?? 0) + 1
    }
    // Chi squared with 9 degrees of freedom: below 27,9 in 999 of 1000 cases.
    expect(buckets.reduce((total, count) => total + (count - 10_000) ** 2 / 10_000, 0)).toBeLessThan(27.9)
  })

  test('normal numbers have mean 0, deviation 1, no skew and the right tails', () => {
    const random = seeded(7)
    const n = 200_000
    const values = Array.from({ length: n }, () => random.normal())
    const moment = (power: number) => values.reduce((total, x) => total + x ** power, 0) / n
    expect(Math.abs(moment(1))).toBeLessThan(0.01)
    expect(Math.abs(moment(2) - 1)).toBeLessThan(0.015)
    expect(Math.abs(moment(3))).toBeLessThan(0.03)
    expect(Math.abs(moment(4) - 3)).toBeLessThan(0.1)
    expect(Math.abs(values.filter((x) => x > 1.959964).length / n - 0.025)).toBeLessThan(0.0015)
  })

  test('whole numbers below n come equally often', () => {
    const random = seeded(11)
    const counts = [0, 0, 0]
    for (let k = 0; k < 30_000; k++) {
      const x = random.integer(3)
      counts[x] = (counts[x] ?? 0) + 1
    }
    expect(counts).toHaveLength(3)
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(400)
    expect(seeded(1).integer(1)).toBe(0)
    expect(() => random.integer(0)).toThrow('integer below 0')
    expect(() => random.integer(1.5)).toThrow(RangeError)
  })
})

describe('functions that are the same on every machine', () => {
  test('log and exp agree with Math to the last digits', () => {
    fc.assert(
      fc.property(fc.double({ min: -690, max: 690, noNaN: true }), (x) => {
        expect(Math.abs(portableExp(x) / Math.exp(x) - 1)).toBeLessThan(5e-15)
        const y = Math.exp(x / 10)
        expect(Math.abs(portableLog(y) - Math.log(y))).toBeLessThan(2e-15 * Math.max(1, Math.abs(Math.log(y))))
      }),
      drawing(5000),
    )
    expect(portableLog(1)).toBe(0)
    expect(portableExp(0)).toBe(1)
    expect(portableExp(-701)).toBe(0)
    expect(portableExp(-700)).toBeGreaterThan(0)
  })

  test('log of zero or less, and exp beyond any amount, are mistakes', () => {
    expect(() => portableLog(0)).toThrow('log of 0')
    expect(() => portableLog(-1)).toThrow(RangeError)
    expect(() => portableLog(Infinity)).toThrow(RangeError)
    expect(() => portableExp(700)).toThrow('exp of 700')
    expect(() => portableExp(NaN)).toThrow(RangeError)
  })

  test('the normal quantile agrees with Excel to seven digits, in the middle and in both tails', () => {
    for (const p of [0.001, 0.01, 0.05, 0.0749, 0.075, 0.0751, 0.2, 0.4, 0.6, 0.9, 0.925, 0.9251, 0.99, 0.9999]) {
      const oracle = Number(excel.NORMSINV(p))
      expect(Math.abs(inverseNormal(p) - oracle)).toBeLessThan(2e-6)
    }
    expect(inverseNormal(0.5)).toBe(0)
    expect(inverseNormal(0.975)).toBeCloseTo(1.959963985, 6)
    expect(inverseNormal(1e-5)).toBeCloseTo(-4.264890794, 5)
    expect(inverseNormal(1e-15)).toBeCloseTo(-7.941345326, 5)
    expect(inverseNormal(1e-30)).toBeCloseTo(-11.464024988, 4)
    expect(() => inverseNormal(0)).toThrow('probability: 0')
    expect(() => inverseNormal(1)).toThrow(RangeError)
  })

  test('the normal quantile rises and is the same on both sides', () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-9, max: 0.5, noNaN: true }), (p) => {
        expect(inverseNormal(1 - p)).toBeCloseTo(-inverseNormal(p), 5)
        expect(inverseNormal(p * 1.001)).toBeGreaterThan(inverseNormal(p))
      }),
      drawing(1000),
    )
  })
})
