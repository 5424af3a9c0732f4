import { dateText, eur } from '#calculators/kernel/format.ts'
import type { Table } from '#calculators/kernel/report.ts'
import type { Ledger } from './case.ts'

type Period = Ledger['work']['earned'][number]

export function periodTable({ work }: Ledger): Table {
  const row = (one: Period, state: string) =>
    [one.start, one.premium, one.earnedOn, one.paidOn, one.taxYear, one.amount, one.rate, state] as const
  const earned = work.earned.map((one) => row(one, 'verworven'))
  const running = work.running.map((one) => row(one, 'lopend'))
  const lost = work.book.forfeits.map(
    (one) => [one.start, one.premium, null, null, null, one.amount, null, `verloren op ${dateText(one.date)}`] as const,
  )
  return {
    key: 'premies',
    title: 'Alle premiejaren',
    columns: [
      { key: 'start', label: 'Begonnen op', unit: 'date' },
      { key: 'premie', label: 'Premie', unit: 'euro' },
      { key: 'verworven', label: 'Verworven op', unit: 'date' },
      { key: 'betaald', label: 'Betaald op', unit: 'date' },
      { key: 'belastingjaar', label: 'Belast in', unit: 'text' },
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
