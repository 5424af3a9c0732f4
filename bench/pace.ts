/** A fixed number of requests per second, whether or not the answers keep up: waiting counts as slowness. */
import { setTimeout as pause } from 'node:timers/promises'

export type Paced = { readonly p50: number; readonly p99: number; readonly failed: number; readonly sent: number }

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** `ask` gives the status of the answer; anything but 2xx and 304 counts as failed. */
export async function atRate(
  perSecond: number,
  seconds: number,
  ask: (count: number) => Promise<number>,
): Promise<Paced> {
  const total = perSecond * seconds
  const times: number[] = []
  const running: Promise<void>[] = []
  let failed = 0
  const one = async (count: number, due: number) => {
    const status = await ask(count).catch(() => 0)
    times.push(performance.now() - due)
    if (!(status === 304 || (status >= 200 && status < 300))) failed++
  }
  const started = performance.now()
  for (let count = 0; count < total; count++) {
    const due = started + (count * 1000) / perSecond
    const wait = due - performance.now()
    if (wait > 1) await pause(wait)
    running.push(one(count, due))
  }
  await Promise.all(running)
  return { p50: percentile(times, 0.5), p99: percentile(times, 0.99), failed, sent: total }
}
