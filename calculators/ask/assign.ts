/** Which value belongs to which field: by the words beside it, its kind, how often it is said and whose it is. */
import { YEAR } from '#calculators/ask/dates.ts'
import { monthsFrom } from '#calculators/ask/days.ts'
import { PREPOSITIONS, SMALL } from '#calculators/ask/lexicon.ts'
import { findPhrases, type Heads, type Match, wordsIn } from '#calculators/ask/pattern.ts'
import type { People, Where } from '#calculators/ask/people.ts'
import type { BookField } from '#calculators/ask/book.ts'
import type { WholeSays } from '#calculators/ask/says.ts'
import { NOBODY_COUNTS, type Value } from '#calculators/ask/values.ts'
import { keyOf, type Token, word } from '#calculators/ask/words.ts'

export type Given = string | number | boolean
export type Sentence = {
  readonly tokens: readonly Token[]
  readonly heads: Heads
  readonly values: readonly Value[]
  readonly people: People
  readonly where: Where | null
  readonly today: string
  /** Net, gross or taxable, said beside a value; or what goes out. */
  readonly as: ReadonlyMap<Value, 'bruto' | 'netto' | 'belastbaar' | 'uitgave'>
  /** What an amount is called right beside it: it goes to no field with another name. */
  readonly called: ReadonlyMap<Value, string>
  /** Where phrases stand; the same ones are asked for many fields. */
  readonly found: Map<number, Map<string, readonly Match[]>>
}

export function matches(phrases: string, sentence: Sentence, gap = 1): readonly Match[] {
  const found = sentence.found.get(gap) ?? new Map<string, readonly Match[]>()
  sentence.found.set(gap, found)
  const known = found.get(phrases)
  if (known !== undefined) return known
  const all = findPhrases(phrases, sentence.tokens, sentence.heads, gap)
  found.set(phrases, all)
  return all
}

const small = new Set(SMALL)
const strict = new Set(PREPOSITIONS)

/** How far words are from a value: what only joins does not count, a comma and another value do. */
export function distance({ tokens, values }: Sentence, from: number, to: number): number {
  let far = 0
  for (let index = from; index < to; index++) {
    const token = tokens[index]
    if (token === undefined) continue
    if (token.kind === 'sign') far += /^[.?]$/.test(token.text) ? 2.4 : /^[,;:]$/.test(token.text) ? 1.6 : 0
    else if (/^(?:en|of|plus|maar|dus)$/.test(token.text)) far += 0.8
    else if (!small.has(token.text) && token.kind === 'word') far += 0.7
  }
  const between = values.filter((value) => value.at >= from && value.end < to).length
  return far + between * 2.2
}

/** What is asked is not given: "van 2900, hoeveel houd ik netto over" calls the 2900 no net pay. */
const ASKS = /^(?:hoeveel|wat|hoelang|wanneer|welk|welke)$/
const isAsked = ({ tokens }: Sentence, from: number, to: number): boolean =>
  tokens.slice(from, to).some(({ text }) => ASKS.test(text))

/** "kocht in maart en verkoop aan 135", "op 25 jaar, er staat nog 171.000 open": a word in the next clause with a value of its own says nothing of the one before. */
const isJoined = ({ tokens }: Sentence, from: number, to: number): boolean =>
  tokens.slice(from, to).some(({ text }) => /^(?:en|maar|[,;.])$/.test(text))

/** "6.000 zelf en leen de rest": those words are of what is left. */
const isOfRest = ({ tokens }: Sentence, at: number, end: number): boolean =>
  word(tokens, at - 1) === 'rest' || (word(tokens, end + 1) === 'de' && word(tokens, end + 2) === 'rest')

/** "55000 omzet 12000 kosten": names stand behind their amounts. */
const TRAILS = /^(?:kosten|onkosten|omzet|winst|huur|spaargeld|inbreng|schuld|dividend)$/
export const isTrailed = (tokens: readonly Token[], { end }: Value): boolean => TRAILS.test(word(tokens, end + 1))

/** "2 honden": a small whole number right before a thing counts it; "310.000 Leuven" is before a town. */
export const countsThings = ({ tokens, where }: Sentence, { kind, n, end, money }: Value): boolean => {
  const next = tokens[end + 1]
  return (
    kind === 'amount' &&
    money !== true &&
    Number.isInteger(n) &&
    next?.kind === 'word' &&
    where?.at !== end + 1 &&
    // "250 werknemers": a word nobody knows that is more than one.
    (n < 12 || (n > 60 && n < NOBODY_COUNTS && next.strange && !next.capital && /(?:en|s)$/.test(next.text))) &&
    !small.has(next.text) &&
    !strict.has(next.text) &&
    // "coupon 3 koers 99,8": the word is of the value behind it.
    tokens[end + 2]?.kind !== 'number'
  )
}

function cue(phrases: string | undefined, side: 'before' | 'after', value: Value, sentence: Sentence): number {
  if (phrases === undefined || phrases === '') return 0
  let best = 0
  for (const { at, end } of matches(phrases, sentence)) {
    const isBefore = end < value.at
    if (isBefore ? side !== 'before' : side !== 'after' || at <= value.end - (value.counted === true ? 1 : 0)) {
      if (!(side === 'after' && at > value.at && at <= value.end)) continue
    }
    const single = at === end ? word(sentence.tokens, at) : ''
    // "zonder lening" names no loan.
    if (/^(?:zonder|geen)$/.test(word(sentence.tokens, at - 1))) continue
    const far = isBefore ? distance(sentence, end + 1, value.at) : distance(sentence, value.end + 1, at)
    if (strict.has(single) && (isBefore ? value.at - end : at - value.end) > 2) continue
    const whole = end > at ? 0.5 : 0
    // "schuld 200000" between two amounts belongs to the one behind it.
    const other = sentence.values.find(
      (one) => one.at > end && !sentence.people.taken.has(one) && distance(sentence, end + 1, one.at) === 0,
    )
    const follows = !isBefore && other !== undefined && !isTrailed(sentence.tokens, other)
    if (!isBefore && isAsked(sentence, value.end + 1, at)) continue
    // "4.200 euro binnen 7 maanden": a preposition is of what stands behind it; "3,9 naar 2,9" is of both.
    if (follows && ((strict.has(single) && single !== 'naar') || isJoined(sentence, value.end + 1, at))) continue
    if (value.kind === 'amount' && isOfRest(sentence, at, end)) continue
    const score = Math.max(0, (isBefore ? 3.6 : follows ? 3.1 : 3.8) - far + whole) * (strict.has(single) ? 0.6 : 1)
    if (score > best) best = score
  }
  return best
}

const cueOf = (said: WholeSays, value: Value, sentence: Sentence): number =>
  Math.max(
    cue(said.near, 'before', value, sentence),
    cue(said.near, 'after', value, sentence),
    cue(said.before, 'before', value, sentence),
    cue(said.after, 'after', value, sentence),
  )

const PER_YEAR: Readonly<Record<string, number>> = { week: 52, maand: 12, kwartaal: 4, jaar: 1 }

/** The amount in the rhythm of the field, and how well the two rhythms fit. */
function rhythm(said: WholeSays, value: Value): { readonly n: number; readonly score: number } | null {
  if (value.per === undefined) return said.paced === true ? null : { n: value.n, score: 0 }
  if (said.pace !== undefined && /^(?:week|maand|kwartaal|jaar)$/.test(value.per)) return { n: value.n, score: 1.5 }
  if (said.per === undefined) return { n: value.n, score: -1.5 }
  if (said.per === value.per) return { n: value.n, score: 1.5 }
  // How many hours or days a year has is not said.
  if (/^(?:uur|dag)$/.test(said.per) || /^(?:uur|dag)$/.test(value.per) || said.as !== undefined) return null
  const n = (value.n * (PER_YEAR[value.per] ?? 1)) / (PER_YEAR[said.per] ?? 1)
  return { n: Math.round(n * 100) / 100, score: -1 }
}

/** "op mijn 55ste" is no age of today, unless it is asked whether something is still worth it. */
const isNow = ({ tokens }: Sentence, { at, end }: Value): boolean =>
  !(/^(?:ste|de|e)$/.test(word(tokens, end)) || [1, 2].some((back) => word(tokens, at - back) === 'op')) ||
  tokens.some(
    ({ text }, index) =>
      text === 'nog' &&
      tokens
        .slice(Math.max(0, index - 2), index + 3)
        .some((one) => /^(?:zin|zinvol|nut|moeite|nuttig|loont)$/.test(one.text)),
  )

/** "tot mijn 60ste, ben nu 35": the years between the two. */
function yearsUntil(value: Value, { tokens, values, people }: Sentence) {
  if (!tokens.slice(Math.max(0, value.at - 4), value.at).some(({ text }) => /^(?:tot|tegen)$/.test(text))) return null
  const now = values.find(
    (one) => one.kind === 'age' && one !== value && people.who[one.at] === 'ik' && !people.childAges.includes(one),
  )
  return now === undefined || now.n >= value.n ? null : { given: value.n - now.n, score: 2 }
}

const yearOf = (today: string) => Number(today.slice(0, 4))

/** The value as the field takes it, with how natural that is; null when it cannot be. */
function convert(
  field: BookField,
  said: WholeSays,
  value: Value,
  sentence: Sentence,
): { readonly given: Given; readonly score: number; readonly rest?: number } | null {
  const { today } = sentence
  const bare =
    value.kind === 'amount' && value.money !== true && value.counted !== true && !countsThings(sentence, value)
  switch (field.kind) {
    case 'euro': {
      if (value.kind !== 'amount' || value.counted === true || (value.foreign === true && said.coin !== true))
        return null
      if (value.per === undefined && countsThings(sentence, value)) return null
      const told = rhythm(said, value)
      return told === null ? null : { given: told.n, score: told.score + (value.money === true ? 1.4 : 1) }
    }
    case 'percent':
      if (value.kind === 'percent')
        return value.per !== undefined && said.per !== undefined && said.per !== value.per
          ? null
          : { given: value.n, score: value.per === undefined || value.per === said.per ? 2 : 0 }
      if (value.kind === 'part') return said.near?.includes('tewerkstel') === true ? { given: value.n, score: 2 } : null
      return bare && value.n <= 100 ? { given: value.n, score: -0.4 } : null
    case 'months':
      if (value.kind === 'term') return { given: Math.max(1, Math.round(value.n)), score: 2 }
      return bare && Number.isInteger(value.n) && value.n <= 480 ? { given: value.n, score: -0.8 } : null
    case 'years':
      if (value.kind === 'age') return yearsUntil(value, sentence)
      if (value.kind === 'term') {
        if (value.n < 12 && said.rest === undefined) return null
        const whole = Math.floor(value.n / 12 + 1e-9)
        const rest = Math.round(value.n - whole * 12)
        // "18 maanden" is neither one year nor two.
        if (rest > 0 && said.rest === undefined) return null
        return { given: whole, score: 2, ...(rest > 0 ? { rest } : {}) }
      }
      return bare && Number.isInteger(value.n) && value.n <= 60 ? { given: value.n, score: -0.8 } : null
    case 'year':
      if (value.kind === 'date' && value.date !== undefined) return { given: Number(value.date.slice(0, 4)), score: 2 }
      if (value.kind === 'age' && said.who === 'ik' && isNow(sentence, value))
        return { given: yearOf(today) - value.n, score: 2.5 }
      return bare && value.n >= 1900 && value.n <= 2100 ? { given: value.n, score: 0 } : null
    case 'date':
    case 'month':
      return value.kind === 'age' && !isNow(sentence, value) ? null : convertDate(field.kind, said, value, today)
    case 'count':
      return convertCount(said, value, sentence)
    default:
      return null
  }
}

function convertDate(
  kind: 'date' | 'month',
  said: WholeSays,
  value: Value,
  today: string,
): { readonly given: string; readonly score: number } | null {
  const given = (date: string | null | undefined, score: number) =>
    date == null ? null : { given: kind === 'month' ? `${date}-01`.slice(0, 7) : `${date}-01-01`.slice(0, 10), score }
  if (value.kind === 'date' && (said.way !== 'back' || (value.date ?? '') <= today))
    return given(value.date, value.date?.length === 4 ? 1 : 2)
  if (
    value.kind === 'term' &&
    said.way !== undefined &&
    (value.way === said.way || (value.way === undefined && (said.way === 'back' || kind === 'date')))
  )
    return given(monthsFrom(today, said.way === 'back' ? -value.n : value.n), value.way === said.way ? 1.6 : 0.6)
  if (value.kind === 'age' && (said.fact === 'geboortedatum' || said.near?.includes('gebor') === true))
    return given(monthsFrom(today, -12 * value.n), 1.5)
  return null
}

function convertCount(
  said: WholeSays,
  value: Value,
  { tokens }: Sentence,
): { readonly given: number; readonly score: number } | null {
  // "ik ben 58 en wil met pensioen" tells when somebody was born rather than when they stop.
  const isToday = said.who === undefined && word(tokens, value.at - 1) === 'ben'
  if (value.kind === 'age') return said.in === 'age' ? { given: value.n, score: isToday ? 0 : 2.2 } : null
  if (value.kind === 'term') {
    if (said.in === 'jaar')
      return value.n >= 12 || value.unit === 'jaar' ? { given: Math.round((value.n / 12) * 100) / 100, score: 2 } : null
    if (said.days !== undefined && value.unit !== undefined && /^(?:dag|week)$/.test(value.unit))
      return { given: Math.round(value.n * 30), score: 2 }
    if (said.in === 'maand') return { given: Math.round(value.n), score: 2 }
    if (said.in === 'dag' && value.unit === 'dag') return { given: Math.round(value.n * 30), score: 2 }
    if (said.in === 'age' && value.unit === 'jaar') return { given: value.n / 12, score: 0.2 }
    return null
  }
  if (value.kind !== 'amount' || (value.counted === true && said.price === true)) return null
  if (value.money === true && said.most !== undefined && value.n > said.most) return null
  // A bare number is a length of time only beside a word: "toen ik 23 was".
  if (said.in !== undefined && value.counted !== true) return { given: value.n, score: -0.8 }
  return {
    given: value.n,
    score: value.counted === true ? 1.5 : value.per === undefined || value.per === said.per ? 0.6 : -1,
  }
}

/** The bounds of a kind, as a person types them, where a field has no others. */
export const USUAL: Readonly<Record<string, readonly [number, number]>> = {
  euro: [0, 10_000_000],
  percent: [-2, 30],
  months: [1, 720],
  years: [1, 60],
  year: [1900, 2200],
  count: [0, 1_000_000],
}

const within = (field: BookField, said: WholeSays, given: Given, cued: boolean): boolean => {
  if (typeof given !== 'number') return true
  const usual = USUAL[field.kind]
  if (given < (field.min ?? usual?.[0] ?? -Infinity) || given > (field.max ?? usual?.[1] ?? Infinity)) return false
  // Below or above what is sensible only where a word says so, and not by far.
  const room = cued && said.as === undefined ? 4 : 1
  return (
    (said.least === undefined || given >= said.least / room) && (said.most === undefined || given <= said.most * room)
  )
}

const named = new WeakMap<WholeSays, ReadonlySet<string>>()
/** Every word of a field. */
function names(said: WholeSays): ReadonlySet<string> {
  const known = named.get(said)
  if (known !== undefined) return known
  const made = new Set([said.near, said.before, said.after].flatMap((text) => wordsIn(text ?? '')).map(keyOf))
  named.set(said, made)
  return made
}

export type Fit = {
  readonly key: string
  readonly column?: string
  readonly value: Value
  readonly given: Given
  readonly score: number
  readonly cue: number
  readonly rest?: number
}

/** How a value would do in a field; null when it has no business there. */
export function fit(
  key: string,
  field: BookField,
  said: WholeSays,
  value: Value,
  sentence: Sentence,
  column?: string,
): Fit | null {
  if (sentence.people.taken.has(value)) return null
  if (value.kind === 'age' && sentence.people.childAges.includes(value) !== (said.child === true)) return null
  // "sinds de zomer alleen met Noor": nobody is born since.
  if (said.child === true && [1, 2].some((back) => word(sentence.tokens, value.at - back) === 'sinds')) return null
  const converted = convert(field, said, value, sentence)
  if (converted === null) return null
  const inPace = value.per !== undefined && (value.per === said.per || said.pace !== undefined) ? 1.2 : 0
  // An age is of whoever speaks or of a child; of another thing only where a word says so: "begonnen op mijn 30ste".
  const isLife = value.kind === 'age' && (said.who === 'ik' || said.child === true || said.takes !== undefined)
  const own = isLife || value.kind === 'formula' ? 1 : 0
  const words = cueOf(said, value, sentence)
  const cued = Math.max(words, words > 0 || said.takes !== undefined || said.alone === true ? inPace : 0, own)
  if (cued <= 0.4 && said.takes === undefined) return null
  if (value.counted === true && cued < 2.4) return null
  // "we wonen al 8 jaar in Aalst" is no term of what is asked.
  if (value.way === 'back' && said.way === undefined && words <= 0.4) return null
  // Pieces, persons and kilometres are no euros; a price per piece takes any amount, a rate of exchange a small one.
  if (field.kind === 'count' && value.money === true && said.takes === undefined && (said.most ?? Infinity) > 999)
    return null
  // What is said per month is no price, unless a word right beside it says so.
  if (field.kind === 'euro' && value.per !== undefined && said.per === undefined && cued < 3.5) return null
  // A bare number in the form of a year is an amount only where a word right beside it says so.
  const isBareYear = value.kind === 'amount' && value.money !== true && YEAR.test(word(sentence.tokens, value.at))
  // "aandelen 2025 gekocht": nor pieces, unless they are counted or paid for.
  const isCount = value.counted === true || strict.has(word(sentence.tokens, value.at - 1))
  if (isBareYear && (cued < 2.5 || (field.kind === 'count' && !isCount))) return null
  const bare = converted.score < 0
  if (bare && cued < 1.5) return null
  if (!within(field, said, converted.given, cued > 3.3)) return null
  const called = sentence.called.get(value)
  if (called !== undefined && /^(?:euro|count|percent)$/.test(field.kind) && !names(said).has(keyOf(called)))
    return null
  const as = sentence.as.get(value)
  if (said.as !== undefined && as !== undefined && as !== said.as) return null
  // Gross or net is an income, unless the amount has another name: "250 bruto opslag".
  const isIncome = as !== undefined && as !== 'uitgave' && called === undefined
  if (said.as === undefined && isIncome && field.kind === 'euro' && cued < 2.5) return null
  const who = sentence.people.who[value.at]
  if (who === 'ander' && said.anyone !== true) return null
  // "we verdienen samen 5.300 bruto" is the pay of nobody.
  if (said.as === 'bruto' && who === 'samen' && word(sentence.tokens, value.at - 1) === 'samen') return null
  const owner =
    said.who === undefined
      ? said.leans === who
        ? 0.8
        : who === 'partner' && column === undefined
          ? -0.6
          : 0
      : ownerScore(said.who, who)
  if (owner === null) return null
  const takes = said.takes === undefined ? 0 : 1.1 - said.takes * 0.2
  return {
    key,
    value,
    given: converted.given,
    score:
      converted.score +
      Math.max(cued, takes) +
      takes * 0.1 +
      owner +
      (as !== undefined && as === said.as ? 1 : 0) +
      (called === undefined ? 0 : 1.5),
    cue: cued,
    ...(column === undefined ? {} : { column }),
    ...(converted.rest === undefined ? {} : { rest: converted.rest }),
  }
}

function ownerScore(wanted: 'ik' | 'partner' | 'ex', who: string | undefined): number | null {
  if (wanted === who) return 0.8
  // Whoever speaks of an ex calls them partner too.
  if (wanted === 'ex' && who === 'partner') return 0.8
  if (wanted === 'partner' || wanted === 'ex') return null
  return who === 'partner' || who === 'ex' || who === 'ander' ? null : 0
}
