/**
 * Typing must not wait for what nobody sees: a part of the page that is out of sight or folded keeps its last drawing
 * until it comes into view or the visitor rests. Paper counts as sight.
 */
import { type RefObject, startTransition, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

const REST = 600
/** So far outside the screen counts as near: it may be scrolled in before the next key. */
const NEAR = '100px'

/** When the visitor last changed something: an answer that is still on its way counts as typing. */
let changedAt = 0

export function noteChange(): void {
  changedAt = performance.now()
}

/** The parts that are behind: they catch up together. */
const behind = new Set<() => void>()
let timer = 0

const catchUp = () => {
  for (const follow of behind) follow()
}

function afterRest() {
  const rest = REST - (performance.now() - changedAt)
  timer = rest > 0 ? window.setTimeout(afterRest, rest) : 0
  if (timer === 0) startTransition(catchUp)
}

/** What follows may itself hold a part that was hidden in it. */
const DEPTH = 3

function beforePrint() {
  for (let deep = 0; deep < DEPTH && behind.size > 0; deep++) flushSync(catchUp)
}

function followLater(follow: () => void): () => void {
  behind.add(follow)
  if (timer === 0) timer = window.setTimeout(afterRest, REST)
  // The same listener again changes nothing.
  addEventListener('beforeprint', beforePrint)
  return () => behind.delete(follow)
}

export function useInView<E extends Element>(atFirst: boolean): [RefObject<E | null>, boolean] {
  const place = useRef<E>(null)
  const [inView, setInView] = useState(atFirst)
  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver((entries) => setInView(entries.some((entry) => entry.isIntersecting)), {
      rootMargin: NEAR,
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return [place, inView]
}

export function useSettled<T, E extends Element>(value: T): [RefObject<E | null>, T] {
  const [place, inView] = useInView<E>(true)
  const [shown, setShown] = useState(value)
  if (inView && shown !== value) setShown(value)
  useEffect(() => {
    if (!inView && shown !== value) return followLater(() => setShown(value))
  }, [inView, shown, value])
  return [place, inView ? value : shown]
}

/** The value once it has not changed for a moment: for what costs many computations. */
export function useRested<T>(value: T, rest = 120): T {
  const [shown, setShown] = useState(value)
  useEffect(() => {
    if (shown === value) return
    const waiting = setTimeout(() => startTransition(() => setShown(value)), rest)
    return () => clearTimeout(waiting)
  }, [shown, value, rest])
  return shown
}
