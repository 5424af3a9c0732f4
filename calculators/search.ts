/** Finds pages for what a visitor types: any word, any order, small typing errors allowed. */

/** Path, name, question, other words, category. */
export type SearchEntry = readonly [
  path: string,
  name: string,
  question: string,
  /** Other names, divided by a comma and a space; behind a semicolon words that are no name. */
  words: string,
  category: string,
  /** Words that only help: questions people ask, names of law. */
  more?: string,
]

/** Lower case, no accents, words only. */
export function wordsOf(text: string): readonly string[] {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
}

/** Number of typing errors between two words, swapped neighbours counting as one; stops above `limit`. */
export function typos(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    let least = i
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1
      let best = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + cost)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, (before[j - 2] ?? 0) + 1)
      next.push(best)
      if (best < least) least = best
    }
    if (least > limit) return limit + 1
    before = row
    row = next
  }
  return row[b.length] ?? limit + 1
}

const allowedTypos = (length: number) => (length < 4 ? 0 : length < 8 ? 1 : 2)

/** 0 means no match; a whole word is worth more than its beginning, and that more than a typing error. */
function wordScore(query: string, word: string): number {
  if (word === query) return 10
  if (word.startsWith(query)) return 7
  if (query.length >= 4 && word.includes(query)) return 4
  const limit = allowedTypos(query.length)
  if (limit === 0) return 0
  const errors = typos(query, word.slice(0, Math.max(query.length, Math.min(word.length, query.length + limit))), limit)
  return errors <= limit ? 4 - errors : 0
}

/** How well words fit the one that was asked. Each word is looked at once, though many pages have it. */
function fitTo(query: string): (words: readonly string[]) => number {
  const scores = new Map<string, number>()
  const scoreOf = (word: string) => {
    let score = scores.get(word)
    if (score === undefined) scores.set(word, (score = wordScore(query, word)))
    return score
  }
  return (words) => Math.max(0, ...words.map(scoreOf))
}

const small = new Set([
  'de',
  'het',
  'een',
  'mijn',
  'ik',
  'op',
  'in',
  'van',
  'voor',
  'hoeveel',
  'wat',
  'is',
  'en',
  'bereken',
  'berekenen',
  'calculator',
  'kan',
  'met',
  'te',
])

export type Prepared = {
  readonly entry: SearchEntry
  /** Names of the page as whole phrases: "rente op rente" is more than two words that occur everywhere. */
  readonly phrases: readonly string[]
  readonly fields: readonly (readonly [number, readonly string[]])[]
  /** Words that only help, matched as they are: there are many, and a typing error in one would find everything. */
  readonly helping: readonly string[]
}

export function prepare(entries: readonly SearchEntry[]): readonly Prepared[] {
  return entries.map((entry) => ({
    entry,
    phrases: [entry[1], ...entry[3].split(/[,;] /)].map((phrase) => wordsOf(phrase).join(' ')).filter(Boolean),
    fields: [
      [3, wordsOf(entry[1])],
      [2, wordsOf(entry[3])],
      [1, wordsOf(`${entry[2]} ${entry[4]}`)],
    ],
    helping: wordsOf(entry[5] ?? ''),
  }))
}

/** A name typed in full decides; one inside a longer question helps. */
function phraseScore(query: string, phrases: readonly string[]): number {
  if (phrases.includes(query)) return 60
  const inside = phrases.filter((phrase) => phrase.includes(' ') && ` ${query} `.includes(` ${phrase} `))
  return inside.length > 0 ? 20 : 0
}

const helped = (query: string, helping: readonly string[]) =>
  helping.includes(query) ? 5 : query.length >= 4 && helping.some((word) => word.startsWith(query)) ? 3 : 0

/** Words that carry meaning decide; the rest only helps. */
export function search(prepared: readonly Prepared[], query: string, count = 7): readonly SearchEntry[] {
  const asked = wordsOf(query)
  const telling = asked.filter((word) => !small.has(word))
  const needed = telling.length > 0 ? telling : asked
  if (needed.length === 0) return []
  const wanted = needed.map((word) => [word, fitTo(word)] as const)
  return prepared
    .map(({ entry, fields, helping, phrases }, order) => {
      const scores = wanted.map(([word, best]) =>
        Math.max(helped(word, helping), ...fields.map(([weight, words]) => weight * best(words))),
      )
      const found = scores.filter((score) => score > 0).length
      // Small words decide between two pages that are otherwise equal: "… sparen" or "… berekenen".
      const title = fields[0]?.[1] ?? []
      const extra = asked.filter((word) => title.includes(word)).length - title.length / 100
      const total = scores.reduce((sum, score) => sum + score, extra) + phraseScore(asked.join(' '), phrases)
      // Half of the words is enough for a place below the pages that have them all.
      const share = found / needed.length
      return { entry, order, score: share === 1 ? total : share >= 0.5 ? (total * share) / 3 : 0 }
    })
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || a.order - b.order)
    .slice(0, count)
    .map(({ entry }) => entry)
}
