/** Lists with a type of their own: each line of a CSV becomes an object, with only the columns a page may show. */
import { readFileSync } from 'node:fs'
import { AMERICAN } from '#data/brokers.ts'
import { parseRecords } from '#data/csv.ts'

type Row = Readonly<Record<string, string>>
type Cell = string | number | boolean | null | readonly string[]

const text = (column: string) => (row: Row) => row[column] ?? ''
const number = (column: string) => (row: Row) => (row[column] ? Number(row[column]) : null)
const fraction = (column: string) => (row: Row) => (row[column] ? Number((Number(row[column]) / 100).toFixed(8)) : null)
/** "nvt" and an empty cell are neither yes nor no. */
const truth = (column: string) => (row: Row) => (row[column] === 'ja' ? true : row[column] === 'nee' ? false : null)
const list = (column: string, separator: string) => (row: Row) => (row[column] ? row[column].split(separator) : [])
const one = (column: string, names: Readonly<Record<string, string | boolean>>) => (row: Row) =>
  names[row[column] ?? ''] ?? null

type RowsFile = {
  readonly file: string
  /** Module in data/series/, its export, and the type of its rows in data/rows.ts. */
  readonly name: string
  readonly constant: string
  readonly type: string
  readonly comment: string
  readonly keep?: (row: Row, all: readonly Row[]) => boolean
  readonly fields: Readonly<Record<string, (row: Row) => Cell>>
}

/** A second quote of the same fund in another currency adds nothing; what is not sure is left to the visitor. */
const keepsPhoto = (row: Row) =>
  row['koers_in_eur'] !== '' && row['beurs'] !== 'London Stock Exchange' && row['betrouwbaarheid'] !== 'laag'
const tickerOf = (row: Row) => (row['ticker'] ?? '').replace(/(?:\.[A-Z]+|\/EUR|-USD)$/, '')

/** Without the words that every fund has. */
const shortFundName = (row: Row) =>
  (row['naam'] ?? '')
    .replace(/ (?:UCITS|ETF|USD|EUR|\(USD\)|\(EUR\))(?= |$)/g, '')
    .replace('Accumulating', '(Acc)')
    .replace('Distributing', '(Dist)')

/** Everything for the pages with lots of any kind; one kind for a page about that kind. */
const PHOTO_LISTS: readonly (Pick<RowsFile, 'name' | 'constant'> & {
  readonly of: string
  readonly keep: NonNullable<RowsFile['keep']>
  readonly label: RowsFile['fields']
})[] = [
  {
    name: 'photo-prices',
    constant: 'photoPrices',
    of: 'funds and American shares',
    keep: (row) => row['soort'] !== 'crypto',
    label: { isin: text('isin') },
  },
  {
    name: 'photo-funds',
    constant: 'photoFunds',
    of: 'funds, by ISIN',
    keep: (row, all) =>
      row['soort'] === 'ETF' &&
      row['isin'] !== '' &&
      row === all.find((one) => keepsPhoto(one) && one['isin'] === row['isin']),
    label: { code: text('isin') },
  },
  {
    name: 'photo-shares',
    constant: 'photoShares',
    of: 'American shares',
    keep: (row) => row['soort'] === 'aandeel',
    label: { name: text('naam') },
  },
  {
    name: 'photo-coins',
    constant: 'photoCoins',
    of: 'coins',
    keep: (row) => row['soort'] === 'crypto',
    label: { name: text('naam') },
  },
]

const hasTariff = (row: Row, product: string) =>
  (row['product'] ?? '').split(' en ').includes(product) &&
  [row['vast_eur'], row['pct'], row['kost_per_schijf_eur']].some((cell) => cell !== '')

const BROKER_PRODUCTS = [
  ['etf', 'broker-etfs', 'etfFees'],
  ['aandelen', 'broker-shares', 'shareFees'],
  ['crypto', 'broker-coins', 'coinFees'],
] as const

export const rowsFiles: readonly RowsFile[] = [
  // A list by product: a page carries only the tariffs it asks about.
  ...BROKER_PRODUCTS.map(([product, name, constant]): RowsFile => ({
    file: 'makelaars.csv',
    name,
    constant,
    type: 'BrokerFee',
    comment: `What brokers ask for an order (${product}), by size of the order.`,
    // An order goes to the home market, the first in the file; one in American shares to America where that is known.
    keep: (row, all) => {
      const known = all.filter((one) => one['makelaar'] === row['makelaar'] && hasTariff(one, product))
      const place = row['beurs'] ?? ''
      const asked = place === known[0]?.['beurs'] || (product === 'aandelen' && AMERICAN.test(place))
      return asked && known.includes(row)
    },
    fields: {
      broker: text('makelaar'),
      exchange: text('beurs'),
      from: (row) => Number(row['bedrag_van_eur']),
      to: number('bedrag_tot_eur'),
      fixed: number('vast_eur'),
      rate: fraction('pct'),
      min: number('min_eur'),
      max: number('max_eur'),
      slice: number('schijf_eur'),
      perSlice: number('kost_per_schijf_eur'),
      paysTob: truth('tob_door_makelaar'),
      withholdsDividends: truth('rv_dividend_door_makelaar'),
      withholdsGains: truth('meerwaardebelasting_door_makelaar'),
      checkedOn: text('peildatum'),
      confidence: text('betrouwbaarheid'),
    },
  })),
  {
    file: 'etf.csv',
    name: 'etfs',
    constant: 'etfs',
    type: 'Etf',
    comment: 'Exchange traded funds by ISIN: costs, bond share and class of the stock exchange tax.',
    fields: {
      tickers: list('tickers', ' '),
      isin: text('isin'),
      name: shortFundName,
      kind: text('soort'),
      ter: fraction('ter_pct'),
      accumulating: one('uitkering', { kapitaliserend: true, uitkerend: false }),
      bondShare: fraction('obligatiedeel_pct'),
      registered: truth('fsma_geregistreerd'),
      tob: one('tob_pct', { '0.12': 'laag', '0.35': 'midden', '1.32': 'hoog' }),
      confidence: text('betrouwbaarheid'),
    },
  },
  {
    file: 'bronheffing.csv',
    name: 'foreign-tax',
    constant: 'foreignTaxes',
    type: 'ForeignTax',
    comment: 'Source tax of other countries on dividends and interest of a Belgian private person.',
    // Brazil changed its tax on dividends after the source was written.
    keep: (row) => row['iso'] !== 'BR',
    fields: {
      country: text('land'),
      iso: text('iso'),
      dividendLegal: fraction('dividend_wettelijk_pct'),
      dividendTreaty: fraction('dividend_verdrag_be_pct'),
      dividendWithoutPapers: fraction('dividend_zonder_papieren_pct'),
      how: text('hoe_verdragstarief'),
      form: text('formulier'),
      interestLegal: fraction('interest_wettelijk_pct'),
      interestTreaty: fraction('interest_verdrag_be_pct'),
      interestOrdinary: fraction('interest_gewone_obligatie_of_bank_pct'),
      checkedOn: text('peildatum_bron'),
      confidence: text('betrouwbaarheid'),
    },
  },
  {
    file: 'eindejaarspremie.csv',
    name: 'year-end-premiums',
    constant: 'yearEndPremiums',
    type: 'YearEndPremium',
    comment: 'Year-end premium by joint committee.',
    // Nobody recognises their region by a code.
    keep: (row) => !row['sector']?.includes('regio met code'),
    fields: {
      committee: text('pc'),
      sector: text('sector'),
      statuses: list('statuut', ' en '),
      payer: (row) => (row['betaler'] ?? '').replace(/ \(.*/, ''),
      fund: (row) => /\((.*)\)/.exec(row['betaler'] ?? '')?.[1] ?? null,
      paidIn: text('betaalmoment'),
      formula: text('formule'),
      monthShare: fraction('pct_van_maandloon'),
      wageShare: fraction('pct_van_brutoloon_referte'),
      fixed: number('vast_bedrag_eur'),
      fixedYear: number('vast_bedrag_jaar'),
      seniority: text('ancienniteit'),
      conditions: text('andere_voorwaarden'),
      // The address of the page stays in the file.
      source: (row) => (row['bron'] ?? '').replace(/\/[^;]*/g, ''),
      checkedOn: text('bron_datum'),
      confidence: text('betrouwbaarheid'),
    },
  },
  {
    file: 'fotowaarde-2025-12-31.csv',
    name: 'photo-values',
    constant: 'photoValues',
    type: 'PhotoValue',
    comment: 'Closing prices on the last trading day of 2025: the start value of the tax on gains.',
    keep: keepsPhoto,
    fields: {
      kind: one('soort', { ETF: 'etf', aandeel: 'share', crypto: 'coin' }),
      name: text('naam'),
      isin: text('isin'),
      ticker: tickerOf,
      exchange: text('beurs'),
      day: (row) => (row['datum'] ?? '').slice(0, 10),
      euro: number('koers_in_eur'),
      confidence: text('betrouwbaarheid'),
    },
  },
  ...PHOTO_LISTS.map(({ name, constant, of, keep, label }): RowsFile => ({
    file: 'fotowaarde-2025-12-31.csv',
    name,
    constant,
    type: 'PhotoPrice',
    comment: `Closing prices on the last trading day of 2025 of ${of}, short enough for a page.`,
    // A page takes the first of a ticker: its other exchanges would never be read.
    keep: (row, all) =>
      keepsPhoto(row) &&
      keep(row, all) &&
      row === all.find((one) => keepsPhoto(one) && tickerOf(one) === tickerOf(row)),
    fields: { code: tickerOf, ...label, euro: number('koers_in_eur'), exchange: text('beurs') },
  })),
  {
    file: 'ecb-wisselkoers-2025-12-31.csv',
    name: 'exchange-rates',
    constant: 'photoRates',
    type: 'PhotoRate',
    comment: 'Reference rates of the European Central Bank on the photo day: units of a currency for one euro.',
    fields: { currency: text('munt'), rate: number('eenheden_per_euro') },
  },
  {
    file: 'gvv.csv',
    name: 'reits',
    constant: 'reits',
    type: 'Reit',
    comment: 'Belgian regulated real estate companies: dividend, earnings and net value per share, debt.',
    // A half year is no year.
    keep: (row) => row['dividend_bruto_eur'] !== '',
    fields: {
      name: text('naam'),
      ticker: text('ticker'),
      isin: text('isin'),
      year: text('boekjaar'),
      dividend: number('dividend_bruto_eur'),
      earnings: number('epra_winst_per_aandeel_eur'),
      netValue: number('epra_nta_per_aandeel_eur'),
      netValueOn: text('nta_datum'),
      debt: fraction('schuldgraad_pct'),
      debtKind: text('schuldgraad_soort'),
      debtOn: text('schuldgraad_datum'),
      care: (row) => (row['opmerking'] ?? '').includes('zorgvastgoed'),
      confidence: text('betrouwbaarheid'),
    },
  },
  {
    file: 'olo-lijst.csv',
    name: 'state-bonds',
    constant: 'stateBonds',
    type: 'StateBond',
    comment: 'Belgian government bonds (OLO): number, coupon and last day.',
    keep: (row) => row['olo_nummer'] !== '' && row['coupon_pct'] !== '',
    fields: {
      number: text('olo_nummer'),
      isin: text('isin'),
      coupon: fraction('coupon_pct'),
      maturity: text('vervaldag'),
      confidence: text('betrouwbaarheid'),
    },
  },
]

export function rowsModule({ file, constant, type, comment, keep = () => true, fields }: RowsFile, root: URL) {
  const rows = parseRecords(readFileSync(new URL(file, root), 'utf8')).filter((row, _, all) => keep(row, all))
  const lines = rows.map((row) => {
    const cells = Object.entries(fields).map(([key, read]) => `${key}: ${JSON.stringify(read(row))}`)
    return `  { ${cells.join(', ')} },\n`
  })
  return `/** ${comment} Made from ${file} by \`npm run data\`. */\nimport type { ${type} } from '#data/rows.ts'\n\nexport const ${constant}: readonly ${type}[] = [\n${lines.join('')}]\n`
}
