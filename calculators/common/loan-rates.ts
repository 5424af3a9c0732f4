/** The rates that loans start from, each with its date. Numbers only. */
import type { Env } from '#calculators/kernel/fields.ts'
import { latestLevel, medianRate, offersOf, type OfferType } from '#calculators/kernel/market.ts'
import { homeLoanFormulas, homeLoanTable, referenceRates } from '#data/reference-rates.ts'
import { at } from '#finance/list.ts'
import { roundTo } from '#finance/money.ts'

type MarketEnv = Pick<Env, 'market'>

export type HomeLoanFormula = keyof typeof homeLoanFormulas

export type HomeLoanRate = {
  readonly rate: number
  /** YYYY-MM. */
  readonly month: string
  /** A barometer of that term and month, or the average of the market with the usual gap of the term. */
  readonly basis: 'barometer' | 'gemiddelde'
}

/** Rates of the table at terms between its rows, on the line between two rows; the ends hold beyond them. */
function tableRate(years: number): number {
  const rows = homeLoanTable.byTerm
  const above = rows.findIndex((row) => row.years >= years)
  if (above === -1) return at(rows, rows.length - 1).rate
  if (above === 0) return at(rows, 0).rate
  const [low, high] = [at(rows, above - 1), at(rows, above)]
  return low.rate + ((high.rate - low.rate) * (years - low.years)) / (high.years - low.years)
}

const AVERAGE = 'woonkrediet_nieuw_meer_dan_10j_vast'
const barometerOf = (years: number) => `woonkrediet_vast_${years}j_barometer`

/** Whether the rates below look at a series. */
export const isLoanSeries = (series: string): boolean =>
  series === AVERAGE || series === barometerOf(Number.parseInt(series.replace(/^\D+/, ''), 10))

function averageOf({ market }: MarketEnv) {
  const known = latestLevel(market, AVERAGE)
  return known && known.month >= homeLoanTable.month
    ? known
    : { month: homeLoanTable.month, rate: homeLoanTable.average }
}

const extraFor = (quotity: number) => (quotity > 0.8 ? homeLoanTable.above80 : 0)

/**
 * Rate at which a variable home loan starts, to a hundredth of a percent: the average of the market with the gap its formula
 * had when both were known.
 */
export function variableLoanRate(env: MarketEnv, formula: HomeLoanFormula, quotity = 0.8) {
  const average = averageOf(env)
  const { gap, month: since } = homeLoanFormulas[formula]
  return { rate: roundTo(average.rate + gap + extraFor(quotity), 4), month: average.month, since }
}

/** Fixed rate of a new home loan, to a hundredth of a percent, by term and by the part of the home that is borrowed. */
export function homeLoanRate(env: MarketEnv, years = 20, quotity = 0.8): HomeLoanRate {
  const { market } = env
  const average = averageOf(env)
  const extra = extraFor(quotity)
  const barometer = latestLevel(market, barometerOf(years))
  if (barometer && barometer.month >= average.month)
    return { rate: roundTo(barometer.rate + extra, 4), month: barometer.month, basis: 'barometer' }
  const rate = tableRate(years) + average.rate - homeLoanTable.average + extra
  return { rate: roundTo(rate, 4), month: average.month, basis: 'gemiddelde' }
}

export type LoanRate = {
  readonly rate: number
  /** The day of the newest offer or of the reference. */
  readonly asOf: string
  readonly basis: 'aanbod' | 'richtwaarde'
}

type Reference = { readonly rate: number; readonly asOf: string }

function fromOffers({ market }: MarketEnv, type: OfferType, reference: Reference, wanted?: RegExp): LoanRate {
  const offers = offersOf(market, type).filter((offer) => !wanted || wanted.test(offer.product))
  const rate = medianRate(offers, (offer) => offer.rate)
  if (rate === null) return { rate: reference.rate, asOf: reference.asOf, basis: 'richtwaarde' }
  const asOf = offers.reduce((newest, { checkedOn }) => (checkedOn > newest ? checkedOn : newest), '')
  return { rate, asOf, basis: 'aanbod' }
}

export const personalLoanRate = (env: MarketEnv): LoanRate =>
  fromOffers(env, 'persoonlijke_lening', referenceRates.personalLoan)

export const renovationLoanRate = (env: MarketEnv): LoanRate =>
  fromOffers(env, 'renovatielening', referenceRates.renovationLoan)

export type CarKind = 'nieuw' | 'tweedehands' | 'elektrisch'

export function carLoanRate(env: MarketEnv, kind: CarKind): LoanRate {
  const reference = {
    nieuw: referenceRates.carNew,
    tweedehands: referenceRates.carUsed,
    elektrisch: referenceRates.carElectric,
  }[kind]
  const wanted = { nieuw: /nieuwe/i, tweedehands: /tweedehands/i, elektrisch: /elektrisch|eco/i }[kind]
  return fromOffers(env, 'autolening', reference, wanted)
}
