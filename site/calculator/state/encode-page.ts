/** The state of the page as the part of an address behind the #, which page-link.ts reads. */
import type { Inputs } from '#calculators/kernel/fields.ts'
import type { Raw } from '#calculators/kernel/read.ts'
import { encodeLink } from '#calculators/kernel/write-link.ts'
import type { Typed } from '#site/calculator/state/calculation.ts'
import { ASIDE, BASIS, givenOf, type PageState, RULES, SCENARIO } from '#site/calculator/state/page-link.ts'

/** A page with its state, for whatever needs its address: not with every key. */
export type LinkedPage = {
  /** Of the page itself; empty before hydration, because the server does not know it. */
  readonly address: string
  readonly inputs: Inputs
  readonly state: PageState
  readonly start: Raw
}

export const linkTo = ({ address, inputs, state, start }: LinkedPage): string =>
  address === '' ? '' : `${address}#${encodePage(inputs, state, start)}`

export function encodePage(inputs: Inputs, state: PageState, start: Raw): string {
  const given = givenOf(state)
  const fields = (typed: Typed, gave = (key: string) => Object.hasOwn(typed, key)) =>
    encodeLink(inputs, { ...start, ...typed }, start, gave)
  const parts = [
    fields(state.typed, (key) => Object.hasOwn(given, key)),
    state.rules === null ? '' : `${RULES}=${state.rules}`,
    state.real ? `${BASIS}=vandaag` : '',
    state.aside?.length ? `${ASIDE}=${state.aside.map(encodeURIComponent).join(',')}` : '',
    ...state.scenarios.map(
      ({ name, typed }) => `${SCENARIO}=${encodeURIComponent(`${name.replaceAll(':', ' ')}:${fields(typed)}`)}`,
    ),
  ]
  return parts.filter(Boolean).join('&')
}
