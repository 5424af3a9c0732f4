/** The picture of the page: each deposit ripens for a year of its own. */
import { dateText, eur, num, plural } from '#calculators/kernel/format.ts'
import type { Chart } from '#calculators/kernel/report.ts'
import type { Ledger } from './case.ts'

/** More bars than this are unreadable; the table has them all. */
const BARS_SHOWN = 10

/** A premium below a cent or two is interest on interest: it stays in the table. */
const isWorth = ({ premium }: { readonly premium: number }) => premium >= 0.05

export function charts({ values, out, work }: Ledger): Chart[] {
  const bars = [
    ...work.book.earned.filter(isWorth).map((one) => ({
      label: num(one.amount, 0),
      from: one.start,
      to: one.earnedOn,
      filled: 1,
      tone: 'third' as const,
      note: eur(one.premium),
    })),
    ...work.running.filter(isWorth).map((one) => ({
      label: num(one.amount, 0),
      from: one.start,
      to: one.earnedOn,
      filled: one.filled,
      note: eur(one.premium),
    })),
    ...work.book.forfeits.filter(isWorth).map((one) => ({
      label: num(one.amount, 0),
      from: one.start,
      to: one.date,
      filled: 1,
      tone: 'compare' as const,
      note: `weg: ${eur(one.premium)}`,
    })),
  ]
    .toSorted((a, b) => a.from.localeCompare(b.from))
    .slice(-BARS_SHOWN)
  return [
    {
      kind: 'timeline',
      key: 'premiejaren',
      title: 'Elk bedrag rijpt twaalf maanden tot zijn premie',
      sentence:
        out.volgendePremieOp === null
          ? 'Er staat geen geld meer dat premie opbouwt.'
          : `Er lopen ${plural(work.running.length, 'premiejaar', 'premiejaren')}; het eerste is vol op ${dateText(out.volgendePremieOp)}.`,
      from: bars.reduce((first, { from }) => (from < first ? from : first), values.standOp),
      to: bars.reduce((latest, { to }) => (to > latest ? to : latest), values.standOp),
      today: values.standOp,
      bars,
    },
  ]
}
