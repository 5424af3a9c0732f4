/** What a ledger means to an owner: one name for each asset, splits worked through, lots, sales, income, and what is left. */
import type { Entry } from '#calculators/broker-files/entry.ts'
import type { Ledger } from '#calculators/broker-files/ledger.ts'
import { dateText } from '#calculators/kernel/format.ts'
import { etfByIsin, etfByTicker } from '#data/etfs.ts'
import { photoValueOf } from '#data/photo-values.ts'
import { coinFees } from '#data/series/broker-coins.ts'
import { etfFees } from '#data/series/broker-etfs.ts'
import { shareFees } from '#data/series/broker-shares.ts'
import { reits } from '#data/series/reits.ts'
import { fifo } from '#finance/lots.ts'
import { grouped } from '#finance/list.ts'

type TobClass = 'laag' | 'midden' | 'hoog' | 'geen'

export type Asset = {
  readonly key: string
  readonly name: string
  readonly isin: string
  readonly ticker: string
  readonly kind: 'etf' | 'share' | 'reit' | 'coin'
  readonly tob: TobClass
  /** The class is our guess: the fund is not in our list. */
  readonly tobGuessed: boolean
  /** Part in bonds that the fund aims for; null when not known. */
  readonly bondShare: number | null
  readonly care: boolean
}

export type Trade = Pick<
  Entry,
  'broker' | 'day' | 'units' | 'price' | 'currency' | 'rate' | 'costs' | 'taxes' | 'swap'
> & {
  readonly asset: Asset
  readonly side: 'buy' | 'sell'
  /** Of one piece, in euro. */
  readonly euro: number | null
  /** Stock exchange tax the broker paid: in the file, or because that broker always does. */
  readonly tobPaid: boolean
  /** Of one piece on the photo day, in euro; null for later purchases and what our list does not have. */
  readonly photo: number | null
  readonly photoFrom: string
}

export type Income = {
  readonly asset: Asset | null
  readonly kind: 'dividend' | 'interest' | 'reward'
  readonly broker: string
  readonly day: string
  readonly name: string
  readonly units: number
  /** Before any tax, in euro. */
  readonly gross: number | null
  readonly foreignTax: number
  readonly belgianTax: number
  /** Null when we do not know this broker. */
  readonly withheld: boolean | null
}

type Held = {
  readonly asset: Asset
  readonly units: number
  readonly price: number | null
  readonly value: number | null
}

export type Book = {
  readonly trades: readonly Trade[]
  readonly income: readonly Income[]
  readonly held: readonly Held[]
  /** Splits whose size could not be worked out. */
  readonly unsplit: readonly string[]
}

export const PHOTO_DAY = '2025-12-31'

/** Whether a broker settles a tax for a client; null when we do not know. */
export function settles(broker: string, what: 'paysTob' | 'withholdsDividends' | 'withholdsGains'): boolean | null {
  const fee = [...etfFees, ...shareFees, ...coinFees].find((one) => one.broker === broker)
  return fee?.[what] ?? (EXCHANGES.has(broker) ? false : null)
}
const EXCHANGES = new Set(['Bitvavo', 'Kraken', 'Coinbase', 'Binance'])

/** One key for an asset that one file calls by its ISIN and another by its ticker. */
function keysOf(entries: readonly Entry[]): (entry: Entry) => string {
  const isins = new Map(
    entries.filter(({ isin, ticker }) => isin !== '' && ticker !== '').map((one) => [one.ticker, one.isin]),
  )
  return ({ isin, ticker, coin, name }) => {
    if (coin) return `munt ${ticker || name}`
    if (isin !== '') return isin
    const known = isins.get(ticker) ?? etfByTicker(ticker)?.isin
    return known ?? (ticker === '' ? name : ticker)
  }
}

function assetOf(key: string, lines: readonly Entry[]): Asset {
  const isin = lines.find((one) => one.isin !== '')?.isin ?? (/^[A-Z]{2}\w{9}\d$/.test(key) ? key : '')
  const ticker = lines.find((one) => one.ticker !== '')?.ticker ?? ''
  const names = lines.map(({ name }) => name).filter((name) => name !== '')
  const longest = names.toSorted((a, b) => b.length - a.length)[0] ?? key
  const coin = lines.some((one) => one.coin)
  const etf = coin ? null : etfByIsin(isin)
  const reit = reits.find((one) => one.isin !== '' && one.isin === isin)
  const fund = etf !== null || /\b(?:ETF|UCITS|ETC|SICAV|FUND|FONDS|DIST|ACC)\b/i.test(longest)
  return {
    key,
    name: etf ? `${etf.tickers[0] ?? ''} · ${etf.name}`.slice(0, 60) : coin ? ticker : longest.slice(0, 60),
    isin,
    ticker,
    kind: coin ? 'coin' : fund ? 'etf' : reit ? 'reit' : 'share',
    tob: coin ? 'geen' : (etf?.tob ?? (fund || reit ? 'laag' : 'midden')),
    tobGuessed: !coin && fund && (etf?.tob ?? null) === null,
    // Whether the tax on the bond part can apply at all: not for a fund that pays out its interest.
    bondShare: etf && etf.accumulating !== false && (etf.bondShare ?? 0) > 0 ? etf.bondShare : null,
    care: reit?.care ?? false,
  }
}

/** `since` is the part of the scale that came after the photo day: the price of that day is of the pieces of then. */
type Step = { readonly entry: Entry; key: string; scale: number; since: number }

/** Every split makes more pieces of what came before it at that broker, each worth less; a new code goes on with them. */
function scaled(entries: readonly Entry[], keyOf: (entry: Entry) => string): { steps: Step[]; unsplit: string[] } {
  const steps: Step[] = []
  const unsplit: string[] = []
  for (const entry of entries) {
    const key = keyOf(entry)
    if (entry.kind !== 'split') {
      steps.push({ entry, key, scale: 1, since: 1 })
      continue
    }
    const into = entry.into && entry.into.isin !== '' ? entry.into.isin : key
    // A file may name what was bought before by the code it has today.
    const own = steps.filter((step) => (step.key === key || step.key === into) && step.entry.broker === entry.broker)
    const held = own.reduce((sum, { entry: { kind, units }, scale }) => {
      const sign = kind === 'buy' ? 1 : kind === 'sell' ? -1 : 0
      return sum + sign * units * scale
    }, 0)
    const factor = entry.factor ?? (entry.extra !== null && held > 0 ? (held + entry.extra) / held : null)
    if (factor === null) unsplit.push(entry.name || key)
    for (const step of own) {
      step.scale *= factor ?? 1
      if (entry.day > PHOTO_DAY) step.since *= factor ?? 1
      step.key = into
    }
  }
  return { steps, unsplit }
}

function tradeOf({ entry, scale, since }: Step, asset: Asset): Trade {
  const { broker, day, units, price, currency, rate, coin } = entry
  const old = entry.kind === 'buy' && day !== '' && day <= PHOTO_DAY
  const found = old ? photoValueOf({ isin: asset.isin, ticker: asset.ticker, coin, broker }) : null
  const pieces = units * scale
  const euro = entry.euro === null || units === 0 ? null : entry.euro / pieces
  return {
    asset,
    broker,
    side: entry.kind === 'buy' ? 'buy' : 'sell',
    day,
    units: pieces,
    price: price === null ? null : price / scale,
    currency: currency || 'EUR',
    rate,
    euro,
    costs: entry.costs,
    taxes: entry.taxes,
    tobPaid: entry.taxes > 0 || settles(broker, 'paysTob') === true,
    swap: entry.swap,
    photo: found ? found.euro / since : null,
    photoFrom: found ? `${found.exchange}, ${dateText(found.day)}` : '',
  }
}

const unique = (assets: readonly Asset[]): Map<string, Asset> => {
  const names = new Map<string, number>()
  for (const { name } of assets) names.set(name.toLowerCase(), (names.get(name.toLowerCase()) ?? 0) + 1)
  return new Map(
    assets.map((asset) => {
      const shared = (names.get(asset.name.toLowerCase()) ?? 0) > 1
      return [asset.key, shared ? { ...asset, name: `${asset.name.slice(0, 44)} (${asset.key})`.slice(0, 60) } : asset]
    }),
  )
}

/** Sales take the oldest pieces, as on every page: what is left of the purchases, and which sales had none to take. */
export function matched(trades: readonly Trade[]) {
  const pieces = (wanted: Trade['side']) =>
    trades
      .filter(({ side }) => side === wanted)
      .map((trade) => ({ asset: trade.asset.key, date: trade.day, units: trade.units, trade }))
  const sales = pieces('sell')
  const { left, short } = fifo(pieces('buy'), sales)
  return { left, unbought: sales.filter((_, index) => (short[index] ?? 0) > 1e-8).map(({ trade }) => trade) }
}

function heldOf(trades: readonly Trade[], positions: readonly { asset: Asset; entry: Entry }[]): Held[] {
  const byAsset = grouped(trades, ({ asset }) => asset.key)
  const traded = [...byAsset.values()].flatMap((own): Held[] => {
    const asset = own[0]?.asset
    if (!asset) return []
    const units = matched(own).left.reduce((sum, { units: left }) => sum + left, 0)
    const price = own.findLast(({ euro }) => euro !== null)?.euro ?? null
    return units > 0 ? [{ asset, units, price, value: price === null ? null : units * price }] : []
  })
  const snapshots = positions
    .filter(({ asset }) => !byAsset.has(asset.key))
    .map(({ asset, entry: { units, euro } }) => ({
      asset,
      units,
      price: euro === null || units === 0 ? null : euro / units,
      value: euro,
    }))
  return [...traded, ...snapshots]
}

export function bookOf({ entries }: Pick<Ledger, 'entries'>): Book {
  const keyOf = keysOf(entries)
  const { steps, unsplit } = scaled(entries, keyOf)
  const groups = grouped(
    steps.filter(({ entry: { isin, ticker, coin } }) => isin !== '' || ticker !== '' || coin),
    ({ key }) => key,
  )
  const assets = unique(
    [...groups].map(([key, own]) =>
      assetOf(
        key,
        own.map(({ entry }) => entry),
      ),
    ),
  )
  const trades = steps.flatMap((step): Trade[] => {
    const asset = assets.get(step.key)
    if (!asset || (step.entry.kind !== 'buy' && step.entry.kind !== 'sell')) return []
    return [tradeOf(step, asset)]
  })
  const income = steps.flatMap(({ entry, key }): Income[] => {
    const { kind, broker, day, name, units, euro, foreignTax, belgianTax } = entry
    if (kind !== 'dividend' && kind !== 'interest' && kind !== 'reward') return []
    const withheld = belgianTax > 0 ? true : settles(broker, 'withholdsDividends')
    const asset = assets.get(key) ?? null
    return [{ asset, kind, broker, day, name, units, gross: euro, foreignTax, belgianTax, withheld }]
  })
  const positions = steps.flatMap(({ entry, key }) => {
    const asset = assets.get(key)
    return entry.kind === 'position' && asset ? [{ asset, entry }] : []
  })
  return { trades, income, held: heldOf(trades, positions), unsplit }
}
