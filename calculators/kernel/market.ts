/** What banks offer and what the market pays, as one dated snapshot. Rates are fractions. */
import { daysBetween } from '#finance/dates.ts'

export type OfferType =
  | 'spaarrekening'
  | 'jongerenspaarrekening'
  | 'termijnrekening'
  | 'kasbon'
  | 'staatsbon'
  | 'persoonlijke_lening'
  | 'autolening'
  | 'renovatielening'
  | 'woonkrediet'

export type Offer = {
  readonly id: string
  readonly bank: string
  readonly bankShort: string
  readonly product: string
  readonly type: OfferType
  readonly regulated: boolean
  readonly baseRate: number | null
  readonly loyaltyBonus: number | null
  readonly promotionalRate: number | null
  readonly promotionalPeriod: number | null
  /** Gross yearly rate of term products, JKP or debit rate of credit. */
  readonly rate: number | null
  readonly minAmount: number | null
  readonly maxAmount: number | null
  readonly maxMonthlyDeposit: number | null
  readonly minTerm: number | null
  readonly maxTerm: number | null
  /** Legal class of a regulated account: A without conditions, B with conditions, C for an age group. */
  readonly category: 'A' | 'B' | 'C' | null
  /** Ages in full years, both included. */
  readonly minAge: number | null
  readonly maxAge: number | null
  /** Only for money that comes from elsewhere; null is unknown. */
  readonly newMoney: boolean | null
  readonly validFrom: string
  readonly checkedOn: string
  /** Short and fit for a visitor, as is `note`: a condition of the offer, or empty. */
  readonly source: string
  readonly confidence: string
  readonly note: string
}

/** An average or reference rate of the market, for example the mean new 20-year home loan. */
export type Level = {
  readonly series: string
  readonly month: string
  readonly rate: number
  readonly source: string
}

export type Market = {
  /** Date of the newest change. */
  readonly asOf: string
  readonly version: string
  readonly offers: readonly Offer[]
  readonly levels: readonly Level[]
}

/** After this many days a rate is shown as possibly out of date. */
export const STALE_AFTER_DAYS = 45

export const isStale = (checkedOn: string, today: string): boolean => daysBetween(checkedOn, today) > STALE_AFTER_DAYS

export function offersOf(market: Market, ...types: readonly OfferType[]): readonly Offer[] {
  return market.offers.filter((offer) => types.includes(offer.type))
}

/** The newest known level of a series, or null when the market has none. */
export function latestLevel(market: Market, series: string): Level | null {
  return market.levels
    .filter((level) => level.series === series)
    .reduce<Level | null>((newest, level) => (newest && newest.month >= level.month ? newest : level), null)
}

/** Middle of the offered rates: a default that no single bank's promotion can pull. */
export function medianRate(offers: readonly Offer[], rateOf: (offer: Offer) => number | null): number | null {
  const rates = offers
    .map(rateOf)
    .filter((rate) => rate !== null)
    .toSorted((a, b) => a - b)
  if (rates.length === 0) return null
  const middle = rates.length / 2
  const low = rates[Math.ceil(middle) - 1] ?? 0
  const high = rates[Math.floor(middle)] ?? low
  return (low + high) / 2
}
