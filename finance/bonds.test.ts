import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  accruedInterest,
  cleanPrice,
  convexity,
  couponDates,
  couponPeriod,
  dirtyPrice,
  duration,
  modifiedDuration,
  yieldFromPrice,
} from './bonds.ts'
import type { Bond, BondBasis } from './bonds.ts'
import { addDays, addMonths, addYears, fromDayNumber } from './dates.ts'
import { dayCountFraction } from './day-count.ts'

fc.configureGlobal({ numRuns: 1000 })
const bases = fc.constantFrom<BondBasis[]>('30/360', 'act/act', 'act/360', 'act/365', '30E/360')
const bonds = fc
  .tuple(fc.integer({ min: 10_000, max: 25_000 }), fc.integer({ min: 10, max: 10_000 }))
  .chain(([start, days]) =>
    fc.record<Bond>({
      settlement: fc.constant(fromDayNumber(start)),
      maturity: fc.constant(fromDayNumber(start + days)),
      coupon: fc.integer({ min: 0, max: 1000 }).map((bp) => bp / 10_000),
      frequency: fc.constantFrom<(1 | 2 | 4)[]>(1, 2, 4),
      basis: bases,
    }),
  )
const yields = fc.integer({ min: -100, max: 1500 }).map((bp) => bp / 10_000)

describe('the examples of Excel', () => {
  const priced: Bond = { settlement: '2008-02-15', maturity: '2017-11-15', coupon: 0.0575, frequency: 2 }
  const timed: Bond = { settlement: '2008-01-01', maturity: '2016-01-01', coupon: 0.08, frequency: 2, basis: 'act/act' }

  test('PRICE and YIELD', () => {
    expect(cleanPrice(priced, 0.065)).toBeCloseTo(94.63436162, 8)
    expect(yieldFromPrice({ ...priced, maturity: '2016-11-15' }, 95.04287)).toBeCloseTo(0.065, 7)
  })

  test('DURATION and MDURATION', () => {
    expect(duration(timed, 0.09)).toBeCloseTo(5.993774956, 9)
    expect(modifiedDuration(timed, 0.09)).toBeCloseTo(5.735669814, 9)
  })

  test('COUPDAYBS, COUPDAYS, COUPDAYSNC, COUPNCD, COUPPCD and COUPNUM', () => {
    const bond: Bond = {
      settlement: '2011-01-25',
      maturity: '2011-11-15',
      coupon: 0.05,
      frequency: 2,
      basis: 'act/act',
    }
    expect(couponPeriod(bond)).toEqual({
      previous: '2010-11-15',
      next: '2011-05-15',
      count: 2,
      accruedDays: 71,
      daysToNext: 110,
      periodDays: 181,
    })
    expect(couponPeriod({ ...bond, settlement: '2007-01-25', maturity: '2008-11-15' }).count).toBe(4)
  })
})

describe('coupon calendar', () => {
  test('is counted back from maturity and stays on the last day of the month', () => {
    expect(couponDates({ settlement: '2026-01-15', maturity: '2027-02-28', coupon: 0.03, frequency: 2 })).toEqual([
      '2026-02-28',
      '2026-08-31',
      '2027-02-28',
    ])
    expect(couponDates({ settlement: '2026-01-15', maturity: '2026-12-30', coupon: 0.03, frequency: 4 })).toEqual([
      '2026-03-30',
      '2026-06-30',
      '2026-09-30',
      '2026-12-30',
    ])
    expect(couponDates({ settlement: '2026-01-15', maturity: '2028-01-15', coupon: 0.03 })).toEqual([
      '2027-01-15',
      '2028-01-15',
    ])
    expect(couponDates({ settlement: '2023-03-01', maturity: '2024-02-29', coupon: 0.03 })).toEqual(['2024-02-29'])
  })

  test('settlement on a coupon date has no accrued interest and a full period to go', () => {
    const bond: Bond = { settlement: '2026-05-15', maturity: '2028-05-15', coupon: 0.04 }
    expect(couponPeriod(bond)).toMatchObject({
      previous: '2026-05-15',
      next: '2027-05-15',
      count: 2,
      accruedDays: 0,
      daysToNext: 360,
    })
    expect(accruedInterest(bond)).toBe(0)
    expect(() => couponPeriod({ ...bond, settlement: '2028-05-15' })).toThrow(
      'settlement 2028-05-15 is not before maturity 2028-05-15',
    )
  })

  test('settlement lies in the period found, for any bond', () => {
    fc.assert(
      fc.property(bonds, (bond) => {
        const { previous, next, count } = couponPeriod(bond)
        expect(previous <= bond.settlement && bond.settlement < next).toBe(true)
        expect(couponDates(bond)).toHaveLength(count)
        expect(couponDates(bond)[0]).toBe(next)
        expect(couponDates(bond).at(-1)).toBe(bond.maturity)
      }),
    )
  })

  test('each basis counts the days of the running period its own way', () => {
    const bond = { settlement: '2026-03-31', maturity: '2027-01-15', coupon: 0.04 }
    const days = (basis: BondBasis) => {
      const { accruedDays, daysToNext, periodDays } = couponPeriod({ ...bond, basis })
      return [accruedDays, daysToNext, periodDays]
    }
    expect(days('30/360')).toEqual([76, 284, 360])
    expect(days('30E/360')).toEqual([75, 285, 360])
    expect(days('act/act')).toEqual([75, 290, 365])
    expect(days('act/365')).toEqual([75, 290, 365])
    expect(days('act/360')).toEqual([75, 290, 360])
    expect(couponPeriod({ ...bond, frequency: 4, basis: 'act/365' }).periodDays).toBe(91.25)
    expect(accruedInterest({ ...bond, basis: 'act/act' })).toBeCloseTo((4 * 75) / 365, 12)
    expect(accruedInterest({ ...bond, frequency: 2 })).toBeCloseTo((2 * 76) / 180, 12)
  })
})

describe('prices', () => {
  test('on a coupon date a bond with yield = coupon costs 100', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1000 }),
        fc.integer({ min: 1, max: 40 }),
        fc.constantFrom<(1 | 2 | 4)[]>(1, 2, 4),
        (bp, years, frequency) => {
          const bond: Bond = {
            settlement: '2026-06-15',
            maturity: addYears('2026-06-15', years),
            coupon: bp / 10_000,
            frequency,
          }
          expect(cleanPrice(bond, bp / 10_000)).toBeCloseTo(100, 9)
        },
      ),
    )
  })

  test('the price falls and is convex in the yield', () => {
    fc.assert(
      fc.property(bonds, yields, (bond, y) => {
        const [low, middle, high] = [dirtyPrice(bond, y), dirtyPrice(bond, y + 0.005), dirtyPrice(bond, y + 0.01)]
        expect(high).toBeLessThan(low)
        expect(middle).toBeLessThan((low + high) / 2 + 1e-9)
      }),
    )
  })

  test('clean = dirty − accrued, and the yield of a price gives that price', () => {
    fc.assert(
      fc.property(bonds, yields, (bond, y) => {
        expect(cleanPrice(bond, y)).toBeCloseTo(dirtyPrice(bond, y) - accruedInterest(bond), 10)
        const found = yieldFromPrice(bond, cleanPrice(bond, y))
        expect(cleanPrice(bond, found ?? NaN)).toBeCloseTo(cleanPrice(bond, y), 8)
        expect(found).toBeCloseTo(y, 7)
      }),
    )
  })

  test('duration is at most the time to maturity, and equal to it for a zero coupon', () => {
    fc.assert(
      fc.property(
        bonds,
        yields.filter((y) => y >= 0),
        (bond, y) => {
          const { count, daysToNext, periodDays } = couponPeriod(bond)
          const maturity = (count - 1 + daysToNext / periodDays) / (bond.frequency ?? 1)
          expect(duration(bond, y)).toBeLessThanOrEqual(maturity + 1e-9)
          expect(duration({ ...bond, coupon: 0 }, y)).toBeCloseTo(maturity, 9)
          expect(Math.abs(maturity - dayCountFraction(bond.settlement, bond.maturity, 'act/act'))).toBeLessThan(
            0.03 + maturity * 0.02,
          )
        },
      ),
    )
  })

  test('duration and convexity are the first and second derivative of the price', () => {
    const bond: Bond = {
      settlement: '2026-03-10',
      maturity: '2034-09-22',
      coupon: 0.03,
      frequency: 2,
      basis: 'act/act',
    }
    const h = 1e-4
    const [down, price, up] = [dirtyPrice(bond, 0.035 - h), dirtyPrice(bond, 0.035), dirtyPrice(bond, 0.035 + h)]
    expect(modifiedDuration(bond, 0.035)).toBeCloseTo((down - up) / (2 * h * price), 4)
    expect(convexity(bond, 0.035)).toBeCloseTo((down - 2 * price + up) / (h * h * price), 3)
  })

  test('in the last period interest is simple, as in Excel', () => {
    const bond: Bond = { settlement: '2026-04-15', maturity: '2026-10-15', coupon: 0.04 }
    expect(dirtyPrice(bond, 0.06)).toBeCloseTo(104 / 1.03, 10)
    expect(cleanPrice(bond, 0.06)).toBeCloseTo(104 / 1.03 - 2, 10)
    expect(yieldFromPrice(bond, 104 / 1.03 - 2)).toBeCloseTo(0.06, 10)
  })

  test('a redemption other than 100 is paid at maturity', () => {
    const bond: Bond = {
      settlement: '2026-04-15',
      maturity: addMonths('2026-04-15', 24),
      coupon: 0.04,
      redemption: 110,
    }
    expect(dirtyPrice(bond, 0)).toBeCloseTo(118, 10)
    expect(dirtyPrice(bond, 0.1)).toBeCloseTo(4 / 1.1 + 114 / 1.21, 10)
  })

  test('a price of nothing has no yield, a yield of −100 % is a mistake', () => {
    const bond: Bond = { settlement: '2026-04-16', maturity: addDays('2026-04-16', 1000), coupon: 0.04 }
    expect(yieldFromPrice(bond, -10)).toBeNull()
    expect(yieldFromPrice(bond, NaN)).toBeNull()
    expect(() => cleanPrice(bond, -1)).toThrow('yield: -1')
    expect(() => duration(bond, Infinity)).toThrow(RangeError)
  })
})
