/** A report in euros of today: headline, figures, charts and tables all on the same basis. Pure. */
import { pct } from '#calculators/kernel/format.ts'
import type { Chart, Series } from '#calculators/kernel/chart.ts'
import type { Figure, Report, Table } from '#calculators/kernel/report.ts'
import { type Cell, showFigure } from '#calculators/kernel/units.ts'
import { isMoney } from '#site/calculator/state/horizon.ts'

export function deflate(report: Report): Report {
  const inflation = report.inflation ?? 0
  const factor = (years: number) => (1 + inflation) ** -years
  const basis = `in euro’s van vandaag, bij ${pct(inflation, 2, 0)} inflatie per jaar`

  const figure = (one: Figure): Figure => {
    if (one.ofToday !== undefined) return { ...one, value: one.ofToday }
    if (typeof one.value !== 'number' || !isMoney(one.unit) || one.inYears === undefined) return one
    return { ...one, value: one.value * factor(one.inYears) }
  }
  const points = <T extends number | null>(values: readonly T[], inYears: readonly number[]) =>
    values.map((value, index) => (value === null ? value : value * factor(inYears[index] ?? 0))) as T[]
  /** Each step of a running total at its own moment. */
  const runningTotal = <T extends number | null>(values: readonly T[], inYears: readonly number[]): T[] => {
    let [before, total] = [0, 0]
    return values.map((value, index) => {
      if (value === null) return value
      total += (value - before) * factor(inYears[index] ?? 0)
      before = value
      return total as T
    })
  }
  const series =
    (inYears: readonly number[]) =>
    (one: Series): Series =>
      one.ofToday ? one : { ...one, values: (one.running ? runningTotal : points)(one.values, inYears) }

  const chart = (one: Chart): Chart => {
    if (!('inYears' in one) || !one.inYears || !isMoney(one.y.unit)) return one
    const { inYears } = one
    const sentence = `${one.title}, ${basis}.`
    if (one.kind === 'columns') {
      const columns = one.columns.map((column, index) => ({
        ...column,
        parts: column.parts.map((part) => ({ ...part, value: part.value * factor(inYears[index] ?? 0) })),
      }))
      return { ...one, sentence, columns, line: one.line && series(inYears)(one.line) }
    }
    if (one.kind !== 'fan') return { ...one, sentence, series: one.series.map(series(inYears)) }
    return {
      ...one,
      sentence,
      middle: series(inYears)(one.middle),
      bands: one.bands.map((band) => ({ ...band, low: points(band.low, inYears), high: points(band.high, inYears) })),
      lines: one.lines?.map(series(inYears)),
    }
  }

  const table = (one: Table): Table => {
    const { inYears } = one
    if (!inYears) return one
    const cell = (value: Cell, column: number, years: number): Cell =>
      typeof value === 'number' && isMoney(one.columns[column]?.unit ?? 'text') ? value * factor(years) : value
    const running = one.columns.map(({ running: isRunning, unit }, column) =>
      isRunning && isMoney(unit)
        ? runningTotal(
            one.rows.map((row) => (typeof row[column] === 'number' ? row[column] : null)),
            inYears,
          )
        : null,
    )
    const rows = one.rows.map((row, index) =>
      row.map((value, column) => running[column]?.[index] ?? cell(value, column, inYears[index] ?? 0)),
    )
    let start = 0
    const groups = one.groups?.map((group) => {
      const own = rows.slice(start, start + group.size)
      const last = inYears[start + group.size - 1] ?? 0
      start += group.size
      const cells = group.cells.map((value, column) => {
        // A summed column must stay the sum of the rows under it.
        if (one.columns[column]?.running) return own.at(-1)?.[column] ?? value
        if (!one.columns[column]?.total || typeof value !== 'number') return cell(value, column, last)
        return own.reduce((sum, row) => sum + (typeof row[column] === 'number' ? row[column] : 0), 0)
      })
      return { ...group, cells }
    })
    // Formulas describe the amounts of then.
    return { ...one, rows, groups, columns: one.columns.map(({ formula: _, ...column }) => column) }
  }

  const headline = figure(report.headline)
  const moved = headline !== report.headline
  return {
    ...report,
    headline,
    sentence: moved
      ? `**${showFigure(headline)}** ${basis}. In euro’s van dan is dat ${showFigure(report.headline)}.`
      : report.sentence,
    key: report.key.map(figure),
    groups: report.groups.map(({ title, figures }) => ({ title, figures: figures.map(figure) })),
    rest: report.rest.map(figure),
    charts: report.charts.map(chart),
    tables: report.tables.map(table),
  }
}
