/** How much one network may ask of the compute API: a bucket that refills over time. In memory, per process. */
import { networkOf } from '#server/http/client-address.ts'

export type Allowance = {
  /** Seconds to wait, or 0 when the question may be asked now. */
  readonly take: (address: string) => number
  readonly networks: () => number
}

/** Above this many the network that asked longest ago is forgotten: its bucket is full again anyway. */
const mostNetworks = 10_000

export function allowanceOf(perMinute: number, clock: () => number = () => performance.now()): Allowance {
  const buckets = new Map<string, { left: number; at: number }>()
  return {
    take(address) {
      const name = networkOf(address)
      const now = clock()
      const known = buckets.get(name)
      const left = known ? Math.min(perMinute, known.left + ((now - known.at) / 60_000) * perMinute) : perMinute
      const allowed = left >= 1
      // Taken out and put back, so that the map stays in the order of the last question.
      buckets.delete(name)
      buckets.set(name, { left: allowed ? left - 1 : left, at: now })
      const [oldest] = buckets.keys()
      if (buckets.size > mostNetworks && oldest !== undefined) buckets.delete(oldest)
      return allowed ? 0 : Math.max(1, Math.ceil(((1 - left) / perMinute) * 60))
    },
    networks: () => buckets.size,
  }
}
