/**
 * A regulated savings account while it is kept, from one day on which something happens to the next (art. 2 KB/WIB 92).
 * The calendar is kept in numbers: a plan of forty years has ten thousand such days, and a page compares sixty accounts.
 */
import { fromDayNumber, isLeapYear, toDayNumber } from '#finance/dates.ts'
import { at } from '#finance/list.ts'
import { roundCents } from '#finance/money.ts'
import { openAgenda } from '#rules/sparen-beleggen/agenda.ts'
import type { Payment, Payments } from '#rules/sparen-beleggen/premiebetaling.ts'
import {
  accrued,
  apart,
  beginYears,
  type Forfeit,
  joinAlike,
  joinedPremium,
  lossOf,
  openLot,
  type OpenLot,
  transferFrom,
  withdrawFrom,
} from '#rules/sparen-beleggen/premieperiodes.ts'

export type SavingsRate = { readonly from: string; readonly base: number; readonly premium: number }

/**
 * Positive is a deposit, negative a withdrawal. `premium` overrides the account's rate on that day. A `transfer` moves
 * the amount to another account of the holder at the same bank, with `premium` as its rate there: the running year goes
 * on, each rate for its own days. It stays in this book, at the base rate of this book.
 */
export type Movement = {
  readonly date: string
  readonly amount: number
  readonly premium?: number
  readonly transfer?: boolean
}

export type Credit = { readonly date: string; readonly kind: 'basis' | 'premie'; readonly amount: number }

export type Loss = { readonly date: string; readonly loss: number }
export type Mark = {
  readonly date: string
  readonly baseByYear: Readonly<Record<string, number>>
  readonly premiumByYear: Readonly<Record<string, number>>
  readonly paidByYear: Readonly<Record<string, number>>
}

function rateOn(rates: readonly SavingsRate[], date: string): SavingsRate {
  return rates.findLast((rate) => rate.from <= date) ?? rates[0] ?? { from: date, base: 0, premium: 0 }
}

/** Amounts by year, or by the number of a day: a record with such keys takes several times as long. */
type Sums = Map<number, number>

export const roundAll = (byYear: Sums) =>
  Object.fromEntries([...byYear].map(([year, amount]) => [year, roundCents(amount)]))

const addTo = (sums: Sums, when: number, amount: number): unknown => sums.set(when, (sums.get(when) ?? 0) + amount)

const markOf = ({ baseByYear, premiumByYear, paidByYear }: Running, date: string): Mark => ({
  date,
  baseByYear: roundAll(baseByYear),
  premiumByYear: Object.fromEntries(premiumByYear),
  paidByYear: Object.fromEntries(paidByYear),
})

/** The book while it is kept. */
export type Running = {
  lots: OpenLot[]
  /** The lots by the day on which their year is full. */
  readonly ends: ReturnType<typeof openAgenda<OpenLot>>
  /** Earned but not yet paid, by the day of payment, which always lies ahead: at most two of them at a time. */
  readonly pending: Sums
  /** Day earned, day begun, amount, rate and premium of each period, one after the other: thousands of them in a long plan. */
  readonly periods: number[]
  readonly premiumByYear: Sums
  readonly paidByYear: Sums
  readonly forfeits: Forfeit[]
  readonly credits: Credit[]
  readonly baseByYear: Sums
  readonly marks: Mark[]
  readonly losses: Loss[]
  /** Lots that were ever opened. */
  opened: number
  earnedPremium: number
  balance: number
  uncredited: number
  short: number
  day: number
  year: number
  /** The first day of that year, and of the next. */
  newYear: number
  nextYear: number
  rate: SavingsRate
  /** Of the movements and of the days known beforehand, the first that lies ahead. */
  move: number
  known: number
  /** Of a premium that is earned today. */
  payment: Payment
}

export const emptyBook = (day: number): Running => ({
  lots: [],
  ends: openAgenda<OpenLot>(),
  pending: new Map(),
  periods: [],
  premiumByYear: new Map(),
  paidByYear: new Map(),
  forfeits: [],
  credits: [],
  baseByYear: new Map(),
  marks: [],
  losses: [],
  opened: 0,
  earnedPremium: 0,
  balance: 0,
  uncredited: 0,
  short: 0,
  day,
  year: 0,
  newYear: 0,
  nextYear: -Infinity,
  rate: { from: '', base: 0, premium: 0 },
  move: 0,
  known: 0,
  payment: { until: -Infinity, day: 0, year: 0 },
})

/** What does not change while the book is kept. */
export type Terms = {
  readonly payments: Payments
  readonly months: number
  readonly rates: readonly SavingsRate[]
  readonly reinvest: boolean
  readonly merge: boolean
  readonly listed: boolean
  /** In order, each beside its day. */
  readonly movements: readonly Movement[]
  readonly moveDays: readonly number[]
  /** Days of new rates, marks and thoughts, in order. */
  readonly known: readonly number[]
  readonly markDays: ReadonlySet<number>
  readonly thoughtDays: ReadonlySet<number>
  readonly thought: number
}

function add(book: Running, lot: OpenLot): void {
  book.opened++
  book.lots.push(lot)
  book.ends.add(lot)
}

/** Money comes in: on the balance, and as a year of its own. */
function deposit(book: Running, { months: term }: Terms, date: string, amount: number, rate: number): void {
  add(book, openLot(book.opened, book.day, date, { amount, rate, term }))
  book.balance = roundCents(book.balance + amount)
}

/** The payment of what is earned today. */
function paymentOf(book: Running, { payments }: Terms): Payment {
  if (book.day >= book.payment.until) book.payment = payments.of(book.day)
  return book.payment
}

/** Years that are full today earn their premium, to be paid later (art. 2, 4°, b). */
function earnPremiums(book: Running, terms: Terms): void {
  const { day, year } = book
  const complete = book.ends.take(day)
  if (complete.length === 0) return
  let total = 0
  for (const lot of complete) {
    const premium = lot.parts ? joinedPremium(lot, lot.parts) : roundCents(accrued(lot, day))
    total += premium
    if (terms.listed) book.periods.push(day, lot.start, lot.amount, lot.rate, premium)
  }
  const paid = paymentOf(book, terms)
  book.earnedPremium += total
  addTo(book.premiumByYear, year, total)
  addTo(book.paidByYear, paid.year, total)
  addTo(book.pending, paid.day, total)
  beginYears(complete, { day, nextRate: book.rate.premium, term: terms.months })
  if (complete.length > 1 && (terms.merge || !terms.listed)) joinAlike(complete, terms.merge)
  for (const lot of complete) if (lot.amount > 0) book.ends.add(lot)
}

/** Interest or premiums come on the account, or leave it at once. */
function credit(book: Running, terms: Terms, kind: Credit['kind'], amount: number): void {
  if (amount === 0) return
  const date = fromDayNumber(book.day)
  book.credits.push({ date, kind, amount })
  if (terms.reinvest) deposit(book, terms, date, amount, book.rate.premium)
}

/** Premiums on the first day of a quarter, base interest on 1 January. */
function creditDue(book: Running, terms: Terms): void {
  const premiums = book.pending.get(book.day)
  if (premiums !== undefined) {
    book.pending.delete(book.day)
    credit(book, terms, 'premie', roundCents(premiums))
  }
  if (book.day !== book.newYear) return
  const interest = roundCents(book.uncredited)
  book.uncredited = 0
  credit(book, terms, 'basis', interest)
}

/** Whoever takes money looks at each amount by itself. */
function takeApart(book: Running): void {
  if (!book.lots.some(({ parts, amount }) => parts !== undefined || amount === 0)) return
  const lots = apart(book.lots)
  const held = new Set(book.lots)
  for (const lot of book.lots) if (lot.parts) lot.amount = 0
  for (const lot of lots) if (!held.has(lot)) book.ends.add(lot)
  book.lots = lots
}

/** A deposit, a withdrawal or a transfer of the holder. */
function move(book: Running, terms: Terms, { date, amount, premium, transfer }: Movement): void {
  const { day } = book
  const rate = premium ?? book.rate.premium
  if (transfer || amount < 0) takeApart(book)
  if (transfer) {
    const { moved, left } = transferFrom(book.lots, { day, wanted: Math.abs(amount), rate, nr: book.opened })
    for (const lot of moved) add(book, lot)
    book.short = roundCents(book.short + left)
  } else if (amount > 0) {
    deposit(book, terms, date, amount, rate)
  } else {
    const { forfeits, left } = withdrawFrom(book.lots, { day, date, wanted: -amount })
    book.forfeits.push(...forfeits)
    book.balance = roundCents(book.balance - (-amount - left))
    book.short = roundCents(book.short + left)
  }
}

/** Base interest until the next day on which something happens, by the days of that year (art. 2, 4°, b). */
function accrueBase(book: Running, stop: number): void {
  const { year } = book
  book.uncredited += (book.balance * book.rate.base * (stop - book.day)) / (isLeapYear(year) ? 366 : 365)
  // What is uncredited began at 0 on 1 January, so it is what this year has earned so far.
  book.baseByYear.set(year, book.uncredited)
}

/** The first day after this one on which a year is full, a premium is paid, a rate changes or something else happens. */
function nextStop(book: Running, { moveDays, known }: Terms, last: number): number {
  let stop = Math.min(last, book.nextYear, book.ends.next(), moveDays[book.move] ?? last, known[book.known] ?? last)
  for (const payDay of book.pending.keys()) stop = Math.min(stop, payDay)
  return stop
}

/** What the calendar says of the day: its year, and the rate that holds. Every day on which either changes is stopped at. */
function look(book: Running, { rates, known }: Terms): void {
  const { day } = book
  if (day >= book.nextYear) {
    book.year = Number(fromDayNumber(day).slice(0, 4))
    book.newYear = toDayNumber(`${book.year}-01-01`)
    book.nextYear = toDayNumber(`${book.year + 1}-01-01`)
  }
  if (book.known > 0 && (known[book.known] ?? Infinity) > day) return
  while ((known[book.known] ?? Infinity) <= day) book.known++
  book.rate = rateOn(rates, fromDayNumber(day))
}

/**
 * One day of the book, in this order: premiums earned, premiums and interest paid, then what the holder moves; base interest
 * runs over what stands on the account after that.
 */
export function keepDay(book: Running, terms: Terms): void {
  const { day } = book
  look(book, terms)
  earnPremiums(book, terms)
  if (terms.markDays.has(day)) book.marks.push(markOf(book, fromDayNumber(day)))
  creditDue(book, terms)
  for (; terms.moveDays[book.move] === day; book.move++) move(book, terms, at(terms.movements, book.move))
  if (terms.thoughtDays.has(day)) {
    const loss = lossOf(apart(book.lots), day, Math.min(terms.thought, book.balance))
    book.losses.push({ date: fromDayNumber(day), loss })
  }
}

/** From the day after the one that was kept. */
export function keepUntil(book: Running, terms: Terms, last: number): void {
  while (book.day < last) {
    const stop = nextStop(book, terms, last)
    accrueBase(book, stop)
    book.day = stop
    keepDay(book, terms)
  }
}

/** What the thought of withdrawal costs on the first days after the end on which a year is full. */
export function lossesAfter(book: Running, terms: Terms, howMany: number): readonly Loss[] {
  const lots = apart(book.lots).map((lot) => ({ ...lot }))
  const days = [...new Set(lots.map(({ end }) => end))].toSorted((a, b) => a - b).slice(0, howMany)
  const last = days.at(-1)
  if (last === undefined) return []
  const ends = openAgenda<OpenLot>()
  for (const lot of lots.toSorted((a, b) => a.end - b.end || a.nr - b.nr)) ends.add(lot)
  const { day, opened, balance, uncredited, rate, move, known } = book
  const ahead = { ...emptyBook(day), lots, ends, pending: new Map(book.pending), opened, balance, uncredited, rate }
  const { year, newYear, nextYear } = book
  Object.assign(ahead, { year, newYear, nextYear, move, known })
  keepUntil(ahead, { ...terms, markDays: new Set(), thoughtDays: new Set(days) }, last)
  return ahead.losses
}
