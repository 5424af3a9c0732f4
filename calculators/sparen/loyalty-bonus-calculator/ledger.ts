/** The ledger of a savings account: value dates, average balance, and its premium years as chart and table. */
import { dateText, eur, pct, plural } from '#calculators/kernel/format.ts'
import type { Chart, Table } from '#calculators/kernel/report.ts'
import { addDays, addMonths, daysBetween } from '#finance/dates.ts'
import { roundCents } from '#finance/money.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { type Movement, premieBetaaldOp, type SavingsBook } from '#rules/sparen-beleggen/spaarboekje.ts'

/** More bars than this are unreadable; the table has them all. */
const BARS_SHOWN = 14

/** Money that stood on the account, weighed by days: what an effective rate is measured on. */
export function averageCapital(movements: readonly Movement[], until: string): number {
  const first = movements.reduce((earliest, move) => (move.date < earliest ? move.date : earliest), until)
  const days = daysBetween(first, until)
  if (days <= 0) return 0
  const weighed = movements
    .filter((move) => !move.transfer)
    .reduce((total, move) => total + move.amount * Math.max(0, daysBetween(move.date, until)), 0)
  return weighed / days
}

export function lotChart(book: SavingsBook, until: string): Chart {
  const lots = book.lots.toSorted((a, b) => (a.start < b.start ? -1 : 1)).slice(-BARS_SHOWN)
  const from = lots[0]?.start ?? until
  const to = lots.reduce((latest, lot) => (lot.earnedOn > latest ? lot.earnedOn : latest), addMonths(until, 1))
  return {
    kind: 'timeline',
    key: 'premiejaren',
    title: 'Elk bedrag loopt zijn eigen premiejaar',
    sentence:
      lots.length === 0
        ? 'Er staat geen geld meer dat premie opbouwt.'
        : `Er lopen ${plural(book.lots.length, 'premiejaar', 'premiejaren')}; het eerste is rond op ${dateText(book.lots.reduce((first, lot) => (lot.earnedOn < first ? lot.earnedOn : first), to))}.`,
    from,
    to,
    today: until,
    bars: lots.map((lot) => ({
      label: `${eur(lot.amount)} aan ${pct(lot.rate)}`,
      from: lot.start,
      to: lot.earnedOn,
      filled: Math.min(
        1,
        Math.max(0, daysBetween(lot.start, until) / Math.max(1, daysBetween(lot.start, lot.earnedOn))),
      ),
      note: `premie ${eur(roundCents(lot.amount * lot.rate))}`,
    })),
  }
}

export function periodTable(law: Law, book: SavingsBook): Table {
  const earned = book.earned.map(
    (period) =>
      [period.start, period.amount, period.rate, period.earnedOn, period.paidOn, period.premium, 'verworven'] as const,
  )
  const running = book.lots.map(
    (lot) =>
      [
        lot.start,
        lot.amount,
        lot.rate,
        lot.earnedOn,
        premieBetaaldOp(law, lot.earnedOn),
        roundCents(lot.amount * lot.rate),
        'lopend',
      ] as const,
  )
  const lost = book.forfeits.map(
    (forfeit) =>
      [
        forfeit.start,
        forfeit.amount,
        null,
        null,
        null,
        forfeit.premium,
        `verloren op ${dateText(forfeit.date)}`,
      ] as const,
  )
  return {
    key: 'premies',
    title: 'Alle premiejaren',
    columns: [
      { key: 'start', label: 'Begonnen op', unit: 'date' },
      { key: 'bedrag', label: 'Bedrag', unit: 'euro' },
      { key: 'tarief', label: 'Premie', unit: 'percent' },
      { key: 'verworven', label: 'Verworven op', unit: 'date' },
      { key: 'betaald', label: 'Betaald op', unit: 'date' },
      { key: 'premie', label: 'In euro', unit: 'euro' },
      { key: 'stand', label: 'Stand', unit: 'text' },
    ],
    rows: [...earned, ...running, ...lost].toSorted((a, b) => (a[0] < b[0] ? -1 : a[0] > b[0] ? 1 : 0)),
  }
}

/**
 * Movements by the day on which they count. A deposit counts from its own day or from the next one, at the latest
 * (art. 2 KB/WIB 92); a withdrawal counts on its day. A deposit taken out again on its day leaves no trace.
 */
export function byValueDate(movements: readonly Movement[], nextDay: boolean): readonly Movement[] {
  if (!nextDay) return movements
  const withdrawn = new Map<string, number>()
  for (const { date, amount } of movements)
    if (amount < 0) withdrawn.set(date, roundCents((withdrawn.get(date) ?? 0) - amount))
  const deposits = movements.flatMap((move) => {
    if (move.amount < 0) return []
    if (move.transfer) return [move]
    const cancelled = Math.min(move.amount, withdrawn.get(move.date) ?? 0)
    if (cancelled > 0) withdrawn.set(move.date, roundCents((withdrawn.get(move.date) ?? 0) - cancelled))
    return [{ ...move, date: addDays(move.date, 1), amount: roundCents(move.amount - cancelled) }]
  })
  const left = [...withdrawn].filter(([, amount]) => amount > 0).map(([date, amount]) => ({ date, amount: -amount }))
  return [...deposits, ...left]
}
