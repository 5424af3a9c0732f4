/** The reader of questions in the browser. What is typed stays here. */
import { type Asked, makeLateReader } from '#calculators/ask/ask.ts'
import type { PageOwn } from '#calculators/ask/book.ts'
import { type PackedBook, type PackedOwn, unpackBook, unpackOwn } from '#calculators/ask/pack.ts'
import { type Places, placesOf } from '#calculators/ask/people.ts'
import { belgianDay } from '#calculators/kernel/belgian-day.ts'
import type { SearchEntry } from '#calculators/search.ts'

export type Ask = (question: string) => Promise<Asked>

/** Milliseconds without a key before the words of more pages are fetched. */
const PAUSE = 80

async function json<T>(path: string): Promise<T> {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`${response.status}`)
  return (await response.json()) as T
}

export async function loadReader(index: readonly SearchEntry[]): Promise<Ask> {
  const arrived = { own: new Map<string, PageOwn>(), places: new Map<string, Places>() }
  const { read, missing } = makeLateReader(unpackBook(await json<PackedBook>('/vraagboek.json'), index), arrived)
  let newest = ''
  return async (question) => {
    const today = belgianDay(new Date())
    newest = question
    const { pages, places } = missing(question, today)
    if (pages.length + places.length > 0) await new Promise((done) => setTimeout(done, PAUSE))
    // Typed on: nobody waits for this one.
    if (newest === question)
      await Promise.all([
        // Without a connection the pages that are kept still answer.
        ...pages.map(async (slug) => {
          const packed = await json<PackedOwn>(`/vraagboek/${slug}.json`).catch(() => null)
          if (packed !== null) arrived.own.set(slug, unpackOwn(packed))
        }),
        ...places.map(async (part) => {
          const text = await json<string>(`/vraagboek/plaatsen-${part}.json`).catch(() => null)
          if (text !== null) arrived.places.set(part, placesOf(text))
        }),
      ])
    return read(question, today)
  }
}
