/** Charts and tables of a share trade. */
import { BASIS_TEXT } from '#calculators/beleggen/words.ts'
import type { Currency } from '#calculators/beleggen/currency.ts'
import { eur, num } from '#calculators/kernel/format.ts'
import type { Chart } from '#calculators/kernel/chart.ts'
import type { Table } from '#calculators/kernel/report.ts'
import type { Moment } from './model-moments.ts'
import type { Trade } from './case.ts'

/** A price in the currency of the share: € 59,01 or 59,01 USD. */
export const priceText = (currency: Currency, price: number): string =>
  currency === 'EUR' ? eur(price) : `${num(price, 2, 2)} ${currency}`

export const momentText = (when: Moment['when'], year: number): string =>
  ({
    nu: `Alles in ${year}`,
    half: `Helft in ${year}, helft in januari ${year + 1}`,
    januari: `Alles in januari ${year + 1}`,
  })[when]

function resultText({ koerswinst, nettoWinst, brutoDividend }: Trade['out']): string {
  const dividend = brutoDividend > 0 ? ', met dividend,' : ''
  const left =
    nettoWinst < 0 ? `verlies je${dividend} ${eur(-nettoWinst)}` : `blijft${dividend} ${eur(nettoWinst)} over`
  if (koerswinst < 0) return `Na ${eur(-koerswinst)} koersverlies ${nettoWinst < 0 ? `en de kosten ${left}` : left}.`
  return nettoWinst < 0
    ? `Ondanks ${eur(koerswinst)} koerswinst ${left}.`
    : `Van ${eur(koerswinst)} koerswinst ${left}.`
}

export function charts({ values, out, work }: Trade): Chart[] {
  const { prices } = work
  const [lowest = 0, highest = 0] = [prices[0], prices.at(-1)]
  const even = out.breakEvenKoers
  return [
    {
      kind: 'waterfall',
      key: 'brutoNaarNetto',
      title: 'Van koerswinst naar netto resultaat',
      sentence: resultText(out),
      y: { unit: 'euro' },
      bars: [
        { label: 'Koerswinst', value: out.koerswinst, total: true },
        { label: 'Makelaarsloon', value: 0 - out.makelaarsloonTotaal },
        { label: 'Beurstaks', value: 0 - work.tobTotal, tone: 'tax' as const },
        { label: 'Meerwaardebelasting', value: 0 - out.meerwaardebelasting, tone: 'tax' as const },
        { label: 'Netto dividend', value: out.nettoDividend },
        { label: 'Netto resultaat', value: out.nettoWinst, total: true },
      ].filter(({ value, total }) => total === true || value !== 0),
    },
    {
      kind: 'line',
      key: 'koers',
      title: 'Je resultaat bij een andere verkoopkoers',
      sentence:
        even === null
          ? 'Het resultaat stijgt met de koers.'
          : `Vanaf ${priceText(values.munt, even)} ben je uit de kosten.`,
      x:
        values.munt === 'EUR'
          ? { label: 'Verkoopkoers', values: prices, unit: 'euro' }
          : { label: `Verkoopkoers in ${values.munt}`, values: prices, unit: 'number' },
      y: { unit: 'euro' },
      series:
        out.brutoDividend > 0
          ? [
              { key: 'netto', label: 'Met dividend', values: work.withDividend },
              { key: 'koers', label: 'Zonder dividend', values: work.results, dashed: true },
            ]
          : [{ key: 'netto', label: 'Netto resultaat', values: work.results }],
      marks: [
        ...(even === null ? [] : [{ x: even, label: 'break-even' }]),
        ...(work.full === null ? [] : [{ x: work.full, label: 'vrijstelling op' }]),
      ].filter(({ x }) => x >= lowest && x <= highest),
    },
  ]
}

export function tables({ work }: Trade): Table[] {
  const found: Table[] = [
    {
      key: 'loten',
      title: 'Welke stukken je verkoopt',
      columns: [
        { key: 'gekocht', label: 'Gekocht', unit: 'date' },
        { key: 'winst', label: 'Belastbare winst', unit: 'euro', total: true },
        { key: 'aantal', label: 'Aantal', unit: 'number', decimals: 6 },
        { key: 'kost', label: 'Betaald', unit: 'euro', total: true },
        { key: 'opbrengst', label: 'Opbrengst', unit: 'euro', total: true },
        { key: 'basis', label: 'Startwaarde', unit: 'euro', total: true },
        { key: 'soort', label: 'Fiscaal vanaf', unit: 'text' },
      ],
      rows: work.sold.settlement.slices.map((slice) => [
        slice.boughtOn,
        slice.gain,
        slice.units,
        slice.cost,
        slice.proceeds,
        slice.base,
        BASIS_TEXT[slice.kind],
      ]),
    },
  ]
  if (work.moments.length > 0) {
    found.push({
      key: 'moment',
      title: 'Nu of in januari verkopen?',
      columns: [
        { key: 'moment', label: 'Wanneer', unit: 'text' },
        { key: 'belasting', label: 'Meerwaardebelasting', unit: 'euro' },
      ],
      rows: work.moments.map((option) => [momentText(option.when, work.year), option.tax]),
      note: 'Bij dezelfde koers. Niemand weet waar de koers in januari staat.',
    })
  }
  return found
}
