// Roots without derivatives. "There is none" is an answer (null), not an exception.

export type RootOptions = {
  /** Width at which the root is good enough. */
  tolerance?: number
  maxIterations?: number
  /** Widen the bracket step by step up to these limits until the sign changes. */
  expand?: { low: number; high: number }
}

/** A root of f between low and high (Brent's method), or null when f has the same sign at both ends. */
export function findRoot(
  f: (x: number) => number,
  low: number,
  high: number,
  options: RootOptions = {},
): number | null {
  if (!(low < high)) throw new RangeError(`empty bracket: ${low} to ${high}`)
  const { tolerance = 1e-14, maxIterations = 200, expand } = options
  let fLow = f(low)
  let fHigh = f(high)
  if (expand) {
    // Each step halves the way to a finite limit that is near, or doubles the width towards one far away.
    for (let step = 0; step < 60 && fLow * fHigh > 0; step++) {
      const width = high - low
      const halfwayDown = (low + expand.low) / 2
      const halfwayUp = (high + expand.high) / 2
      // Halving ends exactly on the limit at last; a function need not exist there.
      const nextLow = halfwayDown > expand.low ? Math.max(low - width, halfwayDown) : low
      const nextHigh = halfwayUp < expand.high ? Math.min(high + width, halfwayUp) : high
      if (Math.abs(fLow) < Math.abs(fHigh)) {
        low = nextLow
        fLow = f(low)
        if (fLow * fHigh > 0) fHigh = f((high = nextHigh))
      } else {
        high = nextHigh
        fHigh = f(high)
        if (fLow * fHigh > 0) fLow = f((low = nextLow))
      }
    }
  }
  return brent(f, low, fLow, high, fHigh, tolerance, maxIterations)
}

// Brent (1973), chapter 4: inverse quadratic steps guarded by bisection. b is the best estimate, [b, c] holds the root.
function brent(
  f: (x: number) => number,
  a: number,
  fa: number,
  b: number,
  fb: number,
  tolerance: number,
  maxIterations: number,
): number | null {
  if (fa === 0) return a
  if (fb === 0) return b
  if (!(fa * fb < 0)) return null
  let c = a
  let fc = fa
  let step = b - a
  let before = step
  for (let iteration = 0; iteration < maxIterations; iteration++) {
    if (fb > 0 === fc > 0) {
      c = a
      fc = fa
      step = before = b - a
    }
    if (Math.abs(fc) < Math.abs(fb)) {
      a = b
      b = c
      c = a
      fa = fb
      fb = fc
      fc = fa
    }
    const close = 2 * Number.EPSILON * Math.abs(b) + tolerance / 2
    const half = (c - b) / 2
    if (Math.abs(half) <= close || fb === 0) return b
    if (Math.abs(before) >= close && Math.abs(fa) > Math.abs(fb)) {
      const s = fb / fa
      let p: number
      let q: number
      if (a === c) {
        p = 2 * half * s
        q = 1 - s
      } else {
        const t = fa / fc
        const r = fb / fc
        p = s * (2 * half * t * (t - r) - (b - a) * (r - 1))
        q = (t - 1) * (r - 1) * (s - 1)
      }
      if (p > 0) q = -q
      else p = -p
      if (2 * p < Math.min(3 * half * q - Math.abs(close * q), Math.abs(before * q))) {
        before = step
        step = p / q
      } else {
        step = before = half
      }
    } else {
      step = before = half
    }
    a = b
    fa = fb
    b += Math.abs(step) > close ? step : half > 0 ? close : -close
    fb = f(b)
  }
  return b
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
