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

/** Percentile (p from 0 to 1) of values in rising order, between two values in proportion: Excel's PERCENTILE.INC. */
export function percentileSorted(sorted: ArrayLike<number>, p: number): number {
  if (!(p >= 0 && p <= 1)) throw new RangeError(`percentile: ${p}`)
  const place = p * (sorted.length - 1)
  const low = Math.floor(place)
  const below = at(sorted, low)
  const above = at(sorted, Math.ceil(place))
  return below + (place - low) * (above - below)
}

export const percentile = (values: Iterable<number>, p: number): number =>
  percentileSorted(Float64Array.from(values).toSorted(), p)

/** Several percentiles at once of values in any order, without sorting them all. The order of the values changes. */
export function percentilesInPlace(values: Float64Array, ps: readonly number[]): number[] {
  const last = values.length - 1
  const ranks = ps.flatMap((p) => [Math.floor(p * last), Math.ceil(p * last)])
  select(values, 0, last, ranks)
  return ps.map((p) => percentileSorted(values, p))
}

// Hoare's quickselect for several ranks: afterwards each rank holds the value a full sort would put there.
function select(values: Float64Array, low: number, high: number, ranks: readonly number[]): void {
  if (ranks.length === 0) return
  const pivot = at(values, (low + high) >> 1)
  let i = low
  let j = high
  while (i <= j) {
    while ((values[i] ?? Infinity) < pivot) i++
    while ((values[j] ?? -Infinity) > pivot) j--
    if (i > j) break
    const swap = at(values, i)
    values[i++] = at(values, j)
    values[j--] = swap
  }
  // Now everything up to j is at most the pivot, everything from i at least; between them stands the pivot itself.
  select(
    values,
    low,
    j,
    ranks.filter((rank) => rank <= j),
  )
  select(
    values,
    i,
    high,
    ranks.filter((rank) => rank >= i),
  )
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
