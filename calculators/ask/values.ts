/** The values in a sentence: amounts, percentages, terms, days and months, ages, parts of a full-time job. */
import { dateAt, YEAR } from '#calculators/ask/dates.ts'
import { CHILD, COIN, COUNTED, FOREIGN, MONEY, type Per, PERCENT, SHARES } from '#calculators/ask/lexicon.ts'
import { numberOfDigits, numberOfWord, TIMES } from '#calculators/ask/numbers.ts'
import { partAt } from '#calculators/ask/parts.ts'
import { perAt, rhythm } from '#calculators/ask/rhythm.ts'
import { own, type Token, word } from '#calculators/ask/words.ts'

export type Value = {
  readonly kind: 'amount' | 'percent' | 'term' | 'date' | 'age' | 'part' | 'formula' | 'nth'
  /** A term in months (a day is 1/30), an age in years, a part of full time in percent. */
  readonly n: number
  /** Named as money: a bare number may be anything. */
  readonly money?: boolean
  /** No euros: it goes to no field of euros. */
  readonly foreign?: boolean
  /** Things are counted: children, shares, kilometres. */
  readonly counted?: boolean
  readonly per?: Per
  readonly unit?: 'dag' | 'week' | 'maand' | 'jaar'
  /** Ahead of today or behind it: "over 4 jaar", "3 jaar geleden". */
  readonly way?: 'ahead' | 'back'
  /** YYYY, YYYY-MM or YYYY-MM-DD; the formula of a loan as it was written. */
  readonly date?: string
  readonly at: number
  readonly end: number
}

const TERMS: Readonly<Record<string, readonly [NonNullable<Value['unit']>, number]>> = {
  dag: ['dag', 1 / 30],
  dagen: ['dag', 1 / 30],
  week: ['week', 7 / 30],
  weken: ['week', 7 / 30],
  maand: ['maand', 1],
  maanden: ['maand', 1],
  kwartalen: ['maand', 3],
  afbetalingen: ['maand', 1],
  jaar: ['jaar', 12],
  jaren: ['jaar', 12],
  jaartjes: ['jaar', 12],
  jaartje: ['jaar', 12],
}
/** "30000 aandelen" in a portfolio is an amount, "285.000 namen" a price in a town: nobody counts that many but kilometres. */
export const NOBODY_COUNTS = 5000
const MANY = /^k(?:m|w|ilo)/
type Read = Omit<Value, 'at'> & { readonly at?: number }

/** A plain number at this place, with what multiplies it. */
function numberAt(
  tokens: readonly Token[],
  index: number,
): { readonly n: number; readonly end: number; readonly money: boolean } | null {
  const token = tokens[index]
  if (token === undefined) return null
  let end = index
  let n: number
  if (token.kind === 'number') {
    if (/[/-]/.test(token.text)) return null
    n = numberOfDigits(token.text)
  } else if (token.kind === 'word') {
    const next = word(tokens, index + 1)
    // "een" is an article, unless it counts something: "een halve bitcoin".
    if (/^(?:een|half|halve|kwart)$/.test(token.text)) {
      const one = token.text === 'een' ? 1 : token.text === 'kwart' ? 0.25 : 0.5
      if (!COIN.test(next) && (!(next in TIMES) || next === 'k' || next === 'm')) return null
      n = one
    } else {
      const read = numberOfWord(token.text)
      if (read === null) return null
      n = read
    }
  } else return null
  // "drie komma twee", "nul komma nul vijf".
  const nul = word(tokens, end + 2) === 'nul' ? 1 : 0
  const point = word(tokens, end + 1) === 'komma' ? numberOfWord(word(tokens, end + 2 + nul)) : null
  if (point !== null) {
    n = Number(`${n}.${nul === 1 ? 0 : ''}${point}`)
    end += 2 + nul
  }
  // "drie en een half", with "een" or without.
  const half = word(tokens, end + 2) === 'een' ? end + 3 : end + 2
  if (word(tokens, end + 1) === 'en' && /^hal(?:f|ve)$/.test(word(tokens, half))) {
    n += 0.5
    end = half
  }
  let money = false
  let whole = 0
  for (;;) {
    const next = word(tokens, end + 1)
    const behind = word(tokens, end + 2)
    const more = token.kind === 'word' ? (numberOfWord(next) ?? 0) : 0
    const times = (TIMES[next] ?? 0) * (next === 'honderd' && n > 99 ? 0 : 1)
    // "82 m²" is no millions.
    if (times > 0 && !(next === 'm' && (n >= 20 || behind === '²'))) {
      n *= times
      money ||= times > 100
    } else if (
      more >= 1 &&
      more < roomIn(n) &&
      !(Object.hasOwn(TERMS, behind) || PERCENT.test(behind) || COUNTED.test(behind))
    ) {
      // "driehonderd vijftig duizend": what multiplies is of both; "drieduizend tweehonderd" is a sum.
      whole += n < 1000 ? 0 : n
      n = n < 1000 ? n + more : more
    } else break
    end += 1
  }
  return Number.isFinite(n) ? { n: Math.round((whole + n) * 1e6) / 1e6, end, money } : null
}

/** What may follow a round number as a part of it. */
const roomIn = (n: number): number => [1e6, 1000, 100].find((round) => n >= round && n % round === 0) ?? 0

const AHEAD = /^(?:over|binnen|tegen|in)$/
const ABOUT = /^(?:is|was|wordt|van)$/
/** How old a thing or an animal is belongs to nobody: "de hond is 9 jaar", "een dak van 30 jaar oud". */
const THING =
  /^(?:hond|kat|poes|paard|pony|konijn|auto|wagen|fiets|moto|dak|huis|woning|gebouw|appartement|ketel|keuken|gsm|laptop)$/
const isOfThing = (tokens: readonly Token[], index: number): boolean =>
  ABOUT.test(word(tokens, index - 1)) &&
  tokens
    .slice(Math.max(0, index - (word(tokens, index - 1) === 'van' ? 2 : 4)), index)
    .some(({ text }) => THING.test(text))

/** "48m" of a loan; "90m²" is a flat. */
const isMonths = (tokens: readonly Token[], end: number, n: number): boolean =>
  word(tokens, end + 1) === 'm' &&
  tokens[end]?.to === tokens[end + 1]?.from &&
  word(tokens, end + 2) !== '²' &&
  n >= 24 &&
  n <= 120 &&
  n % 6 === 0

function termAt(tokens: readonly Token[], index: number): Read | null {
  const here = word(tokens, index)
  // "een jaar of vijf" is about five.
  const about = here === 'een' && word(tokens, index + 2) === 'of' ? numberAt(tokens, index + 3) : null
  const every = about === null ? undefined : own(TERMS, word(tokens, index + 1))
  if (about !== null && every !== undefined && !Object.hasOwn(TERMS, word(tokens, about.end + 1)))
    return { kind: 'term', n: about.n * every[1], unit: every[0], end: about.end }
  const one =
    here === 'een' &&
    // "25.000 km op een jaar" has a rhythm.
    ((/^(?:op|over|binnen|na|gedurende|nog|voor)$/.test(word(tokens, index - 1)) &&
      !MANY.test(word(tokens, index - 2))) ||
      /^(?:lang|vast|niet)$/.test(word(tokens, index + 2))) &&
    word(tokens, index + 1) !== 'keer'
  const half = here === 'half' || here === 'halve'
  const read = one ? { n: 1, end: index } : half ? { n: 0.5, end: index } : numberAt(tokens, index)
  if (read === null) return null
  const { n } = read
  let { end } = read
  const unit = own(TERMS, isMonths(tokens, end, n) ? 'maand' : word(tokens, end + 1))
  if (unit === undefined || n > 12_000) return null
  end += 1
  // "3 dagen per week" is how somebody works.
  if (unit[0] === 'dag' && perAt(tokens, end + 1)) return { kind: 'nth', n, end }
  let months = n * unit[1]
  // "2 jaar en 6 maanden"
  const more = word(tokens, end + 1) === 'en' ? numberAt(tokens, end + 2) : null
  if (unit[0] === 'jaar' && more !== null && /^maand(?:en)?$/.test(word(tokens, more.end + 1))) {
    months += more.n
    end = more.end + 1
  }
  const before = word(tokens, index - 1)
  const behind = word(tokens, end + 1)
  const way = AHEAD.test(before)
    ? ('ahead' as const)
    : /^(?:geleden|terug)$/.test(behind) || /^(?:sinds|al)$/.test(before)
      ? ('back' as const)
      : undefined
  if (unit[0] === 'jaar' && isOfThing(tokens, index)) return { kind: 'nth', n, end }
  if (/^(?:oud|jong)$/.test(behind) && unit[0] === 'jaar') return { kind: 'age', n, end: end + 1 }
  return { kind: 'term', n: Math.round(months * 1e6) / 1e6, unit: unit[0], end, ...(way === undefined ? {} : { way }) }
}

const PERSON =
  /^(?:jongen|meisje|tiener|iemand|persoon|bediende|arbeider|alleenstaande|man|vrouw|partner|mama|papa|moeder|vader|koppel)$/

const ELDER = /^(?:grootmoeder|grootvader|grootouders|tante|nonkel|oom|buurman|buurvrouw|schoonmoeder|schoonvader)$/

/** "ik ben 43", "een dochter van 8", "op mijn 65ste", "zij is 72". */
function ageAt(tokens: readonly Token[], index: number): Read | null {
  const read = numberAt(tokens, index)
  if (read === null || !Number.isInteger(read.n) || read.n > 105) return null
  let end = read.end
  const behind = word(tokens, end + 1)
  const before = word(tokens, index - 1)
  // "kinderen hebben van 6 en 9"
  const earlier = word(tokens, /^heb(?:ben)?$/.test(word(tokens, index - 2)) ? index - 3 : index - 2)
  const ordinal = /^(?:ste|de|e)$/.test(behind) && tokens[end]?.to === tokens[end + 1]?.from
  if (ordinal)
    return /^(?:mijn|haar|zijn|hun|men|de|ons|onze|je|op|tot)$/.test(before)
      ? { kind: 'age', n: read.n, end: end + 1 }
      : { kind: 'nth', n: read.n, end: end + 1 }
  const years = /^(?:jaar|jaren)$/.test(behind)
  const closed =
    years ||
    !/^(?:euro|eur|procent|percent|%|k|duizend|maand|maanden|weken|dagen|km|uur|gram|aandelen|kind(?:eren)?)$/.test(
      behind,
    )
  if (years) end += 1
  if (before === 'word') return { kind: 'nth', n: read.n, end }
  // Grandmother's age is nobody's who asks, nor is that of who died.
  const isElder = /^(?:van|is|wordt|\()$/.test(before) && ELDER.test(earlier)
  const then = [1, 2, 3].map((on) => word(tokens, end + on)).join(' ')
  if (closed && (isElder || /^(?:\) )?(?:is )?(?:overleden|gestorven)/.test(then)))
    return { kind: 'nth', n: read.n, end }
  if (read.n >= 14 && closed) {
    if (
      before === 'ben' ||
      (before === 'ik' && behind === 'ben') ||
      (earlier === 'ben' && /^(?:ik|nu|net|bijna|al|pas|ondertussen)$/.test(before)) ||
      (earlier === 'zijn' && /^(?:allebei|beide|beiden)$/.test(before))
    )
      return { kind: 'age', n: read.n, end }
    if (/^(?:is|wordt)$/.test(before) && /^(?:zij|hij|ze)$/.test(earlier)) return { kind: 'age', n: read.n, end }
    if (
      /^(?:tot|tegen|op)$/.test(before) &&
      !years &&
      read.n >= 16 &&
      read.n <= 80 &&
      tokens.some(({ text }) => /^(?:stop|ophoud|pensioen|rentenier|vroeger|leeftijd|fire|werken)/.test(text)) &&
      /^(?:stop|met|ga|kan|wil|pensioen|\.|\?|,|ophouden|$)/.test(behind)
    )
      return { kind: 'age', n: read.n, end }
    if (/^(?:is|wordt)$/.test(behind)) return { kind: 'age', n: read.n, end }
  }
  // "op mijn 52": the end of the word is not always typed.
  if (closed && !years && read.n >= 14 && earlier === 'op' && /^(?:mijn|haar|zijn|hun|uw|je)$/.test(before))
    return { kind: 'age', n: read.n, end }
  // "3 kinderen 6, 9 en 13 jaar"
  if (/^kinderen$/.test(before) && read.n < 26 && /^(?:\d{1,2}|en|,|jaar)$/.test(behind))
    return { kind: 'age', n: read.n, end }
  if (closed && /^(?:van|is|wordt|\()$/.test(before) && (CHILD.test(earlier) || PERSON.test(earlier)) && read.n < 100)
    return { kind: 'age', n: read.n, end }
  // "Katrien (37)", "wij (27 en 29)".
  if (before === '(' && read.n >= 14 && /^(?:\)|en)$/.test(behind)) return { kind: 'age', n: read.n, end }
  // "ons Lotte is 2 jaar".
  if (years && before === 'is' && tokens[index - 2]?.capital === true && tokens[index - 2]?.strange === true)
    return { kind: 'age', n: read.n, end }
  return null
}

/** Behind these a number is a name: "Kerkstraat 22", "bus 3", "kamer 312". */
const NUMBERED =
  /(?:straat|laan|weg|plein|dreef)$|^(?:bus|nr|nummer|kamer|dossier|model|lijn|iphone|aanbod|voorstel|optie)$/

/** A number that names something or tells the time: "iPhone 13", "BMW 320d", "om 8 uur", "van 6 tot 14 uur", "8u30". */
function nameAt(tokens: readonly Token[], index: number, end: number, n: number): Read | null {
  const behind = word(tokens, end + 1)
  const front = tokens[word(tokens, index - 1) === '.' ? index - 2 : index - 1]
  const isHour =
    /^u\d/.test(behind) ||
    (/^(?:u|uur)$/.test(behind) && /^(?:om|rond|vanaf|tot)$/.test(front?.text ?? '')) ||
    (behind === 'tot' && /^(?:u|uur)$/.test(word(tokens, end + 3)))
  if (isHour && n < 25) return { kind: 'nth', n, end: end + 1 }
  const isNamed =
    NUMBERED.test(front?.text ?? '') ||
    (/^[di]$/.test(behind) && tokens[end]?.to === tokens[end + 1]?.from) ||
    (index > 1 && front?.capital === true && (front.strange || front.text === 'auto') && n < 1000)
  return isNamed && Number.isInteger(n) && n < NOBODY_COUNTS ? { kind: 'nth', n, end } : null
}

function amountAt(tokens: readonly Token[], index: number): Read | null {
  // The number of a joint committee: "pc 200".
  if (/^(?:pc|comite)$/.test(word(tokens, index - 1))) return null
  const sign = word(tokens, index) === '€'
  const read = numberAt(tokens, sign ? index + 1 : index)
  if (read === null) return null
  let { end } = read
  let behind = word(tokens, end + 1)
  if (PERCENT.test(behind)) {
    // "3,4 % maandelijkse afbetaling" is a rate per year.
    const per = word(tokens, end + 2).startsWith('maand') ? null : perAt(tokens, end + 2)
    // No rate is in the thousands: "3.125 %".
    const n = /^\d{1,2}\.\d{3}$/.test(word(tokens, index)) ? read.n / 1000 : read.n
    return { kind: 'percent', n, end: per?.end ?? end + 1, ...(per === null ? {} : { per: per.per }) }
  }
  let money = sign || read.money
  // "5.000 Amerikaanse dollar", "$5000".
  const coin = FOREIGN.test(`${behind} ${word(tokens, end + 2)}`)
  const foreign = coin || (FOREIGN.test(word(tokens, index - 1)) && tokens[index - 2]?.kind !== 'number')
  money ||= foreign
  if (coin || MONEY.test(behind) || behind === '€') {
    money = true
    end += 1
    behind = word(tokens, end + 1)
  }
  const cents = tokens[end + 1]
  // "3.200 €50" and "1 euro 20" stay apart; "12 euro 50" is read as 12,50.
  if (
    money &&
    cents?.kind === 'number' &&
    /^\d{2}$/.test(cents.text) &&
    /^(?:euro|eur|€)$/.test(word(tokens, end)) &&
    read.n < 1000 &&
    !Object.hasOwn(TERMS, word(tokens, end + 2)) &&
    !PERCENT.test(word(tokens, end + 2))
  )
    return { kind: 'amount', n: read.n + Number(cents.text) / 100, money: true, end: end + 1 }
  // "40 Apple aandelen": the name of what is counted.
  const named = tokens[end + 1]
  if (named?.kind === 'word' && (named.capital || named.strange) && SHARES.test(word(tokens, end + 2)))
    behind = word(tokens, end + 2)
  // "68.000 km op de teller", "14 km van thuis".
  if (MANY.test(behind) && /^(?:van|op de teller)/.test([2, 3, 4].map((on) => word(tokens, end + on)).join(' ')))
    return { kind: 'nth', n: read.n, end: end + 1 }
  const counted = !money && COUNTED.test(behind) && !(read.n >= NOBODY_COUNTS && !MANY.test(behind))
  const { per, end: last } = rhythm(tokens, index, end)
  // "Hasselt 3 kinderen" is no name with a number.
  const isNumberOf = counted && !/^u(?:ur)?$/.test(behind)
  const name = money || per !== undefined || isNumberOf ? null : nameAt(tokens, index, end, read.n)
  if (name !== null) return name
  const result = {
    kind: 'amount' as const,
    n: read.n,
    end: counted ? end : last,
    ...(per === undefined ? {} : { per }),
  }
  return { ...result, ...(money ? { money } : {}), ...(foreign ? { foreign } : {}), ...(counted ? { counted } : {}) }
}

/** A year stands alone, behind "in", "van", "sinds", "geboren", or in the form of one with no euro behind. */
function yearAt(tokens: readonly Token[], index: number): Read | null {
  const text = word(tokens, index)
  if (!YEAR.test(text)) return null
  const before = word(tokens, index - 1)
  const behind = word(tokens, index + 1)
  if (MONEY.test(behind) || PERCENT.test(behind) || behind === '€' || before === '€' || Object.hasOwn(TIMES, behind))
    return null
  const earlier = word(tokens, index - 2)
  // "een Golf uit 2018" says when that was made.
  if (before === 'uit' && (tokens[index - 2]?.strange === true || (index > 2 && tokens[index - 2]?.capital === true)))
    return { kind: 'nth', n: 0, end: index }
  if (
    /^(?:geboren|sinds|inkomstenjaar|aanslagjaar|bouwjaar|inschrijving|tussen|anno|kind|kinderen|tegen|vervalt|vervaldag|eind|einde|begin|midden|frank|in|uit)$/.test(
      before,
    ) ||
    (before === 'jaar' && earlier === 'het') ||
    // "olo 2,85 % 2034": behind a rate, with no word of its own.
    (PERCENT.test(before) && !/^(?!(?:aan|koers|gekocht)$)[a-z]/.test(behind)) ||
    // "diesel, 2022, 109 gram", "tot 2031", "gekocht 2019 nu 12000", "inflatie 2010 1000 euro"; a round one may be an amount.
    ((/^(?:,|tot|gekocht)$/.test(before) || tokens[index + 1]?.kind === 'number') && Number(text) % 50 > 0) ||
    // "2000 2025", "2010 tot 2020"
    YEAR.test(behind === 'tot' ? word(tokens, index + 2) : behind) ||
    YEAR.test(before === 'tot' ? earlier : before) ||
    // "geboren in 2021 en 2024"
    (/^(?:en|,|of)$/.test(before) && YEAR.test(earlier) && yearAt(tokens, index - 2) !== null) ||
    (before === 'van' &&
      /^(?:inkomsten|frank|is|oudste|jongste|tweeling|zoon|zoons|zonen|dochter|dochters|kind|kinderen|ben|loon|geboren|auto|wagen|euro)$/.test(
        earlier,
      ))
  )
    return { kind: 'date', n: 0, date: text, end: index }
  return null
}

/** All values, from left to right. */
export function valuesOf(tokens: readonly Token[], today: string): readonly Value[] {
  const found: Value[] = []
  let index = 0
  while (index < tokens.length) {
    const formula = /^\d{1,2}[/-]\d[/-]\d$/.test(word(tokens, index))
      ? ({ kind: 'formula', n: 0, date: word(tokens, index).replaceAll('/', '-'), end: index } as const)
      : null
    const read =
      formula ??
      dateAt(tokens, index, today) ??
      partAt(tokens, index) ??
      ageAt(tokens, index) ??
      termAt(tokens, index) ??
      yearAt(tokens, index) ??
      amountAt(tokens, index)
    if (read === null) index += 1
    else {
      found.push({ ...read, at: index })
      index = read.end + 1
    }
  }
  return withoutRepeats(sameRhythm(moreAges(found.map(asRate), tokens), tokens), tokens)
}

/** "180k 15j 2,8": a small number with decimals right behind a term is the rate. */
function asRate(value: Value, index: number, values: readonly Value[]): Value {
  const before = values[index - 1]
  const isRate =
    value.kind === 'amount' &&
    value.money !== true &&
    value.per === undefined &&
    value.n < 10 &&
    !Number.isInteger(value.n) &&
    before?.kind === 'term' &&
    before.end === value.at - 1
  return isRate ? { ...value, kind: 'percent' } : value
}

/** "kinderen van 2 en 5": what is joined to an age is one too. */
function moreAges(values: readonly Value[], tokens: readonly Token[]): readonly Value[] {
  const out: Value[] = []
  for (const value of values) {
    const last = out.at(-1)
    const joined =
      last?.kind === 'age' &&
      // "30 jaar oud, 6 jaar gewerkt"
      (last.n < 26 || word(tokens, last.at - 1) === '(') &&
      tokens.slice(last.end + 1, value.at).every(({ text }) => /^(?:en|,|van|jaar|\/)$/.test(text)) &&
      value.at - last.end <= 3
    const small =
      value.kind === 'term'
        ? value.unit === 'jaar' && value.n / 12 < 30
        : value.kind === 'amount' && value.n < 30 && value.money !== true && value.counted !== true
    out.push(
      joined && small
        ? { kind: 'age', n: value.kind === 'term' ? value.n / 12 : value.n, at: value.at, end: value.end }
        : value,
    )
  }
  return out
}

/** "280 per maand voor de auto en 120 voor de keuken": both are per month. */
function sameRhythm(values: readonly Value[], tokens: readonly Token[]): readonly Value[] {
  let last: Value | undefined
  return values.map((value) => {
    const isNext =
      value.kind === 'amount' && value.per === undefined && last?.per !== undefined && value.at - last.end < 7
    const isLike = isNext && [value, last].every((one) => word(tokens, (one?.end ?? 0) + 1) === 'voor')
    const told = isLike && last?.per !== undefined ? { ...value, per: last.per } : value
    if (told.kind === 'amount') last = told
    return told
  })
}

/** "een ton (100.000)" says one thing twice. */
const withoutRepeats = (values: readonly Value[], tokens: readonly Token[]): readonly Value[] =>
  values.filter((value, index) => {
    const before = values[index - 1]
    return !(
      before !== undefined &&
      before.kind === 'amount' &&
      value.kind === 'amount' &&
      before.n === value.n &&
      word(tokens, value.at - 1) === '('
    )
  })
