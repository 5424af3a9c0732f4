import { dateText, eur } from '#calculators/kernel/format.ts'
import type { Table } from '#calculators/kernel/report.ts'
import type { Ledger } from './case.ts'

export function periodTable({ work }: Ledger): Table {
  const earned = work.book.earned.map(
    (one) => [one.start, one.premium, one.earnedOn, one.paidOn, one.amount, one.rate, 'verworven'] as const,
  )
  const running = work.running.map(
    (one) => [one.start, one.premium, one.earnedOn, one.paidOn, one.amount, one.rate, 'lopend'] as const,
  )
  const lost = work.book.forfeits.map(
    (one) => [one.start, one.premium, null, null, one.amount, null, `verloren op ${dateText(one.date)}`] as const,
  )
  return {
    key: 'premies',
    title: 'Alle premiejaren',
    columns: [
      { key: 'start', label: 'Begonnen op', unit: 'date' },
      { key: 'premie', label: 'Premie', unit: 'euro' },
      { key: 'verworven', label: 'Verworven op', unit: 'date' },
      { key: 'betaald', label: 'Betaald op', unit: 'date' },
      { key: 'bedrag', label: 'Op een bedrag van', unit: 'euro' },
      { key: 'tarief', label: 'Tarief', unit: 'percent' },
      { key: 'stand', label: 'Stand', unit: 'text' },
    ],
    rows: [...earned, ...running, ...lost].toSorted((a, b) => (a[0] < b[0] ? -1 : a[0] > b[0] ? 1 : 0)),
  }
}

export const waitTable = ({ work }: Ledger): Table => ({
  key: 'opnamedag',
  title: `Wat een opname van ${eur(work.taken)} kost, per dag`,
  columns: [
    { key: 'dag', label: 'Opname op', unit: 'date' },
    { key: 'verlies', label: 'Verloren premie', unit: 'euro' },
    { key: 'wachten', label: 'Dagen wachten', unit: 'number', decimals: 0 },
  ],
  rows: work.wait.map((option) => [option.date, option.loss, option.days]),
})
