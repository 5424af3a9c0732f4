/** What the box shows for what was typed: pages, an answer, a question back, or a refusal. */
import type { Asked, Reading } from '#calculators/ask/ask.ts'
import { type SearchEntry, wordsOf } from '#calculators/search.ts'

/** A page with what was understood for it. */
export type Told = { readonly entry: SearchEntry; readonly reading: Reading }

export type Reply =
  | { readonly kind: 'pages'; readonly pages: readonly SearchEntry[] }
  | {
      readonly kind: 'answer'
      readonly first: Told
      readonly others: readonly Told[]
      readonly pages: readonly SearchEntry[]
    }
  /** Two readings are close. */
  | { readonly kind: 'choice'; readonly others: readonly Told[] }
  /** About nothing we compute. */
  | { readonly kind: 'refusal'; readonly pages: readonly SearchEntry[] }

/** One word is a search; more of them, or a number, may be a question. */
export const mayAsk = (query: string): boolean => /\d|\S\s+\S/.test(query)

/** Long enough to refuse: less may be half a sentence. */
const isSentence = (query: string) => wordsOf(query).length >= (/\d/.test(query) ? 3 : 4)

const NEAREST = 3
const MORE_PAGES = 3

/** Longer words say more. */
function nearest(query: string, near: readonly SearchEntry[], pagesFor: (word: string) => readonly SearchEntry[]) {
  const words = wordsOf(query).toSorted((one, two) => two.length - one.length)
  const found = new Set(near)
  for (const word of words) if (found.size < NEAREST) for (const page of pagesFor(word).slice(0, 1)) found.add(page)
  return [...found].slice(0, NEAREST)
}

export function replyTo(
  query: string,
  { kind, readings }: Asked,
  entries: readonly SearchEntry[],
  found: readonly SearchEntry[],
  /** Pages for one word of the sentence. */
  pagesFor: (word: string) => readonly SearchEntry[],
): Reply {
  const told = readings.flatMap((reading): readonly Told[] => {
    const entry = entries.find(([path]) => path.endsWith(`/${reading.slug}`))
    return entry === undefined ? [] : [{ entry, reading }]
  })
  const read = told.map(({ entry }) => entry)
  const unread = found.filter((entry) => !read.includes(entry))
  const [first, ...others] = told
  if (kind === 'nothing' || first === undefined)
    return isSentence(query)
      ? { kind: 'refusal', pages: nearest(query, [...read, ...unread], pagesFor) }
      : { kind: 'pages', pages: found }
  // Without a figure of the visitor an answer would only be our example: the page itself says that better.
  if (told.every(({ reading }) => Object.keys(reading.given).length === 0))
    return { kind: 'pages', pages: [...read, ...unread] }
  if (kind === 'choice' && others.length > 0) return { kind: 'choice', others: told }
  if (Object.keys(first.reading.given).length === 0) return { kind: 'pages', pages: [...read, ...unread] }
  return { kind: 'answer', first, others, pages: unread.slice(0, MORE_PAGES) }
}
