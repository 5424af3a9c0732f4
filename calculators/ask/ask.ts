/** A question in plain Dutch becomes calculators with filled fields. Pure: a sentence, a book and a day in; readings out. */
import { countsThings, isTrailed, matches, type Sentence } from '#calculators/ask/assign.ts'
import type { Book, BookPage, PageOwn, WholeBook } from '#calculators/ask/book.ts'
import { headsOf } from '#calculators/ask/pattern.ts'
import { partOf, peopleOf, placeParts, type Places, placesOf, whereOf } from '#calculators/ask/people.ts'
import type { Filled } from '#calculators/ask/rows.ts'
import { understand } from '#calculators/ask/understand.ts'
import { type Value, valuesOf } from '#calculators/ask/values.ts'
import { read, vocabularyOf, wordsOfPages } from '#calculators/ask/vocabulary.ts'
import { type Token, word } from '#calculators/ask/words.ts'

export type Reading = {
  readonly slug: string
  /** As a program would give it; only what the sentence says, never a start value. */
  readonly given: Readonly<Record<string, Filled>>
  /** What is given, with what goes without saying: a sale without a day is of today. */
  readonly whole: Readonly<Record<string, Filled>>
  /** The part of the sentence each value came from; of a list, by row and column. */
  readonly because: Readonly<Record<string, readonly [from: number, to: number]>>
  /** The parts that are values and went nowhere. */
  readonly unused: readonly (readonly [from: number, to: number])[]
  readonly score: number
}

export type Asked =
  /** The first reading is meant. */
  | { readonly kind: 'answer'; readonly readings: readonly Reading[] }
  /** Two or more are close: the visitor says which. */
  | { readonly kind: 'choice'; readonly readings: readonly Reading[] }
  /** About nothing we compute; the nearest pages, without fields. */
  | { readonly kind: 'nothing'; readonly readings: readonly Reading[] }

export type Reader = (sentence: string, today: string) => Asked

/** Points of a name, a word that helps, a situation, another name of the page. */
const WEIGHT = { is: 6, asked: 5, names: 3.5, about: 2.2, not: -5 } as const
const ENOUGH = 4.2
const CLOSE = 0.9
/** "auto van 30.000 euro": in a few words with an amount, so much less is a question back. */
const PERHAPS = 0.8
const FEW = 6
/** Only pages that words point at are read in full: those with this part of the best score, which values may make up for. */
const CHANCES = { named: { pages: 3, part: 0.5 }, faint: { pages: 4, part: 0.35 } } as const

/** What goes out is no income: "ik spaar 800 per maand". */
const OUT = /^(?:spaar|sparen|stort|storten|beleg|beleggen|huur|afbetaal|uitgeef|uitgeven|uitgaven)$/
type As = 'bruto' | 'netto' | 'belastbaar' | 'uitgave'

/** Named right before the amount, it is that and not what the last word asks: "kosten 20000 netto?". */
const NAMED = /^(?:kosten|onkosten|beroepskosten|omzet|huur|uitgaven|lasten)$/

/** An amount beside one of these is that and nothing else: profit is no price, rent no income. */
const CALLED =
  /^(?:winst|verlies|meerwaarde|opslag|boete|dividend|dividenden|huur|huurinkomsten|alimentatie|onderhoudsgeld|waarborg|restwaarde|omzet|bonus|ki|pensioen|groepsverzekering|maaltijdcheques|schadevergoeding)$/

/** Said of money that came, these are what a page works out, not the pay it comes from: "1.200 euro vakantiegeld", "mijn bonus is 2.000". */
const RESULT = /^(?:vakantiegeld|eindejaarspremie|dertiende|bonus)$/

/** "2 % inflatie" is no rate of a loan. */
const RATE_OF = /^(?:inflatie|btw|korting|opslag)$/

/** No field is called so: an amount of before goes nowhere. */
const FORMER_NAME = 'vroeger'
const FORMER = /^(?:vorige|vroegere|eerdere|spaarde)$/

/** Fields ask what is paid to an ex: "ik krijg 300 euro alimentatie" is none of them. */
const GOT_NAME = 'gekregen'
const isGot = (tokens: readonly Token[], { at }: Value, name: string): boolean =>
  /^(?:alimentatie|onderhoudsgeld)$/.test(name) &&
  tokens.slice(Math.max(0, at - 3), at).some(({ text }) => /^(?:krijg|ontvang)/.test(text))

function namesOf(tokens: readonly Token[], values: readonly Value[]): ReadonlyMap<Value, string> {
  const called = new Map<Value, string>()
  for (const value of values) {
    const after = word(tokens, value.end + 1)
    if (value.kind === 'percent' && RATE_OF.test(after) && tokens[value.end + 2]?.kind !== 'number')
      called.set(value, after)
    if (value.kind !== 'amount') continue
    let front = value.at - 1
    while (front > value.at - 3 && /^(?:van|is|bedraagt|:|een)$/.test(word(tokens, front))) front--
    // "250 euro bruto opslag": gross or net says of what kind it is, not what.
    const far = value.end + (AS.test(word(tokens, value.end + 1)) ? 2 : 1)
    // "koers 66 dividend 3,9": the word is of the amount behind it.
    const next = values.find(({ at }) => at === far + 1)
    const behind = next !== undefined && !isTrailed(tokens, next) ? '' : word(tokens, far)
    const before = behind !== '' && isTrailed(tokens, value) ? '' : word(tokens, front)
    const beside = /^(?:is|bedraagt|bedroeg|was)$/.test(word(tokens, value.at - 1)) ? value.at - 2 : value.end + 1
    const name =
      value.per === undefined && RESULT.test(word(tokens, beside))
        ? word(tokens, beside)
        : [behind, before].find((text) => CALLED.test(text))
    const each = word(tokens, value.end + 1) === 'per' && /^(?:persoon|man|hoofd)$/.test(word(tokens, value.end + 2))
    // "mijn vorige auto kostte 12.000": what was is not what is asked.
    const former = tokens.slice(Math.max(0, value.at - 4), value.at).map(({ text }) => text)
    // "vorig jaar verdiende ik 34.000, nu 37.500"; "we verkopen ons huis voor 420.000".
    const isOver =
      (former.includes('verdiende') &&
        tokens.some(({ text }, at) => text === 'nu' && tokens[at + 1]?.kind === 'number')) ||
      (former.includes('huis') && former.some((text) => /^verko(?:pen|cht)$/.test(text)))
    if (each) called.set(value, 'persoon')
    else if (
      isOver ||
      former
        .slice(former.findLastIndex((text) => /^[,.;]$|^en$/.test(text)) + 1)
        .some((text, index, words) => FORMER.test(text) && words[index + 1] !== 'week')
    )
      called.set(value, FORMER_NAME)
    else if (name !== undefined) called.set(value, isGot(tokens, value, name) ? GOT_NAME : name)
  }
  return called
}

const AS = /^(?:netto|bruto|belastbaar|belastbare)$/
/** Net, gross or taxable: right behind a value, else right before it. */
function kindOfIncome(tokens: readonly Token[], value: Value): As | null {
  const at = (index: number) => {
    const token = tokens[index]
    const said =
      token?.kind === 'word'
        ? token.keys.includes('neto')
          ? 'netto'
          : token.keys.includes('bruto')
            ? 'bruto'
            : token.text
        : ''
    return AS.test(said) ? said : (/^(netto|bruto)(?:loon|inkomen|wedde|maandloon)$/.exec(said)?.[1] ?? null)
  }
  const skip = (index: number) => /^(?:euro|eur|€|per|maand|jaar|in|de|het|is|van)$/.test(word(tokens, index))
  const clean = (said: string | null) =>
    said === null ? null : said.startsWith('belastba') ? 'belastbaar' : said === 'netto' ? 'netto' : 'bruto'
  let behind = value.end + 1
  while (behind < value.end + 4 && skip(behind)) behind++
  const after = at(behind)
  // In "netto 2.100 huur 800" the word is of the amount behind it.
  const last = tokens[value.end + 2]?.kind === 'number' ? value.at : value.end + 1
  if ([value.at - 1, last].some((index) => NAMED.test(word(tokens, index)))) return 'uitgave'
  // "wat brengt 20.000 euro netto op" is what comes of it.
  if (/^(?:brengt|levert)$/.test(word(tokens, value.at - 1)) && word(tokens, behind + 1) === 'op') return null
  if (after !== null) return at(behind + 1) === 'belastbaar' ? 'belastbaar' : clean(after)
  let front = value.at - 1
  while (front > value.at - 4 && skip(front)) front--
  // "bruto netto 2700" asks for net pay.
  if (at(front) === 'netto' && at(front - 1) === 'bruto') return 'bruto'
  // "netto van 4100 bruto" was read behind; "belastbaar inkomen 35000" stands before.
  const before =
    at(front) ??
    (/^(?:inkomen|loon|verdien|verdiende|ik|inkomens)$/.test(word(tokens, front))
      ? (at(front - 1) ?? at(front - 2))
      : null)
  return clean(before) ?? (OUT.test(word(tokens, value.at - 1)) ? 'uitgave' : null)
}

const JOINS = /^(?:en|plus|\+)$/
/** Between what two people earn stands nothing but who they are: "2850 bruto en mijn man 3400". */
const BOTH_EARN =
  /^(?:en|plus|\+|,|maar|terwijl|bruto|netto|mijn|ook|zelf|er|nog|binnen|ongeveer|rond|van|een|euro|per|maand|(?:verdien|heb|krijg)t?|heeft|brengt)$/
const EARNER = /^(?:ik|hij|zij|ze|partner|man|vrouw|vriend|vriendin|lief|echtgeno(?:ot|te))$/

/** What is joined to a net amount is net too: "2400 en 1900 netto", "ik verdien 2850 bruto en mijn man 3400". */
function incomes(tokens: readonly Token[], values: readonly Value[]): ReadonlyMap<Value, As> {
  const as = new Map<Value, As>()
  const amounts = values.filter(({ kind, counted }) => kind === 'amount' && counted !== true)
  for (const value of amounts) {
    const kind = kindOfIncome(tokens, value)
    if (kind !== null) as.set(value, kind)
  }
  const alike = (one: Value | undefined, two: Value | undefined) => {
    if (one === undefined || two === undefined) return false
    const between = tokens.slice(one.end + 1, two.at).map(({ text }) => text)
    if (between.length === 1) return JOINS.test(between[0] ?? '')
    return (
      between.some((text) => EARNER.test(text)) && between.every((text) => EARNER.test(text) || BOTH_EARN.test(text))
    )
  }
  const take = (value: Value, from: Value | undefined) => {
    const kind = from === undefined || as.has(value) ? undefined : as.get(from)
    if (kind !== undefined && kind !== 'uitgave') as.set(value, kind)
  }
  for (const [index, value] of [...amounts.entries()].toReversed())
    if (alike(value, amounts[index + 1])) take(value, amounts[index + 1])
  for (const [index, value] of amounts.entries()) {
    const before = amounts[index - 1]
    // "netto 2500 en 2200", with nothing behind it that it could be.
    const isLast = tokens[value.end + 1]?.kind !== 'word'
    if ((value.at - (before?.end ?? 0) > 2 || isLast) && alike(before, value)) take(value, before)
  }
  return as
}

/** "van 3000 naar 3300 bruto": the second is a raise, of what is between the two. */
const PAY = /^(?:bruto|loon|opslag|loonsverhoging|verdien.*)$/
function withRaises(values: readonly Value[], tokens: readonly Token[]): readonly Value[] {
  if (!tokens.some(({ text }) => PAY.test(text))) return values
  return values.map((to, index) => {
    const from = values[index - 1]
    const isRaise =
      from?.kind === 'amount' &&
      to.kind === 'amount' &&
      to.n > from.n &&
      word(tokens, from.at - 1) === 'van' &&
      word(tokens, to.at - 1) === 'naar' &&
      word(tokens, to.end + 1) !== 'netto'
    return isRaise ? { ...to, n: Math.round((to.n - from.n) * 100) / 100 } : to
  })
}

/** A future nobody knows, or what to buy: no computation answers that. */
const UNKNOWABLE =
  /\b(?:zal|gaat|gaan|zullen)\b.*\b(?:stijgen|dalen|zakken|crashen|ontploffen)\b|\bwelk(?:e)? (?:aandeel|aandelen|crypto|munt|coin|etf|fonds|fondsen)\b(?!.*\d).*\b(?:kopen|koop)\b|\bhack/

function phraseScore(
  page: BookPage,
  sentence: Sentence,
): { readonly score: number; readonly words: ReadonlySet<number> } {
  const hits = (['is', 'asked', 'names', 'about'] as const).flatMap((part) =>
    page[part] === ''
      ? []
      : matches(page[part], sentence, part === 'asked' ? 4 : 1).map(({ at, end }) => ({
          at,
          end,
          part,
          weight: WEIGHT[part] + (part === 'names' && at === end ? -0.5 : 0),
        })),
  )
  const words = new Set<number>()
  let score = 0
  let spent = 1
  for (const { at, end, weight } of hits.toSorted(
    (a, b) => b.weight - a.weight || b.end - b.at - (a.end - a.at) || a.at - b.at,
  )) {
    const own = Array.from({ length: end - at + 1 }, (_, index) => at + index)
    if (own.every((index) => words.has(index)) || (at !== end && words.has(at) && words.has(end))) continue
    // "geen bedrijfswagen" asks nothing about one.
    if (/^(?:zonder|geen)$/.test(word(sentence.tokens, at - 1))) continue
    for (const index of own) words.add(index)
    // The second and third proof say less than the first.
    score += weight * spent
    spent *= 0.62
  }
  // How a question is put says little when it names no thing and no value.
  if (
    sentence.values.every(({ counted }) => counted) &&
    hits.every(({ part }) => part === 'asked' || (part === 'about' && sentence.values.length > 0))
  )
    score *= 0.6
  // Gross pay, and nothing that asks anything of it: "3200 bruto 2 kinderen".
  if (
    page.slug === 'bruto-netto-calculator' &&
    [...sentence.as.values()].includes('bruto') &&
    hits.every(({ part }) => part === 'about')
  )
    score += 1
  const away = page.not === '' ? 0 : new Set(matches(page.not, sentence, 3).map(({ at }) => at)).size
  return { score: score + (away > 0 ? WEIGHT.not : 0), words }
}

/** How much a value that found no place counts against a page. */
function weightOf(value: Value, sentence: Sentence, page: PageOwn): number {
  if (isOther(value, sentence) || value.kind === 'nth') return 0.2
  if (value.counted === true || countsThings(sentence, value)) return 0.5
  // Said by the way: how old somebody is, what another has, what was.
  if (value.kind === 'age' || sentence.called.get(value) === FORMER_NAME || sentence.people.who[value.at] === 'ander')
    return 0.5
  // "al 4 maanden ziek"; gross pay where net pay is asked.
  const isSince = value.kind === 'date' && word(sentence.tokens, value.at - 1) === 'sinds'
  if (isSince || value.way === 'back' || (sentence.as.has(value) && Object.values(page.says).some((said) => said.as)))
    return 0.5
  // A year where no day is asked: "in 2027 verhuizen we".
  if (value.kind === 'date' && !Object.values(page.fields).some(({ kind }) => /^(?:date|month|year|rows)$/.test(kind)))
    return 0.5
  return value.kind === 'part' ? 0.9 : 1.3
}

/** "op 20 of 25 jaar": one of two takes the place. */
const isOther = (value: Value, { tokens, values }: Sentence): boolean =>
  values.some(
    (one) =>
      one !== value &&
      one.kind === value.kind &&
      (one.end < value.at ? value.at - one.end <= 2 : one.at - value.end <= 2) &&
      /^(?:of|versus)$/.test(word(tokens, Math.max(one.at, value.at) - 1)),
  )

/** Said with the children of the household: how many, how old. */
const isTold = (value: Value, { people }: Sentence): boolean =>
  people.taken.has(value) || people.childAges.includes(value)

type Phrased = ReturnType<typeof phraseScore>

function readPage(page: BookPage & PageOwn, { score, words }: Phrased, sentence: Sentence): Reading {
  const { given, whole, because, placed, picked, shared } = understand(page, sentence)
  let total = score
  for (const value of sentence.values) {
    if (sentence.people.taken.has(value)) continue
    const cue = placed.get(value)
    total += cue === undefined ? -weightOf(value, sentence, page) : 0.35 + Math.min(Math.abs(cue), 4) * 0.28
  }
  total += picked.filter(([at]) => !words.has(at)).length * 0.7 + Math.min(shared, 3) * 0.3
  const { tokens } = sentence
  // "2850 bruto": with the word that says of what kind it is.
  const span = (at: number, end: number) =>
    [tokens[at]?.from ?? 0, tokens[AS.test(word(tokens, end + 1)) ? end + 1 : end]?.to ?? 0] as const
  const spans = Object.entries(because).map(([key, [at, end]]) => [key, span(at, end)] as const)
  return {
    slug: page.slug,
    given,
    whole,
    because: Object.fromEntries(spans),
    unused: sentence.values
      .filter((value) => (placed.get(value) ?? -1) < 0 && !isTold(value, sentence))
      .map((value) => span(value.at, countsThings(sentence, value) ? value.end + 1 : value.end)),
    score: Math.round(total * 100) / 100,
  }
}

/** What came so far. On a server all is there; in a browser a page's own words come when a sentence points at the page. */
export type Arrived = { readonly own: ReadonlyMap<string, PageOwn>; readonly places: ReadonlyMap<string, Places> }
type Missing = { readonly pages: readonly string[]; readonly places: readonly string[] }
export type LateReader = {
  readonly read: Reader
  /** What this sentence needs and is not there; without it those pages are not read. */
  readonly missing: (sentence: string, today: string) => Missing
}

/** What words that nobody knows take off a score. In a long story many words do not matter. */
function doubtOf({ tokens, where }: Sentence): number {
  const strange = tokens.filter(
    (token, index) =>
      token.strange &&
      token.text.length > 2 &&
      !(token.capital && index > 0) &&
      !(where !== null && index >= where.at && index <= where.end),
  ).length
  return Math.min(3, strange * 0.8) * Math.min(1, 16 / tokens.length)
}

/** Of all sums none found a place: the page is probably not what is meant. */
const isUnread = ({ unused }: Reading, { values, tokens }: Sentence): boolean =>
  values.every(
    ({ kind, at }) => !/^(?:amount|percent)$/.test(kind) || unused.some(([from]) => from === tokens[at]?.from),
  )

/** Prepared once for a book; then a sentence takes a few milliseconds. */
export function makeLateReader({ pages, words }: Book, arrived: Arrived): LateReader {
  const vocabulary = vocabularyOf([...wordsOfPages(pages), ...words.split(' ')])

  /** The same sentence is prepared twice: to see what is missing, and to read it. */
  let last: { readonly key: string; readonly made: ReturnType<typeof make> } | null = null
  function prepare(text: string, today: string) {
    const key = `${today} ${arrived.places.size} ${text}`
    if (last?.key !== key) last = { key, made: make(text, today) }
    return last.made
  }

  function make(text: string, today: string) {
    const tokens = read(text.slice(0, 400), vocabulary)
    const where = whereOf(tokens, (name) => arrived.places.get(partOf(name))?.get(name))
    const inPlace = (value: Value) => where !== null && value.at >= where.at && value.end <= where.end
    const said = valuesOf(tokens, today).filter((value) => !inPlace(value))
    const values = withRaises(said, tokens)
    const as = incomes(tokens, values)
    const people = peopleOf(tokens, values, (value) => /^(?:bruto|netto|belastbaar)$/.test(as.get(value) ?? ''))
    const called = new Map(namesOf(tokens, values))
    for (const [index, value] of values.entries())
      if (value !== said[index]) called.set(value, 'opslag').delete(values[index - 1] ?? value)
    const heads = headsOf(tokens)
    const sentence: Sentence = { tokens, heads, values, people, where, today, as, called, found: new Map() }
    const pointed = pages
      .map((page) => ({ page, phrases: phraseScore(page, sentence) }))
      .filter(({ phrases }) => phrases.score > 0)
      .toSorted((one, two) => two.phrases.score - one.phrases.score)
    const best = pointed[0]?.phrases.score ?? 0
    const chance = best < WEIGHT.asked ? CHANCES.faint : CHANCES.named
    const phrased = pointed.filter(({ phrases }) => phrases.score > best * chance.part).slice(0, chance.pages)
    return { tokens, sentence, phrased }
  }

  const missing = (text: string, today: string): Missing => {
    const { tokens, phrased } = prepare(text, today)
    return {
      pages: phrased.map(({ page }) => page.slug).filter((slug) => !arrived.own.has(slug)),
      places: placeParts(tokens).filter((part) => !arrived.places.has(part)),
    }
  }

  const reader: Reader = (text, today) => {
    const { tokens, sentence, phrased } = prepare(text, today)
    const doubt = doubtOf(sentence)
    // One word that helps and two days are no question about money: "hoeveel dagen tussen 3 mei en 12 juni".
    const hasSum = sentence.values.some(
      ({ kind, counted }) => kind === 'percent' || (kind === 'amount' && counted !== true),
    )
    const readings = phrased
      .flatMap(({ page, phrases }) => {
        const own = arrived.own.get(page.slug)
        const faint = phrases.score <= WEIGHT.about && !hasSum ? 2 : 0
        const reading = own === undefined ? null : readPage({ ...page, ...own }, phrases, sentence)
        return reading === null ? [] : [{ ...reading, score: reading.score - doubt - faint }]
      })
      .toSorted((a, b) => b.score - a.score)
    const [first, second] = readings
    const plain = tokens.map((token) => token.text).join(' ')
    const isClose =
      first !== undefined &&
      ((second !== undefined && first.score - second.score < CLOSE) || (hasSum && isUnread(first, sentence)))
    const isBrief =
      tokens.length <= FEW &&
      sentence.values.some(({ money, kind, n }) => money === true || kind === 'percent' || n >= 1e3)
    const bar = isClose && isBrief && doubt === 0 ? ENOUGH - PERHAPS : ENOUGH
    if (first === undefined || first.score < bar || UNKNOWABLE.test(plain))
      return {
        kind: 'nothing',
        readings: readings
          .slice(0, 3)
          .map((reading) => ({ ...reading, given: {}, whole: {}, because: {}, unused: [] })),
      }
    const close = readings.filter(({ score }) => score > ENOUGH - 1 && score > first.score - 3).slice(0, 4)
    return { kind: isClose ? 'choice' : 'answer', readings: close }
  }
  return { read: reader, missing }
}

export const makeReader = (book: WholeBook): Reader =>
  makeLateReader(book, {
    own: book.own,
    places: new Map([...book.places].map(([part, text]) => [part, placesOf(text)])),
  }).read
