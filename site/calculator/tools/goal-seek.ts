/** Doelzoeken: which value of one input gives the wanted figure? Bracketed, and only asks values one could type. Pure. */
import type { NumberField } from '#calculators/kernel/fields.ts'
import { decimalsOf, roundForField } from '#site/calculator/tools/probe.ts'

export type GoalAnswer =
  | { readonly found: true; readonly input: number; readonly figure: number }
  /** The figures that can be reached, so the visitor knows what is possible. */
  | { readonly found: false; readonly lowest: number | null; readonly highest: number | null }

/** So many parts of the range are looked at first, and half as many places around the value of now. */
const PARTS = 48
/** A figure that zigzags crosses the goal often; nobody means a crossing far away. */
const MOST_BRACKETS = 4
/** How often it looks closer around the best place so far, and in how many parts. */
const LEVELS = 8
const CLOSER = 8

/** Where to look: evenly over the range, and ever closer around the value that stands there now. */
function gridOf(field: NumberField, now: number, parts: number): number[] {
  const width = field.max - field.min
  const even = Array.from({ length: parts + 1 }, (_, index) => field.min + (width * index) / parts)
  const near = Array.from({ length: parts / 2 }, (_, index) => width / 2 ** (index + 1)).flatMap((step) => [
    now - step,
    now + step,
  ])
  const all = [...even, ...near, now].map((value) => roundForField(field, value))
  return [...new Set(all)].toSorted((a, b) => a - b)
}

type Point = { readonly input: number; readonly figure: number }

/** Two places with the goal between them, or one that has it. */
function bracketsIn(
  points: readonly Point[],
  target: number,
): readonly { readonly low: Point; readonly high: Point }[] {
  return points.flatMap((low, index) => {
    const high = points[index + 1]
    if (low.figure === target) return [{ low, high: low }]
    return high && (low.figure - target) * (high.figure - target) <= 0 ? [{ low, high }] : []
  })
}

/** A summit, or the edge of what can be computed, may lie between two places: more of them around the closest. */
function closerTo(field: NumberField, grid: readonly number[], points: readonly Point[], target: number): number[] {
  const far = ({ figure }: Point) => Math.abs(figure - target)
  const { input } = points.reduce((best, point) => (far(point) < far(best) ? point : best))
  const at = grid.indexOf(input)
  const [low = input, high = input] = [grid[at - 1], grid[at + 1]]
  const more = Array.from({ length: CLOSER - 1 }, (_, index) =>
    roundForField(field, low + ((high - low) * (index + 1)) / CLOSER),
  )
  return [...new Set([...grid, ...more])].toSorted((a, b) => a - b)
}

export function seekGoal(
  field: NumberField,
  now: number,
  target: number,
  figureAt: (input: number) => number | null,
  isSame: (figure: number) => boolean = () => false,
  parts = PARTS,
): GoalAnswer {
  // Several brackets lead to the same neighbours: each place is asked once.
  const asked = new Map<number, Point | null>()
  const pointAt = (input: number): Point | null => {
    const before = asked.get(input)
    if (before !== undefined) return before
    const figure = figureAt(input)
    const point = figure === null ? null : { input, figure }
    asked.set(input, point)
    return point
  }
  let grid = gridOf(field, now, parts)
  const pointsNow = () => grid.flatMap((input) => pointAt(input) ?? [])
  let points = pointsNow()
  for (let level = 0; level < LEVELS && points.length > 0 && bracketsIn(points, target).length === 0; level++) {
    grid = closerTo(field, grid, points, target)
    points = pointsNow()
  }
  const brackets = bracketsIn(points, target)
  // Of several solutions the one closest to what stands there now is the one meant.
  const distance = ({ low, high }: { low: Point; high: Point }) =>
    Math.min(Math.abs(low.input - now), Math.abs(high.input - now))
  const answers: Point[] = []
  for (const { low, high } of brackets.toSorted((a, b) => distance(a) - distance(b)).slice(0, MOST_BRACKETS)) {
    const answer = polish(field, narrow(field, low, high, target, pointAt), target, pointAt)
    // Where the figure jumps over the goal, a solution further away that does reach it is better.
    if (Math.abs(answer.figure - target) < 1e-9) return { found: true, ...answer }
    answers.push(answer)
  }
  if (answers[0]) return { found: true, ...answers[0] }
  // A gain turns at nothing without crossing it: the place where it shows as the goal is the one meant.
  const far = ({ figure }: Point) => Math.abs(figure - target)
  const same = points.filter(({ figure }) => isSame(figure)).toSorted((a, b) => far(a) - far(b))[0]
  if (same) return { found: true, ...same }
  const figures = points.map((point) => point.figure)
  return figures.length === 0
    ? { found: false, lowest: null, highest: null }
    : { found: false, lowest: Math.min(...figures), highest: Math.max(...figures) }
}

/**
 * Halves the bracket in steps of the last digit of the field, so that a term is always a whole number of months and the
 * answer is the value one can type whose figure is closest to the target.
 */
function narrow(
  field: NumberField,
  from: Point,
  to: Point,
  target: number,
  pointAt: (input: number) => Point | null,
): Point {
  const scale = 10 ** decimalsOf(field)
  const distance = (point: Point) => Math.abs(point.figure - target)
  let low = from
  let high = to
  let best = distance(low) <= distance(high) ? low : high
  while (distance(best) > 0 && Math.round((high.input - low.input) * scale) > 1) {
    const middle = pointAt(Math.round(((low.input + high.input) / 2) * scale) / scale)
    // A hole between two answers, or two numbers so large that nothing lies between them: this is the best there is.
    if (middle === null || middle.input <= low.input || middle.input >= high.input) break
    if (distance(middle) < distance(best)) best = middle
    if ((low.figure - target) * (middle.figure - target) <= 0) high = middle
    else low = middle
  }
  return best
}

const NEIGHBOURS = 12

/** Rounding inside a calculation makes small jumps: a neighbour may come closer than the halving did. */
function polish(field: NumberField, best: Point, target: number, pointAt: (input: number) => Point | null): Point {
  const step = 10 ** -decimalsOf(field)
  let closest = best
  for (let count = 1; count <= NEIGHBOURS && closest.figure !== target; count++) {
    for (const side of [-1, 1]) {
      const input = roundForField(field, best.input + side * count * step)
      const point = pointAt(input)
      if (point && Math.abs(point.figure - target) < Math.abs(closest.figure - target) - 1e-9) closest = point
    }
  }
  return closest
}
