/** A term account of whole years, paid out yearly or capitalised, and the savings account beside it. */
import { roundCents } from '#finance/money.ts'
import { findRoot } from '#finance/solve.ts'
import type { Law } from '#rules/dated.ts'
import { ingehouden } from '#rules/roerende-voorheffing.ts'
import { spaarbelasting } from '#rules/sparen.ts'

export type Payout = 'jaarlijks' | 'gekapitaliseerd'
export type TermYear = {
  readonly year: number
  readonly interest: number
  readonly tax: number
  readonly net: number
  /** What the visitor owns at the end of the year, net interest received so far included. */
  readonly value: number
}

/** Withholding is taken at each payment (art. 269 WIB 92): yearly, or once on everything at the end. */
export function termAccount(
  law: Law,
  amount: number,
  rate: number,
  years: number,
  payout: Payout,
): readonly TermYear[] {
  const result: TermYear[] = []
  let balance = amount
  let grossSoFar = 0
  for (let year = 1; year <= years; year++) {
    const interest = roundCents((payout === 'jaarlijks' ? amount : balance) * rate)
    grossSoFar = roundCents(grossSoFar + interest)
    const atEnd = year === years
    const tax = payout === 'jaarlijks' ? ingehouden(law, interest) : atEnd ? ingehouden(law, grossSoFar) : 0
    const net = roundCents(interest - tax)
    balance = roundCents(balance + net)
    result.push({ year, interest, tax, net, value: balance })
  }
  return result
}

/** Yearly rate on a savings account where all money stays, net of tax above the exemption of each year. */
export function savingsPath(law: Law, amount: number, rate: number, years: number, holders: number): readonly number[] {
  const path = [amount]
  for (let year = 1; year <= years; year++) {
    const balance = path.at(-1) ?? amount
    const interest = roundCents(balance * rate)
    path.push(roundCents(balance + interest - spaarbelasting(law, interest, holders)))
  }
  return path
}

/** The average total rate at which a savings account ends with the same amount. */
export function equalSavingsRate(
  law: Law,
  amount: number,
  target: number,
  years: number,
  holders: number,
): number | null {
  if (target <= amount) return 0
  return findRoot((rate) => (savingsPath(law, amount, rate, years, holders).at(-1) ?? 0) - target, 0, 0.5)
}
