import { dateText, duration, eur0, lowerFirst, plural } from '#calculators/kernel/format.ts'
import type { Chart, LineChart } from '#calculators/kernel/chart.ts'
import type { Table } from '#calculators/kernel/report.ts'
import type { Debt } from './model-plan.ts'
import type { Debts } from './case.ts'
import type { WayKey } from './model-ways.ts'

const NAMES: Readonly<Record<WayKey, string>> = {
  lawine: 'Lawine (duurste schuld eerst)',
  sneeuwbal: 'Sneeuwbal (kleinste schuld eerst)',
  verdeeld: 'Extra verdeeld over alle schulden',
  samenvoegen: 'Samenvoegen in één krediet',
}
export const debtName = ({ name, nr }: Debt) => name ?? `Schuld ${nr}`

/** Points of the chart. */
const SHOWN_MONTHS = 240

/** Four ways out: as long as they cost, with the date at the end. A way that never ends has no cost to show. */
export function wayChart({ work }: Debts): Chart {
  const known = work.ways.flatMap((way) => (way.total === null ? [] : [{ ...way, total: way.total }]))
  const said = (way: (typeof known)[number]) => `${eur0(way.total)} voor ${lowerFirst(NAMES[way.key])}`
  const [first, last] = [known[0], known.at(-1)]
  return {
    kind: 'strips',
    key: 'wegen',
    title: 'Wat elke weg kost, en wanneer je klaar bent',
    sentence:
      first === undefined || last === undefined
        ? 'Zo raken de schulden nooit afbetaald.'
        : first === last
          ? `${said(first)}.`
          : `Van ${said(first)} tot ${said(last)}.`,
    y: { unit: 'euro0' },
    tie: first && work.tied.length > 1 ? { count: work.tied.length, text: 'gelijke stand' } : undefined,
    strips: known.map(({ key, total, end }, index) => ({
      label: NAMES[key],
      end: end === null ? eur0(total) : `${eur0(total)}, ${dateText(end)}`,
      parts: [
        { label: 'Samen te betalen', value: total, tone: index === 0 || work.tied.includes(key) ? 'main' : 'third' },
      ],
    })),
  }
}

export function balanceChart({ values, work }: Debts): LineChart {
  const { keep, avalanche, snowball, loan, merged } = work
  const lines = [
    { key: 'nu', label: 'Niets veranderen', length: keep.length, balances: keep.balances },
    { key: 'lawine', label: 'Lawine', length: avalanche.length, balances: avalanche.balances },
    ...(snowball.paid === avalanche.paid && snowball.length === avalanche.length
      ? []
      : [{ key: 'sneeuwbal', label: 'Sneeuwbal', length: snowball.length, balances: snowball.balances }]),
    {
      key: 'samenvoegen',
      label: `Samenvoegen op ${plural(values.looptijdNieuw, 'maand', 'maanden')}`,
      length: loan.periods,
      balances: [merged, ...loan.rows.map((row) => row.balance)],
    },
  ]
  const shown = Math.min(SHOWN_MONTHS, Math.max(...lines.map((line) => line.balances.length - 1)))
  return {
    kind: 'line',
    key: 'totaleSchuld',
    title: 'Je totale schuld',
    sentence: lines
      .map((line) => `${line.label}: ${line.length === null ? 'nooit afbetaald' : duration(line.length)}.`)
      .join(' '),
    x: { label: 'Maand', values: Array.from({ length: shown + 1 }, (_, index) => index) },
    y: { unit: 'euro0' },
    series: lines.map((line) => ({
      key: line.key,
      label: line.label,
      values: Array.from(
        { length: shown + 1 },
        (_, month) => line.balances[month] ?? (line.length === null ? null : 0),
      ),
      dashed: line.key === 'sneeuwbal' || line.key === 'samenvoegen',
    })),
  }
}

export const wayTable = ({ work }: Debts): Table => ({
  key: 'wegen',
  title: 'Vier wegen met hetzelfde maandbudget',
  columns: [
    { key: 'weg', label: 'Weg', unit: 'text' },
    { key: 'totaal', label: 'Nog te betalen', unit: 'euro' },
    { key: 'duur', label: 'Schuldenvrij na', unit: 'months' },
    { key: 'einde', label: 'Laatste afbetaling', unit: 'month' },
  ],
  rows: work.ways.map((way) => [NAMES[way.key], way.total, way.length, way.end]),
  strong: work.ways.flatMap((way, index) => (work.tied.includes(way.key) ? [index] : [])),
  note: 'Elke weg gebruikt elke maand je afbetalingen van vandaag en het extra bedrag. Een streepje betekent: nooit afbetaald, of langer dan de wet toelaat.',
})

export const debtTable = ({ work }: Debts): Table => ({
  key: 'schulden',
  title: 'Schuld per schuld',
  columns: [
    { key: 'schuld', label: 'Schuld', unit: 'text' },
    { key: 'rente', label: 'Rente die nog komt', unit: 'euro' },
    { key: 'saldo', label: 'Openstaand', unit: 'euro', total: true },
    { key: 'jkp', label: 'JKP', unit: 'percent' },
    { key: 'maandlast', label: 'Per maand', unit: 'euro', total: true },
    { key: 'maanden', label: 'Nog', unit: 'months' },
    { key: 'vergoeding', label: 'Vergoeding bij aflossen', unit: 'euro', total: true },
    { key: 'lawine', label: 'Afbetaald met de lawine na', unit: 'months' },
  ],
  rows: work.debts.map((debt, index) => [
    debtName(debt),
    work.settled[index]?.interest ?? null,
    debt.balance,
    debt.jkp,
    debt.payment,
    work.settled[index]?.months ?? null,
    work.settled[index]?.fee ?? 0,
    work.avalanche.ends[index] ?? null,
  ]),
})
