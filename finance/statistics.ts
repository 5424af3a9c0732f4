// Small statistics. Standard deviation and correlation are those of a sample (n − 1), as in Excel's STDEV.S and CORREL.

function filled(values: ArrayLike<number>, least = 1): void {
  if (values.length < least) throw new RangeError(`${values.length} values, ${least} needed`)
}

const at = (values: ArrayLike<number>, index: number): number => {
  const value = values[index]
  if (value === undefined) throw new RangeError(`no value at ${index}`)
  return value
}

export function mean(values: readonly number[]): number {
  filled(values)
  return values.reduce((a, b) => a + b, 0) / values.length
}

/** What an equal amount put in at each price paid on average; never above the mean. */
export function harmonicMean(values: readonly number[]): number {
  filled(values)
  return values.length / values.reduce((total, value) => total + 1 / value, 0)
}

/** Average growth per period of returns that follow each other. */
export function geometricMean(returns: readonly number[]): number {
  return Math.expm1(mean(returns.map((r) => Math.log1p(r))))
}

const covariance = (a: readonly number[], b: readonly number[]): number => {
  filled(a, 2)
  if (a.length !== b.length) throw new RangeError(`${a.length} and ${b.length} values`)
  const meanA = mean(a)
  const meanB = mean(b)
  return a.reduce((total, value, k) => total + (value - meanA) * (at(b, k) - meanB), 0) / (a.length - 1)
}

export const standardDeviation = (values: readonly number[]): number => Math.sqrt(covariance(values, values))

/** Null when one of the two does not vary. */
export function correlation(a: readonly number[], b: readonly number[]): number | null {
  const spread = Math.sqrt(covariance(a, a) * covariance(b, b))
  return spread === 0 ? null : Math.max(-1, Math.min(1, covariance(a, b) / spread))
}

/** Percentile (p from 0 to 1) between two of the sorted values in proportion: Excel's PERCENTILE.INC. */
function between(p: number, last: number, valueAt: (rank: number) => number): number {
  if (!(p >= 0 && p <= 1)) throw new RangeError(`percentile: ${p}`)
  const place = p * last
  const low = Math.floor(place)
  const below = valueAt(low)
  return below + (place - low) * (valueAt(Math.ceil(place)) - below)
}

/** Percentile of values in rising order. */
export const percentileSorted = (sorted: ArrayLike<number>, p: number): number =>
  between(p, sorted.length - 1, (rank) => at(sorted, rank))

export const percentile = (values: Iterable<number>, p: number): number =>
  percentileSorted(Float64Array.from(values).toSorted(), p)

/** Several percentiles at once of values in any order, without sorting them all. */
export function percentilesOf(values: Float64Array, ps: readonly number[]): number[] {
  filled(values)
  const last = values.length - 1
  const ranks = ps.flatMap((p) => [Math.floor(p * last), Math.ceil(p * last)])
  const sorted = ranked(values, Uint32Array.from(ranks).toSorted())
  return ps.map((p) => between(p, last, (rank) => sorted.get(rank) ?? Number.NaN))
}

const bins = 1024

// What a full sort would put at each of the rising ranks. The values are counted in bins of equal width between the
// lowest and the highest, and only those of the bins that hold a rank are sorted. A chart asks this often: plain loops,
// each in a function of its own, which is compiled as a whole.
function ranked(values: Float64Array, ranks: Uint32Array): ReadonlyMap<number, number> {
  const places = new Uint16Array(values.length)
  const counts = countInBins(values, places)
  const wanted = new Uint8Array(bins)
  const shifts: number[] = []
  let place = 0
  let passed = 0
  let kept = 0
  for (const rank of ranks) {
    while (passed + (counts[place] ?? 0) <= rank) {
      passed += counts[place] ?? 0
      if (wanted[place] === 1) kept += counts[place] ?? 0
      place++
    }
    wanted[place] = 1
    shifts.push(passed - kept)
  }
  const inBins = new Float64Array(kept + (counts[place] ?? 0))
  gather(values, places, wanted, inBins)
  inBins.sort()
  return new Map(Array.from(ranks, (rank, k) => [rank, at(inBins, rank - (shifts[k] ?? 0))]))
}

/** How many of the values fall in each bin; `places` gets the bin of each. */
function countInBins(values: Float64Array, places: Uint16Array): Uint32Array {
  const { least, most } = extremes(values)
  // When all are alike the place is no number, which `| 0` makes 0: they lie in one bin.
  const scale = (bins - 1) / (most - least)
  const counts = new Uint32Array(bins)
  for (let k = 0; k < values.length; k++) {
    const place = (((values[k] ?? 0) - least) * scale) | 0
    places[k] = place
    counts[place] = (counts[place] ?? 0) + 1
  }
  return counts
}

function extremes(values: Float64Array): { least: number; most: number } {
  let least = Infinity
  let most = -Infinity
  for (let k = 0; k < values.length; k++) {
    const value = values[k] ?? 0
    if (value < least) least = value
    if (value > most) most = value
  }
  return { least, most }
}

/** The values of the wanted bins, in their own order. */
function gather(values: Float64Array, places: Uint16Array, wanted: Uint8Array, into: Float64Array): void {
  let next = 0
  for (let k = 0; k < values.length; k++) if (wanted[places[k] ?? 0] === 1) into[next++] = values[k] ?? 0
}

/** Variance of a portfolio: Σ wᵢ wⱼ σᵢ σⱼ ρᵢⱼ. */
export function portfolioVariance(
  weights: readonly number[],
  volatilities: readonly number[],
  correlations: readonly (readonly number[])[],
): number {
  const marginal = marginalVariance(weights, volatilities, correlations)
  return Math.max(
    0,
    weights.reduce((total, weight, i) => total + weight * at(marginal, i), 0),
  )
}

export const portfolioVolatility = (...args: Parameters<typeof portfolioVariance>): number =>
  Math.sqrt(portfolioVariance(...args))

const marginalVariance = (
  weights: readonly number[],
  volatilities: readonly number[],
  correlations: readonly (readonly number[])[],
): number[] =>
  weights.map((_, i) =>
    weights.reduce(
      (total, weight, j) => total + weight * at(volatilities, i) * at(volatilities, j) * at(correlations[i] ?? [], j),
      0,
    ),
  )

/** The share of each part in the risk of the whole; adds up to 1, all 0 when there is no risk. */
export function riskContribution(
  weights: readonly number[],
  volatilities: readonly number[],
  correlations: readonly (readonly number[])[],
): number[] {
  const variance = portfolioVariance(weights, volatilities, correlations)
  const marginal = marginalVariance(weights, volatilities, correlations)
  return weights.map((weight, i) => (variance === 0 ? 0 : (weight * at(marginal, i)) / variance))
}

/** Concentration: the sum of squared shares, from 1/n (all equal) to 1 (one holds everything). Null without any weight. */
export function herfindahl(weights: readonly number[]): number | null {
  const total = weights.reduce((a, b) => a + b, 0)
  return total === 0 ? null : weights.reduce((squares, weight) => squares + (weight / total) ** 2, 0)
}
