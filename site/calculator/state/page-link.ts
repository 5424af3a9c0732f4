/**
 * What travels behind the # of a shared address: the inputs, and under names with an underscore the choices of the
 * page itself. Browsers never send this part.
 */
import type { Inputs } from '#calculators/kernel/fields.ts'
import { decodeLink, encodeLink } from '#calculators/kernel/link.ts'
import type { Raw } from '#calculators/kernel/read.ts'
import type { Typed } from '#site/calculator/state/calculation.ts'

export type Scenario = { readonly name: string; readonly typed: Typed }
export const MOST_SCENARIOS = 3
export const LONGEST_NAME = 40

export type PageState = {
  readonly typed: Typed
  readonly year: number | null
  readonly real: boolean
  readonly scenarios: readonly Scenario[]
}
export const FRESH_STATE: PageState = { typed: {}, year: null, real: false, scenarios: [] }

/** The calculation on screen, kept under the next free name; the visitor can change the name. */
export function withScenario(state: PageState): PageState {
  const letter = [...'ABC'].find((one) => !state.scenarios.some(({ name }) => name === `Scenario ${one}`))
  if (letter === undefined || state.scenarios.length >= MOST_SCENARIOS) return state
  return { ...state, scenarios: [...state.scenarios, { name: `Scenario ${letter}`, typed: state.typed }] }
}

const RULES = '_regels'
const BASIS = '_euro'
const SCENARIO = '_scenario'

export function encodePage(inputs: Inputs, state: PageState, start: Raw): string {
  const fields = (typed: Typed) => encodeLink(inputs, { ...start, ...typed }, start)
  const parts = [
    fields(state.typed),
    state.year === null ? '' : `${RULES}=${state.year}`,
    state.real ? `${BASIS}=vandaag` : '',
    ...state.scenarios.map(
      ({ name, typed }) => `${SCENARIO}=${encodeURIComponent(`${name.replaceAll(':', ' ')}:${fields(typed)}`)}`,
    ),
  ]
  return parts.filter(Boolean).join('&')
}

function decodeScenario(inputs: Inputs, text: string): Scenario[] {
  try {
    const [name = '', ...rest] = decodeURIComponent(text).split(':')
    // Older links say only the letter.
    const full = /^[A-C]$/.test(name) ? `Scenario ${name}` : name.slice(0, LONGEST_NAME)
    return name === '' ? [] : [{ name: full, typed: decodeLink(inputs, rest.join(':')).raw }]
  } catch {
    return []
  }
}

export type DecodedPage = PageState & { readonly unknown: readonly string[] }

/** null for an empty fragment and for a plain anchor such as #bronnen. */
export function decodePage(inputs: Inputs, fragment: string): DecodedPage | null {
  const text = fragment.replace(/^#/, '')
  if (!text.includes('=')) return null
  const own: string[] = []
  const scenarios: Scenario[] = []
  let year: number | null = null
  let real = false
  for (const part of text.split('&')) {
    const [key = '', value = ''] = part.split('=')
    if (key === RULES && /^\d{4}$/.test(value)) year = Number(value)
    else if (key === BASIS) real = value === 'vandaag'
    else if (key === SCENARIO) scenarios.push(...decodeScenario(inputs, value))
    else own.push(part)
  }
  const { raw, unknown } = decodeLink(inputs, own.join('&'))
  return { typed: raw, year, real, scenarios: scenarios.slice(0, MOST_SCENARIOS), unknown }
}
