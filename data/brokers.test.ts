import { describe, expect, test } from 'vitest'
import { brokersIn, exchangesOf, feesOf, orderCost } from '#data/brokers.ts'
import { coinFees } from '#data/series/broker-coins.ts'
import { etfFees } from '#data/series/broker-etfs.ts'
import { shareFees } from '#data/series/broker-shares.ts'

const FEES = { etf: etfFees, aandelen: shareFees, crypto: coinFees }
const all = [...etfFees, ...shareFees, ...coinFees]

const cost = (broker: string, product: keyof typeof FEES, exchange: string, amount: number) =>
  orderCost(FEES[product], broker, exchange, amount)?.cost ?? null

describe('brokers', () => {
  test('are twelve, and every tariff has a price and tariffs of one broker follow each other', () => {
    expect(brokersIn(all)).toHaveLength(12)
    for (const fee of all) expect(fee.fixed ?? fee.rate ?? fee.perSlice, `${fee.broker} ${fee.exchange}`).not.toBe(null)
    expect(all.filter(({ confidence }) => confidence === 'laag').map(({ broker }) => broker)).toEqual(['Kraken'])
  })

  test.each([
    ['Bolero', 'etf', 'Euronext Brussel', 250, 2.5],
    ['Bolero', 'etf', 'Euronext Brussel', 251, 5],
    ['Bolero', 'etf', 'Euronext Brussel', 2_500, 7.5],
    // 15 euro per started 10.000, at most 50.
    ['Bolero', 'etf', 'Euronext Brussel', 10_000, 15],
    ['Bolero', 'etf', 'Euronext Brussel', 10_001, 30],
    ['Bolero', 'aandelen', 'Euronext Brussel', 60_000, 50],
    ['Keytrade', 'aandelen', 'Euronext Brussel', 10_000, 14.95],
    // 14,95 and 7,50 per started 10.000 above.
    ['Keytrade', 'aandelen', 'Euronext Brussel', 15_000, 22.45],
    ['Keytrade', 'etf', 'Euronext Brussel', 20_001, 29.95],
    ['Re=Bel (Belfius)', 'aandelen', 'NYSE, Nasdaq, AMEX', 2_501, 12],
    ['Re=Bel (Belfius)', 'etf', 'Euronext Brussel', 10_001, 20],
    ['ING Self Invest', 'etf', 'Euronext Brussel, Amsterdam, Parijs', 1_000, 3.5],
    ['ING Self Invest', 'etf', 'Euronext Brussel, Amsterdam, Parijs', 100, 1],
    ['Interactive Brokers', 'etf', 'Europa', 1_381.75, 1.25],
    ['MeDirect', 'etf', 'alle', 5_000, 0],
    // One point of its tariff is known.
    ['Saxo', 'etf', 'Euronext Amsterdam', 1_000, 2],
    ['Saxo', 'etf', 'Euronext Amsterdam', 2_000, null],
    ['MeDirect', 'aandelen', 'alle', 1_000, null],
  ] as const)('%s %s on %s: %d costs %d', (broker, product, exchange, amount, expected) => {
    expect(cost(broker, product, exchange, amount)).toBe(expected)
  })

  test('amounts between two tariffs of whole euros fall in one of them', () => {
    expect(cost('Bolero', 'etf', 'Euronext Brussel', 250.005)).toBe(5)
  })

  test('say where they trade and who pays which tax', () => {
    // The home market, and for shares America: no page asks about another exchange.
    expect(exchangesOf(shareFees, 'DEGIRO')).toHaveLength(2)
    for (const broker of brokersIn(etfFees)) expect(exchangesOf(etfFees, broker)).toHaveLength(1)
    expect(feesOf(etfFees, 'DEGIRO')[0]).toMatchObject({
      paysTob: true,
      withholdsDividends: false,
      withholdsGains: false,
    })
    expect(feesOf(etfFees, 'Trade Republic')[0]).toMatchObject({ paysTob: false, withholdsDividends: null })
    expect(feesOf(coinFees, 'Bolero')).toEqual([])
  })
})
