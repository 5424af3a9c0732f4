/** The answer a page would give to these fields, worked out as the page does: with its code, its rates and its day. */
import type { Filled } from '#calculators/ask/rows.ts'
import { fieldWords } from '#calculators/kernel/assumed.ts'
import { belgianDay, plausibleDay } from '#calculators/kernel/belgian-day.ts'
import {
  type Answered,
  answerRaw,
  type AnyCalculator,
  openEnv,
  type Refused,
  type Situation,
} from '#calculators/kernel/calculator.ts'
import { type FactTexts, filledFrom } from '#calculators/kernel/facts.ts'
import { type Field, type Inputs, isShown } from '#calculators/kernel/fields.ts'
import { encodeLink } from '#calculators/kernel/write-link.ts'
import type { Category } from '#calculators/kernel/meta.ts'
import { type Raw, rawFromValues, startRaw } from '#calculators/kernel/read.ts'
import { readJson } from '#calculators/kernel/read-json.ts'
import { loadCalculator } from '#calculators/load.ts'
import type { CalculatorPageProps, PageMeta } from '#site/calculator/state/props.ts'
import { SITUATION_PART } from '#site/calculator/state/situation.ts'

type Tuple = readonly [kind: number, value: unknown]

/** Properties as they are in the HTML: each value in a pair that tells a list from the rest. */
function revive([kind, value]: Tuple): unknown {
  if (kind === 1) return (value as readonly Tuple[]).map(revive)
  return typeof value === 'object' && value !== null ? reviveAll(value as Readonly<Record<string, Tuple>>) : value
}
const reviveAll = (held: Readonly<Record<string, Tuple>>) =>
  Object.fromEntries(Object.entries(held).map(([key, tuple]) => [key, revive(tuple)]))

const ENTITIES: Readonly<Record<string, string>> = { quot: '"', '#34': '"', amp: '&', '#38': '&', '#39': "'", lt: '<' }

export function propsIn(html: string): CalculatorPageProps | null {
  const [, text] = /<astro-island[^>]*? props="([^"]*&quot;market&quot;[^"]*)"/.exec(html) ?? []
  if (text === undefined) return null
  const json = text.replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
  return reviveAll(JSON.parse(json) as Readonly<Record<string, Tuple>>) as unknown as CalculatorPageProps
}

export type PageCase = {
  readonly path: string
  readonly calculator: AnyCalculator
  readonly situation: Situation
  readonly meta: PageMeta
}

const open = new Map<string, Promise<PageCase>>()

async function openPage(path: string): Promise<PageCase> {
  const [, category = '', slug = ''] = path.split('/')
  const [response, calculator] = await Promise.all([fetch(path), loadCalculator(category as Category, slug)])
  const props = response.ok ? propsIn(await response.text()) : null
  if (props === null) throw new Error(`${path} has no properties`)
  const device = belgianDay(new Date())
  const today = plausibleDay(device, props.buildDate) ? device : props.today
  return { path, calculator, situation: { today, market: props.market }, meta: props.meta }
}

/** Once per page; a page that did not arrive may be tried again. */
export function pageCase(path: string): Promise<PageCase> {
  const known = open.get(path)
  if (known) return known
  const coming = openPage(path)
  open.set(path, coming)
  coming.catch(() => open.delete(path))
  return coming
}

/** What the sentence gave, as it would be in the form. What cannot be read stays as it was said, for the field to refuse. */
export function typedFrom({ calculator, situation }: PageCase, given: Readonly<Record<string, Filled>>): Raw {
  const { inputs } = calculator
  const { values, errors } = readJson(inputs, given, openEnv(situation))
  const wrong = (key: string) => Object.keys(errors).some((path) => path.split('.')[0] === key)
  const texts = rawFromValues(inputs, values)
  return Object.fromEntries(
    Object.entries(given).flatMap(([key, value]) => {
      if (!Object.hasOwn(inputs, key)) return []
      const isKept = !wrong(key) || typeof value === 'object'
      return [[key, isKept ? (texts[key] ?? '') : String(value).replace('.', ',')]]
    }),
  )
}

/** Facts that say the same thing: where the sentence tells one, the other stays out. */
const SAME = [/^(?:gewest|postcode)$/, /^(?:gezin|inkomenPartner|nettoPartner|geboortejaarPartner)$/]

/**
 * What the visitor keeps, for the fields the sentence does not tell. Left out, with their start values, are what the sentence
 * tells in another way and amounts beside a list of the sentence: they may be in that list.
 */
export function keptFor({ calculator, situation }: PageCase, typed: Raw, facts: FactTexts) {
  const { inputs } = calculator
  const env = openEnv(situation)
  const start = startRaw(inputs, env)
  const told = Object.keys(typed)
  const said = told.flatMap((key) => inputs[key]?.fact ?? [])
  const listed = told.some((key) => inputs[key]?.kind === 'rows')
  const isTold = (key: string) => {
    const { kind, fact = '' } = inputs[key] ?? {}
    return (listed && kind === 'euro') || SAME.some((same) => same.test(fact) && said.some((one) => same.test(one)))
  }
  const open = Object.entries(filledFrom(inputs, facts, env)).filter(([key]) => !told.includes(key))
  return {
    kept: Object.fromEntries(open.filter(([key]) => !isTold(key))),
    left: Object.fromEntries(open.filter(([key]) => isTold(key)).map(([key]) => [key, start[key] ?? ''])),
  }
}

/** A field and its value, short: "2 kinderen", "brutoloon € 2.850". */
function chipWords(field: Field, value: unknown): string {
  const words = fieldWords(field, value)
    .replace(/^(?:jouw|je) /, '')
    .replace(/ per (?:maand|jaar)(?= |$)/, '')
  if (field.kind !== 'rows') return words.replace(/^(kinderen|aandelen) ([\d.,]+)/, '$2 $1')
  const rows = Array.isArray(value) ? value.length : 0
  return rows > 1 && !words.includes(' ') ? `${rows} ${words}` : words
}

export type Part = { readonly key: string; readonly field: Field; readonly text: string }
export type PageAnswer = {
  readonly outcome: Refused | Answered
  /** Fields that the sentence gave, in words. */
  readonly understood: readonly Part[]
  /** Fields that came from what the visitor keeps. */
  readonly kept: readonly Part[]
  /** What is in the form. */
  readonly raw: Raw
  readonly link: string
}

/** A field may be looked up in a table that is fetched with its first value. */
export async function bringTables(inputs: Inputs, typed: Raw): Promise<void> {
  await Promise.all(
    Object.keys(typed).map(async (key) => {
      const field = inputs[key]
      if (field?.kind === 'text' && typed[key] !== '') await field.table?.()
    }),
  )
}

export async function answerOf(page: PageCase, typed: Raw, facts: FactTexts | null): Promise<PageAnswer> {
  const { calculator, situation, path } = page
  const { inputs } = calculator
  const { kept, left } = keptFor(page, typed, facts ?? {})
  const filled: Raw = { ...kept, ...typed }
  await bringTables(inputs, filled)
  const start = startRaw(inputs, openEnv(situation))
  const raw = { ...start, ...filled }
  const given = Object.fromEntries(
    Object.keys(filled).map((key) => [key, Object.hasOwn(typed, key) ? ('typed' as const) : ('situation' as const)]),
  )
  // What stands below the answer and what could change it is for the page: here the answer itself comes at once.
  const outcome = answerRaw(calculator, raw, { ...situation, movesLater: true }, given)
  const partsOf = (from: Raw) =>
    Object.entries(inputs).flatMap(([key, field]): readonly Part[] => {
      if (!Object.hasOwn(from, key) || (outcome.status === 'ok' && !isShown(field, outcome.values))) return []
      const text = outcome.status === 'ok' ? chipWords(field, outcome.values[key]) : field.label
      return [{ key, field, text }]
    })
  const link = encodeLink(inputs, { ...start, ...typed }, start, (key) => key in typed || key in left)
  // The page fills in what is kept by itself, and names where it came from.
  const own = facts === null ? '' : `&${SITUATION_PART}=`
  return { outcome, understood: partsOf(typed), kept: partsOf(kept), raw, link: `${path}#${link}${own}` }
}
