/** The reader of questions in the browser. What is typed stays here. */
import { type Asked, makeReader } from '#calculators/ask/ask.ts'
import { type PackedBook, unpackBook } from '#calculators/ask/pack.ts'
import { belgianDay } from '#calculators/kernel/belgian-day.ts'
import type { SearchEntry } from '#calculators/search.ts'

export type Ask = (question: string) => Asked

export async function loadReader(index: readonly SearchEntry[]): Promise<Ask> {
  const response = await fetch('/vraagboek.json')
  if (!response.ok) throw new Error(`${response.status}`)
  const read = makeReader(unpackBook((await response.json()) as PackedBook, index))
  return (question) => read(question, belgianDay(new Date()))
}
