/** Interactive Brokers and Lynx: the activity statement, the transaction history and Flex queries. */
import { dayIn, pointOrSaved, timeIn } from '#calculators/broker-files/cells.ts'
import { costOf } from '#calculators/broker-files/drafts.ts'
import type { Draft, Kind } from '#calculators/broker-files/entry.ts'
import { type Layout, type Row, rowOf, sideOf, table } from '#calculators/broker-files/layout.ts'
import type { Line, Sheet } from '#calculators/broker-files/sheet.ts'
import { grouped } from '#finance/list.ts'

const BROKER = 'Interactive Brokers'
const ISIN_IN = /\(([A-Z]{2}[A-Z0-9]{9}\d)\)/

type Section = { readonly name: string; readonly row: Row; readonly mark: string; readonly short: boolean }

/** A statement is many tables: each line begins with its section and whether it is a heading, data or a total. */
function sectionsOf({ lines, separator }: Sheet): Section[] {
  const sign = pointOrSaved(
    lines.flatMap(({ cells }) => cells),
    separator,
  )
  const heads = new Map<string, Line>()
  return lines.flatMap((line): Section[] => {
    const [name = '', mark = ''] = line.cells
    if (mark === 'Header') {
      heads.set(name, line)
      return []
    }
    const head = heads.get(name)
    if (!head) return []
    return [{ name, mark, row: rowOf(head.cells, line, sign), short: line.cells.length < head.cells.length }]
  })
}

/** How a Flex query calls a trade that takes an earlier one back; a statement has a code for it. */
const CANCELLED = '(Ca.)'

/** Without the trades that were taken back and the lines that do so. */
function standing(drafts: readonly Draft[]): Draft[] {
  const gone = new Set<Draft>()
  return drafts
    .map((draft): Draft => {
      const { said = '', isin, ticker, units, price, currency } = draft
      if (!said.includes(CANCELLED)) return draft
      const same = drafts.find(
        (one) =>
          !gone.has(one) &&
          !one.said?.includes(CANCELLED) &&
          one.isin === isin &&
          one.ticker === ticker &&
          one.units === units &&
          one.price === price &&
          one.currency === currency,
      )
      if (!same) return { kind: 'unknown', at: draft.at, day: draft.day, said }
      gone.add(draft)
      gone.add(same)
      return draft
    })
    .filter((draft) => !gone.has(draft))
}

type Names = ReadonlyMap<string, { readonly isin: string; readonly name: string }>

function statementTrade(row: Row, names: Names): Draft {
  const [symbol, currency] = [row.text('Symbol'), row.text('Currency').toUpperCase()]
  const units = row.number('Quantity') ?? 0
  const line = {
    at: row.at,
    day: dayIn(row.text('Date/Time')),
    time: timeIn(row.text('Date/Time')),
    said: `${row.text('Asset Category')} ${symbol}`,
    currency,
  }
  const category = row.text('Asset Category')
  const proceeds = row.number('Proceeds')
  if (/forex/i.test(category))
    return { ...line, kind: 'currency', amount: proceeds === null ? null : { value: proceeds, currency } }
  if (!/stock|fund|etf|bond/i.test(category)) return { ...line, kind: 'unknown' }
  const known = names.get(symbol)
  return {
    ...line,
    ...(row.text('Code').split(';').includes('Ca') ? { said: `${CANCELLED} ${line.said}` } : {}),
    kind: units < 0 ? 'sell' : 'buy',
    name: known?.name ?? symbol,
    isin: known?.isin ?? '',
    ticker: symbol,
    units: Math.abs(units),
    price: row.number('T. Price'),
    amount: proceeds === null ? null : { value: Math.abs(proceeds), currency },
    costs: costOf(row.number('Comm/Fee', 'Comm in EUR'), row.has('Comm in EUR') ? 'EUR' : currency),
  }
}

const CASH: Readonly<Record<string, Kind>> = {
  'Deposits & Withdrawals': 'cash',
  Interest: 'interest',
  Fees: 'fee',
  'Transaction Fees': 'fee',
  'Other Fees': 'fee',
  'Sales Tax Details': 'tax',
  Transfers: 'transfer',
}

function cashLine(kind: Kind, row: Row): Draft {
  const said = row.text('Description')
  const currency = row.text('Currency').toUpperCase()
  const amount = row.number('Amount')
  return {
    kind,
    at: row.at,
    day: dayIn(row.text('Date', 'Settle Date', 'Date/Time')),
    isin: ISIN_IN.exec(said)?.[1] ?? '',
    name: said.split('(')[0]?.trim() ?? '',
    ticker: said.split('(')[0]?.trim() ?? '',
    currency,
    amount: amount === null ? null : { value: amount, currency },
    said,
  }
}

const RATIO = /split\s+([\d.]+)\s+for\s+([\d.]+)/i

function corporateAction(row: Row): Draft {
  const said = row.text('Description')
  const [, after, before] = RATIO.exec(said) ?? []
  const factor = after && before ? Number(after) / Number(before) : undefined
  // The new code of the pieces stands at the end.
  const isin = /([A-Z]{2}[A-Z0-9]{9}\d)\)$/.exec(said)?.[1] ?? ''
  const units = row.number('Quantity')
  return {
    units,
    kind: factor === undefined ? 'unknown' : 'split',
    at: row.at,
    day: dayIn(row.text('Date/Time', 'Report Date')),
    time: timeIn(row.text('Date/Time')),
    isin: ISIN_IN.exec(said)?.[1] ?? '',
    name: said.split('(')[0]?.trim() ?? '',
    ...(factor === undefined ? {} : { factor, into: { isin, name: '' } }),
    said,
  }
}

/** Pieces with a new code are two lines, old ones out and new ones in: one split. */
function oneSplitEach(drafts: readonly Draft[]): Draft[] {
  const splits = grouped(
    drafts.filter(({ kind }) => kind === 'split'),
    ({ isin, name, day, time }) => `${isin === '' ? name : isin}|${day}|${time ?? ''}`,
  )
  const kept = new Set(
    [...splits.values()].map((lines) => lines.toSorted((a, b) => (b.units ?? 0) - (a.units ?? 0))[0]),
  )
  return drafts.filter((draft) => draft.kind !== 'split' || kept.has(draft))
}

/** A dividend and its tax are lines of their own: the same share, the same day, the same currency. */
function withTaxes(drafts: readonly Draft[]): Draft[] {
  const isTax = ({ kind, isin }: Draft) => kind === 'tax' && isin !== '' && isin !== undefined
  const keyOf = ({ isin, day, currency }: Draft) => `${isin ?? ''}|${day}|${currency ?? ''}`
  const taxes = grouped(drafts.filter(isTax), keyOf)
  const used = new Set<string>()
  // What was paid, taken back and paid again that day is one dividend.
  const dividends = grouped(
    drafts.filter(({ kind, isin }) => kind === 'dividend' && isin),
    keyOf,
  )
  const merged = drafts
    .filter((draft) => !isTax(draft))
    .flatMap((draft): Draft[] => {
      const parts = draft.kind === 'dividend' ? (dividends.get(keyOf(draft)) ?? [draft]) : [draft]
      if (parts[0] !== draft) return []
      const { amount } = draft
      if (parts.length === 1 || !amount) return [draft]
      return [
        { ...draft, amount: { ...amount, value: parts.reduce((sum, part) => sum + (part.amount?.value ?? 0), 0) } },
      ]
    })
    .map((draft): Draft => {
      const key = keyOf(draft)
      const own = draft.kind === 'dividend' ? taxes.get(key) : undefined
      if (!own) return draft
      used.add(key)
      const value = -own.reduce((sum, { amount }) => sum + (amount?.value ?? 0), 0)
      return value === 0 ? draft : { ...draft, foreignTax: [{ value, currency: draft.currency ?? 'EUR' }] }
    })
  return [...merged, ...[...taxes].filter(([key]) => !used.has(key)).flatMap(([, own]) => own)]
}

/** A conversion of that day in the same file gives its rate; else the reference rate has to do. */
function withRates(drafts: readonly Draft[], conversions: ReadonlyMap<string, number>): Draft[] {
  return drafts.map((draft): Draft => {
    const found = conversions.get(`${draft.day} ${draft.currency ?? ''}`)
    return found === undefined || (draft.rate ?? null) !== null || draft.currency === 'EUR'
      ? draft
      : { ...draft, rate: found }
  })
}

/** Only what describes the account or repeats its lines; nothing that happened. */
const DESCRIPTIVE =
  /^(?:Statement|Account Information|Net Asset Value|Change in|Mark-to-Market|Realized|Cash Report|Open Positions|Forex Balances|Month|Financial Instrument|Codes|Notes|Base Currency|Location|Change in Dividend|Borrow|Stock Yield)/

function statementLine({ name, row, mark }: Section, names: Names): Draft[] {
  if (mark !== 'Data' || DESCRIPTIVE.test(name)) return []
  if (name === 'Trades') return row.text('DataDiscriminator') === 'Order' ? [statementTrade(row, names)] : []
  // Totals stand among the data, with a word where the currency belongs.
  if (/^total/i.test(row.text('Currency'))) return []
  if (name === 'Dividends' || name === 'Payment In Lieu Of Dividends') return [cashLine('dividend', row)]
  if (name === 'Withholding Tax') return [cashLine('tax', row)]
  if (name === 'Corporate Actions') return row.text('Asset Category') === 'Total' ? [] : [corporateAction(row)]
  const kind = CASH[name]
  return kind ? [cashLine(kind, row)] : [{ kind: 'unknown', at: row.at, day: '', said: name }]
}

const statement: Layout = {
  broker: BROKER,
  file: 'Activity Statement',
  checkedOn: '2026-11',
  read(sheet) {
    const first = sheet.lines[0]?.cells
    if (first?.[0] !== 'Statement' || first[1] !== 'Header') return null
    const sections = sectionsOf(sheet)
    const names: Names = new Map(
      sections
        .filter(({ name, mark }) => name === 'Financial Instrument Information' && mark === 'Data')
        .flatMap(({ row }) =>
          row
            .text('Symbol')
            .split(/,\s*/)
            .map((symbol) => [symbol, { isin: row.text('Security ID').toUpperCase(), name: row.text('Description') }]),
        ),
    )
    const conversions = new Map(
      sections
        .filter(({ name, mark, row }) => name === 'Trades' && mark === 'Data' && row.text('Symbol').startsWith('EUR.'))
        .map(({ row }) => [
          `${dayIn(row.text('Date/Time'))} ${row.text('Currency').toUpperCase()}`,
          row.number('T. Price') ?? 0,
        ]),
    )
    const last = sections.at(-1)
    const heads = sheet.lines.filter(({ cells }) => cells[0] === 'Statement' && cells[1] === 'Header').length
    return {
      drafts: withRates(
        withTaxes(oneSplitEach(standing(sections.flatMap((section) => statementLine(section, names))))),
        conversions,
      ),
      doubled: heads > 1,
      cutAt: last && (sheet.open || last.short) ? last.row.at : null,
    }
  },
}

function flexTrade(row: Row): Draft {
  const currency = row.text('CurrencyPrimary').toUpperCase()
  const isin = (row.text('ISIN') || (row.text('SecurityIDType') === 'ISIN' ? row.text('SecurityID') : '')).toUpperCase()
  const units = row.number('Quantity')
  const money = row.number('TradeMoney', 'Proceeds')
  const price = row.number('TradePrice', 'Price')
  const line = {
    at: row.at,
    day: dayIn(row.text('TradeDate', 'Date/Time', 'DateTime')),
    time: timeIn(row.text('Date/Time', 'DateTime')),
    said: `${row.text('Buy/Sell')} ${row.text('Symbol')} ${row.text('Description')}`.trim(),
    currency,
  }
  if (isin === '' || row.text('AssetClass') === 'CASH')
    return { ...line, kind: 'currency', amount: money === null ? null : { value: money, currency } }
  const kind = sideOf(row.text('Buy/Sell')) ?? (units !== null && units < 0 ? 'sell' : 'buy')
  // The column with the rate to the account's own currency, euro for one unit.
  const toBase = row.number('FXRateToBase')
  return {
    ...line,
    kind,
    name: row.text('Description') || row.text('Symbol') || isin,
    isin,
    ticker: row.text('Symbol'),
    units: units === null ? null : Math.abs(units),
    price,
    rate: currency === 'EUR' || toBase === null || toBase === 0 || toBase === 1 ? null : 1 / toBase,
    amount: money === null ? null : { value: Math.abs(money), currency },
    costs: costOf(row.number('IBCommission'), row.text('IBCommissionCurrency') || currency),
    taxes: costOf(row.number('Taxes'), currency),
    order: row.text('IBOrderID', 'OrderID'),
    id: row.text('TradeID', 'TransactionID'),
  }
}

const FLEX_CASH: readonly (readonly [RegExp, Kind])[] = [
  [/\bwithholding\b/i, 'tax'],
  [/dividend|in lieu/i, 'dividend'],
  [/interest/i, 'interest'],
  [/fee|commission/i, 'fee'],
  [/deposit|withdrawal/i, 'cash'],
]

function flexCash(row: Row): Draft {
  const said = row.text('Type')
  const kind = FLEX_CASH.find(([words]) => words.test(said))?.[1] ?? 'unknown'
  const line = cashLine(kind, row)
  const currency = row.text('CurrencyPrimary').toUpperCase()
  const amount = row.number('Amount')
  return {
    ...line,
    day: dayIn(row.text('SettleDate', 'Date/Time', 'ReportDate')),
    isin: row.text('ISIN').toUpperCase() || (line.isin ?? ''),
    currency,
    amount: amount === null ? null : { value: amount, currency },
    said: `${said} ${row.text('Description')}`,
  }
}

/** The new export writes one kind of line for all: Transaction History,Data,day,account,description,type,symbol,… */
const history: Layout = {
  broker: BROKER,
  file: 'Transaction History',
  checkedOn: '2026-05',
  read(sheet) {
    const own = sectionsOf(sheet).filter(({ name, mark }) => name === 'Transaction History' && mark === 'Data')
    if (own.length === 0) return null
    const drafts = own.map(({ row }): Draft => {
      const said = row.text('Transaction Type', 'Type')
      const amount = row.number('Gross Amount', 'Gross Amount ')
      const side = sideOf(said)
      // Only a trade has a price; the amounts of all other lines are in the currency of the account.
      const currency = side ? row.text('Price Currency', 'Currency').toUpperCase() : 'EUR'
      const kind: Kind =
        side ?? FLEX_CASH.find(([words]) => words.test(said))?.[1] ?? (/forex/i.test(said) ? 'currency' : 'unknown')
      const units = row.number('Quantity')
      return {
        kind,
        at: row.at,
        day: dayIn(row.text('Date')),
        name: row.text('Description') || row.text('Symbol'),
        isin: ISIN_IN.exec(row.text('Description'))?.[1] ?? '',
        ticker: row.text('Symbol'),
        units: units === null ? null : Math.abs(units),
        price: row.number('Price'),
        currency,
        amount: amount === null ? null : { value: side ? Math.abs(amount) : amount, currency },
        costs: costOf(row.number('Commission'), 'EUR'),
        said,
      }
    })
    const heads = sheet.lines.filter(({ cells }) => cells[0] === 'Transaction History' && cells[1] === 'Header')
    const last = own.at(-1)
    return {
      drafts: withTaxes(drafts),
      doubled: heads.length > 1,
      cutAt: last && (sheet.open || last.short) ? last.row.at : null,
    }
  },
}

export const ibkr: readonly Layout[] = [
  // Both may begin with lines about the statement.
  history,
  statement,
  table({
    broker: BROKER,
    file: 'Flex Query Trades',
    checkedOn: '2026-02',
    headings: [
      ['Buy/Sell', 'ISIN', 'Quantity', 'TradePrice', 'CurrencyPrimary'],
      ['Buy/Sell', 'ISIN', 'Quantity', 'Price', 'CurrencyPrimary'],
    ],
    decimal: '.',
    draft(rows) {
      const drafts = rows.map(flexTrade)
      // Euro sold or bought for another currency: its price is the rate of that day.
      const conversions = new Map(
        rows.flatMap((row, place): [string, number][] => {
          const draft = drafts[place]
          const price = row.number('TradePrice', 'Price')
          const pair = row.text('Symbol')
          const ofEuro = pair === '' ? price !== null && price > 0.5 && price < 2 : pair.startsWith('EUR.')
          return draft?.kind === 'currency' && price !== null && ofEuro
            ? [[`${draft.day} ${draft.currency ?? ''}`, price]]
            : []
        }),
      )
      return withRates(standing(drafts), conversions)
    },
  }),
  table({
    broker: BROKER,
    file: 'Flex Query Cash Transactions',
    checkedOn: '2026-02',
    headings: [['Type', 'SettleDate', 'Description', 'Amount', 'CurrencyPrimary']],
    decimal: '.',
    draft: (rows) => withTaxes(rows.map(flexCash)),
  }),
]
