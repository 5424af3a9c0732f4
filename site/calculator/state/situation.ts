/**
 * What a visitor may keep on their own device for all pages: the facts of their household, as texts by name. They are stored only
 * after a yes, never sent, and what another version or another hand wrote there is ignored.
 */
import type { FactTexts } from '#calculators/kernel/facts.ts'
import { mayKeep, SITUATION_KEY } from '#site/calculator/state/situation-key.ts'

/** Behind the # of an address: the facts that come along, and that it is a step between our own pages. */
export const SITUATION_PART = '_situatie'

/** Ten debts with all that is asked of them. */
const LONGEST_TEXT = 500
const MOST_FACTS = 100

/** Facts from a text: what is kept, or a file that is read back. null when it is none of ours. */
export function parseSituation(text: string | null): FactTexts | null {
  if (text === null) return null
  try {
    const held: unknown = JSON.parse(text)
    if (typeof held !== 'object' || held === null || Array.isArray(held)) return null
    const known = Object.entries(held).filter(
      (entry): entry is [string, string] =>
        /^[a-z][a-zA-Z]{1,30}$/.test(entry[0]) && typeof entry[1] === 'string' && entry[1].length <= LONGEST_TEXT,
    )
    return Object.fromEntries(known.slice(0, MOST_FACTS))
  } catch {
    return null
  }
}

/** null when nothing is kept, or when the browser lets nobody look. */
export function readSituation(): FactTexts | null {
  try {
    return mayKeep() ? parseSituation(localStorage.getItem(SITUATION_KEY)) : null
  } catch {
    return null
  }
}

/** False when the browser refuses to keep anything. */
export function writeSituation(facts: FactTexts): boolean {
  try {
    localStorage.setItem(SITUATION_KEY, JSON.stringify(facts))
    return true
  } catch {
    return false
  }
}

export function forgetSituation(): void {
  try {
    localStorage.removeItem(SITUATION_KEY)
  } catch {
    // What cannot be reached was not kept by us.
  }
}
