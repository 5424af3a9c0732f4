/** A thread for the tests of this folder: it waits, spins, fails, dies or tells what it shares. */
import { setTimeout as pause } from 'node:timers/promises'
import { parentPort } from 'node:worker_threads'
import { serve } from '#server/work/serve.ts'

export type Order = {
  readonly spin?: number
  readonly fail?: string
  readonly die?: boolean
  readonly hoard?: boolean
  /** Waits so long without work. */
  readonly rest?: number
  /** Works so long for itself after the answer, and then tells. */
  readonly own?: number
}

/** In processor time: the same work on a busy machine. */
function spinFor(ms: number): void {
  const before = process.threadCpuUsage()
  while (process.threadCpuUsage(before).user / 1000 < ms);
}

serve(async ({ spin = 0, fail, die, hoard, rest, own }: Order, shared: unknown) => {
  if (fail !== undefined) throw new Error(fail)
  if (die === true) process.exit(3)
  const kept: number[][] = []
  while (hoard === true) kept.push(Array.from({ length: 100_000 }, Math.random))
  spinFor(spin)
  if (rest !== undefined) await pause(rest)
  if (own !== undefined)
    setTimeout(() => {
      spinFor(own)
      parentPort?.postMessage({ kind: 'note', note: 'idle' }, [])
    }, 0)
  return shared
})
