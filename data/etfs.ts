/** Exchange traded funds that Belgians buy, by ISIN. Dated; doubtful rows say so and unknown cells are null. */
import type { Confidence } from '#data/confidence.ts'
import { etfs } from '#data/series/etfs.ts'

export type Etf = {
  /** The ISIN decides; tickers differ by exchange. */
  readonly tickers: readonly string[]
  readonly isin: string
  readonly name: string
  readonly kind: string
  /** Yearly costs as a part of the value. */
  readonly ter: number | null
  readonly accumulating: boolean | null
  /** What the fund aims for, not a measured asset test. */
  readonly bondShare: number | null
  /** On the list of the FSMA; null where the question makes no sense. */
  readonly registered: boolean | null
  /** Class of the stock exchange tax; null when not sure. */
  readonly tob: 'laag' | 'midden' | 'hoog' | null
  readonly confidence: Confidence
}

/** The list of the FSMA we looked at, for every fund. */
export const registeredOn = '2025-12-12'

const byIsin = new Map(etfs.map((etf) => [etf.isin, etf]))
export const etfByIsin = (isin: string): Etf | null => byIsin.get(isin.trim().toUpperCase()) ?? null

const byTicker = new Map(etfs.flatMap((etf) => etf.tickers.map((ticker) => [ticker, etf] as const)))
export const etfByTicker = (ticker: string): Etf | null => byTicker.get(ticker.trim().toUpperCase()) ?? null
