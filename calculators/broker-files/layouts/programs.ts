/** Programs that keep a portfolio, and the older export of Trade Republic, which has their form. */
import { dayIn, plain, timeIn } from '#calculators/broker-files/cells.ts'
import { costOf } from '#calculators/broker-files/drafts.ts'
import type { Draft, Kind } from '#calculators/broker-files/entry.ts'
import { type Layout, type Row, sideOf, table } from '#calculators/broker-files/layout.ts'

const TYPES: readonly (readonly [RegExp, Kind])[] = [
  [/dividend/, 'dividend'],
  [/rente|interest/, 'interest'],
  [/belasting|tax/, 'tax'],
  [/kosten|fee/, 'fee'],
  [/overdracht|levering|delivery|transfer|overboeking/, 'transfer'],
  [/storting|inleg|deposit|opname|removal|verwijdering/, 'cash'],
]

function line(row: Row): Draft {
  const said = row.text('Transactietype', 'Type')
  const kind: Kind = /levering|delivery/i.test(said)
    ? 'transfer'
    : (sideOf(said) ?? TYPES.find(([words]) => words.test(plain(said)))?.[1] ?? 'unknown')
  const currency = row.text('Transactievaluta', 'Transaction Currency').toUpperCase() || 'EUR'
  const value = row.number('Waarde (netto)', 'Value')
  const units = row.number('Aantal', 'Shares')
  const costs = costOf(row.number('Kosten', 'Fees'), currency)
  const taxes = costOf(row.number('Belasting', 'Taxes'), currency)
  const charged = [...costs, ...taxes].reduce((sum, cost) => sum + cost.value, 0)
  const base = {
    kind,
    at: row.at,
    day: dayIn(row.text('Datum', 'Date')),
    time: timeIn(row.text('Datum', 'Date')),
    name: row.text('Effect', 'Security Name', 'Opmerking', 'Note'),
    isin: row.text('ISIN').toUpperCase(),
    ticker: row.text('Tickersymbool', 'Ticker Symbol').toUpperCase(),
    currency,
    said,
  }
  if (kind !== 'buy' && kind !== 'sell') {
    const gross = value === null ? null : { value: kind === 'dividend' ? Math.abs(value) + charged : value, currency }
    return { ...base, amount: gross, ...(kind === 'dividend' ? { foreignTax: taxes, costs } : {}) }
  }
  // The value holds costs and taxes: paid on top of a purchase, taken off a sale. There is no price.
  const paid = value === null ? null : Math.abs(value)
  const gross = paid === null ? null : kind === 'buy' ? paid - charged : paid + charged
  const pieces = units === null ? null : Math.abs(units)
  return {
    ...base,
    units: pieces,
    price: gross === null || pieces === null || pieces === 0 ? null : gross / pieces,
    amount: paid === null ? null : { value: paid, currency },
    net: true,
    costs,
    taxes,
  }
}

export const programs: readonly Layout[] = [
  table({
    broker: 'Portfolio Performance',
    file: 'Alle transacties',
    checkedOn: '2026-08',
    headings: [
      ['Datum', 'Transactietype', 'Waarde (netto)', 'Transactievaluta', 'Kosten', 'Belasting', 'Aantal', 'ISIN'],
      ['Date', 'Type', 'Value', 'Transaction Currency', 'Fees', 'Taxes', 'Shares', 'ISIN'],
    ],
    draft: (rows) => rows.map(line),
  }),
  table({
    broker: 'Trade Republic',
    file: 'Oudere export',
    checkedOn: '2024-11',
    headings: [['Datum', 'Transactietype', 'Waarde (netto)', 'Opmerking', 'ISIN', 'Aantal', 'Kosten', 'Belasting']],
    decimal: ',',
    draft: (rows) => rows.map(line),
  }),
]
