/** One way to write a cell, figure or legal value for people. */
import { dateText, duration, eur, longDate, num, pct } from '#calculators/kernel/format.ts'
import type { Cell, Figure, Unit } from '#calculators/kernel/report.ts'
import type { LawUnit } from '#rules/kernel/dated.ts'

export function showCell(value: Cell, unit: Unit, decimals?: number): string {
  if (value === null) return '–'
  if (typeof value === 'string') {
    if (unit === 'date') return dateText(value)
    return unit === 'month' ? longDate(value) : value
  }
  switch (unit) {
    case 'euro':
      return eur(value, decimals ?? 2)
    case 'euro0':
      return eur(value, decimals ?? 0)
    case 'percent':
      return pct(value, decimals ?? 2)
    case 'months':
      return duration(value)
    case 'years':
      return `${num(value, decimals ?? 1)} jaar`
    case 'days':
      return `${num(value, 0)} ${value === 1 ? 'dag' : 'dagen'}`
    default:
      return num(value, decimals ?? 2)
  }
}

export function showFigure(figure: Figure): string {
  return showCell(figure.value, figure.unit, figure.decimals)
}

const isDate = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text)

/** A legal value in words; scales and formulas are written out by their own page. */
export function showLaw(value: unknown, unit: LawUnit): string {
  if (value === null) return 'opgeheven'
  if (typeof value === 'string') return isDate(value) ? dateText(value) : value
  if (typeof value !== 'number') return 'zie de tabel'
  switch (unit) {
    case 'tarief':
      return pct(value, 4, 0)
    case 'euro':
    case 'euro per jaar':
    case 'euro per maand':
      return `${eur(value, Number.isInteger(value) ? 0 : 2)}${unit.slice(4)}`
    case 'maanden':
    case 'jaren':
    case 'dagen':
    case 'weken':
      return `${num(value)} ${value === 1 ? { maanden: 'maand', jaren: 'jaar', dagen: 'dag', weken: 'week' }[unit] : unit === 'jaren' ? 'jaar' : unit}`
    default:
      return num(value, 6)
  }
}
