/** Revolut: investments, crypto, and the report of profits and losses. No ISIN in the first two; amounts carry a sign. */
import { brusselsDay, currencyIn, dayIn, isMoney, numberIn, timeIn } from '#calculators/broker-files/cells.ts'
import { costOf } from '#calculators/broker-files/drafts.ts'
import type { Draft, Kind } from '#calculators/broker-files/entry.ts'
import { type Layout, type Row, table } from '#calculators/broker-files/layout.ts'

const BROKER = 'Revolut'

const TYPES: readonly (readonly [RegExp, Kind])[] = [
  [/^BUY/, 'buy'],
  [/^SELL/, 'sell'],
  [/DIVIDEND TAX|TAX/, 'tax'],
  [/^DIVIDEND/, 'dividend'],
  [/SPLIT/, 'split'],
  [/INTEREST/, 'interest'],
  [/FEE/, 'fee'],
  [/^CASH/, 'cash'],
  [/^TRANSFER|MERGER|POSITION/, 'transfer'],
]

/** Some old lines have a rate that cannot be: a currency is never worth ten times less or more than it was. */
const plausible = (rate: number | null): number | null => (rate !== null && rate > 0.2 && rate < 10_000 ? rate : null)

function investment(row: Row): Draft {
  const said = row.text('Type')
  const kind = TYPES.find(([words]) => words.test(said.toUpperCase()))?.[1] ?? 'unknown'
  const total = row.text('Total Amount')
  const currency = row.text('Currency').toUpperCase() || currencyIn(total)
  const amount = row.parse(total)
  // Pieces may have a comma where the amounts of the same file have a point.
  const units = numberIn(row.text('Quantity'), row.text('Quantity').includes('.') ? '.' : ',')
  const ticker = row.text('Ticker').toUpperCase()
  const line = {
    kind,
    at: row.at,
    day: brusselsDay(row.text('Date')),
    time: timeIn(row.text('Date')),
    name: ticker,
    ticker,
    currency,
    rate: currency === 'EUR' ? null : plausible(row.number('FX Rate')),
    said,
  }
  if (kind === 'split') return { ...line, extra: units ?? 0 }
  const trade = kind === 'buy' || kind === 'sell'
  return {
    ...line,
    units: units === null ? null : Math.abs(units),
    price: row.number('Price per share'),
    amount: amount === null ? null : { value: trade ? Math.abs(amount) : amount, currency },
  }
}

const CRYPTO: readonly (readonly [RegExp, Kind])[] = [
  [/^buy/i, 'buy'],
  [/^sell/i, 'sell'],
  [/reward|learn/i, 'reward'],
  [/^(?:send|receive|stake|unstake|transfer)/i, 'transfer'],
]

function coin(row: Row): Draft {
  const said = row.text('Type')
  const value = row.text('Value')
  const money = currencyIn(value) || currencyIn(row.text('Price')) || 'EUR'
  const amount = row.parse(value)
  return {
    kind: CRYPTO.find(([words]) => words.test(said))?.[1] ?? 'unknown',
    at: row.at,
    day: dayIn(row.text('Date')),
    time: timeIn(row.text('Date')),
    name: row.text('Symbol').toUpperCase(),
    ticker: row.text('Symbol').toUpperCase(),
    coin: true,
    units: row.number('Quantity'),
    price: row.number('Price'),
    currency: isMoney(money) ? money : 'EUR',
    amount: amount === null ? null : { value: amount, currency: isMoney(money) ? money : 'EUR' },
    costs: costOf(row.number('Fees'), currencyIn(row.text('Fees')) || money),
    said,
  }
}

/** Each line is a purchase and a sale of the same pieces. */
function closed(row: Row): Draft[] {
  const isin = row.text('ISIN').toUpperCase()
  const units = row.number('Quantity')
  if (units === null || units === 0) return [{ kind: 'unknown', at: row.at, day: '', said: row.cells.join(' ').trim() }]
  const currency = row.text('Currency').toUpperCase() || 'EUR'
  const side = (kind: 'buy' | 'sell', day: string, money: number | null): Draft => ({
    kind,
    at: row.at,
    day: dayIn(row.text(day)),
    name: row.text('Security name') || row.text('Symbol'),
    isin,
    ticker: row.text('Symbol').toUpperCase(),
    units,
    price: money === null ? null : money / units,
    currency,
    amount: money === null ? null : { value: money, currency },
  })
  return [
    side('buy', 'Date acquired', row.number('Cost basis')),
    side('sell', 'Date sold', row.number('Gross proceeds')),
  ]
}

export const revolut: readonly Layout[] = [
  table({
    broker: BROKER,
    file: 'Beleggen: rekeningafschrift',
    checkedOn: '2026-02',
    headings: [['Date', 'Ticker', 'Type', 'Quantity', 'Price per share', 'Total Amount', 'Currency']],
    decimal: '.',
    draft: (rows) => rows.map(investment),
  }),
  table({
    broker: BROKER,
    file: 'Crypto',
    checkedOn: '2026-02',
    headings: [['Symbol', 'Type', 'Quantity', 'Price', 'Value', 'Fees', 'Date']],
    decimal: '.',
    draft: (rows) => rows.map(coin),
  }),
  table({
    broker: BROKER,
    file: 'Winst en verlies',
    checkedOn: '2025-12',
    headings: [['Date acquired', 'Date sold', 'Symbol', 'ISIN', 'Quantity', 'Cost basis', 'Gross proceeds']],
    decimal: '.',
    draft: (rows) => rows.filter((row) => row.text('Date sold') !== '').flatMap(closed),
  }),
]
