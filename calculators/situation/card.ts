/** What a card of Mijn situatie is, and what the cards share. */
import type { Out } from '#calculators/kernel/calculator.ts'
import type { CalendarEvent } from '#calculators/kernel/calendar.ts'
import type { Category } from '#calculators/kernel/meta.ts'
import type { RawCell, RawRow } from '#calculators/kernel/read.ts'
import type { Report } from '#calculators/kernel/report.ts'

/** What is known of the household: typed, or worked out by an earlier card. */
export type Known = {
  readonly today: string
  /** A fact this card cannot do without here; what is absent is named as missing. */
  need(fact: string): string | undefined
  /** A fact that only makes the answer sharper. */
  maybe(fact: string): string | undefined
  amount(fact: string): number | undefined
  /** Months of birth of the children, YYYY-MM. */
  births(): readonly string[]
  /** A day as YYYY-MM-DD. */
  day(fact: string): string | undefined
  /** A number as a visitor types it. */
  typed(value: number): string
}

export type Fill = Readonly<Record<string, RawCell | readonly RawRow[] | undefined>>

export type CardGroup = 'maand' | 'jaar' | 'nodig' | 'later'

export type Card = {
  readonly key: string
  readonly group: CardGroup
  readonly category: Category
  readonly slug: string
  readonly title: string
  /** The outputs it may show: the first that has a value. */
  readonly show: readonly [string, ...string[]]
  /** Facts that must be known. Those the page asks must be taken by it as well. */
  readonly needs: readonly string[]
  /** Whom it is about: the values of a fact for which it holds. */
  readonly when?: Readonly<Record<string, readonly string[]>>
  /** A value of a fact for which there is nothing to tell: no children. */
  readonly not?: Readonly<Record<string, string>>
  /** Whoever did not give this fact has nothing of the kind: a home to buy. */
  readonly only?: string
  /** Fields of the page that facts answer in other words, and the question this card asks of the page. */
  fill?(known: Known): Fill
  /** Example values that may be left in: the figure does not rest on them (cards.test.ts tries). */
  readonly free?: readonly string[]
  /** Facts its page asks that a card before it may give. */
  readonly takes?: readonly string[]
  /** What the card would tell, as it follows "Met je postcode ": "kennen we je nettoloon". */
  readonly gain: string
  /** A fact that makes the figure sharper, and what it adds. */
  readonly sharper?: { readonly fact: string; readonly gain: string }
  /** Facts for the cards after it, when the visitor did not give them; not when they rest on one of these examples. */
  readonly gives?: readonly {
    readonly fact: string
    readonly unless?: readonly string[]
    /** An output, or a text where the fact is written in other words. */
    readonly output: string | ((out: Out, known: Known) => string | undefined)
  }[]
  /** Worked out for the cards after it; not shown itself. */
  readonly isSilent?: true
  /** What it does to the money of the household: sign by output. */
  readonly flow?: {
    readonly per: 'maand' | 'jaar'
    readonly of: Readonly<Record<string, 1 | -1>>
    /** A fact that another card counts and that this takes the place of. */
    readonly instead?: string
  }
  /** What a year leaves of all that the household earns, whenever it is taxed; by it a change is measured (what-if.ts). */
  leaves?(out: Out, known: Known): number
  /** Below the title: what the figure holds for. */
  note?(out: Out, known: Known): string
  /** The sentence, where the first one of the page is about another figure. */
  say?(out: Out, known: Known): string | undefined
  readonly tone?: 'tax'
  /** Its page looks at rates of banks or of the market. */
  readonly market?: true
  /** When the figure becomes another one, in a sentence; empty when it stays. */
  next?(report: Report): string
  /** Days worth remembering in the year ahead. */
  dates?(out: Out, known: Known): readonly CalendarEvent[]
}

export const GROUP_TITLES: Readonly<Record<CardGroup, string>> = {
  maand: 'Elke maand',
  jaar: 'Dit jaar',
  nodig: 'Als het nodig is',
  later: 'Later',
}

export const EMPLOYED = ['bediende', 'arbeider'] as const
/** Who files a profit. */
export const OWN_ACCOUNT = ['zelfstandige', 'vrijBeroep'] as const
export const WORKING = [...EMPLOYED, 'ambtenaar', 'zelfstandige'] as const
export const yearOf = (day: string) => Number(day.slice(0, 4))
export const isCouple = (known: Known) => known.maybe('gezin') !== 'alleenstaand'
export const hasProfit = (known: Known, fact = 'statuut') => OWN_ACCOUNT.some((one) => one === known.maybe(fact))
export const number = (cell: Out[string] | undefined) => (typeof cell === 'number' ? cell : 0)
export const LOAN = {
  category: 'lenen',
  slug: 'lening-herfinancieren',
  market: true,
  needs: ['leningsaldo', 'leningrente', 'leningRest'],
} as const

/** A year of pay counts one month of premium: that of the sector takes its place, where a card before worked it out. */
export const withPremium = (out: Out, known: Known, year: string, premium: string): string =>
  known.typed(number(out[year]) - number(out[premium]) + (known.amount(premium) ?? number(out[premium])))

/** Of a whole year at this wage, not of another income; what a partner had withheld is not on this slip. */
export const ofYear = (fact: string, output: string, alone = false) => ({
  fact,
  unless: ['eindejaarspremie'],
  output: (out: Out, known: Known) =>
    known.maybe('belastbaarInkomen') !== undefined || (alone && known.maybe('gezin') === 'partnerMetInkomen')
      ? undefined
      : output === 'ingehoudenJaar'
        ? withPremium(out, known, output, 'premieVoorheffing')
        : known.typed(number(out[output])),
})

const SETTLED = [
  'socialeBijdragen',
  'werkbonusA',
  'werkbonusB',
  'werkbonusAPartner',
  'werkbonusBPartner',
  'bedrijfsvoorheffing',
  'bbszIngehouden',
] as const
export const TAX = {
  category: 'planning',
  slug: 'belastingplanning-calculator',
  needs: ['gezin', 'statuut', 'belastbaarInkomen'],
  fill: (known: Known) => ({
    inkomstenjaar: known.today.slice(0, 4),
    ...Object.fromEntries(SETTLED.map((name) => [name, known.maybe(name)])),
    // A profit has its costs off already.
    ...(hasProfit(known) && { werkelijkeKosten: '0' }),
  }),
  tone: 'tax',
} as const
