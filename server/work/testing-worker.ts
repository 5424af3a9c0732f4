/** A thread for the tests of this folder: it waits, spins, fails, dies or tells what it shares. */
import { setTimeout as pause } from 'node:timers/promises'
import { getHeapSpaceStatistics, getHeapStatistics } from 'node:v8'
import { parentPort, workerData } from 'node:worker_threads'
import { serve } from '#server/work/serve.ts'

export type Order = {
  readonly spin?: number
  readonly fail?: string
  readonly die?: boolean
  readonly hoard?: boolean
  readonly hold?: boolean
  /** Makes and drops much, and tells how many megabytes there are for what is new and for all. */
  readonly make?: boolean
  /** Waits so long without work. */
  readonly rest?: number
  /** Works so long for itself after the answer, and then tells. */
  readonly own?: number
}

/** A thread starts for as long as this holds 0, and is held up for as long as it holds 1. */
export type Gate = Int32Array<SharedArrayBuffer>
const gate = workerData as Gate | undefined
if (gate !== undefined) Atomics.wait(gate, 0, 0)

/** In processor time: the same work on a busy machine. */
function spinFor(ms: number): void {
  const before = process.threadCpuUsage()
  while (process.threadCpuUsage(before).user / 1000 < ms);
}

function room() {
  let kept: { readonly turn: number }[] = []
  let most = 0
  for (let turn = 0; turn < 2_000_000; turn++) {
    kept.push({ turn })
    if (kept.length < 50_000) continue
    kept = []
    const space = getHeapSpaceStatistics().find(({ space_name: name }) => name === 'new_space')
    most = Math.max(most, space?.space_size ?? 0)
  }
  return { youngMb: most / 2 ** 20, wholeMb: getHeapStatistics().heap_size_limit / 2 ** 20 }
}

serve(async ({ spin = 0, fail, die, hoard, hold, make, rest, own }: Order, shared: unknown) => {
  if (fail !== undefined) throw new Error(fail)
  if (die === true) process.exit(3)
  if (make === true) return room()
  const kept: number[][] = []
  while (hoard === true) kept.push(Array.from({ length: 100_000 }, Math.random))
  if (hold === true && gate !== undefined) Atomics.wait(gate, 0, 1)
  spinFor(spin)
  if (rest !== undefined) await pause(rest)
  if (own !== undefined)
    setTimeout(() => {
      spinFor(own)
      parentPort?.postMessage({ kind: 'note', note: 'idle' }, [])
    }, 0)
  return shared
})
