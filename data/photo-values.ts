/** What funds, shares and coins were worth on the photo day of the tax on gains. Unadjusted closing prices, each with its exchange. */
import type { PhotoValue } from '#data/rows.ts'
import { photoValues } from '#data/series/photo-values.ts'

type Asked = { readonly isin: string; readonly ticker: string; readonly coin: boolean; readonly broker?: string }

/** A coin at the exchange it is held at, else the first we have; null when it is not in the list. */
export function photoValueOf({ isin, ticker, coin, broker = '' }: Asked): PhotoValue | null {
  const code = ticker.toUpperCase().replace('.', '-')
  const found = photoValues.filter((one) =>
    coin
      ? one.kind === 'coin' && one.ticker === code
      : isin !== '' && one.isin !== ''
        ? one.isin === isin
        : one.kind === 'share' && code !== '' && one.ticker === code,
  )
  return found.find(({ exchange }) => exchange === broker) ?? found[0] ?? null
}
