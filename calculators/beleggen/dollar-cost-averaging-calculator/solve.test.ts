import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { errorsFor, numberOf, reportFor } from '#calculators/kernel/testing.ts'
import { monthReturns } from '#data/series/month-returns.ts'
import calculator from './calculator.ts'
import { inputs } from './inputs.ts'
import { type Market, recordOf } from './choices-market.ts'

const markets = Object.keys(monthReturns) as Market[]

const free = { beurstaks: 'geen', spaarrente: 0 }
const prices = fc.array(
  fc.integer({ min: 1, max: 100_000 }).map((cents) => cents / 100),
  { minLength: 2, maxLength: 40 },
)
const rows = (list: readonly number[]) => list.map((koers) => ({ koers }))

describe('dollar-cost-averaging-calculator', () => {
  test('a next step takes nothing per month along only with the amount of this page', () => {
    const carried = (input: Record<string, unknown>) => reportFor(calculator, input).next.map(({ carry }) => carry)
    expect(carried({ bedrag: 5_000 })).toEqual([
      { bedragIneens: 5_000, perMaand: 0 },
      { startbedrag: 5_000, perMaand: 0 },
      {},
    ])
    expect(carried({ maanden: 6 })).toEqual([{}, {}, {}])
    expect(carried({ modus: 'eigen', spaarrente: 1 })).toEqual([{}, {}, {}])
  })

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

  test.each(markets)('%s: from and to are those of the record, and the choice says the year it begins', (market) => {
    const { prices, from, to } = recordOf(market)
    const months =
      (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5)) - Number(from.slice(5))
    expect(prices).toHaveLength(months + 1)
    expect(inputs.markt.options.find(({ value }) => value === market)?.label).toContain(`sinds ${from.slice(0, 4)}`)
  })

  test.each(markets)(
    '%s: a simulation without figures of one’s own has the mean and volatility of its record',
    (market) => {
      const { prices, mean, volatility } = recordOf(market)
      const steps = prices.slice(1).map((price, month) => Math.log(price / (prices[month] ?? 1)))
      const average = steps.reduce((sum, step) => sum + step, 0) / steps.length
      const variance = steps.reduce((sum, step) => sum + (step - average) ** 2, 0) / (steps.length - 1)
      const yearly = Math.exp(12 * average + 6 * variance) - 1
      expect(mean).toBeCloseTo(yearly, 3)
      expect(volatility).toBeCloseTo((1 + yearly) * Math.sqrt(Math.exp(12 * variance) - 1), 3)
    },
  )

  test.each(markets)('%s: the answer names its market, its span and that the stretches overlap', (market) => {
    const report = reportFor(calculator, { ...free, markt: market })
    const { prices, from } = recordOf(market)
    expect(numberOf(report, 'vensters')).toBe(prices.length - 12)
    expect(report.sentence).toContain(from.slice(0, 4))
    const overlap = report.notices.find(({ text }) => text.includes('overlappen'))?.text ?? ''
    expect(overlap).toContain(`passen er ${Math.floor((prices.length - 1) / 12)}`)
    expect(overlap.includes('crisissen van 2000 en 2008')).toBe(from > '2008')
    const spans = report.tables.find(({ key }) => key === 'spreiding')?.rows ?? []
    expect(spans.map((row) => row.at(-1))).toEqual(
      [3, 6, 12, 24, 36].map((parts) => Math.floor((prices.length - 1) / parts)),
    )
  })

  test('too few separate stretches is a warning', () => {
    const tone = (input: Record<string, unknown>) =>
      reportFor(calculator, input).notices.find(({ text }) => text.includes('overlappen'))?.tone
    expect([tone({ maanden: 60 }), tone({ markt: 'wereld', maanden: 60 })]).toEqual(['info', 'warning'])
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
    for (const { sentence } of [past, own]) expect(sentence.match(/op 50/g)).toHaveLength(1)
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

  test('no difference is told as equal, not as zero euro less', () => {
    const flat = { bedrag: 10_000, maanden: 6, rendement: 0, volatiliteit: 0, spaarrente: 0 }
    expect(reportFor(calculator, flat).sentence).toContain('geeft het evenveel als spreiden')
  })
})

test('interest on waiting money is assumed only where it counts', () => {
  const own = (koersNu: number | null, spaarrente: number) => {
    const report = reportFor(calculator, { modus: 'eigen', koersNu, spaarrente })
    return { difference: numberOf(report, 'verschil'), said: report.assumptions.join(' ').includes('rente') }
  }
  expect(own(null, 5).said).toBe(true)
  expect(own(null, 5).difference).toBeLessThan(own(null, 0).difference)
  expect(own(120, 5)).toEqual({ ...own(120, 0), said: false })
})

test('an order is feminine, also when it is dear', () => {
  const { notices } = reportFor(calculator, { beurstaks: 'hoog' })
  expect(notices.map(({ text }) => text).join(' ')).toContain('Elke deelorder kost')
})

test('what can grow on is what own purchases are worth now, not an amount that nobody typed', () => {
  const report = reportFor(calculator, {
    modus: 'eigen',
    koersen: [
      { datum: '2024-02-29', bedrag: 1_000, koers: 50 },
      { datum: '2025-02-28', bedrag: 1_000, koers: 80 },
    ],
    koersNu: 60,
    beurstaks: 'geen',
  })
  const last = report.next.find(({ slug }) => slug === 'beleggingsrente-calculator')
  // 20 + 12,5 pieces at 60.
  expect(last?.text).toBe('Hoe kan €\u00a01.950,00 verder groeien?')
  expect(last?.carry).toEqual({ startbedrag: 1_950 })
})

test('the mean price with costs, in table and chart, is named so beside the one without', () => {
  const koersen = [
    { datum: '2026-01-05', bedrag: 1_000, koers: 100 },
    { datum: '2026-02-05', bedrag: 500, koers: 50 },
  ]
  const report = reportFor(calculator, { modus: 'eigen', koersen, koersNu: 80, makelaarsloon: 5, beurstaks: 'geen' })
  // 995 buys 9,95 pieces and 495 buys 9,9: 19,85 for 1.490, or for 1.500 with costs.
  expect(numberOf(report, 'gemiddeldePrijs')).toBeCloseTo(1_490 / 19.85, 8)
  const [table] = report.tables
  expect(table?.columns[1]?.label).toBe('Gemiddeld betaald, met kosten')
  expect(table?.rows.at(-1)?.[1]).toBeCloseTo(1_500 / 19.85, 8)
  expect(report.charts[0]?.sentence).toContain('gemiddeld betaalde je €\u00a075,57, met kosten')
})
