/** Files of every layout: what is in them, added up by hand, against what we read. */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { bookOf } from '#calculators/broker-files/book.ts'
import { brusselsDay, dayIn, isIsin, numberIn } from '#calculators/broker-files/cells.ts'
import type { Entry, Kind } from '#calculators/broker-files/entry.ts'
import { ledgerOf } from '#calculators/broker-files/ledger.ts'
import { bytesOf, type ReadFile, readCells, readText } from '#calculators/broker-files/read.ts'
import { TAKES } from '#calculators/broker-files/take.ts'

const folder = new URL('./examples/', import.meta.url)
const textOf = (name: string) => readFileSync(new URL(name, folder), 'utf8')

function read(name: string, text = textOf(name)): ReadFile {
  const file = readText(name, text)
  if (file.status !== 'read') throw new Error(`${name}: ${file.reason}`)
  return file
}

const cents = (value: number) => Math.round(value * 100) / 100
const total = (entries: readonly Entry[], of: (entry: Entry) => number | null) =>
  cents(entries.reduce((sum, entry) => sum + (of(entry) ?? 0), 0))

function summary({ entries }: ReadFile) {
  const kinds: Partial<Record<Kind, number>> = {}
  for (const { kind } of entries) kinds[kind] = (kinds[kind] ?? 0) + 1
  const of = (kind: Kind) => entries.filter((entry) => entry.kind === kind)
  const sums = {
    buy: total(of('buy'), ({ euro }) => euro),
    sell: total(of('sell'), ({ euro }) => euro),
    div: total(of('dividend'), ({ euro }) => euro),
    foreign: total(entries, ({ foreignTax }) => foreignTax),
    costs: total([...of('buy'), ...of('sell')], ({ costs }) => costs),
    taxes: total(entries, ({ taxes }) => taxes),
    belgian: total(entries, ({ belgianTax }) => belgianTax),
    held: total(of('position'), ({ euro }) => euro),
  }
  const doubts = entries.flatMap(({ at, doubts: own }) => own.map((doubt) => `${at} ${doubt}`)).toSorted()
  return {
    kinds,
    ...Object.fromEntries(Object.entries(sums).filter(([, sum]) => sum !== 0)),
    ...(doubts.length > 0 ? { doubts } : {}),
  }
}

const totals = JSON.parse(textOf('totals.json')) as Readonly<Record<string, unknown>>

describe('a file of a maker', () => {
  test.each(Object.entries(totals))('%s adds up to what was added by hand', (name, wanted) => {
    expect(summary(read(name))).toEqual(wanted)
  })

  test.each(['\n', '\r\n', '\r'])('reads the same behind a byte order mark and with lines that end in %j', (end) => {
    for (const name of Object.keys(totals)) {
      const text = `\uFEFF${textOf(name).replace(/\r?\n/g, end)}`
      expect(read(name, text), name).toEqual(read(name))
    }
  })

  test('every seen form is read without an unknown line', () => {
    const seen = readdirSync(folder).filter((name) => name.endsWith('.csv') && !name.includes('eigen'))
    expect(seen).toHaveLength(17)
    for (const name of seen) expect(read(name).entries.filter(({ kind }) => kind === 'unknown')).toEqual([])
  })

  test('a dividend is never a purchase, a split never a sale', () => {
    const trades = read('trade-republic-transacties.csv').entries.filter(
      ({ kind }) => kind === 'buy' || kind === 'sell',
    )
    expect(trades.map(({ kind, euro }) => [kind, euro])).toEqual([
      ['buy', 50],
      ['sell', 200],
    ])
    expect(read('trading212.csv').entries.find(({ kind }) => kind === 'split')?.factor).toBe(4)
  })
})

test('saved again by a Dutch spreadsheet program, three decimals stay decimals', () => {
  const heads =
    'Buy/Sell,TradeDate,ISIN,Quantity,TradePrice,TradeMoney,CurrencyPrimary,IBCommission,IBCommissionCurrency'
  const line = 'BUY,20260126,IE00B4L5Y983,20,112.345,2246.9,EUR,-1.25,EUR'
  const entriesOf = (text: string) => {
    const file = readText('x', text)
    return file.status === 'read' ? file.entries : []
  }
  const asMade = entriesOf(`${heads}\n${line}\n`)
  expect(asMade[0]?.euro).toBe(2246.9)
  expect(entriesOf(`${heads}\n${line}\n`.replaceAll(',', ';').replaceAll('.', ','))).toEqual(asMade)
})

test('saved by that program after it opened as one column, every file reads as its maker wrote it', () => {
  for (const name of readdirSync(folder).filter((one) => one.endsWith('.csv'))) {
    const lines = textOf(name).trim().split(/\r?\n/)
    const saved = lines.map((line) => (line.includes('"') ? `"${line.replaceAll('"', '""')}"` : line))
    expect(readText(name, saved.join('\r\n')), name).toEqual(readText(name, lines.join('\r\n')))
  }
})

describe('a file that is not right', () => {
  const degiro = textOf('degiro-transactions-nl.csv')
  const reasonOf = (text: string) => {
    const file = readText('x', text)
    return file.status === 'refused' ? file.reason : file.status
  }
  test('of a bank, empty, or with headings alone ends in a reason', () => {
    expect(reasonOf('Datum;Omschrijving;Bedrag\n01/02/2026;Loon;2500\n')).toBe('foreign')
    expect(reasonOf('\n \n')).toBe('empty')
    expect(reasonOf(`${degiro.split('\n')[0] ?? ''}\n`)).toBe('no-lines')
    expect(reasonOf('zomaar wat tekst')).toBe('foreign')
  })
  test('of one long line, or of one line many times, is refused in seconds', () => {
    const started = performance.now()
    const json = `[${'{"datum":"2026-01-02" "bedrag":"12.5"} '.repeat(10_000)}]`
    expect(reasonOf(json)).toBe('foreign')
    expect(reasonOf('Borderel 123\n'.repeat(20_000))).toBe('foreign')
    expect(reasonOf(`Borderel 1\nUw Aankoop van 1 x aan 1 EUR\nMakelaarsloon ${'1 '.repeat(5000)}x`)).not.toBe('read')
    // Each took minutes; now a second at most.
    expect(performance.now() - started).toBeLessThan(20_000)
  })
  test('cut off inside a line or inside quotes is refused', () => {
    expect(reasonOf(degiro.slice(0, degiro.length - 90))).toBe('cut')
    expect(reasonOf(degiro.slice(0, degiro.lastIndexOf('"762') + 3))).toBe('cut')
    const statement = textOf('ibkr-activity-statement.csv')
    expect(reasonOf(statement.slice(0, statement.indexOf('Dividends,Data,USD') + 30))).toBe('cut')
  })
  test('two files behind each other, or lines twice under their own number, are refused', () => {
    expect(reasonOf(degiro + degiro)).toBe('doubled')
    const bitvavo = textOf('bitvavo-eigen-1.csv')
    expect(reasonOf(bitvavo + bitvavo.split('\n').slice(1).join('\n'))).toBe('doubled')
  })
  test('what its first bytes say', () => {
    const of = (...bytes: number[]) => bytesOf(new Uint8Array(bytes))
    expect([of(0x50, 0x4b, 3, 4), of(0x25, 0x50, 0x44, 0x46), of(0xd0, 0xcf, 0x11, 0xe0), of(0x44)]).toEqual([
      'zip',
      'pdf',
      'old-excel',
      'text',
    ])
  })
})

describe('several files', () => {
  test('the same file twice, or trades that are in two exports, count once', () => {
    const file = read('degiro-transactions-nl.csv')
    const once = ledgerOf([file])
    const twice = ledgerOf([file, file])
    expect(twice.entries).toEqual(once.entries)
    expect(twice.repeated).toBe(file.entries.length)
    const both = ledgerOf([file, read('degiro-account-nl.csv')])
    expect(both.entries.filter(({ kind }) => kind === 'buy')).toHaveLength(1)
  })
  test('parts of an order become one, with the price by pieces', () => {
    const { entries } = ledgerOf([read('degiro-eigen-1.csv')])
    const order = entries.find(({ isin }) => isin === 'BE0974293251')
    expect(order).toMatchObject({ parts: 2, units: 50, euro: 2912.6, costs: 3.9 })
    expect(order?.price).toBeCloseTo(2912.6 / 50, 10)
  })
  test('a split makes more pieces of what was bought, and names of two makers are one asset', () => {
    const book = bookOf(ledgerOf([read('trade-republic-eigen-2.csv'), read('degiro-eigen-2.csv')]))
    const asml = book.trades.filter(({ asset }) => asset.isin === 'NL0010273215')
    expect(new Set(asml.map(({ asset }) => asset.name)).size).toBe(1)
    // 4 pieces at 600 became 20 at 120.
    expect(asml.find(({ broker, day }) => broker === 'Trade Republic' && day === '2026-03-02')).toMatchObject({
      units: 20,
      euro: 120,
    })
  })
  test('the photo value of a coin is that of its own exchange, later purchases have none', () => {
    const book = bookOf(ledgerOf([read('bitvavo-eigen-1.csv')]))
    expect(book.trades[0]).toMatchObject({ photo: 74_414, photoFrom: 'Bitvavo, 01/01/2026' })
    expect(bookOf(ledgerOf([read('bitvavo-eigen-2.csv')])).trades.every(({ photo }) => photo === null)).toBe(true)
  })
  test('who withholds is what the broker does, per sale', () => {
    const book = bookOf(ledgerOf([read('saxo-eigen-1.csv'), read('degiro-account-eigen-1.csv')]))
    const taken = TAKES['meerwaardebelasting-calculator']?.take(book, { year: 2026 })
    const sales = taken?.values['verkopen'] as readonly { rekening: string; ingehouden: string }[]
    expect(sales.map(({ rekening, ingehouden }) => [rekening, ingehouden])).toEqual([
      ['DEGIRO', 'nee'],
      ['Saxo', 'ja'],
    ])
  })
})

describe('a workbook', () => {
  test('with an empty column between every two is read, its day as a date or a number', () => {
    const row = (...cells: unknown[]) => cells.flatMap((cell) => [null, cell])
    const head = ['Type', 'Munt', 'Aantal', 'Naam', 'Gem. aankoopkoers', 'Waarde in EUR', 'ISIN']
    const sheet = (printed: unknown) => [
      row('Portfolio Positions'),
      row('Afgedrukt op', printed),
      row(...head),
      row('Aandelen', 'EUR', 100, 'AB INBEV', 52.1, 5500, 'BE0974293251'),
    ]
    for (const printed of [new Date('2025-12-31T00:00:00Z'), 46_022]) {
      const file = readCells('posities.xlsx', [sheet(printed)])
      expect(file).toMatchObject({
        status: 'read',
        broker: 'Bolero',
        entries: [{ kind: 'position', day: '2025-12-31', units: 100, price: 52.1, euro: 5500 }],
      })
    }
  })
})

test('cells: numbers by their last sign, days of five kinds, the check digit of an ISIN', () => {
  expect(['1.234,56', '1,234.56', '-405,55', '1.83', '€74,500.00'].map((text) => numberIn(text, '.'))).toEqual([
    1234.56, 1234.56, -405.55, 1.83, 74_500,
  ])
  expect([numberIn('1.000', ','), numberIn('1.000', '.'), numberIn('abc', ',')]).toEqual([1000, 1, null])
  expect(['12-03-2026', '2026-03-12T10:00Z', '20260312', '12-Mar-2026', 'Mar 12, 2026, 9:10 PM'].map(dayIn)).toEqual(
    Array.from({ length: 5 }, () => '2026-03-12'),
  )
  expect([numberIn('0,125', '.'), numberIn('0.125', ','), numberIn('1,125', '.')]).toEqual([0.125, 0.125, 1125])
  expect(dayIn('31/02/2026')).toBe('')
  expect(brusselsDay('2025-12-31 23:30:00')).toBe('2026-01-01')
  expect([isIsin('IE00B4L5Y983'), isIsin('IE00B4L5Y984'), isIsin('BE0000000000')]).toEqual([true, false, false])
})

describe('what happens to shares', () => {
  const statement = (...lines: readonly string[]) =>
    read(
      'overzicht.csv',
      ['Statement,Header,Field Name,Field Value', 'Statement,Data,Title,Activity Statement', ...lines].join('\n'),
    )

  test('a reverse split with a new code, two lines in a statement of Interactive Brokers, counts once', () => {
    const file = statement(
      'Trades,Header,DataDiscriminator,Asset Category,Currency,Symbol,Date/Time,Quantity,T. Price,C. Price,Proceeds,Comm/Fee,Basis,Realized P/L,MTM P/L,Code',
      'Trades,Data,Order,Stocks,EUR,XYZ,"2026-01-26, 08:21:01","1,000",2.50,2.50,-2500.00,-1.25,2501.25,0,2.00,O',
      'Trades,Data,Order,Stocks,EUR,XYZ,"2026-07-01, 09:40:00",-50,30.00,30.00,1500.00,-1.00,-1250,249,2.50,C',
      'Corporate Actions,Header,Asset Category,Currency,Report Date,Date/Time,Description,Quantity,Proceeds,Value,Realized P/L,Code',
      'Corporate Actions,Data,Stocks,EUR,2026-06-02,"2026-06-01, 20:25:00","XYZ(US0378331005) Split 1 for 10 (XYZ.OLD, XYZ CORP, US0378331005)",-1000,0,-2500,0,',
      'Corporate Actions,Data,Stocks,EUR,2026-06-02,"2026-06-01, 20:25:00","XYZ(US0378331005) Split 1 for 10 (XYZ, XYZ CORP, US5949181045)",100,0,2500,0,',
      'Financial Instrument Information,Header,Asset Category,Symbol,Description,Conid,Security ID,Multiplier',
      'Financial Instrument Information,Data,Stocks,XYZ,XYZ CORP,1,US5949181045,1',
    )
    const book = bookOf(ledgerOf([file]))
    expect(book.held).toMatchObject([{ units: 50 }])
    expect(book.trades[0]).toMatchObject({ units: 100, price: 25, euro: 25 })
  })

  test('a dividend that was paid, taken back and paid again is what was left of it, with the tax that was left', () => {
    const file = statement(
      'Dividends,Header,Currency,Date,Description,Amount',
      'Dividends,Data,EUR,2026-05-14,XYZ(US0378331005) Cash Dividend EUR 0.27 per Share (Ordinary Dividend),270',
      'Dividends,Data,EUR,2026-05-14,XYZ(US0378331005) Cash Dividend EUR 0.27 per Share - Reversal (Ordinary Dividend),-270',
      'Dividends,Data,EUR,2026-05-14,XYZ(US0378331005) Cash Dividend EUR 0.28 per Share (Ordinary Dividend),280',
      'Withholding Tax,Header,Currency,Date,Description,Amount,Code',
      'Withholding Tax,Data,EUR,2026-05-14,XYZ(US0378331005) Cash Dividend EUR 0.27 per Share - US Tax,-40.50,',
      'Withholding Tax,Data,EUR,2026-05-14,XYZ(US0378331005) Cash Dividend EUR 0.27 per Share - US Tax,40.50,',
      'Withholding Tax,Data,EUR,2026-05-14,XYZ(US0378331005) Cash Dividend EUR 0.28 per Share - US Tax,-42,',
    )
    expect(file.entries).toMatchObject([{ kind: 'dividend', euro: 280, foreignTax: 42 }])
  })
})

test('pieces of Revolut with a comma before the decimals are parts of a share', () => {
  const file = read(
    'revolut.csv',
    [
      'Date,Ticker,Type,Quantity,Price per share,Total Amount,Currency,FX Rate',
      '2026-01-06T14:30:10.514Z,AAPL,BUY - MARKET,"1,125",$270.00,$303.75,USD,1.1750',
      '2026-04-01T08:27:46.419568Z,AAPL,STOCK SPLIT,"3,375",,$0,USD,1.1700',
    ].join('\n'),
  )
  expect(file.entries).toMatchObject([{ units: 1.125, doubts: [] }, { extra: 3.375 }])
  expect(bookOf(ledgerOf([file])).held).toMatchObject([{ units: 4.5 }])
})

test('a slip of Bolero without a currency beside its amounts has that of its rate, or euro', () => {
  const file = read(
    'bolero.txt',
    `Borderel 100001
Uitvoeringsdatum : 12/03/2026 Uitvoeringstijdstip : 10:14:05 Valutadatum : 16/03/2026
Uw Aankoop van 1.100 AB INBEV aan 58,30 EUR 64.130,00
Makelaarsloon 10,00
Beurstaks 224,46
Netto debit -64.364,46
Waardecode BE0974293251
Borderel 100002
Valutadatum : 07/05/2026
Uw Uitbetaling dividenden van 50 APPLE INC aan 0,27
Buitenlandse bronheffing 2,03
Roerende voorheffing 3,44
Netto 8,03
1 EUR = 1,172292 USD
Netto credit 6,85
Cash Dividend US0378331005ex 11/05/2026 pd 14/05/2026`,
  )
  expect(file.entries).toMatchObject([
    { kind: 'buy', units: 1100, euro: 64_130, costs: 10, taxes: 224.46, doubts: [] },
    { kind: 'dividend', currency: 'USD', euro: 11.515902, foreignTax: 1.73165, belgianTax: 2.934422, doubts: [] },
  ])
})

test('a line of Bitvavo in universal time falls on the day it was in Brussels', () => {
  const file = read(
    'bitvavo.csv',
    [
      'Timezone,Date,Time,Type,Currency,Amount,Quote Currency,Quote Price,Received / Paid Currency,Received / Paid Amount,Fee currency,Fee amount,Status,Transaction ID,Address',
      'UTC,2025-12-31,23:36:46.620,buy,ETH,0.02,EUR,2500.0,EUR,-50.13,EUR,0.13,Completed,a1,',
      'Europe/Brussels,2025-12-31,23:36:46.620,buy,ETH,0.02,EUR,2500.0,EUR,-50.13,EUR,0.13,Completed,a2,',
    ].join('\n'),
  )
  expect(file.entries.map(({ day }) => day)).toEqual(['2026-01-01', '2025-12-31'])
})

test('an order and a split of DEGIRO are read with the name of the share in them, digits and all', () => {
  const file = read(
    'Account.csv',
    [
      'Datum,Tijd,Valutadatum,Product,ISIN,Omschrijving,FX,Mutatie,,Saldo,,Order Id',
      '06-06-2026,14:38,06-06-2026,ACME 3 NEW,US5949181045,STOCK SPLIT: Buy 5 ACME 3 NEW@17.5 USD (US5949181045),,USD,"-87,50",USD,"0,00",',
      '06-06-2026,14:38,06-06-2026,ACME 3 OLD,US0378331005,STOCK SPLIT: Sell 50 ACME 3 OLD@1.75 USD (US0378331005),,USD,"87,50",USD,"87,50",',
      '12-03-2026,10:14,12-03-2026,S&P 500,IE00B5BMR087,"Koop 1.012 ISHARES CORE S&P 500@500,25 EUR (IE00B5BMR087)",,EUR,"-506253,00",EUR,"251,00",o1',
    ].join('\n'),
  )
  expect(file.entries).toMatchObject([
    { kind: 'buy', units: 1012, price: 500.25, doubts: [] },
    { kind: 'split', factor: 0.1, into: { isin: 'US5949181045' } },
  ])
})

test('a split in the transactions of DEGIRO, a sale and a purchase without an order, is no sale', () => {
  const file = read(
    'Transactions.csv',
    [
      'Datum,Tijd,Product,ISIN,Beurs,Uitvoeringsplaats,Aantal,Koers,,Lokale waarde,,Waarde EUR,Wisselkoers,AutoFX Kosten,Transactiekosten en/of kosten van derden EUR,Totaal EUR,Order ID,',
      '12-03-2026,10:14,NVIDIA,US67066G1040,NDQ,XNAS,10,"1200,0000",USD,"-12000,00",USD,"-10256,41","1,1700","-25,64","-2,00","-10284,05",,a1',
      '10-06-2026,00:00,NVIDIA,US67066G1040,NDQ,XNAS,-10,"1200,0000",USD,"12000,00",USD,"10256,41","1,1700","0,00",,"10256,41",,',
      '10-06-2026,00:00,NVIDIA,US67066G1040,NDQ,XNAS,100,"120,0000",USD,"-12000,00",USD,"-10256,41","1,1700","0,00",,"-10256,41",,',
    ].join('\n'),
  )
  expect(file.entries.map(({ kind }) => kind)).toEqual(['buy', 'split'])
  expect(bookOf(ledgerOf([file])).trades).toMatchObject([{ side: 'buy', units: 100, price: 120 }])
})

test('the tax on a dividend of a Belgian share is Belgian, also at a foreign broker: nothing is left to declare', () => {
  const file = read(
    'Account.csv',
    [
      'Datum,Tijd,Valutadatum,Product,ISIN,Omschrijving,FX,Mutatie,,Saldo,,Order Id',
      '20-05-2026,08:03,19-05-2026,AB INBEV,BE0974293251,Dividendbelasting,,EUR,"-30,00",EUR,"70,00",',
      '20-05-2026,08:03,19-05-2026,AB INBEV,BE0974293251,Dividend,,EUR,"100,00",EUR,"100,00",',
      '20-05-2026,08:03,19-05-2026,APPLE,US0378331005,Dividendbelasting,,EUR,"-15,00",EUR,"85,00",',
      '20-05-2026,08:03,19-05-2026,APPLE,US0378331005,Dividend,,EUR,"100,00",EUR,"100,00",',
    ].join('\n'),
  )
  const book = bookOf(ledgerOf([file]))
  expect(book.income).toMatchObject([
    { gross: 100, foreignTax: 0, belgianTax: 30, withheld: true },
    { gross: 100, foreignTax: 15, belgianTax: 0, withheld: false },
  ])
  expect(TAKES['belgische-beleggingsfiscaliteit-calculator']?.take(book, { year: 2026 }).values).toMatchObject({
    regels: [
      { bedrag: 100, bron: 0, afrekening: 'bank' },
      { bedrag: 100, bron: 15, afrekening: 'zelf' },
    ],
  })
})

test('a trade that Interactive Brokers took back is no trade, in a Flex query and in a statement', () => {
  const flex = read(
    'flex.csv',
    [
      'Buy/Sell,TradeDate,ISIN,Quantity,TradePrice,TradeMoney,CurrencyPrimary,IBCommission,IBCommissionCurrency',
      'BUY,20260312,IE00B4L5Y983,10,112.4,1124,EUR,-1.25,EUR',
      'BUY (Ca.),20260312,IE00B4L5Y983,-10,112.4,-1124,EUR,1.25,EUR',
      'BUY,20260313,IE00B4L5Y983,4,112,448,EUR,-1.25,EUR',
      'SELL (Ca.),20260313,US0378331005,2,100,200,EUR,1.25,EUR',
    ].join('\n'),
  )
  expect(flex.entries).toMatchObject([{ kind: 'buy', units: 4 }, { kind: 'unknown' }])
  const statement = read(
    'overzicht.csv',
    [
      'Statement,Header,Field Name,Field Value',
      'Trades,Header,DataDiscriminator,Asset Category,Currency,Symbol,Date/Time,Quantity,T. Price,C. Price,Proceeds,Comm/Fee,Basis,Realized P/L,MTM P/L,Code',
      'Trades,Data,Order,Stocks,EUR,XYZ,"2026-01-26, 08:21:01",10,2.50,2.50,-25.00,-1.25,26.25,0,0,O',
      'Trades,Data,Order,Stocks,EUR,XYZ,"2026-01-26, 08:25:00",-10,2.50,2.50,25.00,1.25,-26.25,0,0,Ca;O',
      'Trades,Data,Order,Stocks,EUR,XYZ,"2026-01-27, 08:25:00",3,2.50,2.50,-7.50,-1.25,8.75,0,0,O',
    ].join('\n'),
  )
  expect(statement.entries).toMatchObject([{ kind: 'buy', units: 3 }])
})

test('a sale of Saxo with its pieces below zero is a sale', () => {
  const file = read(
    'saxo.csv',
    [
      'Client ID,Trade Date,Value Date,Type,Instrument,Instrument ISIN,Instrument currency,Exchange Description,Instrument Symbol,Event,Amount,Order ID,Conversion Rate',
      ',20-May-2026,21-May-2026,Trade,Apple Inc.,US0378331005,USD,NASDAQ,AAPL:xnas,Sell -3 @ 300.10 USD,"764,50",,0.8511',
    ].join('\n'),
  )
  expect(file.entries).toMatchObject([{ kind: 'sell', units: 3, price: 300.1, doubts: [] }])
})
