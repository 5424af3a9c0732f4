/** Every savings account of the market, worked out on one visitor's plan. Numbers and reasons only. */
import type { Offer } from '#calculators/kernel/market.ts'
import {
  earnedIn,
  interestByYear,
  monthlyDeposits,
  paidIn,
  totalTax,
  type YearOfInterest,
} from '#calculators/models/savings-account.ts'
import { addMonths, daysBetween } from '#finance/dates.ts'
import { compareText } from '#finance/list.ts'
import { roundCents, roundedSum } from '#finance/money.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { ingehouden } from '#rules/sparen-beleggen/roerende-voorheffing.ts'
import { type SavingsBook, spaarboekje } from '#rules/sparen-beleggen/spaarboekje.ts'
import type { Movement } from '#rules/sparen-beleggen/spaarboekje-dagen.ts'

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
  | 'note'
  | 'maxMonthlyDeposit'
  | 'minAmount'
  | 'maxAmount'
  | 'minAge'
  | 'maxAge'
  | 'newMoney'
  | 'category'
> & {
  readonly base: number
  readonly premium: number
  /** A month, for the subscription the account comes with. */
  readonly fee: number
}

/** Why a plan cannot be done on an account, with the limit that stands in the way. */
export type Reason = {
  readonly code:
    | 'start-boven-maximum'
    | 'storting-boven-maximum'
    | 'onder-minimum'
    | 'boven-saldo'
    | 'onbekende-voorwaarde'
    | 'te-weinig'
  readonly limit: number
}

/** Below a euro there is nothing to choose by. */
export const TIE = 1

export type Ranked = {
  readonly account: Account
  readonly base: number
  readonly premium: number
  readonly tax: number
  readonly years: readonly YearOfInterest[]
  /** What the subscription costs over the whole plan. */
  readonly fee: number
  readonly net: number
  /** Net interest on the money that stood there, per year. */
  readonly yield: number
  readonly impossible: Reason | null
}

export const accountOf = (offer: Offer, fee = 0): Account => ({
  ...offer,
  fee,
  base: offer.baseRate ?? 0,
  premium: offer.loyaltyBonus ?? 0,
})

const alreadyOf = (plan: Plan) => ({ year: plan.today.slice(0, 4), amount: plan.alreadyReceived })

/** What goes on and off an account, the same on each of them, and what that gives: many accounts have the same rates. */
export function movesOf(law: Law, plan: Plan) {
  const until = addMonths(plan.today, plan.months)
  const movements = movementsOf(plan, until)
  const known = new Map<string, Given>()
  const givenBy = (account: Account): Given => {
    const rates = `${account.base} ${account.premium}`
    const before = known.get(rates)
    if (before) return before
    const book = bookOf(law, account, movements, until)
    const given = { book, years: interestByYear(law, book, plan.holders, paidIn(until), alreadyOf(plan)) }
    known.set(rates, given)
    return given
  }
  return { capital: capitalYears(movements, until), givenBy }
}

type Given = { readonly book: Book; readonly years: readonly YearOfInterest[] }

function movementsOf(plan: Plan, until: string): Movement[] {
  const first: Movement[] = plan.start > 0 ? [{ date: plan.today, amount: plan.start }] : []
  const out: Movement[] =
    plan.withdrawal > 0 ? [{ date: addMonths(plan.today, plan.withdrawalMonth), amount: -plan.withdrawal }] : []
  const laterDeposits = monthlyDeposits(addMonths(plan.today, 1), until, plan.monthly)
  return [...first, ...laterDeposits, ...out].filter((move) => move.date <= until)
}

/** Category B says that there is a condition. When we know none of the usual ones, we cannot say that a plan fits. */
const hasUnknownCondition = (account: Account) =>
  account.category === 'B' &&
  account.maxMonthlyDeposit === null &&
  account.minAmount === null &&
  account.maxAmount === null &&
  account.maxAge === null &&
  account.newMoney === null

/** The lowest and the highest that stands on the account, interest left out. What goes out on the last day is of no matter. */
function balancesOf({ start, monthly, months, withdrawal, withdrawalMonth }: Plan) {
  const end = start + monthly * Math.max(0, months - 1)
  if (withdrawal === 0 || withdrawalMonth >= months) return { lowest: start, highest: end }
  const before = start + monthly * withdrawalMonth
  return { lowest: Math.min(start, before - withdrawal), highest: Math.max(before, end - withdrawal) }
}

function reasonAgainst(account: Account, plan: Plan): Reason | null {
  const cap = account.maxMonthlyDeposit
  const { lowest, highest } = balancesOf(plan)
  if (cap !== null && plan.start > cap) return { code: 'start-boven-maximum', limit: cap }
  if (cap !== null && plan.monthly > cap) return { code: 'storting-boven-maximum', limit: cap }
  if (account.minAmount !== null && lowest < account.minAmount)
    return { code: 'onder-minimum', limit: account.minAmount }
  if (account.maxAmount !== null && highest > account.maxAmount)
    return { code: 'boven-saldo', limit: account.maxAmount }
  return hasUnknownCondition(account) ? { code: 'onbekende-voorwaarde', limit: 0 } : null
}

/** Euros times days on the account: the base of an honest yearly yield. */
function capitalYears(movements: readonly Movement[], until: string): number {
  return movements.reduce((total, move) => total + (move.amount * daysBetween(move.date, until)) / 365, 0)
}

type Book = Pick<
  SavingsBook,
  'baseInterest' | 'earnedPremium' | 'short' | 'baseByYear' | 'premiumByYear' | 'paidByYear'
>

/** The totals alone: a book also holds every amount that runs, and here sixty of them are kept beside each other. */
export function bookOf(law: Law, { base, premium }: Account, movements: readonly Movement[], until: string): Book {
  const rates = [{ from: '1990-01-01', base, premium }]
  const book = spaarboekje(law, { movements, rates, until, listed: false })
  const { baseInterest, earnedPremium, short, baseByYear, premiumByYear, paidByYear } = book
  return { baseInterest, earnedPremium, short, baseByYear, premiumByYear, paidByYear }
}

export function workOut(law: Law, account: Account, plan: Plan, moves = movesOf(law, plan)): Ranked {
  const { capital } = moves
  const { book, years: exempted } = moves.givenBy(account)
  const years = account.regulated
    ? exempted
    : exempted.map((each) => ({ ...each, taxable: each.interest, tax: ingehouden(law, each.interest) }))
  const tax = totalTax(years)
  const fee = roundCents(account.fee * plan.months)
  const net = roundCents(book.baseInterest + book.earnedPremium - tax - fee)
  return {
    account,
    base: book.baseInterest,
    premium: book.earnedPremium,
    tax,
    years,
    fee,
    net,
    yield: capital > 0 ? net / capital : 0,
    impossible: reasonAgainst(account, plan) ?? (book.short > 0 ? { code: 'te-weinig', limit: plan.withdrawal } : null),
  }
}

/** The tax at a bank that books a premium of 1 January with the year just ended. */
export function taxAsEarned(law: Law, { account, tax }: Ranked, plan: Plan, moves = movesOf(law, plan)): number {
  if (!account.regulated) return tax
  const { book } = moves.givenBy(account)
  return totalTax(interestByYear(law, book, plan.holders, earnedIn, alreadyOf(plan)))
}

/** Best first; accounts where the plan cannot be done come last. Equal results keep one fixed order. */
export function rank(
  law: Law,
  accounts: readonly Account[],
  plan: Plan,
  moves = movesOf(law, plan),
): readonly Ranked[] {
  return accounts
    .map((account) => workOut(law, account, plan, moves))
    .toSorted(
      (a, b) =>
        Number(a.impossible !== null) - Number(b.impossible !== null) ||
        b.net - a.net ||
        b.account.base - a.account.base ||
        compareText(a.account.id, b.account.id),
    )
}

const paysNoLess = (one: Account, other: Account) =>
  one.base >= other.base && one.premium >= other.premium && one.fee <= other.fee

/**
 * Regulated accounts by what they bring on a plan, best first, equal ones in the order given. An account brings no more
 * than one before it with the same rates or higher ones, so that it is only worked out when that one has had its turn:
 * whoever divides a sum looks at the first few.
 */
export function* bestFirst(law: Law, accounts: readonly Account[], plan: Plan): Generator<Account> {
  const moves = movesOf(law, plan)
  const nets = new Map<Account, number>()
  const netOf = (account: Account) => {
    const net = nets.get(account) ?? workOut(law, account, plan, moves).net
    nets.set(account, net)
    return net
  }
  let left = accounts
  while (left.length > 0) {
    const front: Account[] = []
    for (const account of left) if (!front.some((one) => paysNoLess(one, account))) front.push(account)
    const best = front.reduce((top, account) => (netOf(account) > netOf(top) ? account : top))
    yield best
    left = left.filter((account) => account !== best)
  }
}

function addedUp(parts: readonly Readonly<Record<string, number>>[]): Readonly<Record<string, number>> {
  const years = new Set(parts.flatMap((part) => Object.keys(part)))
  return Object.fromEntries([...years].map((year) => [year, roundedSum(parts.map((part) => part[year] ?? 0))]))
}

/** What several regulated accounts bring together: they share one exemption per holder, whichever bank they are at. */
export function together(law: Law, books: readonly Book[], plan: Plan) {
  const all = {
    premiumByYear: addedUp(books.map((book) => book.premiumByYear)),
    paidByYear: addedUp(books.map((book) => book.paidByYear)),
    baseByYear: addedUp(books.map((book) => book.baseByYear)),
  }
  const until = addMonths(plan.today, plan.months)
  const tax = totalTax(interestByYear(law, all, plan.holders, paidIn(until), alreadyOf(plan)))
  return { tax, net: roundCents(roundedSum(books.flatMap((book) => [book.baseInterest, book.earnedPremium])) - tax) }
}

/** Books by rates and payments. */
type Books = Map<string, Book>

export type Split = {
  readonly account: Account
  readonly perMonth: number
  /** Of that, taken each month from the first account. */
  readonly fromFirst: number
  readonly tax: number
  readonly net: number
}

/**
 * The plan over two accounts: the first takes the sum, the second, with a monthly maximum, what comes in each month and
 * as much of the sum as still fits. Both share one exemption. Null where it cannot be done.
 */
function splitOver(law: Law, first: Account, second: Account, plan: Plan, moving: boolean, known: Books): Split | null {
  const cap = second.maxMonthlyDeposit ?? 0
  const until = addMonths(plan.today, plan.months)
  const dates = monthlyDeposits(addMonths(plan.today, 1), until, cap).map((move) => move.date)
  const saved = Math.min(plan.monthly, cap)
  const steps = dates.length
  const fromFirst = moving && steps > 0 ? Math.min(cap - saved, Math.floor((plan.start * 100) / steps) / 100) : 0
  const perMonth = roundCents(saved + fromFirst)
  if (perMonth === 0 || steps === 0) return null
  const left = roundCents(plan.monthly - saved - fromFirst)
  const bookFor = (account: Account, start: number, monthly: number) => {
    const key = `${account.base} ${account.premium} ${start} ${monthly}`
    const deposits = [
      ...(start > 0 ? [{ date: plan.today, amount: start }] : []),
      ...(monthly === 0 ? [] : dates.map((date) => ({ date, amount: monthly }))),
    ]
    const book = known.get(key) ?? bookOf(law, account, deposits, until)
    known.set(key, book)
    return book
  }
  const firstBook = bookFor(first, plan.start, left)
  if (firstBook.short > 0) return null
  const secondBook = bookFor(second, 0, perMonth)
  return { account: second, perMonth, fromFirst, ...together(law, [firstBook, secondBook], plan) }
}

/** The best way to divide the plan between the best account and one with a monthly maximum, or null when none pays. */
export function bestSplit(law: Law, best: Ranked, ranked: readonly Ranked[], plan: Plan): Split | null {
  if (!best.account.regulated || plan.withdrawal > 0) return null
  const seconds = ranked.filter(
    ({ account }) =>
      account.regulated &&
      account.maxMonthlyDeposit !== null &&
      account.minAmount === null &&
      account.base + account.premium > best.account.base + best.account.premium,
  )
  // With the same maximum the one before it brings as much or more.
  const isBeaten = ({ account }: Ranked, index: number) =>
    seconds
      .slice(0, index)
      .some(({ account: one }) => one.maxMonthlyDeposit === account.maxMonthlyDeposit && paysNoLess(one, account))
  const known: Books = new Map()
  return seconds
    .filter((second, index) => !isBeaten(second, index))
    .flatMap(({ account }) => [false, true].map((moving) => splitOver(law, best.account, account, plan, moving, known)))
    .reduce<Split | null>((top, one) => (one && one.net > (top?.net ?? best.net + TIE) ? one : top), null)
}
