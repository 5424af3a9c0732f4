/** What happened during a long run: answers with their times, and everything that was not as it should be. */
import { percentile } from '../pace.ts'

export type Diary = {
  readonly note: (kind: string, milliseconds: number) => void
  readonly fault: (text: string) => void
  readonly faults: () => number
  readonly report: () => readonly string[]
}

const mostFaultsShown = 20
const mostTimes = 200_000

export function openDiary(): Diary {
  const kinds = new Map<string, { count: number; times: number[] }>()
  const faults = new Map<string, number>()
  return {
    note: (kind, milliseconds) => {
      const found = kinds.get(kind) ?? { count: 0, times: [] }
      kinds.set(kind, found)
      // A sample is enough for a percentile; half an hour of times would fill the memory.
      if (found.times.length < mostTimes) found.times.push(milliseconds)
      else found.times[found.count % mostTimes] = milliseconds
      found.count++
    },
    fault: (text) => {
      // Seen at once: half an hour is long to wait for it.
      if (!faults.has(text) && faults.size < mostFaultsShown) console.error(`${new Date().toISOString()} ${text}`)
      faults.set(text, (faults.get(text) ?? 0) + 1)
    },
    faults: () => [...faults.values()].reduce((sum, count) => sum + count, 0),
    report: () => [
      ...[...kinds].map(([kind, { count, times }]) => {
        const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)]
        return `${kind}: ${count} requests, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`
      }),
      ...[...faults].slice(0, mostFaultsShown).map(([text, count]) => `FAULT ${count} × ${text}`),
    ],
  }
}
