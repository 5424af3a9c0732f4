/** Buys and sales of a broker's file as rows of one table, whoever made it, for a list that takes some of its columns. */
import type { Entry } from '#calculators/broker-files/entry.ts'
import { ledgerOf } from '#calculators/broker-files/ledger.ts'
import type { ReadFile } from '#calculators/broker-files/read.ts'

export const TRADE_HEADINGS = [
  'Datum',
  'Soort',
  'Naam',
  'ISIN',
  'Aantal',
  'Prijs per stuk',
  'Munt van de prijs',
  'Wisselkoers',
  'Prijs in euro',
  'Bedrag in euro',
  'Kosten',
] as const

const MOST_DECIMALS = 10

const written = (value: number | null) =>
  value === null
    ? ''
    : value
        .toFixed(MOST_DECIMALS)
        .replace(/\.?0+$/, '')
        .replace('.', ',')

/** A position is a purchase of which the day is not known. */
function cellsOf(entry: Entry): string[] {
  const { kind, name, ticker, isin, units, price, currency, rate, costs, taxes, swap, doubts } = entry
  const position = kind === 'position'
  const inEuro = price === null ? null : currency === 'EUR' ? price : rate === null ? null : price / rate
  return [
    position ? '' : entry.day,
    kind === 'sell' ? (swap ? 'ruil' : 'verkoop') : 'aankoop',
    name || ticker,
    isin,
    written(kind === 'sell' ? -units : units),
    written(price),
    currency,
    position ? '' : written(rate),
    position && currency !== 'EUR' ? '' : written(inEuro),
    written(inEuro === null || position ? null : Math.round(inEuro * units * 100) / 100),
    position || doubts.includes('costs') ? '' : written(costs + taxes),
  ]
}

/** The rows, and how many lines neither buy nor sell: a deposit, a dividend, a reward. */
export function tradesOf(file: ReadFile): { readonly rows: readonly (readonly string[])[]; readonly others: number } {
  const entries = ledgerOf([file]).entries.toSorted((a, b) => a.at - b.at)
  const isTrade = ({ kind, units }: Entry) => (kind === 'buy' || kind === 'sell' || kind === 'position') && units > 0
  return { rows: entries.filter(isTrade).map(cellsOf), others: entries.filter((entry) => !isTrade(entry)).length }
}
