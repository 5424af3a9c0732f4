import { isDeepStrictEqual } from 'node:util'
import { newYearDay } from './calendar-days.ts'
import type { Rows } from './verschil-answers.ts'

/** Today first, the next 2 January, and each day from which a figure has another value than before. */
export function daysToSolve(today: string, then: Rows, now: Rows): readonly string[] {
  const names = [...new Set([...Object.keys(then), ...Object.keys(now)])]
  const changed = names.flatMap((name) => {
    const [before, after] = [then[name] ?? [], now[name] ?? []]
    const other = (rows: Rows[string], { from, value }: Rows[string][number]) =>
      !rows.some((row) => row.from === from && isDeepStrictEqual(row.value, value))
    return [...before.filter((row) => other(after, row)), ...after.filter((row) => other(before, row))]
  })
  return [...new Set([today, newYearDay(today), ...changed.map(({ from }) => from).toSorted()])]
}
