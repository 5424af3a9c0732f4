/** Exchange traded funds that Belgians buy, by ISIN. Dated; doubtful rows say so and unknown cells are null. */
import type { Etf } from '#data/rows.ts'
import { etfs } from '#data/series/etfs.ts'

/** The list of the FSMA we looked at, for every fund. */
export const registeredOn = '2025-12-12'

const byIsin = new Map(etfs.map((etf) => [etf.isin, etf]))
export const etfByIsin = (isin: string): Etf | null => byIsin.get(isin.trim().toUpperCase()) ?? null

const byTicker = new Map(etfs.flatMap((etf) => etf.tickers.map((ticker) => [ticker, etf] as const)))
export const etfByTicker = (ticker: string): Etf | null => byTicker.get(ticker.trim().toUpperCase()) ?? null
