/** Ledgers: every movement of a coin is a line, and a trade is the lines that belong together. Kraken and Binance. */
import { brusselsDay, isMoney, timeIn } from '#calculators/broker-files/cells.ts'
import { coinOf } from '#calculators/broker-files/drafts.ts'
import type { Draft, Kind } from '#calculators/broker-files/entry.ts'
import { type Layout, type Row, sideOf, table } from '#calculators/broker-files/layout.ts'
import { swapOf } from '#calculators/broker-files/swap.ts'
import { grouped } from '#finance/list.ts'

/** XXBT, ZEUR, DOT28.S and ETH2.S are the coins everybody else calls BTC, EUR, DOT and ETH. */
function krakenCoin(asset: string): string {
  const bare = asset
    .toUpperCase()
    .replace(/\.(?:S|M|F|B|P|HOLD|EQ)$/, '')
    .replace(/^ETH2$/, 'ETH')
    .replace(/^([A-Z]{3,})\d{2}$/, '$1')
  const plain = /^[XZ][A-Z]{3}$/.test(bare) ? bare.slice(1) : bare
  return plain === 'XBT' ? 'BTC' : plain === 'XDG' ? 'DOGE' : plain
}

type Move = {
  readonly row: Row
  readonly coin: string
  readonly amount: number
  readonly fee: number
  readonly said: string
}

function move(row: Row): Move {
  return {
    row,
    coin: krakenCoin(row.text('asset')),
    amount: row.number('amount') ?? 0,
    fee: row.number('fee') ?? 0,
    said: `${row.text('type')} ${row.text('subtype')}`.trim().toLowerCase(),
  }
}

const momentOf = (row: Row, name: string) => ({
  at: row.at,
  day: brusselsDay(row.text(name)),
  time: timeIn(row.text(name)),
})

function single({ row, coin, amount, fee, said }: Move): Draft {
  const kind: Kind = /allocation|autoallocation|deallocation|migration|^transfer/.test(said)
    ? 'transfer'
    : /^(?:staking|earn|reward|dividend|airdrop)/.test(said)
      ? amount > 0
        ? 'reward'
        : 'transfer'
      : /^(?:deposit|withdrawal)/.test(said)
        ? isMoney(coin)
          ? 'cash'
          : 'transfer'
        : /^(?:adjustment|rollover|margin|settled)/.test(said)
          ? 'fee'
          : 'unknown'
  return {
    ...momentOf(row, 'time'),
    kind,
    ...coinOf(coin),
    units: kind === 'reward' ? Math.abs(amount) - Math.abs(fee) : Math.abs(amount),
    said: said || 'regel zonder soort',
  }
}

function krakenLedger(rows: readonly Row[]): Draft[] {
  // A line without a number of its own was not carried out yet; it comes back with one.
  const moves = rows.filter((row) => row.text('txid') !== '').map(move)
  const isTrade = ({ said }: Move) => /^(?:trade|spend|receive)/.test(said)
  const trades = grouped(moves.filter(isTrade), ({ row }) => row.text('refid'))
  const joined = [...trades.values()].flatMap((lines): Draft[] => {
    const out = lines.find(({ amount }) => amount < 0)
    const into = lines.find(({ amount }) => amount > 0)
    const [first] = lines
    if (!first) return []
    const said = first.said
    if (!out || !into) return [{ ...momentOf(first.row, 'time'), kind: 'unknown', said: `${said} ${first.coin}` }]
    const paid = lines.find(({ fee }) => fee !== 0)
    return swapOf({
      ...momentOf(out.row, 'time'),
      said,
      out: { coin: out.coin, units: Math.abs(out.amount) },
      into: { coin: into.coin, units: into.amount },
      fee: { coin: paid?.coin ?? '', units: Math.abs(paid?.fee ?? 0) },
    })
  })
  return [...joined, ...moves.filter((one) => !isTrade(one)).map(single)]
}

/** XXBTZEUR and BTC/EUR, the longest name of a quote first. */
const QUOTES = ['ZEUR', 'ZUSD', 'ZGBP', 'USDT', 'USDC', 'EUR', 'USD', 'GBP', 'CHF', 'XXBT', 'XBT', 'BTC', 'XETH', 'ETH']

function pairOf(pair: string): readonly [string, string] | null {
  const whole = pair.toUpperCase()
  if (whole.includes('/')) {
    const [base = '', quote = ''] = whole.split('/')
    return [krakenCoin(base), krakenCoin(quote)]
  }
  const quote = QUOTES.find((name) => whole.endsWith(name) && whole.length > name.length)
  return quote === undefined ? null : [krakenCoin(whole.slice(0, -quote.length)), krakenCoin(quote)]
}

function krakenTrade(row: Row): Draft[] {
  const pair = pairOf(row.text('pair'))
  const side = sideOf(row.text('type'))
  const moment = momentOf(row, 'time')
  const [units, cost] = [row.number('vol'), row.number('cost')]
  if (!pair || side === null || units === null || cost === null)
    return [{ ...moment, kind: 'unknown', said: `${row.text('type')} ${row.text('pair')}` }]
  const [coin, quote] = pair
  const [bought, paid] = [
    { coin, units },
    { coin: quote, units: cost },
  ]
  const [out, into] = side === 'buy' ? [paid, bought] : [bought, paid]
  const fee = { coin: quote, units: row.number('fee') ?? 0 }
  return swapOf({ ...moment, said: row.text('pair'), out, into, fee, order: row.text('ordertxid') })
}

const TRADED =
  /^(?:buy|sell|transaction (?:buy|spend|sold|revenue|related)|fee|transaction fee|binance convert|large otc|small assets|spend)/i

const BINANCE: readonly (readonly [RegExp, Kind])[] = [
  [/interest|reward|distribution|airdrop|mining|cashback|bonus|rebate/i, 'reward'],
  [/subscription|redemption|purchase|transfer|staking|locked/i, 'transfer'],
]

type Change = { readonly row: Row; readonly coin: string; readonly change: number; readonly said: string }

/** Lines of one second and account are one trade, or parts of it. */
function binanceTrades(changes: readonly Change[]): Draft[] {
  const groups = grouped(changes, ({ row }) => `${row.text('UTC_Time')}|${row.text('Account')}`)
  return [...groups.values()].flatMap((lines): Draft[] => {
    const moves = lines.filter(({ said }) => !/fee/i.test(said))
    const sums = new Map<string, number>()
    for (const { coin, change } of moves) sums.set(coin, (sums.get(coin) ?? 0) + change)
    const out = [...sums].filter(([, change]) => change < 0)
    const into = [...sums].filter(([, change]) => change > 0)
    const [first] = lines
    if (!first) return []
    const moment = momentOf(first.row, 'UTC_Time')
    const [sold, bought] = [out[0], into[0]]
    if (!sold || !bought || out.length > 1 || into.length > 1)
      return [{ ...moment, kind: 'unknown', said: lines.map(({ said, coin }) => `${said} ${coin}`).join(', ') }]
    const fees = lines.filter(({ said }) => /fee/i.test(said))
    const feeCoin = fees[0]?.coin ?? ''
    return swapOf({
      ...moment,
      said: first.said,
      out: { coin: sold[0], units: Math.abs(sold[1]) },
      into: { coin: bought[0], units: bought[1] },
      fee: {
        coin: feeCoin,
        units: Math.abs(fees.filter(({ coin }) => coin === feeCoin).reduce((sum, { change }) => sum + change, 0)),
      },
    })
  })
}

function binanceLedger(rows: readonly Row[]): Draft[] {
  const changes = rows.map((row) => ({
    row,
    coin: row.text('Coin').toUpperCase(),
    change: row.number('Change') ?? 0,
    said: row.text('Operation'),
  }))
  const rest = changes
    .filter(({ said }) => !TRADED.test(said))
    .map(({ row, coin, change, said }): Draft => {
      const cash = /deposit|withdraw/i.test(said)
      const kind = cash
        ? isMoney(coin)
          ? 'cash'
          : 'transfer'
        : (BINANCE.find(([words]) => words.test(said))?.[1] ?? 'unknown')
      const line = { ...momentOf(row, 'UTC_Time'), ...coinOf(coin), said }
      return { ...line, kind, units: Math.abs(change) }
    })
  return [...binanceTrades(changes.filter(({ said }) => TRADED.test(said))), ...rest]
}

export const ledgers: readonly Layout[] = [
  table({
    broker: 'Kraken',
    file: 'ledgers.csv',
    checkedOn: '2026-11',
    headings: [['txid', 'refid', 'time', 'type', 'asset', 'amount', 'fee', 'balance']],
    decimal: '.',
    draft: krakenLedger,
  }),
  table({
    broker: 'Kraken',
    file: 'trades.csv',
    checkedOn: '2026-11',
    headings: [['txid', 'ordertxid', 'pair', 'time', 'type', 'price', 'cost', 'fee', 'vol']],
    decimal: '.',
    draft: (rows) => rows.flatMap(krakenTrade),
  }),
  table({
    broker: 'Binance',
    file: 'Transactiegeschiedenis',
    checkedOn: '2026-11',
    headings: [['UTC_Time', 'Account', 'Operation', 'Coin', 'Change']],
    decimal: '.',
    draft: binanceLedger,
  }),
]
