/** Indicative premiums from the legal tables, as a band around the pure premium. */
import { quoteBand } from '#data/insurance-quotes.ts'
import { annuityFactor, decreasingInsurance } from '#finance/lifetable.ts'
import { roundCents } from '#finance/money.ts'
import { premietaks, premietaksSchuldsaldo } from '#rules/belasting/langetermijnsparen.figures.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { wettelijkeTafel } from '#rules/pensioen/sterftetafels.ts'
import type { Values } from './inputs.ts'
import type { Debt, Who } from './model-need.ts'

type Premium = {
  /** Single premium without loadings, and the band with tax. */
  readonly pure: number
  readonly yearlyPure: number
  readonly low: number
  readonly high: number
  readonly yearlyLow: number
  readonly yearlyHigh: number
}

const none: Premium = { pure: 0, yearlyPure: 0, low: 0, high: 0, yearlyLow: 0, yearlyHigh: 0 }

const smokes = ({ roker }: Values, who: Who): boolean => roker === who || roker === 'allebei'

type Insured = { readonly age: number; readonly smoker: boolean }

/** Capitals by year: pure premium by the unisex table, then the band of quotes and the tax. */
function premiumFor(
  law: Law,
  { age, smoker }: Insured,
  capitals: readonly number[],
  { payYears, tax }: { readonly payYears: number; readonly tax: number },
): Premium {
  if (capitals.every((capital) => capital === 0)) return none
  const table = wettelijkeTafel(law, 'XK')
  const rate = quoteBand.interest
  const pure = decreasingInsurance(table, age, rate, capitals, 'at-death')
  const factor = (smoker ? quoteBand.smoker : 1) * (1 + tax)
  const yearly = annuityFactor(table, age, { rate, years: payYears })
  const low = pure * quoteBand.low * factor
  const high = pure * quoteBand.high * factor
  return {
    pure: roundCents(pure),
    yearlyPure: roundCents(pure / yearly),
    low: roundCents(low),
    high: roundCents(high),
    yearlyLow: roundCents(low / yearly),
    yearlyHigh: roundCents(high / yearly),
  }
}

/** Premiums are usually spread over two thirds of the term. */
export const payYearsOf = (term: number): number => Math.max(1, Math.floor((term * 2) / 3))

export const insured = (values: Values, who: Who, today: string): Insured =>
  who === 'jij'
    ? { age: Number(today.slice(0, 4)) - values.geboortejaar, smoker: smokes(values, who) }
    : { age: Number(today.slice(0, 4)) - values.geboortejaarPartner, smoker: smokes(values, who) }

/** A schuldsaldoverzekering that follows the loan. */
export const debtPremium = (law: Law, { mean }: Debt, cover: number, person: Insured): Premium =>
  premiumFor(
    law,
    person,
    mean.map((balance) => balance * cover),
    { payYears: payYearsOf(mean.length), tax: law(premietaksSchuldsaldo) },
  )

/** A temporary life insurance that follows the need from year to year. */
export function lifePremium(law: Law, person: Insured, needs: readonly number[]): Premium {
  const last = needs.findLastIndex((need) => need > 0)
  return premiumFor(law, person, needs.slice(0, last + 1), { payYears: Math.max(1, last + 1), tax: law(premietaks) })
}
