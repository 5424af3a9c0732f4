/** What one owns and the risk it shares with others: funds count as what they hold, holdings of one kind share a risk. */
import { roundedSum } from '#finance/money.ts'
import { etfs } from '#data/series/etfs.ts'
import { type AssetClass, CLASSES, type ClassName } from './choices-classes.ts'
import type { Values } from './inputs.ts'

export type Holding = { name: string; class: ClassName; amount: number; kind: AssetClass }

const holding = (name: string, className: ClassName, amount: number): Holding => ({
  name,
  class: className,
  amount,
  kind: CLASSES[className],
})

/** Kinds of the fund list in ours, the first word or words that fit. */
const KINDS: readonly (readonly [string, ClassName])[] = [
  ['aandelen VS', 'aandelenVs'],
  ['aandelen Europa', 'aandelenEuropa'],
  ['aandelen eurozone', 'aandelenEuropa'],
  ['aandelen België', 'aandelenEuropa'],
  ['aandelen groeilanden', 'aandelenOpkomend'],
  ['aandelen', 'aandelenWereld'],
  ['gemengd', 'gemengd'],
  ['geldmarkt', 'cash'],
  ['goud', 'goud'],
  ['vastgoed', 'vastgoed'],
  ['', 'obligaties'],
]

/** What a row is: as chosen, or known by the ISIN or ticker in its name; null when that says nothing. */
export function classOf({ naam, klasse }: Values['beleggingen'][number]): ClassName | null {
  if (klasse !== 'auto') return klasse
  const words = naam.toUpperCase().split(/\s+/)
  const etf = etfs.find(({ isin, tickers }) => words.some((word) => word === isin || tickers.includes(word)))
  if (etf) return KINDS.find(([start]) => etf.kind.startsWith(start))?.[1] ?? null
  return /\b(?:bitcoin|btc|ether|ethereum|eth|crypto)\b/i.test(naam) ? 'crypto' : null
}

export function holdingsOf(values: Values): Holding[] {
  return [
    ...values.beleggingen.map((row, index) =>
      holding(row.naam === '' ? `Belegging ${index + 1}` : row.naam, classOf(row) ?? 'cash', row.bedrag),
    ),
    holding('Eigen woning', 'woning', values.eigenWoning),
    holding('Pensioensparen', 'pensioensparen', values.pensioensparen),
  ].filter(({ amount }) => amount > 0)
}

/** The risk of a holding: a market that others share, or its own. */
export const sourceOf = ({ kind, name }: Holding): string => kind.source ?? name

/** Adds up by key, in order of first appearance. */
export function totalsBy<T>(list: readonly T[], key: (item: T) => string, value: (item: T, index: number) => number) {
  const totals = new Map<string, number>()
  list.forEach((item, index) => totals.set(key(item), (totals.get(key(item)) ?? 0) + value(item, index)))
  return totals
}

/** Equal names that spread as well: funds of one kind hold the same companies, coins fall together. */
export function effectiveNames(holdings: readonly Holding[]): number {
  const total = roundedSum(holdings.map(({ amount }) => amount))
  const pooled = totalsBy(
    holdings,
    (one) => (one.kind.source === undefined ? one.name : one.class),
    ({ amount }) => amount / total,
  )
  const names = new Map(holdings.map((one) => [one.kind.source === undefined ? one.name : one.class, one.kind.names]))
  return 1 / [...pooled].reduce((all, [key, weight]) => all + (weight * weight) / (names.get(key) ?? 1), 0)
}

/** The heaviest company, coin or employer in the whole; that of a fund is its largest company. */
export function largestName(holdings: readonly Holding[]) {
  const total = roundedSum(holdings.map(({ amount }) => amount))
  const found = holdings.map(({ name, amount, kind, class: className }) => ({
    name,
    inFund: kind.largest < 1,
    isEmployer: className === 'werkgever',
    part: (amount * kind.largest) / total,
  }))
  const none = { name: '', inFund: true, isEmployer: false, part: 0 }
  return found.reduce((best, one) => (one.part > best.part ? one : best), none)
}

export type Overlap = {
  readonly first: string
  readonly second: string
  readonly part: number
  readonly amount: number
}

/** Less than this is no overlap worth a line. */
const LEAST_OVERLAP = 0.2

/**
 * Funds of shares that hold the same companies, by the regions of their kind: the part they share of the smaller one. Two
 * funds of one kind are the same thing twice; what is in "the rest" of two kinds may be anything.
 */
export function overlapsOf(holdings: readonly Holding[]): Overlap[] {
  const funds = holdings.filter(({ kind }) => kind.names > 1 && kind.source === CLASSES.aandelenWereld.source)
  return funds
    .flatMap((first, index) =>
      funds.slice(index + 1).map((second): Overlap => {
        const [a, b] = [first.kind.regions, second.kind.regions]
        const shared = (['belgie', 'eurozone', 'vs', 'opkomend'] as const).map((region) =>
          Math.min(a[region], b[region]),
        )
        const part = first.class === second.class ? 1 : shared.reduce((all, one) => all + one, 0)
        return { first: first.name, second: second.name, part, amount: Math.min(first.amount, second.amount) * part }
      }),
    )
    .filter(({ part }) => part >= LEAST_OVERLAP)
    .toSorted((a, b) => b.amount - a.amount)
}

/** A name we do not know: a fund by its words, else one share. */
export const guessedClass = (name: string): 'aandelenWereld' | 'losAandeel' =>
  /\b(?:etf|ucits|fonds|fund|index|tracker|bevek|sicav)\b/i.test(name) ? 'aandelenWereld' : 'losAandeel'
