import { dateText, eur, pct, plural } from '#calculators/kernel/format.ts'
import type { Chart, Table } from '#calculators/kernel/report.ts'
import type { Ledger } from './tell.ts'

/** More bars than this are unreadable; the table has them all. */
const BARS_SHOWN = 14

export function lotChart({ values, out, work }: Ledger): Chart {
  const lots = work.running.toSorted((a, b) => (a.start < b.start ? -1 : 1)).slice(-BARS_SHOWN)
  return {
    kind: 'timeline',
    key: 'premiejaren',
    title: 'Elk bedrag loopt zijn eigen premiejaar',
    sentence:
      out.volgendePremieOp === null
        ? 'Er staat geen geld meer dat premie opbouwt.'
        : `Er lopen ${plural(work.running.length, 'premiejaar', 'premiejaren')}; het eerste is vol op ${dateText(out.volgendePremieOp)}.`,
    from: lots[0]?.start ?? values.standOp,
    to: lots.reduce((latest, lot) => (lot.earnedOn > latest ? lot.earnedOn : latest), values.standOp),
    today: values.standOp,
    bars: lots.map((lot) => ({
      label: `${eur(lot.amount)} aan ${pct(lot.rate)}`,
      from: lot.start,
      to: lot.earnedOn,
      filled: lot.filled,
      note: `premie ${eur(lot.premium)}`,
    })),
  }
}

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
