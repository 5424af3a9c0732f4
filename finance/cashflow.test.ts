import * as excel from '@formulajs/formulajs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { internalRate, irr, npv, xirr, xnpv } from './cashflow.ts'
import type { DatedFlow } from './cashflow.ts'
import { addDays } from './dates.ts'

fc.configureGlobal({ numRuns: 1000 })

const excelExample: DatedFlow[] = [
  { date: '2008-01-01', amount: -10_000 },
  { date: '2008-03-01', amount: 2750 },
  { date: '2008-10-30', amount: 4250 },
  { date: '2009-02-15', amount: 3250 },
  { date: '2009-04-01', amount: 2750 },
]

describe('net present value', () => {
  test('the first flow is at time 0, so Excel’s NPV is one period later', () => {
    const flows = [-10_000, 3000, 4200, 6800]
    expect(npv(0.1, flows)).toBeCloseTo(Number(excel.NPV(0.1, ...flows)) * 1.1, 8)
    expect(npv(0.1, flows)).toBeCloseTo(1307.2878, 4)
    expect(npv(0, flows)).toBe(4000)
    expect(npv(0.1, [])).toBe(0)
    expect(() => npv(-1, flows)).toThrow('rate: -1')
  })

  test('XNPV of Excel', () => {
    expect(xnpv(0.09, excelExample)).toBeCloseTo(2086.6476, 4)
    expect(xnpv(0.09, [])).toBe(0)
    expect(() => xnpv(-1, excelExample)).toThrow('rate: -1')
  })
})

describe('internal rate of return', () => {
  test('the examples of Excel and numpy-financial', () => {
    expect(irr([-70_000, 12_000, 15_000, 18_000, 21_000])).toBeCloseTo(-0.0212448, 7)
    expect(irr([-70_000, 12_000, 15_000, 18_000, 21_000, 26_000])).toBeCloseTo(0.0866309, 7)
    expect(irr([-70_000, 12_000, 15_000])).toBeCloseTo(-0.443506941, 8)
    expect(irr([-100, 39, 59, 55, 20])).toBeCloseTo(0.2809484212, 9)
    expect(irr([-3500, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10_000])).toBeCloseTo(0.1106908537, 9)
    expect(irr([8000, ...Array.from({ length: 48 }, () => -200)])).toBeCloseTo(0.0077014725, 9)
    expect(irr([-10_000, ...Array.from({ length: 95 }, () => 0), 11_000])).toBeCloseTo(
      Number(excel.RRI(96, 10_000, 11_000)),
      12,
    )
    expect(xirr(excelExample)).toBeCloseTo(0.3733625, 7)
  })

  test('the rate of constant growth is that rate', () => {
    fc.assert(
      fc.property(fc.integer({ min: -9000, max: 30_000 }), fc.integer({ min: 1, max: 60 }), (bp, n) => {
        const r = bp / 10_000
        const found = irr([-100, ...Array.from({ length: n - 1 }, () => 0), 100 * (1 + r) ** n])
        expect(found).toBeCloseTo(r, 9)
      }),
    )
  })

  test('at the rate found the value is 0, and scaling the flows leaves the rate alone', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.array(fc.integer({ min: 0, max: 100_000 }), { minLength: 1, maxLength: 60 }),
        fc.integer({ min: 2, max: 1000 }),
        (paid, received, k) => {
          const flows = [-paid, ...received]
          const rate = irr(flows)
          expect(rate === null).toBe(received.every((x) => x === 0))
          fc.pre(rate !== null)
          const scale = received.reduce((a, x, t) => a + x * (1 + rate) ** -(t + 1), paid)
          expect(Math.abs(npv(rate, flows)) / scale).toBeLessThan(1e-9)
          expect(irr(flows.map((x) => -k * x))).toBeCloseTo(rate, 8)
        },
      ),
    )
  })

  test('dated flows are worth 0 at their rate, in any order', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 30, max: 3650 }), fc.integer({ min: 500, max: 1000 })), {
          minLength: 1,
          maxLength: 12,
        }),
        (later) => {
          const flows = [
            { date: '2020-01-01', amount: -2000 },
            ...later.map(([days, amount]) => ({ date: addDays('2020-01-01', days), amount })),
          ]
          const rate = xirr(flows)
          expect(rate).not.toBeNull()
          expect(Math.abs(xnpv(rate ?? 0, flows))).toBeLessThan(1e-6)
          expect(xirr([flows[0] ?? { date: '2020-01-01', amount: 0 }, ...flows.slice(1).toReversed()])).toBeCloseTo(
            rate ?? 0,
            9,
          )
        },
      ),
    )
  })

  test('without a change of sign, or without flows, there is none', () => {
    expect(irr([])).toBeNull()
    expect(irr([100])).toBeNull()
    expect(irr([100, 200])).toBeNull()
    expect(irr([-100, -200])).toBeNull()
    expect(irr([0, 0])).toBeNull()
    expect(xirr([])).toBeNull()
    expect(
      xirr([
        { date: '2026-01-01', amount: -100 },
        { date: '2026-01-01', amount: 110 },
      ]),
    ).toBeNull()
  })

  test('two rates that both fit are no answer', () => {
    // −100 + 230 / (1 + r) − 132 / (1 + r)²: 10 % and 20 %
    expect(irr([-100, 230, -132])).toBeNull()
    // Never worth nothing: the discriminant is negative.
    expect(irr([100, -100, 100])).toBeNull()
  })

  test('with several changes of sign but a single sensible rate, that rate is found', () => {
    // A plan with a small tax at the end has a second root far below zero.
    const flows = [-100, -100, -100, 400, -10]
    const rate = irr(flows)
    expect(rate).toBeCloseTo(0.138751, 6)
    expect(npv(rate ?? 0, flows)).toBeCloseTo(0, 9)
    // (1 − x)(1 + x²) in x = 1 / (1 + r): three changes of sign, one root, at 0 %.
    expect(irr([1, -1, 1, -1])).toBe(0)
  })

  test('of two rates the positive one is meant when the running total changes sign once', () => {
    // −100 + 400 v − 290 v²: −4,88 % and 204,88 %; running totals −100, 300, 10
    const rate = irr([-100, 400, -290])
    expect(rate).toBeCloseTo(290 / (200 - Math.sqrt(11_000)) - 1, 9)
    // −100 + 250 v − 154 v²: 10 % and 40 %; running totals −100, 150, −4
    expect(irr([-100, 250, -154])).toBeNull()
    expect(irr([100, -250, 154])).toBeNull()
  })

  test('the order of timed flows does not matter', () => {
    const flows = [
      { time: 0, amount: -100 },
      { time: 1, amount: 60 },
      { time: 2.5, amount: 70 },
    ]
    expect(internalRate(flows.toReversed())).toBe(internalRate(flows))
  })

  test('rates beyond any use are none, large ones are found', () => {
    expect(
      internalRate([
        { time: 0, amount: -1 },
        { time: 1 / 365, amount: 1000 },
      ]),
    ).toBeNull()
    expect(
      internalRate([
        { time: 0, amount: -1 },
        { time: 1, amount: 1000 },
      ]),
    ).toBeCloseTo(999, 6)
    expect(
      internalRate([
        { time: 0, amount: -1000 },
        { time: 1, amount: 1 },
      ]),
    ).toBeCloseTo(-0.999, 12)
    expect(
      internalRate([
        { time: 0, amount: -1000 },
        { time: 500, amount: 1 },
      ]),
    ).toBeCloseTo(Math.expm1(-Math.log(1000) / 500), 12)
    expect(() => internalRate([{ time: NaN, amount: 1 }])).toThrow('flow of 1 at NaN')
    expect(() => internalRate([{ time: 1, amount: Infinity }])).toThrow(RangeError)
  })

  test('amounts as large as numbers go leave a rate', () => {
    // −10³⁰⁰ v⁻¹⁰⁰ against 1 − v⁻⁵: (1 + r)¹⁰⁰ is 10⁻³⁰⁰ as far as the eye reaches; the other one is its mirror.
    const shrinks = [
      { time: 0, amount: -1e300 },
      { time: 95, amount: -1 },
      { time: 100, amount: 1 },
    ]
    expect(internalRate(shrinks)).toBeCloseTo(10 ** -3 - 1, 12)
    const grows = shrinks.map(({ time, amount }) => ({ time: 100 - time, amount }))
    expect(internalRate(grows)).toBeCloseTo(10 ** 3 - 1, 6)
  })

  test('several rates are looked for from −95 % to +1 900 %', () => {
    // −1 + (a + b) v − a b v² is nothing at 1 + r = a and 1 + r = b.
    const rates = (a: number, b: number) => irr([-1, a + b, -a * b])
    expect(rates(20, Math.exp(3.01))).toBeCloseTo(19, 9)
    expect(rates(20, 19)).toBeNull()
    expect(rates(0.5, 0.05)).toBeNull()
    expect(rates(0.5, Math.exp(-3.01))).toBeCloseTo(-0.5, 9)
  })

  test('a rate that is only one is found wherever looking at every step finds exactly one', () => {
    // Whole amounts at whole years make sums that cancel out to the last cent, also at the steps themselves.
    const amounts = fc.array(fc.integer({ min: -20, max: 20 }), { minLength: 3, maxLength: 12 })
    fc.assert(
      fc.property(amounts, fc.constantFrom(1, 0.5, 20), (flows, years) => {
        const value = (x: number) =>
          flows.reduce(
            (total, amount, k) => total + amount * Math.exp(-x * years * (k - (x < 0 ? flows.length - 1 : 0))),
            0,
          )
        const signs = Array.from({ length: 601 }, (_, k) => Math.sign(value((k - 300) * 0.01)))
        const crossings = signs.filter((sign, k) => k > 0 && sign * (signs[k - 1] ?? 0) < 0).length
        fc.pre(!signs.includes(0) && crossings === 1)
        const place = signs.findIndex((sign, k) => k > 0 && sign !== signs[0])
        const rate = internalRate(flows.map((amount, k) => ({ time: k * years, amount })))
        expect(rate).not.toBeNull()
        expect(Math.log1p(rate ?? 0)).toBeGreaterThan((place - 301) * 0.01 - 1e-9)
        expect(Math.log1p(rate ?? 0)).toBeLessThan((place - 300) * 0.01 + 1e-9)
      }),
      { numRuns: 300 },
    )
  })

  test('a total that comes back to nothing has changed sign once', () => {
    // Running totals −100, 0, 300, 10; the second root lies below zero.
    const flows = [-100, 100, 300, -290]
    const rate = irr(flows)
    expect(rate).toBeGreaterThan(0)
    expect(npv(rate ?? NaN, flows)).toBeCloseTo(0, 9)
  })

  test('flows of one moment are added up before their signs are counted', () => {
    expect(
      internalRate([
        { time: 1, amount: -10 },
        { time: 0, amount: -100 },
        { time: 1, amount: 115 },
      ]),
    ).toBeCloseTo(0.05, 12)
    expect(
      internalRate([
        { time: 0, amount: -100 },
        { time: 1, amount: 5 },
        { time: 1, amount: -5 },
        { time: 2, amount: 121 },
      ]),
    ).toBeCloseTo(0.1, 12)
  })

  test('two flows of one moment are one flow, also at a rate beyond those that are looked for one by one', () => {
    const flows = [
      { time: 0, amount: -1 },
      { time: 1, amount: 1100 },
      { time: 1, amount: -100 },
    ]
    expect(internalRate(flows)).toBeCloseTo(999, 6)
  })
})
