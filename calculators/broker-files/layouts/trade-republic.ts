/** Trade Republic: one file for trades, dividends, interest, transfers and card payments. */
import { dayIn, timeIn } from '#calculators/broker-files/cells.ts'
import { costOf } from '#calculators/broker-files/drafts.ts'
import type { Draft, Kind } from '#calculators/broker-files/entry.ts'
import { type Layout, type Row, table } from '#calculators/broker-files/layout.ts'

const KINDS: readonly (readonly [RegExp, Kind])[] = [
  [/^TRADING BUY|^CASH PRIVATE_MARKET_BUY|^TRADING SAVINGS_PLAN|SAVEBACK/, 'buy'],
  [/^TRADING SELL|PRIVATE_MARKET_SELL/, 'sell'],
  [/DIVIDEND|DISTRIBUTION/, 'dividend'],
  [/INTEREST|COUPON/, 'interest'],
  [/SPLIT|BONUS_ISSUE/, 'split'],
  [/TAX/, 'tax'],
  [/FEE/, 'fee'],
  [/STAKING|REWARD/, 'reward'],
  [/CARD|REFUND|CASHBACK|MERCHANT/, 'card'],
  [/^CASH .*(?:INPAYMENT|INBOUND|OUTBOUND|OUTGOING|TRANSFER|PAYOUT|DEPOSIT|WITHDRAWAL)|^TRANSFER/, 'cash'],
  [/TRANSFER|DELIVERY/, 'transfer'],
]

function transaction(row: Row): Draft {
  const said = `${row.text('category')} ${row.text('type')}`.toUpperCase().trim()
  const card = row.text('mcc_code') !== ''
  const kind = card ? 'card' : (KINDS.find(([words]) => words.test(said))?.[1] ?? 'unknown')
  const symbol = row.text('symbol').toUpperCase()
  const coin = row.text('asset_class').toUpperCase() === 'CRYPTO'
  const currency = row.text('currency').toUpperCase() || 'EUR'
  const amount = row.number('amount')
  const units = row.number('shares')
  const [fee, tax] = [row.number('fee'), row.number('tax')]
  const line = {
    kind,
    at: row.at,
    day: dayIn(row.text('date') || row.text('datetime')),
    time: timeIn(row.text('datetime')),
    name: row.text('name'),
    isin: coin ? '' : symbol,
    ticker: coin ? symbol : '',
    coin,
    currency,
    id: row.text('transaction_id'),
    said: `${said} ${row.text('description')}`.trim(),
  }
  if (kind === 'split') return { ...line, extra: units ?? 0 }
  if (kind === 'dividend') {
    // The tax stands beside the amount, not in it, unless what the company paid says otherwise.
    const [original, fx] = [row.number('original_amount'), row.number('fx_rate')]
    const withheld = Math.abs(tax ?? 0)
    const paid = original !== null && fx !== null && fx > 0 ? original / fx : null
    const isNet = amount !== null && paid !== null && Math.abs(amount + withheld - paid) < Math.abs(amount - paid)
    return {
      ...line,
      amount: amount === null ? null : { value: isNet ? amount + withheld : amount, currency },
      foreignTax: costOf(tax, currency),
    }
  }
  return {
    ...line,
    units: units === null ? null : Math.abs(units),
    price: row.number('price'),
    amount: amount === null ? null : { value: kind === 'buy' || kind === 'sell' ? Math.abs(amount) : amount, currency },
    costs: costOf(fee, currency),
    taxes: kind === 'buy' || kind === 'sell' ? costOf(tax, currency) : [],
  }
}

export const tradeRepublic: readonly Layout[] = [
  table({
    broker: 'Trade Republic',
    file: 'Transactie-export',
    checkedOn: '2026-08',
    headings: [['datetime', 'category', 'type', 'symbol', 'shares', 'price', 'amount', 'currency']],
    decimal: '.',
    draft: (rows) => rows.map(transaction),
  }),
]
