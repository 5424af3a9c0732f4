/** What a sentence says to one calculator: the fields it fills, and where in the sentence each came from. */
import { fit, type Fit, type Given, matches, type Sentence } from '#calculators/ask/assign.ts'
import type { BookField, PageOwn } from '#calculators/ask/book.ts'
import { isOfPartner } from '#calculators/ask/people.ts'
import {
  asGiven,
  choices,
  copyRows,
  type Filled,
  type Row,
  rowsOf,
  sectionOf,
  withChildren,
  type Words,
} from '#calculators/ask/rows.ts'
import type { WholeSays } from '#calculators/ask/says.ts'
import { withSilent } from '#calculators/ask/silent.ts'
import { word } from '#calculators/ask/words.ts'
import type { Value } from '#calculators/ask/values.ts'

export type Understanding = {
  readonly given: Readonly<Record<string, Filled>>
  /** What is given, with what goes without saying. */
  readonly whole: Readonly<Record<string, Filled>>
  readonly because: Readonly<Record<string, Words>>
  /** Values that found a place, with how sure the words beside them are; less than nothing where that place fell away. */
  readonly placed: ReadonlyMap<Value, number>
  /** Words that chose, beside those that every household has. */
  readonly picked: readonly Words[]
  readonly shared: number
}

const lost = ({ cue }: Fit): number => -0.01 - cue

/** Every place each value could take; the best few of each. */
function allFits(
  page: PageOwn,
  sentence: Sentence,
  free: readonly Value[],
  isOpen: (key: string) => boolean,
  inSection: ReturnType<typeof sectionOf>,
): readonly (readonly Fit[])[] {
  return free.map((value) => {
    const fits: Fit[] = []
    for (const [key, said] of Object.entries(page.says)) {
      const field = page.fields[key]
      if (field === undefined || !isOpen(key)) continue
      if (!inSection(key, value.at)) continue
      if (field.kind !== 'rows' || said.each === 'count') {
        const target = said.each === 'count' ? { kind: 'count', min: 2, max: field.max ?? 50 } : field
        const found = fit(key, target, said, value, sentence)
        if (found !== null) fits.push(found)
        continue
      }
      for (const [column, cellSays] of Object.entries(said.rows ?? {})) {
        const cell = field.columns?.[column]
        const found = cell === undefined ? null : fit(key, cell, cellSays, value, sentence, column)
        if (found !== null) fits.push(found)
      }
    }
    const sorted = fits.toSorted((one, two) => two.score - one.score)
    // "ik startte op 2 november 2015" is not the day of another thing.
    const least = value.kind === 'date' ? (sorted[0]?.score ?? 0) - 1.5 : -Infinity
    return sorted.filter(({ score }) => score >= least).slice(0, 5)
  })
}

/** The places that are best for all values together; a field has one value, a column of a list many. */
function settle(options: readonly (readonly Fit[])[]): readonly Fit[] {
  const best = options.map((fits) => fits[0]?.score ?? 0)
  const ahead = best.map((_, index) => best.slice(index).reduce((sum, score) => sum + score, 0))
  let most = -1
  let chosen: readonly Fit[] = []
  let steps = 0
  function choose(index: number, kept: readonly Fit[], total: number): void {
    steps += 1
    if (index === options.length) {
      if (total > most) {
        most = total
        chosen = kept
      }
      return
    }
    if (total + (ahead[index] ?? 0) <= most || steps > 20_000) return
    for (const one of options[index] ?? []) {
      const isFree =
        one.column !== undefined || kept.every(({ key, column }) => key !== one.key || column !== undefined)
      if (isFree) choose(index + 1, [...kept, one], total + one.score)
    }
    choose(index + 1, kept, total)
  }
  choose(0, [], 0)
  return chosen
}

const isDenied = ({ unless }: WholeSays, sentence: Sentence): boolean =>
  unless !== undefined && matches(unless, sentence).length > 0

/** What words choose, before any value has a place: it decides which fields are on screen. */
function pickedOf(
  page: PageOwn,
  sentence: Sentence,
): ReadonlyMap<string, { readonly chosen: Given; readonly at: number; readonly end: number }> {
  const picked = new Map<string, { readonly chosen: Given; readonly at: number; readonly end: number }>()
  for (const [key, said] of Object.entries(page.says)) {
    const field = page.fields[key]
    if (field === undefined || field.kind === 'rows') continue
    const found = isDenied(said, sentence) ? [] : choices(said, sentence)
    const led = (at: number) => sentence.tokens.slice(Math.max(0, at - 2), at).some(({ text }) => text === said.led)
    for (const { choice, at, end } of found.some((one) => led(one.at)) ? found.filter((one) => led(one.at)) : found) {
      if (picked.has(key) || (said.fact === 'statuut' && isOfPartner(sentence, at, end))) continue
      picked.set(key, { chosen: asGiven(field, choice), at, end })
    }
    const formula = sentence.values.find(
      ({ kind, date }) => kind === 'formula' && field.options?.includes(date ?? '') === true,
    )
    if (formula !== undefined && !picked.has(key))
      picked.set(key, { chosen: formula.date ?? '', at: formula.at, end: formula.end })
    const part =
      said.parts === undefined
        ? undefined
        : sentence.values.find((value) => value.kind === 'part' && said.parts?.[value.n] !== undefined)
    const chosen = part === undefined ? undefined : said.parts?.[part.n]
    if (part !== undefined && chosen !== undefined && !picked.has(key))
      picked.set(key, { chosen, at: part.at, end: part.end })
  }
  return picked
}

type Chosen = Readonly<Record<string, unknown>>

/** Whether a field is on screen with these choices, and those that come with a value of it. */
function onScreen(page: PageOwn, key: string, chosen: Chosen): boolean {
  const when = page.fields[key]?.when
  if (when === undefined) return true
  const values: Chosen = { ...page.starts, ...chosen, ...page.says[key]?.sets }
  return Object.entries(when).every(([other, wanted]) =>
    Array.isArray(wanted) ? wanted.includes(values[other]) : wanted === values[other],
  )
}

/** "we verdienen elk 2.400 netto": the same for the other. */
const isPartners = (other: WholeSays, mine: WholeSays): boolean =>
  mine.as !== undefined && other.as === mine.as && (other.who === 'partner' || other.leans === 'partner')

/** "staatsbon 5000 euro netto": the last word of a sentence asks, where the page has no such income. */
function asPageAsks(page: PageOwn, sentence: Sentence): Sentence {
  const { as, tokens } = sentence
  const last = tokens.findLast(({ kind }) => kind === 'word')?.text ?? ''
  if (as.size === 0 || !/^(?:netto|bruto)$/.test(last)) return sentence
  if (Object.values(page.says).some((said) => said.as === last)) return sentence
  return { ...sentence, as: new Map([...as].filter(([, kind]) => kind !== last)) }
}

/** Where each value goes, the lists that are not filled, and what is chosen with it all. */
type Placing = { readonly fits: readonly Fit[]; readonly closed: ReadonlySet<string>; readonly chosen: Chosen }

function placeValues(
  page: PageOwn,
  sentence: Sentence,
  free: readonly Value[],
  first: Chosen,
  inSection: ReturnType<typeof sectionOf>,
): Placing {
  const closed = new Set<string>()
  let chosen = first
  const find = () =>
    settle(allFits(page, sentence, free, (key) => !closed.has(key) && onScreen(page, key, chosen), inSection))
  let fits = find()
  // What comes with a value may hide the place of another: with a partner's pay the list is that of a couple.
  const brought = Object.assign(
    {},
    ...fits.map(({ key, column }) => column === undefined && page.says[key]?.sets),
    chosen,
  ) as Chosen
  if (fits.some(({ key }) => !onScreen(page, key, brought))) {
    chosen = brought
    fits = find()
  }
  // A list without what makes a row gives its values back.
  for (const [key, said] of Object.entries(page.says)) {
    const field = page.fields[key]
    if (field?.kind !== 'rows') continue
    if (isDenied(said, sentence)) closed.add(key)
    if (!fits.some((one) => one.key === key && one.column !== undefined)) continue
    if (rowsOf(key, field, said, fits, sentence, inSection).length === 0) closed.add(key)
    if (!closed.has(key)) chosen = { ...said.sets, ...chosen }
  }
  if (closed.size > 0 || fits.some(({ key }) => !onScreen(page, key, chosen))) fits = find()
  return { fits, closed, chosen }
}

/** "0,4 bitcoin voor 14.000": of less than one, that is paid for all of it. */
function pricedEach(row: Row, [at, end]: Words = [0, 0], { tokens }: Sentence): Row {
  const count = Number(row['aantal'])
  const isWhole = count < 1 && word(tokens, at - 1) === 'voor' && word(tokens, end + 1) !== 'per'
  return isWhole ? { ...row, prijs: Math.round(Number(row['prijs']) / count) } : row
}

/** Married is not alone, and mostly both earn; where it is asked how much, it says too little. */
function asPaired(page: PageOwn, sentence: Sentence): Sentence {
  const { people } = sentence
  if (people.family !== 'getrouwd') return sentence
  const isAsked = Object.values(page.says).some(({ who }) => who === 'partner')
  return { ...sentence, people: { ...people, family: isAsked ? null : 'partnerMetInkomen' } }
}

export function understand(page: PageOwn, whole: Sentence): Understanding {
  const sentence = asPaired(page, asPageAsks(page, whole))
  const given: Record<string, Filled> = {}
  const because: Record<string, Words> = {}
  const placed = new Map<Value, number>()
  const picked: Words[] = []
  let shared = 0
  const inSection = sectionOf(page, sentence)
  const set = (key: string, filled: Filled, words: Words | null) => {
    given[key] = filled
    if (words !== null) because[key] = words
  }
  const picks = pickedOf(page, sentence)
  const { family } = sentence.people
  const first: Record<string, unknown> = {}
  for (const [key, one] of Object.entries(page.says)) if (one.fact === 'gezin' && family !== null) first[key] = family
  for (const [key, pick] of picks) first[key] = pick.chosen
  // A number inside words that choose is spent: "ouder dan 3 jaar" is no term.
  const choosing = Object.entries(page.says).flatMap(([key, one]) =>
    page.fields[key]?.kind === 'rows' ? [] : choices(one, sentence),
  )
  const spent = (value: Value) =>
    !(value.kind === 'amount' && value.n > 31) &&
    [...choosing, ...picks.values()].some(({ at, end }) => at <= value.at && value.end <= end)
  const free = sentence.values.filter((value) => !spent(value))
  for (const value of sentence.values) if (spent(value)) placed.set(value, 2)

  const { fits, closed, chosen } = placeValues(page, sentence, free, first, inSection)
  for (const one of fits) {
    placed.set(one.value, one.cue)
    if (one.column !== undefined) continue
    const said = page.says[one.key] ?? {}
    const words: Words = [one.value.at, one.value.end]
    const [price = '', beside] = said.yields ?? []
    const isPrice = fits.some(({ key }) => key === beside) && fits.every(({ key }) => key !== price)
    if (said.each === 'count')
      set(
        one.key,
        Array.from({ length: Number(one.given) }, () => ({})),
        words,
      )
    else set(isPrice ? price : one.key, one.given, words)
    if (/^(?:elk|allebei|ieder)$/.test(word(sentence.tokens, one.value.at - 1))) {
      const other = Object.keys(page.says).find((key) => isPartners(page.says[key] ?? {}, said))
      if (other !== undefined) set(other, one.given, words)
    }
    if (one.rest !== undefined && said.rest !== undefined) set(said.rest, one.rest, words)
    if (said.pace !== undefined && one.value.per !== undefined && page.starts[said.pace] !== one.value.per)
      set(said.pace, one.value.per, words)
    if (said.days !== undefined && /^(?:dag|week)$/.test(one.value.unit ?? '')) set(said.days[0], said.days[1], words)
    if (
      said.together !== undefined &&
      sentence.people.who[one.value.at] === 'samen' &&
      !(said.together in given) &&
      !fits.some(({ key }) => key === said.together)
    )
      set(said.together, 0, words)
    // What words chose stays, where the field is on screen with it: "gezin" for a partner's pay.
    const isThere = onScreen({ ...page, says: {} }, one.key, chosen)
    for (const [key, value] of Object.entries(said.sets ?? {})) if (!(isThere && picks.has(key))) set(key, value, words)
  }

  for (const [key, said] of Object.entries(page.says)) {
    const field = page.fields[key]
    if (field === undefined) continue
    const { fact } = said
    if (field.kind === 'rows' && said.each !== 'count') {
      const isOpen = !closed.has(key) && onScreen(page, key, { ...chosen, ...said.sets })
      const told = isOpen ? rowsOf(key, field, said, fits, sentence, inSection) : []
      const kept = new Set(told.flatMap(({ words }) => Object.values(words).map(([at]) => at)))
      for (const one of fits) if (one.key === key && !kept.has(one.value.at)) placed.set(one.value, lost(one))
      const own = told.map(({ row }) => row)
      const rows = isOpen ? withChildren(own, field, said, sentence) : own
      if (rows.length === 0) continue
      if (rows.length > told.length) shared += 1
      set(key, rows, told.length === 0 ? sentence.people.because.children : null)
      for (const [row, { words }] of told.entries())
        for (const [column, at] of Object.entries(words)) because[`${key}.${row}.${column}`] = at
      for (const [other, value] of Object.entries(said.sets ?? {})) set(other, value, null)
      continue
    }
    const pick = picks.get(key)
    if (!(key in given) && pick !== undefined) {
      if (fact === undefined) picked.push([pick.at, pick.end])
      else shared += 1
      // What starts so need not be given; a fact of a household is, because another value may be kept.
      if (fact !== undefined || page.starts[key] !== pick.chosen) set(key, pick.chosen, [pick.at, pick.end])
    }
    if (onScreen(page, key, { ...chosen, ...given })) shared += household(key, field, fact, sentence, page, set, given)
  }
  for (const [key, said] of Object.entries(page.says)) {
    const { twice, copy } = said
    if (twice !== undefined && !(key in given)) {
      const of = given[twice[1]]
      const at = matches(twice[0], sentence)[0]
      if (typeof of === 'number' && at !== undefined) set(key, of * twice[2], [at.at, at.end])
    }
    if (copy !== undefined) copyRows(key, copy, given)
  }
  for (const [key, filled] of Object.entries(given))
    if (Array.isArray(filled))
      given[key] = (filled as readonly Row[]).map((row, index) =>
        pricedEach(row, because[`${key}.${index}.prijs`], sentence),
      )
  const isShown = (key: string) => onScreen(page, key, { ...chosen, ...given })
  const shown = Object.entries(given).filter(([key]) => page.fields[key] === undefined || isShown(key))
  for (const one of fits)
    if (one.key in given && shown.every(([key]) => key !== one.key)) placed.set(one.value, lost(one))
  const told = Object.fromEntries(shown)
  const isAllTold = free.every((value) => fits.some((one) => one.value === value))
  return {
    given: told,
    whole: withSilent(page, told, isAllTold, (key) => !picks.has(key) && isShown(key), sentence),
    because,
    placed,
    picked,
    shared,
  }
}

/** What the sentence says of the household and where it lives. Returns how many facts that gave. */
function household(
  key: string,
  field: BookField,
  fact: string | undefined,
  { people, where }: Sentence,
  page: PageOwn,
  set: (key: string, filled: Filled, words: Words | null) => void,
  given: Readonly<Record<string, Filled>>,
): number {
  if (key in given) return 0
  if (fact === 'gezin' && people.family !== null && field.options?.includes(people.family) !== false) {
    set(key, people.family, people.because.family)
    return 1
  }
  if (fact === 'kinderen' && people.children !== null && field.kind === 'count') {
    set(key, people.children, people.because.children)
    return 1
  }
  if (where === null) return 0
  const words: Words = [where.at, where.end]
  const hasPostcode = Object.entries(page.says).some(([, said]) => said.fact === 'postcode')
  if (fact === 'postcode' && where.postcode !== null) {
    set(key, where.postcode, words)
    return 1
  }
  // The German-speaking municipalities are in Wallonia.
  const region = where.region === 'duitstalig' && field.options === undefined ? 'wallonie' : where.region
  if (fact === 'gewest' && region !== null && !(hasPostcode && where.postcode !== null)) {
    set(key, region, words)
    return 1
  }
  return 0
}
