/** What a computed figure is expected to become: the coefficient it follows is given, expected, or computed from one that is. */
import type { Dated } from '#rules/kernel/dated.ts'

export type Expected = { readonly low: number; readonly high: number }

/** The coefficient itself in a year: what is expected of another one says nothing about it. */
export function expectedOf(
  figures: ReadonlyMap<string, Dated<unknown>>,
  id: string,
  year: number,
  given: (id: string) => number | null = () => null,
): Expected | null {
  const own = given(id)
  if (own !== null) return { low: own, high: own }
  const figure = figures.get(id)
  if (!figure) return null
  if (figure.expected?.from.startsWith(String(year)) === true)
    return { low: figure.expected.low, high: figure.expected.high }
  const above = figure.indexed && expectedOf(figures, figure.indexed.by, year, given)
  if (!above || !figure.indexed) return null
  return { low: Number(figure.indexed.again(above.low)), high: Number(figure.indexed.again(above.high)) }
}
