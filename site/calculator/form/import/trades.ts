/**
 * The lines of a file we know as plain buys and sales, all under the same headings. A file of a broker has its price in one
 * column and its currency in the next, or no price at all; an exchange writes a swap as one line. Pure.
 */
import type { BrokerFile } from '#data/broker-files.ts'

type Trade = {
  readonly day: string
  readonly kind: 'aankoop' | 'verkoop' | 'ruil'
  readonly name: string
  readonly isin: string
  readonly units: number
  /** In its own currency; null when the file does not say. */
  readonly price: number | null
  readonly currency: string
  /** Units of the currency for one euro; null when the file does not say. */
  readonly rate: number | null
  readonly costs: number | null
}

type Line = {
  /** The cell under the first of these headings that the file has; '' without. */
  readonly text: (...names: string[]) => string
  /** The same as a number; null when it is none. */
  readonly number: (...names: string[]) => number | null
  /** The cell at a place: DEGIRO gives its columns of currencies no name. */
  readonly at: (place: number) => string
}

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
const positive = (value: number | null) => (value === null ? null : Math.abs(value))
const isEuro = (currency: string) => currency.toUpperCase() === 'EUR'
const BUY = /koop|buy|achat/i
const SELL = /verkoop|sell|vente/i
const kindOf = (word: string) => (SELL.test(word) ? 'verkoop' : BUY.test(word) ? 'aankoop' : null)

/** Costs in euro: paid in euro, or in the coin itself at its price of that moment. */
function costsOf(amount: number | null, currency: string, coin: string, price: number | null): number | null {
  if (amount === null || amount === 0) return 0
  if (isEuro(currency)) return Math.abs(amount)
  return currency === coin && price !== null ? Math.abs(amount) * price : null
}

/** The same places in every language; the sign of the number of pieces says which way. */
function degiro({ text, number, at }: Line): Trade[] {
  const units = number('Aantal', 'Quantity', 'Quantité')
  const price = number('Koers', 'Price', 'Cours')
  if (units === null || units === 0 || price === null) return []
  const local = positive(number('Lokale waarde', 'Local value', 'Valeur locale'))
  const value = positive(number('Waarde EUR', 'Waarde', 'Value EUR', 'Value', 'Valeur EUR'))
  const given = number('Wisselkoers', 'Exchange rate', 'Taux de change')
  const implied = local !== null && value !== null && value > 0 ? local / value : null
  const currency = at(8).toUpperCase()
  // London writes pence. The rate in the file has more digits, the two values say which way it goes.
  const pence = currency === 'GBX'
  const agrees = given !== null && (implied === null || Math.abs(given / implied - 1) < 0.01)
  const rate = agrees ? given : implied
  const fees = [
    number('AutoFX Kosten', 'AutoFX Fee', 'Frais AutoFX'),
    number(
      'Transactiekosten en/of kosten van derden EUR',
      'Transactiekosten en/of',
      'Transaction and/or third party fees EUR',
      'Transaction and/or third',
      'Frais de courtage EUR',
    ),
  ]
  return [
    {
      day: text('Datum', 'Date'),
      kind: units < 0 ? 'verkoop' : 'aankoop',
      name: text('Product', 'Produit'),
      isin: text('ISIN', 'Code ISIN'),
      units: Math.abs(units),
      price: pence ? price / 100 : price,
      currency: pence ? 'GBP' : currency,
      rate: isEuro(currency) || rate === null ? null : pence ? rate / 100 : rate,
      costs: fees.reduce<number>((sum, fee) => sum + Math.abs(fee ?? 0), 0),
    },
  ]
}

/** The value holds costs and taxes: paid on top of a purchase, taken off a sale. There is no price. */
function portfolioPerformance({ text, number }: Line): Trade[] {
  const kind = kindOf(text('Transactietype', 'Type'))
  const units = positive(number('Aantal', 'Shares'))
  const value = positive(number('Waarde (netto)', 'Value'))
  if (kind === null || units === null || units === 0) return []
  const costs = Math.abs(number('Kosten', 'Fees') ?? 0) + Math.abs(number('Belasting', 'Taxes') ?? 0)
  const gross = value === null ? null : kind === 'aankoop' ? value - costs : value + costs
  return [
    {
      day: text('Datum', 'Date'),
      kind,
      name: text('Effect', 'Security Name'),
      isin: text('ISIN'),
      units,
      price: gross === null ? null : gross / units,
      currency: text('Transactievaluta', 'Transaction Currency').toUpperCase(),
      rate: null,
      costs,
    },
  ]
}

function bitvavo({ text, number }: Line): Trade[] {
  const kind = kindOf(text('Type'))
  const units = positive(number('Amount'))
  if (kind === null || units === null || units === 0) return []
  const [name, price] = [text('Currency'), number('Quote Price')]
  const paidIn = text('Quote Currency')
  const costs = costsOf(number('Fee amount'), text('Fee currency'), name, isEuro(paidIn) ? price : null)
  return [{ day: text('Date'), kind, name, isin: '', units, price, currency: paidIn, rate: null, costs }]
}

const MONEY = new Set(['EUR', 'USD', 'GBP', 'CHF', 'CAD', 'AUD', 'JPY', 'SEK', 'NOK', 'DKK', 'PLN'])

/** What went out and what came in, on one line. A swap of coins is a sale of one and a purchase of the other. */
function koinly({ text, number }: Line): Trade[] {
  const sent = { amount: positive(number('Sent Amount')) ?? 0, of: text('Sent Currency').toUpperCase() }
  const received = { amount: positive(number('Received Amount')) ?? 0, of: text('Received Currency').toUpperCase() }
  // Only in or only out is a deposit, a reward, a withdrawal or a gift.
  if (sent.amount === 0 || received.amount === 0) return []
  const [buys, sells] = [!MONEY.has(received.of), !MONEY.has(sent.of)]
  const worth = isEuro(text('Net Worth Currency')) ? positive(number('Net Worth Amount')) : null
  const value = isEuro(sent.of) ? sent.amount : isEuro(received.of) ? received.amount : worth
  const trade = (kind: Trade['kind'], { amount, of }: typeof sent, first: boolean): Trade => {
    const price = value === null ? null : value / amount
    const fee = costsOf(number('Fee Amount'), text('Fee Currency').toUpperCase(), of, price)
    const costs = first ? fee : 0
    return { day: text('Date'), kind, name: of, isin: '', units: amount, price, currency: 'EUR', rate: null, costs }
  }
  return [
    ...(sells ? [trade(buys ? 'ruil' : 'verkoop', sent, true)] : []),
    ...(buys ? [trade('aankoop', received, !sells)] : []),
  ]
}

/** What stands on the account on one day, at its average price: the day of each purchase is not in it. */
function bolero({ text, number }: Line): Trade[] {
  const units = number('Aantal', 'Nombre')
  const isin = text('ISIN', 'ISIN (selectie)')
  if (units === null || units <= 0 || isin === '') return []
  const price = number('Gem. aankoopkoers', "Cours d'achat moyen")
  const currency = text('Munt', 'Dev.').toUpperCase()
  return [
    { day: '', kind: 'aankoop', name: text('Naam', 'Nom'), isin, units, price, currency, rate: null, costs: null },
  ]
}

const READERS: Readonly<Record<string, (line: Line) => Trade[]>> = {
  Bitvavo: bitvavo,
  Bolero: bolero,
  DEGIRO: degiro,
  Koinly: koinly,
  'Portfolio Performance': portfolioPerformance,
}

const written = (value: number | null) =>
  value === null
    ? ''
    : value
        .toFixed(MOST_DECIMALS)
        .replace(/\.?0+$/, '')
        .replace('.', ',')

function cellsOf({ day, kind, name, isin, units, price, currency, rate, costs }: Trade): string[] {
  const inEuro = price === null ? null : isEuro(currency) ? price : rate === null ? null : price / rate
  const signed = kind === 'aankoop' ? units : -units
  const value = inEuro === null ? null : Math.round(inEuro * units * 100) / 100
  return [
    day,
    kind,
    name,
    isin,
    written(signed),
    written(price),
    currency,
    written(rate),
    written(inEuro),
    written(value),
    written(costs),
  ]
}

/** Null for a file that holds no trades as we know them: its own columns then stay. */
export function tradesOf(
  layout: BrokerFile,
  headings: readonly string[],
  lines: readonly (readonly string[])[],
  belgian: (text: string) => string,
): { readonly rows: readonly (readonly string[])[]; readonly others: number } | null {
  const reader = READERS[layout.broker]
  const names = headings.map((heading) => heading.trim().toLowerCase())
  if (reader === undefined) return null
  const trades = lines.map((cells) => {
    const text = (...wanted: string[]) => {
      const place = wanted.map((name) => names.indexOf(name.toLowerCase())).find((index) => index !== -1)
      return place === undefined ? '' : (cells[place] ?? '')
    }
    const number = (...wanted: string[]) => {
      const found = belgian(text(...wanted))
      return /^-?\d/.test(found) ? Number(found.replace(',', '.')) : null
    }
    return reader({ text, number, at: (place) => cells[place] ?? '' })
  })
  const rows = trades.flat().map(cellsOf)
  return rows.length === 0 ? null : { rows, others: trades.filter((made) => made.length === 0).length }
}
