/** Indicative premiums from the legal tables, as a band around the pure premium. */
import { quoteBand } from '#data/insurance-quotes.ts'
import { annuityFactor, decreasingInsurance } from '#finance/lifetable.ts'
import { annuityPayment } from '#finance/loan.ts'
import { roundCents } from '#finance/money.ts'
import { discountSum, effective, monthlyActuarial } from '#finance/rate.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { premietaks, premietaksSchuldsaldo } from '#rules/belasting/langetermijnsparen.figures.ts'
import { wettelijkeTafel } from '#rules/pensioen/sterftetafels.ts'
import type { Values } from './inputs.ts'
import { coverOf, meanBalances, type Who } from './need.ts'

export type Premium = {
  /** Single premium without loadings, and the band with tax. */
  readonly pure: number
  readonly yearlyPure: number
  readonly low: number
  readonly high: number
  readonly yearlyLow: number
  readonly yearlyHigh: number
  readonly payYears: number
}

const none: Premium = { pure: 0, yearlyPure: 0, low: 0, high: 0, yearlyLow: 0, yearlyHigh: 0, payYears: 0 }

/** Capitals by year, insured from an age on: pure premium by the unisex table, then the band of quotes and the tax. */
function premiumFor(
  law: Law,
  options: {
    readonly age: number
    readonly capitals: readonly number[]
    readonly rate: number
    readonly smoker: boolean
    readonly payYears: number
    readonly tax: number
    readonly table: Values['tafel']
  },
): Premium {
  const { age, capitals, rate, smoker, payYears, tax } = options
  if (capitals.every((capital) => capital === 0)) return none
  const table = wettelijkeTafel(law, options.table)
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
    payYears,
  }
}

const smokes = (values: Values, who: Who): boolean => (who === 'jij' ? values.roker : values.rokerPartner)

/** Premiums are usually spread over two thirds of the term. */
export const payYearsOf = (term: number): number => Math.max(1, Math.floor((term * 2) / 3))

export function debtPremium(law: Law, values: Values, who: Who, age: number, cover = coverOf(values, who)): Premium {
  return premiumFor(law, {
    age,
    capitals: meanBalances(values).map((balance) => balance * cover),
    rate: values.technischeRente,
    smoker: smokes(values, who),
    payYears: payYearsOf(values.looptijd),
    tax: law(premietaksSchuldsaldo),
    table: values.tafel,
  })
}

/** A temporary life insurance that follows the need from year to year. */
export function lifePremium(law: Law, values: Values, who: Who, age: number, needs: readonly number[]): Premium {
  const last = needs.findLastIndex((need) => need > 0)
  return premiumFor(law, {
    age,
    capitals: needs.slice(0, last + 1),
    rate: values.technischeRente,
    smoker: smokes(values, who),
    payYears: Math.max(1, last + 1),
    tax: law(premietaks),
    table: values.tafel,
  })
}

export type Discount = {
  readonly paymentWithout: number
  readonly paymentWith: number
  readonly saved: number
  readonly extraPremium: number
  readonly net: number
  /** Highest extra premium that the lower rate still pays for, in money of today. */
  readonly worth: number
}

/** Lower rate with the bank's own insurance against a dearer premium. */
export function bankDiscount(values: Values): Discount {
  const months = values.looptijd * 12
  const payment = (rate: number) =>
    values.krediet === 0 ? 0 : roundCents(annuityPayment(values.krediet, monthlyActuarial(effective(rate)), months))
  const paymentWithout = payment(values.rente)
  const paymentWith = payment(Math.max(0, values.rente - values.rentekorting))
  const perMonth = roundCents(paymentWithout - paymentWith)
  const saved = roundCents(perMonth * months)
  const extraPremium = roundCents(values.premieBank - values.premieElders)
  return {
    paymentWithout,
    paymentWith,
    saved,
    extraPremium,
    net: roundCents(saved - extraPremium),
    worth: roundCents(perMonth * discountSum(monthlyActuarial(effective(values.rente)), months)),
  }
}
