/** Where every value of a case came from. What the visitor did not give is said; what assumes nothing is not. */
import { type Env, type Field, type Inputs, isShown, type Reference, startValue } from '#calculators/kernel/fields.ts'
import type { Market } from '#calculators/kernel/market.ts'
import type { Values } from '#calculators/kernel/read.ts'
import { openLaw } from '#rules/kernel/dated.ts'

/** By the visitor, here or on the page before; from what they keep on their device; or worked out from that. */
export type GivenOrigin = 'typed' | 'situation' | 'derived'
export type Origin =
  | GivenOrigin
  /** A rate of the market or a figure of the law, with its date. */
  | 'reference'
  /** A start value that stands for nobody. */
  | 'example'
  /** 0, empty, off, today: assumes nothing. */
  | 'neutral'

/** The fields the visitor stands behind. */
export type Given = Readonly<Record<string, GivenOrigin>>

export type Known =
  | { readonly origin: GivenOrigin | 'neutral' }
  | { readonly origin: 'example' }
  | { readonly origin: 'reference'; readonly reference: Reference }

function isNeutral(field: Field, value: unknown, env: Env): boolean {
  if (field.neutral !== undefined) return value === field.neutral
  if (field.kind === 'rows') return Array.isArray(value) && value.length === 0
  if (value === null || value === '' || value === 0 || value === false) return true
  const text = `${value as string | number}`
  // Today, this month and this year assume nothing, also as a choice.
  if (field.kind !== 'euro' && text.length > 3 && env.today.startsWith(text)) return true
  return field.kind === 'choice' && value === field.options[0]?.value
}

/** The properties of an offer or a level that are a rate, not a word to find it by. */
const RATES: ReadonlySet<string | symbol> = new Set(['rate', 'baseRate', 'loyaltyBonus', 'promotionalRate'])

/** A market that tells of which day the rates are that were read from it. */
function watchedMarket(market: Market, read: (day: string) => void): Market {
  const watch = <T extends object>(list: readonly T[], dayOf: (one: T) => string): readonly T[] =>
    list.map(
      (one) =>
        new Proxy(one, {
          get(target, name): unknown {
            if (RATES.has(name)) read(dayOf(target))
            return Reflect.get(target, name)
          },
        }),
    )
  return {
    ...market,
    offers: watch(market.offers, ({ checkedOn }) => checkedOn),
    levels: watch(market.levels, ({ month }) => month),
  }
}

/** What reading a start value looked at. */
function watched(field: Field, env: Env): Reference | null {
  if (field.reference !== undefined) return startValue<Reference>(field.reference, env)
  if (typeof field.start !== 'function') return null
  const latest = (days: readonly string[]) => days.reduce((newest, day) => (day > newest ? day : newest), '')
  const days: string[] = []
  const law = openLaw(env.law.date)
  startValue<unknown>(field.start, {
    today: env.today,
    law,
    market: watchedMarket(env.market, (day) => days.push(day)),
  })
  if (days.length > 0) return { from: 'markt', on: latest(days) }
  // A ceiling of the law in one cell does not make somebody's debts a figure of the law.
  return law.uses.length > 0 && field.kind !== 'rows'
    ? { from: 'wet', on: latest(law.uses.map(({ row }) => row.from)) }
    : null
}

type Rests = { readonly today: string; readonly law: string; readonly market: Env['market'] }
const restsOn = new WeakMap<Field, Rests & { readonly reference: Reference | null }>()

/** The law, market or expectation behind a start value; looked for once a day. */
function referenceOf(field: Field, env: Env): Reference | null {
  const known = restsOn.get(field)
  if (known?.today === env.today && known.law === env.law.date && known.market === env.market) return known.reference
  const reference = watched(field, env)
  restsOn.set(field, { today: env.today, law: env.law.date, market: env.market, reference })
  return reference
}

export function originOf(key: string, field: Field, value: unknown, given: Given, env: Env): Known {
  const own = Object.hasOwn(given, key) ? given[key] : undefined
  if (own !== undefined) return { origin: own }
  if (isNeutral(field, value, env)) return { origin: 'neutral' }
  const reference = referenceOf(field, env)
  return reference ? { origin: 'reference', reference } : { origin: 'example' }
}

const same = (a: unknown, b: unknown) => a === b || (typeof a === 'object' && JSON.stringify(a) === JSON.stringify(b))

/** Where nobody kept count: what differs from its start value was given. */
export function givenByDifference(inputs: Inputs, values: Values, env: Env): Given {
  return Object.fromEntries(
    Object.entries(inputs)
      .filter(([key, field]) => isShown(field, values) && !same(values[key], startValue<unknown>(field.start, env)))
      .map(([key]) => [key, 'typed' as const]),
  )
}
