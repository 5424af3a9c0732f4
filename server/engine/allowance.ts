/** How much work one network may ask for: milliseconds of processor time that come back over the minute. Per process. */

export type Allowance = {
  /** Seconds to wait, or 0 when the network may ask now. */
  readonly wait: (network: string) => number
  readonly spend: (network: string, ms: number) => void
  readonly networks: () => number
}

/** Above this many the network that asked longest ago is forgotten: its allowance is whole again anyway. */
const mostNetworks = 10_000
/** What has to be there before anything is begun. */
const least = 1

export function allowanceOf(msPerMinute: number, clock: () => number = () => performance.now()): Allowance {
  const known = new Map<string, { readonly left: number; readonly at: number }>()
  const leftOf = (network: string): number => {
    const last = known.get(network)
    return last ? Math.min(msPerMinute, last.left + ((clock() - last.at) / 60_000) * msPerMinute) : msPerMinute
  }
  return {
    // Whoever spent more than was left waits until that is paid back too.
    wait: (network) => {
      const left = leftOf(network)
      return left >= least ? 0 : Math.max(1, Math.ceil(((least - left) / msPerMinute) * 60))
    },
    spend: (network, ms) => {
      const left = leftOf(network) - ms
      // Taken out and put back, so that the map stays in the order of the last question.
      known.delete(network)
      known.set(network, { left, at: clock() })
      const [oldest] = known.keys()
      if (known.size > mostNetworks && oldest !== undefined) known.delete(oldest)
    },
    networks: () => known.size,
  }
}
