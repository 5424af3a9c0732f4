/** Who is in the sentence: partner and income, children and their ages, whose each amount is, and where they live. */
import { isGermanSpeaking } from '#data/german-speaking.ts'
import { CHILD } from '#calculators/ask/lexicon.ts'
import { type Token, word } from '#calculators/ask/words.ts'
import { numberOfDigits } from '#calculators/ask/numbers.ts'
import { NOBODY_COUNTS, type Value } from '#calculators/ask/values.ts'

/** "ander" is somebody whose money is not asked about: a neighbour, a colleague. */
type Who = 'ik' | 'partner' | 'samen' | 'ex' | 'ander'
type Span = readonly [from: number, to: number]
export type Region = 'vlaanderen' | 'brussel' | 'wallonie' | 'duitstalig'

export type People = {
  readonly who: readonly Who[]
  /** Of who is only said to be married the pay is not known. */
  readonly family: 'alleenstaand' | 'partnerMetInkomen' | 'partnerZonderInkomen' | 'getrouwd' | null
  readonly children: number | null
  readonly childAges: readonly Value[]
  readonly because: Readonly<Record<'family' | 'children', Span | null>>
  /** Values that count children: they belong to no other field. */
  readonly taken: ReadonlySet<Value>
}

const PARTNER = /^(?:man|vrouw|partner|vriendin|vriend|echtgenoot|echtgenote|wederhelft|lief|huisgenoot|madam)$/
const OTHER = /^(?:collega|buurman|buurvrouw|kameraad|maat|schoonbroer|schoonzus|broer|zus)$/
/** Whoever wants something of their own: "mijn zoon wil een brommer van 2.500 euro". */
const YOUNG = /^(?:zoon|dochter|kleinzoon|kleindochter)$/
const WANTS = /^(?:wil|verdient|koopt|kocht)$/
const LENDS = /^(?:leent|lenen|geeft|schenkt)$/
const PARENT = /^(?:vader|moeder|mama|papa|grootvader|grootmoeder|ouders|baas|werkgever|huisbaas|bank)$/
const EARNS = /^(?:verdient|werkt|heeft|brengt|krijgt)$/
const ALONE =
  /\b(?:alleenstaand\w*|ongehuwd|vrijgezel|single|woon(?:t|de)? (?:ik )?(?:helemaal )?alleen|ben (?:ik )?(?:helemaal )?alleen|alleen wonend\w*|alleenwonend\w*|alleen woon\w*|weduwe|weduwnaar|gescheiden|sta alleen|ik alleen met|(?:geen|zonder) partner|koop alleen|alleen kopen|leen alleen|alleen lenen)\b/
const NO_INCOME =
  /\b(?:werkt? niet|niet werkt|thuis ?blijft|(?:geen|zonder) (?:eigen )?(?:inkomens?|werk|job|loon)|(?:is|zit|blijft) thuis|huisvrouw|huismoeder|huisman|verdient ni(?:ks|ets)|niet werkend\w*|zonder inkomsten|werkloos zonder|werkloos thuis|is werkloos|nooit gewerkt|ni(?:ks|ets) verdient)\b/
const INCOME =
  /\b(?:werkt|verdient|heeft (?:ook )?(?:een )?(?:eigen )?(?:inkomen|job|loon|werk)|ook inkomen|met (?:een )?(?:eigen )?inkomen|werkend\w*|brengt|inkomen van|gaat werken|gaat ook werken|eigen inkomen|is (?:ook )?(?:zelfstandige?|bediende|arbeid\w+|ambtenaar|leerkracht))\b/
const BOTH =
  /\b(?:(?:werken|verdienen) (?:allebei|elk|beide|beiden|alletwee|alle twee|beid)|allebei (?:een )?(?:werk|loon|inkomen|gaan werken)|twee inkomens|tweeverdieners?|beiden werken|beide werken)\b/

/** "zonder partner", "aan een vriend". */
const isNobody = (tokens: readonly Token[], index: number): boolean =>
  /^(?:een|geen|zonder|aan)$/.test(word(tokens, index - 1)) &&
  `${word(tokens, index - 1)} ${word(tokens, index + 1)}` !== 'een die'

/** "mijn man is arbeider", "gepensioneerde man": what a word calls the partner. */
export const isOfPartner = (
  { tokens, people }: { readonly tokens: readonly Token[]; readonly people: People },
  at: number,
  end: number,
): boolean => people.who[at] === 'partner' || PARTNER.test(word(tokens, end + 1))

/** The subject at each word: it stays until another one speaks. */
function subjects(tokens: readonly Token[]): readonly Who[] {
  let now: Who = 'ik'
  let partnerNamed = false
  // Who else is "hij": without another person before it, it is the partner.
  const named = tokens.findIndex((token) => CHILD.test(token.text) || PARENT.test(token.text) || OTHER.test(token.text))
  let closed = false
  return tokens.map((token, index) => {
    const before = word(tokens, index - 1)
    if (
      /^(?:ik|mij|me|mezelf|verdien)$/.test(token.text) ||
      (token.text === 'mijn' && /^(?:bruto|netto|loon|inkomen)/.test(word(tokens, index + 1)))
    )
      now = 'ik'
    else if (token.text === 'ex') now = 'ex'
    else if (
      (OTHER.test(token.text) ||
        (YOUNG.test(token.text) && tokens.slice(index + 1, index + 4).some((one) => WANTS.test(one.text)))) &&
      /^(?:mijn|onze|haar|zijn|de)$/.test(before) &&
      // "een lening aan mijn broer", "mijn broer leent 10.000 van mij": what follows is not only his.
      !/^(?:aan|van|voor|met|bij)$/.test(word(tokens, index - 2)) &&
      !LENDS.test(word(tokens, index + 1))
    )
      now = 'ander'
    else if (
      PARTNER.test(token.text) &&
      token.kind === 'word' &&
      !/^\d{1,2}$/.test(before) &&
      !isNobody(tokens, index)
    ) {
      now = 'partner'
      partnerNamed = true
    } else if (
      /^(?:zij|ze|hij)$/.test(token.text) &&
      (partnerNamed ||
        ((named < 0 || named > index) && (EARNS.test(word(tokens, index + 1)) || tokens[index + 1]?.kind === 'number')))
    )
      now = 'partner'
    else if (/^(?:we|wij|samen|ons|onze)$/.test(token.text)) now = 'samen'
    else if (now === 'partner' && /^(?:niet|ook|thuis|inkomen|geen)$/.test(token.text)) closed = true
    else if (closed && /^[,.;:]$|^en$/.test(token.text)) {
      now = 'ik'
      closed = false
    }
    if (now !== 'partner') closed = false
    return now
  })
}

/** Ages of children: of whom is too young to ask, and of whom a word before calls so. */
const childAgesOf = (tokens: readonly Token[], values: readonly Value[]): readonly Value[] =>
  values.filter((value, place) => {
    if (value.kind !== 'age') return false
    if (value.n < 14) return true
    for (let index = value.at - 1; index >= Math.max(0, value.at - 5); index--) {
      if (CHILD.test(word(tokens, index))) return true
      if (/^(?:ik|ben|partner|mama|vrouw|man|mijn)$/.test(word(tokens, index))) return false
    }
    const pronoun = tokens
      .slice(Math.max(0, value.at - 3), value.at)
      .some((token) => /^(?:ze|zij|hij|het|haar|zijn|hun)$/.test(token.text))
    const isChild = (token: Token) => CHILD.test(token.text) || token.text === 'kleine'
    const young = values.some(({ kind, n, at }) => kind === 'age' && n < 14 && at < value.at)
    if (pronoun && value.n < 30 && (young || tokens.slice(0, value.at).some(isChild))) return true
    const before = values[place - 1]
    return before?.kind === 'age' && value.at - before.end <= 3 && value.n < 30
  })

/** "2 kinderen": a number right before the word counts them. */
const countsChildren = (tokens: readonly Token[], { kind, n, money, end }: Value): boolean =>
  kind === 'amount' && n <= 15 && Number.isInteger(n) && money !== true && CHILD.test(word(tokens, end + 1))

/** How many children, and the words that say so. */
function childrenOf(
  tokens: readonly Token[],
  counted: Value | undefined,
  ages: readonly Value[],
  plain: string,
): readonly [number, Span] | null {
  if (counted !== undefined) return [counted.n, [counted.at, counted.end + 1]]
  const none = tokens.findIndex(
    (token, index) => /^(?:zonder|geen)$/.test(token.text) && /^(?:kinderen|kind|kids)$/.test(word(tokens, index + 1)),
  )
  if (none >= 0) return [0, [none, none + 1]]
  const [first] = ages
  if (first !== undefined && ages.length > 1) return [ages.length, [first.at, ages.at(-1)?.end ?? 0]]
  const one = tokens.findIndex(
    (token, index) =>
      // ", kind van 5".
      (/^(?:een|met|,)$/.test(token.text) || ages[0]?.at === index + 3) &&
      (token.text === 'een' ? /^(?:kind|kindje|zoon|zoontje|dochter|dochtertje|baby)$/ : /^kind(?:je)?$/).test(
        word(tokens, index + 1),
      ),
  )
  if (one >= 0) {
    const more = /\been (?:zoon|dochter|zoontje|dochtertje) en een (?:zoon|dochter|zoontje|dochtertje)\b/.test(plain)
    return [more ? 2 : 1, [one, one + 1]]
  }
  const twins = tokens.findIndex((token) => token.text === 'tweeling')
  return twins < 0 ? null : [2, [twins, twins]]
}

type Family = People['family']

/** What a couple is for the law, and the words that say so. */
function coupleOf(
  tokens: readonly Token[],
  values: readonly Value[],
  who: readonly Who[],
  plain: string,
): readonly [Family, Span | null] | null {
  // Who only live together are no couple for the law.
  if (/\b(?:(?:niet|nooit) (?:getrouwd|gehuwd)|feitelijk samen\w*)\b/.test(plain) && !plain.includes('wettelijk'))
    return null
  const textFrom = (index: number) =>
    tokens
      .slice(index)
      .map((token) => token.text)
      .join(' ')
  const partner = tokens.findIndex(
    (token, index) =>
      PARTNER.test(token.text) &&
      !isNobody(tokens, index) &&
      !/^\d{1,2}$/.test(word(tokens, index - 1)) &&
      // A friend is a partner where it is about pay.
      (token.text !== 'vriend' || EARNS.test(word(tokens, index + 1))),
  )
  const married = tokens.findIndex(({ text: one }) => /^(?:getrouwd|gehuwd|koppel|samenwonend\w*)$/.test(one))
  const paid = values.find(({ at, kind, counted }) => who[at] === 'partner' && kind === 'amount' && counted !== true)
  // "ik 2200 en zij 1800 netto"
  if (partner < 0 && paid !== undefined) return ['partnerMetInkomen', [paid.at - 1, paid.end]]
  if (partner >= 0) {
    // "een werkende vrouw".
    const rest = textFrom(word(tokens, partner - 1) === 'werkende' ? partner - 1 : partner)
    const near = rest.split(/[,;:?]| en (?:we|wij|ik) /)[0] ?? ''
    const family =
      paid === undefined && NO_INCOME.test(near)
        ? 'partnerZonderInkomen'
        : paid !== undefined || INCOME.test(near)
          ? 'partnerMetInkomen'
          : null
    if (family !== null) return [family, [partner, Math.min(tokens.length - 1, partner + 2)]]
  }
  if (BOTH.test(plain)) return ['partnerMetInkomen', null]
  if (married >= 0) {
    const behind = textFrom(married)
    if (NO_INCOME.test(behind) && !/\bik (?:werk niet|heb geen)\b/.test(behind))
      return ['partnerZonderInkomen', [married, married]]
    if (/\b(?:hij|zij|ze) (?:werkt|verdient)\b/.test(behind)) return ['partnerMetInkomen', [married, married]]
    if (!ALONE.test(plain) && !behind.startsWith('sam')) return ['getrouwd', [married, married]]
  }
  return null
}

function aloneOf(tokens: readonly Token[], plain: string): readonly [Family, Span | null] {
  const alone = ALONE.exec(plain)
  if (alone === null) return [null, null]
  const at = tokens.findIndex((token) => token.text === alone[0].split(' ')[0])
  return ['alleenstaand', at < 0 ? null : [at, at]]
}

/** "Mijn man verdient 3600 bruto": when all pay is the partner's, the question is put from there and "ik" is the other. */
function turned(values: readonly Value[], who: readonly Who[], plain: string): boolean {
  const amounts = values.filter(({ kind, counted }) => kind === 'amount' && counted !== true)
  const isTheirs = ({ at }: Value) => who[at] === 'partner'
  // "mijn man is 63, wat wordt zijn pensioen": nobody else speaks.
  if (amounts.length === 0) return values.length > 0 && values.every(isTheirs) && !/\b(?:ik|we|wij|mij)\b/.test(plain)
  return /\bbruto/.test(plain) && amounts.every(isTheirs)
}

/** When only another earns, the question is about them. */
const aboutOther = (values: readonly Value[], who: readonly Who[]): boolean =>
  values.every(({ kind, counted, at }) => !/^(?:amount|percent)$/.test(kind) || counted === true || who[at] === 'ander')

/** "samen 52.000 en 31.000 belastbaar": two incomes joined are of two people. */
function secondIncome(tokens: readonly Token[], values: readonly Value[], isIncome: (value: Value) => boolean) {
  return values.find((value, index) => {
    const first = values[index - 1]
    return (
      first !== undefined &&
      isIncome(value) &&
      isIncome(first) &&
      word(tokens, first.at - 1) !== 'tussen' &&
      value.at === first.end + 2 &&
      /^(?:en|plus|\+)$/.test(word(tokens, value.at - 1))
    )
  })
}

export function peopleOf(
  tokens: readonly Token[],
  values: readonly Value[],
  isIncome: (value: Value) => boolean = () => false,
): People {
  const plain = tokens.map((token) => token.text).join(' ')
  const second = secondIncome(tokens, values, isIncome)
  // "mijn vrouw 49, netto 2.700 en 1.950": the first is who speaks.
  const mine = second === undefined ? undefined : values[values.indexOf(second) - 1]?.at
  const subject = subjects(tokens).map((one, index) =>
    index === second?.at && one !== 'ex' ? 'partner' : index === mine && one === 'partner' ? 'ik' : one,
  )
  const spoken = aboutOther(values, subject) ? subject.map((one): Who => (one === 'ander' ? 'ik' : one)) : subject
  const isTurned = turned(values, spoken, plain)
  const who = isTurned ? spoken.map((one) => (one === 'partner' ? 'ik' : one === 'ik' ? 'partner' : one)) : spoken
  const childAges = childAgesOf(tokens, values)
  const counted = values.find((value) => countsChildren(tokens, value))
  const [children, span] = childrenOf(tokens, counted, childAges, plain) ?? [null, null]
  const [found, familySpan] = coupleOf(tokens, values, spoken, plain) ?? aloneOf(tokens, plain)
  const home =
    /\bik (?:zelf )?(?:werk niet|(?:zit|ben|blijf) thuis|ben huis(?:man|vrouw|moeder)|heb geen|verdien niets|verdien niks)\b/
  const family =
    second !== undefined ? 'partnerMetInkomen' : !isTurned ? found : home.test(plain) ? 'partnerZonderInkomen' : null
  return {
    who,
    family,
    children,
    childAges,
    taken: new Set(counted === undefined ? [] : [counted]),
    because: { family: familySpan, children: span },
  }
}

/** By name: the first postcode of a town, and its region. */
export type Places = ReadonlyMap<string, readonly [postcode: string, region: Region]>
/** Postcodes tell the region. */
function regionOf(postcode: number): Region {
  if (isGermanSpeaking(String(postcode))) return 'duitstalig'
  if (postcode < 1300) return 'brussel'
  return postcode < 1500 || (postcode >= 4000 && postcode < 8000) ? 'wallonie' : 'vlaanderen'
}

/** Towns as a part of the book has them: a name, and how much its postcode is above the one before. */
export function placesOf(text: string): Places {
  let postcode = 0
  return new Map(
    [...text.matchAll(/([a-z ]+)(\d+)/g)].map(([, name = '', step]) => {
      postcode += Number(step)
      return [name, [String(postcode), regionOf(postcode)] as const]
    }),
  )
}

const LANDS: readonly (readonly [RegExp, Region])[] = [
  [/^(?:vlaander(?:en|e)|vlaams|vlaamse|vlaanders)$/, 'vlaanderen'],
  [/^(?:wallonie|waals|waalse|walonie|wallonnie)$/, 'wallonie'],
  [/^(?:brussel|brussels|brusselse|bxl|brusel)$/, 'brussel'],
  // Provinces; Limburg is a small town in Liège too, but nobody means that.
  [/^(?:limburg|limburgs|limburgse|kempen|westhoek|waasland|meetjesland)$/, 'vlaanderen'],
  [/^(?:henegouwen|borinage)$/, 'wallonie'],
  [/^(?:duitstalig|duitstalige|oostkantons)$/, 'duitstalig'],
]
/** In so many words people type keywords: "registratierechten antwerpen 300000". */
const KEYWORDS = 8
const POSTCODE = /^[1-9]\d{3}$/
/** Behind these stands a place. */
const PLACED = /^(?:in|te|uit|nabij|rond|omgeving|regio)$/
/** "sint-niklaas". */
const isSaint = (tokens: readonly Token[], index: number): boolean =>
  /^(?:sint|saint)$/.test(word(tokens, index)) && word(tokens, index + 1) === '-'
/** "mijn baas in Zaventem", "bij Ford in Genk": nobody lives there. */
const isElsewhere = (tokens: readonly Token[], index: number): boolean =>
  [2, 3].some((back) => /^(?:baas|bankier|bij)$/.test(word(tokens, index - back)))
/** Names that are words too count only behind "in" or with a capital. */
const isCity = (tokens: readonly Token[], index: number): boolean => {
  const token = tokens[index]
  if (token === undefined) return false
  if (isSaint(tokens, index)) return true
  const before = tokens[index - 1]
  const isShort = tokens.length <= KEYWORDS
  if (PLACED.test(before?.text ?? '')) return !isElsewhere(tokens, index)
  if (
    before?.kind === 'number' &&
    (isShort || POSTCODE.test(before.text) || numberOfDigits(before.text) >= NOBODY_COUNTS)
  )
    return true
  return (token.capital && index > 0) || (token.text.length >= 6 && token.strange && isShort)
}

export type Where = {
  readonly region: Region | null
  readonly postcode: string | null
  readonly at: number
  readonly end: number
}

type PlaceOf = (name: string) => readonly [string, Region] | undefined

/** The longest name of a town that begins here, however its words are joined: "Sint-Pieters-Leeuw", "de panne". */
function placeAt(tokens: readonly Token[], index: number, placeOf: PlaceOf) {
  let found: { readonly place: readonly [string, Region]; readonly end: number } | null = null
  let name = ''
  for (const [further, token] of tokens.slice(index, index + 7).entries()) {
    if (token.text === '-') continue
    if (token.kind !== 'word') break
    name = `${name} ${token.text}`.trim()
    const place = placeOf(name)
    if (place !== undefined) found = { place, end: index + further }
  }
  return found
}

/** The place that is named: a postcode says more than a town, a town more than a region. */
export function whereOf(tokens: readonly Token[], placeOf: PlaceOf): Where | null {
  let found: Where | null = null
  for (const [index, token] of tokens.entries()) {
    // "een woning in 9300": no year looks so.
    if (
      POSTCODE.test(token.text) &&
      !/^(?:19|20)/.test(token.text) &&
      /^(?:in|te)$/.test(word(tokens, index - 1)) &&
      tokens[index + 1]?.kind !== 'word'
    )
      return { region: regionOf(Number(token.text)), postcode: token.text, at: index, end: index }
    if (token.kind !== 'word') continue
    const land = LANDS.find(([pattern]) => pattern.test(token.text))
    const { place, end } = (land === undefined ? placeAt(tokens, index, placeOf) : null) ?? {
      place: undefined,
      end: index,
    }
    const before = tokens[index - 1]
    const code =
      before?.kind === 'number' &&
      POSTCODE.test(before.text) &&
      // All postcodes of a town begin alike: "kadaster 1400 Hasselt" is none.
      (place === undefined
        ? land?.[1] === 'brussel' && regionOf(Number(before.text)) === 'brussel'
        : before.text[0] === place[0][0]) &&
      !/^(?:ki|inkomen)$/.test(word(tokens, index - 2))
        ? before.text
        : null
    if (code !== null) return { region: place?.[1] ?? 'brussel', postcode: code, at: index - 1, end }
    if (place !== undefined && isCity(tokens, index)) found ??= { region: place[1], postcode: place[0], at: index, end }
    if (land !== undefined) found ??= { region: land[1], postcode: null, at: index, end: index }
    const next = tokens[index + 1]
    if (token.text === 'postcode' && next?.kind === 'number' && POSTCODE.test(next.text))
      return { region: null, postcode: next.text, at: index, end: index + 1 }
  }
  return found
}

/** No town has a longer word in its name. */
const LONGEST = 15
const isRegion = (token: Token): boolean => LANDS.some(([pattern]) => pattern.test(token.text))

/** The towns come in parts, by their first letter: one part is enough for most sentences, and tells little of them. */
const PARTS = [...'abcehilmostw']
export const partOf = (name: string): string => PARTS.findLast((first) => first <= name) ?? 'a'

/** The parts in which a town of this sentence may stand: not for a region, nor for a first word. */
export const placeParts = (tokens: readonly Token[]): readonly string[] => {
  const named = tokens.filter((token, index) => {
    if (token.kind !== 'word' || token.text.length < 3 || token.text.length > LONGEST || isRegion(token)) return false
    const before = word(tokens, index - 1)
    if (isSaint(tokens, index)) return true
    const unknown = token.strange || token.keys.length > 1
    if (PLACED.test(before)) return unknown || token.capital
    const town = unknown || (token.text.length > 3 && token.text.length < 7)
    const isNamed = token.capital && town && !/^[.?!:]?$/.test(before)
    return (token.strange || isNamed) && isCity(tokens, index)
  })
  return [...new Set(named.map((token) => partOf(token.text)))]
}
