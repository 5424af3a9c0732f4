/** Everything the reader of questions knows, as plain data: it travels to a browser, the rarer parts when they are needed. */
import type { When } from '#calculators/kernel/fields.ts'
import type { WholeSays } from '#calculators/ask/says.ts'

/** Kind, bounds as a person types them, and the choices. */
export type BookField = {
  readonly kind: string
  readonly min?: number
  readonly max?: number
  readonly options?: readonly string[]
  /** What is not on screen is not asked. */
  readonly when?: When
  readonly columns?: Readonly<Record<string, BookField>>
}

/** What one page asks and how that is said. In a browser it comes when a sentence points at the page. */
export type PageOwn = {
  readonly says: Readonly<Record<string, WholeSays>>
  readonly fields: Readonly<Record<string, BookField>>
  /** How choices stand when nobody has chosen. */
  readonly starts: Readonly<Record<string, string | boolean>>
}

export type BookPage = {
  readonly slug: string
  readonly is: string
  /** Its other names on the site. */
  readonly names: string
  readonly about: string
  readonly asked: string
  readonly not: string
}

export type Book = {
  readonly pages: readonly BookPage[]
  /** Words that no phrase of a page has: those of daily life and of fields, so that none is taken for another. */
  readonly words: string
}

export type WholeBook = Book & {
  readonly own: ReadonlyMap<string, PageOwn>
  /** Towns with the steps between their postcodes, for `placesOf`; by part, as `partOf` divides them. */
  readonly places: ReadonlyMap<string, string>
}
