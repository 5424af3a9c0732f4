/** Memory over time: does it keep growing once the server has warmed up? */

export type Sample = { readonly minute: number; readonly megabytes: number }

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

/** Megabytes per minute over the second half, by least squares. */
export function slopeOf(samples: readonly Sample[]): number {
  const half = samples.slice(Math.floor(samples.length / 2))
  const mean = (pick: (sample: Sample) => number) => half.reduce((sum, sample) => sum + pick(sample), 0) / half.length
  const [x, y] = [mean((sample) => sample.minute), mean((sample) => sample.megabytes)]
  const above = half.reduce((sum, { minute, megabytes }) => sum + (minute - x) * (megabytes - y), 0)
  const below = half.reduce((sum, { minute }) => sum + (minute - x) ** 2, 0)
  return below === 0 ? 0 : above / below
}

/** Collecting garbage makes memory wave: only growth of a tenth and 40 MB between the middle and the end is a leak. */
export function isLeak(samples: readonly Sample[]): boolean {
  const tenth = Math.max(1, Math.floor(samples.length / 10))
  const middle = median(samples.slice(Math.floor(samples.length / 2), Math.floor(samples.length / 2) + tenth).map(mb))
  const end = median(samples.slice(-tenth).map(mb))
  return end > middle * 1.1 && end - middle > 40
}

const mb = (sample: Sample) => sample.megabytes
