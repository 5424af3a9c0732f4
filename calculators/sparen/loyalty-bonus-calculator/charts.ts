/** The picture of the page: each deposit ripens for a year of its own. */
import { dateText, eur, num } from '#calculators/kernel/format.ts'
import type { Chart } from '#calculators/kernel/chart.ts'
import type { Ledger } from './case.ts'

/** More bars than this are unreadable; the table has them all. */
const BARS_SHOWN = 10

/** A premium below a cent or two is interest on interest: it stays in the table. */
const isWorth = ({ premium }: { readonly premium: number }) => premium >= 0.05

const inOrder = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

const latest = <T extends { readonly start: string; readonly premium: number }>(list: readonly T[]): readonly T[] =>
  list
    .filter(isWorth)
    .toSorted((a, b) => inOrder(a.start, b.start))
    .slice(-BARS_SHOWN)

export function charts({ values, out, work }: Ledger): Chart[] {
  // The last of each kind first: of a long life only those that are shown are put into words.
  const bars = [
    ...latest(work.book.earned).map((one) => ({
      label: num(one.amount, 0),
      from: one.start,
      to: one.earnedOn,
      filled: 1,
      tone: 'third' as const,
      note: eur(one.premium),
    })),
    ...latest(work.running).map((one) => ({
      label: num(one.amount, 0),
      from: one.start,
      to: one.earnedOn,
      filled: one.filled,
      note: eur(one.premium),
    })),
    ...latest(work.book.forfeits).map((one) => ({
      label: num(one.amount, 0),
      from: one.start,
      to: one.date,
      filled: 1,
      tone: 'compare' as const,
      note: `weg: ${eur(one.premium)}`,
    })),
  ]
    .toSorted((a, b) => inOrder(a.from, b.from))
    .slice(-BARS_SHOWN)
  return [
    {
      kind: 'timeline',
      key: 'premiejaren',
      title: 'Elk bedrag rijpt twaalf maanden tot zijn premie',
      sentence:
        out.volgendePremieOp === null
          ? 'Er staat geen geld meer dat premie opbouwt.'
          : `Er ${work.running.length === 1 ? 'loopt 1 premiejaar; het' : `lopen ${work.running.length} premiejaren; het eerste`} is vol op ${dateText(out.volgendePremieOp)}.`,
      from: bars.reduce((first, { from }) => (from < first ? from : first), values.standOp),
      to: bars.reduce((latest, { to }) => (to > latest ? to : latest), values.standOp),
      today: values.standOp,
      bars,
    },
  ]
}
