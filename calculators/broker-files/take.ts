/** What each page takes from a book: values for its fields, as a program would give them, and what it leaves out. Pure. */
import {
  type Asset,
  type Book,
  type Income,
  matched,
  PHOTO_DAY,
  settles,
  type Trade,
} from '#calculators/broker-files/book.ts'
import { eur } from '#calculators/kernel/format.ts'
import { etfByIsin } from '#data/etfs.ts'

type Taken = {
  readonly values: Readonly<Record<string, unknown>>
  /** What could not come along, in words for the visitor. */
  readonly left: readonly string[]
  /** What came from our own lists and not from the files, with where it stands. */
  readonly added?: readonly string[]
}

type Options = {
  /** Key of the asset the page is about, where it is about one. */
  readonly asset?: string
  readonly year: number
}

type Take = (book: Book, options: Options) => Taken

/** Currencies the pages have a field for; others come in euro. */
const OFFERED = new Set(['EUR', 'USD', 'GBP', 'CHF', 'CAD', 'SEK', 'NOK', 'DKK', 'JPY', 'AUD', 'PLN'])
/** Sales before this day are in no page. */
const FIRST_SALE = '2017-01-01'
const MOST_ROWS = 300
const MOST_COINS = 100

const digits = (value: number | null, decimals: number): number | null =>
  value === null ? null : Math.round(value * 10 ** decimals) / 10 ** decimals

/** Fields hold fewer digits than some files: pieces bought go up and pieces sold down, so that what was sold was there. */
const piecesOf = ({ side, units }: Trade, decimals: number): number => {
  const parts = units * 10 ** decimals
  return (side === 'buy' ? Math.ceil(parts - 1e-3) : Math.floor(parts + 1e-3)) / 10 ** decimals
}

const inOwn = ({ price, currency, rate, euro }: Trade) =>
  OFFERED.has(currency) && currency !== 'EUR'
    ? { prijs: digits(price, 6), munt: currency, wisselkoers: digits(rate, 6) }
    : { prijs: digits(euro, 6), munt: 'EUR', wisselkoers: null }

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

function fitting<T>(
  rows: readonly T[],
  most: number,
  one: string,
  many: string,
): { rows: readonly T[]; left: readonly string[] } {
  const over = rows.length - most
  return {
    rows: rows.slice(0, most),
    left: over > 0 ? [`${plural(over, one, many)}: er is plaats voor ${most}`] : [],
  }
}

/** What is left of the purchases among these trades. */
const leftOf = (trades: readonly Trade[]): readonly Trade[] =>
  matched(trades).left.map(({ lot: { trade }, units }) =>
    units === trade.units ? trade : { ...trade, units, costs: (trade.costs * units) / trade.units },
  )

const salesOf = ({ trades }: Book) => trades.filter(({ side, day }) => side === 'sell' && day >= FIRST_SALE)
const buysOf = ({ trades }: Book) => leftOf(trades.filter(({ side, day }) => side === 'buy' || day < FIRST_SALE))

/** The last sale, and what it can take: earlier sales had the oldest pieces, later purchases came after it. */
function lastSale(book: Book) {
  const sales = salesOf(book)
  const sale = sales.at(-1)
  const earlier = sales.slice(0, -1)
  return {
    sale,
    lots: leftOf([...buysOf(book), ...earlier]).filter(({ day }) => sale === undefined || day <= sale.day),
    left: earlier.length > 0 ? ['vroegere verkopen: deze pagina rekent met de laatste'] : [],
  }
}

/** Values of the photo day, which no file has. */
function photosOf(lots: readonly Trade[]): readonly string[] {
  const found = new Map(
    lots
      .filter(({ photo }) => photo !== null)
      .map(({ asset, photo, photoFrom }) => [asset.name, `${asset.name} ${eur(photo ?? 0)} (${photoFrom})`]),
  )
  return found.size === 0 ? [] : [`waarde per stuk op de fotodag: ${[...found.values()].join(', ')}`]
}

/** Sales of more than these files say was bought: the purchases are in another file. */
function withoutPurchase({ trades }: Book): readonly string[] {
  const names = new Set(matched(trades).unbought.map(({ asset }) => asset.name))
  return names.size === 0
    ? []
    : [`de aankopen van ${[...names].join(', ')}: voeg het bestand van toen toe, of vul ze zelf in`]
}

/** Rows that are not in the files would wipe those of the visitor. */
const NOTHING: Taken = { values: {}, left: [] }

/** Who holds back the tax on a gain: the broker decides that, not a start value. */
const heldBack = (broker: string) => (settles(broker, 'withholdsGains') === true ? 'ja' : 'nee')

const gains: Take = (book) => {
  const lots = fitting(buysOf(book), MOST_ROWS, 'aankoop', 'aankopen')
  const sales = fitting(salesOf(book), MOST_ROWS, 'verkoop', 'verkopen')
  const holders = new Set(sales.rows.map(({ broker }) => heldBack(broker)))
  if (lots.rows.length + sales.rows.length === 0) return NOTHING
  return {
    values: {
      loten: lots.rows.map((lot) => ({
        effect: lot.asset.name,
        datum: lot.day,
        aantal: piecesOf(lot, 8),
        ...inOwn(lot),
        foto: digits(lot.photo, 6),
      })),
      verkopen: sales.rows.map((sale) => ({
        effect: sale.asset.name,
        datum: sale.day,
        aantal: piecesOf(sale, 8),
        ...inOwn(sale),
        rekening: sale.broker,
        ingehouden: heldBack(sale.broker),
      })),
      ...(holders.size === 0 ? {} : { inhouding: holders.has('ja') ? 'bank' : 'buitenland' }),
    },
    left: [...lots.left, ...sales.left, ...withoutPurchase(book)],
    added: photosOf(lots.rows),
  }
}

const coins: Take = (book) => {
  const own = { ...book, trades: book.trades.filter(({ asset }) => asset.kind === 'coin') }
  const lots = fitting(buysOf(own), MOST_COINS, 'aankoop', 'aankopen')
  const sales = fitting(salesOf(own), MOST_COINS, 'verkoop', 'verkopen')
  const row = (trade: Trade) => ({
    munt: trade.asset.name,
    datum: trade.day,
    aantal: piecesOf(trade, 8),
    prijs: digits(trade.euro, 10),
    kost: digits(trade.costs, 2),
  })
  const rewards = book.income.filter(({ kind }) => kind === 'reward')
  const worth = rewards.reduce((sum, { gross }) => sum + (gross ?? 0), 0)
  const unknown = rewards.filter(({ gross }) => gross === null).length
  if (lots.rows.length + sales.rows.length + worth === 0) return NOTHING
  return {
    values: {
      loten: lots.rows.map((lot) => ({ ...row(lot), foto: digits(lot.photo, 10) })),
      verkopen: sales.rows.map((sale) => ({ ...row(sale), soort: sale.swap ? 'ruil' : 'verkoop' })),
      ...(worth > 0 ? { staking: digits(worth, 2) } : {}),
    },
    left: [
      ...lots.left,
      ...sales.left,
      ...withoutPurchase(own),
      ...(unknown > 0 ? [`${plural(unknown, 'beloning', 'beloningen')} zonder prijs in het bestand`] : []),
    ],
    added: photosOf(lots.rows),
  }
}

/** Trades of one asset; the page is about it alone. */
const ofAsset = (book: Book, key: string | undefined): Book => ({
  ...book,
  trades: book.trades.filter(({ asset }) => asset.key === key),
})

/** What somebody paid says nothing of what it is sold for, and an example of ours even less: the page asks. */
const unsold = (sale: Trade | undefined): readonly string[] =>
  sale ? [] : ['een verkoop: die staat niet in je bestand, vul de verkoopkoers zelf in']

const share: Take = (book, { asset }) => {
  const own = ofAsset(book, asset)
  const { sale, lots, left } = lastSale(own)
  const [first, ...others] = lots
  if (!first) return { values: {}, left: withoutPurchase(own) }
  const foreign = OFFERED.has(first.currency) && first.currency !== 'EUR'
  const price = (trade: Trade) => digits(foreign ? trade.price : trade.euro, 4)
  const rate = (trade: Trade) => (foreign ? digits(trade.rate, 6) : null)
  const rows = fitting(others, 40, 'aankoop', 'aankopen')
  return {
    values: {
      aantal: piecesOf(first, 6),
      aankoopkoers: price(first),
      aankoopdatum: first.day,
      fotokoers: digits(first.photo, 4),
      munt: foreign ? first.currency : 'EUR',
      muntAankoop: rate(first),
      loten: rows.rows.map((lot) => ({
        datum: lot.day,
        aantal: piecesOf(lot, 6),
        koers: price(lot),
        wisselkoers: rate(lot),
      })),
      ...(sale
        ? {
            verkoopkoers: price(sale),
            verkoopdatum: sale.day,
            verkochtAantal: piecesOf(sale, 6),
            muntVerkoop: rate(sale),
          }
        : { verkoopkoers: null, verkochtAantal: null, muntVerkoop: null }),
      beurstaks: first.asset.tob,
    },
    left: [...rows.left, ...left, ...unsold(sale)],
  }
}

const fund: Take = (book, { asset }) => {
  const own = ofAsset(book, asset)
  const { sale, lots: bought, left } = lastSale(own)
  const lots = fitting(bought, 60, 'aankoop', 'aankopen')
  const known = lots.rows[0]?.asset
  const loten = lots.rows.map((lot) => ({
    datum: lot.day,
    aantal: piecesOf(lot, 6),
    koers: digits(lot.euro, 4),
    foto: digits(lot.photo, 4),
  }))
  // Without a sale in the files: what all of it would bring.
  const all = {
    verkoopkoers: null,
    verkoopAantal: digits(
      loten.reduce((sum, { aantal }) => sum + aantal, 0),
      6,
    ),
  }
  return {
    values: {
      vraag: 'verkoop',
      // A fund outside our list is described by its owner.
      fonds: known && etfByIsin(known.isin) ? known.isin : 'zelf',
      loten,
      ...(sale
        ? { verkoopAantal: piecesOf(sale, 6), verkoopkoers: digits(sale.euro, 4), verkoopdatum: sale.day }
        : all),
    },
    left: [...lots.left, ...left, ...unsold(sale)],
  }
}

const CLASS: Readonly<Record<Asset['kind'], string>> = {
  etf: 'auto',
  share: 'losAandeel',
  reit: 'vastgoed',
  coin: 'crypto',
}

const spread: Take = (book) => {
  const held = fitting(
    book.held.toSorted((a, b) => (b.value ?? 0) - (a.value ?? 0)),
    40,
    'belegging',
    'beleggingen',
  )
  if (held.rows.length === 0) return NOTHING
  return {
    values: {
      beleggingen: held.rows.map(({ asset, value }) => ({
        naam: asset.name,
        bedrag: digits(value, 2),
        klasse: CLASS[asset.kind],
      })),
    },
    left: [
      ...held.left,
      ...(book.trades.length > 0 ? ['koersen van vandaag: we nemen de laatste koers uit je bestand'] : []),
    ],
  }
}

const dividendsOf = ({ income }: Book, year: number): readonly Income[] =>
  income.filter(({ kind, day, gross }) => kind === 'dividend' && day.startsWith(String(year)) && (gross ?? 0) > 0)

/** A dividend that was taken back on another day: no file says which one it was. */
function takenBack({ income }: Book, year: number): readonly string[] {
  const own = income.filter(
    ({ kind, day, gross }) => kind === 'dividend' && day.startsWith(String(year)) && (gross ?? 0) < 0,
  )
  const said = own.map(({ asset, name, gross }) => `${asset?.name ?? name} (${eur(Math.abs(gross ?? 0))})`)
  return own.length === 0 ? [] : [`dividend dat werd teruggenomen, trek het zelf af: ${said.join(', ')}`]
}

const dividendKind = (asset: Asset | null): string =>
  asset?.kind === 'etf' ? 'fonds' : asset?.kind === 'reit' ? (asset.care ? 'zorgvastgoed' : 'gvv') : 'dividend'

/** Before Belgian tax, after what the other country took: that is what Belgium counts on. */
const atBorder = ({ gross, foreignTax }: Income): number => digits(Math.max(0, (gross ?? 0) - foreignTax), 2) ?? 0

const dividend: Take = (book, { year }) => {
  const all = dividendsOf(book, year).toSorted((a, b) => (b.gross ?? 0) - (a.gross ?? 0))
  const [first, ...others] = all
  if (!first) return { values: {}, left: [] }
  const rows = fitting(others, 30, 'dividend', 'dividenden')
  return {
    values: {
      inkomst: dividendKind(first.asset),
      richting: 'bruto',
      bedrag: digits(first.gross, 2),
      bronheffing: first.foreignTax > 0 ? digits(first.foreignTax / (first.gross ?? 1), 4) : 0,
      dividenden: rows.rows.map((one) => ({
        naam: one.asset?.name ?? one.name,
        bedrag: atBorder(one),
        soort: dividendKind(one.asset),
      })),
    },
    left: [...rows.left, ...takenBack(book, year)],
  }
}

const settledBy = (broker: string, tobPaid: boolean): string =>
  settles(broker, 'withholdsGains') === true ? 'bank' : tobPaid ? 'taks' : 'zelf'

/** Every line of the year, and older purchases of what was sold in it. */
const year: Take = (book, { year: wanted }) => {
  const end = `${wanted}-12-31`
  const sold = new Set(
    salesOf(book)
      .filter(({ day }) => day.startsWith(String(wanted)))
      .map(({ asset }) => asset.key),
  )
  const trades = book.trades.filter(
    ({ day, asset }) => day <= end && (day.startsWith(String(wanted)) || sold.has(asset.key)),
  )
  const lines = [
    ...trades.map((trade) => ({
      datum: trade.day,
      soort: trade.side === 'buy' ? 'aankoop' : 'verkoop',
      naam: trade.asset.name,
      aantal: piecesOf(trade, 8),
      bedrag: trade.euro === null ? null : digits(trade.euro * trade.units, 2),
      foto: trade.day <= PHOTO_DAY ? digits(trade.photo, 6) : null,
      klasse: trade.asset.tob,
      obligaties: trade.side === 'buy' ? trade.asset.bondShare : null,
      bron: 0,
      rekening: trade.broker,
      afrekening: settledBy(trade.broker, trade.tobPaid),
    })),
    ...book.income
      .filter(({ kind, day, gross }) => kind !== 'reward' && day.startsWith(String(wanted)) && (gross ?? 0) > 0)
      .map((income) => ({
        datum: income.day,
        soort: income.kind === 'interest' ? 'rente' : dividendKind(income.asset),
        naam: income.asset?.name ?? (income.name || 'Rente'),
        aantal: null,
        bedrag: digits(income.gross, 2),
        foto: null,
        klasse: 'geen',
        obligaties: null,
        bron: digits(income.foreignTax, 2),
        rekening: income.broker,
        afrekening: income.withheld === true ? 'bank' : 'zelf',
      })),
  ].toSorted((a, b) => (a.datum < b.datum ? -1 : a.datum > b.datum ? 1 : 0))
  const rows = fitting(lines, MOST_ROWS, 'regel', 'regels')
  if (rows.rows.length === 0) return NOTHING
  const guessed = new Set(trades.filter(({ asset }) => asset.tobGuessed).map(({ asset }) => asset.name))
  return {
    values: { inkomstenjaar: wanted, regels: rows.rows },
    left: [
      ...rows.left,
      ...withoutPurchase({ ...book, trades }),
      ...takenBack(book, wanted),
      ...(guessed.size > 0 ? [`de beurstaks van ${[...guessed].join(', ')}: kijk de klasse na`] : []),
    ],
    added: photosOf(trades.filter(({ side }) => side === 'buy')),
  }
}

/** By page. Two are about one asset, of the kinds that belong there. */
export const TAKES: Readonly<Record<string, { readonly take: Take; readonly about?: readonly Asset['kind'][] }>> = {
  'meerwaardebelasting-calculator': { take: gains },
  'belgische-beleggingsfiscaliteit-calculator': { take: year },
  'aandelen-calculator': { take: share, about: ['share', 'reit'] },
  'etf-calculator': { take: fund, about: ['etf'] },
  'portfolio-diversificatie-calculator': { take: spread },
  'cryptocurrency-calculator': { take: coins },
  'roerende-voorheffing-calculator': { take: dividend },
}

/** What a page can be about, most pieces traded first. */
export function assetsFor(slug: string, book: Book): readonly Asset[] {
  const about = TAKES[slug]?.about
  if (!about) return []
  const own = buysOf(book).filter(({ asset }) => about.includes(asset.kind))
  return [...new Map(own.map(({ asset }) => [asset.key, asset])).values()]
}
