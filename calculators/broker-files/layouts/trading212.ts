/** Trading 212: the history. Columns differ by period, so they go by name. */
import { brusselsDay, plain, timeIn } from '#calculators/broker-files/cells.ts'
import { costOf, pairsOf } from '#calculators/broker-files/drafts.ts'
import type { Draft, Kind } from '#calculators/broker-files/entry.ts'
import { type Layout, type Row, table } from '#calculators/broker-files/layout.ts'
import { grouped } from '#finance/list.ts'

const ACTIONS: readonly (readonly [RegExp, Kind])[] = [
  [/stock split|split (?:open|close)/, 'split'],
  [/\bbuy$/, 'buy'],
  [/\bsell$/, 'sell'],
  [/^dividend|^distribution/, 'dividend'],
  [/interest|lending/, 'interest'],
  [/^stock distribution|^spin/, 'unknown'],
  [/\bfee\b/, 'fee'],
  [/^(?:deposit|withdrawal)/, 'cash'],
  [/^currency conversion/, 'currency'],
  [/^transfer (?:in|out)/, 'transfer'],
  [/card|cashback/, 'card'],
  [/result adjustment/, 'cash'],
]

function action(row: Row): Draft {
  const said = row.text('Action')
  const kind = ACTIONS.find(([words]) => words.test(plain(said)))?.[1] ?? 'unknown'
  const currency = row.text('Currency (Price / share)').toUpperCase()
  const inEuro = row.has('Total (EUR)')
  const total = row.number('Total', 'Total (EUR)')
  const totalIn = inEuro ? 'EUR' : row.text('Currency (Total)').toUpperCase() || 'EUR'
  const costs = [
    ...costOf(
      row.number('Currency conversion fee', 'Currency conversion fee (EUR)'),
      row.has('Currency conversion fee (EUR)') ? 'EUR' : row.text('Currency (Currency conversion fee)') || 'EUR',
    ),
    ...costOf(row.number('Transaction fee', 'Transaction fee (EUR)'), row.text('Currency (Transaction fee)') || 'EUR'),
  ]
  const stamps = [
    ...costOf(row.number('Stamp duty reserve tax'), row.text('Currency (Stamp duty reserve tax)') || totalIn),
    ...costOf(row.number('French transaction tax'), row.text('Currency (French transaction tax)') || totalIn),
  ]
  const line = {
    kind,
    at: row.at,
    day: brusselsDay(row.text('Time')),
    time: timeIn(row.text('Time')),
    name: row.text('Name'),
    isin: row.text('ISIN').toUpperCase(),
    ticker: row.text('Ticker').toUpperCase(),
    units: row.number('No. of shares'),
    id: row.text('ID'),
    said,
  }
  const rate = row.number('Exchange rate')
  if (kind === 'dividend') {
    const tax = costOf(row.number('Withholding tax'), row.text('Currency (Withholding tax)') || totalIn)
    const gross = (line.units ?? 0) * (row.number('Price / share') ?? 0)
    const foreign = tax[0]?.currency ?? currency
    // The rate is not in the file: what came in, against what was paid in the other currency less its tax, gives it.
    const netThere = foreign === currency ? gross - (tax[0]?.value ?? 0) : gross
    const implied = currency !== totalIn && total !== null && total >= 1 && netThere > 0 ? netThere / total : null
    return {
      ...line,
      currency: currency || totalIn,
      rate: currency === totalIn ? null : (rate ?? implied),
      amount: { value: gross > 0 ? gross : (total ?? 0), currency: gross > 0 ? currency : totalIn },
      foreignTax: tax,
    }
  }
  return {
    ...line,
    price: row.number('Price / share'),
    currency: currency || totalIn,
    rate: currency === '' || currency === 'EUR' ? null : rate,
    amount:
      total === null ? null : { value: kind === 'buy' || kind === 'sell' ? Math.abs(total) : total, currency: totalIn },
    net: true,
    costs: [...costs, ...stamps],
  }
}

/** Closed and opened again at the same moment is one split, not a sale. */
function splits(drafts: readonly Draft[]): Draft[] {
  const own = drafts
    .filter(({ kind }) => kind === 'split')
    .map((draft) => ({ ...draft, time: '', isin: draft.isin ?? '' }))
  const byIsin = grouped(own, ({ isin }) => isin)
  return [...byIsin.values()].flatMap((lines) =>
    pairsOf(lines, ({ said = '' }) => (/close/i.test(said) ? 'sell' : 'buy')).flatMap(({ out, into }): Draft[] => {
      const base = out ?? into
      if (!base) return []
      const [before, after] = [out?.units ?? 0, into?.units ?? 0]
      const { kind, at, day, time, name, isin, said } = base
      return [
        {
          kind,
          at,
          day,
          time,
          ...(name ? { name } : {}),
          isin,
          said: said ?? '',
          ...(before > 0 && after > 0 ? { factor: after / before } : {}),
        },
      ]
    }),
  )
}

export const trading212: readonly Layout[] = [
  table({
    broker: 'Trading 212',
    file: 'Geschiedenis',
    checkedOn: '2026-02',
    headings: [['Action', 'Time', 'ISIN', 'Ticker', 'No. of shares', 'Price / share', 'Exchange rate', 'Total…']],
    decimal: '.',
    draft(rows) {
      const drafts = rows.map(action)
      return [...drafts.filter(({ kind }) => kind !== 'split'), ...splits(drafts)]
    },
  }),
]
