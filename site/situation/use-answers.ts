/** The cards of what is filled in, and of what it would be: worked out a moment after the last key. */
import { useEffect, useRef, useState } from 'react'
import type { FactTexts } from '#calculators/kernel/facts.ts'
import type { Chosen } from '#calculators/situation/what-if.ts'
import type { Ask, Told } from '#site/situation/work.ts'

/** Milliseconds of rest after a key. */
const REST = 150

type Reply = Told | { readonly id: number; readonly failed: true }
type Asker = (ask: Ask) => Promise<Told>

const breathe = () => new Promise<void>((resolve) => setTimeout(resolve))

/** Beside the page, or in slices on it where the browser has no worker of this kind. */
async function makeAsker(): Promise<Asker> {
  const { startWorker, tell } = await import('#site/situation/work.ts')
  const here: Asker = (ask) => tell(ask, breathe)
  const worker = startWorker()
  if (worker === null) return here
  let isDead = false
  const waiting = new Map<number, { ask: Ask; done: (told: Told) => void; fail: (error: Error) => void }>()
  worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
    const one = waiting.get(data.id)
    waiting.delete(data.id)
    if ('failed' in data) one?.fail(new Error('No answer.'))
    else one?.done(data)
  })
  worker.addEventListener('error', () => {
    isDead = true
    for (const { ask, done, fail } of waiting.values()) here(ask).then(done, fail)
    waiting.clear()
  })
  return (ask) =>
    isDead
      ? here(ask)
      : new Promise((done, fail) => {
          waiting.set(ask.id, { ask, done, fail })
          worker.postMessage(ask, [])
        })
}

export type Shown = { readonly told: Told | null; readonly isFailed: boolean }

export function useAnswers(facts: FactTexts, chosen: readonly Chosen[], today: string): Shown {
  const [shown, setShown] = useState<Shown>({ told: null, isFailed: false })
  const asker = useRef<Promise<Asker> | null>(null)
  const last = useRef(0)
  useEffect(() => {
    const filled = Object.fromEntries(Object.entries(facts).filter(([, text]) => text.trim() !== ''))
    if (Object.keys(filled).length === 0) {
      last.current += 1
      setShown({ told: null, isFailed: false })
      return
    }
    const id = (last.current += 1)
    const timer = setTimeout(() => {
      asker.current ??= makeAsker()
      asker.current
        .then((ask) => ask({ id, facts: filled, chosen, today }))
        .then(
          (told) => {
            if (last.current === id) setShown({ told, isFailed: false })
          },
          () => {
            asker.current = null
            if (last.current === id) setShown((now) => ({ ...now, isFailed: true }))
          },
        )
    }, REST)
    return () => clearTimeout(timer)
  }, [facts, chosen, today])
  return shown
}
