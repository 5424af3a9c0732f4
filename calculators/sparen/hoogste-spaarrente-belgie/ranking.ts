/** Every savings account of the market, worked out on one visitor's plan. */
import { eur } from '#calculators/kernel/format.ts'
import { type Offer, isStale } from '#calculators/kernel/market.ts'
import { interestByYear, monthlyDeposits, totalTax } from '#calculators/sparen/interest.ts'
import { addMonths, daysBetween } from '#finance/dates.ts'
import { roundCents, sum } from '#finance/money.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { ingehouden } from '#rules/sparen-beleggen/roerende-voorheffing.ts'
import { type Movement, spaarboekje } from '#rules/sparen-beleggen/spaarboekje.ts'

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
  | 'id'
  | 'bank'
  | 'product'
  | 'regulated'
  | 'checkedOn'
  | 'source'
  | 'note'
  | 'maxMonthlyDeposit'
  | 'minAmount'
  | 'maxAmount'
  | 'category'
> & {
  readonly base: number
  readonly premium: number
  readonly youth?: boolean
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
  youth: offer.type === 'jongerenspaarrekening',
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
  const years = interestByYear(law, book, plan.holders, {
    year: plan.today.slice(0, 4),
    amount: plan.alreadyReceived,
  })
  const tax = account.regulated ? totalTax(years) : sum(years.map(({ interest }) => ingehouden(law, interest)))
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
    stale: isStale(account.checkedOn, plan.today),
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

/** The category of the Febelfin protocol, where the list or the account itself tells it. */
export function categoryOf({ category, maxMonthlyDeposit, youth }: Account): string {
  return category ?? (youth ? 'C' : maxMonthlyDeposit === null ? '–' : 'B')
}

/** What the bank asks besides a monthly maximum, which has a column of its own. */
export function conditionsOf({ note, minAmount, maxAmount }: Account): string {
  return [
    minAmount === null ? '' : `minstens ${eur(minAmount, 0)}`,
    maxAmount === null ? '' : `saldo tot ${eur(maxAmount, 0)}`,
    note,
  ]
    .filter(Boolean)
    .join('; ')
}
