/** Charts and tables of a share trade, and the choice between selling now and in January. */
import { BASIS_TEXT } from '#calculators/beleggen/words.ts'
import { eur } from '#calculators/kernel/format.ts'
import type { Chart, Table } from '#calculators/kernel/report.ts'
import { year as yearOf } from '#finance/dates.ts'
import { roundCents, sum } from '#finance/money.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { bruikbareOverdracht, isBelast, meerwaardebelasting } from '#rules/sparen-beleggen/meerwaardebelasting.ts'
import { type Outcome, type Position, trade, type TradeResult } from './trade.ts'

/** Tax of selling all now, all in January, or half and half, with the exemption of each year. */
export function moments(law: Law, { soldOn, persons, used, carried }: Position, gain: number) {
  const year = yearOf(soldOn)
  const now = (net: number) => meerwaardebelasting(law, { year, net, persons, used, carried })
  const later = (net: number, left: number) => meerwaardebelasting(law, { year: year + 1, net, persons, carried: left })
  const half = roundCents(gain / 2)
  const first = now(half)
  return [
    { text: `Alles in ${year}`, tax: now(gain).tax },
    {
      text: `Helft in ${year}, helft in januari ${year + 1}`,
      tax: roundCents(first.tax + later(gain - half, first.carriedOut).tax),
    },
    { text: `Alles in januari ${year + 1}`, tax: later(gain, now(0).carriedOut).tax },
  ]
}

/** The sale price from which gain is taxed; null when there is no tax or nothing to sell. */
function exemptionUsedAt(law: Law, position: Position, { settlement, tax }: TradeResult): number | null {
  if (!isBelast(law, position.soldOn) || !(position.units > 0)) return null
  const base = sum(settlement.slices.map((slice) => slice.base))
  const carried = bruikbareOverdracht(law, yearOf(position.soldOn), position.carried, position.persons)
  return roundCents((base + tax.exemption + carried) / position.units)
}

export function chartsOf(law: Law, position: Position, outcome: Outcome, price: number, even: number | null): Chart[] {
  const { cost, proceeds, buy, sell, tax, dividends, total } = outcome
  const middle = Math.max(price, 0.01)
  const full = exemptionUsedAt(law, position, outcome)
  const prices = Array.from({ length: 31 }, (_, k) => roundCents(middle * (0.5 + k / 30)))
  const results = prices.map((other) => trade(law, position, other).result)
  return [
    {
      kind: 'waterfall',
      key: 'brutoNaarNetto',
      title: 'Van koerswinst naar netto resultaat',
      sentence: `Van ${eur(proceeds - cost)} koerswinst blijft, met dividend, ${eur(total)} over.`,
      y: { unit: 'euro' },
      bars: [
        { label: 'Koerswinst', value: roundCents(proceeds - cost), total: true },
        { label: 'Makelaarsloon', value: -roundCents(buy.fee + sell.fee) + 0 },
        { label: 'Beurstaks', value: -roundCents(buy.tob + buy.foreignTob + sell.tob) + 0 },
        { label: 'Meerwaardebelasting', value: -tax.tax + 0 },
        { label: 'Netto dividend', value: dividends.net },
        { label: 'Netto resultaat', value: total, total: true },
      ],
    },
    {
      kind: 'line',
      key: 'koers',
      title: 'Je resultaat bij een andere verkoopkoers',
      sentence:
        even === null
          ? 'Het resultaat stijgt met de koers.'
          : `Zonder dividend ben je vanaf ${eur(even)} uit de kosten.`,
      x: { label: 'Verkoopkoers', values: prices, unit: 'euro' },
      y: { unit: 'euro' },
      series: [
        { key: 'netto', label: 'Met dividend', values: results.map((own) => roundCents(own + dividends.net)) },
        {
          key: 'koers',
          label: 'Zonder dividend',
          values: results,
          dashed: true,
        },
      ],
      marks: [
        ...(even === null ? [] : [{ x: even, label: 'break-even' }]),
        ...(full === null ? [] : [{ x: full, label: 'vrijstelling op' }]),
      ].filter(({ x }) => x >= middle * 0.5 && x <= middle * 1.5),
    },
  ]
}

export function tablesOf(law: Law, position: Position, outcome: TradeResult): Table[] {
  const tables: Table[] = [
    {
      key: 'loten',
      title: 'Welke stukken je verkoopt',
      columns: [
        { key: 'gekocht', label: 'Gekocht', unit: 'date' },
        { key: 'aantal', label: 'Aantal', unit: 'number', decimals: 6 },
        { key: 'kost', label: 'Betaald', unit: 'euro', total: true },
        { key: 'soort', label: 'Fiscaal vanaf', unit: 'text' },
        { key: 'basis', label: 'Startwaarde', unit: 'euro', total: true },
        { key: 'opbrengst', label: 'Opbrengst', unit: 'euro', total: true },
        { key: 'winst', label: 'Belastbare winst', unit: 'euro', total: true },
      ],
      rows: outcome.settlement.slices.map((slice) => [
        slice.boughtOn,
        slice.units,
        slice.cost,
        BASIS_TEXT[slice.kind],
        slice.base,
        slice.proceeds,
        slice.gain,
      ]),
    },
  ]
  if (isBelast(law, position.soldOn)) {
    const options = moments(law, position, Math.max(0, outcome.gain))
    tables.push({
      key: 'moment',
      title: 'Nu of in januari verkopen?',
      columns: [
        { key: 'moment', label: 'Wanneer', unit: 'text' },
        { key: 'belasting', label: 'Meerwaardebelasting', unit: 'euro' },
      ],
      rows: options.map((option) => [option.text, option.tax]),
      note: 'Bij dezelfde koers. Niemand weet waar de koers in januari staat.',
    })
  }
  return tables
}
