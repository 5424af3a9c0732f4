/** A thread for the tests of this folder: it waits, spins, fails, dies or tells what it shares. */
import { serve } from '#server/work/serve.ts'

export type Order = { readonly spin?: number; readonly fail?: string; readonly die?: boolean; readonly hoard?: boolean }

serve(({ spin = 0, fail, die, hoard }: Order, shared: unknown) => {
  if (fail !== undefined) throw new Error(fail)
  if (die === true) process.exit(3)
  const kept: number[][] = []
  while (hoard === true) kept.push(Array.from({ length: 100_000 }, Math.random))
  // In processor time: the same work on a busy machine.
  const before = process.threadCpuUsage()
  const spent = () => process.threadCpuUsage(before).user / 1000
  while (spent() < spin);
  return shared
})
