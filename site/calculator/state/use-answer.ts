/** The answer to the state of the page, and the last complete one while the form is unfinished. */
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Answered, AnyCalculator, Refused, Situation } from '#calculators/kernel/calculator.ts'
import type { FieldErrors, Raw } from '#calculators/kernel/read.ts'
import type { Figure, Report } from '#calculators/kernel/report.ts'
import { outcomeFor, firstWrong, openFrame, situationFor, type Wrong } from '#site/calculator/state/calculation.ts'
import type { deflate } from '#site/calculator/state/deflate.ts'
import { canDeflate } from '#site/calculator/state/horizon.ts'
import { givenOf, type PageState } from '#site/calculator/state/page-link.ts'

export type Answer = {
  readonly state: PageState
  readonly situation: Situation
  readonly start: Raw
  readonly raw: Raw
  readonly outcome: Refused | Answered
  /** Milliseconds the computation took. */
  readonly took: number
  readonly good: Answered | null
  /** What the answer shows: the last good report, in euros of today when asked. */
  readonly report: Report | null
  readonly real: boolean
  /** How it is turned into those, once asked. */
  readonly ofToday: typeof deflate | null
  /** The form is not complete: the report is the one from before, and only its words may be shown. */
  readonly wrong: Wrong | null
  /** The headline by the rules of today, when another year is chosen. */
  readonly byRulesOfToday: Figure | null
  /** The same case by the rules of today. */
  readonly now: Refused | Answered
}

/** The conversion to euros of today, once asked for and once its code is there. */
function useDeflate(wanted: boolean): typeof deflate | null {
  const [convert, setConvert] = useState<typeof deflate | null>(null)
  useEffect(() => {
    if (!wanted || convert) return
    void import('#site/calculator/state/deflate.ts').then((module) => setConvert(() => module.deflate))
  }, [wanted, convert])
  return wanted ? convert : null
}

function timed<T>(compute: () => T): { readonly outcome: T; readonly took: number } {
  const begun = performance.now()
  const outcome = compute()
  return { outcome, took: performance.now() - begun }
}

/** Milliseconds. */
const FRAME = 16

/** The same outcome with its moves, a moment after the answer. */
function useWithMoves<T extends Refused | Answered>(
  again: () => T,
  { moves }: AnyCalculator,
  first: T,
  later: boolean,
): T {
  const [whole, setWhole] = useState<{ readonly first: T; readonly outcome: T } | null>(null)
  const latest = useRef(again)
  useEffect(() => {
    latest.current = again
  })
  useEffect(() => {
    if (!later || !moves || first.status !== 'ok') return
    const wait = setTimeout(() => setWhole({ first, outcome: latest.current() }), 60)
    return () => clearTimeout(wait)
  }, [moves, first, later])
  return whole?.first === first ? whole.outcome : first
}

export function useAnswer(
  calculator: AnyCalculator,
  base: Situation,
  state: PageState,
  /** What the answer has to wait for, by field. */
  waiting: FieldErrors | null,
): Answer {
  const { typed, rules, aside } = state
  const situation = useMemo(() => ({ ...situationFor(base, rules), aside }), [base, rules, aside])
  // The start values of today, whatever the year of the rules: a comparison has the same inputs on both sides.
  const { start } = useMemo(() => openFrame(calculator, base), [calculator, base])
  const raw = useMemo<Raw>(() => ({ ...start, ...typed }), [start, typed])
  const given = useMemo(() => givenOf(state), [state])
  const [movesLater, setMovesLater] = useState(false)
  const first = useMemo(
    () =>
      timed((): Refused | Answered =>
        waiting
          ? { status: 'invalid', errors: waiting, values: {} }
          : outcomeFor(calculator, raw, { ...situation, movesLater }, given),
      ),
    [calculator, raw, situation, given, waiting, movesLater],
  )
  const { took } = first
  const outcome = useWithMoves(
    () => outcomeFor(calculator, raw, situation, given),
    calculator,
    first.outcome,
    movesLater,
  )
  // Where trying the moves takes longer than a frame, the answer no longer waits for them.
  const slow = calculator.moves !== undefined && took > FRAME
  useEffect(() => {
    if (slow) setMovesLater(true)
  }, [slow])

  const [last, setLast] = useState<Answered | null>(outcome.status === 'ok' ? outcome : null)
  if (outcome.status === 'ok' && outcome !== last) setLast(outcome)
  const good = outcome.status === 'ok' ? outcome : last

  const inEurosOfToday = useDeflate(state.real)
  const real = inEurosOfToday !== null && good !== null && canDeflate(good.report)
  const report = useMemo(
    () => (good && real && inEurosOfToday ? inEurosOfToday(good.report) : (good?.report ?? null)),
    [good, real, inEurosOfToday],
  )
  const now = useMemo(
    () => (rules === null ? outcome : outcomeFor(calculator, raw, base, given)),
    [calculator, raw, base, given, rules, outcome],
  )
  const byRulesOfToday = useMemo(() => {
    if (rules === null || now.status !== 'ok') return null
    return (real && inEurosOfToday ? inEurosOfToday(now.report) : now.report).headline
  }, [rules, now, real, inEurosOfToday])
  const wrong = useMemo(() => firstWrong(calculator.inputs, outcome), [calculator, outcome])
  return useMemo(
    () => ({
      state,
      situation,
      start,
      raw,
      outcome,
      took,
      good,
      report,
      real,
      ofToday: real ? inEurosOfToday : null,
      wrong,
      byRulesOfToday,
      now,
    }),
    [state, situation, start, raw, outcome, took, good, report, real, inEurosOfToday, wrong, byRulesOfToday, now],
  )
}
