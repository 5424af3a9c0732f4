/** Keeps the visitor's own data on his device while the box is ticked. */
import { type Dispatch, type SetStateAction, useEffect, useState } from 'react'
import type { Env, Inputs } from '#calculators/kernel/fields.ts'
import type { Raw } from '#calculators/kernel/read.ts'
import type { PageState } from '#site/calculator/state/page-link.ts'
import {
  forgetProfile,
  profileEntries,
  profileWith,
  readProfile,
  writeProfile,
} from '#site/calculator/state/profile.ts'

const SAVE_AFTER = 400

export type ProfileBoxState = {
  readonly kept: boolean
  /** The browser does not let us keep anything. */
  readonly refused: boolean
  readonly setKept: (kept: boolean) => void
  /** Forgets the data and puts the fields they filled back to their start. */
  readonly clear: () => void
}

type Page = {
  readonly inputs: Inputs
  readonly env: Env
  readonly raw: Raw
  readonly state: PageState
  readonly setState: Dispatch<SetStateAction<PageState>>
}

export function useProfile({ inputs, env, raw, state, setState }: Page): ProfileBoxState {
  const [kept, setKept] = useState(false)
  const [refused, setRefused] = useState(false)
  useEffect(() => setKept(readProfile() !== null), [])

  // What the visitor types here is kept too; start values he never touched are not his data.
  useEffect(() => {
    if (!kept) return
    const timer = setTimeout(() => {
      writeProfile(profileWith(readProfile() ?? {}, inputs, state.typed, env))
    }, SAVE_AFTER)
    return () => clearTimeout(timer)
  }, [kept, inputs, env, state.typed])

  function choose(next: boolean) {
    if (!next) forgetProfile()
    const done = !next || writeProfile(profileWith(readProfile() ?? {}, inputs, raw, env))
    setRefused(!done)
    setKept(next && done)
  }
  function clear() {
    choose(false)
    const own = new Set(profileEntries(inputs).map(({ key }) => key))
    setState((now) => ({
      ...now,
      typed: Object.fromEntries(Object.entries(now.typed).filter(([key]) => !own.has(key))),
    }))
  }
  return { kept, refused, setKept: choose, clear }
}
