/** The answer to the state of the page, and the last complete one while the form is unfinished. */
import { useMemo, useState } from 'react'
import type { AnyCalculator, Outcome, Situation } from '#calculators/calculator.ts'
import type { Raw } from '#calculators/read.ts'
import type { Figure, Report } from '#calculators/report.ts'
import { answerFor, openFrame, situationFor } from '#site/calculator/calculation.ts'
import { canDeflate, deflate } from '#site/calculator/deflate.ts'
import type { PageState } from '#site/calculator/page-link.ts'

export type Good = Extract<Outcome, { status: 'ok' }>

export type Answer = {
  readonly state: PageState
  readonly situation: Situation
  readonly start: Raw
  readonly raw: Raw
  readonly outcome: Outcome
  readonly good: Good | null
  /** What the page shows: the last good report, in euros of today when asked. */
  readonly report: Report | null
  readonly real: boolean
  /** The form is not complete: the report is the one from before. */
  readonly stale: boolean
  /** The headline by the rules of today, when another year is chosen. */
  readonly byRulesOfToday: Figure | null
}

export function useAnswer(calculator: AnyCalculator, base: Situation, state: PageState): Answer {
  const { typed, year } = state
  const situation = useMemo(() => situationFor(base, year), [base, year])
  const { start } = useMemo(() => openFrame(calculator, situation), [calculator, situation])
  const raw = useMemo<Raw>(() => ({ ...start, ...typed }), [start, typed])
  const outcome = useMemo(() => answerFor(calculator, raw, situation), [calculator, raw, situation])

  const [last, setLast] = useState<Good | null>(outcome.status === 'ok' ? outcome : null)
  if (outcome.status === 'ok' && outcome !== last) setLast(outcome)
  const good = outcome.status === 'ok' ? outcome : last

  const real = state.real && good !== null && canDeflate(good.report)
  const report = useMemo(() => (good && real ? deflate(good.report) : (good?.report ?? null)), [good, real])
  const byRulesOfToday = useMemo(() => {
    if (year === null) return null
    const now = answerFor(calculator, raw, base)
    return now.status === 'ok' ? now.report.headline : null
  }, [calculator, raw, base, year])
  const stale = outcome.status === 'invalid'
  return useMemo(
    () => ({ state, situation, start, raw, outcome, good, report, real, stale, byRulesOfToday }),
    [state, situation, start, raw, outcome, good, report, real, stale, byRulesOfToday],
  )
}
