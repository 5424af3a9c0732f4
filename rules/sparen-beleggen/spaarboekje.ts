/**
 * A regulated savings account day by day (art. 2 KB/WIB 92): base interest per calendar day, credited on
 * 1 January; a getrouwheidspremie per deposit, earned after twelve full months at the rate of its start,
 * paid on the first day of the next quarter; a withdrawal takes the money whose period started last.
 * Leaves out: the yearly number and the minimum of transfers within a bank, and holder limits of banks.
 */
import { compareDates, fromDayNumber, isLeapYear, toDayNumber } from '#finance/dates.ts'
import { roundCents } from '#finance/money.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { openAgenda } from '#rules/sparen-beleggen/agenda.ts'
import {
  accrued,
  beginYears,
  type Forfeit,
  joinAlike,
  lossOf,
  openLot,
  type OpenLot,
  type PremiumPeriod,
  transferFrom,
  withdrawFrom,
} from '#rules/sparen-beleggen/premieperiodes.ts'
import { premieTermijn, premieUitbetaling } from '#rules/sparen-beleggen/sparen.figures.ts'

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

export type Lot = {
  readonly start: string
  readonly earnedOn: string
  readonly amount: number
  readonly rate: number
  readonly accrued: number
}
export type Credit = { readonly date: string; readonly kind: 'basis' | 'premie'; readonly amount: number }

export type SavingsBook = {
  /** Money on the account at the end, premiums not yet paid left out. */
  readonly balance: number
  /** Base interest of the whole period, credited or not, per calendar year in which it ran. */
  readonly baseByYear: Readonly<Record<string, number>>
  readonly baseInterest: number
  /** Premiums by the calendar year in which they are earned, and by that in which they are paid. */
  readonly premiumByYear: Readonly<Record<string, number>>
  readonly paidByYear: Readonly<Record<string, number>>
  readonly earned: readonly PremiumPeriod[]
  readonly earnedPremium: number
  /** Premium that would be earned if the running periods were completed pro rata today. */
  readonly runningPremium: number
  readonly forfeits: readonly Forfeit[]
  readonly forfeited: number
  readonly lots: readonly Lot[]
  readonly credits: readonly Credit[]
  /** Withdrawals that the account could not pay. */
  readonly short: number
  /** What had run and was earned on each of the days asked for. */
  readonly marks: readonly Mark[]
  /** Running premium that the withdrawal asked about would cost on each of its days. */
  readonly losses: readonly Loss[]
}
export type Loss = { readonly date: string; readonly loss: number }
export type Mark = Pick<SavingsBook, 'baseByYear' | 'premiumByYear' | 'paidByYear'> & { readonly date: string }

export type SavingsPlan = {
  readonly movements: readonly Movement[]
  readonly rates: readonly SavingsRate[]
  readonly until: string
  /** Interest and premiums stay on the account; otherwise they leave it when credited. */
  readonly reinvest?: boolean
  /** Amounts whose year begins on the same day at the same rate go on as one: many deposits over many years stay quick. */
  readonly merge?: boolean
  /** Days on which to look at the book, such as birthdays. */
  readonly marks?: readonly string[]
  /** A withdrawal that is only thought of, on each of these days; at most what is there. */
  readonly thought?: { readonly amount: number; readonly days: readonly string[] }
}

function rateOn(rates: readonly SavingsRate[], date: string): SavingsRate {
  return rates.findLast((rate) => rate.from <= date) ?? rates[0] ?? { from: date, base: 0, premium: 0 }
}

/** First day of the quarter after the day on which a premium is earned; before October 2013 of the year after it. */
export function premieBetaaldOp(law: Law, earnedOn: string): string {
  const period = law.on(earnedOn)(premieUitbetaling) === 'elk kwartaal' ? 3 : 12
  const [year, month] = [Number(earnedOn.slice(0, 4)), Number(earnedOn.slice(5, 7))]
  const paid = month + period - ((month - 1) % period)
  return paid > 12 ? `${year + 1}-01-01` : `${year}-${String(paid).padStart(2, '0')}-01`
}

/** The periods as they were written down, five numbers each. */
function earnedOf(law: Law, periods: readonly number[]): readonly PremiumPeriod[] {
  let day = Number.NaN
  let [earnedOn, paidOn] = ['', '']
  return Array.from({ length: periods.length / 5 }, (_, index) => {
    const [earnedDay = 0, begun = 0, amount = 0, rate = 0, premium = 0] = periods.slice(index * 5, index * 5 + 5)
    // Many end on the same day.
    if (earnedDay !== day) {
      day = earnedDay
      earnedOn = fromDayNumber(day)
      paidOn = premieBetaaldOp(law, earnedOn)
    }
    return { start: fromDayNumber(begun), earnedOn, paidOn, amount, rate, premium }
  })
}

/**
 * The year whose exemption a premium uses: that in which it is paid, because banks look at each payment whether what was paid in
 * the calendar year passes it (Triodos, "Heeft de trimestriële uitkering van de getrouwheidspremie fiscale gevolgen?"). What is
 * earned when an account is closed is paid on that day (Aion).
 */
export const premieBelastIn = (paidOn: string, closedOn = paidOn): string =>
  (paidOn < closedOn ? paidOn : closedOn).slice(0, 4)

const roundAll = (byYear: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(byYear).map(([year, amount]) => [year, roundCents(amount)]))

/** The book while it is kept. */
type Running = {
  readonly lots: OpenLot[]
  /** The lots by the day on which their year is full. */
  readonly ends: ReturnType<typeof openAgenda<OpenLot>>
  /** Earned but not yet paid, by the day of payment, which always lies ahead: at most two of them at a time. */
  readonly pending: Map<number, number>
  /** Day earned, day begun, amount, rate and premium of each period, one after the other: thousands of them in a long plan. */
  readonly periods: number[]
  readonly premiumByYear: Record<string, number>
  readonly paidByYear: Record<string, number>
  readonly forfeits: Forfeit[]
  readonly credits: Credit[]
  readonly baseByYear: Record<string, number>
  readonly marks: Mark[]
  readonly losses: Loss[]
  /** Lots that were ever opened. */
  opened: number
  earnedPremium: number
  balance: number
  uncredited: number
  short: number
}

const emptyBook = (): Running => ({
  lots: [],
  ends: openAgenda<OpenLot>(),
  pending: new Map(),
  periods: [],
  premiumByYear: {},
  paidByYear: {},
  forfeits: [],
  credits: [],
  baseByYear: {},
  marks: [],
  losses: [],
  opened: 0,
  earnedPremium: 0,
  balance: 0,
  uncredited: 0,
  short: 0,
})

/** What does not change while the book is kept. */
type Terms = {
  readonly law: Law
  readonly months: number
  readonly rates: readonly SavingsRate[]
  readonly reinvest: boolean
  readonly merge: boolean
}

type Day = { readonly day: number; readonly date: string; readonly rate: SavingsRate }

function add(book: Running, lot: OpenLot): void {
  book.opened++
  book.lots.push(lot)
  book.ends.add(lot)
}

/** Money comes in: on the balance, and as a year of its own. */
function deposit(book: Running, { months }: Terms, date: string, amount: number, rate: number): void {
  add(book, openLot(book.opened, date, amount, rate, months))
  book.balance = roundCents(book.balance + amount)
}

/** Years that are full today earn their premium, to be paid later (art. 2, 4°, b). */
function earnPremiums(book: Running, { law, months, merge }: Terms, { day, date, rate }: Day): void {
  const complete = book.ends.take(day)
  if (complete.length === 0) return
  let total = 0
  for (const lot of complete) {
    const premium = roundCents(accrued(lot, day))
    total += premium
    book.periods.push(day, lot.start, lot.amount, lot.rate, premium)
  }
  const paidOn = premieBetaaldOp(law, date)
  const [earnedYear, paidYear] = [date.slice(0, 4), paidOn.slice(0, 4)]
  book.earnedPremium += total
  book.premiumByYear[earnedYear] = (book.premiumByYear[earnedYear] ?? 0) + total
  book.paidByYear[paidYear] = (book.paidByYear[paidYear] ?? 0) + total
  const payDay = toDayNumber(paidOn)
  book.pending.set(payDay, (book.pending.get(payDay) ?? 0) + total)
  beginYears(complete, { day, nextRate: rate.premium, term: months })
  if (merge) joinAlike(book.lots, complete)
  for (const lot of complete) if (lot.amount > 0) book.ends.add(lot)
}

/** Interest or premiums come on the account, or leave it at once. */
function credit(book: Running, terms: Terms, { date, rate }: Day, kind: Credit['kind'], amount: number): void {
  if (amount === 0) return
  book.credits.push({ date, kind, amount })
  if (terms.reinvest) deposit(book, terms, date, amount, rate.premium)
}

/** Premiums on the first day of a quarter, base interest on 1 January. */
function creditDue(book: Running, terms: Terms, today: Day): void {
  const premiums = roundCents(book.pending.get(today.day) ?? 0)
  book.pending.delete(today.day)
  credit(book, terms, today, 'premie', premiums)
  if (!today.date.endsWith('-01-01')) return
  const interest = roundCents(book.uncredited)
  book.uncredited = 0
  credit(book, terms, today, 'basis', interest)
}

/** A deposit, a withdrawal or a transfer of the holder. */
function move(book: Running, terms: Terms, { day, date, rate: now }: Day, movement: Movement): void {
  const rate = movement.premium ?? now.premium
  if (movement.transfer) {
    const wanted = Math.abs(movement.amount)
    const { moved, left } = transferFrom(book.lots, { day, wanted, rate, nr: book.opened })
    for (const lot of moved) add(book, lot)
    book.short = roundCents(book.short + left)
  } else if (movement.amount > 0) {
    deposit(book, terms, date, movement.amount, rate)
  } else {
    const wanted = -movement.amount
    const { forfeits, left } = withdrawFrom(book.lots, { day, date, wanted })
    book.forfeits.push(...forfeits)
    book.balance = roundCents(book.balance - (wanted - left))
    book.short = roundCents(book.short + left)
  }
}

/** Base interest until the next day on which something happens, by the days of that year (art. 2, 4°, b). */
function accrueBase(book: Running, { day, date, rate }: Day, stop: number): void {
  const year = Number(date.slice(0, 4))
  const interest = (book.balance * rate.base * (stop - day)) / (isLeapYear(year) ? 366 : 365)
  book.uncredited += interest
  book.baseByYear[year] = (book.baseByYear[year] ?? 0) + interest
}

/** The first day after this one on which a year is full, a premium is paid, a rate changes or something else happens. */
function nextStop({ ends, pending }: Running, { day, date }: Day, latest: number, known: readonly number[]): number {
  let stop = Math.min(latest, toDayNumber(`${Number(date.slice(0, 4)) + 1}-01-01`), ends.next())
  for (const payDay of pending.keys()) stop = Math.min(stop, payDay)
  const ahead = known.find((each) => each > day)
  return ahead === undefined ? stop : Math.min(stop, ahead)
}

/**
 * The book in the order of a day: premiums earned, premiums and interest paid, then what the holder moves; base interest
 * runs over what stands on the account after that.
 */
export function spaarboekje(
  law: Law,
  { movements, rates, until, reinvest = true, merge = false, marks = [], thought }: SavingsPlan,
): SavingsBook {
  const terms: Terms = { law, months: law(premieTermijn), rates, reinvest, merge }
  const sorted = movements.toSorted((a, b) => compareDates(a.date, b.date))
  const moveDays = sorted.map((each) => toDayNumber(each.date))
  const last = toDayNumber(until)
  const markDays = marks.map(toDayNumber)
  const thoughtDays = (thought?.days ?? []).map(toDayNumber)
  const rateDays = rates.map((rate) => toDayNumber(rate.from))
  const known = [...rateDays, ...markDays, ...thoughtDays].toSorted((a, b) => a - b)
  const book = emptyBook()
  let day = moveDays[0] ?? last
  let next = 0
  while (day <= last) {
    const date = fromDayNumber(day)
    const today = { day, date, rate: rateOn(rates, date) }
    earnPremiums(book, terms, today)
    if (markDays.includes(day)) book.marks.push(markOf(book, date))
    creditDue(book, terms, today)
    for (let each = sorted[next]; each?.date === date; each = sorted[++next]) move(book, terms, today, each)
    if (thought && thoughtDays.includes(day))
      book.losses.push({ date, loss: lossOf(book.lots, day, Math.min(thought.amount, book.balance)) })
    if (day === last) break
    const stop = nextStop(book, today, Math.min(last, moveDays[next] ?? last), known)
    accrueBase(book, today, stop)
    day = stop
  }
  return closed(law, book, last)
}

const markOf = ({ baseByYear, premiumByYear, paidByYear }: Running, date: string): Mark => ({
  date,
  baseByYear: roundAll(baseByYear),
  premiumByYear: { ...premiumByYear },
  paidByYear: { ...paidByYear },
})

function closed(law: Law, { lots, periods, baseByYear, forfeits, ...book }: Running, last: number): SavingsBook {
  let earned: readonly PremiumPeriod[] | undefined
  const rounded = roundAll(baseByYear)
  const total = (amounts: readonly number[]) => roundCents(amounts.reduce((sum, amount) => sum + amount, 0))
  return {
    balance: book.balance,
    baseByYear: rounded,
    baseInterest: total(Object.values(rounded)),
    premiumByYear: book.premiumByYear,
    paidByYear: book.paidByYear,
    // Most who ask for a book look at its totals alone.
    get earned() {
      return (earned ??= earnedOf(law, periods))
    },
    earnedPremium: roundCents(book.earnedPremium),
    runningPremium: total(lots.map((lot) => accrued(lot, last))),
    forfeits,
    forfeited: total(forfeits.map((forfeit) => forfeit.premium)),
    get lots() {
      return lots.map((lot) => ({
        start: fromDayNumber(lot.start),
        earnedOn: fromDayNumber(lot.end),
        amount: lot.amount,
        rate: lot.rate,
        accrued: roundCents(accrued(lot, last)),
      }))
    },
    credits: book.credits,
    short: book.short,
    marks: book.marks,
    losses: book.losses,
  }
}
