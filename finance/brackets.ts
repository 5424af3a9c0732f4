// Progressive scales: each slice of the base has its own rate. Unrounded; who pays the tax rounds it.

export type Bracket = { upTo: number | null; rate: number }
export type BracketLine = { from: number; to: number | null; rate: number; part: number; tax: number }
export type Progressive = { tax: number; lines: BracketLine[]; marginal: number; average: number }

type Slice = { from: number; to: number; rate: number }

const known = new WeakMap<readonly Bracket[], readonly Slice[]>()

/** A scale of the law is asked thousands of times and never changes: read and checked once. */
function slices(brackets: readonly Bracket[]): readonly Slice[] {
  const before = known.get(brackets)
  if (before) return before
  let from = 0
  const result = brackets.map(({ upTo, rate }) => {
    const slice = { from, to: upTo ?? Infinity, rate }
    if (!(slice.to > from) || !Number.isFinite(rate)) throw new RangeError(`bracket from ${from} to ${upTo} at ${rate}`)
    from = slice.to
    return slice
  })
  if (from !== Infinity) throw new RangeError('the last bracket must be open (upTo: null)')
  known.set(brackets, result)
  return result
}

/** Tax on a base (nothing on a base below zero), with a line for each bracket the base reaches. */
export function progressive(base: number, brackets: readonly Bracket[]): Progressive {
  if (!Number.isFinite(base)) throw new RangeError(`base: ${base}`)
  const all = slices(brackets)
  const lines: BracketLine[] = []
  let tax = 0
  for (const { from, to, rate } of all) {
    if (!(base > from)) break
    const part = Math.min(base, to) - from
    const line = { from, to: to === Infinity ? null : to, rate, part, tax: part * rate }
    lines.push(line)
    tax += line.tax
  }
  return { tax, lines, marginal: rateAt(all, base), average: base > 0 ? tax / base : 0 }
}

const rateAt = (all: readonly Slice[], base: number): number => all.find(({ to }) => base < to)?.rate ?? 0

/** The rate on the next euro: exactly on a border that is the rate of the bracket above it. */
export const marginalRate = (base: number, brackets: readonly Bracket[]): number => rateAt(slices(brackets), base)

/** The smallest base on which this tax is due; null when no base is. Rates must not be negative. */
export const invertProgressive = (tax: number, brackets: readonly Bracket[]): number | null =>
  invert(tax, slices(brackets), (rate) => rate)

/** The base of which this much is left after tax; null when no base leaves it. */
export const baseForNet = (net: number, brackets: readonly Bracket[]): number | null =>
  invert(net, slices(brackets), (rate) => 1 - rate)

function invert(target: number, all: readonly Slice[], slope: (rate: number) => number): number | null {
  if (!Number.isFinite(target) || target < 0) return null
  let reached = 0
  for (const { from, to, rate } of all) {
    const perEuro = slope(rate)
    if (perEuro < 0) throw new RangeError(`cannot invert a rate of ${rate}`)
    if (target <= reached) return from
    const here = perEuro === 0 ? 0 : perEuro * (to - from)
    if (target <= reached + here) return from + (target - reached) / perEuro
    reached += here
  }
  return null
}
