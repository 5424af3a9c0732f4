/** A loan schedule as table and charts: months folded under years, the same on every loan page. */
import { eur, plural } from '#calculators/kernel/format.ts'
import type { Chart, Table } from '#calculators/kernel/report.ts'
import type { Cell } from '#calculators/kernel/units.ts'
import { addMonths, type PlainDate } from '#finance/dates.ts'
import type { LoanRow, LoanSchedule } from '#finance/loan.ts'
import { sum } from '#finance/money.ts'

export type YearOfLoan = {
  readonly year: number
  readonly rows: readonly LoanRow[]
  readonly paid: number
  readonly interest: number
  readonly capital: number
  readonly balance: number
}

/** Twelve instalments together; a last year may be shorter. */
export function yearsOf(schedule: LoanSchedule): YearOfLoan[] {
  const years: YearOfLoan[] = []
  for (let from = 0; from < schedule.rows.length; from += 12) {
    const rows = schedule.rows.slice(from, from + 12)
    years.push({
      year: from / 12 + 1,
      rows,
      paid: sum(rows.flatMap((row) => [row.payment, row.extra])),
      interest: sum(rows.map((row) => row.interest)),
      capital: sum(rows.flatMap((row) => [row.capital, row.extra])),
      balance: rows.at(-1)?.balance ?? 0,
    })
  }
  return years
}

type TableOptions = {
  readonly schedule: LoanSchedule
  readonly principal: number
  /** Date of the first instalment. */
  readonly first: PlainDate
  readonly title?: string
  /** Key of the figure with the monthly rate; leave out when the rate changes or several parts are added up. */
  readonly rateKey?: string | undefined
}

export function scheduleTable({ schedule, principal, first, title = 'Aflossingstabel', rateKey }: TableOptions): Table {
  const withExtra = schedule.rows.some((row) => row.extra > 0)
  const inSlices = schedule.rows[0]?.drawn !== undefined
  const before = (index: number) =>
    sum([schedule.rows[index - 1]?.balance ?? (inSlices ? 0 : principal), schedule.rows[index]?.drawn ?? 0])
  const cells = (row: LoanRow, index: number): Cell[] => [
    String(row.period),
    addMonths(first, index),
    ...(inSlices ? [row.drawn ?? 0] : []),
    before(index),
    row.payment,
    row.interest,
    row.capital,
    ...(withExtra ? [row.extra] : []),
    row.balance,
  ]
  return {
    key: 'aflossingstabel',
    title,
    columns: [
      { key: 'nr', label: 'Nr.', unit: 'text' },
      { key: 'datum', label: 'Vervaldag', unit: 'date' },
      ...(inSlices ? [{ key: 'opname', label: 'Opname', unit: 'euro' as const, total: true }] : []),
      { key: 'vooraf', label: 'Schuld ervoor', unit: 'euro' },
      { key: 'maandlast', label: 'Afbetaling', unit: 'euro', total: true },
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
    rows: schedule.rows.map(cells),
    groups: yearsOf(schedule).map(({ year, rows, interest, balance }) => ({
      size: rows.length,
      cells: [
        `Jaar ${year}`,
        addMonths(first, (year - 1) * 12 + rows.length - 1),
        ...(inSlices ? [sum(rows.map((row) => row.drawn ?? 0))] : []),
        before((year - 1) * 12),
        sum(rows.map((row) => row.payment)),
        interest,
        sum(rows.map((row) => row.capital)),
        ...(withExtra ? [sum(rows.map((row) => row.extra))] : []),
        balance,
      ],
    })),
    note: 'De laatste afbetaling sluit het saldo en kan enkele cent afwijken.',
    inYears: schedule.rows.map((row) => row.period / 12),
  }
}

/** Interest and capital per year, on top of each other. */
export function yearChart(schedule: LoanSchedule, title = 'Rente en kapitaal per jaar'): Chart {
  const years = yearsOf(schedule)
  const first = years[0]
  return {
    kind: 'stacked',
    key: 'perJaar',
    title,
    sentence: `In jaar 1 betaal je ${eur(first?.interest ?? 0)} rente en ${eur(first?.capital ?? 0)} kapitaal; na ${plural(years.length, 'jaar', 'jaar')} is de schuld afgelost.`,
    x: { label: 'Jaar', values: years.map(({ year }) => year) },
    y: { unit: 'euro0' },
    series: [
      { key: 'kapitaal', label: 'Kapitaal', values: years.map(({ capital }) => capital) },
      { key: 'rente', label: 'Rente', values: years.map(({ interest }) => interest) },
    ],
    inYears: years.map(({ year }) => year),
  }
}

/** What is still owed at the start and after each year. */
export function balanceByYear(schedule: LoanSchedule, principal: number): number[] {
  return [schedule.rows[0]?.drawn ?? principal, ...yearsOf(schedule).map(({ balance }) => balance)]
}
