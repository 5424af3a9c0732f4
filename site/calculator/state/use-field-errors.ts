/**
 * When a message stands under its field: once the field is left, not while somebody is still typing in it. A message
 * that stands there follows the mending. The list above the form appears only when the visitor asks for the result.
 */
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { AnyCalculator, Outcome, Situation } from '#calculators/kernel/calculator.ts'
import type { FieldErrors, Raw } from '#calculators/kernel/read.ts'
import { outcomeFor } from '#site/calculator/state/calculation.ts'

const NO_ERRORS: FieldErrors = {}
const NONE: readonly string[] = []

export type FieldErrorsOnScreen = {
  /** By field, as they are in the form. */
  readonly errors: FieldErrors
  /** Above the form, after the visitor asked for the result. */
  readonly summaryErrors: FieldErrors
  readonly summary: RefObject<HTMLDivElement | null>
  /** Shows everything that is wrong and leads there; true when nothing is. */
  readonly showErrors: () => boolean
  readonly flag: (paths: readonly string[]) => void
  readonly onEnter: (path: string) => void
  readonly onLeave: (path: string) => void
}

export function useFieldErrors(
  calculator: AnyCalculator,
  raw: Raw,
  situation: Situation,
  outcome: Outcome,
  isCurrent: boolean,
): FieldErrorsOnScreen {
  const [flagged, setFlagged] = useState(NONE)
  const [entered, setEntered] = useState<string | null>(null)
  const [asked, setAsked] = useState(0)
  const summary = useRef<HTMLDivElement>(null)
  const found = outcome.status === 'invalid' ? outcome.errors : NO_ERRORS

  // What was mended starts anew: the next mistake in it waits until it is left again. An answer to earlier keys says nothing
  // of the field that was left just now.
  if (isCurrent && flagged.some((path) => !(path in found)) && outcome.status !== 'uncovered') {
    setFlagged(flagged.filter((path) => path in found))
  }
  const errors = useMemo(() => {
    // A cell of a new row is empty until its turn comes; every other field began with a value that was right.
    const shown = (path: string) => flagged.includes(path) || (path !== entered && !path.includes('.'))
    return Object.fromEntries(Object.entries(found).filter(([path]) => shown(path)))
  }, [found, flagged, entered])
  const clean = Object.keys(errors).length === 0
  if (clean && asked > 0) setAsked(0)

  const now = useRef({ raw, situation })
  useEffect(() => {
    now.current = { raw, situation }
  })
  const onEnter = useCallback((path: string) => setEntered(path), [])
  const onLeave = useCallback((path: string) => {
    setEntered(null)
    setFlagged((before) => (before.includes(path) ? before : [...before, path]))
  }, [])
  const showErrors = useCallback(() => {
    const answer = outcomeFor(calculator, now.current.raw, now.current.situation)
    if (answer.status !== 'invalid') return true
    setFlagged(Object.keys(answer.errors))
    setAsked((count) => count + 1)
    return false
  }, [calculator])

  useEffect(() => {
    if (asked === 0) return
    summary.current?.focus()
    const title = document.title.replace(/^Fout: /, '')
    document.title = `Fout: ${title}`
    return () => {
      document.title = title
    }
  }, [asked])

  return {
    errors,
    summaryErrors: asked > 0 ? errors : NO_ERRORS,
    summary,
    showErrors,
    flag: setFlagged,
    onEnter,
    onLeave,
  }
}
