/** The rate through the years as a chart, and the tables of periods, payments and history. */
import { pct } from '#calculators/kernel/format.ts'
import type { Chart, Table } from '#calculators/kernel/report.ts'
import { month, year } from '#finance/dates.ts'
import { roundCents } from '#finance/money.ts'
import { interestFigure, type InterestKind } from '#rules/krediet/wettelijke-rente.ts'
import type { Settlement } from './ledger.ts'

export const KINDS: Readonly<Record<InterestKind, string>> = {
  burgerlijk: 'burgerlijke zaken',
  handel: 'handelstransacties',
  handelOud: 'handelstransacties van oudere contracten',
  fiscaal: 'inkomstenbelasting',
  btw: 'btw',
  sociaal: 'sociale zaken',
}

/** Older rates stay in the table: with half a century on the axis the yearly steps of today would be lost. */
const CHART_FROM_YEAR = 2007

export function rateChart(kind: InterestKind): Chart {
  const { rows } = interestFigure[kind]
  const recent = rows.filter(({ from }) => year(from) >= CHART_FROM_YEAR)
  const shown = recent.length > 1 ? recent : rows
  const first = shown[0]
  const last = shown.at(-1)
  return {
    kind: 'step',
    key: 'tarief',
    title: `De rentevoet in ${KINDS[kind]}`,
    sentence:
      shown.length > 1
        ? `De voet ging van ${pct(first?.value ?? 0)} in ${first?.from.slice(0, 4)} naar ${pct(last?.value ?? 0)} nu.`
        : `De voet is ${pct(last?.value ?? 0)} sinds ${last?.from.slice(0, 4)}.`,
    x: { label: 'Vanaf', values: shown.map(({ from }) => year(from) + (month(from) - 1) / 12) },
    y: { unit: 'percent' },
    series: [{ key: 'rente', label: 'Rentevoet', values: shown.map(({ value }) => value) }],
  }
}

export function periodTable({ parts }: Settlement, inMonths: boolean): Table {
  return {
    key: 'periodes',
    title: 'Periode per periode',
    columns: [
      { key: 'van', label: 'Van', unit: 'date' },
      { key: 'tot', label: 'Tot', unit: 'date' },
      {
        key: inMonths ? 'maanden' : 'dagen',
        label: inMonths ? 'Maanden' : 'Dagen',
        unit: 'number',
        total: true,
        decimals: 0,
      },
      { key: 'hoofdsom', label: inMonths ? 'Hoofdsom, afgerond' : 'Hoofdsom', unit: 'euro' },
      { key: 'rente', label: 'Rentevoet', unit: 'percent' },
      { key: 'interest', label: 'Interest', unit: 'euro' },
    ],
    rows: parts.map((part) => [part.from, part.to, part.count, part.sum, part.rate, roundCents(part.interest)]),
    note: 'De som kan een cent verschillen: we ronden pas op het einde af.',
  }
}

export function paymentTable({ imputed }: Settlement): Table {
  return {
    key: 'betalingen',
    title: 'Hoe je betalingen aangerekend worden',
    columns: [
      { key: 'datum', label: 'Datum', unit: 'date' },
      { key: 'bedrag', label: 'Betaald', unit: 'euro', total: true },
      { key: 'interest', label: 'Op interest', unit: 'euro', total: true },
      { key: 'hoofdsom', label: 'Op hoofdsom', unit: 'euro', total: true },
      { key: 'rest', label: 'Hoofdsom daarna', unit: 'euro' },
    ],
    rows: imputed.map(({ datum, bedrag, onInterest, onPrincipal, principalAfter }) => [
      datum,
      bedrag,
      onInterest,
      onPrincipal,
      principalAfter,
    ]),
  }
}

export function historyTable(kind: InterestKind): Table {
  return {
    key: 'geschiedenis',
    title: `Alle tarieven in ${KINDS[kind]}`,
    columns: [
      { key: 'vanaf', label: 'Vanaf', unit: 'date' },
      { key: 'rente', label: 'Rentevoet', unit: 'percent' },
    ],
    rows: interestFigure[kind].rows.toReversed().map((row) => [row.from, row.value]),
  }
}
