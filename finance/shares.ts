import { finite, nearest, slack } from './money.ts'

/**
 * Shares of a total in proportion to weights that add up to the total exactly: everyone gets the share rounded
 * down, the units left go to the largest remainders (on a tie the larger weight, then the first).
 * Nobody has any weight: nobody gets anything.
 */
export function largestRemainder(total: number, weights: readonly number[], decimals = 2): number[] {
  for (const weight of weights) if (!(finite(weight) >= 0)) throw new RangeError(`weight: ${weight}`)
  const weightSum = weights.reduce((a, b) => a + b, 0)
  if (weightSum === 0) return weights.map(() => 0)
  const factor = 10 ** decimals
  const units = Math.abs(nearest(total * factor))
  const sign = total < 0 ? -1 : 1
  const shares = weights.map((weight) => {
    const quota = (units * weight) / weightSum
    const whole = Math.floor(quota + slack(quota))
    return { weight, whole, rest: quota - whole }
  })
  let left = units - shares.reduce((a, share) => a + share.whole, 0)
  // Remainders closer than a rounding error are a tie: otherwise the order of the members would decide.
  const byRemainder = shares.toSorted((a, b) =>
    Math.abs(a.rest - b.rest) > 1e-9 ? b.rest - a.rest : b.weight - a.weight,
  )
  for (const share of byRemainder) {
    if (left <= 0) break
    share.whole += 1
    left -= 1
  }
  return shares.map((share) => (sign * share.whole + 0) / factor)
}
