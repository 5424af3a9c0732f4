/**
 * The calculations a visitor keeps on their own device: what they typed as a link, and the answer of that day. Stored only
 * when they ask for it, never sent. What another version or another hand wrote there is skipped, not trusted.
 */
import { CALCULATIONS_KEY, KEPT_IN_LINK } from '#site/calculator/keep/kept-key.ts'

/** Changes when the form of what is kept changes. */
const FORM = 1
export const MOST_KEPT = 200
export const LONGEST_KEPT_NAME = 60
const LONGEST_LINK = 20_000
const LONGEST_TEXT = 300

export type Kept = {
  readonly id: string
  readonly name: string
  /** The moment it was kept, as an ISO date and time. */
  readonly on: string
  /** Where its calculator lives: /sparen/deposito-calculator. */
  readonly path: string
  /** What the calculator was called. */
  readonly title: string
  /** What stands behind the # of its address. */
  readonly link: string
  readonly label: string
  /** The answer of that day, as it was shown. */
  readonly headline: string
  /** The day on which its calculator was last changed, then. */
  readonly version: string
}

/** What a calculator page gives to keep; the rest is filled in here. */
export type Calculation = Omit<Kept, 'id' | 'name' | 'on'>

const isText = (value: unknown, longest = LONGEST_TEXT): value is string =>
  typeof value === 'string' && value.length <= longest

const FORMS: Readonly<Record<keyof Kept, (value: unknown) => boolean>> = {
  id: (value) => isText(value, 40) && /^[a-z0-9]+$/.test(value),
  name: (value) => isText(value, LONGEST_KEPT_NAME) && value.trim() !== '',
  on: (value) => isText(value, 40) && /^\d{4}-\d\d-\d\dT/.test(value) && !Number.isNaN(Date.parse(value)),
  path: (value) => isText(value) && /^\/[a-z]+\/[a-z0-9-]+$/.test(value),
  title: (value) => isText(value),
  link: (value) => isText(value, LONGEST_LINK) && /^[^\s#<>"]*$/.test(value),
  label: (value) => isText(value),
  headline: (value) => isText(value),
  version: (value) => isText(value, 40) && /^\d{4}-\d\d-\d\d$/.test(value),
}

function keptIn(value: unknown): Kept[] {
  if (typeof value !== 'object' || value === null) return []
  const held = value as Readonly<Record<string, unknown>>
  const keys = Object.keys(FORMS) as (keyof Kept)[]
  if (!keys.every((key) => FORMS[key](held[key]))) return []
  return [Object.fromEntries(keys.map((key) => [key, held[key]])) as Kept]
}

const newestFirst = (list: readonly Kept[]): readonly Kept[] =>
  list.toSorted((one, other) => (one.on < other.on ? 1 : one.on > other.on ? -1 : 0))

/** Calculations from a text: what is kept, or a file that is read back. null when it is none of ours. */
export function parseKept(text: string | null): readonly Kept[] | null {
  if (text === null) return null
  try {
    const held: unknown = JSON.parse(text)
    if (typeof held !== 'object' || held === null || !('form' in held) || held.form !== FORM) return null
    if (!('list' in held) || !Array.isArray(held.list)) return null
    const found = held.list.flatMap(keptIn)
    const once = [...new Map(found.map((one) => [one.id, one])).values()]
    return newestFirst(once).slice(0, MOST_KEPT)
  } catch {
    return null
  }
}

export const keptText = (list: readonly Kept[], indent?: number): string =>
  JSON.stringify({ form: FORM, list }, null, indent)

/** Empty when nothing is kept, or when the browser lets nobody look. */
export function readKept(): readonly Kept[] {
  try {
    return parseKept(localStorage.getItem(CALCULATIONS_KEY)) ?? []
  } catch {
    return []
  }
}

const FULL = 'De opslag van je browser is vol: er is niets bewaard. Wis eerst een berekening of maak plaats.'
const REFUSED = 'Je browser laat niet toe om iets te bewaren.'
const TOO_MANY = `Er staan al ${MOST_KEPT} berekeningen. Wis er eerst een.`

const isFull = (error: unknown) =>
  error instanceof DOMException && /^(QuotaExceededError|NS_ERROR_DOM_QUOTA_REACHED)$/.test(error.name)

export type Change = {
  /** What is kept now. */
  readonly list: readonly Kept[]
  /** Why nothing changed, in words. */
  readonly refused: string | null
}

/** Changes what is kept, starting from what stands there now: another tab may have kept something meanwhile. */
export function changeKept(change: (list: readonly Kept[]) => readonly Kept[]): Change {
  const before = readKept()
  const list = newestFirst(change(before))
  if (list.length > MOST_KEPT) return { list: before, refused: TOO_MANY }
  try {
    if (list.length === 0) localStorage.removeItem(CALCULATIONS_KEY)
    else localStorage.setItem(CALCULATIONS_KEY, keptText(list))
    return { list, refused: null }
  } catch (error) {
    return { list: before, refused: isFull(error) ? FULL : REFUSED }
  }
}

/** The name a visitor sees first; a second calculation on one page gets a number. */
export function freeName(list: readonly Kept[], title: string): string {
  const short = title.slice(0, LONGEST_KEPT_NAME - 5)
  const taken = (name: string) => list.some((one) => one.name === name)
  let name = short
  for (let number = 2; taken(name); number += 1) name = `${short} ${number}`
  return name
}

/** A file that went through other hands may have lost the spaces that do not break. */
const plain = (text: string) => text.replace(/\s/g, ' ')
export const sameAnswer = (one: string, other: string): boolean => plain(one) === plain(other)

const sameAs = (wanted: Calculation) => (one: Kept) =>
  one.path === wanted.path && one.link === wanted.link && sameAnswer(one.headline, wanted.headline)

export type Keeping = Change & { readonly kept: Kept | undefined; readonly known: boolean }

/** Keeps a calculation; the very same one is not kept twice. */
export function keep(wanted: Calculation, now = new Date()): Keeping {
  const before = readKept()
  const known = before.find(sameAs(wanted))
  if (known) return { list: before, refused: null, kept: known, known: true }
  const id = `${now.getTime().toString(36)}${before.length.toString(36)}`
  const kept: Kept = { ...wanted, id, name: freeName(before, wanted.title), on: now.toISOString() }
  if (keptIn(kept).length === 0)
    return { list: before, refused: 'Deze berekening is te groot om te bewaren.', kept: undefined, known: false }
  const change = changeKept((list) => [kept, ...list])
  return { ...change, kept: change.refused === null ? kept : undefined, known: false }
}

export const withName =
  (id: string, name: string) =>
  (list: readonly Kept[]): readonly Kept[] =>
    list.map((one) => (one.id === id && name.trim() !== '' ? { ...one, name: name.trim() } : one))

export const without =
  (id: string) =>
  (list: readonly Kept[]): readonly Kept[] =>
    list.filter((one) => one.id !== id)

/** The same calculation as it is now. */
export const withAnswer =
  (id: string, wanted: Calculation, now = new Date()) =>
  (list: readonly Kept[]): readonly Kept[] =>
    list.map((one) => (one.id === id ? { ...one, ...wanted, on: now.toISOString() } : one))

/** What a file brings besides what is here. */
export const withRead =
  (found: readonly Kept[]) =>
  (list: readonly Kept[]): readonly Kept[] => [...list, ...found.filter(({ id }) => list.every((one) => one.id !== id))]

/** The address that opens it, with its own name, so that the page can say what has changed since. */
export const addressOf = ({ path, link, id }: Kept): string =>
  `${path}#${[link, `${KEPT_IN_LINK}=${id}`].filter(Boolean).join('&')}`
