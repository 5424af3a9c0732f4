/** A quick computation answers with the key itself; a slow one lets the key paint first. */
import { useDeferredValue, useEffect, useRef, useState } from 'react'
import type { AnyCalculator, Situation } from '#calculators/kernel/calculator.ts'
import type { PageState } from '#site/calculator/state/page-link.ts'
import { type Answer, useAnswer } from '#site/calculator/state/use-answer.ts'
import { useTables } from '#site/calculator/state/use-tables.ts'

/**
 * Milliseconds on this device: up to here a letter and its answer may appear together, as one. A longer computation
 * waits for a pause, and then for everything else that waits for one.
 */
const QUICK = 100

export function usePacedAnswer(
  calculator: AnyCalculator,
  base: Situation,
  state: PageState,
): readonly [answer: Answer, isCurrent: boolean, fetchTable: (path: string) => void] {
  const [slow, setSlow] = useState(false)
  const deferred = useDeferredValue(slow ? state : null)
  const settled = slow ? (deferred ?? state) : state
  const isCurrent = settled === state
  const { waiting, onEnter } = useTables(calculator.inputs, settled)
  const answer = useAnswer(calculator, base, settled, waiting)
  const { took } = answer
  const before = useRef(0)
  useEffect(() => {
    // Only once all is quiet: a change halfway would go back to the answer before.
    if (state !== settled) return
    // Twice in a row: once may be code that runs for the first time, or a device that was busy with something else.
    const isSlow = Math.min(took, before.current) > QUICK
    // Set to what it is already, React would render once more to find that out.
    if (isSlow !== slow) setSlow(isSlow)
    before.current = took
  }, [state, settled, took, slow])
  return [answer, isCurrent, onEnter]
}
