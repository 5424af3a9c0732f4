/**
 * Every form of file we read has two files of our own with every kind of line its reader knows, and each of those files,
 * cut off, doubled or under other headings, is refused with its reason.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Kind } from '#calculators/broker-files/entry.ts'
import { LAYOUTS } from '#calculators/broker-files/layouts.ts'
import { readText } from '#calculators/broker-files/read.ts'

const folder = new URL('./examples/', import.meta.url)
const own = readdirSync(folder)
  .filter((name) => name.includes('-eigen-'))
  .map((name) => {
    const text = readFileSync(new URL(name, folder), 'utf8').replace(/\n+$/, '')
    const file = readText(name, text)
    if (file.status !== 'read') throw new Error(`${name}: ${file.reason}`)
    return { name, text, layout: `${file.broker}: ${file.file}`, kinds: file.entries.map(({ kind }) => kind) }
  })

/** What each reader can tell apart. A new layout stands here too, with files that have all of it. */
const LINES: Readonly<Record<string, string>> = {
  'DEGIRO: Transactions.csv': 'buy sell unknown',
  'DEGIRO: Account.csv': 'buy sell dividend tax split fee interest currency cash unknown',
  'DEGIRO: Portfolio.csv': 'position cash',
  'Trade Republic: Transactie-export': 'buy sell dividend interest split tax fee reward card cash transfer unknown',
  'Trade Republic: Oudere export': 'buy sell dividend interest tax fee transfer cash unknown',
  'Trading 212: Geschiedenis': 'buy sell split dividend interest fee cash currency transfer card unknown',
  'Interactive Brokers: Transaction History': 'buy sell dividend tax interest fee cash currency unknown',
  'Interactive Brokers: Activity Statement': 'buy sell dividend tax interest fee cash currency transfer split unknown',
  'Interactive Brokers: Flex Query Trades': 'buy sell currency',
  'Interactive Brokers: Flex Query Cash Transactions': 'dividend tax interest fee cash unknown',
  'Saxo: Transactions': 'buy sell split dividend interest tax fee cash currency unknown',
  'Saxo: Posities': 'position',
  'Revolut: Beleggen: rekeningafschrift': 'buy sell dividend tax split interest fee cash transfer unknown',
  'Revolut: Crypto': 'buy sell reward transfer unknown',
  'Revolut: Winst en verlies': 'buy sell unknown',
  'Bitvavo: Transactiegeschiedenis': 'buy sell reward cash transfer unknown',
  'Coinbase: Transactiegeschiedenis': 'buy sell reward cash transfer unknown',
  'Binance: Spot trades': 'buy sell unknown',
  'Binance: Transactiegeschiedenis': 'buy sell reward cash transfer unknown',
  'Koinly: Universeel importformaat': 'buy sell reward cash transfer currency',
  'Kraken: ledgers.csv': 'buy sell reward cash transfer fee unknown',
  'Kraken: trades.csv': 'buy sell unknown',
  'Portfolio Performance: Alle transacties': 'buy sell dividend interest tax fee transfer cash unknown',
  'Bolero: Portfolio Positions': 'position cash total',
  'Bolero: Overzicht transacties (tekst van de pdf)': 'buy sell dividend interest unknown',
  'Keytrade: Borderel of coupon (tekst van de pdf)': 'buy sell dividend',
  'MeDirect: Transactiebevestiging (tekst van de pdf)': 'buy sell',
}

const nameOf = ({ broker, file }: { readonly broker: string; readonly file: string }) => `${broker}: ${file}`

describe('layouts and their files', () => {
  test('every layout is listed here, and every listed layout exists', () => {
    expect(Object.keys(LINES).toSorted()).toEqual(LAYOUTS.map(nameOf).toSorted())
  })

  test.each(LAYOUTS.map(nameOf))('%s: two files of our own, with every kind of line', (layout) => {
    const files = own.filter((file) => file.layout === layout)
    expect(files.length).toBeGreaterThanOrEqual(2)
    const found = new Set<Kind>(files.flatMap(({ kinds }) => kinds))
    expect([...found].toSorted()).toEqual((LINES[layout] ?? '').split(' ').toSorted())
  })

  test('the makers of the Belgian market are among them', () => {
    const makers = new Set(LAYOUTS.map(({ broker }) => broker))
    for (const maker of [
      'Bolero',
      'Keytrade',
      'Saxo',
      'DEGIRO',
      'Trade Republic',
      'Trading 212',
      'Interactive Brokers',
      'Revolut',
      'MeDirect',
      'Kraken',
      'Coinbase',
      'Bitvavo',
      'Binance',
    ])
      expect(makers).toContain(maker)
  })

  test('each says when a file of its form was last seen', () => {
    for (const { checkedOn } of LAYOUTS) expect(checkedOn).toMatch(/^202\d-\d{2}$/)
  })
})

describe('a file that is not right is refused with its reason', () => {
  const reasonOf = (text: string) => {
    const file = readText('x', text)
    return file.status === 'refused' ? file.reason : `read as ${nameOf(file)}`
  }
  /** In a table the last line, in a copied document the last line with what was paid. */
  function halfOf({ name, text }: (typeof own)[number]): string {
    const lines = text.split('\n')
    const last = name.endsWith('.txt')
      ? lines.findLastIndex((line) => /^(?:Netto|Debet|Credit|Totaal)/.test(line))
      : lines.length - 1
    const line = lines[last] ?? ''
    return [...lines.slice(0, last), line.slice(0, Math.floor(line.length / 2))].join('\n')
  }

  test.each(own)('$name cut off halfway its last line', (file) => expect(reasonOf(halfOf(file))).toBe('cut'))
  test.each(own)('$name twice behind each other', ({ text }) => expect(reasonOf(`${text}\n${text}\n`)).toBe('doubled'))
  test.each(own)('$name in words of another maker', ({ text }) =>
    expect(reasonOf(text.replace(/[a-z]/g, 'q').replace(/[A-Z]/g, 'Q'))).toBe('foreign'),
  )
})
