/** The state of the page and where it survives: the link it was opened with, reload, back and forward. */
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Env, Inputs } from '#calculators/kernel/fields.ts'
import type { Raw, RawCell, RawRow } from '#calculators/kernel/read.ts'
import { HISTORY_KEY } from '#site/calculator/state/history-key.ts'
import { filledFrom } from '#calculators/kernel/facts.ts'
import { decodePage, FRESH_STATE, type PageState, rulesIn, withFacts } from '#site/calculator/state/page-link.ts'
import { readSituation } from '#site/calculator/state/situation.ts'

const SAVE_AFTER = 400
/** Not at once: the answer to the key comes first. */
const SAVE_SOON = 60

function fromHistory(): PageState | null {
  const held: unknown = history.state
  if (typeof held !== 'object' || held === null || !(HISTORY_KEY in held)) return null
  return { ...FRESH_STATE, ...(held[HISTORY_KEY] as Partial<PageState>) }
}

function toHistory(state: PageState): void {
  try {
    const held: unknown = history.state
    history.replaceState({ ...(typeof held === 'object' ? held : {}), [HISTORY_KEY]: state }, '')
  } catch {
    // Some browsers refuse frequent changes of the history; the next change tries again.
  }
}

export type Opening = {
  /** Keys of the link that this calculator does not know. */
  readonly unknown: readonly string[]
  /** Set when the page was opened from a link or a history entry: then wrong values are shown at once. */
  readonly from: 'link' | 'history' | null
  /** A link that did not come from our own pages: it may tell of somebody else. */
  readonly strange: boolean
}

/** What a step from our own page brings: its fields, the facts this page asks, and what the visitor keeps besides. */
function withSituation(page: PageState, inputs: Inputs, env: Env): PageState {
  const own = (facts: PageState['carried']) =>
    Object.fromEntries(Object.entries(filledFrom(inputs, facts, env)).filter(([key]) => !(key in page.typed)))
  const kept = own(readSituation() ?? {})
  return withFacts(withFacts(page, kept, 'situation'), own(page.carried), 'typed')
}

type Control = Element | RadioNodeList | null | undefined

/** What is in a control of the prerendered form; undefined when it is not there. */
function standingIn(control: Control): RawCell | undefined {
  if (control instanceof HTMLInputElement) return control.type === 'checkbox' ? control.checked : control.value
  if (control instanceof HTMLSelectElement) return control.value
  return control instanceof RadioNodeList && control.value !== '' ? control.value : undefined
}

/** What a visitor typed before the page was alive is in the document only. */
function typedEarly(inputs: Inputs, start: Raw, form: HTMLFormElement | null): PageState['typed'] {
  const early: Record<string, Raw[string]> = {}
  const at = (path: string) => standingIn(form?.elements.namedItem(path))
  for (const [key, field] of Object.entries(inputs)) {
    if (field.kind === 'rows') {
      const rows = (start[key] ?? []) as readonly RawRow[]
      const now = rows.map((row, index) =>
        Object.fromEntries(
          Object.entries(row).map(([column, cell]) => [column, at(`${key}.${index}.${column}`) ?? cell]),
        ),
      )
      if (JSON.stringify(now) !== JSON.stringify(rows)) early[key] = now
      continue
    }
    const standing = at(key)
    if (standing !== undefined && standing !== start[key]) early[key] = standing
  }
  return early
}

/** The rules and the basis chosen before the page was alive. */
function chosenEarly(): Pick<PageState, 'rules' | 'real'> {
  const rules = document.querySelector<HTMLSelectElement>('#_regels')?.selectedOptions[0]
  const real = document.querySelector<HTMLInputElement>('input[name=_basis][value=vandaag]')
  return { rules: rules && !rules.defaultSelected ? rulesIn(rules.value) : null, real: real?.checked === true }
}

export function usePageState(inputs: Inputs, start: Raw, env: Env) {
  const [state, setState] = useState<PageState>(FRESH_STATE)
  const [opening, setOpening] = useState<Opening>({ unknown: [], from: null, strange: false })
  const alive = useRef(false)
  // The start values of the first render are the ones the prerendered form shows.
  const first = useRef({ start, env })

  useEffect(() => {
    function fromLink(): boolean {
      const linked = decodePage(inputs, location.hash)
      if (!linked) return false
      const { unknown, own, ...page } = linked
      setState(own ? withSituation(page, inputs, first.current.env) : page)
      setOpening({ unknown, from: 'link', strange: !own })
      return true
    }
    function read() {
      const kept = fromHistory()
      if (kept) {
        setState(kept)
        setOpening({ unknown: [], from: 'history', strange: false })
        return true
      }
      return fromLink()
    }
    const early = typedEarly(inputs, first.current.start, document.querySelector('form.form'))
    if (read()) {
      // What was changed while the kept values were on their way is newer than they are.
      if (Object.keys(early).length > 0) setState((kept) => ({ ...kept, typed: { ...kept.typed, ...early } }))
    } else {
      const chosen = chosenEarly()
      const kept = withSituation({ ...FRESH_STATE, ...chosen }, inputs, first.current.env)
      const typed = withFacts(kept, early, 'typed')
      if (Object.keys(typed.typed).length > 0 || chosen.rules !== null || chosen.real) setState(typed)
    }
    alive.current = true

    const onHash = () => {
      // A jump within the page is a new history entry: it must hold the values too.
      if (!fromHistory() && !fromLink()) setState((now) => ({ ...now }))
    }
    const onPop = () => {
      const kept = fromHistory()
      if (kept) setState(kept)
    }
    addEventListener('hashchange', onHash)
    addEventListener('popstate', onPop)
    return () => {
      removeEventListener('hashchange', onHash)
      removeEventListener('popstate', onPop)
    }
  }, [inputs])

  const toSave = useRef<PageState | null>(null)
  const savedAt = useRef(0)
  const save = useCallback(() => {
    if (!toSave.current) return
    savedAt.current = performance.now()
    toHistory(toSave.current)
  }, [])
  // Soon after the first key, then at most a few times a second: browsers refuse too frequent changes.
  useEffect(() => {
    if (!alive.current || state === FRESH_STATE) return
    toSave.current = state
    const timer = setTimeout(save, Math.max(SAVE_SOON, savedAt.current + SAVE_AFTER - performance.now()))
    return () => clearTimeout(timer)
  }, [state, save])
  useEffect(() => {
    addEventListener('pagehide', save)
    // A reload takes along what the history held when it began: what is saved while the page hides can come too late.
    addEventListener('vite:preloadError', save, { capture: true })
    return () => {
      removeEventListener('pagehide', save)
      removeEventListener('vite:preloadError', save, { capture: true })
    }
  }, [save])

  return { state, setState, opening }
}

/** Starts over after a fault: whatever was typed may be its cause. */
export function forgetPage(): void {
  try {
    history.replaceState(null, '', location.pathname + location.search)
  } catch {
    // Without history there is nothing to forget.
  }
}
