/**
 * Words in order, with others in between: "hoeveel kan lenen". Alternatives by /, a beginning by *, a word that may not be read
 * as another by =, any number by #, a part such as 4/5 by ½; phrases are divided by |.
 */
import { numberOfWord } from '#calculators/ask/numbers.ts'
import { keyOf, soundsLike, type Token } from '#calculators/ask/words.ts'

type Part = {
  readonly keys: readonly string[]
  readonly exact: readonly string[]
  readonly starts: readonly string[]
  readonly value: boolean
  readonly part: boolean
}
type Pattern = readonly Part[]
export type Match = { readonly at: number; readonly end: number }

type Phrases = { readonly byHead: ReadonlyMap<string, readonly Pattern[]>; readonly others: readonly Pattern[] }
const cache = new Map<string, Phrases>()

export const plainWord = (text: string): string =>
  text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll("'", '')

function partOf(text: string): Part {
  const options = plainWord(text).split('/')
  return {
    keys: options.filter((one) => /^[a-z]/.test(one) && !one.endsWith('*')).map(keyOf),
    exact: options.flatMap((one) => (one.startsWith('=') ? [one.slice(1)] : /^\d/.test(one) ? [one] : [])),
    starts: options.flatMap((one) => {
      const start = one.slice(0, -1)
      return one.endsWith('*') ? [start, soundsLike(start)] : []
    }),
    value: options.includes('#'),
    part: options.includes('½'),
  }
}

/** The phrases of a text, read once. */
function phrasesOf(text: string): Phrases {
  const known = cache.get(text)
  if (known !== undefined) return known
  const made = text
    .split('|')
    .map((phrase) => phrase.trim())
    .filter(Boolean)
    .map((phrase) => phrase.split(/[\s-]+/).map(partOf))
  const byHead = new Map<string, Pattern[]>()
  const others: Pattern[] = []
  for (const pattern of made) {
    const [head] = pattern
    if (head === undefined) continue
    if (head.starts.length > 0) others.push(pattern)
    else for (const name of headNames(head)) byHead.set(name, [...(byHead.get(name) ?? []), pattern])
  }
  const phrases = { byHead, others }
  cache.set(text, phrases)
  return phrases
}

/** Every word a text of phrases names, for the list of known words. */
export const wordsIn = (text: string): readonly string[] =>
  text
    .split(/[|\s/-]+/)
    .map((word) => plainWord(word).replace(/^=/, ''))
    .filter((word) => /^[a-z][a-z0-9]*$/.test(word))

/** Digits, or a number in words. */
const isNumber = ({ kind, text }: Token): boolean =>
  kind === 'number' || (kind === 'word' && text !== 'een' && numberOfWord(text) !== null)

const isPart = ({ text }: Token): boolean => /^\d\/\d{1,2}$/.test(text)

const fits = (part: Part, token: Token | undefined): boolean => {
  if (token?.kind === 'number') return part.value || (part.part && isPart(token)) || part.exact.includes(token.text)
  if (token?.kind !== 'word') return false
  return (
    (part.value && isNumber(token)) ||
    token.keys.some((key) => part.keys.includes(key)) ||
    part.exact.includes(token.text) ||
    // "spoarrekening" begins as spaar* does.
    part.starts.some((start) => [token.text, ...token.keys].some((one) => one.startsWith(start)))
  )
}

/** The words of a sentence by what they may stand for, so that a phrase is only looked for where it can begin. */
export type Heads = ReadonlyMap<string, readonly number[]>

export function headsOf(sentence: readonly Token[]): Heads {
  const heads = new Map<string, number[]>()
  const add = (name: string, index: number) => {
    const known = heads.get(name)
    if (known === undefined) heads.set(name, [index])
    else if (known.at(-1) !== index) known.push(index)
  }
  for (const [index, token] of sentence.entries()) {
    for (const key of token.keys) add(key, index)
    add(`=${token.text}`, index)
    if (isNumber(token)) add('#', index)
    if (isPart(token)) add('½', index)
  }
  return heads
}

const headNames = (part: Part): readonly string[] => [
  ...part.keys,
  ...part.exact.map((one) => `=${one}`),
  ...(part.value ? ['#'] : []),
  ...(part.part ? ['½'] : []),
]

/** A pattern from this word on, with at most `gap` other words between two of its own. */
function matchAt(pattern: Pattern, sentence: readonly Token[], at: number, gap: number): Match | null {
  let end = at
  for (const part of pattern.slice(1)) {
    let next = end + 1
    const last = Math.min(end + 1 + gap, sentence.length - 1)
    while (next <= last && !fits(part, sentence[next])) next++
    if (next > last) return null
    end = next
  }
  return { at, end }
}

/** Everywhere one of the phrases stands. */
export function findPhrases(text: string, sentence: readonly Token[], heads: Heads, gap: number): readonly Match[] {
  const { byHead, others } = phrasesOf(text)
  const found: Match[] = []
  const add = (pattern: Pattern, at: number) => {
    const match = matchAt(pattern, sentence, at, gap)
    if (match !== null) found.push(match)
  }
  if (byHead.size < heads.size)
    for (const [name, patterns] of byHead)
      for (const at of heads.get(name) ?? []) for (const pattern of patterns) add(pattern, at)
  else
    for (const [name, places] of heads)
      for (const pattern of byHead.get(name) ?? []) for (const at of places) add(pattern, at)
  for (const pattern of others) {
    const [head] = pattern
    for (const [at, token] of sentence.entries()) if (head !== undefined && fits(head, token)) add(pattern, at)
  }
  return found
}
