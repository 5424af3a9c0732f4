/** Doelzoeken: which value of one input gives the wanted figure? Bracketed, so it never wanders off. Pure. */
import type { NumberField } from '#calculators/kernel/fields.ts'
import { findRoot } from '#finance/solve.ts'
import { roundForField } from '#site/calculator/tools/probe.ts'

export type GoalAnswer =
  | { readonly found: true; readonly input: number; readonly figure: number }
  /** The figures that can be reached, so the visitor knows what is possible. */
  | { readonly found: false; readonly lowest: number | null; readonly highest: number | null }

const PARTS = 48

/** Where to look: evenly over the range, and ever closer around the value that stands there now. */
function gridOf(field: NumberField, now: number): number[] {
  const width = field.max - field.min
  const even = Array.from({ length: PARTS + 1 }, (_, index) => field.min + (width * index) / PARTS)
  const near = Array.from({ length: 24 }, (_, index) => width / 2 ** (index + 1)).flatMap((step) => [
    now - step,
    now + step,
  ])
  const all = [...even, ...near, now].map((value) => roundForField(field, value))
  return [...new Set(all)].toSorted((a, b) => a - b)
}

export function seekGoal(
  field: NumberField,
  now: number,
  target: number,
  figureAt: (input: number) => number | null,
): GoalAnswer {
  const memory = new Map<number, number | null>()
  const at = (input: number): number | null => {
    const known = memory.get(input)
    if (known !== undefined) return known
    const figure = figureAt(input)
    memory.set(input, figure)
    return figure
  }
  const points = gridOf(field, now).flatMap((input) => {
    const figure = at(input)
    return figure === null ? [] : [{ input, figure }]
  })
  const brackets = points.flatMap((point, index) => {
    const next = points[index + 1]
    return next && (point.figure - target) * (next.figure - target) <= 0 ? [{ low: point.input, high: next.input }] : []
  })
  // Of several solutions the one closest to what stands there now is the one meant.
  const distance = (bracket: { low: number; high: number }) =>
    Math.min(Math.abs(bracket.low - now), Math.abs(bracket.high - now))
  const nearest = brackets.toSorted((a, b) => distance(a) - distance(b))[0]
  const lowest = points.reduce<number | null>(
    (least, { figure }) => (least === null || figure < least ? figure : least),
    null,
  )
  const highest = points.reduce<number | null>(
    (most, { figure }) => (most === null || figure > most ? figure : most),
    null,
  )
  if (!nearest) return { found: false, lowest, highest }
  const root =
    findRoot((input) => (at(input) ?? Number.NaN) - target, nearest.low, nearest.high, { tolerance: 1e-9 }) ??
    nearest.low
  return closest(field, root, target, at) ?? { found: false, lowest, highest }
}

/** Of the values one can type around the root, the one whose figure is closest to the target. */
function closest(
  field: NumberField,
  root: number,
  target: number,
  at: (input: number) => number | null,
): GoalAnswer | null {
  const places = field.kind === 'percent' ? field.decimals + 2 : field.decimals
  const step = 10 ** -places
  const candidates = [-1, 0, 1].map((shift) => roundForField(field, root + shift * step))
  let best: { input: number; figure: number } | null = null
  for (const input of candidates) {
    const figure = at(input)
    if (figure === null) continue
    if (!best || Math.abs(figure - target) < Math.abs(best.figure - target)) best = { input, figure }
  }
  return best && { found: true, ...best }
}
