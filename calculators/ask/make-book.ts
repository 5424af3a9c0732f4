/** Makes the book from the words and the fields of every calculator, and the list of municipalities. For server and build. */
import type { BookField, BookPage, PageOwn, WholeBook } from '#calculators/ask/book.ts'
import { USUAL } from '#calculators/ask/assign.ts'
import { EVERYDAY } from '#calculators/ask/everyday.ts'
import { FACTS } from '#calculators/ask/facts.ts'
import { DIALECT } from '#calculators/ask/lexicon.ts'
import { namesOf } from '#calculators/ask/names.ts'
import { plainWord, wordsIn } from '#calculators/ask/pattern.ts'
import { partOf } from '#calculators/ask/people.ts'
import type { FactName, FieldSays, Says, WholeSays } from '#calculators/ask/says.ts'
import { catalogue } from '#calculators/catalogue.ts'
import { builtInMarket } from '#calculators/built-in-market.ts'
import { openEnv } from '#calculators/kernel/calculator.ts'
import {
  type ChoiceField,
  type Env,
  type Field,
  type Inputs,
  type SimpleField,
  startValue,
  unitOf,
} from '#calculators/kernel/fields.ts'
import type { Meta } from '#calculators/kernel/meta.ts'
import { toEdge } from '#calculators/kernel/units.ts'
import { phrasesOf, vocabularyOf, wordsOfPages } from '#calculators/ask/vocabulary.ts'
import { keyOf } from '#calculators/ask/words.ts'
import { loadCalculator } from '#calculators/load.ts'
import { gewest, gezin } from '#calculators/situation/facts.ts'
import { municipalities } from '#data/municipalities.ts'
import type { Municipality } from '#data/places-table.ts'
import { grouped } from '#finance/list.ts'

export async function saysOf({ category, slug }: Meta): Promise<Says> {
  const module = (await import(`../${category}/${slug}/says.ts`)) as { says: Says }
  return module.says
}

const optionsOf = ({ options }: ChoiceField): readonly string[] => options.map(({ value }) => value)

/** The choices of a fact on nearly every page: the reader takes these where a field names none. */
const USUAL_CHOICES = new Set([gewest(), gezin()].map((field) => optionsOf(field).join(' ')))

/** Choices that words choose are checked by a test; only those that the sentence itself brings travel, where they are others. */
function choicesOf(field: Field | undefined, said: WholeSays): Partial<BookField> {
  if (field?.kind !== 'choice' || said.pick !== undefined || said.parts !== undefined) return {}
  const options = optionsOf(field)
  return USUAL_CHOICES.has(options.join(' ')) ? {} : { options }
}

function simpleField(field: SimpleField): BookField {
  if (!('decimals' in field)) return { kind: field.kind }
  const unit = unitOf(field)
  const [min, max] = [toEdge(unit, field.min), toEdge(unit, field.max)]
  const usual = USUAL[field.kind]
  return { kind: field.kind, ...(min === usual?.[0] ? {} : { min }), ...(max === usual?.[1] ? {} : { max }) }
}

const bookField = (field: Field, said: FieldSays | FactName): BookField => ({
  ...(field.when === undefined ? {} : { when: field.when }),
  ...kindOf(field, typeof said === 'string' ? {} : (said.rows ?? {})),
})

/** Of a list, the columns that words fill. */
const kindOf = (field: Field, said: NonNullable<FieldSays['rows']>): BookField =>
  field.kind === 'rows'
    ? {
        kind: 'rows',
        max: field.max,
        columns: Object.fromEntries(
          Object.entries(field.columns).flatMap(([key, cell]) => (key in said ? [[key, simpleField(cell)]] : [])),
        ),
      }
    : simpleField(field)

/** What people type for a choice: its name, the letters before a colon, what stands behind a number. */
function labelPhrases({ options }: ChoiceField): Readonly<Record<string, string>> {
  const names = options.map(({ value, label }) => {
    const plain = plainWord(label).replace(/\(.*?\)|…/g, '')
    const [head = '', tail = ''] = plain.split(':')
    const ticker = tail !== '' && /^[a-z0-9]{3,5}$/.test(head.trim()) ? [head.trim()] : []
    const sector = /^pc ([\d.]+) (.+)$/.exec(plain)
    const own = sector === null ? [plain.replace(':', ' ')] : [`pc ${sector[1]}`, (sector[2] ?? '').replace(':', ' ')]
    const phrases = (ticker.length > 0 ? ticker : own).map((phrase) =>
      phrase
        .replace(/[^a-z0-9* ]+/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    return [value, phrases.filter((phrase) => phrase.length > 2 && !/^(?:ik|een|niet|andere)\b/.test(phrase))] as const
  })
  // A bank without the name of an account is its ordinary savings account.
  const ordinary = names.flatMap(([value]) => {
    const bank = /^(.+)-spaarrekening$/.exec(value)
    return bank === null ? [] : ([[value, bank[1]?.replaceAll('-', ' ') ?? '']] as const)
  })
  const extra = new Map(ordinary)
  return Object.fromEntries(
    names
      .map(
        ([value, phrases]) =>
          [value, [...phrases, ...(extra.has(value) ? [extra.get(value) ?? ''] : [])].join('|')] as const,
      )
      .filter(([, phrases]) => phrases !== ''),
  )
}

function withLabels(said: FieldSays | FactName, field: Field | undefined): FieldSays | FactName {
  const own: FieldSays = typeof said === 'string' ? { fact: said } : said
  const wanted = own.labels === true || own.fact === 'makelaar'
  if (!wanted || field?.kind !== 'choice') return said
  const { labels: _, ...rest } = own
  return { ...rest, pick: { ...labelPhrases(field), ...own.pick } }
}

/** Of the choices that decide what is on screen, or that words choose. */
function startsOf(inputs: Inputs, env: Env, { fields }: Says): Readonly<Record<string, string | boolean>> {
  const wanted = new Set([
    ...Object.keys(fields),
    ...Object.keys(fields).flatMap((key) => Object.keys(inputs[key]?.when ?? {})),
  ])
  return Object.fromEntries(
    Object.entries(inputs).flatMap(([key, field]) =>
      wanted.has(key) && (field.kind === 'choice' || field.kind === 'toggle')
        ? [[key, startValue<string | boolean>(field.start, env)]]
        : [],
    ),
  )
}

/** A word by the shortest spelling that the reader takes for the same. */
const sameSound = (word: string): string => {
  const key = keyOf(word)
  return key.length < word.length && keyOf(key) === key ? key : word
}

/** A word of dialect is read as what is meant by it before any phrase is looked for. */
const isRead = (phrase: string): boolean =>
  phrase
    .split(/[\s-]+/)
    .every((part) =>
      part.split('/').some((word) => DIALECT[word]?.split(' ').map(keyOf).includes(keyOf(word)) !== false),
    )

/** Words that sound alike are one: "welk/welke". Sorted they compress better. */
const once = (options: string): string => [...new Set(options.split('/'))].toSorted().join('/')

/** Each phrase once and short: the book travels. Words that must stand as they are, and beginnings, stay. */
const short = (phrases: string): string => {
  const read = phrases
    .split('|')
    .map((phrase) => phrase.trim())
    .filter(isRead)
  return [
    ...new Set(
      read.map((phrase) => phrase.replace(/(?<![\w=])[a-z]+(?![\w*])/g, sameSound).replace(/\S+\/\S+/g, once)),
    ),
  ].join('|')
}

/** Whether wherever the long phrase stands, the short one does: its words, or wider ones, side by side. */
const holds = (long: readonly string[], few: readonly string[]): boolean =>
  long.some((_, at) =>
    few.every((part, index) => {
      const options = part.split('/')
      return long[at + index]?.split('/').every((option) => options.includes(option)) === true
    }),
  )

/** Without phrases that say no more than a shorter one. */
function lean(phrases: string): string {
  const all = short(phrases).split('|')
  const parts = new Map(all.map((phrase) => [phrase, phrase.split(/[\s-]+/)]))
  const spare = (phrase: string) =>
    all.some(
      (other) =>
        other !== phrase &&
        (parts.get(other)?.length ?? 0) < (parts.get(phrase)?.length ?? 0) &&
        holds(parts.get(phrase) ?? [], parts.get(other) ?? []),
    )
  return all
    .filter((phrase) => !spare(phrase))
    .toSorted()
    .join('|')
}

/** Two phrases that differ in one word become one: "lening/schuld samenvoegen". */
function together(phrases: string): string {
  const made: (readonly string[])[] = []
  for (const phrase of phrases.split('|').map((one) => one.split(' '))) {
    const at = made.findIndex((one) => one.length > 1 && differAt(one, phrase) !== null)
    const place = at < 0 ? null : differAt(made[at] ?? [], phrase)
    if (place === null) made.push(phrase)
    else made[at] = phrase.map((word, index) => (index === place ? once(`${made[at]?.[index]}/${word}`) : word))
  }
  const text = made.map((words) => words.join(' ')).join('|')
  return text === phrases ? text : together(text)
}

/** The place of the only word that two phrases do not share. */
function differAt(one: readonly string[], other: readonly string[]): number | null {
  const places = one.flatMap((word, index) => (word === other[index] ? [] : [index]))
  return one.length === other.length && places.length === 1 ? (places[0] ?? null) : null
}

const omit = (phrases: string, isSpare: (phrase: string) => boolean): string =>
  phrases
    .split('|')
    .filter((phrase) => !isSpare(phrase))
    .join('|')

const each = <T>(held: Readonly<Record<string, T>>, change: (value: T) => T): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(held).map(([key, value]) => [key, change(value)]))

/** The words of a fact choose more than one page has. */
const ofField = (pick: NonNullable<FieldSays['pick']>, field: Field | undefined): NonNullable<FieldSays['pick']> =>
  field?.kind === 'choice'
    ? Object.fromEntries(Object.entries(pick).filter(([choice]) => field.options.some(({ value }) => value === choice)))
    : pick

/** A field's own words beside those of its fact, short: what a page asks travels by itself. */
function wholeSays(said: FieldSays | FactName, field?: Field): WholeSays {
  const own: FieldSays = typeof said === 'string' ? { fact: said } : said
  const { labels: _, ...fact } = own.fact === undefined ? {} : FACTS[own.fact]
  const { rows, ...whole } = { ...fact, ...own }
  const { section, pick } = whole
  const joined = (part: 'near' | 'before' | 'after') => {
    const phrases = [fact[part], own[part]].filter((one) => one !== undefined)
    return phrases.length === 0 ? {} : { [part]: short(phrases.join('|')) }
  }
  return {
    ...whole,
    ...joined('near'),
    ...joined('before'),
    ...joined('after'),
    ...(section !== undefined && { section: short(section) }),
    ...(pick !== undefined && { pick: each(ofField(pick, field), short) }),
    ...(rows !== undefined && {
      rows: Object.fromEntries(Object.entries(rows).map(([key, cell]) => [key, wholeSays(cell)])),
    }),
  }
}

async function pageOf(meta: Meta, env: Env): Promise<readonly [BookPage, PageOwn]> {
  const [says, { inputs }] = await Promise.all([saysOf(meta), loadCalculator(meta.category, meta.slug)])
  const own = Object.keys(says.fields)
  const is = lean(says.is)
  const named = is.split('|')
  const page = {
    slug: meta.slug,
    is: together(is),
    names: namesOf([meta.breadcrumbTitle, ...meta.synonyms], is),
    // A name of the page that helps too would count once.
    about: together(omit(lean(says.about ?? ''), (phrase) => named.includes(phrase))),
    // A question that names the page is found by the name.
    asked: together(
      omit(lean(says.asked ?? ''), (phrase) =>
        named.some((name) => holds(phrase.split(/[\s-]+/), name.split(/[\s-]+/))),
      ),
    ),
    not: together(lean(says.not ?? '')),
  }
  const spoken = Object.fromEntries(
    own.map((key) => [key, wholeSays(withLabels(says.fields[key] ?? {}, inputs[key]), inputs[key])]),
  )
  const words = {
    says: spoken,
    fields: Object.fromEntries(
      own.flatMap((key) => {
        const field = inputs[key]
        const said = says.fields[key] ?? {}
        return field === undefined ? [] : [[key, { ...bookField(field, said), ...choicesOf(field, spoken[key] ?? {}) }]]
      }),
    ),
    starts: startsOf(inputs, env, says),
  }
  return [page, words]
}

/** Each word that the pages are not found by, once and short. No word is corrected into a very short one or a code. */
function otherWords(pages: readonly BookPage[], own: readonly PageOwn[]): string {
  const { keys } = vocabularyOf(wordsOfPages(pages))
  const words = [
    ...EVERYDAY,
    ...own
      .flatMap(({ says }) => Object.values(says))
      .flatMap(phrasesOf)
      .flatMap(wordsIn),
  ]
  const others = new Map(words.map((word) => [keyOf(word), sameSound(word)]))
  return [...others]
    .filter(([key, word]) => !keys.has(key) && /^[a-z]{3,}$/.test(word))
    .map(([, word]) => word)
    .toSorted()
    .join(' ')
}

/** Both names of a town. */
const placeNames = ({ name, otherName }: Municipality): readonly string[] =>
  [name, ...(otherName?.split(/\s*\/\s*/) ?? [])].map((one) =>
    plainWord(one)
      .replace(/[^a-z]+/g, ' ')
      .trim(),
  )

/** Knokke-Heist is Knokke. */
const placeHalves = (town: Municipality): readonly string[] =>
  placeNames(town)
    .flatMap((name) => name.split(' ').slice(0, 1))
    .filter((half) => half.length >= 5 && !/^(?:sint|saint|groot|notre|grand|heist)$/.test(half))

/** "gent9000aalst300": each town with its postcode, as the step from the one before. A whole name goes before a half. */
function placeTexts(towns: readonly Municipality[]): ReadonlyMap<string, string> {
  const byName = new Map<string, number>()
  for (const named of [placeNames, placeHalves])
    for (const town of towns)
      for (const name of named(town)) if (name !== '' && !byName.has(name)) byName.set(name, Number(town.postcodes[0]))
  const text = (part: readonly (readonly [string, number])[]) => {
    let last = 0
    return part
      .toSorted(([, one], [, two]) => one - two)
      .map(([name, postcode]) => {
        const step = postcode - last
        last = postcode
        return `${name}${step}`
      })
      .join('')
  }
  return new Map([...grouped(byName, ([name]) => partOf(name))].map(([part, all]) => [part, text(all)]))
}

/** The day only moves start values, and those of choices stand still. */
export async function makeBook(today: string): Promise<WholeBook> {
  const env = openEnv({ today, market: builtInMarket })
  const made = await Promise.all(catalogue.map((meta) => pageOf(meta, env)))
  const pages = made.map(([page]) => page)
  return {
    pages,
    words: otherWords(
      pages,
      made.map(([, own]) => own),
    ),
    own: new Map(made.map(([{ slug }, own]) => [slug, own])),
    places: placeTexts(municipalities()),
  }
}
