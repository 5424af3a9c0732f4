/** Which years of rules can be compared: derived from the figures that were read, never typed. */
import { at } from '#finance/list.ts'
import { announcedRow, covers, type Dated, hasBegun, lawRows, type LawUse, nearestRow } from '#rules/kernel/dated.ts'

const yearOf = (day: string): number => Number(day.slice(0, 4))

/** Further back nobody compares. */
const YEARS_BACK = 10

/** The day that stands for a year: today for the running one, the last day of a past one, the first of a coming one. */
function dayOf(year: number, today: string): string {
  const current = yearOf(today)
  return year === current ? today : year < current ? `${year}-12-31` : `${year}-01-01`
}

/** The years, oldest first, in which all of these figures are known. The running year may still be provisional. */
export function knownYears(figures: readonly Dated<unknown>[], today: string): readonly number[] {
  const current = yearOf(today)
  const coming = figures.flatMap((figure) =>
    lawRows(figure)
      .map(({ from }) => yearOf(from))
      .filter((year) => year > current),
  )
  const years = Array.from({ length: YEARS_BACK + 1 }, (_, back) => current - YEARS_BACK + back)
  return [...years, ...new Set(coming)]
    .filter((year) =>
      figures.every((figure) => (year === current ? hasBegun(figure, today) : covers(figure, dayOf(year, today)))),
    )
    .toSorted((a, b) => a - b)
}

/**
 * The years a visitor can switch between, for a case that read these figures. None when a date of the case decides,
 * because then the switch would compare nothing, and none when every year has the same law.
 */
export function comparableYears(uses: readonly LawUse[], today: string): readonly number[] {
  if (uses.some((use) => use.ofCase && use.figure.rows.length > 1)) return []
  const figures = [...new Set(uses.map((use) => use.figure))]
  const years = figures.length === 0 ? [] : knownYears(figures, today)
  const rowsOf = (year: number) => figures.map((figure) => nearestRow(figure, dayOf(year, today)))
  const ofToday = rowsOf(yearOf(today))
  const differs = (year: number) => rowsOf(year).some((row, index) => row !== at(ofToday, index))
  const others = years.filter(differs)
  return others.length === 0 ? [] : [...others, yearOf(today)].toSorted((a, b) => a - b)
}

/** Whether something is voted or announced that a case with these figures would read. */
export const hasAnnounced = (uses: readonly LawUse[]): boolean =>
  uses.some(({ figure, date }) => announcedRow(figure, date) !== undefined)
