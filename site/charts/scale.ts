/** Axes: round ticks, short labels, positions as fractions of the plot. */
import { dateText, eur, num, pct } from '#calculators/kernel/format.ts'
import type { Cell, Unit } from '#calculators/kernel/units.ts'
import { showCell } from '#calculators/kernel/units.ts'

type Domain = { readonly min: number; readonly max: number }

/** 1, 2, 2.5 or 5 times a power of ten, so that about `count` steps cover the span. */
function niceStep(span: number, count: number): number {
  const rough = span / Math.max(1, count)
  const power = 10 ** Math.floor(Math.log10(rough))
  const factor = [1, 2, 2.5, 5, 10].find((candidate) => candidate * power >= rough * 0.999) ?? 10
  return factor * power
}

export function niceTicks({ min, max }: Domain, count = 4): number[] {
  const step = niceStep(max - min, count)
  const first = Math.floor(min / step + 1e-9)
  const last = Math.ceil(max / step - 1e-9)
  return Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * step).toPrecision(12)))
}

/** € 250.000, 3,5 %, 12 jaar: whole numbers with their unit. Above ten million the amounts are too long for a phone. */
export function axisText(value: number, unit: Unit, step: number): string {
  if (unit === 'percent') return pct(value, step < 0.001 ? 2 : step < 0.01 ? 1 : 0, 0)
  const digits = step < 0.1 ? 2 : step < 1 ? 1 : 0
  if (unit === 'years') return `${num(value, digits)}\u00a0jaar`
  if (unit === 'months') return `${num(value, digits)}\u00a0mnd`
  if (unit !== 'euro' && unit !== 'euro0') return num(value, digits)
  if (step < 5_000_000) return eur(value, digits)
  return value === 0 ? eur(0, 0) : `€\u00a0${num(value / 1_000_000, 1)}\u00a0mln`.replace('-', '\u2212')
}

type XValue = number | string

/** Numbers and dates keep their distances; words stand at equal distances. */
export function positions(values: readonly XValue[]): number[] {
  const measured = values.map((value) => {
    if (typeof value === 'number') return value
    return /^\d{4}-\d{2}(-\d{2})?$/.test(value) ? Date.parse(value) : Number.NaN
  })
  const rising = measured.every((value, index) => index === 0 || value > (measured[index - 1] ?? Number.NaN))
  const raw = rising && measured.every((value) => Number.isFinite(value)) ? measured : values.map((_, index) => index)
  const first = raw[0] ?? 0
  const span = (raw.at(-1) ?? 0) - first
  return raw.map((value) => (span === 0 ? 0.5 : (value - first) / span))
}

export function xText(value: XValue, unit: Unit | undefined): string {
  if (unit === 'months' && typeof value === 'number')
    return value % 12 === 0 ? `${value / 12}\u00a0jaar` : `${value}\u00a0mnd`
  if (unit === 'years') return `${typeof value === 'number' ? num(value, 1) : value}\u00a0jaar`
  if (unit === 'date' || unit === 'month') return dateText(String(value))
  if (typeof value !== 'number') return value
  if (unit === 'percent') return pct(value, 1, 0)
  if (unit === 'euro' || unit === 'euro0') return eur(value, 0)
  if (unit === 'number') return num(value, 2)
  // Without dots: a number without a unit is a year or an age.
  return String(Number(value.toFixed(2))).replace('.', ',')
}

/** The full words for the readout: "4 jaar en 2 maanden". */
export function xWords(value: XValue, unit: Unit | undefined, label: string): string {
  if (unit === undefined || unit === 'number') return `${label} ${xText(value, unit)}`
  return showCell(value satisfies Cell, unit)
}
