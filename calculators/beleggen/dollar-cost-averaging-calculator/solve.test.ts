import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { errorsFor, numberOf, reportFor } from '#calculators/kernel/testing.ts'
import { sp500Month } from '#data/series/sp500-month.ts'
import calculator from './calculator.ts'
import { record } from '#data/share-record.ts'
import { euroIndex, euroIndexFrom, euroIndexTo } from './market.ts'

const free = { beurstaks: 'geen', spaarrente: 0 }
const prices = fc.array(
  fc.integer({ min: 1, max: 100_000 }).map((cents) => cents / 100),
  { minLength: 2, maxLength: 40 },
)
const rows = (list: readonly number[]) => list.map((koers) => ({ koers }))

describe('dollar-cost-averaging-calculator', () => {
  test('equal amounts pay at most the average price, and exactly that when the price stands still', () => {
    fc.assert(
      fc.property(prices, (list) => {
        const report = reportFor(calculator, { ...free, modus: 'eigen', koersen: rows(list) })
        const paid = numberOf(report, 'gemiddeldePrijs')
        const plain = numberOf(report, 'gemiddeldeKoers')
        expect(paid).toBeLessThanOrEqual(plain * (1 + 1e-12))
        if (list.some((price) => price !== list[0])) expect(paid).toBeLessThan(plain)
        else expect(paid).toBeCloseTo(plain, 8)
      }),
    )
  })

  test('the order of the prices does not change the units bought', () => {
    fc.assert(
      fc.property(prices, (list) => {
        const units = (order: readonly number[]) =>
          numberOf(reportFor(calculator, { ...free, modus: 'eigen', koersen: rows(order) }), 'stuks')
        expect(units(list.toReversed())).toBeCloseTo(units(list), 6)
        expect(units(list.toSorted((a, b) => a - b))).toBeCloseTo(units(list), 6)
      }),
    )
  })

  test('in a market that always rises all at once always wins, in one that always falls never', () => {
    expect(numberOf(reportFor(calculator, { ...free, rendement: 5, volatiliteit: 0 }), 'kansIneens')).toBe(100)
    expect(numberOf(reportFor(calculator, { ...free, rendement: -5, volatiliteit: 0 }), 'kansIneens')).toBe(0)
  })

  test('the same numbers on every machine', () => {
    // Pinned and worked out in another language too: the random numbers are the same on every machine.
    expect(numberOf(reportFor(calculator, { ...free, rendement: 7, volatiliteit: 16 }), 'ineensMidden')).toBe(25_387.95)
  })

  test('the euro index is the dollar index times the rate of its month', () => {
    expect(euroIndexFrom).toBe('1971-01')
    expect(euroIndexTo).toBe('2025-06')
    expect(euroIndex.length).toBe(54 * 12 + 6)
    const [first, last] = [euroIndex[0] ?? 0, euroIndex.at(-1) ?? 0]
    // The dollar lost a quarter against the euro since 1971: 1,2305 then, about 0,87 in June 2025.
    const dollars = (sp500Month.totalReturn.at(-1) ?? 0) / (sp500Month.totalReturn[12] ?? 1)
    expect(last / first / dollars).toBeCloseTo(0.868 / 1.2305, 2)
  })

  test('the market of a simulation without figures of one’s own is that of the record', () => {
    const steps = euroIndex.slice(1).map((price, month) => Math.log(price / (euroIndex[month] ?? 1)))
    const average = steps.reduce((sum, step) => sum + step, 0) / steps.length
    const variance = steps.reduce((sum, step) => sum + (step - average) ** 2, 0) / (steps.length - 1)
    const mean = Math.exp(12 * average + 6 * variance) - 1
    expect(record.mean).toBeCloseTo(mean, 3)
    expect(record.volatility).toBeCloseTo((1 + mean) * Math.sqrt(Math.exp(12 * variance) - 1), 3)
  })

  test('history since 1971 counts every stretch once and lets all at once win in about two thirds of them', () => {
    const report = reportFor(calculator, { ...free, maanden: 12 })
    expect(numberOf(report, 'vensters')).toBe(654 - 12)
    expect(numberOf(report, 'kansHistorisch')).toBeGreaterThan(62)
    expect(numberOf(report, 'kansHistorisch')).toBeLessThan(80)
  })

  test('more costs per order hurt spreading most, more interest on cash helps it', () => {
    const difference = (input: Record<string, unknown>) => numberOf(reportFor(calculator, input), 'gemiddeldVerschil')
    expect(difference({ makelaarsloon: 20 })).toBeGreaterThan(difference({ makelaarsloon: 0 }))
    expect(difference({ spaarrente: 5 })).toBeLessThan(difference({ spaarrente: 0 }))
  })

  test('spreading keeps the paper loss smaller', () => {
    const report = reportFor(calculator, {})
    expect(numberOf(report, 'papierverliesGespreid')).toBeGreaterThan(numberOf(report, 'papierverliesIneens'))
  })

  test('orders that cost more than they buy are refused, the longest spread uses fewer paths', () => {
    expect(errorsFor(calculator, { bedrag: 100, maanden: 60, makelaarsloon: 5 }).makelaarsloon).toContain('hoger')
    expect(numberOf(reportFor(calculator, { maanden: 60 }), 'paden')).toBe(4000)
  })

  test('one verdict on one basis: real prices, or the market that was described', () => {
    const past = reportFor(calculator, {})
    const own = reportFor(calculator, { rendement: 7, volatiliteit: 16 })
    expect([past.headline.key, own.headline.key]).toEqual(['kansHistorisch', 'kansIneens'])
    for (const { sentence } of [past, own]) expect(sentence.match(/van de 50/g)).toHaveLength(1)
    // Without figures of one's own the simulation has the mean and the volatility of the record: it says about the same.
    expect(Math.abs(numberOf(past, 'kansIneens') - numberOf(past, 'kansHistorisch'))).toBeLessThan(4)
  })

  test('amounts are given for all purchases or for none, in order of date', () => {
    const rows_ = (first: object, second: object) => ({
      modus: 'eigen',
      koersen: [
        { koers: 1, ...first },
        { koers: 1, ...second },
      ],
    })
    expect(errorsFor(calculator, rows_({ bedrag: 5 }, {}))['koersen.1.bedrag']).toContain('elke aankoop')
    expect(errorsFor(calculator, rows_({ datum: '2026-02-01' }, { datum: '2026-01-01' }))['koersen.1.datum']).toContain(
      'oud naar nieuw',
    )
  })
})
