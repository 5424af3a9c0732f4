/**
 * Typing must not wait for what nobody sees: a part of the page that is out of sight keeps its last drawing until it
 * comes into view or the visitor rests. Paper counts as sight.
 */
import { type RefObject, startTransition, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

const REST = 600
/** So far outside the screen counts as near: it may be scrolled in before the next key. */
const NEAR = '100px'

/** When the visitor last changed the answer: what is still on its way to a slow part of the page counts as typing. */
let changedAt = 0

export function noteChange(): void {
  changedAt = performance.now()
}

function useInView<E extends HTMLElement>(): [RefObject<E | null>, boolean] {
  const place = useRef<E>(null)
  const [inView, setInView] = useState(true)
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

export function useSettled<T, E extends HTMLElement = HTMLElement>(value: T): [RefObject<E | null>, T] {
  const [place, inView] = useInView<E>()
  const [shown, setShown] = useState(value)
  if (inView && shown !== value) setShown(value)
  useEffect(() => {
    if (inView || shown === value) return
    let timer = 0
    const whenRested = () => {
      const rest = REST - (performance.now() - changedAt)
      if (rest > 0) timer = window.setTimeout(whenRested, rest)
      else startTransition(() => setShown(value))
    }
    whenRested()
    const now = () => flushSync(() => setShown(value))
    addEventListener('beforeprint', now)
    return () => {
      clearTimeout(timer)
      removeEventListener('beforeprint', now)
    }
  }, [inView, shown, value])
  return [place, inView ? value : shown]
}

/** The value once it has not changed for a moment: for what costs many computations. */
export function useRested<T>(value: T, rest = 120): T {
  const [shown, setShown] = useState(value)
  useEffect(() => {
    if (shown === value) return
    const timer = setTimeout(() => startTransition(() => setShown(value)), rest)
    return () => clearTimeout(timer)
  }, [shown, value, rest])
  return shown
}
