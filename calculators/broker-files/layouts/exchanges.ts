/** Exchanges of coins: Bitvavo, Coinbase, Binance's trades, and the form that tax programs share (Koinly). */
import { brusselsDay, dayIn, isMoney, timeIn } from '#calculators/broker-files/cells.ts'
import { coinOf, costOf } from '#calculators/broker-files/drafts.ts'
import type { Draft, Kind } from '#calculators/broker-files/entry.ts'
import { type Layout, type Row, sideOf, table } from '#calculators/broker-files/layout.ts'
import { swapOf } from '#calculators/broker-files/swap.ts'

function bitvavo(row: Row): Draft {
  const said = row.text('Type').toLowerCase()
  const coin = row.text('Currency').toUpperCase()
  const units = row.number('Amount')
  const status = row.text('Status')
  const line = {
    at: row.at,
    day:
      row.text('Timezone') === 'UTC' ? brusselsDay(`${row.text('Date')} ${row.text('Time')}`) : dayIn(row.text('Date')),
    time: timeIn(row.text('Time')),
    ...coinOf(coin),
    units: units === null ? null : Math.abs(units),
    id: row.text('Transaction ID'),
    said,
  }
  if (/cancel|pending|fail|reject/i.test(status)) return { ...line, kind: 'cash', said: `${said} (${status})` }
  const side = sideOf(said)
  if (side === null) {
    const kind: Kind = /staking|reward|rebate|affiliate|bonus/.test(said)
      ? 'reward'
      : /deposit|withdrawal|transfer|fixed_staking/.test(said)
        ? isMoney(coin)
          ? 'cash'
          : 'transfer'
        : 'unknown'
    return { ...line, kind }
  }
  const paid = row.number('Received / Paid Amount')
  const money = row.text('Received / Paid Currency').toUpperCase() || row.text('Quote Currency').toUpperCase()
  const feeIn = row.text('Fee currency').toUpperCase()
  const price = row.number('Quote Price')
  const fee = row.number('Fee amount')
  return {
    ...line,
    kind: side,
    price,
    currency: row.text('Quote Currency').toUpperCase() || 'EUR',
    amount: paid === null ? null : { value: Math.abs(paid), currency: money },
    net: feeIn === money,
    costs: feeIn === coin && price !== null ? costOf((fee ?? 0) * price, money) : costOf(fee, feeIn || money),
  }
}

const COINBASE: readonly (readonly [RegExp, Kind])[] = [
  [/buy/i, 'buy'],
  [/sell/i, 'sell'],
  [/staking transfer|^retail .*(?:transfer|unstak|stak)/i, 'transfer'],
  [/income|reward|earn|airdrop|interest|incentive/i, 'reward'],
  [/^(?:deposit|withdrawal)$/i, 'cash'],
  [/send|receive|transfer|deposit|withdrawal|wrap|vault/i, 'transfer'],
]

const CONVERTED = /converted\s+(?<from>[\d.,]+)\s+(?<sold>\S+)\s+to\s+(?<to>[\d.,]+)\s+(?<bought>\S+)/i

function coinbase(row: Row): Draft[] {
  const said = row.text('Transaction Type')
  const coin = row.text('Asset').toUpperCase()
  const currency = row.text('Price Currency', 'Spot Price Currency').toUpperCase() || 'EUR'
  const price = row.number('Price at Transaction', 'Spot Price at Transaction')
  const units = Math.abs(row.number('Quantity Transacted') ?? 0)
  const subtotal = Math.abs(row.number('Subtotal') ?? 0)
  const total = Math.abs(row.number('Total (inclusive of fees and/or spread)') ?? 0)
  const fee = row.number('Fees and/or Spread')
  const line = {
    at: row.at,
    day: brusselsDay(row.text('Timestamp')),
    time: timeIn(row.text('Timestamp')),
    ...coinOf(coin),
    units,
    currency,
    said: `${said} ${row.text('Notes')}`.trim(),
  }
  const id = row.text('ID')
  if (/convert/i.test(said)) {
    const found = CONVERTED.exec(row.text('Notes'))?.groups
    const bought = found?.['bought']?.toUpperCase() ?? ''
    const got = row.parse(found?.['to'] ?? '')
    // The same coin under the name it has while it is locked.
    if (bought === `${coin}2` || `${bought}2` === coin) return [{ ...line, kind: 'transfer', id }]
    const out: Draft = {
      ...line,
      kind: 'sell',
      swap: !isMoney(bought),
      price,
      amount: { value: subtotal, currency },
      costs: costOf(fee, currency),
      id,
    }
    if (got === null || got === 0 || bought === '') return [{ ...line, kind: 'unknown', id }]
    if (isMoney(bought)) return [out]
    const into = { ...line, name: bought, ticker: bought, units: got }
    return [out, { ...into, kind: 'buy', price: subtotal / got, amount: { value: subtotal, currency } }]
  }
  const kind = COINBASE.find(([words]) => words.test(said))?.[1] ?? 'unknown'
  if (kind === 'buy' || kind === 'sell')
    return [{ ...line, kind, price, amount: { value: total, currency }, net: true, costs: costOf(fee, currency), id }]
  return [{ ...line, kind: isMoney(coin) ? 'cash' : kind, amount: { value: subtotal, currency }, price, id }]
}

const WITH_COIN = /^([\d.,]+)\s*([A-Z][A-Z0-9]*)$/

function binanceTrade(row: Row): Draft[] {
  const [, filled = '', coin = ''] = WITH_COIN.exec(row.text('Executed').toUpperCase()) ?? []
  const [, value = '', quote = ''] = WITH_COIN.exec(row.text('Amount').toUpperCase()) ?? []
  const [, fee = row.text('Fee'), feeCoin = row.text('Fee Coin')] = WITH_COIN.exec(row.text('Fee').toUpperCase()) ?? []
  const moment = {
    at: row.at,
    day: brusselsDay(row.text('Date(UTC)', 'Time')),
    time: timeIn(row.text('Date(UTC)', 'Time')),
  }
  const side = sideOf(row.text('Side'))
  const [units, amount] = [row.parse(filled), row.parse(value)]
  if (side === null || units === null || amount === null)
    return [{ kind: 'unknown', ...moment, said: row.cells.join(' ') }]
  const [out, into] =
    side === 'buy'
      ? [
          { coin: quote, units: amount },
          { coin, units },
        ]
      : [
          { coin, units },
          { coin: quote, units: amount },
        ]
  return swapOf({ ...moment, said: row.text('Pair'), out, into, fee: { coin: feeCoin, units: row.parse(fee) ?? 0 } })
}

/** What went out and what came in, on one line. */
function koinly(row: Row): Draft[] {
  const leg = (which: string) => ({
    units: Math.abs(row.number(`${which} Amount`) ?? 0),
    coin: row.text(`${which} Currency`).toUpperCase(),
  })
  const [out, into, fee] = [leg('Sent'), leg('Received'), leg('Fee')]
  const moment = { at: row.at, day: brusselsDay(row.text('Date')), time: timeIn(row.text('Date')) }
  const said = `${row.text('Label')} ${row.text('Description')}`.trim()
  const worth = row.number('Net Worth Amount')
  const worthIn = row.text('Net Worth Currency').toUpperCase()
  if (out.units > 0 && into.units > 0)
    return swapOf({
      ...moment,
      said,
      out,
      into,
      fee,
      worth: worth === null ? null : { value: worth, currency: worthIn },
    })
  const one = out.units > 0 ? out : into
  const label = row.text('Label').toLowerCase()
  const kind: Kind = isMoney(one.coin)
    ? 'cash'
    : /reward|staking|airdrop|income|interest|mining|lending/.test(label) && into.units > 0
      ? 'reward'
      : 'transfer'
  return [{ ...moment, kind, ...coinOf(one.coin), units: one.units, said }]
}

export const exchanges: readonly Layout[] = [
  table({
    broker: 'Bitvavo',
    file: 'Transactiegeschiedenis',
    checkedOn: '2026-02',
    headings: [['Timezone', 'Date', 'Time', 'Type', 'Currency', 'Amount', 'Received / Paid Amount']],
    decimal: '.',
    draft: (rows) => rows.map(bitvavo),
  }),
  table({
    broker: 'Coinbase',
    file: 'Transactiegeschiedenis',
    checkedOn: '2025-01',
    headings: [['Timestamp', 'Transaction Type', 'Asset', 'Quantity Transacted', 'Subtotal', 'Notes']],
    decimal: '.',
    draft: (rows) => rows.flatMap(coinbase),
  }),
  table({
    broker: 'Binance',
    file: 'Spot trades',
    checkedOn: '2026-11',
    headings: [
      ['Date(UTC)', 'Pair', 'Side', 'Price', 'Executed', 'Amount', 'Fee'],
      ['Time', 'Pair', 'Side', 'Price', 'Executed', 'Amount', 'Fee'],
    ],
    decimal: '.',
    draft: (rows) => rows.flatMap(binanceTrade),
  }),
  table({
    broker: 'Koinly',
    file: 'Universeel importformaat',
    checkedOn: '2026-11',
    headings: [['Date', 'Sent Amount', 'Sent Currency', 'Received Amount', 'Received Currency']],
    decimal: '.',
    draft: (rows) => rows.flatMap(koinly),
  }),
]
