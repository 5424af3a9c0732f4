/** What pages are called elsewhere on the site, and words as short as their sound allows. */
import { findPhrases, headsOf, plainWord } from '#calculators/ask/pattern.ts'
import { keyOf, tokens } from '#calculators/ask/words.ts'

/** The names of a page that its own words do not find. */
export function namesOf(names: readonly string[], is: string): string {
  const found = (name: string) => {
    const words = tokens(name).map((token) => ({
      ...token,
      keys: token.kind === 'word' ? [keyOf(token.text)] : [],
      strange: false,
    }))
    return words.length > 4 || findPhrases(is, words, headsOf(words), 1).length > 0
  }
  return names
    .map(plainWord)
    .filter((name) => !found(name))
    .join('|')
}
