import { duration, eur, plural } from '#calculators/kernel/format.ts'
import type { Chart } from '#calculators/kernel/chart.ts'
import type { Table } from '#calculators/kernel/report.ts'
import type { Line } from './case.ts'

export function balanceChart({ values, out, work }: Line): Chart {
  const { shown, zero } = work
  return {
    kind: 'step',
    key: 'saldo',
    title: 'Je saldo maand na maand',
    sentence:
      out.maanden === null
        ? `Het saldo komt nooit op nul. Na ${plural(shown.length, 'maand', 'maanden')} staat er ${eur(shown.at(-1)?.balance ?? 0)} open.`
        : `Het saldo staat op nul na ${duration(out.maanden)}; de nulstelling vraagt dat binnen ${duration(zero.limit)}.`,
    x: { label: 'Maand', values: [0, ...shown.map((row) => row.month)] },
    y: { unit: 'euro0' },
    series: [{ key: 'saldo', label: 'Saldo', values: [values.opname, ...shown.map((row) => row.balance)] }],
    ...(zero.month > 0 && zero.month <= shown.length
      ? { marks: [{ x: zero.month, label: 'nulstelling', strong: true }] }
      : {}),
  }
}

export function loanCharts({ out, work }: Line): Chart[] {
  const { loan } = work
  if (!loan || out.totaleRente === null) return []
  return [
    {
      kind: 'bar',
      key: 'vergelijking',
      title: 'Rente naast een gewone lening',
      sentence: `De kredietlijn kost ${eur(out.totaleRente)} rente; een lening van ${eur(out.totaalOpgenomen)} op ${plural(loan.term, 'maand', 'maanden')} kost ${eur(loan.interest)}.`,
      categories: ['Kredietlijn', 'Gewone lening'],
      y: { unit: 'euro' },
      series: [{ key: 'rente', label: 'Rente', values: [out.totaleRente, loan.interest] }],
    },
  ]
}

export const ledgerTable = ({ work }: Line): Table => ({
  key: 'verloop',
  title: 'Maand per maand',
  columns: [
    { key: 'maand', label: 'Maand', unit: 'month' },
    { key: 'saldo', label: 'Saldo erna', unit: 'euro', formula: '{saldo@-1}+{opname}+{kost}+{rente}-{betaling}' },
    { key: 'opname', label: 'Opname', unit: 'euro', total: true },
    { key: 'kost', label: 'Kost', unit: 'euro', total: true },
    { key: 'rente', label: 'Rente', unit: 'euro', total: true },
    { key: 'betaling', label: 'Betaling', unit: 'euro', total: true },
  ],
  rows: work.shown.map((row) => [row.name, row.balance, row.drawn, row.cost, row.interest, row.payment]),
  ...(work.cut ? { note: `Enkel de eerste ${work.shown.length} maanden.` } : {}),
})

export const zeroTable = ({ work }: Line): Table => ({
  key: 'nulstellingen',
  title: 'Van opname tot nul',
  columns: [
    { key: 'start', label: 'Eerste opname', unit: 'month' },
    { key: 'oordeel', label: 'Op tijd', unit: 'text' },
    { key: 'nul', label: 'Saldo op nul', unit: 'month' },
    { key: 'uiterst', label: 'Uiterste maand', unit: 'month' },
  ],
  rows: work.zero.periods.map((row) => [row.start, row.inTime ? 'ja' : 'nee', row.zero, row.deadline]),
  note: 'De termijn begint opnieuw bij de eerste opname nadat het saldo op nul stond.',
})
