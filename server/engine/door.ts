/**
 * The one door to the calculators for whoever asks from outside. Every question is answered in a thread of its own kind
 * (server/work), paid for with processor time, one at a time per network; pages never wait for it.
 */
import type { Config } from '#server/config.ts'
import { calendarOf } from '#server/dates.ts'
import { allowanceOf } from '#server/engine/allowance.ts'
import type { Computed, Packed, V1Computed } from '#server/engine/computed.ts'
import type { Tools } from '#server/engine/engine.ts'
import { toolNames } from '#server/engine/list.ts'
import { productVersion } from '#server/engine/version.ts'
import { networkOf } from '#server/http/client-address.ts'
import { problems } from '#server/http/problem.ts'
import type { Refusals } from '#server/http/refusals.ts'
import type { PublicDataSource } from '#server/public-data.ts'
import { createWorkers, spareCores, WorkRefused, type Workers } from '#server/work/workers.ts'

export type Method = keyof Tools
export type EngineJob = {
  readonly method: Method
  readonly args: readonly unknown[]
  readonly today: string
  readonly packed: boolean
}
export type EngineSetup = { readonly origin: string; readonly version: string; readonly warmUpRounds: number }

export type Door = {
  /** The calculators for one asker. Refuses with 429 or 503 and the seconds to wait. */
  readonly for: (address: string) => Tools
  /** The same answers for whoever only passes them on. */
  readonly packedFor: (address: string) => PackedTools
  /** Counts a question that costs us something before any calculator is asked; refuses like the others. */
  readonly count: (address: string, ms?: number) => void
  /** The day in Belgium. */
  readonly today: () => string
  readonly start: () => Promise<void>
  readonly close: () => Promise<void>
  readonly counts: Workers['counts']
}

type PackedTools = {
  readonly compute: (...args: Parameters<Tools['compute']>) => Promise<Packed<Computed>>
  readonly v1Compute: (...args: Parameters<Tools['v1Compute']>) => Promise<Packed<V1Computed>>
}

export type DoorParts = {
  readonly config: Pick<Config, 'publicOrigin' | 'computeMsPerMinute' | 'warmUpRounds'>
  readonly data: PublicDataSource
  readonly clock: () => Date
  readonly refusals: Refusals
  readonly onNote?: (note: string) => void
}

export const doorLimits = {
  count: spareCores,
  inLine: 64,
  inLinePerOwner: 16,
  limitMs: 500,
  waitMs: 4000,
  // Below the half minute that nginx waits.
  startMs: 20_000,
  memoryMb: 160,
  // The dearest calculators make four megabytes for one answer.
  youngMb: 24,
}

/** What a question costs beside its computation: reading, answering, logging. */
const leastMs = 1

export function openDoor({ config, data, clock, refusals, onNote }: DoorParts, limits = doorLimits): Door {
  const today = calendarOf(clock)
  const allowance = allowanceOf(config.computeMsPerMinute)
  const setup: EngineSetup = {
    origin: config.publicOrigin,
    version: productVersion,
    warmUpRounds: config.warmUpRounds,
  }
  const workers = createWorkers({
    file: new URL('worker.ts', import.meta.url),
    workerData: setup,
    ...limits,
    ...(onNote === undefined ? {} : { onNote }),
  })

  const admit = (network: string) => {
    const seconds = allowance.wait(network)
    if (seconds === 0) return
    refusals.count('allowance')
    throw problems.tooMuch(seconds)
  }

  /** A refusal of the threads as an answer. */
  const explain = (error: unknown, network: string): unknown => {
    if (!(error instanceof WorkRefused)) return error
    switch (error.reason) {
      case 'mine full':
        refusals.count('allowance')
        return problems.tooMuch(1)
      case 'too long':
        allowance.spend(network, limits.limitMs)
        refusals.count('computation too long')
        return problems.overloaded(5)
      case 'full':
      case 'stopped':
        return problems.overloaded()
    }
  }

  const ask = async (network: string, method: Method, args: readonly unknown[], packed = false): Promise<unknown> => {
    admit(network)
    const { market } = (await data.read()).data
    const job: EngineJob = { method, args, today: today(), packed }
    try {
      const { value, ms } = await workers.run(job, { owner: network, shared: market })
      allowance.spend(network, leastMs + ms)
      // Travels as text: figures of the law hold functions, which JSON leaves out and a clone refuses.
      return typeof value === 'string' ? JSON.parse(value) : value
    } catch (error) {
      throw explain(error, network)
    }
  }

  return {
    for: (address) => {
      const network = networkOf(address)
      // What comes back is what the method of the same name returned in the thread.
      const via = (method: Method) =>
        [method, async (...args: readonly unknown[]) => ask(network, method, args)] as const
      return Object.fromEntries(toolNames.map(via)) as Tools
    },
    packedFor: (address) => {
      const network = networkOf(address)
      const via =
        (method: keyof PackedTools) =>
        async (...args: readonly unknown[]) =>
          ask(network, method, args, true)
      return { compute: via('compute'), v1Compute: via('v1Compute') } as PackedTools
    },
    count: (address, ms = leastMs) => {
      const network = networkOf(address)
      admit(network)
      allowance.spend(network, ms)
    },
    today,
    start: workers.start,
    close: workers.close,
    counts: workers.counts,
  }
}
