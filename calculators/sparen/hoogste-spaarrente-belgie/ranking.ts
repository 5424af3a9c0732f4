/** Every savings account of the market, worked out on one visitor's plan. */
import { dateText, eur } from '#calculators/format.ts'
import { type Offer, STALE_AFTER_DAYS } from '#calculators/market.ts'
import { monthlyDeposits } from '#calculators/sparen/account.ts'
import { addMonths, daysBetween, year } from '#finance/dates.ts'
import { roundCents, sum } from '#finance/money.ts'
import type { Law } from '#rules/dated.ts'
import { ingehouden } from '#rules/roerende-voorheffing.ts'
import { type Movement, spaarboekje } from '#rules/spaarboekje.ts'
import { spaarbelasting } from '#rules/sparen.ts'

export type Plan = {
  readonly start: number
  readonly monthly: number
  readonly months: number
  readonly withdrawal: number
  readonly withdrawalMonth: number
  readonly holders: number
  readonly alreadyReceived: number
  readonly today: string
}

export type Account = Pick<
  Offer,
  'id' | 'bank' | 'product' | 'regulated' | 'checkedOn' | 'source' | 'maxMonthlyDeposit' | 'minAmount' | 'maxAmount'
> & {
  readonly base: number
  readonly premium: number
}

export type Ranked = {
  readonly account: Account
  readonly base: number
  readonly premium: number
  readonly tax: number
  readonly net: number
  /** Net interest on the money that stood there, per year. */
  readonly yield: number
  /** Why this plan cannot be done on this account, or null. */
  readonly impossible: string | null
  readonly stale: boolean
}

export const accountOf = (offer: Offer): Account => ({
  ...offer,
  base: offer.baseRate ?? 0,
  premium: offer.loyaltyBonus ?? 0,
})

function movementsOf(plan: Plan, until: string): Movement[] {
  const first: Movement[] = plan.start > 0 ? [{ date: plan.today, amount: plan.start }] : []
  const out: Movement[] =
    plan.withdrawal > 0 ? [{ date: addMonths(plan.today, plan.withdrawalMonth), amount: -plan.withdrawal }] : []
  const laterDeposits = monthlyDeposits(addMonths(plan.today, 1), until, plan.monthly)
  return [...first, ...laterDeposits, ...out].filter((move) => move.date <= until)
}

function reasonAgainst(account: Account, plan: Plan): string | null {
  const cap = account.maxMonthlyDeposit
  if (cap !== null && plan.start > cap)
    return `Je mag hier hoogstens ${eur(cap, 0)} per maand storten: ${eur(plan.start, 0)} ineens kan niet.`
  if (cap !== null && plan.monthly > cap) return `Je mag hier hoogstens ${eur(cap, 0)} per maand storten.`
  if (account.minAmount !== null && plan.start < account.minAmount)
    return `Minstens ${eur(account.minAmount, 0)} nodig.`
  const highest = plan.start + plan.monthly * Math.max(0, plan.months - 1)
  if (account.maxAmount !== null && highest > account.maxAmount)
    return `Het saldo mag hier hoogstens ${eur(account.maxAmount, 0)} zijn.`
  return null
}

/** Euros times days on the account: the base of an honest yearly yield. */
function capitalYears(movements: readonly Movement[], until: string): number {
  return movements.reduce((total, move) => total + (move.amount * daysBetween(move.date, until)) / 365, 0)
}

export function workOut(law: Law, account: Account, plan: Plan): Ranked {
  const until = addMonths(plan.today, plan.months)
  const movements = movementsOf(plan, until)
  const book = spaarboekje(law, {
    movements,
    rates: [{ from: '1990-01-01', base: account.base, premium: account.premium }],
    until,
  })
  const premiumOf = (wanted: string) =>
    sum(book.earned.filter((period) => period.earnedOn.startsWith(wanted)).map((period) => period.premium))
  const years = [
    ...new Set([...Object.keys(book.baseByYear), ...book.earned.map((period) => period.earnedOn.slice(0, 4))]),
  ].toSorted()
  const tax = sum(
    years.map((each) => {
      const interest = roundCents((book.baseByYear[each] ?? 0) + premiumOf(each))
      if (!account.regulated) return ingehouden(law, interest)
      const already = Number(each) === year(plan.today) ? plan.alreadyReceived : 0
      return spaarbelasting(law, interest, plan.holders, already)
    }),
  )
  const net = roundCents(book.baseInterest + book.earnedPremium - tax)
  const capital = capitalYears(movements, until)
  return {
    account,
    base: book.baseInterest,
    premium: book.earnedPremium,
    tax,
    net,
    yield: capital > 0 ? net / capital : 0,
    impossible:
      reasonAgainst(account, plan) ??
      (book.short > 0 ? `Er staat te weinig op om ${eur(plan.withdrawal, 0)} op te nemen.` : null),
    stale: daysBetween(account.checkedOn, plan.today) > STALE_AFTER_DAYS,
  }
}

/** Best first; accounts where the plan cannot be done come last. Equal results keep one fixed order. */
export function rank(law: Law, accounts: readonly Account[], plan: Plan): readonly Ranked[] {
  return accounts
    .map((account) => workOut(law, account, plan))
    .toSorted(
      (a, b) =>
        Number(a.impossible !== null) - Number(b.impossible !== null) ||
        b.net - a.net ||
        b.account.base - a.account.base ||
        (a.account.id < b.account.id ? -1 : 1),
    )
}

export const checkedText = (ranked: Ranked) =>
  `${dateText(ranked.account.checkedOn)}${ranked.stale ? ' (mogelijk verouderd)' : ''}`
