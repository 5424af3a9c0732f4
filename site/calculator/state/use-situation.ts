/** Keeps the facts a visitor gives on their device while the box is ticked. */
import { type Dispatch, type SetStateAction, useEffect, useState } from 'react'
import { askedFacts, factsIn, filledFrom } from '#calculators/kernel/facts.ts'
import type { Env, Inputs } from '#calculators/kernel/fields.ts'
import { givenTexts, type PageState, withFacts, withoutFields } from '#site/calculator/state/page-link.ts'
import { forgetSituation, readSituation, writeSituation } from '#site/calculator/state/situation.ts'

const SAVE_AFTER = 400

export type SituationBoxState = {
  readonly kept: boolean
  /** The browser does not let us keep anything. */
  readonly refused: boolean
  /** Facts are kept that this page could show and does not: a link came before them. */
  readonly waiting: boolean
  readonly setKept: (kept: boolean) => void
  /** Forgets the facts and puts the fields they filled back to their start. */
  readonly clear: () => void
  /** Shows what is kept instead of what the link brought. */
  readonly show: () => void
}

type Page = {
  readonly inputs: Inputs
  readonly env: Env
  readonly state: PageState
  readonly setState: Dispatch<SetStateAction<PageState>>
  readonly fromLink: boolean
}

export function useSituation({ inputs, env, state, setState, fromLink }: Page): SituationBoxState {
  const [kept, setKept] = useState(false)
  const [refused, setRefused] = useState(false)
  const [shown, setShown] = useState(false)
  useEffect(() => setKept(readSituation() !== null), [])

  // What follows from what is kept or came along.
  const { carried } = state
  useEffect(() => {
    if (fromLink || (!kept && Object.keys(carried).length === 0)) return
    let isOld = false
    void import('#site/situation/derive.ts')
      .then(async ({ fill }) => fill({ inputs, env, carried, setState }, () => isOld))
      .catch(() => undefined)
    return () => {
      isOld = true
    }
  }, [inputs, env, carried, kept, fromLink, setState])

  // What the visitor gives here is kept too; start values they never touched are not theirs. A link may tell of somebody else.
  const mayAdd = kept && (!fromLink || shown)
  useEffect(() => {
    if (!mayAdd) return
    const timer = setTimeout(() => {
      // Erased in another tab: it does not come back by itself.
      if (readSituation()) setRefused(!writeSituation(factsWith(inputs, state, env)))
      else setKept(false)
    }, SAVE_AFTER)
    return () => clearTimeout(timer)
  }, [mayAdd, inputs, env, state])

  function choose(next: boolean) {
    if (!next) forgetSituation()
    const done = !next || writeSituation(factsWith(inputs, state, env))
    setRefused(!done)
    setKept(next && done)
    setShown(true)
  }
  function clear() {
    choose(false)
    setState((now) =>
      withoutFields(
        now,
        askedFacts(inputs).map(({ key }) => key),
      ),
    )
  }
  function show() {
    setShown(true)
    setState((now) => withFacts(now, filledFrom(inputs, readSituation() ?? {}, env), 'situation'))
  }
  const waiting = kept && fromLink && !shown && askedFacts(inputs).length > 0
  return { kept, refused, waiting, setKept: choose, clear, show }
}

const factsWith = (inputs: Inputs, state: PageState, env: Env) => ({
  ...readSituation(),
  ...state.carried,
  ...factsIn(inputs, givenTexts(state), env),
})
