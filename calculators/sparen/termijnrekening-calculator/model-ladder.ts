/** Terms side by side: what the market pays for each, and a sum spread over several of them. */
import type { Market } from '#calculators/kernel/market.ts'
import { standing } from '#calculators/models/savings-account.ts'
import { offerOfBank, termRate } from '#calculators/sparen/term-rates.ts'
import { internalRate } from '#finance/cashflow.ts'
import { addMonths } from '#finance/dates.ts'
import { roundCents, roundedSum } from '#finance/money.ts'
import { largestRemainder } from '#finance/shares.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { savedAfter, type Savings, type Term, termAccount } from './model-term.ts'

const LONGEST = 10

function beside(law: Law, term: Term, saved: number) {
  const path = termAccount(law, term)
  const net = roundedSum(path.map((year) => year.net))
  const gross = roundedSum(path.map((year) => year.interest))
  return { gross, tax: roundCents(gross - net), net, saved, difference: roundCents(net - saved) }
}

/** Per term in whole years: the middle of the offered rates, against the savings account over the same time. */
export function marketTerms(law: Law, market: Market, term: Term, savings: Savings) {
  return Array.from({ length: LONGEST }, (_, index) => index + 1).flatMap((years) => {
    const known = termRate(market, 'termijnrekening', years * 12, term.amount)
    if (known === null || known.between !== null) return []
    const { rate, offers } = known
    const saved = roundCents(savedAfter(law, { ...savings, months: years * 12 }) - term.amount)
    return { years, rate, offers, ...beside(law, { ...term, rate, months: years * 12 }, saved) }
  })
}

/** `own`: the rates the visitor gave, by their length in years; then those of their bank, then the middle of the offers. */
export function ladderOf(
  law: Law,
  market: Market,
  term: Term,
  savings: Savings,
  rungs: number,
  own: ReadonlyMap<number, number>,
  bank: string | null,
) {
  const shares = largestRemainder(
    term.amount,
    Array.from({ length: rungs }, () => 1),
  )
  const held = shares.map((amount, index) => ({ ...savings, amount, until: addMonths(term.start, (index + 1) * 12) }))
  // The parts on one savings account: what each adds to those before it, because a year has one exemption.
  const savedBy = (count: number) => standing(law, held.slice(0, count)).net
  return shares.map((share, index) => {
    const years = index + 1
    const typed = own.get(years)
    const offered = bank === null ? null : offerOfBank(market, 'termijnrekening', bank, years * 12, share)
    const rate = typed ?? offered?.rate ?? termRate(market, 'termijnrekening', years * 12, share)?.rate ?? term.rate
    const rung: Term = { ...term, amount: share, rate, months: years * 12 }
    const free = addMonths(term.start, years * 12)
    return {
      years,
      share,
      rate,
      isOwn: typed !== undefined,
      isMiddle: typed === undefined && offered === null,
      free,
      flows: flowsOf(law, rung),
      ...beside(law, rung, roundCents(savedBy(years) - savedBy(index))),
    }
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
