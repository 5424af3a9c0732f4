/** Saxo (and what was BinckBank): transactions and positions. Pieces and price are in a sentence, costs nowhere. */
import { dayIn, plain } from '#calculators/broker-files/cells.ts'
import type { Draft, Kind } from '#calculators/broker-files/entry.ts'
import { type Layout, type Row, sideOf, table } from '#calculators/broker-files/layout.ts'

const EVENT =
  /(?<side>buy|sell|koop|verkoop|aankoop|achat|vente|sold|bought)\s+-?(?<units>[\d.,]+)\s*@\s*(?<price>[\d.,]+)(?:\s*(?<currency>[A-Z]{3}))?/i

const OTHERS: readonly (readonly [RegExp, Kind])[] = [
  [/split/, 'split'],
  [/dividend/, 'dividend'],
  [/coupon|interest|rente/, 'interest'],
  [/tax|belasting|voorheffing|taks/, 'tax'],
  [/fee|kosten|commission|subscription|frais/, 'fee'],
  [/deposit|withdrawal|transfer|storting|opname/, 'cash'],
  [/conversion|currency|fx/, 'currency'],
]

/** Far more than an order costs at any broker: beyond it the amount is in another currency, or wrong. */
const MOST_COSTS = 0.03

function transaction(row: Row): Draft {
  const event = row.text('Event')
  const currency = row.text('Instrument currency').toUpperCase() || 'EUR'
  const conversion = row.number('Conversion Rate')
  const amount = row.number('Amount')
  const line = {
    at: row.at,
    day: dayIn(row.text('Trade Date')),
    name: row.text('Instrument'),
    isin: row.text('Instrument ISIN').toUpperCase(),
    ticker: row.text('Instrument Symbol').split(':')[0]?.toUpperCase() ?? '',
    said: `${row.text('Type')} ${event}`.trim(),
    order: row.text('Order ID'),
  }
  // Euro for one unit of the currency; one euro in other words the other way round.
  const rate = currency === 'EUR' || conversion === null || conversion === 0 || conversion === 1 ? null : 1 / conversion
  const found = EVENT.exec(event)?.groups
  const [units, price] = [row.parse(found?.['units'] ?? ''), row.parse(found?.['price'] ?? '')]
  const kind = found ? sideOf(found['side'] ?? '') : null
  if (kind !== null && units !== null && price !== null) {
    const paid = Math.abs(amount ?? 0)
    const gross = units * price
    // The amount is net, in the currency of the account or of the share: only one of the two can be near.
    const near = (worth: number) => worth > 0 && Math.abs(paid / worth - 1) <= MOST_COSTS
    const inEuro = rate !== null && near(gross / rate)
    const worth = inEuro ? gross / (rate ?? 1) : gross
    const costs = kind === 'buy' ? paid - worth : worth - paid
    const proven = amount !== null && near(worth) && costs > -0.02
    const money = inEuro ? 'EUR' : currency
    return {
      ...line,
      kind,
      units,
      price,
      currency,
      rate,
      amount: amount === null ? null : { value: paid, currency: proven ? money : 'EUR' },
      net: true,
      costs: proven && costs > 0 ? [{ value: costs, currency: money }] : [],
    }
  }
  const other = OTHERS.find(([words]) => words.test(plain(line.said)))?.[1] ?? 'unknown'
  return { ...line, kind: other, currency, rate, amount: amount === null ? null : { value: amount, currency } }
}

export const saxo: readonly Layout[] = [
  table({
    broker: 'Saxo',
    file: 'Transactions',
    checkedOn: '2025-04',
    headings: [['Trade Date', 'Type', 'Instrument', 'Instrument ISIN', 'Instrument currency', 'Event', 'Amount']],
    decimal: '.',
    draft: (rows) => rows.map(transaction),
  }),
  table({
    broker: 'Saxo',
    file: 'Posities',
    checkedOn: '2026-11',
    headings: [['Instrument', 'ISIN', 'Gemiddelde openingsprijs', 'Aantal', 'Huidige prijs', 'Waarde']],
    draft: (rows) =>
      rows.map((row) => ({
        kind: 'position',
        at: row.at,
        day: '',
        name: row.text('Instrument'),
        isin: row.text('ISIN').toUpperCase(),
        ticker: row.text('Symbool').split(':')[0] ?? '',
        units: row.number('Aantal'),
        price: row.number('Gemiddelde openingsprijs'),
        currency: row.text('Valuta').toUpperCase() || 'EUR',
        amount: { value: row.number('Waarde') ?? 0, currency: 'EUR' },
      })),
  }),
]
