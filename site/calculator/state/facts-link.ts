/** The facts of a household behind the # of an address: pages of one visitor hand them on. */
import type { FactTexts } from '#calculators/kernel/facts.ts'
import { SITUATION_PART as SITUATION } from '#site/calculator/state/situation.ts'

/** The facts of this household for the next page, which takes those it asks. Empty too it says: these are one visitor's pages. */
export function encodeFacts(facts: FactTexts): string {
  const pairs = Object.entries(facts).map(([name, text]) => `${name}:${text.replaceAll(/[;:]/g, ' ')}`)
  return `${SITUATION}=${encodeURIComponent(pairs.join(';'))}`
}

/** The facts in an address behind #; null when it brings none. */
export function decodeFactsLink(fragment: string): FactTexts | null {
  const part = fragment
    .replace(/^#/, '')
    .split('&')
    .find((one) => one.startsWith(`${SITUATION}=`))
  if (part === undefined) return null
  const facts = decodeFacts(part.slice(SITUATION.length + 1))
  return Object.keys(facts).length > 0 ? facts : null
}

export function decodeFacts(text: string): FactTexts {
  try {
    const pairs = decodeURIComponent(text).split(';')
    const facts = pairs.map((pair) => [pair.slice(0, pair.indexOf(':')), pair.slice(pair.indexOf(':') + 1)] as const)
    return Object.fromEntries(facts.filter(([name]) => /^[a-z][a-zA-Z]{1,30}$/.test(name)))
  } catch {
    return {}
  }
}
