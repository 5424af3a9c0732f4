/** Requests that were refused early. They are counted and logged now and then, so that a flood does not flood the log. */
import type { Log } from '#server/log.ts'

export type Refusal =
  | 'malformed'
  | 'too slow'
  | 'interrupted'
  | 'overload'
  | 'allowance'
  | 'computation too long'
  | 'connections of one network'
  | 'networks cut off again and again'
  | 'bodies of one network'
  | 'unread answers'
  | 'questions at once'

export type Refusals = {
  readonly count: (refusal: Refusal) => void
  /** Writes one line with the counts since the last one, if there are any. */
  readonly tell: () => void
}

const everyMs = 10_000

export function refusalsOf(log: Log): Refusals {
  const counts = new Map<Refusal, number>()
  const tell = () => {
    if (counts.size === 0) return
    log.warn('refused', { counts: Object.fromEntries(counts) })
    counts.clear()
  }
  setInterval(tell, everyMs).unref()
  return { count: (refusal) => void counts.set(refusal, (counts.get(refusal) ?? 0) + 1), tell }
}
