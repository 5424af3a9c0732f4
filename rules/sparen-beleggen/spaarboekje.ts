/**
 * A regulated savings account day by day (art. 2 KB/WIB 92): base interest per calendar day, credited on
 * 1 January; a getrouwheidspremie per deposit, earned after twelve full months at the rate of its start,
 * paid on the first day of the next quarter; a withdrawal takes the money whose period started last.
 * Leaves out: the yearly number and the minimum of transfers within a bank, and holder limits of banks.
 */
import { compareDates, fromDayNumber, toDayNumber } from '#finance/dates.ts'
import { at } from '#finance/list.ts'
import { roundCents } from '#finance/money.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { premieBetalingen } from '#rules/sparen-beleggen/premiebetaling.ts'
import { accrued, apart, type Forfeit, type PremiumPeriod } from '#rules/sparen-beleggen/premieperiodes.ts'
import {
  type Credit,
  emptyBook,
  keepDay,
  keepUntil,
  type Loss,
  lossesAfter,
  type Mark,
  type Movement,
  roundAll,
  type Running,
  type SavingsRate,
  type Terms,
} from '#rules/sparen-beleggen/spaarboekje-dagen.ts'
import { premieTermijn } from '#rules/sparen-beleggen/sparen.figures.ts'

type Lot = {
  readonly start: string
  readonly earnedOn: string
  readonly amount: number
  readonly rate: number
  readonly accrued: number
}

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

export type SavingsPlan = {
  readonly movements: readonly Movement[]
  readonly rates: readonly SavingsRate[]
  readonly until: string
  /** Interest and premiums stay on the account; otherwise they leave it when credited. */
  readonly reinvest?: boolean
  /** Amounts whose year begins on the same day at the same rate become one amount, with one rounding. */
  readonly merge?: boolean
  /** False where only totals are asked for: `earned` stays empty, and many deposits over many years stay quick. */
  readonly listed?: boolean
  /** Days on which to look at the book, such as birthdays. */
  readonly marks?: readonly string[]
  /**
   * A withdrawal that is only thought of, on each of these days and on the first so many after the end on which a year is
   * full; at most what is there.
   */
  readonly thought?: { readonly amount: number; readonly days: readonly string[]; readonly following?: number }
}

/** The periods as they were written down, five numbers each. */
function earnedOf(periods: readonly number[], { on }: Terms['payments']): readonly PremiumPeriod[] {
  const earned: PremiumPeriod[] = []
  let [day, begun] = [Number.NaN, Number.NaN]
  let [earnedOn, paidOn, start] = ['', '', '']
  for (let place = 0; place < periods.length; place += 5) {
    // Many end on the same day, and began on one.
    if (periods[place] !== day) {
      day = at(periods, place)
      earnedOn = fromDayNumber(day)
      paidOn = on(earnedOn)
    }
    if (periods[place + 1] !== begun) {
      begun = at(periods, place + 1)
      start = fromDayNumber(begun)
    }
    const [amount, rate] = [at(periods, place + 2), at(periods, place + 3)]
    earned.push({ start, earnedOn, paidOn, amount, rate, premium: at(periods, place + 4) })
  }
  return earned
}

export function spaarboekje(
  law: Law,
  { movements, rates, until, reinvest = true, merge = false, listed = true, marks = [], thought }: SavingsPlan,
): SavingsBook {
  const sorted = movements.toSorted((a, b) => compareDates(a.date, b.date))
  const moveDays = sorted.map((each) => toDayNumber(each.date))
  const markDays = marks.map(toDayNumber)
  const thoughtDays = (thought?.days ?? []).map(toDayNumber)
  const rateDays = rates.map((rate) => toDayNumber(rate.from))
  const terms: Terms = {
    payments: premieBetalingen(law),
    months: law(premieTermijn),
    rates,
    reinvest,
    merge,
    listed,
    movements: sorted,
    moveDays,
    known: [...rateDays, ...markDays, ...thoughtDays].toSorted((a, b) => a - b),
    markDays: new Set(markDays),
    thoughtDays: new Set(thoughtDays),
    thought: thought?.amount ?? 0,
  }
  const last = toDayNumber(until)
  const book = emptyBook(moveDays[0] ?? last)
  if (book.day <= last) {
    keepDay(book, terms)
    keepUntil(book, terms, last)
  }
  const following = thought?.following === undefined ? [] : lossesAfter(book, terms, thought.following)
  return closed(book, terms, following)
}

function closed(
  { lots, periods, baseByYear, forfeits, ...book }: Running,
  { payments }: Terms,
  following: readonly Loss[],
): SavingsBook {
  let earned: readonly PremiumPeriod[] | undefined
  let open: readonly Lot[] | undefined
  const rounded = roundAll(baseByYear)
  const total = (amounts: readonly number[]) => roundCents(amounts.reduce((sum, amount) => sum + amount, 0))
  return {
    balance: book.balance,
    baseByYear: rounded,
    baseInterest: total(Object.values(rounded)),
    premiumByYear: Object.fromEntries(book.premiumByYear),
    paidByYear: Object.fromEntries(book.paidByYear),
    // Most who ask for a book look at its totals alone.
    get earned() {
      return (earned ??= earnedOf(periods, payments))
    },
    earnedPremium: roundCents(book.earnedPremium),
    runningPremium: total(lots.map((lot) => accrued(lot, book.day))),
    forfeits,
    forfeited: total(forfeits.map((forfeit) => forfeit.premium)),
    get lots() {
      return (open ??= apart(lots).map((lot) => ({
        start: fromDayNumber(lot.start),
        earnedOn: fromDayNumber(lot.end),
        amount: lot.amount,
        rate: lot.rate,
        accrued: roundCents(accrued(lot, book.day)),
      })))
    },
    credits: book.credits,
    short: book.short,
    marks: book.marks,
    losses: [...book.losses, ...following],
  }
}
