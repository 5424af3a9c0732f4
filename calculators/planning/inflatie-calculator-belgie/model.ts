/** The index of a moment and all moments between two of them. */
import type { Env, ValuesOf } from '#calculators/kernel/fields.ts'
import { eachMonth } from '#finance/dates.ts'
import type { Law } from '#rules/kernel/dated.ts'
import {
  firstMonth,
  indexOf,
  type IndexKind,
  inflationOver12Months,
  lastMonth,
  yearInflation,
  yearMean,
} from '#rules/kernel/prijsindex.ts'
import type { inputs } from './inputs.ts'

export type Values = ValuesOf<typeof inputs>

/** A mean of a year, a month, or one level for the whole of the first base. */
export type Point = { readonly value: number; readonly basis: 'maand' | 'jaar' | 'basisperiode' }

export const yearOf = (month: string) => Number(month.slice(0, 4))

/** Yearly figures exist of the plain indices; the smoothed one follows the health index. */
export const plainKind = (index: IndexKind) => (index === 'cpi' ? 'cpi' : 'gezondheid')

/** The index of a month, or the mean of its year. */
export function pointOf(law: Law, month: string, { index, vergelijk }: Values): Point | null {
  if (vergelijk === 'maand') return indexOf(law, month, index)
  const mean = index === 'afgevlakt' ? null : yearMean(yearOf(month), index)
  if (mean !== null) return { value: mean, basis: 'jaar' }
  const period = indexOf(law, month, index)
  return period?.basis === 'basisperiode' ? period : null
}

/** Why a month has no figure. */
export type Missing = 'geen-jaargemiddelde' | 'jaar-niet-af' | 'nog-niet-uit' | 'voor-de-reeks' | 'geen-cijfer'

export function missingIn(values: Values, month: string, { law }: Env): Missing | null {
  const { index, vergelijk } = values
  if (pointOf(law, month, values) !== null) return null
  if (vergelijk === 'jaar' && indexOf(law, month, index) !== null)
    return index === 'afgevlakt' ? 'geen-jaargemiddelde' : 'jaar-niet-af'
  if (month > lastMonth(index)) return 'nog-niet-uit'
  return month < firstMonth(index) || index !== 'cpi' ? 'voor-de-reeks' : 'geen-cijfer'
}

type MonthFigure = {
  readonly month: string
  readonly index: number
  /** Against the same month a year earlier. */
  readonly inflation: number | null
}
export type YearFigure = {
  readonly year: number
  readonly mean: number | null
  readonly inflation: number | null
  readonly months: readonly MonthFigure[]
}

/** Every year between the two months, each with its known months; a year without any is left out. */
export function seriesBetween(law: Law, { van, naar, index }: Values): readonly YearFigure[] {
  const [from, to] = van <= naar ? [van, naar] : [naar, van]
  const kind = plainKind(index)
  const years = new Map<number, MonthFigure[]>()
  for (const month of eachMonth(from, to)) {
    const point = indexOf(law, month, index)
    if (point?.basis !== 'maand') continue
    const year = years.get(yearOf(month)) ?? []
    year.push({ month, index: point.value, inflation: inflationOver12Months(law, month, index) })
    years.set(yearOf(month), year)
  }
  return [...years].map(([year, months]) => ({
    year,
    mean: yearMean(year, kind),
    inflation: yearInflation(year, kind),
    months,
  }))
}

/** Points on the chart, at most: more would not be seen. */
const CHART_POINTS = 160

type ChartPoint = { readonly x: string; readonly index: number }

/** From the first amount to the last, at the same moments as the answer compares; both ends are always in it. */
export function chartPoints(
  { van, naar, vergelijk }: Values,
  series: readonly YearFigure[],
  from: Point,
  to: Point,
): readonly ChartPoint[] {
  const perYear = vergelijk === 'jaar'
  const moment = (month: string) => (perYear ? month.slice(0, 4) : month)
  const known = perYear
    ? series.flatMap(({ year, mean }) => (mean === null ? [] : [{ x: String(year), index: mean }]))
    : series.flatMap(({ months }) => months.map(({ month, index }) => ({ x: month, index })))
  const ends = [
    { x: moment(van), index: from.value },
    { x: moment(naar), index: to.value },
  ]
  const step = Math.ceil(known.length / CHART_POINTS)
  const between = known.filter(({ x }, place) => place % step === 0 && ends.every((end) => end.x !== x))
  return [...between, ...ends].toSorted((a, b) => (a.x < b.x ? -1 : a.x > b.x ? 1 : 0))
}
