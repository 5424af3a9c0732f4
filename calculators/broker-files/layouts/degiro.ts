/** DEGIRO: Transactions.csv and Account.csv, in Dutch, English and French; Portfolio.csv. */
import { dayIn, plain } from '#calculators/broker-files/cells.ts'
import type { Draft, Kind } from '#calculators/broker-files/entry.ts'
import { type Layout, type Row, sideOf, table } from '#calculators/broker-files/layout.ts'
import { costOf, pairsOf } from '#calculators/broker-files/drafts.ts'
import { compareDates, daysBetween } from '#finance/dates.ts'
import { grouped } from '#finance/list.ts'

const EUR = 'EUR'

/** The file has more digits in its rate than in its amounts, which say which way it goes. */
function rateOf(row: Row): number | null {
  const given = row.number('Wisselkoers', 'Exchange rate', 'Taux de change')
  const local = row.number('Lokale waarde', 'Local value', 'Valeur locale')
  const value = row.number('Waarde EUR', 'Waarde', 'Value EUR', 'Value', 'Valeur EUR')
  const implied = local !== null && value !== null && value !== 0 ? Math.abs(local / value) : null
  if (given === null || given === 0) return implied
  return implied === null || Math.abs(given / implied - 1) < 0.01 ? given : implied
}

function trade(row: Row): Draft {
  const units = row.number('Aantal', 'Quantity', 'Quantité')
  const currency = row.after('Koers', 'Price', 'Cours').toUpperCase()
  const total = row.number('Totaal EUR', 'Totaal', 'Total EUR', 'Total')
  const order = row.text('Order ID', 'ID Ordre') || row.after('Order ID', 'ID Ordre')
  const at = { at: row.at, day: dayIn(row.text('Datum', 'Date')), time: row.text('Tijd', 'Time', 'Heure') }
  const name = row.text('Product', 'Produit')
  if (units === null || units === 0) return { kind: 'unknown', ...at, said: name || row.cells.join(' ') }
  return {
    kind: units < 0 ? 'sell' : 'buy',
    ...at,
    name,
    isin: row.text('ISIN', 'Code ISIN').toUpperCase(),
    units: Math.abs(units),
    price: row.number('Koers', 'Price', 'Cours'),
    currency,
    rate: currency === EUR ? null : rateOf(row),
    amount: total === null ? null : { value: Math.abs(total), currency: EUR },
    net: true,
    costs: [
      ...costOf(row.number('AutoFX Kosten', 'AutoFX Fee', 'Frais AutoFX'), EUR),
      ...costOf(
        row.number(
          'Transactiekosten en/of kosten van derden EUR',
          'Transactiekosten en/of',
          'Transaction and/or third party fees EUR',
          'Transaction and/or third',
          'Frais de courtage EUR',
        ),
        EUR,
      ),
    ],
    order,
  }
}

/** What a line of the account is, by its description; the first that fits. */
const DESCRIPTIONS: readonly (readonly [RegExp, Kind])[] = [
  [/productwijziging|product change|changement de produit|stock split|splitsing/, 'split'],
  [/^(?:stock dividend|corporate action)/, 'buy'],
  [/^(?:koop|verkoop|buy|sell|achat|vente) [\d.,' ]+.*@/, 'buy'],
  [/dividendbelasting|dividend tax|impots? sur (?:le )?dividende/, 'tax'],
  [/dividend/, 'dividend'],
  [/beurstaks|transaction tax|\btob\b|taxe sur les operations/, 'tax'],
  [/transactiekosten|transaction and\/or|frais de transaction|frais de courtage/, 'fee'],
  [/kosten|\bfee\b|frais|kost\b/, 'fee'],
  [/\brente\b|interest|interets?/, 'interest'],
  [/^valuta|^fx |operation de change|autofx/, 'currency'],
  [
    /cash sweep|overboeking|deposit|storting|terugstorting|opname|withdrawal|reservation|versement|retrait|transfer/,
    'cash',
  ],
]

const ORDER =
  /(?:koop|verkoop|buy|sell|achat|vente)\s+(?<units>\d[\d.,']*(?:\s\d{3})*)(?:\s[^@]*)?@\s*(?<price>[\d.,]+)\s*(?<currency>[A-Z]{3})?/i

type Move = Draft & { readonly change: number; readonly money: string; readonly fx: number | null }

function move(row: Row): Move {
  const said = row.text('Omschrijving', 'Description')
  const found = DESCRIPTIONS.find(([words]) => words.test(plain(said)))?.[1] ?? 'unknown'
  const order = ORDER.exec(said)?.groups
  const money = row.text('Mutatie', 'Change', 'Mouvements').toUpperCase()
  const change = row.parse(row.after('Mutatie', 'Change', 'Mouvements')) ?? 0
  const isOrder = order !== undefined && (found === 'buy' || found === 'split')
  const free = /^(?:stock dividend|corporate action)/.test(plain(said))
  return {
    kind:
      isOrder && found === 'buy' ? (free ? 'buy' : (sideOf(said) ?? 'unknown')) : found === 'buy' ? 'unknown' : found,
    at: row.at,
    day: dayIn(row.text('Datum', 'Date')),
    time: row.text('Tijd', 'Time', 'Heure'),
    name: row.text('Product', 'Produit'),
    isin: row.text('ISIN', 'Code ISIN').toUpperCase(),
    units: isOrder ? row.parse(order['units'] ?? '') : null,
    price: isOrder ? row.parse(order['price'] ?? '') : null,
    currency: (isOrder ? order['currency'] : undefined) ?? money,
    amount: { value: Math.abs(change), currency: money },
    order: row.text('Order Id', 'Order ID', 'ID Ordre'),
    said,
    change,
    money,
    fx: row.number('FX'),
  }
}

/** The euro of a dividend in dollars come on a later line without a name: the rate stands there. */
function rateAfter(moves: readonly Move[], { day, money }: Move): number | null {
  const swaps = moves.filter((one) => one.kind === 'currency' && one.money === money && one.fx !== null && one.fx > 0)
  const later = swaps.filter((one) => one.day >= day && daysBetween(day, one.day) <= 10)
  return later.toSorted((a, b) => compareDates(a.day, b.day))[0]?.fx ?? null
}

function dividends(moves: readonly Move[]): Draft[] {
  const own = moves.filter(({ kind, isin }) => kind === 'dividend' && isin !== '')
  const groups = grouped(own, ({ isin, day, money }) => `${isin}|${day}|${money}`)
  return [...groups.values()].flatMap((parts) => {
    const [first] = parts
    if (!first) return []
    const taxes = moves.filter(
      (one) => one.kind === 'tax' && one.isin === first.isin && one.day === first.day && one.money === first.money,
    )
    const gross = parts.reduce((sum, { change }) => sum + change, 0)
    const tax = -taxes.reduce((sum, { change }) => sum + change, 0)
    return [
      {
        ...first,
        rate: first.money === EUR ? null : rateAfter(moves, first),
        currency: first.money,
        amount: { value: gross, currency: first.money },
        foreignTax: tax === 0 ? [] : [{ value: tax, currency: first.money }],
      },
    ]
  })
}

type Change = ReturnType<typeof pairsOf>[number]

/** The same pieces under another name or number. */
function splitOf({ out, into }: Change): Draft {
  const [before, after] = [out?.units ?? 0, into?.units ?? 0]
  const base = out ?? into
  return {
    kind: 'split',
    at: base?.at ?? 0,
    day: base?.day ?? '',
    time: base?.time ?? '',
    name: out?.name ?? '',
    isin: out?.isin ?? '',
    ...(before > 0 && after > 0 ? { factor: after / before } : {}),
    into: { isin: into?.isin ?? out?.isin ?? '', name: into?.name ?? out?.name ?? '' },
    said: base?.said ?? '',
  }
}

/** A sale and a purchase for nothing on one moment. */
const changes = (moves: readonly Move[]): Draft[] =>
  pairsOf(
    moves.filter(({ kind }) => kind === 'split'),
    ({ said }) => sideOf(said ?? ''),
  ).map(splitOf)

function account(rows: readonly Row[]): Draft[] {
  const moves = rows.map(move)
  const feeOf = (order: string) =>
    moves.filter((one) => one.order === order && (one.kind === 'fee' || (one.kind === 'tax' && one.isin !== '')))
  const seen = new Set<string>()
  const trades = moves
    .filter(({ kind }) => kind === 'buy' || kind === 'sell')
    .map((one): Draft => {
      const { order = '' } = one
      const first = order !== '' && !seen.has(order)
      seen.add(order)
      const fees = first ? feeOf(order) : []
      return { ...one, costs: fees.flatMap(({ change, money }) => costOf(change, money)) }
    })
  const ofOrder = (one: Move) => trades.some(({ order }) => order && order === one.order)
  const ofDividend = ({ isin, day, money }: Move) =>
    moves.some((one) => one.kind === 'dividend' && one.isin === isin && one.day === day && one.money === money)
  // Tax that was put right on a later day belongs to no line here: it is named.
  const isLoose = (one: Move) =>
    one.kind === 'tax' ? one.isin === '' || !(ofOrder(one) || ofDividend(one)) : one.kind !== 'fee' || !ofOrder(one)
  const rest = moves.filter(
    (one) =>
      !['buy', 'sell', 'split'].includes(one.kind) && !(one.kind === 'dividend' && one.isin !== '') && isLoose(one),
  )
  return [...trades, ...dividends(moves), ...changes(moves), ...rest]
}

/** A split or a new code is a sale and a purchase for the same money at one moment, without an order. */
function transactions(rows: readonly Row[]): Draft[] {
  const drafts = rows.map(trade)
  const free = drafts.filter(({ order, costs, kind }) => order === '' && costs?.length === 0 && kind !== 'unknown')
  const same = pairsOf(free, ({ kind }) => (kind === 'sell' ? 'sell' : 'buy')).filter(
    ({ out, into }) =>
      out && into && Math.abs((out.amount?.value ?? 0) - (into.amount?.value ?? 0)) < 0.01 * (out.amount?.value ?? 0),
  )
  const paired = new Set(same.flatMap(({ out, into }) => [out, into]))
  return [...drafts.filter((draft) => !paired.has(draft)), ...same.map(splitOf)]
}

export const degiro: readonly Layout[] = [
  table({
    broker: 'DEGIRO',
    file: 'Transactions.csv',
    checkedOn: '2026-09',
    headings: [
      ['Datum', 'Product', 'ISIN', 'Uitvoeringsplaats', 'Aantal', 'Koers', 'Lokale waarde', 'Totaal…'],
      ['Date', 'Product', 'ISIN', 'Venue', 'Quantity', 'Price', 'Local value', 'Total…'],
      ['Date', 'Produit', 'Code ISIN', 'Quantité', 'Cours', 'Valeur locale', 'Total…'],
    ],
    draft: transactions,
  }),
  table({
    broker: 'DEGIRO',
    file: 'Account.csv',
    checkedOn: '2026-09',
    headings: [
      ['Datum', 'Valutadatum', 'Product', 'ISIN', 'Omschrijving', 'Mutatie', 'Saldo'],
      ['Date', 'Value date', 'Product', 'ISIN', 'Description', 'Change', 'Balance'],
      ['Date', 'Date de valeur', 'Produit', 'Code ISIN', 'Description', 'Mouvements', 'Solde'],
    ],
    draft: account,
  }),
  table({
    broker: 'DEGIRO',
    file: 'Portfolio.csv',
    checkedOn: '2026-09',
    headings: [['Product', 'Symbool/ISIN', 'Aantal', 'Slotkoers', 'Waarde in EUR']],
    draft: (rows) =>
      rows.map((row): Draft => {
        const isin = row.text('Symbool/ISIN').toUpperCase()
        const money = { value: row.number('Waarde in EUR') ?? 0, currency: EUR }
        const line = { at: row.at, day: '', name: row.text('Product'), amount: money }
        if (isin === '') return { ...line, kind: 'cash', said: row.text('Product') }
        return { ...line, kind: 'position', isin, units: row.number('Aantal'), price: null, currency: EUR }
      }),
  }),
]
