// Progressive scales: each slice of the base has its own rate. Unrounded; who pays the tax rounds it.

export type Bracket = { upTo: number | null; rate: number }
export type BracketLine = { from: number; to: number | null; rate: number; part: number; tax: number }
export type Progressive = { tax: number; lines: BracketLine[]; marginal: number; average: number }

/** Tax on a base alone, for callers that ask it thousands of times. */
export function progressiveTax(base: number, brackets: readonly Bracket[]): number {
  if (!Number.isFinite(base)) throw new RangeError(`base: ${base}`)
  let tax = 0
  eachSlice(brackets, (from, to, rate) => {
    if (base > from) tax += (Math.min(base, to) - from) * rate
  })
  return tax
}

type Slice = { from: number; to: number; rate: number }

/** Each bracket in turn, whatever the base: a scale that is not one is found by the first who asks. */
function eachSlice(brackets: readonly Bracket[], visit: (from: number, to: number, rate: number) => void): void {
  let from = 0
  for (const { upTo, rate } of brackets) {
    const to = upTo ?? Infinity
    if (!(to > from) || !Number.isFinite(rate)) throw new RangeError(`bracket from ${from} to ${upTo} at ${rate}`)
    visit(from, to, rate)
    from = to
  }
  if (from !== Infinity) throw new RangeError('the last bracket must be open (upTo: null)')
}

function slices(brackets: readonly Bracket[]): Slice[] {
  const all: Slice[] = []
  eachSlice(brackets, (from, to, rate) => all.push({ from, to, rate }))
  return all
}

/** Tax on a base (nothing on a base below zero), with a line for each bracket the base reaches. */
export function progressive(base: number, brackets: readonly Bracket[]): Progressive {
  if (!Number.isFinite(base)) throw new RangeError(`base: ${base}`)
  const lines: BracketLine[] = []
  let tax = 0
  let marginal: number | undefined
  eachSlice(brackets, (from, to, rate) => {
    if (base < to) marginal ??= rate
    if (!(base > from)) return
    const part = Math.min(base, to) - from
    lines.push({ from, to: to === Infinity ? null : to, rate, part, tax: part * rate })
    tax += part * rate
  })
  return { tax, lines, marginal: marginal ?? 0, average: base > 0 ? tax / base : 0 }
}

/** The rate on the next euro: exactly on a border that is the rate of the bracket above it. */
export function marginalRate(base: number, brackets: readonly Bracket[]): number {
  let marginal: number | undefined
  eachSlice(brackets, (_, to, rate) => {
    if (base < to) marginal ??= rate
  })
  return marginal ?? 0
}

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
