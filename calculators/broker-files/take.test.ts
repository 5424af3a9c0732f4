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
