/**
 * A regulated savings account day by day (art. 2 KB/WIB 92): base interest per calendar day, credited on
 * 1 January; a getrouwheidspremie per deposit, earned after twelve full months at the rate of its start,
 * paid on the first day of the next quarter; a withdrawal takes the money whose period started last.
 * Leaves out: the yearly number and the minimum of transfers within a bank, and holder limits of banks.
 */
import { addMonths, compareDates, fromDayNumber, isLeapYear, month, monthOf, toDayNumber } from '#finance/dates.ts'
import { roundCents } from '#finance/money.ts'
import type { Law } from '#rules/kernel/dated.ts'
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

export type PremiumPeriod = {
  /** Day on which the period of twelve months started. */
  readonly start: string
  readonly earnedOn: string
  readonly paidOn: string
  readonly amount: number
  readonly rate: number
  readonly premium: number
}
export type Forfeit = {
  readonly date: string
  readonly start: string
  readonly amount: number
  readonly premium: number
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
}
export type Mark = Pick<SavingsBook, 'baseByYear' | 'earned'> & { readonly date: string }

type Open = {
  start: number
  origin: string
  turns: number
  end: number
  amount: number
  rate: number
  /** Day since which `rate` counts in this year, and the premium of the days before it. */
  since: number
  settled: number
  /** Rate of the other account of the bank, for the years to come. */
  elsewhere?: number
}

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
}

function rateOn(rates: readonly SavingsRate[], date: string): SavingsRate {
  return rates.findLast((rate) => rate.from <= date) ?? rates[0] ?? { from: date, base: 0, premium: 0 }
}

/** First day of the quarter after the day on which a premium is earned; before October 2013 of the year after it. */
export function premieBetaaldOp(law: Law, earnedOn: string): string {
  const period = law.on(earnedOn)(premieUitbetaling) === 'elk kwartaal' ? 3 : 12
  return addMonths(`${monthOf(earnedOn)}-01`, period - ((month(earnedOn) - 1) % period))
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

export function spaarboekje(
  law: Law,
  { movements, rates, until, reinvest = true, merge = false, marks = [] }: SavingsPlan,
): SavingsBook {
  const term = law(premieTermijn)
  const sorted = movements.toSorted((a, b) => compareDates(a.date, b.date))
  const moveDays = sorted.map((move) => toDayNumber(move.date))
  const last = toDayNumber(until)
  const lots: Open[] = []
  /** Earned but not yet paid, by the day of payment, which always lies ahead: at most two of them at a time. */
  const pending = new Map<number, number>()
  const earned: PremiumPeriod[] = []
  const forfeits: Forfeit[] = []
  const credits: Credit[] = []
  const baseByYear: Record<string, number> = {}
  let balance = 0
  let uncredited = 0
  let short = 0

  const open = (date: string, amount: number, rate: number) => {
    const start = toDayNumber(date)
    const end = toDayNumber(addMonths(date, term))
    lots.push({ start, origin: date, turns: 0, end, amount, rate, since: start, settled: 0 })
    balance = roundCents(balance + amount)
  }
  const accrued = (lot: Open, day: number) =>
    lot.settled + (lot.amount * lot.rate * (day - lot.since)) / (lot.end - lot.start)
  const youngest = (list: readonly Open[]) =>
    list.reduce((newest, each) => (each.start >= newest.start ? each : newest))

  // Many lots complete on the same day: what depends on that day alone is worked out once.
  const completePeriods = (day: number, date: string) => {
    const complete = lots.filter((lot) => lot.end === day)
    if (complete.length === 0) return
    const paidOn = premieBetaaldOp(law, date)
    const nextRate = rateOn(rates, date).premium
    const starts = new Map<number, string>()
    const ends = new Map<string, number>()
    let total = 0
    for (const lot of complete) {
      const premium = roundCents(accrued(lot, day))
      total += premium
      const start = starts.get(lot.start) ?? fromDayNumber(lot.start)
      starts.set(lot.start, start)
      earned.push({ start, earnedOn: date, paidOn, amount: lot.amount, rate: lot.rate, premium })
      lot.turns++
      lot.start = day
      const anniversary = lot.origin.slice(5)
      lot.end = ends.get(anniversary) ?? toDayNumber(addMonths(lot.origin, term * (lot.turns + 1)))
      ends.set(anniversary, lot.end)
      lot.since = day
      lot.settled = 0
      lot.rate = lot.elsewhere ?? nextRate
    }
    const payDay = toDayNumber(paidOn)
    pending.set(payDay, (pending.get(payDay) ?? 0) + total)
    if (merge) join(complete)
  }
  /** Lots that completed on one day, with the same day of the year and the same rate from here on. */
  const join = (complete: readonly Open[]) => {
    const kept = new Map<string, Open>()
    for (const lot of complete) {
      const alike = `${lot.origin.slice(5)} ${lot.rate} ${lot.elsewhere}`
      const first = kept.get(alike)
      if (first === undefined) kept.set(alike, lot)
      else {
        first.amount = roundCents(first.amount + lot.amount)
        lots.splice(lots.indexOf(lot), 1)
      }
    }
  }
  const payPremiums = (day: number, date: string) => {
    const amount = roundCents(pending.get(day) ?? 0)
    pending.delete(day)
    if (amount === 0) return
    credits.push({ date, kind: 'premie', amount })
    if (reinvest) open(date, amount, rateOn(rates, date).premium)
  }
  const creditBase = (date: string) => {
    const amount = roundCents(uncredited)
    uncredited = 0
    if (amount === 0) return
    credits.push({ date, kind: 'basis', amount })
    if (reinvest) open(date, amount, rateOn(rates, date).premium)
  }
  const withdraw = (day: number, date: string, wanted: number) => {
    let left = wanted
    while (left > 0 && lots.length > 0) {
      const lot = youngest(lots)
      const part = Math.min(left, lot.amount)
      const lost = (accrued(lot, day) * part) / lot.amount
      if (lost > 0) forfeits.push({ date, start: fromDayNumber(lot.start), amount: part, premium: roundCents(lost) })
      lot.settled *= 1 - part / lot.amount
      lot.amount = roundCents(lot.amount - part)
      if (lot.amount === 0) lots.splice(lots.indexOf(lot), 1)
      left = roundCents(left - part)
      balance = roundCents(balance - part)
    }
    short = roundCents(short + left)
  }
  const transfer = (day: number, wanted: number, rate: number) => {
    const here = lots.filter((lot) => lot.elsewhere === undefined)
    let left = wanted
    while (left > 0 && here.length > 0) {
      const lot = youngest(here)
      here.splice(here.indexOf(lot), 1)
      const part = Math.min(left, lot.amount)
      left = roundCents(left - part)
      const moved = { ...lot, amount: part, rate, since: day, elsewhere: rate }
      moved.settled = (accrued(lot, day) * part) / lot.amount
      lot.amount = roundCents(lot.amount - part)
      if (lot.amount === 0) lots.splice(lots.indexOf(lot), 1)
      lots.push(moved)
    }
    short = roundCents(short + left)
  }

  let day = moveDays[0] ?? last
  const rateDays = rates.map((rate) => toDayNumber(rate.from))
  const markDays = marks.map(toDayNumber)
  const marked: Mark[] = []
  let next = 0
  while (day <= last) {
    const date = fromDayNumber(day)
    completePeriods(day, date)
    if (markDays.includes(day)) marked.push({ date, baseByYear: roundAll(baseByYear), earned: [...earned] })
    payPremiums(day, date)
    if (date.endsWith('-01-01')) creditBase(date)
    for (let move = sorted[next]; move?.date === date; move = sorted[++next]) {
      if (move.transfer) transfer(day, Math.abs(move.amount), move.premium ?? rateOn(rates, date).premium)
      else if (move.amount > 0) open(date, move.amount, move.premium ?? rateOn(rates, date).premium)
      else withdraw(day, date, -move.amount)
    }
    if (day === last) break
    const year = Number(date.slice(0, 4))
    const newYear = toDayNumber(`${year + 1}-01-01`)
    let stop = Math.min(last, newYear, moveDays[next] ?? last)
    for (const lot of lots) stop = Math.min(stop, lot.end)
    for (const payDay of pending.keys()) stop = Math.min(stop, payDay)
    for (const known of [...rateDays, ...markDays]) if (known > day) stop = Math.min(stop, known)
    const interest = (balance * rateOn(rates, date).base * (stop - day)) / (isLeapYear(year) ? 366 : 365)
    uncredited += interest
    baseByYear[year] = (baseByYear[year] ?? 0) + interest
    day = stop
  }

  const rounded = roundAll(baseByYear)
  const total = (amounts: readonly number[]) => roundCents(amounts.reduce((sum, amount) => sum + amount, 0))
  return {
    balance,
    baseByYear: rounded,
    baseInterest: total(Object.values(rounded)),
    earned,
    earnedPremium: total(earned.map((period) => period.premium)),
    runningPremium: total(lots.map((lot) => accrued(lot, last))),
    forfeits,
    forfeited: total(forfeits.map((forfeit) => forfeit.premium)),
    lots: lots.map((lot) => ({
      start: fromDayNumber(lot.start),
      earnedOn: fromDayNumber(lot.end),
      amount: lot.amount,
      rate: lot.rate,
      accrued: roundCents(accrued(lot, last)),
    })),
    credits,
    short,
    marks: marked,
  }
}
