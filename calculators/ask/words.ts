/** Words of a sentence: where they stand, how they sound and what they come down to. Spelling matters little, order a lot. */

export type Token = {
  /** Lower case, no accents, no apostrophes. */
  readonly text: string
  readonly kind: 'word' | 'number' | 'sign'
  readonly capital: boolean
  readonly from: number
  readonly to: number
  /** What the word may stand for: itself, a corrected spelling, the parts of a compound. Filled by `read` in vocabulary.ts. */
  readonly keys: readonly string[]
  /** Nobody knows the word. */
  readonly strange: boolean
}

/** What a table holds under a word that somebody typed: "constructor" is in none. */
export const own = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined

export const word = (tokens: readonly Token[], index: number): string => tokens[index]?.text ?? ''

/** One letter for one letter, so that places in the text stay what they are. */
function fold(text: string): string {
  let out = ''
  for (const sign of text) {
    // The spaces that a form takes between thousands.
    const letter = /[\u00a0\u202f\u2009\u2007]/.test(sign) ? ' ' : sign
    const plain =
      letter === '’' || letter === '‘' || letter === '`' ? "'" : (letter.normalize('NFD')[0] ?? letter).toLowerCase()
    out += plain.padEnd(letter.length).slice(0, letter.length)
  }
  return out
}

const parts = new RegExp(
  [
    /\d{4}-\d{2}-\d{2}/, // a day as programs write it
    /\d{1,2}[/.-]\d{1,2}[/.-](?:19|20)\d{2}/, // 12/8/1970
    /\d{1,2}([/.])\d{1,2}\1\d{2}(?!\d)/, // 12/8/70
    /\d{1,2}\/(?:19|20)\d{2}/, // 8/1970
    /\d{1,2}[/-]\d[/-]\d(?!\d)/, // 10-5-5, 10/5/5
    /\d{1,2}\/\d{1,2}(?!\d)/, // 4/5
    /\d{1,3}(?:[.]\d{3})+(?:,\d+)?(?!\d)/, // 250.000,50
    /(?<!-)\d{1,3}(?: \d{3})+(?:,\d+)?(?!\d)/, // 250 000, not in "e-208 379"
    /\d+(?:[.,]\d+)?/, // 3200,50
    /'\d\d(?!\d)/, // '09
    /'?[a-z][a-z0-9]*(?:'[a-z]+)*/,
    /[^\s]/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
)

/** 09 is 2009, 87 is 1987: the rule of the form. From 41 to 69, where the form asks back, it is a year of birth. */
export const wholeYear = (year: string): string => (year.length > 2 ? year : (year > '40' ? '19' : '20') + year)

export function tokens(sentence: string): readonly Omit<Token, 'keys' | 'strange'>[] {
  const folded = fold(sentence)
  return [...folded.matchAll(parts)].map((match) => {
    const [found] = match
    const first = found.replace(/^'/, '')[0] ?? ''
    const kind = /\d/.test(first) ? 'number' : /[a-z]/.test(first) ? 'word' : 'sign'
    const from = match.index
    const raw = sentence.slice(from, from + found.length)
    return {
      text:
        kind === 'sign'
          ? found
          : kind === 'number' && found.startsWith("'")
            ? wholeYear(found.slice(1))
            : found.replaceAll("'", ''),
      kind,
      capital: kind === 'word' && /^'?\p{Lu}/u.test(raw),
      from,
      to: from + found.length,
    }
  })
}

/** The sound of a word: what Dutch spells in two ways is one, and a doubled letter is single. */
export const soundsLike = (text: string): string =>
  text.length <= 3
    ? text
    : text
        .replace(/eij|ij|ei/g, 'y')
        .replace(/ae|oa/g, 'a')
        .replace(/ou/g, 'au')
        .replace(/uy/g, 'ui')
        .replace(/ck|kk/g, 'k')
        .replace(/sch(?=r|$)/g, 's')
        .replace(/ch/g, 'g')
        .replace(/th/g, 't')
        .replace(/ph/g, 'f')
        .replace(/x/g, 'ks')
        .replace(/c(?=[eiy])/g, 's')
        .replace(/c/g, 'k')
        .replace(/ie/g, 'i')
        .replace(/z/g, 's')
        .replace(/v/g, 'f')
        .replace(/(.)\1+/g, '$1')

const endings = /(?:(?<=[aeiouylnw]|er)tjes?|jes?|en|e|s|(?<![aeiouy])n)$/
/** What forms of one word share: leningen and lening, verdien and verdiende, moand and maand. Not kept: on a server that would be what people typed. */
export function keyOf(text: string): string {
  let key = soundsLike(text)
  if (key.length > 3) {
    const cut = key.replace(endings, '')
    if (cut.length >= 3) key = cut
    key = key.replace(/d$/, 't').replace(/b$/, 'p')
    if (key.length > 5) key = key.replace(/(?<=[a-z]{4})t$/, '')
  }
  return key
}
