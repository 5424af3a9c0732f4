/** The words of a loan schedule: table, chart and how the instalments go. The same on every loan page. */
import { duration, eur } from '#calculators/kernel/format.ts'
import type { LineChart } from '#calculators/kernel/chart.ts'
import type { Table } from '#calculators/kernel/report.ts'
import type { Cell } from '#calculators/kernel/units.ts'
import type { Run, ScheduleView } from '#calculators/lenen/schedule.ts'

type TableOptions = {
  readonly title?: string
  /** Key of the output with the monthly rate; leave out when the rate changes or several parts are added up. */
  readonly rateKey?: string | undefined
}

export function scheduleTable(view: ScheduleView, { title = 'Aflossingstabel', rateKey }: TableOptions = {}): Table {
  const { withExtra, inSlices } = view
  const cells = (name: string, line: ScheduleView['months'][number]): Cell[] => [
    name,
    line.payment,
    line.date,
    ...(inSlices ? [line.drawn] : []),
    line.before,
    line.interest,
    line.capital,
    ...(withExtra ? [line.extra] : []),
    line.balance,
  ]
  return {
    key: 'aflossingstabel',
    title,
    columns: [
      { key: 'nr', label: 'Nr.', unit: 'text' },
      { key: 'maandlast', label: 'Afbetaling', unit: 'euro', total: true },
      { key: 'datum', label: 'Vervaldag', unit: 'date' },
      ...(inSlices ? [{ key: 'opname', label: 'Opname', unit: 'euro' as const, total: true }] : []),
      { key: 'vooraf', label: 'Schuld ervoor', unit: 'euro' },
      {
        key: 'rente',
        label: 'Rente',
        unit: 'euro',
        total: true,
        ...(rateKey ? { formula: `ROUND({vooraf}*{#${rateKey}},2)` } : {}),
      },
      { key: 'kapitaal', label: 'Kapitaal', unit: 'euro', total: true, formula: '{maandlast}-{rente}' },
      ...(withExtra ? [{ key: 'extra', label: 'Extra aflossing', unit: 'euro' as const, total: true }] : []),
      {
        key: 'saldo',
        label: 'Schuld erna',
        unit: 'euro',
        formula: withExtra ? '{vooraf}-{kapitaal}-{extra}' : '{vooraf}-{kapitaal}',
      },
    ],
    rows: view.months.map((line) => cells(String(line.nr), line)),
    groups: view.years.map((line) => ({ size: line.size, cells: cells(`Jaar ${line.nr}`, line) })),
    note: 'De laatste afbetaling sluit het saldo en kan enkele cent afwijken.',
  }
}

/** The first year in which more is repaid than paid in interest, when that is not the first one. */
function turningYear(years: ScheduleView['years']): number | null {
  const index = years.findIndex(({ repaid, interest }) => repaid > interest)
  return index > 0 ? (years[index]?.nr ?? null) : null
}

export function yearChart({ months, years }: ScheduleView, title = 'Rente en kapitaal per jaar'): LineChart {
  const first = years[0]
  const turn = turningYear(years)
  return {
    kind: 'stacked',
    key: 'perJaar',
    title,
    sentence: `In jaar 1 betaal je ${(first?.interest ?? 0) > 0 ? `${eur(first?.interest ?? 0)} rente en ` : ''}${eur(first?.repaid ?? 0)} kapitaal; na ${duration(months.length)} is de schuld afgelost.`,
    x: { label: 'Jaar', values: years.map(({ nr }) => nr) },
    y: { unit: 'euro0' },
    series: [
      { key: 'kapitaal', label: 'Kapitaal', values: years.map(({ repaid }) => repaid), tone: 'main' },
      { key: 'rente', label: 'Rente', values: years.map(({ interest }) => interest), tone: 'third' },
    ],
    marks: turn === null ? [] : [{ x: turn, label: `jaar ${turn}: meer kapitaal dan rente`, strong: true }],
  }
}

const times = ({ count, amount }: Run) => (count === 1 ? `1 keer ${eur(amount)}` : `${count} keer ${eur(amount)}`)

/** "239 keer € 1.456,54 en een laatste van € 1.456,05"; null when the instalments differ more than that. */
export function instalmentWords(runs: readonly Run[]): string | null {
  const [first, last] = runs
  if (!first || runs.length > 2) return null
  if (!last) return times(first)
  return last.count === 1 ? `${times(first)} en een laatste van ${eur(last.amount)}` : null
}
