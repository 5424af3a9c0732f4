/**
 * Direct labels: each series gets its name beside its line, where it covers no line and no other label. All is
 * judged on the narrowest plot we serve; on a wider one a label only covers less.
 */

/** Width of the plot on the narrowest phone, in the same units as the height. */
export const NARROW = 270
export const CHAR = 7.8
const LINE = 17

export type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number }
export type PlacedLabel = { readonly series: number; readonly x: number; readonly y: number; readonly text: string }
export type LabelledLine = {
  readonly series: number
  readonly text: string
  readonly points: readonly (readonly [number, number] | null)[]
  /** Drawn with risers instead of slopes. */
  readonly step?: boolean
}

const overlap = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** How high and how low a line runs in a pixel column: a riser of a step covers a whole stretch. */
type Stretch = { readonly y: number; readonly top: number; readonly bottom: number } | null

/** The line at every pixel column of the narrow plot: looked up a thousand times per label. */
function heightsOf({ points, step }: LabelledLine): Stretch[] {
  const heights = Array.from({ length: NARROW + 1 }, (): Stretch => null)
  for (let index = 1; index < points.length; index++) {
    const from = points[index - 1]
    const to = points[index]
    if (!from || !to) continue
    const width = to[0] - from[0]
    const last = Math.floor(to[0] * NARROW)
    for (let column = Math.ceil(from[0] * NARROW); column <= last; column++) {
      const share = step || width === 0 ? 0 : (column / NARROW - from[0]) / width
      const y = from[1] + share * (to[1] - from[1])
      heights[column] = { y, top: y, bottom: y }
    }
    if (step) heights[last] = { y: to[1], top: Math.min(from[1], to[1]), bottom: Math.max(from[1], to[1]) }
  }
  return heights
}

/** Closer together than this no line slips through between two looks. */
const LOOK = 3

function crossings(box: Box, heights: readonly (readonly Stretch[])[]): number {
  let count = 0
  for (const line of heights) {
    for (let column = Math.round(box.left); column <= box.right; column += LOOK) {
      // A riser stands in one column only.
      for (let beside = 0; beside < LOOK; beside++) {
        const here = line[column + beside] ?? null
        if (here && here.bottom > box.top && here.top < box.bottom) {
          count++
          break
        }
      }
    }
  }
  return count
}

/** Places to try around a point: above and below it, and beside it where the line is steep. */
function spots(x: number, y: number, half: number): [number, number][] {
  const beside = half + 12
  return [
    [x, y - 9],
    [x, y - 22],
    [x, y + 19],
    [x, y + 32],
    [x - beside, y + 2],
    [x + beside, y + 8],
  ]
}

/** Labels that stand free, and the series that need a legend instead. */
export function placeLabels(
  lines: readonly LabelledLine[],
  height: number,
  marks: readonly number[] = [],
): { placed: PlacedLabel[]; left: number[] } {
  const placed: PlacedLabel[] = []
  const boxes: Box[] = []
  const left: number[] = []
  const heights = lines.map(heightsOf)
  for (const [order, line] of lines.entries()) {
    const half = (line.text.length * CHAR) / 2
    let best: { score: number; label: PlacedLabel; box: Box } | null = null
    for (let step = 19; step >= 1; step--) {
      const y = heights[order]?.[Math.round((step / 20) * NARROW)]?.y
      if (y === undefined) continue
      for (const [across, baseline] of spots((step / 20) * NARROW, y, half)) {
        const box = { left: across - half, right: across + half, top: baseline - LINE + 3, bottom: baseline + 4 }
        if (box.left < 0 || box.right > NARROW || box.top < 0 || box.bottom > height) continue
        if (boxes.some((other) => overlap(box, other))) continue
        const marked = marks.filter((at) => at * NARROW > box.left - 4 && at * NARROW < box.right + 4).length
        const score = crossings(box, heights) + marked / 2 + Math.abs(baseline - y) / 100
        const label = { series: line.series, x: across / NARROW, y: baseline, text: line.text }
        if (!best || score < best.score - 1e-9) best = { score, label, box }
      }
    }
    if (best && best.score < 1) {
      placed.push(best.label)
      boxes.push(best.box)
    } else left.push(line.series)
  }
  return { placed, left }
}
