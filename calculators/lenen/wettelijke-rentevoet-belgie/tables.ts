/** The rate through the years as a chart, and the tables of periods, payments and history. */
import { dateText, eur, pct, plural } from '#calculators/kernel/format.ts'
import type { Chart } from '#calculators/kernel/chart.ts'
import type { Table } from '#calculators/kernel/report.ts'
import type { Interest } from './case.ts'

export const KINDS: Readonly<Record<Interest['values']['soort'], string>> = {
  burgerlijk: 'burgerlijke zaken',
  handel: 'handelstransacties',
  handelOud: 'handelstransacties van oudere contracten',
  fiscaal: 'inkomstenbelasting',
  btw: 'btw',
  sociaal: 'sociale zaken',
}

/** Your own stretch of time, cut where the rate changes: as wide as it lasts, as high as the rate. */
export const periodChart = ({ out, work }: Interest): Chart => ({
  kind: 'columns',
  key: 'periodes',
  title: 'Jouw periode, aan de rentevoet van toen',
  sentence: `Samen ${eur(out.interest)} interest, in ${plural(work.periods.length, 'periode', 'periodes')}.`,
  y: { unit: 'percent' },
  columns: work.periods.map(({ to, count, rate }, index) => ({
    label: dateText(to),
    width: Math.max(1, count),
    parts: [{ label: 'Rentevoet', value: rate, tone: index === work.periods.length - 1 ? 'main' : 'third' }],
  })),
})

export function rateChart({ values, work }: Interest): Chart {
  const first = work.rates[0]
  const last = work.rates.at(-1)
  const now = pct(last?.rate ?? 0)
  const changed = work.rates.some(({ rate }) => rate !== last?.rate)
  return {
    kind: 'step',
    key: 'tarief',
    title: `De rentevoet in ${KINDS[values.soort]}`,
    sentence: changed
      ? `De voet ging van ${pct(first?.rate ?? 0)} in ${first?.month.slice(0, 4)} naar ${now} nu.`
      : `De voet is al sinds ${first?.month.slice(0, 4)} ${now}.`,
    x: { label: 'Vanaf', values: work.rates.map(({ month }) => month), unit: 'month' },
    y: { unit: 'percent' },
    series: [{ key: 'rente', label: 'Rentevoet', values: work.rates.map(({ rate }) => rate) }],
  }
}

export function periodTable({ work: { periods, inMonths } }: Interest): Table {
  return {
    key: 'periodes',
    title: 'Periode per periode',
    columns: [
      { key: 'van', label: 'Van', unit: 'date' },
      { key: 'interest', label: 'Interest', unit: 'euro', total: true },
      { key: 'tot', label: 'Tot', unit: 'date' },
      {
        key: inMonths ? 'maanden' : 'dagen',
        label: inMonths ? 'Maanden' : 'Dagen',
        unit: 'number',
        total: true,
        decimals: 0,
      },
      { key: 'rente', label: 'Rentevoet', unit: 'percent' },
      { key: 'hoofdsom', label: inMonths ? 'Hoofdsom, afgerond' : 'Hoofdsom', unit: 'euro' },
    ],
    rows: periods.map((part) => [part.from, part.shown, part.to, part.count, part.rate, part.sum]),
  }
}

export function paymentTable({ work }: Interest): Table {
  const { imputed, extrasPaid } = work.settled
  return {
    key: 'betalingen',
    title: 'Hoe de betalingen aangerekend worden',
    columns: [
      { key: 'datum', label: 'Datum', unit: 'date' },
      { key: 'bedrag', label: 'Betaald', unit: 'euro', total: true },
      { key: 'interest', label: 'Op interest', unit: 'euro', total: true },
      { key: 'hoofdsom', label: 'Op hoofdsom', unit: 'euro', total: true },
      ...(extrasPaid > 0 ? [{ key: 'extra', label: 'Op schade en kosten', unit: 'euro' as const, total: true }] : []),
      { key: 'rest', label: 'Hoofdsom daarna', unit: 'euro' },
    ],
    rows: imputed.map((one) => [
      one.datum,
      one.bedrag,
      one.onInterest,
      one.onPrincipal,
      ...(extrasPaid > 0 ? [one.onExtras] : []),
      one.principalAfter,
    ]),
  }
}

export function historyTable({ values, work }: Interest): Table {
  return {
    key: 'geschiedenis',
    title: `Alle tarieven in ${KINDS[values.soort]}`,
    columns: [
      { key: 'vanaf', label: 'Vanaf', unit: 'date' },
      { key: 'rente', label: 'Rentevoet', unit: 'percent' },
    ],
    rows: work.figure.rows.toReversed().map((row) => [row.from, row.value]),
  }
}
