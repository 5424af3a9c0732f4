/**
 * The book as it travels to a browser: by column, because like compresses with like, and without what the index of the search,
 * which is there already, holds too.
 */
import type { Book, BookField, BookPage } from '#calculators/ask/book.ts'
import { namesOf } from '#calculators/ask/names.ts'
import type { FactName, FieldSays } from '#calculators/ask/says.ts'
import type { SearchEntry } from '#calculators/search.ts'

export type PackedBook = {
  readonly is: readonly string[]
  readonly asked: readonly string[]
  readonly about: readonly string[]
  readonly not: readonly string[]
  readonly fields: readonly Readonly<Record<string, readonly [BookField, FieldSays | FactName]>>[]
  readonly starts: readonly BookPage['starts'][]
  readonly places: string
}

export function packBook({ pages, places }: Book): PackedBook {
  return {
    is: pages.map(({ is }) => is),
    asked: pages.map(({ asked }) => asked),
    about: pages.map(({ about }) => about),
    not: pages.map(({ not }) => not),
    fields: pages.map(({ fields, says }) =>
      Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, [field, says[key] ?? {}] as const])),
    ),
    starts: pages.map(({ starts }) => starts),
    places,
  }
}

/** The index lists the calculators first, in the order of the catalogue. */
export function unpackBook(packed: PackedBook, index: readonly SearchEntry[]): Book {
  const pages = packed.is.map((is, place): BookPage => {
    const [path = '', title = '', , words = ''] = index[place] ?? []
    const [, category = '', slug = ''] = path.split('/')
    const fields = Object.entries(packed.fields[place] ?? {})
    return {
      slug,
      category,
      title,
      is,
      names: namesOf(words.split('; ')[0]?.split(', ') ?? [], is),
      asked: packed.asked[place] ?? '',
      about: packed.about[place] ?? '',
      not: packed.not[place] ?? '',
      fields: Object.fromEntries(fields.map(([key, [field]]) => [key, field])),
      says: Object.fromEntries(fields.map(([key, [, says]]) => [key, says])),
      starts: packed.starts[place] ?? {},
    }
  })
  return { pages, places: packed.places }
}
