// Roots without derivatives. "There is none" is an answer (null), not an exception.

export type RootOptions = {
  /** Width at which the root is good enough. */
  tolerance?: number
  /** Widen the bracket step by step up to these limits until the sign changes. */
  expand?: { low: number; high: number }
}

/** A root of f between low and high, or null when f has the same sign at both ends. */
export function findRoot(
  f: (x: number) => number,
  low: number,
  high: number,
  { tolerance = 1e-14, expand }: RootOptions = {},
): number | null {
  if (!(low < high)) throw new RangeError(`empty bracket: ${low} to ${high}`)
  let fLow = f(low)
  let fHigh = f(high)
  for (let step = 0; expand && step < 60 && fLow * fHigh > 0; step++) {
    const width = high - low
    low = towards(expand.low, low, width)
    high = towards(expand.high, high, width)
    fLow = f(low)
    fHigh = f(high)
  }
  if (fLow === 0) return low
  if (fHigh === 0) return high
  return Math.sign(fLow) === -Math.sign(fHigh) ? closeIn(f, low, fLow, high, fHigh, tolerance) : null
}

// Halfway to a limit that is near, one step towards a limit far away. Halving ends exactly on the limit at last: a
// function need not exist there, so the last point before it stays.
function towards(limit: number, from: number, step: number): number {
  const way = (limit - from) / 2
  const next = from + Math.sign(way) * Math.min(step, Math.abs(way))
  return next === limit ? from : next
}

// Chandrupatla (1997): an inverse quadratic step where three points promise a good one, halving where they do not.
// The root lies between a, the newest point, and b; c is the point that fell out of the bracket.
const mostSteps = 200

function closeIn(f: (x: number) => number, a: number, fa: number, b: number, fb: number, tolerance: number): number {
  let part = 0.5
  for (let step = 0; step < mostSteps; step++) {
    const x = a + part * (b - a)
    const fx = f(x)
    let c = a
    let fc = fa
    if (fx > 0 !== fa > 0) {
      c = b
      fc = fb
      b = a
      fb = fa
    }
    a = x
    fa = fx
    const best = Math.abs(fa) < Math.abs(fb) ? a : b
    const least = (2 * Number.EPSILON * Math.abs(best) + tolerance / 2) / Math.abs(b - a)
    if (fa === 0 || least > 0.5) return best
    const xi = (a - b) / (c - b)
    const phi = (fa - fb) / (fc - fb)
    const smooth = phi ** 2 < xi && (1 - phi) ** 2 < 1 - xi
    part = smooth
      ? (fa / (fb - fa)) * (fc / (fb - fc)) + ((c - a) / (b - a)) * (fa / (fc - fa)) * (fb / (fc - fb))
      : 0.5
    part = Math.min(1 - least, Math.max(least, part))
  }
  return a
}

/** The smallest whole number from low to high for which a test that turns true once holds; null when it never does. */
export function bisectInteger(holds: (n: number) => boolean, low: number, high: number): number | null {
  if (!Number.isInteger(low) || !Number.isInteger(high) || low > high) throw new RangeError(`range: ${low} to ${high}`)
  if (!holds(high)) return null
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (holds(middle)) high = middle
    else low = middle + 1
  }
  return low
}

/**
 * The smallest whole number from low to high where a rising function is no longer negative; null when it always is. For
 * functions of straight pieces: it looks where a straight line would cross, and halves every third time.
 */
export function crossInteger(f: (n: number) => number, low: number, high: number): number | null {
  if (!Number.isInteger(low) || !Number.isInteger(high) || low > high) throw new RangeError(`range: ${low} to ${high}`)
  let above = f(high)
  if (above < 0) return null
  let below = f(low)
  if (below >= 0) return low
  for (let step = 1; high - low > 1; step++) {
    const part = step % 3 === 0 ? 0.5 : below / (below - above)
    const place = Math.min(high - 1, low + Math.max(1, Math.ceil(part * (high - low))))
    const value = f(place)
    if (value < 0) {
      low = place
      below = value
    } else {
      high = place
      above = value
    }
  }
  return high
}
