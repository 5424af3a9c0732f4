/** Start values of loan rates: what the market shows, else a dated reference rate; each with a hint that says so. */
import type { Env } from '#calculators/kernel/fields.ts'
import { longDate } from '#calculators/kernel/format.ts'
import { checkedText, latestLevel, medianRate, offersOf, type OfferType } from '#calculators/kernel/market.ts'
import { referenceRates } from '#data/reference-rates.ts'

type Reference = { readonly rate: number; readonly asOf: string }
export type StartRate = { readonly rate: number; readonly hint: string }

function fromOffers(
  { market, today }: Env,
  types: readonly OfferType[],
  what: string,
  reference: Reference,
  wanted?: RegExp,
): StartRate {
  const offers = offersOf(market, ...types).filter((offer) => !wanted || wanted.test(offer.product))
  const rate = medianRate(offers, (offer) => offer.rate)
  if (rate === null)
    return { rate: reference.rate, hint: `${what}: richtwaarde van ${longDate(reference.asOf.slice(0, 7))}.` }
  return {
    rate,
    hint: `${what}: middelste van de bekende aanbiedingen, laatst gecontroleerd op ${checkedText(market.asOf, today)}.`,
  }
}

/** Fixed rate of a new home loan, by term. */
export function homeLoanRate({ market }: Env, years: 20 | 25 = 20): StartRate {
  const level = latestLevel(market, `woonkrediet_vast_${years}j_barometer`)
  const reference = years === 20 ? referenceRates.homeLoan20 : referenceRates.homeLoan25
  if (!level)
    return {
      rate: reference.rate,
      hint: `Vaste rente op ${years} jaar: richtwaarde van ${longDate(reference.asOf.slice(0, 7))}.`,
    }
  return {
    rate: level.rate,
    hint: `Gemiddelde vaste rente op ${years} jaar in ${longDate(level.month)}. Vul de rente van je eigen bank in.`,
  }
}

export const personalLoanRate = (env: Env): StartRate =>
  fromOffers(env, ['persoonlijke_lening'], 'JKP van een persoonlijke lening', referenceRates.personalLoan)

export const renovationLoanRate = (env: Env): StartRate =>
  fromOffers(env, ['renovatielening'], 'JKP van een renovatie- of energielening', referenceRates.renovationLoan)

export function carLoanRate(env: Env, kind: 'nieuw' | 'tweedehands' | 'elektrisch'): StartRate {
  const reference = {
    nieuw: referenceRates.carNew,
    tweedehands: referenceRates.carUsed,
    elektrisch: referenceRates.carElectric,
  }[kind]
  const wanted = { nieuw: /nieuwe/i, tweedehands: /tweedehands/i, elektrisch: /elektrisch|eco/i }[kind]
  return fromOffers(env, ['autolening'], 'JKP van een autolening', reference, wanted)
}
