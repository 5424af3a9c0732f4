/** Reading a question: a sentence at a time, as the search box does at each key. */
import { readFileSync } from 'node:fs'
import { makeReader } from '#calculators/ask/ask.ts'
import { makeBook } from '#calculators/ask/make-book.ts'
import type { Line } from './line.ts'

const today = '2026-11-16'
/** A phone is so many times slower than the machine that measures. */
const SLOWER = 4
/** Milliseconds a sentence may take on such a phone. */
const ALLOWED = 20
const ROUNDS = 5

export async function questionLines(): Promise<Line[]> {
  const read = makeReader(await makeBook(today))
  const file = new URL('../calculators/ask/testdata/oefenvragen.json', import.meta.url)
  const questions = (JSON.parse(readFileSync(file, 'utf8')) as readonly { readonly vraag: string }[]).map(
    ({ vraag }) => vraag,
  )
  for (const question of questions) read(question, today)
  // The best of a few: what else the machine does is no part of the reader.
  const best = (question: string) =>
    Math.min(
      ...Array.from({ length: ROUNDS }, () => {
        const begun = performance.now()
        read(question, today)
        return performance.now() - begun
      }),
    )
  const taken = questions.map(best).toSorted((one, two) => one - two)
  const slow = taken[Math.floor(taken.length * 0.95)] ?? 0
  return [
    {
      name: 'question, 95th of 100, at 4× slow-down',
      unit: 'ms',
      ours: slow * SLOWER,
      reference: ALLOWED,
      than: 'the most it may take',
      lowIsGood: true,
    },
  ]
}
