/**
 * The book as it travels to a browser: by column, because like compresses with like, and without what the index of the search,
 * which is there already, holds too. What a page asks travels by itself.
 */
import type { Book, BookField, BookPage, PageOwn } from '#calculators/ask/book.ts'
import { namesOf } from '#calculators/ask/names.ts'
import type { WholeSays } from '#calculators/ask/says.ts'
import type { SearchEntry } from '#calculators/search.ts'

/** The words, and the phrases of all pages in one text each, in the order that compresses best. */
export type PackedBook = readonly [words: string, asked: string, is: string, not: string, about: string]
const BETWEEN = '||'

/** Sorted words, each as how many letters it shares with the one before (A is none) and the rest: "AaangetekendDvullend". */
const NONE = 'A'.charCodeAt(0)
const frontCoded = (words: string): string => {
  let last = ''
  return words
    .split(' ')
    .map((word) => {
      let shared = 0
      while (shared < 25 && shared < word.length && word[shared] === last[shared]) shared++
      last = word
      return String.fromCharCode(NONE + shared) + word.slice(shared)
    })
    .join('')
}
const fromFrontCoded = (text: string): string => {
  let last = ''
  return [...text.matchAll(/([A-Z])([^A-Z]*)/g)]
    .map(([, shared = '', rest = '']) => (last = last.slice(0, shared.charCodeAt(0) - NONE) + rest))
    .join(' ')
}

export const packBook = ({ pages, words }: Book): PackedBook => {
  const all = (part: 'asked' | 'is' | 'about' | 'not') => pages.map((page) => page[part]).join(BETWEEN)
  return [frontCoded(words), all('asked'), all('is'), all('not'), all('about')]
}

/** The index lists the calculators first, in the order of the catalogue. */
export function unpackBook(packed: PackedBook, index: readonly SearchEntry[]): Book {
  const [words, ...phrases] = packed
  const [asked = [], is = [], not = [], about = []] = phrases.map((text) => text.split(BETWEEN))
  const pages = is.map((own, place): BookPage => {
    const [path = '', , , synonyms = ''] = index[place] ?? []
    return {
      slug: path.split('/')[2] ?? '',
      is: own,
      names: namesOf(synonyms.split('; ')[0]?.split(', ') ?? [], own),
      asked: asked[place] ?? '',
      about: about[place] ?? '',
      not: not[place] ?? '',
    }
  })
  return { pages, words: fromFrontCoded(words) }
}

export type PackedOwn = readonly [
  fields: Readonly<Record<string, readonly [BookField, WholeSays]>>,
  starts: PageOwn['starts'],
]

export const packOwn = ({ fields, says, starts }: PageOwn): PackedOwn => [
  Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, [field, says[key] ?? {}] as const])),
  starts,
]

export function unpackOwn([packed, starts]: PackedOwn): PageOwn {
  const fields = Object.entries(packed)
  return {
    fields: Object.fromEntries(fields.map(([key, [field]]) => [key, field])),
    says: Object.fromEntries(fields.map(([key, [, says]]) => [key, says])),
    starts,
  }
}
