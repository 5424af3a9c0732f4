/** Terms side by side: what the market pays for each, and a sum spread over several of them. */
import { type Market, medianRate, offersOf } from '#calculators/kernel/market.ts'
import { internalRate } from '#finance/cashflow.ts'
import { addMonths } from '#finance/dates.ts'
import { largestRemainder, roundCents, sum } from '#finance/money.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { type Savings, savingsPath, type Term, termAccount } from './term.ts'

const LONGEST = 10

const offersFor = (market: Market, years: number) =>
  offersOf(market, 'termijnrekening').filter(({ minTerm, maxTerm }) => minTerm === years * 12 && maxTerm === minTerm)

const marketRate = (market: Market, years: number) => medianRate(offersFor(market, years), (offer) => offer.rate)

function beside(law: Law, term: Term, savings: Savings) {
  const net = sum(termAccount(law, term).map((year) => year.net))
  const path = savingsPath(law, { ...savings, amount: term.amount, months: term.months })
  const saved = roundCents((path.at(-1) ?? term.amount) - term.amount)
  return { net, saved, difference: roundCents(net - saved) }
}

/** Per term in whole years: the middle of the offered rates, against the savings account over the same time. */
export function marketTerms(law: Law, market: Market, term: Term, savings: Savings) {
  return Array.from({ length: LONGEST }, (_, index) => index + 1).flatMap((years) => {
    const rate = marketRate(market, years)
    if (rate === null) return []
    const offers = offersFor(market, years).filter((offer) => offer.rate !== null).length
    return { years, rate, offers, ...beside(law, { ...term, rate, months: years * 12 }, savings) }
  })
}

export function ladderOf(
  law: Law,
  market: Market,
  term: Term,
  savings: Savings,
  rungs: number,
  typed: readonly { readonly jaren: number; readonly rente: number }[],
) {
  const shares = largestRemainder(
    term.amount,
    Array.from({ length: rungs }, () => 1),
  )
  return shares.map((share, index) => {
    const years = index + 1
    const rate = typed.find((row) => row.jaren === years)?.rente ?? marketRate(market, years) ?? term.rate
    const rung: Term = { ...term, amount: share, rate, months: years * 12 }
    const free = addMonths(term.start, years * 12)
    return { years, share, rate, free, flows: flowsOf(law, rung), ...beside(law, rung, savings) }
  })
}

/** What comes back and when: yearly interest and the sum, or all at the end. */
export function flowsOf(law: Law, term: Term) {
  const path = termAccount(law, term)
  const end = term.months / 12
  if (term.payout !== 'jaarlijks') return [{ time: end, amount: path.at(-1)?.value ?? term.amount }]
  return [...path.map((year) => ({ time: year.time, amount: year.net })), { time: end, amount: term.amount }]
}

export const yieldOf = (amount: number, flows: readonly { readonly time: number; readonly amount: number }[]) =>
  internalRate([{ time: 0, amount: -amount }, ...flows]) ?? 0
