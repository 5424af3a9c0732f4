/** Incomes and costs with a rhythm, spread over the twelve months of a year. */
import { roundCents } from '#finance/money.ts'

export type Rhythm = 'week' | 'maand' | 'kwartaal' | 'halfjaar' | 'jaar'
const TIMES: Record<Rhythm, number> = { week: 52, maand: 12, kwartaal: 4, halfjaar: 2, jaar: 1 }

export type Line = { readonly amount: number; readonly rhythm: Rhythm; readonly month: number }

export const perYear = (line: Line) => roundCents(line.amount * TIMES[line.rhythm])
export const perMonth = (line: Line) => roundCents((line.amount * TIMES[line.rhythm]) / 12)

/** Amount in each calendar month, January first. A yearly or quarterly line falls in its own months. */
export function calendar(line: Line): readonly number[] {
  if (line.rhythm === 'maand') return Array.from({ length: 12 }, () => line.amount)
  // Week amounts do not divide into twelve equal months of whole cents: the year must still add up.
  const upTo = (months: number) => roundCents((perYear(line) * months) / 12)
  if (line.rhythm === 'week') return Array.from({ length: 12 }, (_, index) => roundCents(upTo(index + 1) - upTo(index)))
  const gap = 12 / TIMES[line.rhythm]
  return Array.from({ length: 12 }, (_, index) => ((index + 1 - line.month) % gap === 0 ? line.amount : 0))
}

/** Lines that do not come every month: what one sets aside each month to pay them. */
export const isPeak = (line: Pick<Line, 'rhythm'>) => line.rhythm !== 'week' && line.rhythm !== 'maand'
