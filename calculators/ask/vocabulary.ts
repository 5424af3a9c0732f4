/** The words we know, and what an unknown one most probably is: a typing error, dialect, or a compound of two we know. */
import { typos } from '#calculators/search.ts'
import type { BookPage } from '#calculators/ask/book.ts'
import { DIALECT, EXACT, SMALL } from '#calculators/ask/lexicon.ts'
import { numberOfWord, TIMES } from '#calculators/ask/numbers.ts'
import { wordsIn } from '#calculators/ask/pattern.ts'
import type { WholeSays } from '#calculators/ask/says.ts'
import { keyOf, own, type Token, tokens } from '#calculators/ask/words.ts'
import { grouped } from '#finance/list.ts'

/** All phrases of a field. */
export const phrasesOf = (said: WholeSays): readonly string[] =>
  [
    said.near,
    said.before,
    said.after,
    said.section,
    said.unless,
    said.twice?.[0],
    ...(said.apart === true ? [] : Object.values(said.pick ?? {})),
    ...Object.values(said.rows ?? {}).flatMap(phrasesOf),
  ].filter((text) => text !== undefined)

/** The words every page is found by. */
export const wordsOfPages = (pages: readonly BookPage[]): readonly string[] =>
  pages.flatMap(({ is, about, asked, not, names }) => [is, about, asked, not, names]).flatMap(wordsIn)

export type Vocabulary = {
  readonly keys: ReadonlySet<string>
  readonly byStart: ReadonlyMap<string, readonly string[]>
}

export function vocabularyOf(words: Iterable<string>): Vocabulary {
  const keys = new Set(
    [...words, ...SMALL, ...EXACT, ...Object.values(DIALECT).flatMap((text) => text.split(' '))].map(keyOf),
  )
  return { keys, byStart: grouped(keys, (key) => key.slice(0, 1)) }
}

const exactOf = new Map(EXACT.map((word) => [keyOf(word), word]))

/** How many errors a word may hold. */
const allowed = (length: number) => (length < 5 ? 0 : length < 9 ? 1 : 2)

/** The known word nearest to this one; a lost h at the start is dialect. */
function nearest(key: string, { byStart }: Vocabulary): string | null {
  const limit = allowed(key.length)
  if (limit === 0) return null
  let best: string | null = null
  let least = limit + 1
  for (const [start, form] of [
    [key.slice(0, 1), key],
    ['h', `h${key}`],
  ] as const) {
    for (const known of byStart.get(start) ?? []) {
      if (known.length < 5 && known.length !== form.length) continue
      if (Math.abs(known.length - form.length) > limit) continue
      const errors = typos(form, known, limit) + (form === key ? 0 : 0.5)
      if (errors < least) {
        least = errors
        best = known
      }
    }
  }
  return best
}

/** Both halves known: spaarlening, autoverzekering. */
function halves(text: string, { keys }: Vocabulary): readonly string[] {
  for (let cut = text.length - 4; cut >= 4; cut--) {
    const front = keyOf(text.slice(0, cut))
    const back = keyOf(text.slice(cut))
    if (keys.has(front) && keys.has(back)) return [front, back]
  }
  return []
}

/** What is meant by a misspelt word that counts or times; a form of it ("dochters") stays as it is. */
function rightText(said: string, key: string): string {
  const meant = exactOf.get(key)
  return meant === undefined || said.startsWith(meant) || meant.startsWith(said) ? said : meant
}

function meaning(text: string, vocabulary: Vocabulary): Pick<Token, 'text' | 'keys' | 'strange'> {
  const key = keyOf(text)
  if (vocabulary.keys.has(key)) return { text: rightText(text, key), keys: [key], strange: false }
  if (numberOfWord(text) !== null || text in TIMES) return { text, keys: [key], strange: false }
  const close = nearest(key, vocabulary)
  if (close !== null && text.length >= 5) return { text: rightText(text, close), keys: [close, key], strange: false }
  const two = text.length >= 8 ? halves(text, vocabulary) : []
  return two.length > 0
    ? { text, keys: [key, ...two], strange: false }
    : { text, keys: [key], strange: !/\d/.test(text) }
}

/** "0,6 + 0,9", "$150". */
const SIGNS: Readonly<Record<string, string>> = { '+': 'plus', $: 'dollar', '£': 'pond' }

/** A sentence as words whose meaning is looked up. */
export function read(sentence: string, vocabulary: Vocabulary): readonly Token[] {
  const all = tokens(sentence)
  const words = all.flatMap((token, index): readonly Token[] => {
    const sign = own(SIGNS, token.text)
    if (sign !== undefined) return [{ ...token, kind: 'word', text: sign, keys: [keyOf(sign)], strange: false }]
    if (token.kind !== 'word') return [{ ...token, keys: [], strange: false }]
    const before = all[index - 1]
    // "290k" is thousands; "k" by itself is "ik".
    const glued = before?.kind === 'number' && before.to === token.from && Object.hasOwn(TIMES, token.text)
    const said = (glued ? undefined : own(DIALECT, token.text)) ?? token.text
    const texts = said.split(' ')
    return texts.map((text) => ({ ...token, ...meaning(text, vocabulary) }))
  })
  // "over te stappen" is overstappen too.
  return words.map((token, index) => {
    const whole = words[index - 1]?.text === 'te' ? keyOf(`${words[index - 2]?.text ?? ''}${token.text}`) : ''
    return whole !== '' && vocabulary.keys.has(whole) ? { ...token, keys: [...token.keys, whole] } : token
  })
}
