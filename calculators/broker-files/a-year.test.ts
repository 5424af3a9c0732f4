/**
 * A whole year of one investor: three files, 120 lines, read, joined, and worked out on both tax pages. Every amount is
 * added up here again from the text of the files, with nothing of the readers and nothing of the pages.
 */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { bookOf } from '#calculators/broker-files/book.ts'
import { ledgerOf } from '#calculators/broker-files/ledger.ts'
import { readText } from '#calculators/broker-files/read.ts'
import { TAKES } from '#calculators/broker-files/take.ts'
import { numberOf, reportFor } from '#calculators/kernel/testing.ts'
import { pageOf } from '#calculators/pages.test-support.ts'

const NAMES = ['degiro.csv', 'trade-republic.csv', 'bitvavo.csv'] as const
const textOf = (name: string) => readFileSync(new URL(`./examples/jaar/${name}`, import.meta.url), 'utf8')
const files = NAMES.map((name) => {
  const file = readText(name, textOf(name))
  if (file.status !== 'read') throw new Error(`${name}: ${file.reason}`)
  return file
})
const book = bookOf(ledgerOf(files))

/** The lines of a file as cells, by hand. */
const linesOf = (name: string): string[][] =>
  textOf(name)
    .trim()
    .split('\n')
    .slice(1)
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"([^"]*)"|([^,]*))/g)].map(([, quoted, plain]) => quoted ?? plain ?? ''),
    )

type Trade = { day: string; asset: string; units: number; amount: number }
const comma = (text: string) => Number(text.replace(',', '.'))

/** Pieces and money of every order, signed: bought above zero. Parts of an order together. */
function tradesByHand(): Trade[] {
  const degiro = linesOf('degiro.csv').map((cells) => {
    const [d = '', m = '', y = ''] = (cells[0] ?? '').split('-')
    const units = Number(cells[6])
    return {
      day: `${y}-${m}-${d}`,
      asset: cells[3] ?? '',
      units,
      amount: Math.abs(comma(cells[11] ?? '')),
      order: cells[17] ?? '',
    }
  })
  const joined = new Map<string, Trade>()
  for (const { order, ...one } of degiro) {
    const before = joined.get(order)
    joined.set(order, before ? { ...before, units: before.units + one.units, amount: before.amount + one.amount } : one)
  }
  const republic = linesOf('trade-republic.csv')
    .filter((cells) => cells[3] === 'TRADING')
    .map((cells) => ({
      day: cells[1] ?? '',
      asset: cells[7] ?? '',
      units: (cells[4] === 'SELL' ? -1 : 1) * Number(cells[8]),
      amount: Math.abs(Number(cells[10])),
    }))
  const coins = linesOf('bitvavo.csv')
    .filter((cells) => cells[3] === 'buy' || cells[3] === 'sell')
    .map((cells) => ({
      day: cells[1] ?? '',
      asset: 'BTC',
      units: Number(cells[5]),
      amount: Math.abs(Number(cells[5])) * Number(cells[7]),
    }))
  return [...joined.values(), ...republic, ...coins].toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
}

/** Prices of 31 December 2025: iShares World closed at 111,53 in Amsterdam, bitcoin stood at 74.414 at Bitvavo. */
const PHOTO: Readonly<Record<string, number>> = { IE00B4L5Y983: 111.53, BTC: 74_414 }

/** Oldest pieces first; what was held before 2026 counts from the higher of its price and the photo, never into a loss. */
function gainByHand(): number {
  const lots = new Map<string, { units: number; price: number; old: boolean }[]>()
  let total = 0
  for (const { day, asset, units, amount } of tradesByHand()) {
    const own = lots.get(asset) ?? []
    lots.set(asset, own)
    if (units > 0) {
      own.push({ units, price: amount / units, old: day < '2026' })
      continue
    }
    const price = amount / -units
    let rest = -units
    for (const lot of own) {
      const part = Math.min(rest, lot.units)
      const photo = lot.old ? PHOTO[asset] : undefined
      const plain = (price - (photo ?? lot.price)) * part
      const higher = photo !== undefined && lot.price > photo
      total += higher ? Math.max(Math.min(0, plain), (price - lot.price) * part) : plain
      lot.units -= part
      rest -= part
    }
  }
  return total
}

const cents = (value: number) => Math.round(value * 100 + 1e-7) / 100

test('120 lines of three makers: every line read or named, nothing in doubt', () => {
  const entries = files.flatMap((file) => file.entries)
  expect(entries.length).toBeGreaterThanOrEqual(120)
  expect(entries.length).toBe(NAMES.reduce((sum, name) => sum + linesOf(name).length, 0))
  expect(entries.filter(({ kind }) => kind === 'unknown')).toEqual([])
  expect(entries.filter(({ doubts }) => doubts.length > 0)).toEqual([])
  expect(book.trades).toHaveLength(tradesByHand().length)
})

test('the gains page counts what the files add up to', () => {
  const taken = TAKES['meerwaardebelasting-calculator']?.take(book, { year: 2026 })
  expect(taken?.left).toEqual([])
  expect(taken?.added?.[0]).toMatch(/IWDA.*111,53 \(Euronext Amsterdam, 31\/12\/2025\).*BTC .*74\.414,00 \(Bitvavo/)
  const report = reportFor(pageOf('meerwaardebelasting-calculator'), taken?.values ?? {})
  const gain = gainByHand()
  expect(numberOf(report, 'nettoMeerwaarde')).toBeCloseTo(gain, 1)
  expect(numberOf(report, 'belasting')).toBeCloseTo(Math.max(0, gain - 10_000) / 10, 1)
  // None of the three holds back: the broker decides that, not a start value.
  expect(numberOf(report, 'ingehouden')).toBe(0)
})

test('the file of the year: gains, dividends, interest and exchange tax to the cent', () => {
  const taken = TAKES['belgische-beleggingsfiscaliteit-calculator']?.take(book, { year: 2026 })
  expect(taken?.left).toEqual([])
  const report = reportFor(pageOf('belgische-beleggingsfiscaliteit-calculator'), taken?.values ?? {})
  expect(numberOf(report, 'nettoMeerwaarde')).toBeCloseTo(gainByHand(), 1)

  const rates: Readonly<Record<string, number>> = { IE00B4L5Y983: 0.0012, IE00BK5BQT80: 0.0132, BTC: 0 }
  const due = tradesByHand()
    .filter(({ day }) => day >= '2026')
    .map(({ asset, amount, ...one }) => ({ ...one, asset, tax: cents(amount * (rates[asset] ?? 0.0035)) }))
  const total = (list: readonly { tax: number }[]) => cents(list.reduce((sum, { tax }) => sum + tax, 0))
  expect(numberOf(report, 'beurstaks')).toBe(total(due))
  // DEGIRO pays the exchange tax itself, Trade Republic does not: per two months, by rate.
  const own = due.filter(({ asset }) => asset === 'IE00BK5BQT80' || asset === 'NL0010273215')
  const table = report.tables.find(({ key }) => key === 'beurstaks')
  expect(cents((table?.rows ?? []).reduce((sum, row) => sum + Number(row[6]), 0))).toBe(total(own))
  for (const [from, , , rate, orders, , tax] of table?.rows ?? []) {
    const month = Number(String(from).slice(5, 7))
    const inside = own.filter(
      ({ day, asset }) => [month, month + 1].includes(Number(day.slice(5, 7))) && (rates[asset] ?? 0.0035) === rate,
    )
    expect([orders, tax]).toEqual([inside.length, total(inside)])
  }

  const cash = (type: string) => linesOf('trade-republic.csv').filter((cells) => cells[4] === type)
  const border = cash('DIVIDEND').reduce((sum, cells) => sum + Number(cells[10]) + Number(cells[12]), 0)
  const interest = cash('INTEREST_PAYMENT').reduce((sum, cells) => sum + Number(cells[10]), 0)
  const income = report.tables.find(({ key }) => key === 'inkomsten')?.rows ?? []
  expect(cents(income.reduce((sum, row) => sum + Number(row[5]), 0))).toBe(cents(border + interest))
  // The dividends (56,10) fit in the exemption; interest is declared at 30 %, each payment rounded.
  const onInterest = cash('INTEREST_PAYMENT').reduce((sum, cells) => sum + cents(Number(cells[10]) * 0.3), 0)
  expect(numberOf(report, 'belastingInterest')).toBeCloseTo(onInterest, 2)
})

test('one file twice, or a day later, changes nothing', () => {
  const [first, second, third] = files
  if (!first || !second || !third) throw new Error('three files')
  expect(bookOf(ledgerOf([first, second, third, first])).trades).toEqual(book.trades)
})
