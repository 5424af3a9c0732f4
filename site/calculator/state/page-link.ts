/**
 * What travels behind the # of a shared address: the inputs, and under names with an underscore the choices of the
 * page itself. Browsers never send this part.
 */
import type { FactTexts } from '#calculators/kernel/facts.ts'
import type { Inputs } from '#calculators/kernel/fields.ts'
import { decodeLink } from '#calculators/kernel/link.ts'
import type { Given, GivenOrigin, Origin } from '#calculators/kernel/origin.ts'
import type { Raw } from '#calculators/kernel/read.ts'
import { ANNOUNCED, type Rules } from '#calculators/kernel/rules.ts'
import type { Typed } from '#site/calculator/state/calculation.ts'
import { decodeFacts } from '#site/calculator/state/facts-link.ts'
import { SITUATION_PART as SITUATION } from '#site/calculator/state/situation.ts'

export type Scenario = { readonly name: string; readonly typed: Typed }
export const MOST_SCENARIOS = 3
export const LONGEST_NAME = 40

export type PageState = {
  /** What is in the form other than start values. */
  readonly typed: Typed
  /** Where those texts came from, if the visitor did not type them. */
  readonly origins: Readonly<Record<string, Origin>>
  /** Facts that were given on the pages before and are not asked here: they travel on. */
  readonly carried: FactTexts
  /** Other rules than those of today. */
  readonly rules: Rules | null
  readonly real: boolean
  readonly scenarios: readonly Scenario[]
  /** Moves that were put aside. */
  readonly aside?: readonly string[]
  /** The calculation on this device that was opened. */
  readonly kept?: string | undefined
}
export const FRESH_STATE: PageState = {
  typed: {},
  origins: {},
  carried: {},
  rules: null,
  real: false,
  scenarios: [],
}

const isGiven = (origin: Origin): origin is GivenOrigin =>
  origin === 'typed' || origin === 'situation' || origin === 'derived'

/** The fields the visitor stands behind. */
export function givenOf({ typed, origins }: PageState): Given {
  return Object.fromEntries(
    Object.keys(typed).flatMap((key) => {
      const origin = origins[key] ?? 'typed'
      return isGiven(origin) ? [[key, origin] as const] : []
    }),
  )
}

/** What the visitor gave, as it is in the form; what was worked out from it follows again when it changes. */
export function givenTexts(state: PageState): Typed {
  const given = givenOf(state)
  return Object.fromEntries(Object.entries(state.typed).filter(([key]) => (given[key] ?? 'derived') !== 'derived'))
}

const without = <T>(held: Readonly<Record<string, T>>, keys: readonly string[]): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(held).filter(([key]) => !keys.includes(key)))

/** The visitor typed here: whatever was in this field, it is theirs now. */
export const withTyped = (state: PageState, key: string, raw: Raw[string]): PageState => ({
  ...state,
  typed: { ...state.typed, [key]: raw },
  origins: key in state.origins ? without(state.origins, [key]) : state.origins,
})

/** Back to the start value of these fields. */
export const withoutFields = (state: PageState, keys: readonly string[]): PageState => ({
  ...state,
  typed: without(state.typed, keys),
  origins: without(state.origins, keys),
})

/** Fields filled in from facts. */
export const withFacts = (state: PageState, filled: Typed, origin: Origin): PageState => ({
  ...state,
  typed: { ...state.typed, ...filled },
  origins: {
    ...without(state.origins, Object.keys(filled)),
    ...(origin === 'typed' ? {} : Object.fromEntries(Object.keys(filled).map((key) => [key, origin]))),
  },
})

export const RULES = '_regels'
export const ASIDE = '_opzij'
export const BASIS = '_euro'
export const SCENARIO = '_scenario'
/** As in keep/kept-key.ts, which has no import from here: the list of kept calculations would load every form with it. */
const KEPT = '_bewaard'

function decodeScenario(inputs: Inputs, text: string): Scenario[] {
  try {
    const [name = '', ...rest] = decodeURIComponent(text).split(':')
    // Older links say only the letter.
    const full = /^[A-C]$/.test(name) ? `Scenario ${name}` : name.slice(0, LONGEST_NAME)
    return rest.length > 0 ? [{ name: full, typed: decodeLink(inputs, rest.join(':')).raw }] : []
  } catch {
    return []
  }
}

/** The choice of rules as it is in a link or a list. */
export const rulesIn = (value: string): Rules => (value === ANNOUNCED ? ANNOUNCED : Number(value))

const asideIn = (value: string): readonly string[] => {
  try {
    return decodeURIComponent(value).split(',').filter(Boolean)
  } catch {
    return []
  }
}

export type DecodedPage = PageState & {
  readonly unknown: readonly string[]
  /** A step from one of our own pages, so of the same visitor. */
  readonly own: boolean
}

/** null for an empty fragment and for a plain anchor such as #bronnen. */
export function decodePage(inputs: Inputs, fragment: string): DecodedPage | null {
  const text = fragment.replace(/^#/, '')
  if (!text.includes('=')) return null
  const own: string[] = []
  const scenarios: Scenario[] = []
  let rules: Rules | null = null
  let real = false
  let aside: readonly string[] = []
  let facts: FactTexts | null = null
  let opened: string | undefined
  for (const part of text.split('&')) {
    const [key = '', value = ''] = part.split('=')
    if (key === RULES && (value === ANNOUNCED || /^\d{4}$/.test(value))) rules = rulesIn(value)
    else if (key === BASIS) real = value === 'vandaag'
    else if (key === ASIDE) aside = asideIn(value)
    else if (key === KEPT) opened = value
    else if (key === SITUATION) facts = decodeFacts(value)
    else if (key === SCENARIO) scenarios.push(...decodeScenario(inputs, value))
    else own.push(part)
  }
  const { raw, assumed, unknown } = decodeLink(inputs, own.join('&'))
  const origins = Object.fromEntries(assumed.map((key) => [key, 'reference' as const]))
  const kept = scenarios.slice(0, MOST_SCENARIOS)
  return {
    typed: raw,
    origins,
    carried: facts ?? {},
    rules,
    real,
    scenarios: kept,
    ...(aside.length > 0 ? { aside } : {}),
    kept: opened,
    unknown,
    own: facts !== null,
  }
}
