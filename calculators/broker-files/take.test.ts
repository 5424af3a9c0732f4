/** What a page takes from a book where a share was bought and sold more than once. */
import { expect, test } from 'vitest'
import { bookOf } from '#calculators/broker-files/book.ts'
import type { Draft } from '#calculators/broker-files/entry.ts'
import { ledgerOf } from '#calculators/broker-files/ledger.ts'
import { entryOf } from '#calculators/broker-files/prove.ts'
import { TAKES } from '#calculators/broker-files/take.ts'

type Line = readonly [kind: 'buy' | 'sell', day: string, units: number, price: number]

function taken(slug: string, isin: string, lines: readonly Line[]) {
  const entries = lines.map(([kind, day, units, price], place): Draft => ({
    kind,
    at: place + 1,
    day,
    isin,
    name: isin,
    units,
    price,
    currency: 'EUR',
  }))
  const book = bookOf(ledgerOf([{ entries: entries.map((draft) => entryOf('DEGIRO', draft)) }]))
  return TAKES[slug]?.take(book, { year: 2026, asset: isin })
}

const SHARE = 'BE0974293251'
const FUND = 'IE00B4L5Y983'

test('an earlier sale had the oldest pieces, and what is bought after the sale is none of its lots', () => {
  const lines: readonly Line[] = [
    ['buy', '2020-03-02', 10, 10],
    ['buy', '2026-02-02', 10, 50],
    ['sell', '2026-03-03', 15, 60],
    ['sell', '2026-09-01', 5, 70],
    ['buy', '2026-10-01', 8, 65],
  ]
  const share = taken('aandelen-calculator', SHARE, lines)
  expect(share?.values).toMatchObject({ aantal: 5, aankoopkoers: 50, verkochtAantal: 5, verkoopkoers: 70, loten: [] })
  const fund = taken('etf-calculator', FUND, lines)
  expect(fund?.values).toMatchObject({ loten: [{ aantal: 5, koers: 50 }], verkoopAantal: 5 })
  expect(fund?.left).toEqual(share?.left)
  expect(fund?.left.join(' ')).toContain('vroegere verkopen')
})

test('what was never sold has no price of ours: the page asks for it', () => {
  const lines: readonly Line[] = [['buy', '2026-02-02', 10, 610]]
  for (const [slug, isin] of [
    ['aandelen-calculator', SHARE],
    ['etf-calculator', FUND],
  ] as const) {
    const found = taken(slug, isin, lines)
    expect(found?.values).toHaveProperty('verkoopkoers', null)
    expect(found?.left.join(' ')).toContain('vul de verkoopkoers zelf in')
  }
})

test('pieces that were sold before the first year of the pages are gone', () => {
  const lines: readonly Line[] = [
    ['buy', '2014-03-03', 10, 10],
    ['sell', '2016-03-03', 10, 12],
    ['buy', '2018-03-05', 10, 50],
    ['sell', '2026-09-01', 10, 70],
  ]
  expect(taken('meerwaardebelasting-calculator', SHARE, lines)?.values).toMatchObject({
    loten: [{ datum: '2018-03-05', prijs: 50 }],
    verkopen: [{ datum: '2026-09-01' }],
  })
})

test('a fund that was never sold is asked about as a whole, not for more than there is', () => {
  const lines: readonly Line[] = [
    ['buy', '2025-03-03', 2.1234564, 90],
    ['buy', '2026-02-02', 1.1234564, 100],
  ]
  const { loten, verkoopAantal } = taken('etf-calculator', FUND, lines)?.values ?? {}
  expect(loten).toMatchObject([{ aantal: 2.123457 }, { aantal: 1.123457 }])
  expect(verkoopAantal).toBe(3.246914)
})

test('all of many small parts can be sold in fields with fewer digits than the file', () => {
  const parts = ['2026-02-02', '2026-03-02', '2026-04-01', '2026-05-04']
  const bought = parts.map((day): Line => ['buy', day, 0.123456784, 100])
  const lines: readonly Line[] = [...bought, ['sell', '2026-09-01', 4 * 0.123456784, 120]]
  const gains = taken('meerwaardebelasting-calculator', SHARE, lines)?.values
  expect(gains).toMatchObject({ loten: parts.map(() => ({ aantal: 0.12345679 })), verkopen: [{ aantal: 0.49382713 }] })
  const share = taken('aandelen-calculator', SHARE, lines)?.values
  expect(share).toMatchObject({ aantal: 0.123457, verkochtAantal: 0.493827 })
  expect(taken('meerwaardebelasting-calculator', SHARE, [['buy', '2026-02-02', 0.1, 100]])?.values).toMatchObject({
    loten: [{ aantal: 0.1 }],
  })
})

test('a page that the files have nothing for keeps its rows', () => {
  const lines: readonly Line[] = [['buy', '2025-03-03', 2, 90]]
  expect(taken('cryptocurrency-calculator', SHARE, lines)?.values).toEqual({})
  expect(taken('belgische-beleggingsfiscaliteit-calculator', SHARE, lines)?.values).toEqual({})
  const sold: readonly Line[] = [...lines, ['sell', '2025-06-03', 2, 95]]
  expect(taken('portfolio-diversificatie-calculator', SHARE, sold)?.values).toEqual({})
  expect(taken('meerwaardebelasting-calculator', SHARE, lines)?.values).toMatchObject({ verkopen: [] })
})

test('a dividend that was taken back on a later day is named, for it is still in the sum', () => {
  const line = (day: string, value: number): Draft => ({
    kind: 'dividend',
    at: 1,
    day,
    isin: SHARE,
    name: 'Solvac',
    amount: { value, currency: 'EUR' },
  })
  const entries = [line('2026-05-14', 100), line('2026-06-14', -100)].map((draft) => entryOf('DEGIRO', draft))
  const book = bookOf(ledgerOf([{ entries }]))
  for (const slug of ['belgische-beleggingsfiscaliteit-calculator', 'roerende-voorheffing-calculator'])
    expect(TAKES[slug]?.take(book, { year: 2026 }).left.join()).toMatch(/teruggenomen.*Solvac \(€\s100,00\)/)
  expect(TAKES['roerende-voorheffing-calculator']?.take(book, { year: 2025 }).left).toEqual([])
})

test('a dividend of which the file names no amount is no row', () => {
  const line = (name: string, amount: Draft['amount']): Draft => ({
    kind: 'dividend',
    at: 1,
    day: '2026-05-14',
    name,
    amount,
  })
  const drafts = [line('Solvac', { value: 100, currency: 'EUR' }), line('Sofina', null)]
  const book = bookOf(ledgerOf([{ entries: drafts.map((draft) => entryOf('DEGIRO', draft)) }]))
  const { values, left } = TAKES['roerende-voorheffing-calculator']?.take(book, { year: 2026 }) ?? {}
  expect([values?.['bedrag'], values?.['dividenden'], left]).toEqual([100, [], []])
})

test('of more rows than a page has places for the first come along, and the rest is counted', () => {
  const buys = (count: number) => Array.from({ length: count }, (): Line => ['buy', '2026-02-02', 1, 10])
  const counted = (slug: string, key: string, count: number) =>
    taken(slug, key, buys(count))?.left.filter((line) => line.includes('er is plaats'))
  expect(counted('aandelen-calculator', SHARE, 41)).toEqual([])
  expect(counted('aandelen-calculator', SHARE, 42)).toEqual(['1 aankoop: er is plaats voor 40'])
  expect(counted('etf-calculator', FUND, 62)).toEqual(['2 aankopen: er is plaats voor 60'])
  expect(taken('etf-calculator', FUND, buys(62))?.values['loten']).toHaveLength(60)
  expect(taken('belgische-beleggingsfiscaliteit-calculator', SHARE, buys(302))?.left).toEqual([
    '2 regels: er is plaats voor 300',
  ])
})

test('a sale of more than was bought names what it lacks, and takes what there is', () => {
  const lines: readonly Line[] = [
    ['buy', '2026-02-02', 4, 10],
    ['sell', '2026-03-02', 6, 12],
  ]
  const gains = taken('meerwaardebelasting-calculator', SHARE, lines)
  expect(gains?.left).toEqual([`de aankopen van ${SHARE}: voeg het bestand van toen toe, of vul ze zelf in`])
  expect(taken('meerwaardebelasting-calculator', SHARE, lines.slice(0, 1))?.left).toEqual([])
})

test('lines that name a ticker and no code are of one thing, whatever name each gives it', () => {
  const line = (name: string): Draft => ({
    kind: 'buy',
    at: 1,
    day: '2026-02-02',
    ticker: 'XYZ',
    name,
    units: 1,
    price: 10,
  })
  const { held } = bookOf(ledgerOf([{ entries: ['Xyz', 'Xyz NV'].map((name) => entryOf('DEGIRO', line(name))) }]))
  expect(held.map(({ asset, units }) => [asset.name, units])).toEqual([['Xyz NV', 2]])
})
