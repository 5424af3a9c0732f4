/** A series as an importer delivers it, checked as a whole before any of it is kept. */
import { compareText } from '#finance/list.ts'

export type Point = { readonly period: string; readonly value: number }

export type Series = {
  readonly name: string
  readonly source: string
  readonly points: readonly Point[]
}

export type Limits = { readonly lowest: number; readonly highest: number; readonly fewest: number }

export class InvalidSeries extends Error {}

const periodForm = /^\d{4}-(0[1-9]|1[0-2])$/

export function checkSeries(series: Series, limits: Limits, today: string): Series {
  const refuse = (reason: string): never => {
    throw new InvalidSeries(`${series.name}: ${reason}`)
  }
  if (series.points.length < limits.fewest) refuse(`only ${series.points.length} points`)
  const seen = new Set<string>()
  for (const { period, value } of series.points) {
    if (!periodForm.test(period)) refuse(`unknown period ${period.slice(0, 20)}`)
    if (period.slice(0, 7) > today.slice(0, 7)) refuse(`period ${period} lies in the future`)
    if (seen.has(period)) refuse(`period ${period} twice`)
    if (!Number.isFinite(value) || value < limits.lowest || value > limits.highest)
      refuse(`impossible value at ${period}`)
    seen.add(period)
  }
  return { ...series, points: series.points.toSorted((a, b) => compareText(a.period, b.period)) }
}
